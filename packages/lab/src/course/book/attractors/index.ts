import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { FROM_ABOVE, INSPECTOR } from "./checks.ts";
import { DEAD_ENDS, FIRST_GOAL } from "./clauses.ts";
import { LAYERS } from "./flood.ts";
import { ENVELOPE, ONE_BEFORE } from "./layers.ts";
import { COUNTDOWN, RANKS_IN_BREADTH } from "./programs.ts";
import { NEITHER, WHY } from "./truth.ts";

export const ATTRACTORS: BookChapter = {
  question: text(
    "Can one know who wins without playing a single game?",
    "Peut-on savoir qui gagne sans jouer une seule partie ?",
  ),
  sections: [
    ENVELOPE,
    ONE_BEFORE,
    LAYERS,
    DEAD_ENDS,
    FIRST_GOAL,
    WHY,
    NEITHER,
    RANKS_IN_BREADTH,
    COUNTDOWN,
    FROM_ABOVE,
    INSPECTOR,
  ],
};
