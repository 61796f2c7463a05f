import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Budget, type Meter, runWithin, Stop, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Rules } from "../game/game.ts";
import type { Game, Heuristic, Symmetry } from "../game/members.ts";
import { type Answer, answerAtEnd, checkDepth, MAX_DEPTH } from "./answer.ts";
import { type Improvement, type MoveName, MoveOrdering, Negamax } from "./negamax.ts";
import { distanceOfScore, estimatedScore, indifferent, isDecided, valueOfScore } from "./score.ts";
import { TableKeys, TranspositionTable, unpackMove } from "./table.ts";

/** The memory of a strong player from one move to the next. */
export class StrongMemory<Move> {
  readonly table: TranspositionTable;
  readonly ordering: MoveOrdering<Move>;

  constructor({ tableBits = 20, moveName }: { tableBits?: number; moveName?: MoveName<Move> } = {}) {
    this.table = new TranspositionTable(tableBits);
    this.ordering = new MoveOrdering(moveName);
  }
}

/** Options of the strong player. */
export interface StrongOptions<Position, Move> {
  /** Judges unfinished positions, and scores ends without a result (see score.ts). */
  readonly heuristic?: Heuristic<Position>;
  /** Stop after this depth; by default the search continues until the value is proved or the budget is spent. */
  readonly depth?: number;
  readonly acyclic?: boolean;
  /** Kept by the caller to search the next position of the same game, with the same heuristic, faster. */
  readonly memory?: StrongMemory<Move>;
  readonly symmetry?: Symmetry<Position> | undefined;
  /** Refinements to leave out; needs its own memory, since they change what is remembered. */
  readonly without?: readonly Improvement[];
}

/**
 * The strong player (M6 in docs/concordance.md): iterative-deepening principal variation search (Slate, Atkin 1977).
 *
 * Needs any game; plays well before it can prove with a heuristic. Returns the best move of the last finished depth, or
 * a better one found at the next. The value is exact for a win, or when every play was followed to its end (a
 * repetition on the path is a draw); an estimate otherwise. The distance of a win is an upper bound. Cost: its budget,
 * and the fixed memory of the table.
 */
export const strong = /* @__PURE__ */ withWork(function strong<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: StrongOptions<Position, Move> & Budget = {},
): Answer<Move> {
  return runWithin(strongWork(game, position, options), options);
}, strongWork);

const STRONG_OPTIONS: OptionNames<StrongOptions<never, never> & Budget> = {
  heuristic: true,
  depth: true,
  acyclic: true,
  memory: true,
  symmetry: true,
  without: true,
  time: true,
  nodes: true,
  signal: true,
  onProgress: true,
};

function* strongWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: StrongOptions<Position, Move> = {},
): Work<Answer<Move>, Meter> {
  checkOptions("strong", options, STRONG_OPTIONS);
  const game = fullGame(given);
  const { heuristic = indifferent, depth: maxDepth = MAX_DEPTH, acyclic = false } = options;
  const without = new Set(options.without);
  const symmetry = without.has("symmetry") ? undefined : options.symmetry;
  checkDepth(maxDepth);
  const memory = options.memory ?? new StrongMemory<Move>();
  memory.table.startGeneration();
  memory.ordering.begin(without);
  const { table, ordering } = memory;
  const search = new Negamax(game, { heuristic, table, ordering, acyclic, symmetry, without });
  const end = answerAtEnd(game, root, heuristic);
  if (end !== undefined) return end;
  const [firstMove] = game.moves(root);
  const side = game.turn(root) === 0 ? 1 : -1;
  let score = estimatedScore(heuristic, root, 0);
  let depth = 0;
  let proved = false;
  try {
    while (depth < maxDepth && !proved) {
      search.meter.depth = depth + 1;
      score = side * (yield* search.visit(root, depth + 1, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY));
      depth++;
      proved = search.complete || isDecided(score);
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  const move = search.rootMove ?? firstMove;
  const distance = distanceOfScore(score);
  return {
    move,
    value: valueOfScore(score),
    certainty: proved ? "exact" : "estimate",
    ...(distance === undefined ? {} : { distance }),
    depth,
    nodes: search.meter.nodes,
    cuts: search.cuts,
    line: expectedLine(game, new TableKeys(game, symmetry), root, move, table, distance ?? depth),
  };
}

function expectedLine<Position, Move>(
  game: Rules<Position, Move>,
  keys: TableKeys<Position>,
  root: Position,
  first: Move,
  table: TranspositionTable,
  longest: number,
): Move[] {
  const line = [first];
  const seen = new Set([keys.read(root)]);
  let position = game.play(root, first);
  while (line.length < longest && game.result(position) === undefined) {
    const key = keys.read(position);
    if (seen.has(key) || !table.find(key)) break;
    seen.add(key);
    const move = game.moves(position)[unpackMove(table.move, keys.image)];
    if (move === undefined) break;
    line.push(move);
    position = game.play(position, move);
  }
  return line;
}
