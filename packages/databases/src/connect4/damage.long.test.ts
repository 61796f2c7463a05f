import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad } from "../../../cli/test/cli.ts";
import { killWhen, namesIn } from "../../../cli/test/solving.ts";

const folder = mkdtempSync(join(tmpdir(), "damage-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FLIPS = 12;
const levelOf = (name: string): number => Number(name.split("-")[1]);

/** Where the last whole 16 bytes of each list of a file begin: a row has its range, positions, bytes and checksum. */
function lastBlocks(parts: string, name: string): number[] {
  const rows = readFileSync(join(parts, name.replace(/^\w+-/, "find-").replace(/\w+$/, "rows")));
  const blocks: number[] = [];
  for (let [at, begin] = [16, 0]; at + 32 <= rows.length; at += 16) {
    const length = rows.readUInt32LE(at + (name.endsWith(".keys") ? 8 : 4));
    if (length >= 16) blocks.push(begin + 16 * Math.floor(length / 16) - 16);
    begin += length;
  }
  return blocks;
}

describe("connect-4, killed while it is decided,", () => {
  it.each([
    ["keys", []],
    ["values", []],
    ["keys", ["--symmetry"]],
    ["values", ["--symmetry"]],
  ])("gives the same database after a flipped bit in the newest .%s %j", async (ending, more) => {
    const words = ["solve", "connect4", "columns=4", "rows=5", ...more, "--memory", "16", "--threads", "1"];
    const [whole, file] = ["whole", "file"].map((name) => join(folder, `${name}-${ending}${more.length}.db`));
    const [parts, kept] = [`${file}.parts`, `${file}.kept`];
    expect(marienbad([...words, "--database", whole]).code).toBe(0);
    await killWhen([...words, "--database", file], () => namesIn(parts, /counts$/).length >= 4);
    cpSync(parts, kept, { recursive: true });
    const isNext = (one: string, other: string): number => levelOf(one) - levelOf(other);
    const decided = namesIn(kept, /values$/).sort(isNext)[0];
    // Keys of the level that is decided next, values of the one that it is decided from.
    const name = ending === "values" ? decided : `find-${levelOf(decided) - 1}-00000.keys`;
    const blocks = lastBlocks(kept, name);
    const random = seededRandom(29);
    for (let flip = 0; flip < FLIPS; flip++) {
      rmSync(parts, { recursive: true, force: true });
      cpSync(kept, parts, { recursive: true });
      const bytes = readFileSync(join(parts, name));
      const bit = 8 * (blocks[random.below(blocks.length)] + 12) + random.below(32);
      bytes[bit >> 3] ^= 1 << (bit & 7);
      writeFileSync(join(parts, name), bytes);
      const { code, err } = marienbad([...words, "--database", file]);
      expect([bit, code, err]).toEqual([bit, 0, expect.stringContaining(`${name} was damaged and is made again.`)]);
      expect([bit, readFileSync(file).equals(readFileSync(whole))]).toEqual([bit, true]);
      rmSync(file);
    }
  });
});
