import { DEFLATED } from "marienbad/base";
import { fullGame, type RulesByKey } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { ListReader, type ListRow, ListWriter } from "../database/block-list.ts";
import { segmentFile, segmentTask } from "../database/database.ts";
import { DATABASE_BLOCK } from "../database/index-page.ts";
import { packValues, valueOfDraw, valueOfWin } from "../database/value.ts";
import type { FileStore, JsonValue, Task } from "../tasks/level-tasks.ts";
import { levelledGame } from "../tasks/levelled-game.ts";
import { readNote, writeNote } from "../tasks/note.ts";
import { memoryFiles } from "../tasks/task.ts";
import { type ExpandNote, listIn, type RunNote, readMoves } from "./range-files.ts";
import { rangeTasks } from "./range-tasks.ts";

/*
 * One task at a time, with the files that it reads written by hand. A game is where moves lead: key after key, with the
 * level where it is not the next.
 */
type Moves = (key: number) => readonly (readonly [key: number, level: number])[];

function tasksOf(moves: Moves, by: "keys" | "positions" = "keys", turn: 0 | 1 = 0) {
  const levelOf = (key: number): number => Math.floor(key / 1e6);
  const rules = {
    start: 0,
    turn: () => turn,
    moves: (key: number) => moves(key).map(([to]) => to),
    play: (_: number, to: number) => to,
    result: (key: number) => (moves(key).length > 0 ? undefined : ([0, 1, "draw"] as const)[key % 3]),
    key: (key: number) => key,
  };
  const byKey: RulesByKey = {
    moves(key, into) {
      into.set(rules.moves(key));
      return moves(key).length;
    },
    result: rules.result,
    turn: () => turn,
    level: levelOf,
  };
  const game = fullGame({
    ...rules,
    levels: { levelOf, positionOf: (key: number) => key },
    ...(by === "keys" && { byKey }),
  });
  return rangeTasks(levelledGame("hand", game), {}, { minRangeKeys: 1, maxRangeKeys: 1, sliceKeys: 1 });
}

async function list(keys: readonly number[], values?: readonly number[]) {
  const writer = new ListWriter(values === undefined ? 0 : 1);
  await writer.add(Float64Array.from(keys), packValues(Uint16Array.from(values ?? []), 1));
  return await writer.finish();
}

/** Writes the file of a task and its note. */
async function done(store: FileStore, id: string, ending: string, pieces: Iterable<Uint8Array>, note: object) {
  await store.write(`${id}.${ending}`, pieces);
  await writeNote(store, `${id}.json`, note as JsonValue);
}

async function merged(store: FileStore, level: number, keys: readonly number[]): Promise<void> {
  const { pieces, row } = await list(keys);
  await done(store, `merge-${level}-0000`, "keys", pieces, { row, last: keys.at(-1) });
}

/** The runs of a task that has expanded a range, all of one slice. */
async function runs(
  store: FileStore,
  id: string,
  lists: readonly (readonly [level: number, keys: readonly number[]])[],
) {
  const pieces: Uint8Array[] = [];
  const notes: RunNote[] = [];
  let offset = 0;
  for (const [level, keys] of lists) {
    const { pieces: own, row } = await list(keys);
    pieces.push(...own);
    notes.push({ level, offset, row, last: keys.at(-1) as number, sample: [keys[0]] });
    offset += row.bytes;
  }
  await done(store, id, "runs", pieces, { moves: 0, slices: [{ to: 1e9, runs: notes }] } satisfies ExpandNote);
}

function taskOf(kind: string, level: number, detail: object): Task {
  const id = kind === "segment" ? segmentTask(level, 0) : `${kind}-${level}-0000`;
  return { id, kind, level, from: 0, to: 1, done: `${id}.json`, weight: 1, detail: detail as JsonValue };
}

const numbers = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, place) => from + step * place);
const NOTHING: Moves = () => [];

