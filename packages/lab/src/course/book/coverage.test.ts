import { expect, it } from "vitest";
import { EXERCISES } from "../exercises.ts";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { questionsOf, type Section } from "./vocabulary.ts";

/**
 * Every definition, theorem, algorithm, figure and exercise of the five documents of the course, the sections that
 * treat of it, and a word of theirs that does. Documents: D1 game theory, D2 reachability games, D3 minimax, D4 Alice
 * and Bob, D5 Marceau.
 */
const COVERED: Readonly<Record<string, readonly [sections: string, word: RegExp]>> = {
  "D1 epigraph (Bachet)": ["games/recipe nim/one-heap", /Bachet/],
  "D1 def. 1 game": ["games/five-answers", /which moves are allowed/],
  "D1 def. 2 cooperative": ["games/sieve paths/table", /cooperative/],
  "D1 def. 3 zero-sum, ex. 1, remark": ["games/sieve paths/table", /zero-sum/],
  "D1 def. 4 dilemma, remark": ["paths/prisoners", /dominates/],
  "D1 remark on repetition, Nash": ["paths/again paths/tournament", /Nash/],
  "D1 def. 5 sequential": ["games/sieve", /sequential/],
  "D1 def. 6, 7 perfect, complete; Bayesian, ex. 2": ["games/sieve", /Bayesian/],
  "D1 def. 8, fig. 1 tree": ["games/tree games/branch minimax/everything", /each leaf/],
  "D1 def. 9, vocabulary 1 impartial": ["games/sieve nim/passport", /impartial/],
  "D1 def. 10 Nim, vocabulary 2, ex. 3, fig. 2": [
    "games/marienbad games/five-answers nim/lamp nim/misere nim/menagerie",
    /last one loses|misère|Grundy's game/,
  ],
  "D1 fig. 3, 4 two rows of two": ["arenas/whose-turn attractors/dead-ends nim/twins", /[Tt]wo rows of two/],
  "D1 def. 11 arena": ["arenas/whose-turn arenas/turns", /bipartite/],
  "D1 def. 12 play": ["games/plays", /a play|\*play\*/],
  "D1 def. 13, 14 winning condition, ex. 4": ["arenas/goals", /winning condition/],
  "D1 def. 15 strategy, remark": ["games/notebook arenas/rub-out", /strategy/],
  "D1 def. 16, 17 winning strategy and position, ex. 5": [
    "arenas/refute attractors/dead-ends",
    /conforming plays are won/,
  ],
  "D1 def. 18, 19 attractor": ["attractors/before attractors/layers attractors/dead-ends", /attractor/],
  "D1 th. 1, proof, eq. 7 and 8": ["attractors/why attractors/ranks play/down", /Theorem/],
  "D1 F, algorithm 1": ["attractors/countdown", /counter/],
  "D1 G idea, th. 2 Bouton, note, ex. 6": ["play/ideas nim/twins nim/bouton nim/sums", /Bouton/],
  "D1 def. 20 Grundy, mex, eq. 9": ["nim/mex", /mex/],
  "D1 th. 3 Sprague–Grundy": ["nim/sums nim/passport", /equivalent/],
  "D1 H sizes, Shannon, def. 21 heuristic": ["play/sizes minimax/too-big minimax/depth", /heuristic/],
  "D1 I, def. 22 score, fig. 5, 6, ex. 7, von Neumann": ["minimax/rising minimax/depth paths/table", /guarantee/],
  "D1 algorithm 2 minimax": ["minimax/depth minimax/last-stand", /−∞/],
  "D1 J, fig. 7, 8, 9": ["alphabeta/two-cuts", /α cut/],
  "D1 algorithm 3 alpha-beta": ["alphabeta/window alphabeta/bounds", /window/],
  "D1 K states, Dijkstra, eq. 11, algorithm 4 A*": ["paths/oil paths/ahead paths/reopen", /Dijkstra/],
  "D1 def. 23 admissible": ["paths/admissible", /admissible/],
  "D1 def. 24, 25 consistent, monotone, eq. 12–15": ["paths/slope", /monotone/],
  "D2 1, 1.0.1–1.0.3 rules, tic-tac-toe, connect-4": [
    "games/five-answers games/branch play/sizes play/endgame",
    /[Tt]ic-tac-toe/,
  ],
  "D2 circles, squares, borders; 1.0.5, fig. 1, 2": ["arenas/fold arenas/whose-turn", /[Cc]ircles/],
  "D2 fictitious vertex, 1.0.4": ["arenas/turns", /to pass/],
  "D2 2.1.1 play": ["games/plays arenas/never-ending", /play/],
  "D2 2, 2.1.2, 2.1.3, fig. 3 winning, draw": ["arenas/goals attractors/first-goal attractors/neither", /first goal/],
  "D2 2.1.4, 2.1.5 strategy": ["games/notebook games/memory", /notebook/],
  "D2 2.1.6–2.1.9 winning strategy": ["arenas/refute play/down", /\*all\* conforming plays/],
  "D2 exercise 2.1.10": ["arenas/fold arenas/dictionary", /Nim from 10, take 1 or 2/],
  "D2 2.2, 2.2.1–2.2.3, fig. 4 attractor": [
    "attractors/before attractors/dead-ends attractors/layers",
    /one arrow into X is enough|only grow/,
  ],
  "D2 2.3 regions and cases, fig. 5": [
    "attractors/neither play/down play/late play/tightrope play/one-function",
    /hold/,
  ],
  "D2 3.1 degrees, rank": ["arenas/whose-turn attractors/countdown attractors/ranks", /in-degree/],
  "D2 3.2 programs": ["attractors/countdown arenas/dictionary", /dictionary/],
  "D2 3.3 programs, strategy": ["attractors/ranks play/down play/one-function", /recursive marking/],
  "D2 exercise 4.1 (Nim from 15)": ["attractors/layers nim/one-heap", /Nim from 15/],
  "D2 exercise 4.2": ["attractors/layers arenas/dead-ends", /layer|loses/],
  "D3 1 small games": ["play/sizes play/endgame minimax/too-big", /notebook|5,478/],
  "D3 def. 1.0.2, remarks": ["minimax/depth minimax/last-stand", /heuriskein/],
  "D3 ex. 1.0.5, fig. 1": ["minimax/lines", /mixed line/],
  "D3 ex. 1.0.6 random plays": ["minimax/playouts", /at random/],
  "D3 exercise 1.0.7, fig. 2": ["alphabeta/memo minimax/horizon", /foretell/],
  "D3 2 programs": ["minimax/depth minimax/last-stand", /begin with the first move/],
  "D3 3 memo": ["alphabeta/folded alphabeta/memo alphabeta/deeper", /remaining depth/],
  "D4 sink, theorem, proof": ["arenas/dead-ends arenas/never-ending", /sink/],
  "D4 bipartite, two figures": ["arenas/turns", /odd length/],
  "D4 rules, Nim, domineering": ["games/five-answers minimax/mobility", /domineering/],
  "D4 configuration graphs": ["arenas/fold arenas/whose-turn", /folds? into/],
  "D4 strategy, winning strategy and position": ["games/notebook arenas/rub-out arenas/refute", /strategy/],
  "D4 layers, example, strategy": ["attractors/layers play/down", /at most\*/],
  "D4 recursive formulation, code": ["attractors/from-above", /from above/],
  "D4 heuristic, mobility, warning": ["minimax/mobility minimax/horizon", /my possible/],
  "D4 minimax, code, figure": ["minimax/rising minimax/depth", /smallest/],
  "D5 6.1–6.6 graph of the game": ["arenas/whose-turn arenas/fold arenas/turns", /leave it|arrows that/],
  "D5 6.7, 6.8 plays, figures": ["games/plays arenas/never-ending", /partial/],
  "D5 6.9 strategy, memory, chess remark": [
    "games/notebook games/memory games/recipe",
    /[Cc]hess seems to need memory/,
  ],
  "D5 6.10, list of plays": ["games/plays arenas/goals arenas/refute", /thirteen plays/],
  "D5 6.11 condition": ["arenas/goals attractors/neither", /no draw|winning condition/],
  "D5 II.2 Pr, F, layers, 6.12": ["attractors/before attractors/layers attractors/ranks", /Pr\(X\)/],
  "D5 6.13, 6.14": ["attractors/why attractors/neither attractors/countdown", /linear/],
  "D5 6.15–6.18 trees, figure": ["games/tree minimax/everything", /height/],
  "D5 6.19, figures": ["minimax/to-the-end", /\+1/],
  "D5 6.20, 6.21": ["minimax/depth minimax/horizon", /heuristic/],
};

