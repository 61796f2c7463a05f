import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { ADMISSIBLE, SLOPE } from "./estimates.ts";
import { EXPLORERS } from "./explorers.ts";
import { AHEAD, OIL } from "./oil.ts";
import { PRISONERS } from "./prisoners.ts";
import { REOPEN } from "./reopen.ts";
import { AGAIN } from "./repeated.ts";
import { TABLE } from "./table.ts";
import { TAQUIN } from "./taquin.ts";
import { TOURNAMENT } from "./tournament.ts";

export const PATHS: BookChapter = {
  question: text(
    "How to choose well when nobody plays against you… and when the other is not your enemy?",
    "Comment bien choisir quand personne ne joue contre vous… et quand l'autre n'est pas votre ennemi ?",
  ),
  sections: [EXPLORERS, OIL, AHEAD, ADMISSIBLE, SLOPE, REOPEN, TAQUIN, TABLE, PRISONERS, AGAIN, TOURNAMENT],
};
