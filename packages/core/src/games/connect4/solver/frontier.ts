import { MarienbadError } from "../../../base/error.ts";
import type { Key } from "../../../game/game.ts";
import { type Move, movesFromMiddle, type Options, type Position, rules, symmetry } from "../rules.ts";
import { nextThreshold, valueOfScore, winningScore } from "./score.ts";
import type { PositionAnalysis, ScoredMove, ScoredPosition } from "./solver.ts";
import * as texts from "./texts.ts";

/** A question: is the score after these moves, for the player to move there, above the threshold? */
export interface FrontierQuestion {
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly threshold: number;
}

/** A goal: the score after these moves, or only whether it is above a threshold. */
export interface Goal {
  readonly moves: readonly Move[];
  readonly threshold?: number;
}

/** Proved bounds of a score, both inclusive. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * One long search cut into many short ones: alpha-beta down to a fixed ply, the frontier, where positions are left to
 * another solver. Its answers can be saved, so that a search of hours loses seconds when it is stopped; several can be
 * asked for together, one per thread; and they serve several goals: the score, then those of the moves.
 *
 *      start      "is the score above t?", t as in score.ts, until both bounds of the score meet
 *       / \
 *      ·   ·      null-window alpha-beta; what is known about a position, or its mirror image, is asked only once
 *     / \ / \
 *     ? ? ? ?     `next` gives the first open question from the left; `learn` takes an answer
 *
 * With one question at a time this is plain alpha-beta. With several, a later one may turn out to be needless. So
 * positions where one good move should suffice wait for the move that is being looked at, while those where every move
 * has to be refuted give out their other moves; only when this leaves nothing to ask, any will do. On 6 × 6 two threads
 * look at 13% more positions than one, and at 35% more without that care.
 *
 * Needs a position of the board's rules that is not finished. The bounds are exact at any time.
 */
export class Frontier {
  readonly board: Options;
  readonly start: Position;
  readonly #ply: number;
  readonly #cells: number;
  readonly #game: ReturnType<typeof rules>;
  readonly #keyOf: (position: Position) => Key;
  readonly #boundsOfKey = new Map<Key, Bounds>();
  readonly #asked = new Set<Key>();
  readonly #middle: number;

  constructor(board: Options, start: Position, plies: number) {
    this.board = board;
    this.start = start;
    this.#ply = start.placed + plies;
    this.#cells = board.columns * board.rows;
    this.#game = rules(board);
    const { images } = symmetry(board);
    this.#keyOf = (position) =>
      images(position)
        .map(this.#game.key)
        .reduce((one, other) => (one < other ? one : other));
    this.#middle = (board.columns - 1) / 2;
  }

  boundsAfter(moves: readonly Move[]): Bounds {
    return this.#boundsOf(this.positionAfter(moves));
  }

  positionAfter(moves: readonly Move[]): Position {
    return moves.reduce((position, move) => {
      if (this.#game.moves(position).includes(move)) return this.#game.play(position, move);
      throw new MarienbadError("illegal-move", texts.unplayableColumn(move + 1, position.placed));
    }, this.start);
  }

  isKnown({ moves, threshold }: Goal): boolean {
    const { least, most } = this.boundsAfter(moves);
    return least === most || (threshold !== undefined && (least > threshold || most <= threshold));
  }

  /** A question that is not asked yet; undefined when there is none at present. */
  next(goal: Goal = START): FrontierQuestion | undefined {
    const { moves } = goal;
    const position = this.positionAfter(moves);
    for (;;) {
      if (this.isKnown(goal)) return undefined;
      const { least, most } = this.#boundsOf(position);
      const threshold = goal.threshold ?? nextThreshold(least, most);
      const isLikely = least + most > 2 * threshold + 1;
      const answer =
        this.#settle(position, threshold, moves, isLikely) ?? this.#settle(position, threshold, moves, undefined);
      if (typeof answer === "boolean") continue;
      if (answer !== undefined) this.#asked.add(this.#keyOf(answer.position));
      return answer;
    }
  }

  /** Takes an answer: a bound of the score on its side of the threshold. */
  learn({ position, threshold }: Omit<FrontierQuestion, "moves">, bound: number): void {
    this.#asked.delete(this.#keyOf(position));
    this.#narrow(position, bound > threshold ? { least: bound } : { most: bound });
  }

  /**
   * True if the score is above the threshold, or a question that has to be asked first; undefined while those are being
   * asked. With `isLikely` true one move should be enough to show it; undefined if that does not matter.
   */
  #settle(
    position: Position,
    threshold: number,
    moves: readonly Move[],
    isLikely: boolean | undefined,
  ): boolean | FrontierQuestion | undefined {
    const { least, most } = this.#boundsOf(position);
    if (least > threshold) return true;
    if (most <= threshold) return false;
    if (position.placed >= this.#ply) {
      return this.#asked.has(this.#keyOf(position)) ? undefined : { moves, position, threshold };
    }
    let isOpen = false;
    let best = Number.NEGATIVE_INFINITY;
    for (const { move, after } of this.#promisingFirst(position)) {
      const answer = this.#settle(
        after,
        -threshold - 1,
        [...moves, move],
        isLikely === undefined ? undefined : !isLikely,
      );
      if (typeof answer === "object") return answer;
      const bounds = this.#boundsOf(after);
      if (answer === false) {
        this.#narrow(position, { least: 0 - bounds.most });
        return true;
      }
      if (answer === undefined) {
        if (isLikely) return undefined;
        isOpen = true;
      }
      best = Math.max(best, 0 - bounds.least);
    }
    if (isOpen) return undefined;
    this.#narrow(position, { most: best });
    return false;
  }

