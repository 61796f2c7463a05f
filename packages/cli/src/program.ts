import { text } from "marienbad/base";
import { COMMANDS } from "./commands/index.ts";
import type { Program } from "./core/command.ts";
import { MAIN_PROGRAM } from "./core/texts.ts";

export const MARIENBAD: Program = {
  name: MAIN_PROGRAM,
  title: text(
    "Marienbad: two-player games as graphs, solved and played perfectly",
    "Marienbad : les jeux à deux joueurs comme des graphes, résolus et joués parfaitement",
  ),
  commands: COMMANDS,
};
