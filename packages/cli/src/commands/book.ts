import { findById, MarienbadError } from "marienbad/base";
import { loadFamily } from "marienbad/games";
import { type BookMaker, type BookReport, connect4Books } from "marienbad-databases/connect4";
import { withLock } from "marienbad-databases/system";
import { type Command, flag, integerFlag, say, takeWords, textFlag } from "../core/command.ts";
import { memoryFlagOf, readMemory, THREADS_FLAG, threadsFlag } from "../core/resources.ts";
import { texts } from "./texts.ts";

const BOOK_MAKERS: readonly BookMaker[] = [connect4Books];

const GAMES = BOOK_MAKERS.map(({ id }) => id).join("|");

const MAX_LINES = 64;

export const book: Command = {
  name: "book",
  subjects: async () => await Promise.all(BOOK_MAKERS.map(({ id }) => loadFamily(id))),
  usage: `book ${GAMES} --depth D [--lines L] -o FILE [key=value…] [--memory MIB] [--threads N]`,
  flags: [
    flag("depth D", "positions after at most D moves", "positions après au plus D coups"),
    flag(
      "lines L",
      "then what a perfect player of either side needs, up to L moves (default: no further)",
      "puis ce qu'il faut à un joueur parfait de chaque camp, jusqu'à L coups (par défaut : pas plus loin)",
    ),
    flag("o FILE", "write the book into this file", "écrire la bibliothèque dans ce fichier"),
    memoryFlagOf(BOOK_MAKERS[0].megabytes),
    THREADS_FLAG,
  ],
  examples: ["marienbad book connect4 columns=5 rows=5 --depth 3 -o 5x5.book"],
  async run(call) {
    const [name] = takeWords(call, book, 1);
    const maker = findById(texts.GAME_WITH_BOOKS, name, BOOK_MAKERS);
    const depth = integerFlag(call, "depth", { min: 0, max: maker.maxPlies });
    const path = textFlag(call, "o");
    if (depth === undefined || path === undefined)
      throw new MarienbadError("bad-argument", texts.bookIncomplete(book.usage));
    let last: Omit<BookReport, "remaining"> = { ply: 0, done: 0, total: 1 };
    try {
      const order = {
        options: call.options,
        plies: depth,
        lines: integerFlag(call, "lines", { min: depth, max: MAX_LINES }, depth),
        path,
        megabytes: readMemory(call, maker.megabytes),
        threads: threadsFlag(call),
        signal: call.signal,
        onProgress: (report: BookReport) => {
          last = report;
          call.output.progress(say(call, texts.bookProgress(report)));
        },
      };
      const { options, positions } = await withLock(path, () => maker.make(order));
      call.output.done();
      if (call.json) call.output.json({ file: path, ...options, depth, positions });
      else call.output.line(say(call, texts.bookMade(path, positions)));
    } catch (error) {
      if (!(error instanceof MarienbadError) || error.code !== "interrupted") throw error;
      throw new MarienbadError("interrupted", texts.bookInterrupted(path, last));
    } finally {
      call.output.done();
    }
    return 0;
  },
};
