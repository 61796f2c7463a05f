import {
  around, bitAt, board, chainFrom, firstSide, firstSideBit, indexOfLowest, lastSide, lastSideBit, lowest,
} from "./board";

/*
 * Cells that need not be played, filled in (Björnsson, Hayward, Johanson, van Rijswijck 2007).
 *
 * What a player sees is a graph of the empty cells and the player's two sides. Two points are adjacent if they touch,
 * or if both touch the same chain of the player's stones (or the same side); the other's stones are not there at all.
 * Joining the sides is a path in this graph, and only paths without short cuts matter.
 *
 *     X . a       a touches the chain X b, and so does c: in the graph of X they are adjacent.
 *      . X c      For O, the stones X are holes.
 *
 * - A cell is dead if all its neighbours in one of the two graphs are adjacent to each other: a path through it has a
 *   short cut. Its colour matters to nobody.
 * - a and b are captured by a player whose stone on a would make b dead, and whose stone on b would make a dead: to a
 *   stone of the other on either, the answer on the other one makes it worthless. So both count as the player's.
 *
 * More stones never bring a dead cell to life, so all that is found in one pass can be filled in at once.
 */

/** The stones of a position with all that was filled in. */
export let filled0: u64 = 0;
export let filled1: u64 = 0;
/** The cells that each player has captured: needed where that player's win is proved. */
export let captured0: u64 = 0;
export let captured1: u64 = 0;
/** Who has joined two sides: 0, 1, or −1 for nobody. */
export let joinedBy: i32 = -1;

const GRAPH_BYTES: usize = 512;
/** Proof-number search comes back to positions; the last of each place is remembered. */
const RECALLED_BITS: u64 = 16;
const RECALLED_BYTES: usize = 48;
export const FILL_BYTES: usize = 2 * GRAPH_BYTES + (RECALLED_BYTES << <usize>RECALLED_BITS);
/**
 * The neighbours of point i in the graph of player 0 are at 8 i, in that of player 1 512 bytes later; then what is
 * remembered, 48 bytes each: the stones, the same filled in (who has joined, plus 1, from bit 60 on), what is captured.
 */
let graphs: usize = 0;

export function setGraphs(place: usize): void {
  graphs = place;
}

@inline
export function neighboursIn(player: i32, point: i32): u64 {
  return load<u64>(graphs + <usize>player * GRAPH_BYTES + (<usize>point << 3));
}

@inline
function setNeighbours(player: i32, point: i32, neighbours: u64): void {
  store<u64>(graphs + <usize>player * GRAPH_BYTES + (<usize>point << 3), neighbours);
}

/** Fills in what can be; afterwards the graphs are those of the position filled in, unless somebody has joined. */
export function fillIn(stones0: u64, stones1: u64): void {
  captured0 = 0;
  captured1 = 0;
  filled0 = stones0;
  filled1 = stones1;
  do {
    joinedBy = buildGraph(0, filled0) ? 0 : buildGraph(1, filled1) ? 1 : -1;
  } while (joinedBy < 0 && fillOnce());
}

/** The same from memory, where it was done before; the graphs are then those of another position. */
export function recallFilled(stones0: u64, stones1: u64): void {
  const hash = (stones0 ^ rotl(stones1, 29)) * 0x9e3779b97f4a7c15;
  const entry = graphs + 2 * GRAPH_BYTES + <usize>(hash >> (64 - RECALLED_BITS)) * RECALLED_BYTES;
  if (load<u64>(entry) == stones0 && load<u64>(entry, 8) == stones1) {
    const first = load<u64>(entry, 16);
    joinedBy = <i32>(first >> 60) - 1;
    filled0 = first & board;
    filled1 = load<u64>(entry, 24);
    captured0 = load<u64>(entry, 32);
    captured1 = load<u64>(entry, 40);
    return;
  }
  fillIn(stones0, stones1);
  store<u64>(entry, stones0);
  store<u64>(entry, stones1, 8);
  store<u64>(entry, filled0 | (<u64>(joinedBy + 1) << 60), 16);
  store<u64>(entry, filled1, 24);
  store<u64>(entry, captured0, 32);
  store<u64>(entry, captured1, 40);
}

