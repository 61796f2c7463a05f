import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { marienbad } from "../../test/cli.ts";

it("perfect of a game too large to explore shows in a pipe that it thinks, and moves within its half minute", () => {
  const folder = mkdtempSync(join(tmpdir(), "play-"));
  try {
    const path = join(folder, "wide.mjs");
    const members = [
      "start: { at: 1, depth: 0 }, turn: (p) => p.depth % 2, moves: (p) => (p.depth < 40 ? [1, 2, 3] : [])",
      "play: (p, m) => ({ at: (p.at * 48271 + m * 16807) % 2147483647, depth: p.depth + 1, slow: slow() })",
      "result: (p) => (p.depth < 40 ? undefined : p.at % 2), key: (p) => 64 * p.at + p.depth",
    ];
    // Slow enough for five million positions to take some minutes.
    const slow = "const slow = () => { let n = 0; for (let i = 0; i < 20000; i++) n ^= i; return n & 0; };";
    writeFileSync(path, `${slow}\nexport default { ${members.join(", ")} };\n`);
    const { code, out, err } = marienbad(["play", path, "--against", "perfect", "--as", "1"]);
    expect(err).toMatch(/^(Player 0 \(perfect\) thinks … [\d,]+ positions\n){2,}$/);
    expect(out).toMatch(/No best move can be proved here in the time given.*\nPlayer 0 \(perfect\) plays [123]/);
    expect(code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
