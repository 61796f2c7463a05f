import { type Arena, arenaChecksum, explore, pointsChecksum } from "marienbad/arena";
import { checksumOf, seededRandom } from "marienbad/base";
import { solveArena, solveScores } from "marienbad/solve";
import { beforeAll, describe, expect, it } from "vitest";
import { readBook, writeBook } from "../../core/src/games/connect4/solver/book.ts";
import { restoreTable, saveTable } from "../../core/src/kernel/table-state.ts";
import * as verifier from "../../core/src/verify/index.ts";
import { misreadBits, uncoveredBits } from "../../core/test/every-bit.ts";
import { ColumnLevel, Pool } from "../src/columns/column-files.ts";
import { columnTasks } from "../src/columns/column-tasks.ts";
import { connect4Columns } from "../src/connect4/column-engine.ts";
import { ColumnKernel } from "../src/connect4/column-kernel.ts";
import { ListWriter } from "../src/database/block-list.ts";
import { LevelDatabase, memoryFiles } from "../src/index.ts";
import { ZLIB } from "../src/node/packing.ts";
import { Look } from "../src/ranges/key-rules.ts";
import { MoveReader, MoveWriter } from "../src/ranges/move-codes.ts";
import { listIn, movesFile, readMoves } from "../src/ranges/range-files.ts";
import type { FileStore } from "../src/tasks/level-tasks.ts";
import { readNote, writeNote } from "../src/tasks/note.ts";
import { bytesOfLevels, counters, level, sourceOf } from "./small-levels.ts";

const random = seededRandom(19);
const randomBytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.below(256));
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength).slice();
const wordsOf = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.slice().buffer);
const textOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const damaged = (): never => {
  throw new Error("damaged");
};

/** Lists of 0 to 200 bytes: whole blocks of any checksum, and every remainder. */
const LISTS = Array.from({ length: 201 }, (_, length) => randomBytes(length));

describe("a checksum covers every bit of lists of 0 to 200 bytes", () => {
  const kernel = new ColumnKernel(4, 5, 1);
  it.each<[string, (bytes: Uint8Array) => unknown]>([
    ["of bytes, of databases and certificates", checksumOf],
    ["of the working files of connect-4", (bytes) => kernel.sumOf(bytes)],
  ])("%s", (_, sumOf) => {
    for (const list of LISTS) expect([list.length, uncoveredBits(list, sumOf)]).toEqual([list.length, []]);
    for (const list of LISTS)
      expect(sumOf(new Uint8Array(list.length))).not.toBe(sumOf(new Uint8Array(list.length + 1)));
  });

  it("of words of 32 bits, as arenas and claims are", () => {
    for (const list of LISTS.filter(({ length }) => length % 4 === 0)) {
      expect(uncoveredBits(list, (bytes) => checksumOf(wordsOf(bytes)))).toEqual([]);
    }
  });
});

const rules = counters(2, (key) => (key === 8 ? 0 : undefined));
const { arena } = explore(rules);
const points = {
  gainOfEdge: Int32Array.from({ length: arena.edgeCount }, (_, edge) => edge - 3),
  scoreOfVertex: new Int32Array(arena.vertexCount),
};

describe("a checksum covers every bit of what identifies an arena", () => {
  it.each(["firstEdgeOfVertex", "targetOfEdge"] as const)("%s", (name) => {
    const sumOf = (bytes: Uint8Array): string => arenaChecksum({ ...arena, [name]: wordsOf(bytes) } as Arena);
    expect(uncoveredBits(bytesOf(arena[name]), sumOf)).toEqual([]);
  });
  it.each(["ownerOfVertex", "goalOfVertex"] as const)("%s", (name) => {
    const sumOf = (bytes: Uint8Array): string => arenaChecksum({ ...arena, [name]: bytes } as Arena);
    expect(uncoveredBits(arena[name], sumOf)).toEqual([]);
  });
  it.each(["gainOfEdge", "scoreOfVertex"] as const)("%s", (name) => {
    const sumOf = (bytes: Uint8Array): string =>
      pointsChecksum(arena, { ...points, [name]: Int32Array.from(wordsOf(bytes)) });
    expect(uncoveredBits(bytesOf(points[name]), sumOf)).toEqual([]);
  });
});

