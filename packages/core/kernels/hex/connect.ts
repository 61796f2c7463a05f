import {
  around, bitAt, board, chainFrom, firstSide, firstSideBit, indexOfLowest, lastSide, lastSideBit, lowest,
} from "./board";

/*
 * Connections that need no search (V. Anshelevich, A hierarchical approach to computer Hex, 2002), from each point of a
 * player to each of the player's two sides. A point is an empty cell, a chain of stones, or a side; an empty cell is
 * taken as if the player had a stone on it. A carrier is the set of empty cells that a connection needs.
 *
 *     full   the player joins the point to the side, even when the other moves first
 *     semi   the player does when moving first
 *
 * Links join two points for certain: they touch (no cell needed), or both touch the same two empty cells (a bridge,
 * which needs the two). From a point x with a full connection, carrier c, and a link from x to z that needs l, apart
 * from c:
 *
 *     x a chain:       z has the full connection c + l
 *     x an empty cell: z has the semi connection c + l + x: the player takes x
 *     two or three semi connections of z without a common cell: a full one, for no intrusion hits them all
 *
 * What is found is right; not all is found, since each point keeps a few carriers only.
 */

const MAX_FULL: i32 = 4;
const MAX_SEMI: i32 = 10;
const MAX_THREATS: i32 = 24;
const MAX_QUEUE: i32 = 1024;

/*
 *     links      8 i: the empty cells that touch point i   512 + 8 i: points it touches   1024 + 8 i: bridges
 *     carriers   128 i (8192 bytes further for the last side): numbers of full and semi ones (4 bytes each),
 *                full ones from 8, semi ones from 40
 *     queue      16 k: the point, its carrier
 *     threats    their number, then the carrier of each, 8 bytes each
 */
const CARRIERS: usize = 1536;
const POINT_BYTES: usize = 128;
const SIDE_BYTES: usize = 64 * POINT_BYTES;
const SEMI: usize = 40;
const QUEUE: usize = CARRIERS + 2 * SIDE_BYTES;
const THREATS: usize = QUEUE + 16 * <usize>MAX_QUEUE;
export const CONNECT_BYTES: usize = THREATS + 8 * <usize>(MAX_THREATS + 1);

let memoryStart: usize = 0;
let lists: usize = 0;
let queued: i32 = 0;

/** Whether the sides are connected for certain, and the cells that it needs. */
export let isConnected: bool = false;
export let connection: u64 = 0;

export function setConnections(place: usize): void {
  memoryStart = place;
}

/** Ways to connect the sides by moving first: how many were found, and the cells that each needs. */
@inline
export function threatCount(): i32 {
  return load<i32>(memoryStart + THREATS);
}

@inline
export function threatAt(index: i32): u64 {
  return load<u64>(memoryStart + THREATS + (<usize>index << 3), 8);
}

@inline
function linkOf(kind: usize, point: i32): u64 {
  return load<u64>(memoryStart + kind + (<usize>point << 3));
}

@inline
function setLink(kind: usize, point: i32, set: u64): void {
  store<u64>(memoryStart + kind + (<usize>point << 3), set);
}

const CELLS: usize = 0;
const POINTS: usize = 512;
const BRIDGES: usize = 1024;

/** Looks for connections between the two sides of a player. */
export function connect(player: i32, own: u64, other: u64): void {
  const empty = board & ~(own | other);
  const first = firstSideBit(player);
  const last = lastSideBit(player);
  isConnected = false;
  store<i32>(memoryStart + THREATS, 0);
  const points = findLinks(player, own, empty);
  growFrom(first, last, 0, points, empty);
  if (isConnected) return;
  growFrom(last, first, SIDE_BYTES, points, empty);
  if (isConnected) return;
  meet(points & ~(bitAt(first) | bitAt(last)), empty);
}

/** A chain is known by its lowest stone; what touches a side belongs to it. Returns all points. */
function findLinks(player: i32, own: u64, empty: u64): u64 {
  for (let rest = empty; rest != 0; rest &= rest - 1) {
    const cells = around(lowest(rest)) & empty;
    setLink(CELLS, indexOfLowest(rest), cells);
    setLink(POINTS, indexOfLowest(rest), cells);
  }
  const first = chainFrom(firstSide(player), own);
  const last = chainFrom(lastSide(player), own);
  addChain(firstSideBit(player), (around(first) | firstSide(player)) & empty);
  addChain(lastSideBit(player), (around(last) | lastSide(player)) & empty);
  let points = empty | bitAt(firstSideBit(player)) | bitAt(lastSideBit(player));
  for (let rest = own & ~(first | last); rest != 0; ) {
    const chain = chainFrom(lowest(rest), rest);
    addChain(indexOfLowest(chain), around(chain) & empty);
    points |= lowest(chain);
    rest ^= chain;
  }
  for (let rest = points; rest != 0; rest &= rest - 1) setLink(BRIDGES, indexOfLowest(rest), 0);
  for (let rest = points; rest != 0; rest &= rest - 1) {
    const point = indexOfLowest(rest);
    const cells = linkOf(CELLS, point);
    let bridges = linkOf(BRIDGES, point);
    for (let others = rest & ~(lowest(rest) | linkOf(POINTS, point)); others != 0; others &= others - 1) {
      const other = indexOfLowest(others);
      const common = cells & linkOf(CELLS, other);
      if ((common & (common - 1)) == 0) continue;
      bridges |= lowest(others);
      setLink(BRIDGES, other, linkOf(BRIDGES, other) | lowest(rest));
    }
    setLink(BRIDGES, point, bridges);
  }
  return points;
}

