import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { LINES_OF_THREE, PLAYOUTS } from "./estimates.ts";
import { HORIZON } from "./horizon.ts";
import { DEPTH, LAST_STAND, TOO_BIG } from "./limits.ts";
import { MOBILITY } from "./mobility.ts";
import { BOXES, EVERYTHING, RISING, TO_THE_END } from "./values.ts";

export const MINIMAX: BookChapter = {
  question: text(
    "How should I choose, when the other will choose after me?",
    "Comment choisir, quand l'autre choisira après moi ?",
  ),
  sections: [
    BOXES,
    EVERYTHING,
    RISING,
    TO_THE_END,
    TOO_BIG,
    DEPTH,
    LAST_STAND,
    LINES_OF_THREE,
    MOBILITY,
    PLAYOUTS,
    HORIZON,
  ],
};