describe("a file with any one of its bits flipped is refused, or read as it was", () => {
  const solution = solveArena(arena);

  it("a binary certificate, and one in lines", async () => {
    const claims = (bytes: Uint8Array): unknown => {
      const { solution, intact } = verifier.readCertificate(arena, bytes);
      return intact ? [...solution.valueOfVertex, ...solution.choiceOfVertex] : damaged();
    };
    expect(await misreadBits(verifier.writeCertificateBytes(arena, solution), claims)).toEqual([]);
    expect(await misreadBits(textOf(verifier.writeCertificateLines(arena, solution)), claims)).toEqual([]);
  });

  it("a certificate of points", async () => {
    const written = verifier.writeScoreCertificate(arena, points, solveScores(arena, points));
    const misread = await misreadBits(textOf(written), (bytes) => {
      const { solution, intact } = verifier.readScoreCertificate(arena, points, bytes);
      return intact ? [...solution.pointsOfVertex, ...solution.choiceOfVertex] : damaged();
    });
    expect(misread).toEqual([]);
  });

  it("a database", async () => {
    const levels = [level([5, 7]), level([3, 6], [10, 262], [300, 518]), level([20, 5], [1 << 20, 0])];
    const bytes = await bytesOfLevels(levels, { game: "small", options: { size: 3 } });
    const misread = await misreadBits(bytes, async (changed) => {
      const database = await LevelDatabase.open(sourceOf(changed));
      const found = await Promise.all(levels.map((_, place) => database.load(place)));
      return [database.manifest, found.map(({ keys, values }) => [...keys, ...values])];
    });
    expect(misread).toEqual([]);
  });

  it("an opening book", async () => {
    const scores = [5n, 77n, 1n << 40n].map((key, place): [bigint, number] => [key, place - 1]);
    const bytes = writeBook({ columns: 5, rows: 4, plies: 2, scores });
    const misread = await misreadBits(bytes, (changed) => {
      const { scores: found, ...head } = readBook(changed);
      return [head, found.map(String)];
    });
    expect(misread).toEqual([]);
  });

  it("the table of a prover", async () => {
    const table = (bytes: Uint8Array) => ({ name: "tictactoe 4 4", bytes, entryBytes: 12 });
    const bytes = saveTable(table(randomBytes(96)), () => true);
    const misread = await misreadBits(bytes, (changed) => {
      const restored = new Uint8Array(96);
      return restoreTable(table(restored), changed) ? [...restored] : damaged();
    });
    expect(misread).toEqual([]);
  });
});

/** The bits of a file in a store that are misread. */
async function misreadIn(store: FileStore, name: string, read: () => Promise<unknown>): Promise<number[]> {
  const bytes = await store.read(name);
  const misread = await misreadBits(bytes, async (changed) => {
    await store.write(name, [changed]);
    return await read();
  });
  await store.write(name, [bytes]);
  return misread;
}

describe("a working file with any one of its bits flipped is found to be damaged", () => {
  it("a note", async () => {
    const store = memoryFiles();
    await writeNote(store, "merge-3-0001.json", { row: { firstKey: 5, bytes: 17 }, last: 9, ü: null });
    expect(await misreadIn(store, "merge-3-0001.json", () => readNote(store, "merge-3-0001.json"))).toEqual([]);
  });

  it("a list of keys and values", async () => {
    const store = memoryFiles();
    const list = new ListWriter(1);
    const keys = Float64Array.from({ length: 20 }, (_, place) => place * place * 1000);
    await list.add(
      keys,
      Uint8Array.from(keys, (_, place) => place),
    );
    const { pieces, row } = await list.finish();
    await store.write("list", pieces);
    const misread = await misreadIn(store, "list", async () => {
      const read = await listIn(store, "list", row, 1).load();
      return [...read.keys, ...read.values];
    });
    expect(misread).toEqual([]);
  });

  it("the moves of slow rules", async () => {
    const store = memoryFiles();
    const writer = new MoveWriter();
    const look = new Look();
    for (const key of [0, 300, 70_000]) {
      look.reserve(2);
      look.count = 2;
      look.keys.set([key + 5, key + 9000]);
      look.levels.set([3, 4]);
      writer.add(key, 2, look);
    }
    const part = writer.closePart();
    await store.write(movesFile(2, 0), writer.pieces);
    const misread = await misreadIn(store, movesFile(2, 0), async () => {
      const reader = new MoveReader();
      reader.open(await readMoves(store, 2, 0, part));
      const into = new Look();
      reader.look(0, 2, into);
      return [...into.keys.subarray(0, into.count)];
    });
    expect(misread).toEqual([]);
  });

  describe("of connect-4:", () => {
    const engine = connect4Columns({ columns: 3, rows: 4, align: 4 }, 1);
    const store = memoryFiles();
    const LEVEL = 5;

    beforeAll(async () => {
      const tasks = columnTasks(engine, { packing: ZLIB });
      for await (const stage of tasks.stages(store)) {
        for (const task of stage.tasks) await tasks.runTask(task, store);
        if (stage.name === `decide-${LEVEL}`) break;
      }
    });

    it.each(["find-5-00000.keys", "find-5-00000.rows", "decide-5-00000.values", "decide-5-00000.counts"])(
      "%s",
      async (name) => {
        expect((await store.read(name)).length).toBeGreaterThan(100);
        const misread = await misreadIn(store, name, async () => {
          const found = await ColumnLevel.read(engine, store, LEVEL, 1);
          const counts = await found.countValues(0);
          const decided = await found.readDecided(found.ranges, new Pool());
          const lists = [...decided].map(([range, { bytes, values }]) => [range, ...bytes, ...values]);
          return [found.won, found.moves, [...counts], lists];
        });
        expect(misread).toEqual([]);
      },
    );
  });
});
