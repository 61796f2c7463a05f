import { findById, type Registered } from "../base/registry.ts";
import { text } from "../base/text.ts";
import type { Meter, Work } from "../base/work.ts";
import type { FullGame, Heuristic } from "../game/members.ts";
import type { Answer } from "./answer.ts";
import { mcts } from "./mcts.ts";
import { alphaBeta, type MemoOptions, memoMinimax, minimax } from "./minimax.ts";
import { proofNumber } from "./proof-number.ts";
import { type StrongMemory, strong } from "./strong.ts";
import * as texts from "./texts.ts";
import type { Trace } from "./trace.ts";

/** Default depth of searches to a depth. */
export const DEFAULT_DEPTH = 4;

/** Options of searches; each takes its own. */
export interface SearchOptions<Position, Move> {
  readonly heuristic?: Heuristic<Position> | undefined;
  readonly depth?: number | undefined;
  readonly trace?: Trace<Position, Move> | undefined;
  readonly reuse?: MemoOptions<Position, Move>["reuse"] | undefined;
  readonly memory?: StrongMemory<Move> | undefined;
  readonly seed?: number | undefined;
}

/** A search that can be chosen by its id. */
export interface SearchEntry extends Registered {
  /** Looks exactly `depth` moves ahead: it can be traced, and it ends without a budget. */
  readonly isToDepth: boolean;
  /** The options it takes, besides the heuristic's scores of ends without a result. */
  readonly takes: readonly (keyof SearchOptions<unknown, unknown>)[];
  /** Default time in milliseconds. */
  readonly defaultTime?: number;
  start<Position, Move>(
    game: FullGame<Position, Move>,
    position: Position,
    options: SearchOptions<Position, Move>,
  ): Work<Answer<Move>, Meter>;
}

const ANY_GAME = text("any game", "tout jeu");
const TO_DEPTH = {
  requires: text("any game, and a heuristic where it stops", "tout jeu, et une heuristique là où elle s'arrête"),
  guarantees: text(
    "the value of minimax to that depth: exact when every play ends within it or somebody wins, else an estimate",
    "la valeur de minimax à cette profondeur : exacte si toute partie y finit ou si l'un gagne, sinon une estimation",
  ),
  isToDepth: true,
  takes: ["heuristic", "depth", "trace"],
} as const;

/** Every search of the library: flags, menus and tables come from here. */
export const SEARCHES: readonly SearchEntry[] = [
  {
    id: "minimax",
    title: text("Minimax", "Minimax"),
    ...TO_DEPTH,
    reference: "von Neumann 1928; Shannon 1950",
    start: (game, position, options) => minimax.work(game, position, toDepth(options)),
  },
  {
    id: "memo",
    title: text("Memoised minimax", "Minimax mémoïsé"),
    ...TO_DEPTH,
    requires: text(
      "any game, a heuristic where it stops, and memory for every position visited",
      "tout jeu, une heuristique là où elle s'arrête, et de la mémoire pour chaque position visitée",
    ),
    reference: "Michie 1968",
    takes: [...TO_DEPTH.takes, "reuse"],
    start: (game, position, options) =>
      memoMinimax.work(game, position, { ...toDepth(options), ...given({ reuse: options.reuse }) }),
  },
  {
    id: "alphabeta",
    title: text("Alpha-beta", "Alpha-bêta"),
    ...TO_DEPTH,
    reference: "Knuth and Moore 1975; Fishburn 1983",
    start: (game, position, options) => alphaBeta.work(game, position, toDepth(options)),
  },
  {
    id: "strong",
    title: text("Deepened principal variation search", "Variation principale, approfondie pas à pas"),
    requires: text("any game; plays best with a heuristic", "tout jeu ; joue mieux avec une heuristique"),
    guarantees: text(
      "exact when it is a win or when every play was followed to its end, else an estimate",
      "exacte si c'est un gain ou si toute partie a été suivie jusqu'au bout, sinon une estimation",
    ),
    reference: "Marsland and Campbell 1982; Slate and Atkin 1977",
    isToDepth: false,
    takes: ["heuristic", "depth", "memory"],
    defaultTime: 1000,
    start: (game, position, { heuristic, depth, memory }) =>
      strong.work(game, position, {
        acyclic: game.facts.acyclic,
        symmetry: game.symmetry,
        ...given({ heuristic, depth, memory }),
      }),
  },
  {
    id: "mcts",
    title: text("Monte-Carlo tree search", "Recherche arborescente de Monte-Carlo"),
    requires: ANY_GAME,
    guarantees: text(
      "an estimate between −1 and 1 that improves with time; exact once proved",
      "une estimation entre −1 et 1 qui s'améliore avec le temps ; exacte une fois prouvée",
    ),
    reference: "Kocsis and Szepesvári 2006; Winands, Björnsson and Saito 2008",
    isToDepth: false,
    takes: ["seed"],
    defaultTime: 1000,
    start: (game, position, { heuristic, seed }) =>
      mcts.work(game, position, { acyclic: game.facts.acyclic, ...given({ heuristic, seed }) }),
  },
  {
    id: "pns",
    title: text("Proof-number search", "Recherche par nombres de preuve"),
    requires: ANY_GAME,
    guarantees: text(
      "exact, or a bound when the budget ends between its two proofs",
      "exacte, ou une borne quand le budget finit entre ses deux preuves",
    ),
    reference: "Allis 1994; Nagai 2002; Kishimoto and Müller 2004",
    isToDepth: false,
    takes: [],
    defaultTime: 10_000,
    start: (game, position, { heuristic }) => {
      const { symmetry, parts, facts } = game;
      const { acyclic, canDraw } = facts;
      return proofNumber.work(game, position, { acyclic, canDraw, symmetry, parts, ...given({ heuristic }) });
    },
  },
];

/** The search of this id; another one is refused, with the nearest that there is. */
export function findSearch(id: string): SearchEntry {
  return findById(texts.SEARCH_KIND, id, SEARCHES);
}

function toDepth<Position, Move>({ depth = DEFAULT_DEPTH, heuristic, trace }: SearchOptions<Position, Move>) {
  return { depth, ...given({ heuristic, trace }) };
}

function given<Options extends object>(options: Options): { [Name in keyof Options]?: NonNullable<Options[Name]> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;
}
