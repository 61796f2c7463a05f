import type { Key } from "../game/game.ts";
import type { Improvement } from "./improvements.ts";

/** What a move is called in every position: moves that are numbers or strings name themselves. */
export type MoveName<Move> = (move: Move) => Key | undefined;

/** Moves that are objects have no name unless the caller gives one. */
function ownName(move: unknown): Key | undefined {
  return typeof move === "number" || typeof move === "string" ? move : undefined;
}

const FIRST = Number.POSITIVE_INFINITY;
const KILLER = 2 ** 50;
const COUNTER = 2 ** 49;

/**
 * Which moves to try first. Alpha-beta is as fast as its first move is good, and the moves that refuted the neighbours
 * are the best guess at the one that refutes this node:
 * 1. the move that the table remembers for this position;
 * 2. the two killers: the last moves that made a cut at this depth (Akl and Newborn 1977);
 * 3. the counter: the move that made a cut after the same move of the opponent (Uiterwijk 1992);
 * 4. moves by how many cuts they made anywhere, deep ones counting more (the history heuristic, Schaeffer 1983).
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

  /**
   * The order in which to try the moves of a node, as indices. `first` is the table's move, −1 for none; `before` the
   * move that led there.
   */
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
