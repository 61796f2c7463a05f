// A game that brings tasks of its own: levels of ranges, each made of the three ranges around it in the level before.
// Slow enough to be stopped in the middle, and any byte that is lost or changed spoils all that follow.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { damagedFile } from "marienbad-databases";

const nameOf = (level, range) => `make-${level}-${range}`;
const hashOf = (bytes) => createHash("sha256").update(bytes).digest();

const tasksOf = ({ levels, ranges, milliseconds }) => ({
  leavesOutWon: false,
  async *stages() {
    for (let level = 0; level < levels; level++) {
      const all = Array.from({ length: ranges }, (_, range) => ({
        id: nameOf(level, range),
        kind: "make",
        level,
        from: range,
        to: range + 1,
        done: `${nameOf(level, range)}.done`,
        weight: 100_000,
      }));
      const drops = level > 1 ? Array.from({ length: ranges }, (_, range) => `${nameOf(level - 2, range)}.bin`) : [];
      yield { name: `level ${level}`, tasks: all, drops };
    }
  },
  async runTask({ id, level, from }, store) {
    const parts = [Buffer.from(id)];
    for (const range of level === 0 ? [] : [from + ranges - 1, from, from + 1]) {
      const name = `${nameOf(level - 1, range % ranges)}.bin`;
      const bytes = await store.read(name);
      if (!hashOf(bytes.subarray(32)).equals(bytes.subarray(0, 32))) throw damagedFile(name);
      parts.push(bytes);
    }
    await wait(milliseconds);
    const content = Buffer.concat([hashOf(Buffer.concat(parts)), Buffer.alloc(1000, level)]);
    await store.write(`${id}.bin`, [hashOf(content), content]);
    await store.write(`${id}.done`, [Buffer.from("done")]);
  },
  async *written() {},
});

const integer = (value) => ({ kind: "integer", default: value, min: 1, max: 1000, summary: { en: "", fr: "" } });

export default {
  options: { levels: integer(6), ranges: integer(6), milliseconds: integer(20) },
  build: (options) => ({
    start: 0,
    turn: (position) => position % 2,
    moves: (position) => (position < options.levels ? [1] : []),
    play: (position, move) => position + move,
    result: () => undefined,
    key: (position) => position,
    levels: {
      levelOf: (position) => position,
      positionOf: (key) => key,
      engine: { tasks: async () => tasksOf(options) },
    },
  }),
};
