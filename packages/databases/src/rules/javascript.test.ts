import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { placeOfError } from "./import-module.ts";
import { importedFile, isModule, javaScriptOf } from "./javascript.ts";
import { filesOfModule } from "./rules-content.ts";

const folder = mkdtempSync(join(tmpdir(), "javascript-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("the JavaScript of a file of rules", () => {
  it("has no types, and each line where it was", async () => {
    const path = file(
      "typed.ts",
      `import { type Key, opponent, Player } from "marienbad";
interface Position {
  readonly left: number;
}
enum Colour { white, black }
export const key = <P extends Position>(position: P): Key => (position as Position)!.left + opponent(0);
export default { key, colour: Colour.black } satisfies object;
`,
    );
    const lines = (await javaScriptOf(path)).split("\n");
    expect(lines[0].replaceAll(/\s+/g, "")).toBe('import{opponent,}from"marienbad";');
    expect(lines[5]).toMatch(/^export const key = /);
    expect(lines.join("\n")).not.toMatch(/interface|satisfies|Player|: Key/);
    expect(lines).toHaveLength(8);
  });

  it("is its text where it is JavaScript already", async () => {
    const code = "export default { a: 1 /* : number */ };\n";
    expect(await javaScriptOf(file("plain.js", code))).toBe(code);
  });

  it("of what is no TypeScript is refused with the line", async () => {
    const path = file("broken.ts", "const one: number = 1;\n\nconst two: = 2;\n");
    const error = await javaScriptOf(path).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(SyntaxError);
    expect((error as Error).message).toBe("Unexpected token");
    expect(await placeOfError(error, path)).toEqual({ line: 3 });
    expect(await placeOfError(error, join(folder, "other.ts"))).toEqual({ file: path, line: 3 });
  });
});

describe("the files of a module", () => {
  it("are found by the names that TypeScript allows", () => {
    const board = file("board.ts", 'import { cells } from "./cells";\nexport const size: number = cells;\n');
    const cells = file("cells.ts", "export const cells: number = 9;\n");
    const game = file("game.ts", 'import { size } from "./board.js";\nexport default { size };\n');
    expect(importedFile("./board.js", game)).toBe(board);
    expect(importedFile("./cells", board)).toBe(cells);
    expect(importedFile("./none", board)).toBeUndefined();
    expect(filesOfModule(game)).toEqual([game, board, cells]);
  });

  it("end in .js, .mjs, .cjs, .ts or .mts", () => {
    expect(["a.js", "a.mjs", "a.cjs", "a.ts", "a.mts"].every(isModule)).toBe(true);
    expect(["a.py", "a", "a.json", "a.tsx"].some(isModule)).toBe(false);
  });
});
