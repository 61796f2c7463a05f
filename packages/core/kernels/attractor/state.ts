/*
 * What is known of a vertex while the arena is being solved. The state is all that an edge has to look at, one byte, so
 * that those of ten million vertices stay in the cache; the record is looked at once, when it is the vertex's turn.
 *
 *     state     0         decided: it is, or was, in the queue; or a drawn end that has edges
 *               1         a dead end, or a drawn end without edges
 *               7 … 1 | 0 moves that the other player has not won yet, up to 127 (see `extras` for more) | owner
 *
 *     record    63 … 32               31 … 0
 *               how many sources      where the list of sources ends      until its turn comes
 *               choice                value: outcome and rank             from then on
 *
 *     queued    choice                winner | vertex                     63 … 32 | 31 | 30 … 0
 */
export const DECIDED: u32 = 0;
export const DEAD_END: u32 = 1;
export const MAX_COUNTED: u32 = 127;

export const NO_CHOICE: u32 = 0xffffffff;
export const NOBODY: u32 = 2;
export const DRAWN: u32 = 3;
export const RANK_BITS: u32 = 30;
export const VERTEX_MASK: u32 = 0x7fffffff;

@inline
export function queued(entry: u32, choice: u32): u64 {
  return (<u64>choice << 32) | <u64>entry;
}
