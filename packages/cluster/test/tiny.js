// A game that brings tasks of its own: six levels of six ranges, each made of the three ranges around it in the level
// before. Slow enough to be stopped in the middle, and any byte that is lost or changed spoils all that follow.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { damagedFile } from "marienbad/levels";

const LEVELS = 6;
const RANGES = 6;
const MILLISECONDS = 20;
const nameOf = (level, range) => `make-${level}-${range}`;
const hashOf = (bytes) => createHash("sha256").update(bytes).digest();

const tasks = {
  leavesOutWon: false,
  async *stages() {
    for (let level = 0; level < LEVELS; level++) {
      const all = Array.from({ length: RANGES }, (_, range) => ({
        id: nameOf(level, range),
        kind: "make",
        level,
        from: range,
        to: range + 1,
        done: `${nameOf(level, range)}.done`,
        weight: 100_000,
      }));
      const drops = level > 1 ? Array.from({ length: RANGES }, (_, range) => `${nameOf(level - 2, range)}.bin`) : [];
      yield { name: `level ${level}`, tasks: all, drops };
    }
  },
  async runTask({ id, level, from }, store) {
    const parts = [Buffer.from(id)];
    for (const range of level === 0 ? [] : [from + RANGES - 1, from, from + 1]) {
      const name = `${nameOf(level - 1, range % RANGES)}.bin`;
      const bytes = await store.read(name);
      if (!hashOf(bytes.subarray(32)).equals(bytes.subarray(0, 32))) throw damagedFile(name);
      parts.push(bytes);
    }
    await wait(MILLISECONDS);
    const content = Buffer.concat([hashOf(Buffer.concat(parts)), Buffer.alloc(1000, level)]);
    await store.write(`${id}.bin`, [hashOf(content), content]);
    await store.write(`${id}.done`, [Buffer.from("done")]);
  },
  async *written() {},
};

export default {
  rules: {
    start: 0,
    turn: (position) => position % 2,
    moves: (position) => (position < LEVELS ? [1] : []),
    play: (position, move) => position + move,
    result: () => undefined,
    key: (position) => position,
  },
  levels: { levelOf: (position) => position, positionOf: (key) => key, tasks: async () => tasks },
};
