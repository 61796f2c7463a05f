import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { DEAD_ENDS, GOALS, NEVER_ENDING } from "./ends.ts";
import { DICTIONARY, FIFTEEN, FOLD, WHOSE_TURN } from "./graphs.ts";
import { REFUTE, RUB_OUT, TURNS } from "./strategies.ts";

export const ARENAS: BookChapter = {
  question: text("What are you really playing?", "À quoi jouez-vous vraiment ?"),
  sections: [FIFTEEN, FOLD, WHOSE_TURN, DICTIONARY, TURNS, DEAD_ENDS, NEVER_ENDING, GOALS, RUB_OUT, REFUTE],
};
