import { mirrored } from "./board";

/** A stone of player 0 counts twice in a key. */
@inline
export function shiftAt(level: u32): u32 {
  return (level & 1) ^ 1;
}

/** How low parts are turned: into their images (1), or into whichever is less. */
export const LEAST: u32 = 2;

@inline
export function turned(low: u32, turn: u32): u32 {
  const image = mirrored(low);
  return turn == LEAST ? min(low, image) : image;
}