describe("merging the runs that lead to a range", () => {
  it("takes their keys from the first on, to before the next range, each once", async () => {
    const store = memoryFiles();
    const far = numbers(1000, 10_000, 3); // of several blocks
    await runs(store, "expand-1-0000", [
      [2, [5, 10, 20]],
      [3, [11, 12]],
    ]);
    await runs(store, "expand-1-0001", [
      [2, [10, 19, 30]],
      [2, far],
    ]);
    const all = [5, 10, 19, 20, 30, ...far];
    const sources = ["expand-1-0000", "expand-1-0001"];
    for (const [low, high] of [
      [0, null],
      [10, 20],
      [11, 20],
      [10, 21],
      [20, 30],
      [20, 31],
      [30, 1000],
      [30, 1001],
      [1000, 1003],
      [13_285, 13_291],
      [13_288, 13_289],
      [25_000, null],
      [30_997, null],
    ] as const) {
      const task = taskOf("merge", 2, { low, high, sources });
      await tasksOf(NOTHING).runTask(task, store);
      const { row, last } = await readNote<{ row: RunNote["row"]; last: number }>(store, task.done);
      const { keys } = await listIn(store, "merge-2-0000.keys", row).load();
      const expected = all.filter((key) => key >= low && (high === null || key < high));
      expect([low, [...keys], last]).toEqual([low, expected, expected.at(-1)]);
    }
  });

  it("reads no run that has no key in the range", async () => {
    const store = memoryFiles();
    await runs(store, "expand-1-0000", [
      [2, [5, 9]],
      [2, [10, 19]],
      [2, [20, 30]],
      [3, [11]],
    ]);
    const { slices } = await readNote<ExpandNote>(store, "expand-1-0000.json");
    const reads: number[] = [];
    const watched: FileStore = {
      ...store,
      read(name, from, to) {
        if (name.endsWith(".runs"))
          reads.push(slices[0].runs.findLastIndex(({ offset }) => offset <= (from as number)));
        return store.read(name, from, to);
      },
    };
    await tasksOf(NOTHING).runTask(taskOf("merge", 2, { low: 10, high: 20, sources: ["expand-1-0000"] }), watched);
    expect(new Set(reads)).toEqual(new Set([1]));
  });

  it("begins with the start", async () => {
    const store = memoryFiles();
    await tasksOf(NOTHING).runTask(taskOf("merge", 0, { start: 7 }), store);
    const { row, last } = await readNote<{ row: RunNote["row"]; last: number }>(store, "merge-0-0000.json");
    expect([(await listIn(store, "merge-0-0000.keys", row).load()).keys, last]).toEqual([Float64Array.of(7), 7]);
  });
});

