import { field, landingCells, LEAST, lowBits, shiftAt, turned, unitBits, width } from "./board";
import {
  costAt,
  firstAt,
  lanesOf,
  laneStep,
  lowOf,
  MOST,
  OPENED,
  unitAt,
  UNITS_END,
  unitOf,
  wordAt,
  wordOf,
} from "./units";

/*
 * Values of a range, all lanes of a unit at once. A value is a byte, who wins (2 bits; 2 for a draw) and in how many
 * moves (6 bits). To the player who moves it has a cost, less for what is better:
 *
 *     rank   wins, the quickest best       127 + rank   draws       254 − rank   losses       255   no move at all
 *
 * so that the best move has the minimum, and what a move leads to and is not in a list, as the move won, costs nothing.
 *
 *     memory   SPREAD    for each set of lanes, by lane: which of the values of the unit it has, from 0 on (16)
 *              GATHER    for each set of lanes, by place: which lane that is (16)
 *              WALKS     where each list that is walked has got to (4)
 *              TALLY     how often each value was given (4)
 *              costs     16 × units   of the lanes of each unit of the list that was noted; nothing everywhere else
 */
const WALKS: usize = UNITS_END;
const NO_MOVE: usize = WALKS + 64;
const WON_MOVE: usize = NO_MOVE + 16;
const TALLY: usize = 2048;
const SPREAD: usize = 4096;
const GATHER: usize = SPREAD + 16384;
const NOTHING: u8 = 128;
let costs: usize = 0;

const RANK_MASK: u8 = 63;
const OUTCOME_MASK: u8 = 192;
const DRAW: u8 = 128;
/** Costs. */
const BEST_DRAW: u8 = 127;
const WORST_DRAW: u8 = 190;
const BEST_LOSS: u8 = 254;

/** Returns where the costs of units end, which begin there; memory that is new is empty. */
export function setCosts(begin: usize): usize {
  for (let lanes: u32 = 0; lanes < 1024; lanes++) {
    let place: u32 = 0;
    memory.fill(SPREAD + (lanes << 4), NOTHING, 16);
    memory.fill(GATHER + (lanes << 4), NOTHING, 16);
    for (let left = lanes; left != 0; left &= left - 1) {
      const lane = <u32>ctz(left);
      store<u8>(SPREAD + ((lanes << 4) | lane), <u8>place);
      store<u8>(GATHER + ((lanes << 4) | place), <u8>lane);
      place++;
    }
  }
  memory.fill(NO_MOVE, MOST, 16);
  memory.fill(WON_MOVE, 0, 16);
  costs = begin + 16; // lanes are moved by less than 16 in either direction
  return costs + (((<usize>1 << lowBits) >> unitBits) << 4) + 16;
}

@inline
function costOfUnit(unit: u32): usize {
  return costs + (<usize>unit << 4);
}

/** What values cost the player who moves at a level. */
@inline
function costsOf(values: v128, level: u32): v128 {
  const rank = v128.and(values, i8x16.splat(RANK_MASK));
  const outcome = v128.and(values, i8x16.splat(OUTCOME_MASK));
  const isWin = i8x16.eq(outcome, i8x16.splat(<i8>((level & 1) << 6)));
  const isDraw = i8x16.eq(outcome, i8x16.splat(DRAW));
  const draw = i8x16.add(i8x16.splat(BEST_DRAW), rank);
  const loss = i8x16.sub(i8x16.splat(BEST_LOSS), rank);
  return v128.bitselect(rank, v128.bitselect(draw, loss, isDraw), isWin);
}

/** The values with these costs, one move before. */
@inline
function valuesOf(cost: v128, level: u32): v128 {
  const mover = <i8>((level & 1) << 6);
  const isWin = i8x16.lt_u(cost, i8x16.splat(BEST_DRAW));
  const isLoss = i8x16.gt_u(cost, i8x16.splat(WORST_DRAW));
  const isNone = i8x16.eq(cost, i8x16.splat(MOST));
  const win = i8x16.add(i8x16.splat(mover + 1), cost);
  const draw = i8x16.add(i8x16.splat(DRAW - BEST_DRAW + 1), cost);
  const loss = i8x16.sub(i8x16.splat((mover ^ 64) + (BEST_LOSS + 1)), cost);
  const some = v128.bitselect(win, v128.bitselect(loss, draw, isLoss), isWin);
  return v128.bitselect(i8x16.splat(DRAW), some, isNone);
}

