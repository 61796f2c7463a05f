import { Meter, type Work } from "../base/work.ts";
import type { Key, Rules } from "../game/game.ts";
import type { Heuristic, Symmetry } from "../game/members.ts";
import { delayScore, estimatedScore, finishedScore, isDecided, neutralOf } from "./score.ts";
import { packMove, TableKeys, type TranspositionTable, unpackMove } from "./table.ts";

/**
 * Refinements of the strong player that can be left out to measure them (`npm run bench -- search`). None changes a
 * proved value.
 * - `cutoffs`: a child that the table knows to be good enough ends the search of a node (Plaat and others 1996);
 * - `killers`: the last moves that made a cut at this depth are tried first (Akl and Newborn 1977);
 * - `counters`: then the reply that made a cut after the same move of the opponent (Uiterwijk 1992);
 * - `history`: then moves by the cuts that they made anywhere (Schaeffer 1983);
 * - `symmetry`: mirror images share their entry of the table.
 */
export const IMPROVEMENTS = ["cutoffs", "killers", "counters", "history", "symmetry"] as const;

/** A refinement that can be left out. */
export type Improvement = (typeof IMPROVEMENTS)[number];

/** The parts of a `Negamax` search besides the game. */
export interface NegamaxParts<Position, Move> {
  readonly heuristic: Heuristic<Position>;
  readonly table: TranspositionTable;
  readonly ordering: MoveOrdering<Move>;
  readonly acyclic: boolean;
  readonly symmetry: Symmetry<Position> | undefined;
  readonly without: ReadonlySet<Improvement>;
}

/** The depth of an entry that no deeper search can change. */
const COMPLETE = 0x7fff;

const NOWHERE = Number.POSITIVE_INFINITY;
/** With fewer moves left, looking at all the children costs more than it saves (measured). */
const GLANCE_DEPTH = 3;

/**
 * Principal variation search (Marsland and Campbell 1982): alpha-beta with a table and a good order of moves. The first
 * move of a node is searched with the whole window, the others with an empty one that only asks "better than the best
 * so far?"; a surprise is searched again. Scores are from the mover's point of view.
 *
 * Every visit also reports how far its score can be trusted:
 * - `complete`: no play was judged before its end, so a deeper search would find the same;
 * - `reach`: the ply of the earliest position on the current path that a repetition below came back to. A repetition is
 *   a draw of the play but not of the position, so a score that reaches above its own node holds on this path alone
 *   and is not stored (the graph history interaction problem, Palay 1985).
 * A win never rests on a repetition or an estimate: it is complete and independent of the path.
 */
export class Negamax<Position, Move> {
  readonly meter = new Meter();
  readonly cuts = { alpha: 0, beta: 0 };
  /** Of the last visit, beside its score. */
  complete = true;
  reach = NOWHERE;
  rootMove: Move | undefined;

  readonly #game: Rules<Position, Move>;
  readonly #heuristic: Heuristic<Position>;
  readonly #neutral: number;
  readonly #table: TranspositionTable;
  readonly #ordering: MoveOrdering<Move>;
  readonly #keys: TableKeys<Position>;
  readonly #glances: boolean;
  readonly #line: Move[] = [];
  /** True if endless plays have a winner: then a repetition is not a draw, and proves nothing. */
  readonly #endlessDecides: boolean;
  #key: Key = 0;
  #image = 0;
  #tableMove = -1;
  /** Positions from the root to the current node, with their plies; not kept for games without cycles. */
  readonly #plyOnPath: Map<Key, number> | undefined;

  constructor(game: Rules<Position, Move>, parts: NegamaxParts<Position, Move>) {
    const { heuristic, table, ordering, acyclic, symmetry, without } = parts;
    this.#game = game;
    this.#keys = new TableKeys(game, symmetry);
    this.#glances = !without.has("cutoffs");
    this.#heuristic = heuristic;
    this.#neutral = neutralOf(heuristic);
    this.#table = table;
    this.#ordering = ordering;
    this.#plyOnPath = acyclic ? undefined : new Map();
    this.#endlessDecides = game.endless === 0 || game.endless === 1;
  }