describe("expanding a range", () => {
  async function expanded(keys: readonly number[], moves: Moves, sliceKeys: number, by?: "positions") {
    const store = memoryFiles();
    await merged(store, 0, keys);
    const tasks = tasksOf(moves, by);
    await tasks.runTask(taskOf("expand", 0, { sliceKeys }), store);
    const note = await readNote<ExpandNote>(store, "expand-0-0000.json");
    const slices = [];
    for (const { to, runs: own } of note.slices) {
      const read = [];
      for (const { level, offset, row, last, sample } of own) {
        const { keys: found } = await listIn(store, "expand-0-0000.runs", row, 0, offset).load();
        read.push({ level, keys: [...found], last, sample });
      }
      slices.push({ to, runs: read });
    }
    return { store, tasks, note, moves: note.moves, slices };
  }

  it("counts the moves, and has each position after them once, in slices", async () => {
    // Moves of key k: to 1,000,000 + k, and to the one after, which the next key leads to as well.
    const moves: Moves = (key) => [
      [1e6 + key, 1],
      [1e6 + key + 1, 1],
    ];
    const runOf = (from: number, count: number) => {
      const keys = numbers(1e6 + from, count);
      return [{ level: 1, keys, last: keys.at(-1), sample: [keys[0]] }];
    };
    const { moves: count, slices } = await expanded(numbers(0, 5), moves, 3);
    expect([count, slices]).toEqual([
      10,
      [
        { to: 2, runs: runOf(0, 3) },
        { to: 4, runs: runOf(2, 3) },
        { to: 5, runs: runOf(4, 2) },
      ],
    ]);
    expect((await expanded(numbers(0, 4), moves, 3)).slices.map(({ to }) => to)).toEqual([2, 4]);
    expect((await expanded(numbers(0, 4), moves, 2)).slices.map(({ to }) => to)).toEqual([1, 2, 3, 4]);
    expect((await expanded(numbers(0, 4), moves, 5)).slices.map(({ to }) => to)).toEqual([4]);
    expect((await expanded(numbers(0, 4), moves, 4)).slices.map(({ to }) => to)).toEqual([3, 4]);
  });

  it("puts the positions of each level in a run, and counts all levels for a slice", async () => {
    const moves: Moves = (key) => [
      [1e6 + key, 1],
      [3e6 + key, 3],
      [2e6 + key, 2],
      [1e6, 1],
    ];
    const { slices } = await expanded([4, 8], moves, 6);
    expect(slices.map(({ to, runs: own }) => [to, own.map(({ level, keys }) => [level, keys])])).toEqual([
      [
        2,
        [
          [1, [1e6, 1e6 + 4, 1e6 + 8]],
          [2, [2e6 + 4, 2e6 + 8]],
          [3, [3e6 + 4, 3e6 + 8]],
        ],
      ],
    ]);
    expect((await expanded([4, 8], moves, 4)).slices.map(({ to }) => to)).toEqual([1, 2]);
    expect((await expanded([4, 8], NOTHING, 4)).slices).toEqual([{ to: 2, runs: [] }]);
  });

  it("takes samples that each stand for at least 1,024 keys, sixteen at most", async () => {
    const moves: Moves = (key) => [[1e6 + key, 1]];
    for (const [count, samples] of [
      [1024, 1],
      [1025, 2],
      [3000, 3],
      [16 * 1024, 16],
      [16 * 1024 + 1, 16],
    ] as const) {
      const { slices } = await expanded(numbers(0, count), moves, 1e6);
      const places = Array.from({ length: samples }, (_, place) => 1e6 + Math.floor((place * count) / samples));
      expect(slices.map(({ to, runs: own }) => [to, own[0].sample])).toEqual([[count, places]]);
    }
  });

  it("writes down what slow rules have said, slice by slice, and asks quick ones again", async () => {
    const moves: Moves = (key) => [[1e6 + key, 1]];
    expect(await (await expanded([3, 4], moves, 1)).store.size("expand-0-0000.moves")).toBeUndefined();
    const { store, note } = await expanded([3, 4], moves, 1, "positions");
    expect((await readMoves(store, 0, 0, note.slices[1].moves as never)).length).toBe(note.slices[1].moves?.bytes);
    const name = "expand-0-0000.moves";
    const whole = await store.read(name);
    await store.write(name, [whole.with(whole.length - 1, whole[whole.length - 1] ^ 1)]);
    const damaged = { code: "damaged-file", parameters: { name } };
    await expect(readMoves(store, 0, 0, note.slices[1].moves as never)).rejects.toMatchObject(damaged);
    const parts = note.slices.map(({ moves: part }) => [part?.offset, part?.bytes]);
    const first = parts[0][1] as number;
    expect(parts).toEqual([
      [0, first],
      [first, ((await store.size("expand-0-0000.moves")) as number) - first],
    ]);
  });
});

