import { type Parsed, parsed, refused, text } from "marienbad/base";
import type { Step } from "../state-graph.ts";
import { definePuzzle } from "./entry.ts";
import { texts } from "./texts.ts";

/** Those across the river, one bit each: farmer 1, wolf 2, goat 4, cabbage 8. "FG" across is 5, written WC/FG. */
type Across = number;

const LETTERS = ["F", "W", "G", "C"] as const;
const [FARMER, WOLF, GOAT, CABBAGE] = [1, 2, 4, 8];
const ALL = 15;
const PASSENGERS = [0, WOLF, GOAT, CABBAGE];

function isSafe(across: Across): boolean {
  const alone = across & FARMER ? ALL & ~across : across;
  const together = (pair: number): boolean => (alone & pair) === pair;
  return !together(WOLF | GOAT) && !together(GOAT | CABBAGE);
}

function steps(across: Across): Step<Across>[] {
  return PASSENGERS.flatMap((passenger, i) => {
    const besideFarmer = passenger === 0 || ((across & passenger) !== 0) === ((across & FARMER) !== 0);
    const to = across ^ FARMER ^ passenger;
    return besideFarmer && isSafe(to) ? [{ to, cost: 1, label: texts.PASSENGERS[i] }] : [];
  });
}

/** The crossings without the rule: one for each passenger that is left, and the ways back. */
function crossingsLeft(across: Across): number {
  const left = PASSENGERS.filter((passenger) => passenger !== 0 && !(across & passenger)).length;
  return across & FARMER ? 2 * left : Math.max(1, 2 * left - 1);
}

const lettersOf = (set: Across): string => LETTERS.filter((_, bit) => set & (1 << bit)).join("");

function write(across: Across): string {
  return `${lettersOf(ALL & ~across)}/${lettersOf(across)}`;
}

function read(given: string): Parsed<Across> {
  const [near, far, ...more] = given.trim().toUpperCase().split("/");
  const all = [...near, ...(far ?? "")].sort().join("");
  if (far === undefined || more.length > 0 || all !== [...LETTERS].sort().join("")) {
    return refused([{ text: texts.notBanks(given) }]);
  }
  const across = LETTERS.reduce((set, letter, bit) => (far.includes(letter) ? set | (1 << bit) : set), 0);
  if (isSafe(across)) return parsed(across);
  return refused([{ text: texts.somebodyIsEaten(given) }]);
}

export const river = definePuzzle({
  id: "river",
  title: text("Wolf, goat and cabbage", "Le loup, la chèvre et le chou"),
  summary: text(
    "A farmer rows a wolf, a goat and a cabbage across, one at a time. Left without the farmer the wolf " +
      "eats the goat, and the goat the cabbage.",
    "Un passeur fait traverser un loup, une chèvre et un chou, un à la fois. Sans lui, le loup mange la " +
      "chèvre et la chèvre le chou.",
  ),
  reference: "Alcuin of York, Propositiones ad acuendos juvenes XVIII (about 800): 7 crossings, in two ways",
  options: {},
  build: () => ({
    graph: { start: 0, isGoal: (across) => across === ALL, steps, key: (across) => across },
    estimates: { crossings: crossingsLeft },
    write,
    read,
    board: (across) => `${lettersOf(ALL & ~across).padStart(4)} |~~~~~| ${lettersOf(across)}`.trimEnd(),
  }),
});
