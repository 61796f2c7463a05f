import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connect4Book } from "marienbad/connect4";
import { withLock } from "marienbad-databases/system";
import { afterAll, describe, expect, it } from "vitest";
import { rules } from "../../../core/src/games/connect4/rules.ts";
import { runCommand } from "../../test/run-command.ts";
import { book } from "./book.ts";

const folder = mkdtempSync(join(tmpdir(), "book-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command and gives what it prints. */
async function run(line: string, signal?: AbortSignal): Promise<readonly string[]> {
  return (await runCommand(book, line.split(" "), signal === undefined ? {} : { signal })).printed;
}

describe("marienbad book", () => {
  it("gives the same book by one thread, by two on one table, and after a stop", async () => {
    const [one, two] = [join(folder, "one.book"), join(folder, "two.book")];
    const line = "connect4 columns=5 rows=4 --depth 3 --memory 1";
    // 1, 3, 13 and 49 positions after 0 to 3 moves, mirror images once: see src/connect4/book.test.ts.
    expect(await run(`${line} --threads 1 -o ${one}`)).toEqual([`${one}: 66 positions`]);
    await expect(run(`${line} --threads 2 -o ${two}`, AbortSignal.abort())).rejects.toThrow(
      /Interrupted after \d+ of \d+ positions of \d+ moves. What was found is in .*: the same command goes on/,
    );
    const board = { columns: 5, rows: 4, align: 4 };
    const begun = Connect4Book.fromBytes(readFileSync(two));
    expect([begun.board, begun.plies, begun.size]).toEqual([board, 3, 0]);
    const { start, play } = rules(board);
    const known = [0, 1, 2].reduce(play, start);
    begun.learn(known, 7); // not its score, so that it is seen not to have been asked again
    writeFileSync(two, begun.toBytes());
    await run(`${line} --threads 2 -o ${two}`);
    const [whole, resumed] = [one, two].map((path) => Connect4Book.fromBytes(readFileSync(path)));
    expect(resumed.scoreOf(known)).toBe(7);
    const other = [2, 2, 2].reduce(play, start);
    expect(resumed.scoreOf(other)).toBe(whole.scoreOf(other));
    expect(resumed.size).toBe(66);
  });

  it("leaves a book alone that another process is making", async () => {
    const path = join(folder, "busy.book");
    await withLock(path, async () => {
      await expect(run(`connect4 columns=5 rows=4 --depth 1 -o ${path}`)).rejects.toThrow(
        /busy.book is being written by process \d+: wait until it has ended/,
      );
    });
    expect(existsSync(path)).toBe(false);
  });

  it("does not write over a book of something else", async () => {
    const path = join(folder, "other.book");
    writeFileSync(path, new Connect4Book({ columns: 5, rows: 4, align: 4 }, 3).toBytes());
    await expect(run(`connect4 columns=5 rows=4 --depth 2 -o ${path}`)).rejects.toThrow(/with 3 plies/);
    await expect(run(`connect4 columns=5 rows=4 --depth 3`)).rejects.toThrow(/-o are needed/);
  });
});
