import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const source = join(root, "packages/marienbad/src");

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const modules = filesBelow(source).filter(
  (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("generated"),
);
/** The room `node`, and folders of that name inside a game: the only places besides `cli` that touch files and threads. */
const needsNode = (path: string): boolean => relative(source, path).split("/").includes("node");
const chapterOf = (path: string): string => relative(source, path).split("/")[0];
const IMPORT = /^(?:import|export)\s(?:[\w*{}\s,$]*\bfrom\s)?"([^"]+)"/gm;
const importsOf = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, target]) => target);

/** Who may know whom: each chapter lists the ones it may import from, besides itself. Data flows from left to right. */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  base: [],
  game: ["base"],
  arena: ["base", "game"],
  solve: ["base", "game", "arena"],
  verify: ["base", "game", "arena", "impartial", "levels"],
  kernel: ["base", "arena", "solve"],
  search: ["base", "game", "arena", "solve"],
  impartial: ["base", "game"],
  path: ["base", "game", "arena"],
  matrix: ["base"],
  levels: ["base", "game", "arena", "solve", "games"],
  oracle: ["base", "game", "arena", "solve", "search", "impartial", "levels"],
  games: ["base", "game", "arena", "solve", "kernel", "search", "impartial", "levels"],
  figure: ["base", "game", "arena", "solve", "search", "games"],
  "index.ts": ["base", "game", "arena", "solve", "kernel", "verify", "games"],
  "testing.ts": ["base", "game", "arena", "verify"],
};

describe("the rules of the house", () => {
  it.each(modules.map((path) => [relative(source, path), path] as const))(
    "%s imports only from the chapters before it",
    (_, path) => {
      const chapter = chapterOf(path);
      if (chapter === "cli" || needsNode(path)) return; // they know everybody
      const allowed = MAY_KNOW[chapter];
      expect(allowed, `the chapter ${chapter} is not in the list`).toBeDefined();
      for (const target of importsOf(path)) {
        expect(target.startsWith("."), `${target} is a dependency, and the library has none`).toBe(true);
        const other = chapterOf(resolve(dirname(path), target));
        if (other !== chapter) expect(allowed, `${chapter} may not know ${other}`).toContain(other);
      }
    },
  );

  it("solvers and verifier share nothing but the arena", () => {
    for (const path of modules.filter((module) => chapterOf(module) === "verify")) {
      for (const target of importsOf(path)) expect(target).not.toContain("/solve/");
    }
    const verifier = readFileSync(join(source, "verify/solution.ts"), "utf8");
    expect([...verifier.matchAll(/^import (?!type|\* as texts)/gm)]).toEqual([]); // only types and sentences
  });

  it("the library touches neither files nor the process nor the page", () => {
    for (const path of modules.filter((module) => chapterOf(module) !== "cli" && !needsNode(module))) {
      const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      expect(code, relative(source, path)).not.toMatch(/\b(process|document|window|require)\.|"node:/);
    }
  });

  it("has no runtime dependency", () => {
    const manifest = JSON.parse(readFileSync(join(root, "packages/marienbad/package.json"), "utf8"));
    expect([manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("names no registry in the lock file", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "http/);
  });

  it("skips and focuses no test", () => {
    const tests = filesBelow(join(root, "packages")).filter(
      (path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes("node_modules"),
    );
    for (const path of tests)
      expect(readFileSync(path, "utf8"), path).not.toMatch(/\b(it|test|describe)\.(skip|only|todo)\b/);
  });
});
