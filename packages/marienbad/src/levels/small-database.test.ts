import { describe, expect, it } from "vitest";
import { counters, gather, sourceOf } from "../../test/small-levels.ts";
import { explore } from "../arena/index.ts";
import { rankOf, winnerOf } from "../arena/solution.ts";
import type { DecidedLevel, LevelEngine } from "../game/index.ts";
import { solve } from "../solve/index.ts";
import { LevelDatabase, writeDatabase } from "./database.ts";
import { gameEngine } from "./game-engine.ts";
import { solvedNeighbourhood } from "./neighbourhood.ts";
import { solveLevels } from "./solve-levels.ts";
import { type LevelPart, levelsOf } from "./store.ts";

describe("a small database", () => {
  const { rules, levelOf, positionOf } = counters(3, (key) => (key === 15 ? 0 : undefined));
  const engine = gameEngine({ rules, positionOf });
  const solved = { game: "counters", options: { size: 3 } };
  const bytesOf = async (levels: readonly LevelPart[], counting: LevelEngine = engine) =>
    Buffer.concat(await gather(writeDatabase(solved, levels, counting)));
  const wholeBytes = async () => await bytesOf(await gather(levelsOf(await solveLevels(engine))));

  it("begins with its name, ends with where its manifest begins, and is found out for what it is", async () => {
    const bytes = await wholeBytes();
    expect(bytes.subarray(0, 8).toString()).toBe("MRNL0003");
    const trailer = bytes.subarray(-40).toString();
    expect(trailer).toMatch(/^[0-9a-f]{32} {7}\n$/);
    const offset = Number.parseInt(trailer.slice(0, 16), 16);
    expect(JSON.parse(bytes.subarray(offset, -40).toString())).toMatchObject(solved);
    expect([LevelDatabase.isDatabase(bytes), LevelDatabase.isDatabase(bytes.subarray(1))]).toEqual([true, false]);
    expect(LevelDatabase.isDatabase(bytes.subarray(0, 4))).toBe(true);
    const database = await LevelDatabase.open(sourceOf(bytes));
    expect([database.solved, database.positions, database.moves]).toEqual([solved, 16, 24]);
    expect([await database.find(0, 0), await database.find(0, 1), await database.find(7, 0)]).toEqual([
      6,
      undefined,
      undefined,
    ]);
    await database.checkBlocks();
  });

  it("says what is wrong with a file", async () => {
    const bytes = await wholeBytes();
    const changed = (place: number, text: string): Uint8Array => {
      const copy = Buffer.from(bytes);
      copy.write(text, place < 0 ? bytes.length + place : place);
      return copy;
    };
    const opening = async (given: Uint8Array) => {
      const error = await LevelDatabase.open(sourceOf(given, "a.db")).catch((thrown: Error) => thrown);
      return (error as Error).message?.replace("a.db is not a whole database of a solved game: ", "");
    };
    expect(await opening(bytes)).toBeUndefined();
    expect(await opening(bytes.subarray(0, 47))).toBe("it is too short.");
    expect(await opening(bytes.subarray(0, 48))).toBe("its end is missing.");
    expect(await opening(changed(0, "MRNL0002"))).toBe(
      "it was made by an older version (MRNL0002, now MRNL0003): remove it and solve the game again.",
    );
    expect(await opening(changed(0, "MRNL0004"))).toBe("it should begin with MRNL0003.");
    expect(await opening(changed(0, "MRN_0002"))).toBe("it should begin with MRNL0003.");
    expect(await opening(changed(-1, " "))).toBe("its end is missing.");
    expect(await opening(changed(-2, "\n "))).toBe("its end is missing.");
    expect(await opening(changed(-40, "x"))).toBe("its end is missing.");
    expect(await opening(changed(-8, "0"))).toBe("its end is missing.");
    expect(await opening(changed(-24, bytes.at(-24) === 48 ? "1" : "0"))).toBe(
      "its manifest does not fit its checksum.",
    );
    const end = (bytes.length - 40).toString(16).padStart(16, "0");
    expect(await opening(changed(-40, end))).toBe("its end points outside.");
    expect(await opening(changed(-60, "!"))).toBe("its manifest does not fit its checksum.");
    const page = await LevelDatabase.open(sourceOf(changed(9, "!"), "a.db")); // behind the value of the start
    await expect(page.find(0, 0)).rejects.toThrow("a page of the index of level 0 is not as it was written");
    const database = await LevelDatabase.open(sourceOf(changed(8, "!"), "a.db"));
    await expect(database.checkBlocks()).rejects.toThrow("block 0 of level 0 does not fit its checksum");
    await expect(database.find(0, 0)).rejects.toThrow("a.db is not a whole database");
    await expect(database.checkBlocks({ signal: { aborted: true } })).rejects.toMatchObject({ code: "interrupted" });
  });

  it("has blocks of 4096 positions, and reads one of them for each question", async () => {
    const size = 2 * 4096 + 5;
    const keys = Float64Array.from({ length: size }, (_, place) => 3 * place + 1);
    const values = Uint8Array.from(keys, (key) => key % 192);
    const parts = [
      { level: 0, keys: Float64Array.of(5), values: Uint8Array.of(7) },
      { level: 1, keys: keys.subarray(0, 4096), values: values.subarray(0, 4096) },
      { level: 1, keys: keys.subarray(4096), values: values.subarray(4096) },
    ];
    const counting: LevelEngine = {
      ...engine,
      *countMoves(given) {
        yield 1;
        return 10 * given.length;
      },
    };
    const bytes = await bytesOf(parts, counting);
    expect(Buffer.compare(bytes, await bytesOf([parts[0], { level: 1, keys, values }], counting))).toBe(0);
    let reads = 0;
    const source = sourceOf(bytes);
    const database = await LevelDatabase.open({
      size: source.size,
      async read(offset, length) {
        reads++;
        return await source.read(offset, length);
      },
    });
    expect(reads).toBe(3); // beginning, trailer, manifest
    await database.find(1, 0);
    expect(reads).toBe(5); // a page, which is kept, and a block
    expect([database.positions, database.moves, database.levels[1].moves]).toEqual([
      size + 1,
      10 * (size + 1),
      10 * size,
    ]);
    for (const place of [0, 1, 4095, 4096, 4097, 8191, 8192, size - 1]) {
      reads = 0;
      expect([place, await database.find(1, keys[place]), reads]).toEqual([place, values[place], 1]);
      expect(await database.find(1, keys[place] + 1)).toBeUndefined();
      expect(await database.find(1, keys[place] - 1)).toBeUndefined();
    }
    const isPart = (found: DecidedLevel, from: number, to: number): boolean =>
      `${found.keys}` === `${keys.subarray(from, to)}` && `${found.values}` === `${values.subarray(from, to)}`;
    expect(isPart(await database.load(1), 0, size)).toBe(true);
    for (const [from, to] of [
      [0, 1],
      [4095, 4097],
      [4096, 8192],
      [5000, 5000],
      [8192, size],
      [5000, 8194],
    ]) {
      expect([from, to, isPart(await database.load(1, from, to), from, to)]).toEqual([from, to, true]);
    }
    reads = 0;
    await database.load(1, 4096, 8192);
    expect(reads).toBe(1);
    reads = 0;
    await database.checkBlocks();
    expect(reads).toBe(5); // a page and its block, and three blocks
  });

  it("stops with its signal while it is written", async () => {
    const levels = await gather(levelsOf(await solveLevels(engine)));
    const signal = { aborted: false };
    const pieces: Uint8Array[] = [];
    const writing = async () => {
      for await (const piece of writeDatabase(solved, levels, engine, { signal })) {
        pieces.push(piece);
        signal.aborted = pieces.length === 2;
      }
    };
    await expect(writing()).rejects.toMatchObject({ code: "interrupted" });
    expect(pieces.length).toBe(2);
  });

  it("knows the neighbourhood of a position, two moves ahead, as the attractors do", async () => {
    const database = await LevelDatabase.open(sourceOf(await wholeBytes()));
    const { arena, positions } = explore(rules);
    const solution = solve(arena);
    for (const [vertex, from] of positions.entries()) {
      const near = await solvedNeighbourhood(database, { rules, levelOf }, from);
      const { positions: around } = explore(
        { ...rules, moves: (at) => (levelOf(at) < levelOf(from) + 2 ? rules.moves(at) : []) },
        { from: [from] },
      );
      expect([near.arena.vertexCount, around[0]]).toEqual([around.length, from]);
      for (const [place, at] of around.entries()) {
        const there = positions.indexOf(at);
        expect([winnerOf(near.solution, place), rankOf(near.solution, place)]).toEqual([
          winnerOf(solution, there),
          rankOf(solution, there),
        ]);
      }
      expect(near.solution.choiceOfVertex.length).toBe(near.arena.vertexCount);
      expect(vertex).toBe(positions.indexOf(from));
    }
    const far = { rules: { ...rules, key: (at: number) => at + 100 }, levelOf };
    await expect(solvedNeighbourhood(database, far, 0)).rejects.toMatchObject({ code: "illegal-position" });
  });
});