/** All that a reader of a section reads, in English. */
function wordsOf({ title, blocks, ...section }: Section): string {
  const questions = questionsOf({ title, blocks, ...section });
  return [title, ...blocks.flatMap(({ prose }) => prose), ...questions.flatMap(({ asked, why }) => [asked, why])]
    .map(({ en }) => en)
    .join(" ");
}

it("nothing of the five documents is left out: every section named is there, and speaks of it", async () => {
  const chapters = await Promise.all(
    CHAPTERS_OF_BOOK.map(async (entry) => ({ id: entry.id, ...(await entry.load()) })),
  );
  const known = new Map(
    chapters.flatMap(({ id, sections }) => sections.map((section) => [`${id}/${section.id}`, wordsOf(section)])),
  );
  for (const [item, [places, word]] of Object.entries(COVERED)) {
    for (const place of places.split(" ")) expect(known.has(place), `${item}: ${place}`).toBe(true);
    const read = places
      .split(" ")
      .map((place) => known.get(place))
      .join(" ");
    expect(word.test(read), `${item}: ${word}`).toBe(true);
  }
});

it("every section of the eight chapters has an exercise, remarks on wrong answers and a figure", async () => {
  for (const { id, load } of CHAPTERS_OF_BOOK.filter(({ number }) => number <= 8)) {
    for (const { id: section, exercise, blocks } of (await load()).sections) {
      expect(exercise?.wrong.length, `${id}/${section}`).toBeGreaterThan(0);
      expect(
        blocks.some(({ figure }) => figure !== undefined),
        `${id}/${section}`,
      ).toBe(true);
    }
  }
});

it("the numbered exercises of the documents are cards of the page too", () => {
  const sources = EXERCISES.map(({ source }) => source).join("; ");
  for (const number of ["2.1.10", "4.1", "4.2", "1.0.7", "ex. 6", "6.10", "III.2"]) expect(sources).toContain(number);
});