  *visit(position: Position, depth: number, ply: number, alpha: number, beta: number): Work<number, Meter> {
    const known = this.#settle(position, depth, ply, alpha, beta);
    return known ?? (yield* this.#lookInto(position, depth, ply, alpha, beta));
  }

  /** The score of a node that need not be looked into; else `#lookInto`, a slower generator, must follow directly. */
  #settle(position: Position, depth: number, ply: number, alpha: number, beta: number): number | undefined {
    const game = this.#game;
    const table = this.#table;
    this.meter.nodes++;
    this.complete = true;
    this.reach = NOWHERE;
    const side = game.turn(position) === 0 ? 1 : -1;
    const result = game.result(position);
    if (result !== undefined) return side * finishedScore(result, ply, this.#neutral);
    const key = this.#keys.read(position);
    const repeated = this.#plyOnPath?.get(key);
    if (repeated !== undefined) {
      this.reach = repeated;
      this.complete = !this.#endlessDecides;
      return side * this.#neutral;
    }
    this.#key = key;
    this.#image = this.#keys.image;
    this.#tableMove = -1;
    if (table.find(key)) {
      this.#tableMove = unpackMove(table.move, this.#image);
      if (table.depth >= depth && ply > 0) {
        const score = delayScore(table.score, ply);
        const { bound } = table;
        if (bound === "exact" || (bound === "lower" ? score >= beta : score <= alpha)) {
          this.complete = table.depth === COMPLETE;
          return score;
        }
      }
    }
    if (depth > 0) return undefined;
    this.complete = false;
    return side * estimatedScore(this.#heuristic, position, ply);
  }

  /** The score of a child that wins now or that the table knows to be good enough (Plaat and others 1996). */
  #glance(position: Position, moves: readonly Move[], depth: number, ply: number, beta: number): number | undefined {
    const game = this.#game;
    const table = this.#table;
    const player = game.turn(position);
    for (const move of moves) {
      const next = game.play(position, move);
      const result = game.result(next);
      if (result === player) {
        if (ply === 0) this.rootMove = move;
        return Math.abs(finishedScore(result, ply + 1));
      }
      if (result !== undefined || ply === 0 || !table.find(this.#keys.read(next)) || table.depth < depth - 1) continue;
      const same = game.turn(next) === player;
      if (table.bound !== "exact" && table.bound !== (same ? "lower" : "upper")) continue;
      const score = delayScore(same ? table.score : -table.score, ply + 1);
      if (score < beta) continue;
      this.complete = table.depth === COMPLETE;
      return score;
    }
    return undefined;
  }

  *#lookInto(position: Position, depth: number, ply: number, alpha: number, beta: number): Work<number, Meter> {
    const game = this.#game;
    const key = this.#key;
    const image = this.#image;
    const tableMove = this.#tableMove;
    if (this.meter.nodes >= this.meter.pauseAt) yield this.meter;
    const player = game.turn(position);
    const moves = game.moves(position);
    if (moves.length === 0) {
      return (player === 0 ? 1 : -1) * estimatedScore(this.#heuristic, position, ply);
    }

    const cutoff = this.#glances && depth >= GLANCE_DEPTH ? this.#glance(position, moves, depth, ply, beta) : undefined;
    if (cutoff !== undefined) return cutoff;

    this.#plyOnPath?.set(key, ply);
    let best = Number.NEGATIVE_INFINITY;
    let bestMove = 0;
    let complete = true;
    let reach = NOWHERE;
    let low = alpha;
    const before = ply === 0 ? undefined : this.#line[ply - 1];
    for (const index of this.#ordering.order(moves, player, ply, tableMove, before)) {
      const next = game.play(position, moves[index]);
      this.#line[ply] = moves[index];
      const sign = game.turn(next) === player ? 1 : -1; // nothing says that the players move in turn
      let top = best === Number.NEGATIVE_INFINITY ? beta : Math.min(beta, justAbove(low));
      let score: number;
      for (;;) {
        // Seen from the child, the window is turned round when the other player moves there.
        const from = sign === 1 ? low : -top;
        const to = sign === 1 ? top : -low;
        const known = this.#settle(next, depth - 1, ply + 1, from, to);
        score = sign * (known ?? (yield* this.#lookInto(next, depth - 1, ply + 1, from, to)));
        if (score < top || top === beta) break;
        top = beta; // a surprise: search again with the whole window
      }
      complete &&= this.complete;
      reach = Math.min(reach, this.reach);
      if (score > best) {
        best = score;
        bestMove = index;
        if (ply === 0) this.rootMove = moves[index];
      }
      low = Math.max(low, best);
      if (low >= beta) {
        this.#ordering.reward(moves[index], player, ply, depth, before);
        this.cuts[player === 0 ? "beta" : "alpha"]++;
        break;
      }
    }
    this.#plyOnPath?.delete(key);

    const bound = best >= beta ? "lower" : best <= alpha ? "upper" : "exact";
    if (isDecided(best) && bound !== (best > 0 ? "upper" : "lower")) {
      complete = true;
      reach = NOWHERE;
    }
    this.complete = complete;
    this.reach = reach >= ply ? NOWHERE : reach;
    if (this.reach === NOWHERE) {
      this.#table.store(key, delayScore(best, -ply), complete ? COMPLETE : depth, packMove(bestMove, image), bound);
    }
    return best;
  }
}

function justAbove(score: number): number {
  return score + Math.max(2 ** -20, Math.abs(score) * 2 ** -52);
}

/** The name of a move in every position: by default a number or a string names itself. */
export type MoveName<Move> = (move: Move) => Key | undefined;

/** Moves that are objects have no name unless the caller gives one. */
function ownName(move: unknown): Key | undefined {
  return typeof move === "number" || typeof move === "string" ? move : undefined;
}

const FIRST = Number.POSITIVE_INFINITY;
const KILLER = 2 ** 50;
const COUNTER = 2 ** 49;

/**
 * The order in which moves are tried. Alpha-beta is as fast as its first moves are good:
 * 1. the move that the table remembers for this position;
 * 2. the two killers: the last moves that made a cut at this depth (Akl and Newborn 1977);
 * 3. the counter: the move that made a cut after the same move of the opponent (Uiterwijk 1992);
 * 4. moves by the number of cuts that they made anywhere, weighted by depth (the history heuristic, Schaeffer 1983).
 */
export class MoveOrdering<Move> {
  readonly #name: MoveName<Move>;
  readonly #numberOfName = new Map<Key, number>();
  readonly #killersOfPly: [number, number][] = [];
  readonly #historyOfMove = [noHistory(), noHistory()] as const;
  /** By player, the answer to each move of the opponent. */
  readonly #counterOfMove: readonly [number[], number[]] = [[], []];
  readonly #ranks: number[] = []; // of the list being sorted
  #without: ReadonlySet<Improvement> = new Set();

  constructor(name: MoveName<Move> = ownName) {
    this.#name = name;
  }

  /** The moves of a node in order, as indices. `first` is the table's move or −1; `before` the move that led there. */
  order(moves: readonly Move[], player: 0 | 1, ply: number, first: number, before?: Move): number[] {
    const killers = this.#killersOfPly[ply] ?? NO_KILLERS;
    const counter = before === undefined ? NO_MOVE : (this.#counterOfMove[player][this.#numberOf(before)] ?? NO_MOVE);
    const history = this.#historyOfMove[player];
    const ranks = this.#ranks;
    const order: number[] = [];
    for (let index = 0; index < moves.length; index++) {
      const rank = index === first ? FIRST : this.#rankOf(moves[index], killers, counter, history);
      // Insertion sort, best first: lists are short and nearly in order, and equal moves keep theirs.
      let place = index;
      while (place > 0 && ranks[place - 1] < rank) {
        ranks[place] = ranks[place - 1];
        order[place] = order[place - 1];
        place--;
      }
      ranks[place] = rank;
      order[place] = index;
    }
    return order;
  }

  #rankOf(move: Move, killers: readonly [number, number], counter: number, history: readonly number[]): number {
    const number = this.#numberOf(move);
    if (number === NAMELESS) return 0;
    if (number === killers[0]) return KILLER + 1;
    if (number === killers[1]) return KILLER;
    if (number === counter) return COUNTER;
    return history[number] ?? 0;
  }

  /** A move made a cut, after the move `before`. */
  reward(move: Move, player: 0 | 1, ply: number, depth: number, before?: Move): void {
    const number = this.#numberOf(move);
    if (number === NAMELESS) return;
    if (!this.#without.has("killers")) this.#killAt(ply, number);
    const replied = before === undefined ? NAMELESS : this.#numberOf(before);
    if (replied !== NAMELESS && !this.#without.has("counters")) this.#counterOfMove[player][replied] = number;
    if (this.#without.has("history")) return;
    const history = this.#historyOfMove[player];
    history[number] = (history[number] ?? 0) + depth * depth;
  }

  #killAt(ply: number, number: number): void {
    const killers = this.#killersOfPly[ply];
    if (killers === undefined) this.#killersOfPly[ply] = [number, NO_MOVE];
    else if (killers[0] !== number) this.#killersOfPly[ply] = [number, killers[0]];
  }

  /** A new search begins from another position: killers are stale, history fades. Some guesses may be left out. */
  begin(without: ReadonlySet<Improvement>): void {
    this.#without = without;
    this.#killersOfPly.length = 0;
    for (const history of this.#historyOfMove) {
      for (let number = 0; number < history.length; number++) history[number] = history[number] / 8;
    }
  }

  /** Names as small numbers, in the order in which they are first seen; small numbers are their own. */
  #numberOf(move: Move): number {
    const name = this.#name(move);
    if (name === undefined) return NAMELESS;
    if (typeof name === "number" && name >= 0 && name < OWN_NUMBERS && Number.isInteger(name)) return name;
    let number = this.#numberOfName.get(name);
    if (number === undefined) {
      number = OWN_NUMBERS + this.#numberOfName.size;
      this.#numberOfName.set(name, number);
    }
    return number;
  }
}

const OWN_NUMBERS = 1024;
const noHistory = (): number[] => new Array<number>(OWN_NUMBERS).fill(0);
const NAMELESS = -1;
const NO_MOVE = -2;
const NO_KILLERS: readonly [number, number] = [NO_MOVE, NO_MOVE];
