import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findGame, makeGame } from "marienbad/games/all";
import {
  findPosition,
  inProcess,
  KEYS_OF_RULES,
  levelledGame,
  memoryFiles,
  oneFileOf,
  solveInto,
  solveLevels,
} from "marienbad-databases";
import { loadLevelledGame, openDatabase, solveIntoDatabase } from "marienbad-databases/node";
import { afterAll, describe, expect, it } from "vitest";
import { contentOfRules } from "../../../databases/src/rules/rules-content.ts";
import { bytesOfLevels, gather, levelsIn } from "../../../databases/test/small-levels.ts";
import { answer, expectAnswersOfExploring, expectSameWhenPacked, run } from "../../test/database-command-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "database-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.db`);

/** Tic-tac-toe by brute force: boards as nine characters, filled in turn until three in a line. */
function positionsByStones(): number[] {
  const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));
  const isWon = (board: string) =>
    lines.some(([a, b, c]) => board[a] !== "." && board[a] === board[b] && board[b] === board[c]);
  const counts: number[] = [];
  for (let boards = new Set(["........."]); boards.size > 0; ) {
    const mark = counts.length % 2 === 0 ? "X" : "O";
    counts.push(boards.size);
    const open = [...boards].filter((board) => !isWon(board));
    boards = new Set(
      open.flatMap((board) =>
        [...board].flatMap((cell, i) => (cell === "." ? [board.slice(0, i) + mark + board.slice(i + 1)] : [])),
      ),
    );
  }
  return counts;
}

describe("a database of a solved game", () => {
  it.each([
    ["connect4", "columns=3 rows=4 align=3", ["2", "1212", ".../.../.../..."]],
    ["tictactoe", "misere=no", ["XO./.../...", "XOX/OOX/XXO", "XXX/OO./..."]],
    ["tictactoe", "misere=yes columns=4 rows=2", ["XO../...."]],
    ["hex", "size=3", ["b2", ".../.../..."]],
    ["domineering", "rows=4 columns=4", ["b4-b3", "b3-b2"]],
    ["grundy", "heap=13", ["(13,0)", "(9,4,1)"]],
    ["octal", "code=0.07 heap=15", ["15:13", "(9,4,1)"]],
    ["octal", "code=8.0 heap=11", ["(11,0)"]],
  ])("of %s %s says what exploring and the attractors say", async (id, options, positions) => {
    await expectAnswersOfExploring(id, options, positions, newFile());
  });

  it("is the same after any interruption, and with several threads", async () => {
    const game = "tictactoe rows=1 columns=11 align=5"; // levels large enough to be divided
    const [whole, stopped] = [newFile(), newFile()];
    await run(`solve ${game} --database ${whole} --threads 1`);
    const interruption = new AbortController();
    interruption.abort();
    await expect(run(`solve ${game} --database ${stopped}`, interruption.signal)).rejects.toThrow(
      /^Interrupted while finding the positions after level 0 .* the same command goes on from there\.$/,
    );
    expect(existsSync(stopped)).toBe(false);
    await expect(run(`solve tictactoe --database ${stopped}`)).rejects.toThrow(/has the levels of tictactoe rows=1/);
    const { notes } = await run(`solve ${game} --database ${stopped} --threads 2`);
    expect(notes).toEqual([`Going on from ${stopped}.parts.`]);
    expect(existsSync(`${stopped}.parts`)).toBe(false);
    expect(readFileSync(stopped).equals(readFileSync(whole))).toBe(true);
    expect((await run(`verify tictactoe ${whole} --threads 2`)).code).toBe(0);
  });

  it("belongs to what the rules of the catalogue do", async () => {
    const file = newFile();
    const game = makeGame("hex", { size: 2 });
    const tasks = await levelledGame("hex", game).tasks();
    const write = async (content: string) => {
      const store = memoryFiles();
      await solveInto(store, { game: "hex", options: { size: 2 }, content }, tasks, inProcess(tasks, store));
      writeFileSync(file, Buffer.concat(await gather(oneFileOf(store))));
    };
    await write(contentOfRules(game));
    expect((await run(`verify hex ${file}`)).code).toBe(0);
    const { turn, moves, result } = game;
    const reversed = { ...game, moves: (at: never) => moves(at).toReversed() };
    expect(contentOfRules(reversed)).toBe(contentOfRules(game));
    for (const changed of [
      { ...game, turn: (at: never) => 1 - turn(at) },
      { ...game, moves: (at: never) => moves(at).slice(1) },
      { ...game, result: (at: never) => (result(at) === 0 ? 1 : result(at)) },
      { ...game, key: (at: never) => (game.key(at) as number) + 1 },
    ]) {
      await write(contentOfRules(changed as typeof game));
      await expect(run(`verify hex ${file}`)).rejects.toThrow(/those of hex size=2 have changed since/);
    }
  });

  it.each([
    ["tictactoe", "", ["XO./.../...", "..O/.X./..."]],
    ["hex", "size=3", ["b2", "a3"]],
    ["connect4", "columns=4 rows=3", ["1", "4", "2314"]],
  ])(
    "of %s %s up to symmetry says the same with fewer positions, and knows that it is one",
    async (id, options, positions) => {
      const [file, whole] = [newFile(), newFile()];
      const solved = await answer(`solve ${id} ${options} --symmetry --database ${file} --threads 2`);
      expect(solved).toEqual(await answer(`solve ${id} ${options} --symmetry`));
      const all = await answer(`solve ${id} ${options} --database ${whole}`);
      expect(solved.positions).toBeLessThan(all.positions);
      expect(await answer(`solve ${id} --database ${file}`)).toEqual(solved);
      for (const position of positions) {
        expect(await answer(`analyse ${id} ${position} --database ${file}`)).toEqual(
          await answer(`analyse ${id} ${position} --database ${whole}`),
        );
      }
      expect((await run(`verify ${id} ${file} --threads 2`)).code).toBe(0);
      await expect(run(`solve ${id} --symmetry --database ${whole}`)).rejects.toThrow(/, not of .* --symmetry\.$/);
    },
  );

  it("of connect-4 is the same when its files are packed meanwhile, and is verified on threads", async () => {
    await expectSameWhenPacked("connect4 columns=4 rows=3", newFile);
  });

  it("of connect-4 up to symmetry may have the least keys of the rules, as earlier versions wrote it", async () => {
    const [file, before] = [newFile(), newFile()];
    const options = { columns: 4, rows: 3, align: 4 };
    await solveIntoDatabase(before, await loadLevelledGame({ game: "connect4", options, symmetry: KEYS_OF_RULES }));
    const solved = await answer(`solve connect4 columns=4 rows=3 --symmetry --database ${file}`);
    expect(await answer(`solve connect4 --database ${before}`)).toEqual(solved);
    for (const position of ["1", "4", "2314"]) {
      expect(await answer(`analyse connect4 ${position} --database ${before}`)).toEqual(
        await answer(`analyse connect4 ${position} --database ${file}`),
      );
    }
    expect((await run(`verify connect4 ${before}`)).code).toBe(0);
    expect(readFileSync(before).equals(readFileSync(file))).toBe(false);
    const verified = newFile();
    const named = await loadLevelledGame({ game: "connect4", options, symmetry: true });
    const opened = await openDatabase(before);
    await expect(findPosition(opened.database, named, named.start)).rejects.toMatchObject({
      code: "bad-argument",
    });
    const same = await loadLevelledGame(opened.database.ref);
    expect(await findPosition(opened.database, same, same.start)).toBeDefined();
    await opened.close();
    await solveIntoDatabase(verified, named, { isVerified: true, threads: 2 });
    expect(readFileSync(verified).equals(readFileSync(file))).toBe(true);
  });

  it("with keys that this version does not know, or work begun by other keys, is refused", async () => {
    const file = newFile();
    const game = "connect4 columns=4 rows=3 --symmetry";
    const solved = { game: "connect4", options: { columns: 4, rows: 3, align: 4 }, symmetry: "middle-first" };
    const tasks = await levelledGame("connect4", makeGame("connect4", solved.options)).tasks();
    const store = memoryFiles();
    await solveInto(store, solved, tasks, inProcess(tasks, store));
    writeFileSync(file, Buffer.concat(await gather(oneFileOf(store))));
    for (const line of [`solve ${game} --database ${file}`, `verify connect4 ${file}`]) {
      await expect(run(line)).rejects.toThrow(/keys of the kind "middle-first", which this version does not know\.$/);
    }
    const stopped = newFile();
    const named = await loadLevelledGame({ game: "connect4", options: solved.options, symmetry: KEYS_OF_RULES });
    const signal = { aborted: true };
    await expect(solveIntoDatabase(stopped, named, { signal })).rejects.toMatchObject({ code: "interrupted" });
    await expect(run(`solve ${game} --database ${stopped}`)).rejects.toThrow(
      /by other keys of mirror images: remove it/,
    );
  });

  it("up to symmetry is refused for a game without one", async () => {
    await expect(run(`solve grundy --symmetry --database ${newFile()}`)).rejects.toThrow(/grundy has no symmetry/);
  });

  it("may be a folder of segments, which everybody reads, and of which one file is made by copying", async () => {
    const [file, segments] = [newFile(), newFile()];
    const solved = await answer(`solve tictactoe --database ${file}`);
    expect(await answer(`solve tictactoe --database ${segments} --segments`)).toEqual(solved);
    const names = readdirSync(segments).sort();
    expect(names).toEqual(["manifest", ...names.filter((name) => /^segment-\d-00000.blocks$/.test(name))]);
    expect(names.length).toBe(11);
    const copied = names.slice(1).map((name) => readFileSync(join(segments, name)));
    const whole = Buffer.concat([Buffer.from("MRNL0004"), ...copied, readFileSync(join(segments, "manifest"))]);
    expect(whole.equals(readFileSync(file))).toBe(true);
    expect(await answer(`solve tictactoe --database ${segments}`)).toEqual(solved); // what is there is checked
    expect(await answer(`analyse tictactoe XO./.../... --database ${segments}`)).toEqual(
      await answer(`analyse tictactoe XO./.../... --database ${file}`),
    );
    expect((await run(`verify tictactoe ${segments}`)).code).toBe(0);
    writeFileSync(join(segments, names[5]), copied[4].with(9, copied[4][9] ^ 1));
    await expect(run(`solve tictactoe --database ${segments}`)).rejects.toThrow(/block 0 of level 4 does not fit/);
    rmSync(join(segments, names[5]));
    await expect(run(`verify tictactoe ${segments}`)).rejects.toThrow(/segment-4-00000.blocks is missing/);
  });

  it("lists the levels and the ranks", async () => {
    const { printed } = await run(`solve tictactoe --database ${newFile()} --levels`);
    const counts = printed.map((line) => /^ +(\d) +([\d,]+) +[\d,]+ +[\d,]+ +[\d,]+ +[\d,]+$/.exec(line)?.[2]);
    const listed = counts.filter((count) => count !== undefined).map((count) => Number(count.replace(",", "")));
    expect(listed).toEqual(positionsByStones());
    expect(listed.reduce((sum, count) => sum + count)).toBe(5478); // as the course's example has it
    // Columns are as wide as their numbers, so that those of a large board stay apart.
    const widths = printed.map((line) => /^ *level +positions +moves/.exec(line)?.[0].length);
    expect(widths.filter((width) => width !== undefined)).toEqual(["level  positions  moves".length]);
  });

  it("is told no when a claim is false", async () => {
    const solved = { game: "hex", options: { size: 2 } };
    const game = levelledGame(solved.game, findGame(solved.game)(solved.options));
    const database = await solveLevels(game);
    const levels = await levelsIn(database);
    levels[1].values[0] += 2;
    const file = newFile();
    const moves = database.levels.map((level) => level.moves);
    writeFileSync(file, await bytesOfLevels(levels, solved, moves));
    const { code, printed } = await run(`verify hex ${file}`);
    expect([code, printed[0]]).toEqual([1, expect.stringMatching(/^Wrong: level 1, position \d+: its successors say/)]);
  });

  it("is refused, and left alone, when it is damaged or of another game", async () => {
    const file = newFile();
    await run(`solve connect4 columns=4 rows=3 --database ${file}`);
    const bytes = readFileSync(file);
    const flipped = Uint8Array.from(bytes);
    flipped[3000] ^= 1;
    for (const [content, reason] of [
      [bytes.subarray(0, bytes.length - 100), /not a whole database.*its end is missing/],
      [flipped, /not a whole database.*block \d+ of level \d+ does not fit its checksum/],
      [Buffer.from("something else, of some length, that is not a database"), /should begin with/],
      [Buffer.from("short"), /too short/],
    ] as const) {
      writeFileSync(file, content);
      await expect(run(`solve connect4 columns=4 rows=3 --database ${file}`)).rejects.toThrow(reason);
      expect(readFileSync(file).equals(content)).toBe(true);
    }
    writeFileSync(file, bytes);
    await expect(run(`solve connect4 rows=4 --database ${file}`)).rejects.toThrow(/rows=3 align=4, not of .*rows=4/);
    await expect(run(`solve hex --database ${file}`)).rejects.toThrow(/of connect4 columns=4 .*, not of hex size=4/);
    await expect(run(`analyse hex b2 --database ${file}`)).rejects.toThrow(/not of hex/);
    // Stones can be taken off in turn down to O below X and X, where O should have moved last.
    await expect(run(`analyse connect4 OX../XX../OO.. --database ${file}`)).rejects.toThrow(/No play from the start/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it.each([
    ["solve nim", /nim sticks=15 .* cannot be solved by levels.*every move raises a level \(/],
    ["solve octal", /octal code=0.77 .* cannot be solved by levels/],
    ["solve tictactoe rows=6 columns=6", /small enough for keys that are whole numbers/],
    ["solve connect4 columns=9 rows=6", /small enough for keys that are whole numbers/],
    ["solve tictactoe --memory 15", /a whole number of at least 16/],
    ["solve tictactoe --from XO./.../...", /--from cannot be used with --database/],
    ["analyse tictactoe 1", /there is no such file/],
  ])("refuses %s", async (line, reason) => {
    const file = newFile();
    await expect(run(`${line} --database ${file}`)).rejects.toThrow(reason);
    expect(existsSync(file) || existsSync(`${file}.parts`)).toBe(false);
  });

  it("of connect-4 says what its solver says", async () => {
    const file = newFile();
    await run(`solve connect4 columns=4 rows=4 --database ${file}`);
    for (const position of ["", "1", "2", "24", "123", "2222", "12344321", "121212"]) {
      const bySolver = await answer(`analyse connect4 ${position} columns=4 rows=4`);
      const byDatabase = await answer(`analyse connect4 ${position} --database ${file}`);
      const scores = bySolver.moves.map(({ score }: { score: number }) => score);
      expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
      expect(bySolver.moves.map(({ score, ...move }: { score: number }) => move)).toEqual(byDatabase.moves);
      expect([bySolver.winner, bySolver.rank]).toEqual([byDatabase.winner, byDatabase.rank]);
    }
  });
});
