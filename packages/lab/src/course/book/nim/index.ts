import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { BOUTON } from "./bouton.ts";
import { LAMP, ONE_HEAP, TWIN_HEAPS } from "./heaps.ts";
import { MISERE } from "./misere.ts";
import { MEX, SIDE_BY_SIDE } from "./numbers.ts";
import { PASSPORT } from "./passport.ts";
import { MENAGERIE, PERIODS } from "./sequences.ts";

export const NIM: BookChapter = {
  question: text(
    "Why does one always lose at Marienbad when one begins?",
    "Pourquoi perd-on toujours à Marienbad quand on commence ?",
  ),
  sections: [LAMP, ONE_HEAP, TWIN_HEAPS, BOUTON, MEX, SIDE_BY_SIDE, PASSPORT, MISERE, PERIODS, MENAGERIE],
};
