import { bitAt, board, firstSideBit, indexOfLowest, lastSideBit, lowest } from "./board";
import { filled0, filled1, neighboursIn } from "./fill";

/*
 * The two-distance of a cell from a side (van Rijswijck, Queenbee 2000): 1 where it touches the side, else one more
 * than the second nearest of its neighbours, since the other player will take the nearest. The sum over the four sides
 * is small where a stone helps its player and hinders the other.
 */

const FAR: i32 = 16;
export const DISTANCE_BYTES: usize = 64;
let sums: usize = 0;

export function setDistances(place: usize): void {
  sums = place;
}

@inline
export function distanceOf(cell: i32): i32 {
  return <i32>load<u8>(sums + <usize>cell);
}

/** The distances in the position that was filled in last, whose graphs are there. */
export function measure(): void {
  memory.fill(sums, 0, DISTANCE_BYTES);
  for (let player = 0; player < 2; player++) {
    addFrom(player, firstSideBit(player));
    addFrom(player, lastSideBit(player));
  }
}

function addFrom(player: i32, side: i32): void {
  let far = board & ~(filled0 | filled1);
  let reached: u64 = 0;
  let next = neighboursIn(player, side);
  for (let distance = 1; far != 0; distance++) {
    if (next == 0) {
      next = far;
      distance = FAR;
    }
    for (let rest = next; rest != 0; rest &= rest - 1) {
      const place = sums + <usize>indexOfLowest(rest);
      store<u8>(place, load<u8>(place) + <u8>distance);
    }
    reached |= next;
    far &= ~next;
    next = 0;
    for (let rest = far; rest != 0; rest &= rest - 1) {
      const nearer = neighboursIn(player, indexOfLowest(rest)) & reached;
      if ((nearer & (nearer - 1)) != 0) next |= lowest(rest);
    }
  }
}
