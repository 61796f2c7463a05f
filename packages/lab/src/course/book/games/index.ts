import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { BRANCH, PLAYS, TREE } from "./plays.ts";
import { FIVE_ANSWERS, MARIENBAD, SIEVE } from "./rules.ts";
import { MEMORY, NOTEBOOK, RECIPE } from "./strategies.ts";

export const GAMES: BookChapter = {
  question: text("Can you have lost before you have moved?", "Peut-on avoir perdu avant d'avoir joué ?"),
  sections: [MARIENBAD, FIVE_ANSWERS, SIEVE, PLAYS, TREE, BRANCH, NOTEBOOK, MEMORY, RECIPE],
};
