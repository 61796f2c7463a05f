import { type Text, text } from "../base/text.ts";

export const scoresInstead = (): Text =>
  text(
    "This game is played for points: its solution is solved.scores, not solved.solution.",
    "Ce jeu se joue aux points : sa solution est solved.scores, et non solved.solution.",
  );
export const noMemory = (memory: unknown): Text =>
  text(
    `The memory is ${memory}, it should be a number of MiB above 0.`,
    `La mémoire est ${memory}, ce devrait être un nombre de Mio supérieur à 0.`,
  );
