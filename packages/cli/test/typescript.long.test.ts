import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { json, marienbad, packageFolder } from "./cli.ts";

// A folder as `npm init` leaves it, where this package is not installed.
const folder = mkdtempSync(join(tmpdir(), "typescript-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }');
const inFolder = { cwd: folder };

writeFileSync(
  join(folder, "sizes.ts"),
  `export enum Size { least = 1, most = 2 }
export type Count = Size | number;
`,
);
writeFileSync(
  join(folder, "mygame.ts"),
  `import { Game, Levels, opponent, type Player } from "marienbad";
import { type Count, Size } from "./sizes.js";

interface Position { readonly left: number; readonly turn: Player }

const START = 10;
const rules: Game<Position, Count> = {
  start: { left: START, turn: 0 },
  turn: ({ turn }) => turn,
  moves: ({ left }: Position): Count[] => [Size.least, Size.most].filter((count) => count <= left),
  play: ({ left, turn }, count) => ({ left: left - (count as number), turn: opponent(turn) }),
  result: ({ left, turn }) => (left === 0 ? opponent(turn) : undefined),
  key: ({ left, turn }) => 2 * left + turn,
};
const levels: Levels<Position> = {
  positionOf: (key) => ({ left: key >> 1, turn: (key & 1) as Player }),
  levelOf: ({ left }) => START - left,
};
export default { ...rules, levels };
`,
);
writeFileSync(join(folder, "half.js"), "export const a = 1;\nconst b = ;\n");
writeFileSync(join(folder, "broken.ts"), 'import { Size } from "./wrong.ts";\nexport default Size;\n');
writeFileSync(join(folder, "wrong.ts"), "export enum Size { a }\n\nexport const b: = 1;\n");

writeFileSync(
  join(folder, "heaps.ts"),
  `import { defineFamily, defineGame } from "marienbad";
export default defineFamily({
  options: {
    left: { kind: "integer", default: 5, min: 1, max: 100, summary: "the heap" },
    take: { kind: "integers", default: [1, 2], min: 1, max: 9, most: 9, summary: { en: "moves", fr: "coups" } },
  },
  build: (options) =>
    defineGame({
      start: { left: options.left, turn: 0 },
      turn: ({ turn }) => turn,
      moves: ({ left }) => options.take.filter((count) => count <= left),
      play: ({ left, turn }, count) => ({ left: left - count, turn: 1 - turn }),
      result: ({ left, turn }) => (left === 0 ? 1 - turn : undefined),
      key: ({ left, turn }) => 2 * left + turn,
    }),
});
`,
);

describe("options of one's own module", () => {
  it("are read as those of the catalogue", () => {
    const { out } = marienbad(["solve", "./heaps.ts", "left=4", "take=1,3,4"], inFolder);
    expect(out).toContain("player 0 wins in 1 move");
    expect(marienbad(["solve", "./heaps.ts", "left=0"], inFolder)).toMatchObject({ code: 2 });
    expect(marienbad(["solve", "./heaps.ts", "lef=4"], inFolder).err).toContain('Did you mean "left"?');
  });
});

describe("rules in TypeScript", () => {
  it("are solved as they are, whatever the package says and wherever Marienbad is", () => {
    // One heap of ten, take one or two, the last one wins: won unless the heap is a multiple of three (Bachet).
    expect(marienbad(["solve", "./mygame.ts"], inFolder).out).toContain("player 0 wins in 7 moves");
  });

  it("are solved on threads into a database", () => {
    const solve = ["solve", "./mygame.ts", "--database", "mine.db", "--threads", "2"];
    expect(marienbad(solve, inFolder)).toMatchObject({ code: 0 });
    expect(marienbad(["verify", "./mygame.ts", "mine.db", "--threads", "2"], inFolder)).toMatchObject({ code: 0 });
  });

  it("that cannot be read are refused in one sentence with the file and the line", () => {
    const { code, out, err } = marienbad(["solve", "./broken.ts"], inFolder);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/broken\.ts cannot be loaded: \S*wrong\.ts line 3: Unexpected token\.\n$/);
    // JavaScript too, which Node itself reads
    expect(marienbad(["solve", "./half.js"], inFolder).err).toMatch(
      /half\.js cannot be loaded: line 2: Unexpected token/,
    );
  });
});

describe("examples/chess-endings.ts", () => {
  it("mates with king and queen in ten moves, nineteen plies, at the latest", () => {
    // as every tablebase has it, White to move; KRK, KPK, KBBK and KBNK are in chess-endings.long.test.ts
    const root = join(packageFolder, "../..");
    const solved = json(["solve", "examples/chess-endings.ts", "ending=KQK", "images=one", "--from-all"], {
      cwd: root,
    });
    expect(solved.longest[0]).toMatchObject({ winner: 0, rank: 2 * 10 - 1 });
  });
});
