import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { DICTIONARY } from "./dictionary.ts";
import { DEAD_ENDS, NEVER_ENDING } from "./ends.ts";
import { GOALS } from "./goals.ts";
import { FIFTEEN, FOLD } from "./graphs.ts";
import { REFUTE } from "./refute.ts";
import { RUB_OUT, TURNS } from "./strategies.ts";
import { WHOSE_TURN } from "./whose-turn.ts";

export const ARENAS: BookChapter = {
  question: text("What are you really playing?", "À quoi jouez-vous vraiment ?"),
  sections: [FIFTEEN, FOLD, WHOSE_TURN, DICTIONARY, TURNS, DEAD_ENDS, NEVER_ENDING, GOALS, RUB_OUT, REFUTE],
};
