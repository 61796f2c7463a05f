import { text } from "marienbad";
import type { Program } from "marienbad-cli";
import { PROGRAM } from "./flags.ts";

/** The command line of this package. Its commands are loaded when they are run. */
export const CLUSTER: Program = {
  name: PROGRAM,
  title: text(
    "Marienbad on several machines: games solved level by level, by tasks on a queue",
    "Marienbad sur plusieurs machines : des jeux résolus niveau par niveau, par tâches dans une file",
  ),
  commands: [
    {
      name: "work",
      summary: text(
        "Do tasks of the queue on this machine until it is stopped.",
        "Faire des tâches de la file sur cette machine, jusqu'à l'arrêt.",
      ),
      load: async () => (await import("./work.ts")).workCommand,
    },
    {
      name: "solve",
      summary: text(
        "Solve a game into a database on all machines of the queue; whatever is killed meanwhile, it goes on.",
        "Résoudre un jeu dans une base sur toutes les machines de la file ; quoi qu'il arrive, cela reprend.",
      ),
      load: async () => (await import("./solve.ts")).solve,
    },
    {
      name: "status",
      summary: text(
        "What is being solved on a queue, how far it is, and by which machines.",
        "Ce qui est en cours de résolution sur une file, où elle en est, et quelles machines y travaillent.",
      ),
      load: async () => (await import("./status.ts")).status,
    },
    {
      name: "plan",
      summary: text(
        "What solving a game needs on 1, 10 and 100 machines: time, core hours, disk, bytes exchanged.",
        "Ce que demande la résolution d'un jeu sur 1, 10 et 100 machines : temps, heures-cœur, disque, échanges.",
      ),
      load: async () => (await import("./plan.ts")).planCommand,
    },
  ],
};