/** Gives the lanes of an opened list of the next level their costs, from its values; none to those not there. */
export function giveCosts(opened: usize, end: usize, level: u32, values: usize): void {
  for (; opened < end; opened += OPENED) {
    const places = v128.load(SPREAD + (<usize>lanesOf(wordAt(opened)) << 4));
    const cost = costsOf(v128.swizzle(v128.load(values + firstAt(opened)), places), level);
    const isThere = i8x16.lt_u(places, i8x16.splat(NOTHING));
    v128.store(costAt(opened), v128.and(cost, isThere));
  }
}

/** Notes a list with its costs. */
export function note(opened: usize, end: usize): void {
  for (; opened < end; opened += OPENED) v128.store(costOfUnit(unitAt(opened)), v128.load(costAt(opened)));
}

/** Forgets it. */
export function forget(opened: usize, end: usize): void {
  const nothing = i8x16.splat(0);
  for (; opened < end; opened += OPENED) v128.store(costOfUnit(unitAt(opened)), nothing);
}

/** Costs of a move in a high column that leads to images, or to whichever is less, in the list that was noted. */
export function lookTurned(opened: usize, end: usize, turn: u32): void {
  for (; opened < end; opened += OPENED) {
    for (let word = wordAt(opened); lanesOf(word) != 0; word &= word - 1) {
      lower(opened, word, turned(lowOf(unitAt(opened), word), turn));
    }
  }
}

/** Costs of moves in low columns of a range that has the lesser one of each position and its image. */
export function lookLeast(opened: usize, end: usize, level: u32): void {
  const shift = shiftAt(level);
  for (; opened < end; opened += OPENED) {
    for (let word = wordAt(opened); lanesOf(word) != 0; word &= word - 1) {
      const low = lowOf(unitAt(opened), word);
      for (let cells = landingCells(low); cells != 0; cells &= cells - 1) {
        lower(opened, word, turned(low + ((cells & -cells) << shift), LEAST));
      }
    }
  }
}

/** Gives the first of these lanes the cost of a low part in the list that was noted, if it is less. */
@inline
function lower(opened: usize, word: u32, low: u32): void {
  const place = costAt(opened) + <usize>ctz(lanesOf(word));
  const cost = load<u8>(costOfUnit(unitOf(low)) + <usize>ctz(lanesOf(wordOf(low))));
  store<u8>(place, min(load<u8>(place), cost));
}

/** Moves in a high column, the first or another, lead to the same low parts in this list with costs. */
export function walk(place: u32, opened: usize): void {
  store<u32>(WALKS + (place << 2), <u32>opened);
}

/**
 * Writes the values of a range: of the costs that it has, those of moves in so many low columns, which lead to the list
 * that was noted, and those in so many lists that are walked, the least.
 */
export function decide(opened: usize, end: usize, level: u32, columns: u32, walks: u32, target: usize): void {
  const shift = shiftAt(level);
  const walksEnd = WALKS + (walks << 2);
  for (; opened < end; opened += OPENED) {
    const word = wordAt(opened);
    const unit = unitAt(opened);
    const low = lowOf(unit, word);
    const landing = landingCells(low);
    let cost = v128.load(costAt(opened));
    let column = field;
    for (let i: u32 = 0; i < columns; i++, column <<= width) {
      const cell = landing & column;
      let place = costOfUnit(unitOf(low + (cell << shift)));
      if (i == 0) place += laneStep(cell, shift, word);
      cost = i8x16.min_u(cost, v128.load(cell == 0 ? NO_MOVE : place));
    }
    for (let place = WALKS; place < walksEnd; place += 4) {
      let at = <usize>load<u32>(place);
      while (unitAt(at) < unit) at += OPENED;
      store<u32>(place, <u32>at);
      cost = i8x16.min_u(cost, v128.load(unitAt(at) == unit ? costAt(at) : WON_MOVE));
    }
    const lanes = v128.load(GATHER + (<usize>lanesOf(word) << 4));
    v128.store(target + firstAt(opened), v128.swizzle(valuesOf(cost, level), lanes));
  }
}

/** Counts how often each value was given. */
export function tally(values: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const place = TALLY + (<usize>load<u8>(values + <usize>i) << 2);
    store<u32>(place, load<u32>(place) + 1);
  }
}

/** Where it is counted: 256 words, which the caller may wipe. */
export function tallies(): usize {
  return TALLY;
}