/** The same without filling in: the graphs of a position that was filled in before. */
export function seeAgain(stones0: u64, stones1: u64): void {
  filled0 = stones0;
  filled1 = stones1;
  buildGraph(0, stones0);
  buildGraph(1, stones1);
}

/** Builds the graph of a player; true when the sides are joined, and then there is none. */
function buildGraph(player: i32, own: u64): bool {
  const empty = board & ~(filled0 | filled1);
  const first = chainFrom(firstSide(player), own);
  if ((first & lastSide(player)) != 0) return true;
  const last = chainFrom(lastSide(player), own);
  for (let rest = empty; rest != 0; rest &= rest - 1) {
    setNeighbours(player, indexOfLowest(rest), around(lowest(rest)) & empty);
  }
  touchSide(player, firstSideBit(player), (around(first) | firstSide(player)) & empty);
  touchSide(player, lastSideBit(player), (around(last) | lastSide(player)) & empty);
  for (let rest = own & ~(first | last); rest != 0; ) {
    const chain = chainFrom(lowest(rest), rest);
    const touching = around(chain) & empty;
    join(player, touching, touching);
    rest ^= chain;
  }
  return false;
}

@inline
function touchSide(player: i32, side: i32, touching: u64): void {
  setNeighbours(player, side, touching);
  join(player, touching, touching | bitAt(side));
}

@inline
function join(player: i32, cells: u64, points: u64): void {
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const cell = indexOfLowest(rest);
    setNeighbours(player, cell, neighboursIn(player, cell) | (points & ~lowest(rest)));
  }
}

/** One pass over the graphs; false when nothing is left to fill in. */
function fillOnce(): bool {
  let empty = board & ~(filled0 | filled1);
  let dead: u64 = 0;
  for (let rest = empty; rest != 0; rest &= rest - 1) {
    const cell = indexOfLowest(rest);
    if (isClique(0, neighboursIn(0, cell)) || isClique(1, neighboursIn(1, cell))) dead |= lowest(rest);
  }
  empty &= ~dead;
  let taken: u64 = 0;
  for (let rest = empty; rest != 0; rest &= rest - 1) {
    const a = indexOfLowest(rest);
    if ((taken & bitAt(a)) != 0) continue;
    const near = (neighboursIn(0, a) | neighboursIn(1, a)) & rest & ~(lowest(rest) | taken);
    for (let others = near; others != 0; others &= others - 1) {
      const b = indexOfLowest(others);
      const pair = bitAt(a) | bitAt(b);
      if (kills(0, a, b) && kills(0, b, a)) captured0 |= pair;
      else if (kills(1, a, b) && kills(1, b, a)) captured1 |= pair;
      else continue;
      taken |= pair;
      break;
    }
  }
  filled0 |= captured0 | dead;
  filled1 |= captured1;
  return (dead | taken) != 0;
}

@inline
function isClique(player: i32, points: u64): bool {
  for (let rest = points; rest != 0; rest &= rest - 1) {
    if ((points & ~(neighboursIn(player, indexOfLowest(rest)) | lowest(rest))) != 0) return false;
  }
  return true;
}

/** Whether a stone of the player on a would make b dead: seen by the other, for whom a is gone, or by the player. */
@inline
function kills(player: i32, a: i32, b: i32): bool {
  if (isClique(1 - player, neighboursIn(1 - player, b) & ~bitAt(a))) return true;
  const ofA = neighboursIn(player, a);
  let points = neighboursIn(player, b);
  if ((points & bitAt(a)) != 0) points |= ofA;
  points &= ~(bitAt(a) | bitAt(b));
  for (let rest = points; rest != 0; rest &= rest - 1) {
    let near = neighboursIn(player, indexOfLowest(rest)) | lowest(rest);
    if ((ofA & lowest(rest)) != 0) near |= ofA;
    if ((points & ~near) != 0) return false;
  }
  return true;
}
