import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { FACE_DOWN, TWO_CUTS } from "./cuts.ts";
import { DEEPER } from "./deeper.ts";
import { MEMO } from "./memo.ts";
import { FOLDED } from "./memory.ts";
import { BOUNDS, ORDER } from "./order.ts";
import { SAVINGS } from "./savings.ts";
import { WINDOW } from "./window.ts";

export const ALPHA_BETA: BookChapter = {
  question: text("How many leaves need never be read?", "Combien de feuilles peut-on ne pas lire ?"),
  sections: [FACE_DOWN, FOLDED, MEMO, DEEPER, TWO_CUTS, WINDOW, BOUNDS, ORDER, SAVINGS],
};