describe("deciding a range", () => {
  const W = valueOfWin;
  const D = valueOfDraw;
  /** Level 1 has these values, and level 2 a win of player 1 in 8 at 2,000,000; the moves are from key to key. */
  const values = [W(0, 3), W(0, 5), W(1, 2), W(1, 6), D(1), D(9)];
  const after: Readonly<Record<number, readonly number[]>> = {
    0: [0, 1],
    1: [2, 3],
    2: [4, 5],
    3: [1, 4, 2],
    4: [2, 5, 3],
    5: [0, 2, 4],
    6: [3],
    7: [],
    8: [],
  };
  const moves: Moves = (key) => {
    if (key === 9)
      return [
        [1e6 + 2, 1],
        [2e6, 2],
        [1e6 + 3, 1],
      ];
    return (after[key] ?? []).map((place) => [1e6 + place, 1] as const);
  };
  const expected = (turn: 0 | 1) =>
    turn === 0
      ? [W(0, 4), W(1, 7), D(2), W(0, 6), D(10), W(0, 4), W(1, 7), W(1, 0), D(0), W(1, 9)]
      : [W(0, 6), W(1, 3), D(2), W(1, 3), W(1, 3), W(1, 3), W(1, 7), W(1, 0), D(0), W(1, 3)];

  async function decided(by: "keys" | "positions", turn: 0 | 1, changed: Moves = moves, sliceKeys = 2) {
    const store = memoryFiles();
    await merged(store, 0, numbers(0, 10));
    for (const [level, range, keys, own] of [
      [1, 0, numbers(1e6, 4), values.slice(0, 4)],
      [1, 1, numbers(1e6 + 4, 2), values.slice(4)],
      [2, 0, [2e6], [W(1, 8)]],
    ] as const) {
      const { pieces, row } = await list(keys, own);
      await done(store, `decide-${level}-000${range}`, "values", pieces, { row, counts: [[], []] });
    }
    const tasks = tasksOf(changed, by, turn);
    await tasks.runTask(taskOf("expand", 0, { sliceKeys }), store);
    const detail = {
      valueBytes: 1,
      after: [
        { level: 1, from: 0, to: 2 },
        { level: 2, from: 0, to: 1 },
      ],
    };
    await tasks.runTask(taskOf("decide", 0, detail), store);
    const { row, counts } = await readNote<{ row: RunNote["row"]; counts: object }>(store, "decide-0-0000.json");
    return { counts, ...(await listIn(store, "decide-0-0000.values", row, 1).load()) };
  }

  it.each([
    ["keys", 0],
    ["keys", 1],
    ["positions", 0],
    ["positions", 1],
  ] as const)("gives what is best for who moves, by %s for player %i", async (by, turn) => {
    for (const sliceKeys of [1, 2, 100]) {
      const { keys, values: found, counts } = await decided(by, turn, moves, sliceKeys);
      expect([[...keys], [...found]]).toEqual([numbers(0, 10), expected(turn)]);
      const pairs = [...new Set(expected(turn))]
        .sort((one, other) => one - other)
        .map((value) => [value, expected(turn).filter((other) => other === value).length]);
      expect(counts).toEqual(turn === 0 ? [pairs, []] : [[], pairs]);
    }
  });

  it("complains where a move leads to a position that was not found", async () => {
    for (const key of [1e6 + 6, 1e6 - 1 + 1e6]) {
      const stray: Moves = (at) => (at === 5 ? [[key, 1]] : moves(at));
      await expect(decided("keys", 0, stray)).rejects.toMatchObject({
        code: "bad-rules",
        message: expect.stringContaining("A move from level 0 leads to a position that was not found there before"),
      });
    }
  });
});

describe("writing a segment", () => {
  it("takes the positions of each range from one place to another", async () => {
    const store = memoryFiles();
    const all: [key: number, value: number][][] = [];
    for (const [range, count] of [10_000, 3, 70_000].entries()) {
      const keys = numbers(range * 1e6, count, 2);
      const values = keys.map((key) => (key >> 1) % 60);
      const { pieces, row } = await list(keys, values);
      await done(store, `decide-4-000${range}`, "values", pieces, { row, counts: [[], []] });
      all.push(keys.map((key, place) => [key, values[place]]));
    }
    const cases = [
      [[0, 0, 10_000]],
      [[0, 4095, 4097]],
      [
        [0, 4096, 8192],
        [1, 0, 3],
      ],
      [
        [0, 9999, 10_000],
        [1, 1, 2],
        [2, 65_535, 65_537],
      ],
      [[2, 5, 70_000]],
    ] as const;
    for (const places of cases) {
      const pieces = places.map(([range, from, to]) => ({ range, from, to }));
      await tasksOf(NOTHING).runTask(taskOf("segment", 4, { valueBytes: 1, pieces }), store);
      const { row } = await readNote<{ readonly row: ListRow }>(store, `${segmentTask(4, 0)}.json`);
      const reader = new ListReader(row, {
        read: (from, to) => store.read(segmentFile(4, 0), from, to),
        damaged: () => new Error("damaged"),
        valueBytes: 1,
        packing: DEFLATED,
        blockPositions: DATABASE_BLOCK,
      });
      const { keys, values } = await reader.load();
      const expected = places.flatMap(([range, from, to]) => all[range].slice(from, to));
      expect(row.positions).toBe(expected.length);
      expect(Array.from(keys, (key, place) => 64 * key + values[place])).toEqual(
        expected.map(([key, value]) => 64 * key + value),
      );
    }
  });
});