  /** Moves with the least known in the opponent's favour first, and of those the ones in the middle. */
  #promisingFirst(position: Position): { readonly move: Move; readonly after: Position }[] {
    const options = this.#game.moves(position).map((move) => {
      const after = this.#game.play(position, move);
      const { least, most } = this.#boundsOf(after);
      return { move, after, favour: least + most, distance: Math.abs(move - this.#middle) };
    });
    return options.sort((one, other) => one.favour - other.favour || one.distance - other.distance);
  }

  #boundsOf(position: Position): Bounds {
    const { placed, aligned } = position;
    if (aligned) return exactly(-winningScore(placed - 1, this.#cells));
    if (placed === this.#cells) return exactly(0);
    return (
      this.#boundsOfKey.get(this.#keyOf(position)) ?? {
        least: 0 - winningScore(placed + 1, this.#cells),
        most: winningScore(placed, this.#cells),
      }
    );
  }

  #narrow(position: Position, proved: Partial<Bounds>): void {
    const before = this.#boundsOf(position);
    const least = Math.max(before.least, proved.least ?? before.least);
    const most = Math.min(before.most, proved.most ?? before.most);
    if (least > most) throw new MarienbadError("bad-input", texts.contradiction(least, most));
    this.#boundsOfKey.set(this.#keyOf(position), { least, most });
  }
}

function exactly(score: number): Bounds {
  return { least: score, most: score };
}

const START: Goal = { moves: [] };

/** Works towards a goal, by default the start's score, one question per solver; with a threshold, returns a bound. */
export async function solveFrontier(
  frontier: Frontier,
  solvers: readonly FrontierSolver[],
  goal: Goal = START,
): Promise<number> {
  let wake = (): void => {};
  let change = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const work = async (solve: FrontierSolver): Promise<void> => {
    while (!frontier.isKnown(goal)) {
      const question = frontier.next(goal);
      if (question === undefined) {
        if (!frontier.isKnown(goal)) await change; // all that could be asked is being asked
        continue;
      }
      frontier.learn(question, await solve(question));
      const changed = wake;
      change = new Promise((resolve) => {
        wake = resolve;
      });
      changed();
    }
  };
  await Promise.all(solvers.map(work));
  const { least, most } = frontier.boundsAfter(goal.moves);
  return goal.threshold !== undefined && most <= goal.threshold ? most : least;
}

/** Answers a question: a bound of the score on its side of the threshold. */
export type FrontierSolver = (question: FrontierQuestion) => Promise<number>;

/** The score of the start of a frontier. */
export type FrontierScore = Omit<ScoredPosition, "nodes">;
/** The analysis of the start of a frontier. */
export type FrontierAnalysis = Omit<PositionAnalysis, "nodes">;

/** Callbacks of a frontier search. */
export interface FrontierWatch {
  /** Called with each goal before work on it. */
  readonly onGoal?: (goal: Goal) => void;
  readonly onScore?: (score: FrontierScore) => void;
}

/** The score of the start alone. */
export async function scoreFrontier(
  frontier: Frontier,
  solvers: readonly FrontierSolver[],
  { onGoal, onScore }: FrontierWatch = {},
): Promise<FrontierScore> {
  const { board, start } = frontier;
  const goal: Goal = { moves: [] };
  onGoal?.(goal);
  const score = await solveFrontier(frontier, solvers, goal);
  const found = valueOfScore(score, start.placed, board.columns * board.rows);
  onScore?.(found);
  return found;
}

/**
 * The exact score, the score of every move and a line of best play, by questions to one frontier, whose needs it
 * shares. The score comes first, since it usually takes longest; the line last, asked by one solver at a time.
 */
export async function analyseFrontier(
  frontier: Frontier,
  solvers: readonly FrontierSolver[],
  watch: FrontierWatch = {},
): Promise<FrontierAnalysis> {
  const { board, start } = frontier;
  const game = rules(board);
  const cells = board.columns * board.rows;
  const reach = async (goal: Goal): Promise<number> => {
    watch.onGoal?.(goal);
    return await solveFrontier(frontier, solvers, goal);
  };

  const found = await scoreFrontier(frontier, solvers, watch);
  const moves: ScoredMove[] = [];
  for (const move of game.moves(start)) {
    const scoreOfMove = 0 - (await reach({ moves: [move] })); // so that no 0 is negative
    const value = valueOfScore(scoreOfMove, start.placed, cells);
    moves.push({ move, ...value, rank: value.rank - 1 });
  }
  return { ...found, moves, line: await bestLine() };

  /** In each position the move nearest to the middle that keeps the score. */
  async function bestLine(): Promise<Move[]> {
    const line: Move[] = [];
    let position = start;
    for (let score = found.score; game.result(position) === undefined; score = 0 - score) {
      const candidates = movesFromMiddle(board, game.moves(position));
      let kept = candidates[candidates.length - 1]; // some move keeps it
      for (const move of candidates.slice(0, -1)) {
        const threshold = 0 - score;
        if ((await reach({ moves: [...line, move], threshold })) > threshold) continue;
        kept = move;
        break;
      }
      line.push(kept);
      position = game.play(position, kept);
    }
    return line;
  }
}
