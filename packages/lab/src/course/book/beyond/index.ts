import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { AGAIN } from "./again.ts";
import { FOR_EVER, ZIELONKA } from "./parity.ts";
import { SAFE } from "./safe.ts";

export const BEYOND: BookChapter = {
  question: text("Who wins a play that never ends?", "Qui gagne une partie qui ne finit pas ?"),
  sections: [SAFE, AGAIN, FOR_EVER, ZIELONKA],
};
