import { type Text, text } from "../../../base/text.ts";

export const MOVES_AND_RESUME: Text = text(
  "--moves and --resume both say what was played: give one of them.",
  "--moves et --resume disent tous deux ce qui a été joué : donnez l'un des deux.",
);

export const RESUME_NEEDS_FILE: Text = text(
  "--resume needs a file: standard input is where you play.",
  "--resume demande un fichier : l'entrée standard est là où vous jouez.",
);