@inline
function addChain(point: i32, cells: u64): void {
  setLink(CELLS, point, cells);
  setLink(POINTS, point, cells);
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const cell = indexOfLowest(rest);
    setLink(POINTS, cell, linkOf(POINTS, cell) | bitAt(point));
  }
}

/** Finds connections of all points to a side, `from`; those of the other side are what is looked for. */
function growFrom(from: i32, to: i32, side: usize, points: u64, empty: u64): void {
  lists = memoryStart + CARRIERS + side;
  queued = 0;
  for (let rest = points; rest != 0; rest &= rest - 1) store<u64>(placeOf(indexOfLowest(rest)), 0);
  addFull(from, 0);
  for (let next = 0; next < queued; next++) {
    const entry = memoryStart + QUEUE + (<usize>next << 4);
    const point = load<i32>(entry);
    const carrier = load<u64>(entry, 8);
    if (point == to) {
      isConnected = true;
      connection = carrier;
      return;
    }
    const isChain = (bitAt(point) & empty) == 0;
    const step = isChain ? carrier : carrier | bitAt(point);
    const free = ~(carrier | bitAt(from));
    for (let rest = linkOf(POINTS, point) & free; rest != 0; rest &= rest - 1) {
      const other = indexOfLowest(rest);
      if (isChain) addFull(other, step);
      else addSemi(other, step);
    }
    const cells = linkOf(CELLS, point) & free;
    for (let rest = linkOf(BRIDGES, point) & free; rest != 0; rest &= rest - 1) {
      const other = indexOfLowest(rest);
      const common = cells & linkOf(CELLS, other);
      const more = common & (common - 1);
      if (more == 0) continue;
      const link = lowest(common) | lowest(more);
      if (isChain) addFull(other, step | link);
      else addSemi(other, step | link);
    }
  }
  const semis = placeOf(to) + SEMI;
  const count = load<i32>(placeOf(to), 4);
  for (let index = 0; index < count; index++) addThreat(load<u64>(semis + (<usize>index << 3)));
}

@inline
function placeOf(point: i32): usize {
  return lists + <usize>point * POINT_BYTES;
}

/** Adds a carrier to a list; false if it has one that needs no more, or is full of smaller ones. */
@inline
function addTo(list: usize, counter: usize, max: i32, carrier: u64): bool {
  const count = load<i32>(counter);
  let kept = 0;
  let largest = 0;
  let largestAt = 0;
  for (let index = 0; index < count; index++) {
    const known = load<u64>(list + (<usize>index << 3));
    if ((known & ~carrier) == 0) return false;
    if ((carrier & ~known) == 0) continue;
    store<u64>(list + (<usize>kept << 3), known);
    const needs = <i32>popcnt(known);
    if (needs > largest) {
      largest = needs;
      largestAt = kept;
    }
    kept++;
  }
  store<i32>(counter, kept);
  if (kept < max) {
    store<u64>(list + (<usize>kept << 3), carrier);
    store<i32>(counter, kept + 1);
    return true;
  }
  if (<i32>popcnt(carrier) >= largest) return false;
  store<u64>(list + (<usize>largestAt << 3), carrier);
  return true;
}

function addFull(point: i32, carrier: u64): void {
  const place = placeOf(point);
  if (queued == MAX_QUEUE || !addTo(place + 8, place, MAX_FULL, carrier)) return;
  const entry = memoryStart + QUEUE + (<usize>queued << 4);
  store<i32>(entry, point);
  store<u64>(entry, carrier, 8);
  queued++;
}

function addSemi(point: i32, carrier: u64): void {
  const place = placeOf(point);
  const fulls = load<i32>(place);
  for (let index = 0; index < fulls; index++) {
    if ((load<u64>(place + 8 + (<usize>index << 3)) & ~carrier) == 0) return;
  }
  if (!addTo(place + SEMI, place + 4, MAX_SEMI, carrier)) return;
  const semis = place + SEMI;
  const count = load<i32>(place, 4);
  for (let index = 0; index < count; index++) {
    const one = load<u64>(semis + (<usize>index << 3));
    const common = one & carrier;
    if (common == 0) {
      addFull(point, one | carrier);
      continue;
    }
    for (let earlier = 0; earlier < index; earlier++) {
      const another = load<u64>(semis + (<usize>earlier << 3));
      if ((common & another) == 0) addFull(point, one | another | carrier);
    }
  }
}

/** A point with connections to both sides that are apart joins them. */
function meet(points: u64, empty: u64): void {
  for (let rest = points; rest != 0; rest &= rest - 1) {
    const isChain = (lowest(rest) & empty) == 0;
    const place = memoryStart + CARRIERS + <usize>indexOfLowest(rest) * POINT_BYTES;
    const other = place + SIDE_BYTES;
    for (let i = load<i32>(place) - 1; i >= 0; i--) {
      const one = load<u64>(place + 8 + (<usize>i << 3));
      for (let j = load<i32>(other) - 1; j >= 0; j--) {
        const another = load<u64>(other + 8 + (<usize>j << 3));
        if ((one & another) != 0) continue;
        if (isChain) {
          isConnected = true;
          connection = one | another;
          return;
        }
        addThreat(one | another | lowest(rest));
      }
    }
  }
}

@inline
function addThreat(carrier: u64): void {
  addTo(memoryStart + THREATS + 8, memoryStart + THREATS, MAX_THREATS, carrier);
}
