import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad } from "../../test/cli.ts";

const folder = mkdtempSync(join(tmpdir(), "from-all-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A hound and a hare on a ring of six points, from every start; each may stay where it is. */
const CHASE = (endless: string): string => `
const step = (at, by) => (at + by + 6) % 6;
const rules = {
  start: { hound: 0, hare: 3, turn: 0 }, ${endless}
  turn: ({ turn }) => turn,
  moves: ({ hound, hare }) => (hound === hare ? [] : [-1, 0, 1]),
  play: ({ hound, hare, turn }, by) =>
    turn === 0 ? { hound: step(hound, by), hare, turn: 1 } : { hound, hare: step(hare, by), turn: 0 },
  result: ({ hound, hare }) => (hound === hare ? 0 : undefined),
  key: ({ hound, hare, turn }) => [hound, hare, turn].join("-"),
};
export default { ...rules, *starts() {
  for (let hound = 0; hound < 6; hound++)
    for (let hare = 0; hare < 6; hare++) if (hare !== hound) yield { hound, hare, turn: 0 };
} };
`;

describe("solve --from-all", () => {
  it.each([
    ["", "won by player 0: 12; by player 1: 0; draws: 0 finite, 18 infinite", undefined],
    ["endless: 0,", "won by player 0: 30; by player 1: 0; draws: 0 finite, 0 infinite", "18 of these starts"],
    ["endless: 1,", "won by player 0: 12; by player 1: 18; draws: 0 finite, 0 infinite", "18 of these starts"],
  ])("counts starts, and those won for ever, with %j", (endless, counts, forEver) => {
    writeFileSync(join(folder, "chase.mjs"), CHASE(endless));
    const { code, out } = marienbad(["solve", "./chase.mjs", "--from-all"], { cwd: folder });
    // The hound catches a hare beside it at once, and no other: that one runs as fast. 6 · 2 starts are such.
    expect(code).toBe(0);
    expect(out.trimEnd().split("\n").slice(1)).toEqual([
      `Of 30 starts ${counts}`,
      "Longest win of player 0: 1 move, as from 0-1-0  0-5-0  1-0-0  1-2-0  2-1-0",
      ...(forEver === undefined ? [] : [`Won by playing on for ever: ${forEver}`]),
    ]);
    rmSync(join(folder, "chase.mjs"));
  });
});
