import type { BookChapter } from "./vocabulary.ts";

interface Entry {
  /** As in the address. */
  readonly id: string;
  readonly number: number;
  load(): Promise<BookChapter>;
}

/** The chapters of the book in their order; the code of each is fetched when it is opened. */
export const CHAPTERS_OF_BOOK: readonly Entry[] = [
  { id: "games", number: 1, load: async () => (await import("./games/index.ts")).GAMES },
  { id: "arenas", number: 2, load: async () => (await import("./arenas/index.ts")).ARENAS },
  { id: "attractors", number: 3, load: async () => (await import("./attractors/index.ts")).ATTRACTORS },
  { id: "play", number: 4, load: async () => (await import("./play/index.ts")).PLAY },
  { id: "minimax", number: 5, load: async () => (await import("./minimax/index.ts")).MINIMAX },
  { id: "alphabeta", number: 6, load: async () => (await import("./alphabeta/index.ts")).ALPHA_BETA },
  { id: "nim", number: 7, load: async () => (await import("./nim/index.ts")).NIM },
  { id: "paths", number: 8, load: async () => (await import("./paths/index.ts")).PATHS },
  { id: "beyond", number: 9, load: async () => (await import("./beyond/index.ts")).BEYOND },
];
