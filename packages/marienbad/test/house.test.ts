import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../src/games/index.ts";

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
/**
 * The room `node`, and folders of that name inside a game: the only places besides `cli` that touch files and threads.
 */
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
  objective: ["base", "game", "arena", "solve"],
  verify: ["base", "game", "arena", "objective", "impartial", "levels"],
  kernel: ["base", "arena", "solve"],
  search: ["base", "game", "arena", "solve"],
  impartial: ["base", "game"],
  path: ["base", "game", "arena"],
  matrix: ["base"],
  levels: ["base", "game", "arena", "solve"],
  oracle: ["base", "game", "arena", "solve", "search", "impartial", "levels"],
  games: ["base", "game", "arena", "solve", "kernel", "search", "impartial", "levels"],
  figure: ["base", "game", "arena", "solve", "objective", "search", "oracle", "games"],
  exercise: ["base", "game", "arena", "solve", "verify", "search", "impartial", "path", "matrix", "figure"],
  adapters: ["base", "game", "arena"],
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

  it("what needs Node does not need the command line", () => {
    for (const path of modules.filter((module) => needsNode(module) && chapterOf(module) !== "cli")) {
      for (const target of importsOf(path)) {
        const other = target.startsWith(".") ? chapterOf(resolve(dirname(path), target)) : target;
        expect(other, `${relative(source, path)} imports ${target}`).not.toBe("cli");
      }
    }
  });

  it("no verifier runs the code of those who solve: it takes types from them, and nothing else", () => {
    for (const path of modules.filter((module) => chapterOf(module) === "verify")) {
      for (const [statement, target] of readFileSync(path, "utf8").matchAll(IMPORT)) {
        if (/^(?:import|export) type\b/.test(statement)) continue;
        const chapter = chapterOf(resolve(dirname(path), target));
        expect(["base", "game", "arena", "verify"], `${relative(source, path)}: ${statement}`).toContain(chapter);
      }
    }
    for (const name of ["solution", "objective"]) {
      const verifier = readFileSync(join(source, `verify/${name}.ts`), "utf8");
      expect([...verifier.matchAll(/^import (?!type|\* as texts)/gm)]).toEqual([]); // only types and sentences
    }
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
    for (const folder of [".", "mutation", "fonts", "docs/site"]) {
      expect(readFileSync(join(root, folder, "package-lock.json"), "utf8"), folder).not.toMatch(/"resolved": "http/);
    }
  });

  it("has no line of more than 120 characters", () => {
    const sources = ["packages", "scripts", "examples", "mutation", "fonts"]
      .flatMap((folder) => filesBelow(join(root, folder)))
      .filter(
        (path) =>
          /\.(ts|tsx|mjs|js)$/.test(path) &&
          !/node_modules|\/dist\/|generated|marienbad\/(lab|opponent|vendor)\/|reports|stryker-tmp/.test(path),
      );
    const long = sources.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => ([...line].length > 120 ? [`${relative(root, path)}:${index + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it("has no file of more than 400 lines", () => {
    const lengthOf = (path: string): number => readFileSync(path, "utf8").split("\n").length - 1;
    expect(modules.filter((path) => lengthOf(path) > 400).map((path) => relative(source, path))).toEqual([]);
  });

  it("skips and focuses no test", () => {
    const tests = filesBelow(join(root, "packages")).filter(
      (path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes("node_modules"),
    );
    for (const path of tests)
      expect(readFileSync(path, "utf8"), path).not.toMatch(/\b(it|test|describe)\.(skip|only|todo)\b/);
  });
});

/**
 * Where the id of a game may stand outside its folder, and why; a folder stands for all files in it. Everything else
 * that a room must know about a game is an interface of the kit.
 */
const MAY_NAME_GAMES: Readonly<Record<string, { readonly ids: readonly string[] | "any"; readonly why: string }>> = {
  "marienbad/src/impartial/named-games.ts": { ids: ["nim", "kayles", "grundy"], why: "heap games known by name" },
  "marienbad/src/cli/commands/nim.ts": { ids: ["nim"], why: "the name of the command" },
  "marienbad/src/cli/commands/grundy.ts": { ids: ["grundy"], why: "the name of the command" },
  "marienbad/src/cli/commands/connect4.ts": { ids: ["connect4"], why: "the name of the command" },
  "marienbad/src/cli/commands/index.ts": { ids: ["nim", "grundy", "connect4"], why: "the names of commands" },
  "marienbad/src/exercise/kinds/heaps.ts": { ids: ["nim", "grundy"], why: "kinds of exercises of these names" },
  "marienbad/src/exercise/kinds/python.ts": { ids: ["grundy"], why: "the Python function of that name" },
  "marienbad/src/cli/core/program.ts": { ids: ["marienbad"], why: "the name of the program" },
  "marienbad/src/cli/path/pattern-cache.ts": { ids: ["marienbad"], why: "a folder named after the program" },
  "lab/src/board/index.ts": { ids: "any", why: "the table of boards, one line per game" },
  "lab/src/board/points.ts": { ids: "any", why: "two boards of that table" },
  "lab/src/arena/examples.ts": { ids: "any", why: "examples" },
  "lab/src/play/examples.ts": { ids: "any", why: "examples" },
  "lab/src/tree/examples.ts": { ids: "any", why: "examples" },
  "lab/src/nim/examples.ts": { ids: "any", why: "examples" },
  "lab/src/course": { ids: "any", why: "the course speaks of its games" },
  "lab/src/pages.ts": { ids: ["nim"], why: "the page of that name" },
  "lab/src/nim/state.ts": { ids: ["nim", "grundy"], why: "the page of that name and its tabs" },
  "lab/src/nim/page.tsx": { ids: ["grundy"], why: "a tab of that name" },
};

describe("no room knows a game by its name", () => {
  const packages = join(root, "packages");
  const id = new RegExp(`(["'\`])(${CATALOGUE.map((entry) => entry.id).join("|")})\\1`, "g");
  const files = [source, join(packages, "lab/src")]
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes("generated"));
  /** Every id written as a string outside its own folder: where, and which. */
  const found = files.flatMap((path) => {
    const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|from "[^"]*"/gm, "");
    const ids = [...code.matchAll(id)].map((match) => match[2]);
    return ids.filter((name) => !path.includes(`/games/${name}/`)).map((name) => ({ path, name }));
  });
  const exceptionFor = (path: string, name: string): string | undefined => {
    const place = relative(packages, path);
    return Object.keys(MAY_NAME_GAMES).find((allowed) => {
      const { ids } = MAY_NAME_GAMES[allowed];
      return (place === allowed || place.startsWith(`${allowed}/`)) && (ids === "any" || ids.includes(name));
    });
  };

  it("by an id written as a string outside the folder of the game", () => {
    const strangers = found.filter(({ path, name }) => exceptionFor(path, name) === undefined);
    expect(strangers.map(({ path, name }) => `${relative(packages, path)}: ${name}`)).toEqual([]);
  });

  it("and every exception is still needed", () => {
    const used = new Set(found.map(({ path, name }) => exceptionFor(path, name)));
    expect(Object.keys(MAY_NAME_GAMES).filter((allowed) => !used.has(allowed))).toEqual([]);
  });
});

/**
 * Where a list may be spread into the arguments of a call, and why it is short; a folder stands for all files in it.
 * Some 120,000 arguments overflow the stack: elsewhere a loop or `reduce` does it.
 */
const MAY_SPREAD: Readonly<Record<string, string>> = {
  "cli/play/loop.ts": "the commands of a play",
  "figure/write/svg.ts": "one board, and a few lines beside it",
  "games/connect4/notation.ts": "one fault",
  "games/hex/notation.ts": "one fault",
  "games/tictactoe/notation.ts": "one fault",
  "impartial/explain.ts": "a few sentences",
};

describe("no list of any length becomes the arguments of a call", () => {
  const found = modules.flatMap((path) => {
    const code = readFileSync(path, "utf8");
    return code.includes("...") ? spreadsIn(code).map((call) => ({ file: relative(source, path), call })) : [];
  });
  const exceptionFor = (file: string): string | undefined =>
    Object.keys(MAY_SPREAD).find((allowed) => file === allowed || file.startsWith(`${allowed}/`));

  it("by spreading", () => {
    const strangers = found.filter(({ file }) => exceptionFor(file) === undefined);
    expect(strangers.map(({ file, call }) => `${file}: ${call}`)).toEqual([]);
  });

  it("and every exception is still needed", () => {
    const used = new Set(found.map(({ file }) => exceptionFor(file)));
    expect(Object.keys(MAY_SPREAD).filter((allowed) => !used.has(allowed))).toEqual([]);
  });

  it("which the test would notice", () => {
    expect(spreadsIn("f(...list); new F(1, ...list)")).toHaveLength(2);
    expect(spreadsIn("f([...list], { ...list }, ...[1, 2]); const g = (...all: number[]) => all")).toEqual([]);
  });
});

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly argument?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
}

/** The calls of a program that spread a list which is not written out there. */
function spreadsIn(code: string): string[] {
  const calls: string[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const spread = node.arguments?.find(
        ({ type, argument }) => type === "SpreadElement" && argument?.type !== "ArrayExpression",
      );
      if (spread !== undefined) calls.push(code.slice(node.start, node.end));
    }
    for (const part of Object.values(node).flat()) if (typeof part?.type === "string") visit(part);
  };
  visit(parseAst(code, { lang: "ts" }) as SyntaxNode);
  return calls;
}
