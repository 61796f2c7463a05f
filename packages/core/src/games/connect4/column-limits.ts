/** What the kernel of columns takes: it has a place for each possible low part of a key. */
export const MAX_LOW_BITS = 28;
/** Directories have a place for each possible range. */
export const MAX_HIGH_BITS = 24;
/** Keys are exact numbers. */
export const MAX_KEY_BITS = 53;
/** Lines are of four. */
export const SOLVED_ALIGN = 4;
