import { type Arena, OBJECTIVE_IDS, type ObjectiveId } from "../arena/arena.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { findById, type Registered } from "../base/registry.ts";
import { text } from "../base/text.ts";
import { finishable, type Work } from "../base/work.ts";
import { asParity, type ObjectiveOptions, type ObjectiveSolution, type ParityArena } from "./game.ts";
import { solveByLearning } from "./learning.ts";
import * as texts from "./texts.ts";
import { solveByZielonka } from "./zielonka.ts";

/** An objective of players. */
export interface Objective extends Registered {
  readonly id: ObjectiveId;
}

const EXACT = text("who wins, and strategies for both", "qui gagne, et des stratégies pour les deux");
const ABOUT: Readonly<Record<ObjectiveId, Pick<Registered, "requires" | "reference">>> = {
  reach: { requires: text("goals", "des buts"), reference: "Course; Zermelo 1913" },
  safety: {
    requires: text("goals of the opponent", "des buts de l'adversaire"),
    reference: "the complement of the opponent's reachability",
  },
  buchi: {
    requires: text("goals, visited again and again", "des buts, visités encore et encore"),
    reference: "Büchi 1962; parity with the priorities 1 and 2",
  },
  cobuchi: {
    requires: text("goals, never left from some move on", "des buts, jamais quittés à partir d'un coup"),
    reference: "the complement of the opponent's Büchi objective; parity with the priorities 0 and 1",
  },
  parity: { requires: text("priorities", "des priorités"), reference: "Emerson and Jutla 1991; Mostowski 1991" },
};

/** Every objective; the first is the default of arenas. */
export const OBJECTIVES: readonly Objective[] = OBJECTIVE_IDS.map((id) => ({
  id,
  title: texts.TITLES[id],
  guarantees: EXACT,
  ...ABOUT[id],
}));

/** A solver of parity games, and so of every objective. All solvers find the same winners. */
export interface ParitySolver extends Registered {
  solve(game: ParityArena): Work<ObjectiveSolution, unknown>;
}

const ANY = text("any arena with an objective", "une arène quelconque avec un objectif");

/** Every solver of parity games; the first is the default. */
export const PARITY_SOLVERS: readonly ParitySolver[] = [
  {
    id: "learning",
    title: text(
      "tangle learning, component by component, iterative",
      "apprentissage d'enchevêtrements, composante par composante, itératif",
    ),
    requires: ANY,
    guarantees: EXACT,
    reference: "van Dijk 2018 (objective/learning.ts)",
    solve: solveByLearning.work,
  },
  {
    id: "zielonka",
    title: text("Zielonka's recursion, as it is taught", "la récursion de Zielonka, telle qu'on l'enseigne"),
    requires: ANY,
    guarantees: EXACT,
    reference: "Zielonka 1998, after McNaughton 1993 (objective/zielonka.ts)",
    solve: (game) => solveByZielonka.work(game),
  },
];

/** The solution of an arena whose objective is given by priorities. */
export interface SolvedObjective {
  /** The solved game, which verifiers need: see `asParity`. */
  readonly game: ParityArena;
  readonly solution: ObjectiveSolution;
}

/** Solves an arena for an objective, its own by default, by the solver with this id (by default the first). */
export const solveObjective = /* @__PURE__ */ finishable(function* solveObjective(
  arena: Arena,
  given: ObjectiveOptions & { readonly solver?: string | undefined } = {},
): Work<SolvedObjective, unknown> {
  checkOptions("solveObjective", given, SOLVE_OBJECTIVE_OPTIONS);
  const { solver = PARITY_SOLVERS[0].id, ...options } = given;
  const game = asParity(arena, options);
  return { game, solution: yield* findById(texts.SOLVER, solver, PARITY_SOLVERS).solve(game) };
});

const SOLVE_OBJECTIVE_OPTIONS: OptionNames<ObjectiveOptions & { readonly solver?: string }> = {
  objective: true,
  player: true,
  deadEnds: true,
  solver: true,
};
