import { existsSync } from "node:fs";
import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import { connect4, type Options, type Position } from "../../games/connect4/index.ts";
import { type Solve, withThreads } from "../../games/connect4/node/threads.ts";
import { buildBook, Connect4Book } from "../../games/connect4/solver/index.ts";
import { readBytes, writeFileSafely } from "../../node/files.ts";
import { TABLE_MEMORY_FLAG, tableMemory } from "../connect4/memory.ts";
import { type Call, type Command, integerFlag, say, takeWords, textFlag } from "../core/command.ts";
import { THREADS_FLAG, threadsFlag } from "../core/resources.ts";

const MOST_PLIES = 12;
const SAVE_EVERY = 10_000; // milliseconds

export const book: Command = {
  name: "book",
  usage: "book connect4 --plies P --out FILE [columns=N] [rows=N] [--memory MIB] [--threads N]",
  summary: {
    en: "Builds an opening book: the exact score of every early position; goes on from FILE when it was stopped.",
    fr: "Construit une bibliothèque d'ouvertures : le score exact de chaque début ; reprend FILE après un arrêt.",
  },
  flags: [
    {
      name: "plies",
      value: "P",
      summary: { en: "the most stones of its positions", fr: "le plus grand nombre de jetons" },
    },
    { name: "out", value: "FILE", summary: { en: "the file of the book", fr: "le fichier" } },
    TABLE_MEMORY_FLAG,
    THREADS_FLAG,
  ],
  examples: ["marienbad book connect4 columns=5 rows=5 --plies 3 --out 5x5.book"],
  async run(call) {
    const [name] = takeWords(call, book, 1);
    if (name !== "connect4")
      throw new MarienbadError(
        "unknown-name",
        unknownName({ en: "game with books", fr: "de bibliothèque pour le jeu" }, name, ["connect4"]),
      );
    const plies = integerFlag(call, "plies", { min: 0, max: MOST_PLIES });
    const path = textFlag(call, "out");
    if (plies === undefined || path === undefined) {
      throw new MarienbadError("bad-argument", {
        en: `--plies and --out are needed. Usage: marienbad ${book.usage}`,
        fr: `Il faut --plies et --out. Usage : marienbad ${book.usage}`,
      });
    }
    const { columns, rows, align } = connect4.make(call.options).options as unknown as Options;
    if (align !== 4)
      throw new MarienbadError("not-applicable", {
        en: `There are books for four in a row, not for align=${align}.`,
        fr: `Il y a des bibliothèques pour quatre alignés, pas pour align=${align}.`,
      });
    const megabytes = tableMemory(call);
    const content = await openBook(path, { columns, rows, align }, plies);
    await withThreads({ columns, rows, megabytes, threads: threadsFlag(call), signal: call.signal }, (solvers) =>
      fill(call, path, content, solvers),
    );
    if (call.json) call.output.json({ file: path, columns, rows, plies, positions: content.size });
    else {
      const count = content.size.toLocaleString(call.language);
      call.output.line(say(call, { en: `${path}: ${count} positions`, fr: `${path} : ${count} positions` }));
    }
    return 0;
  },
};

/** The book under way in the file, or a new one. */
async function openBook(path: string, board: Options, plies: number): Promise<Connect4Book> {
  if (!existsSync(path)) return new Connect4Book(board, plies);
  const found = Connect4Book.fromBytes(await readBytes(path));
  if (found.board.columns === board.columns && found.board.rows === board.rows && found.plies === plies) return found;
  const { columns, rows } = found.board;
  throw new MarienbadError("bad-argument", {
    en: `${path} is a book for columns=${columns} rows=${rows} with ${found.plies} plies: name another file.`,
    fr: `${path} est une bibliothèque pour columns=${columns} rows=${rows} avec ${found.plies} coups : nommez un autre fichier.`,
  });
}

async function fill(call: Call, path: string, content: Connect4Book, solvers: readonly Solve[]): Promise<void> {
  let saved = performance.now();
  try {
    const scorers = solvers.map((solve) => async (position: Position) => (await solve({ position })).value);
    await buildBook(content, scorers, async ({ done, total, remaining }) => {
      const minutes = Math.ceil(remaining / 60_000).toLocaleString(call.language);
      const left = say(call, { en: `about ${minutes} min left`, fr: `encore ${minutes} min environ` });
      call.output.progress(`${done} / ${total}, ${left}`);
      if (performance.now() - saved < SAVE_EVERY) return;
      saved = performance.now();
      await writeFileSafely(path, content.toBytes());
    });
  } finally {
    await writeFileSafely(path, content.toBytes()); // also what was done before a Ctrl-C
    call.output.done();
  }
}
