/**
 * What makes the strong player look at fewer positions, and can be left out, to see what each is worth (`npm run bench
 * -- search`). None of them changes a value that is proved.
 * - `cutoffs`: before any child is searched, one that the table already knows to be good enough ends the matter
 *   (Plaat and others 1996);
 * - `killers`: the last moves that made a cut at this depth are tried first (Akl and Newborn 1977);
 * - `counters`: then the reply that made a cut after the same move of the opponent (Uiterwijk 1992);
 * - `history`: then moves by the cuts that they made anywhere (Schaeffer 1983);
 * - `symmetry`: mirror images share their entry of the table.
 */
export const IMPROVEMENTS = ["cutoffs", "killers", "counters", "history", "symmetry"] as const;

/** One of them. */
export type Improvement = (typeof IMPROVEMENTS)[number];
