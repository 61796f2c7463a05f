import { text } from "marienbad";
import type { BookChapter } from "../vocabulary.ts";
import { BRANCH } from "./branch.ts";
import { MARIENBAD } from "./marienbad.ts";
import { PLAYS, TREE } from "./plays.ts";
import { RECIPE } from "./recipe.ts";
import { FIVE_ANSWERS } from "./rules.ts";
import { SIEVE } from "./sieve.ts";
import { MEMORY, NOTEBOOK } from "./strategies.ts";

export const GAMES: BookChapter = {
  question: text("Can you have lost before you have moved?", "Peut-on avoir perdu avant d'avoir joué ?"),
  sections: [MARIENBAD, FIVE_ANSWERS, SIEVE, PLAYS, TREE, BRANCH, NOTEBOOK, MEMORY, RECIPE],
};
