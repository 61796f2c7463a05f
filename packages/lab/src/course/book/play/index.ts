import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { ONE_FUNCTION, REVIEW, TIGHTROPE } from "./boards.ts";
import { BITE, STEALING } from "./chomp-sections.ts";
import { ENDGAME } from "./endgame.ts";
import { IDEAS } from "./ideas.ts";
import { LATE } from "./late.ts";
import { DOWN } from "./ranks.ts";
import { SIZES } from "./sizes.ts";

export const PLAY: BookChapter = {
  question: text("One bite wins. Which?", "Une seule bouchée gagne. Laquelle ?"),
  sections: [BITE, DOWN, LATE, TIGHTROPE, ONE_FUNCTION, REVIEW, SIZES, IDEAS, STEALING, ENDGAME],
};
