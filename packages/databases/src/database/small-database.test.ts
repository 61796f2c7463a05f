import { explore, rankOf, winnerOf } from "marienbad/arena";
import { type DecidedLevel, fullGame } from "marienbad/game";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { bytesOfLevels, counters, levelsIn, sourceOf } from "../../test/small-levels.ts";
import { ZLIB } from "../node/packing.ts";
import { levelledGame } from "../tasks/levelled-game.ts";
import { solveLevels } from "../tasks/solve-levels.ts";
import { LevelDatabase } from "./database.ts";
import { solvedNeighbourhood } from "./find-position.ts";

describe("a small database", () => {
  const rules = counters(3, (key) => (key === 15 ? 0 : undefined));
  const { levelOf, positionOf } = rules;
  const game = levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf } }));
  const solved = { game: "counters", options: { size: 3 } };
  const wholeBytes = async () => await bytesOfLevels(await levelsIn(await solveLevels(game)), solved);

  it("begins and ends with its name, and is found out for what it is", async () => {
    const bytes = await wholeBytes();
    expect(bytes.subarray(0, 8).toString()).toBe("MRNL0004");
    const trailer = bytes.subarray(-40).toString();
    expect(trailer).toMatch(/^[0-9a-f]{32}MRNL0004$/);
    const length = Number.parseInt(trailer.slice(0, 16), 16);
    expect(JSON.parse(bytes.subarray(-40 - length, -40).toString())).toMatchObject(solved);
    expect([LevelDatabase.isDatabase(bytes), LevelDatabase.isDatabase(bytes.subarray(1))]).toEqual([true, false]);
    expect(LevelDatabase.isDatabase(bytes.subarray(0, 4))).toBe(true);
    const database = await LevelDatabase.open(sourceOf(bytes));
    expect([database.ref, database.positions]).toEqual([solved, 16]);
    expect((await solveLevels(game)).moves).toBe(24);
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
    expect(await opening(bytes.subarray(0, 39))).toBe("it is too short.");
    expect(await opening(bytes.subarray(0, 40))).toBe("its end is missing.");
    expect(await opening(changed(0, "MRNL0003"))).toBe("it should begin with MRNL0004.");
    expect(await opening(changed(0, "MRNL0005"))).toBe("it should begin with MRNL0004.");
    expect(await opening(changed(0, "MRN_0002"))).toBe("it should begin with MRNL0004.");
    expect(await opening(changed(-1, " "))).toBe("its end is missing.");
    expect(await opening(changed(-40, "x"))).toBe("its end is missing.");
    expect(await opening(changed(-24, bytes.at(-24) === 48 ? "1" : "0"))).toBe(
      "its manifest does not fit its checksum.",
    );
    expect(await opening(changed(-40, "f".repeat(16)))).toBe("its end points outside.");
    expect(await opening(changed(-60, "!"))).toBe("its manifest does not fit its checksum.");
    const first = await LevelDatabase.open(sourceOf(changed(8, "!"), "a.db"));
    await expect(first.checkBlocks()).rejects.toThrow("block 0 of level 0 does not fit its checksum");
    await expect(first.find(0, 0)).rejects.toThrow("a.db is not a whole database");
    await expect(first.checkBlocks({ signal: { aborted: true } })).rejects.toMatchObject({ code: "interrupted" });
  });

  it("has blocks of 16,384 positions, and reads one of them for each question", async () => {
    const BLOCK = 1 << 14;
    const size = 2 * BLOCK + 5;
    const keys = Float64Array.from({ length: size }, (_, place) => 3 * place + 1);
    const values = Uint16Array.from(keys, (key) => key % 60);
    const bytes = await bytesOfLevels(
      [
        { keys: Float64Array.of(5), values: Uint16Array.of(7) },
        { keys, values },
      ],
      solved,
    );
    let reads = 0;
    const source = sourceOf(bytes);
    const database = await LevelDatabase.open(
      {
        size: source.size,
        async read(offset, length) {
          reads++;
          return await source.read(offset, length);
        },
      },
      ZLIB,
    );
    expect(reads).toBe(3); // beginning, trailer, manifest
    await database.find(1, 0);
    expect(reads).toBe(6); // rows and a page, which are kept, and a block
    for (const place of [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK - 1, 2 * BLOCK, size - 1]) {
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
      [BLOCK - 1, BLOCK + 1],
      [BLOCK, 2 * BLOCK],
      [5000, 5000],
      [2 * BLOCK, size],
      [5000, 2 * BLOCK + 2],
    ]) {
      expect([from, to, isPart(await database.load(1, from, to), from, to)]).toEqual([from, to, true]);
    }
    reads = 0;
    await database.load(1, BLOCK, 2 * BLOCK);
    expect(reads).toBe(1);
  });

  it("knows the neighbourhood of a position, two moves ahead, as the attractors do", async () => {
    const database = await LevelDatabase.open(sourceOf(await wholeBytes()), ZLIB);
    const { arena, positions } = explore(rules);
    const solution = solveArena(arena);
    for (const [vertex, from] of positions.entries()) {
      const near = await solvedNeighbourhood(database, { ...rules, levelOf }, from);
      const { positions: around } = explore(
        { ...rules, deadEnd: "draw", moves: (at) => (levelOf(at) < levelOf(from) + 2 ? rules.moves(at) : []) },
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
    const far = { ...rules, key: (at: number) => at + 100, levelOf };
    await expect(solvedNeighbourhood(database, far, 0)).rejects.toMatchObject({ code: "illegal-position" });
  });
});
