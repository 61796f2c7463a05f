import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { json, marienbad, packageFolder } from "../../test/cli.ts";

const folder = mkdtempSync(join(tmpdir(), "module-database-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How many sets of cells dominoes can cover: set by set, by the two cells that each domino adds. */
function coverings(rows: number, columns: number): number {
  const all = new Set<number>();
  for (let latest = new Set([0]); latest.size > 0; ) {
    const next = new Set<number>();
    for (const covered of latest) {
      all.add(covered);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const bit = (down: number, right: number): number => 1 << ((row + down) * columns + column + right);
          const lying = column + 1 < columns ? bit(0, 0) | bit(0, 1) : -1;
          const standing = row + 1 < rows ? bit(0, 0) | bit(1, 0) : -1;
          for (const domino of [lying, standing]) {
            if (domino !== -1 && (covered & domino) === 0) next.add(covered | domino);
          }
        }
      }
    }
    latest = next;
  }
  return all.size;
}

it("a database of the example is the same with several threads, and won by the player who starts", () => {
  const example = join(packageFolder, "../../examples/cram.js");
  const files = [1, 2].map((threads) => {
    const file = join(folder, `cram-${threads}.db`);
    const solved = json(["solve", example, "--database", file, "--threads", String(threads)]);
    // With an odd and an even side the starter covers the middle and answers symmetrically (Gardner 1974).
    expect(solved).toMatchObject({ winner: 0, positions: coverings(4, 5) });
    return file;
  });
  expect(readFileSync(files[1]).equals(readFileSync(files[0]))).toBe(true);
  expect(marienbad(["verify", example, files[1], "--threads", "2"])).toMatchObject({ code: 0 });
});
