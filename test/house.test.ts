import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "marienbad/games/all";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const packages = join(root, "packages");

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const PRODUCTS = ["core", "path", "matrix", "figure", "exercise", "databases", "cli"];
const modules = PRODUCTS.flatMap((name) => filesBelow(join(packages, name, "src"))).filter(
  (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("generated"),
);
/** Where a file is: `core/src/solve/grow.ts` is in the package `core`, and there in the room `solve`. */
const placeOf = (path: string): string => relative(packages, path);
const packageOf = (path: string): string => placeOf(path).split("/")[0];
const roomOf = (path: string): string => placeOf(path).split("/")[2];
/** These rooms of the databases are the only places besides the command line that touch files and threads. */
const needsNode = (path: string): boolean =>
  packageOf(path) === "cli" || /^databases\/src\/(node|system|rules|connect4\/node)\//.test(placeOf(path));
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
const IMPORT = /^(?:import|export)\s(?:[\w*{}\s,$]*\bfrom\s)?"([^"]+)"/gm;
const importsOf = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(IMPORT)].map(([, target]) => target);

/** Which room of the core may know which: each lists those that it may import from, besides itself. */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  base: [],
  game: ["base"],
  arena: ["base", "game"],
  solve: ["base", "game", "arena"],
  objective: ["base", "game", "arena", "solve"],
  verify: ["base", "game", "arena", "objective", "impartial"],
  kernel: ["base", "arena", "solve"],
  search: ["base", "game", "arena", "solve"],
  impartial: ["base", "game"],
  oracle: ["base", "game", "arena", "solve", "search", "impartial"],
  games: ["base", "game", "arena", "solve", "kernel", "search", "impartial"],
  door: ["base", "game", "arena", "solve", "kernel", "oracle"],
  adapters: ["base", "game", "arena"],
  "index.ts": ["base", "game", "arena", "verify", "oracle", "games", "door"],
  "testing.ts": ["base", "game", "arena", "verify"],
};

describe("the rules of the house", () => {
  it("a room of the core imports only from the rooms before it", () => {
    const wrong = modules
      .filter((path) => packageOf(path) === "core")
      .flatMap((path) => {
        const room = roomOf(path);
        const others = importsOf(path).map((target) =>
          target.startsWith(".") ? roomOf(resolve(dirname(path), target)) : target,
        );
        const mayKnow = [room, ...(MAY_KNOW[room] ?? [])];
        return others.filter((other) => !mayKnow.includes(other)).map((other) => `${placeOf(path)} imports ${other}`);
      });
    expect(wrong).toEqual([]);
  });

  it("a package imports from those that it depends on, and from inside none", () => {
    const wrong = modules.flatMap((path) => {
      const { dependencies = {} } = manifestOf(packageOf(path));
      return importsOf(path)
        .filter((target) => {
          if (target.startsWith(".")) return packageOf(resolve(dirname(path), target)) !== packageOf(path);
          return !(target.split("/")[0] in dependencies) && !(needsNode(path) && target.startsWith("node:"));
        })
        .map((target) => `${placeOf(path)} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("packages depend on each other in one version, without a cycle, and the core on nothing", () => {
    const versions = PRODUCTS.flatMap((name) => Object.values(manifestOf(name).dependencies ?? {}));
    expect([...new Set(versions)]).toHaveLength(1);
    expect(manifestOf("core").dependencies).toBeUndefined();
    const known = new Set<string>();
    for (const name of PRODUCTS) {
      const built = ["marienbad-lab", "marienbad-docs"]; // pages, not modules
      const needed = Object.keys(manifestOf(name).dependencies ?? {}).filter((other) => !built.includes(other));
      expect(
        needed.filter((other) => !known.has(other)),
        name,
      ).toEqual([]);
      known.add(manifestOf(name).name);
    }
  });

  it("every package that is published has a README, a licence, and the version of the core", () => {
    const published = readdirSync(packages).filter((name) => !manifestOf(name).private);
    expect(published).toEqual(expect.arrayContaining([...PRODUCTS, "cluster", "docs", "lab", "python"]));
    const { version } = manifestOf("core");
    for (const name of published) {
      const { description, version: own, dependencies = {} } = manifestOf(name);
      expect([own, description], name).toEqual([version, expect.stringMatching(/\.$/)]);
      const siblings = Object.entries(dependencies).filter(([other]) => other.startsWith("marienbad"));
      expect(
        siblings.filter(([, wanted]) => wanted !== version),
        name,
      ).toEqual([]);
      expect(readFileSync(join(packages, name, "README.md"), "utf8"), name).toContain("```");
      expect(readFileSync(join(packages, name, "LICENSE"), "utf8")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
    }
  });

  it("no verifier runs the code of those who solve: it takes types from them, and nothing else", () => {
    const rooms = ["base", "game", "arena", "verify"];
    for (const path of modules.filter((module) => roomOf(module) === "verify")) {
      for (const [statement, target] of readFileSync(path, "utf8").matchAll(IMPORT)) {
        if (/^(?:import|export) type\b/.test(statement)) continue;
        const room = target.startsWith(".") ? roomOf(resolve(dirname(path), target)) : target.split("/")[1];
        expect(rooms, `${placeOf(path)}: ${statement}`).toContain(room);
      }
    }
    for (const name of ["solution", "objective"]) {
      const verifier = readFileSync(join(packages, `core/src/verify/${name}.ts`), "utf8");
      const imports = [...verifier.matchAll(/^import (?!type|\{ texts \}).* from "([^"]+)"/gm)].map(
        ([, target]) => target,
      );
      expect(imports.filter((target) => !target.endsWith("/base/work.ts"))).toEqual([]); // only types and sentences
    }
  });

  it("the library touches neither files nor the process nor the page", () => {
    for (const path of modules.filter((module) => !needsNode(module))) {
      const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      expect(code, placeOf(path)).not.toMatch(/\b(process|document|window|require)\.|"node:/);
    }
  });

  it("names no registry in the lock file", () => {
    for (const folder of [".", "mutation", "fonts", "docs/site"]) {
      expect(readFileSync(join(root, folder, "package-lock.json"), "utf8"), folder).not.toMatch(/"resolved": "http/);
    }
  });

  it("has no line of more than 120 characters", () => {
    const sources = ["packages", "scripts", "test", "examples", "mutation", "fonts"]
      .flatMap((folder) => filesBelow(join(root, folder)))
      .filter(
        (path) =>
          /\.(ts|tsx|mjs|js)$/.test(path) &&
          !/node_modules|\/dist\/|generated|(lab\/lab|opponent|vendor)\/|reports|stryker-tmp/.test(path),
      );
    const long = sources.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => ([...line].length > 120 ? [`${relative(root, path)}:${index + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it("says every sentence of its tables", () => {
    const sources = modules.map((path) => ({ path, code: readFileSync(path, "utf8") }));
    const said = new Set(sources.flatMap(({ code }) => [...code.matchAll(/[tT]exts\.(\w+)/g)].map(([, name]) => name)));
    const tables = sources.filter(({ code }) => code.includes("messages(en, fr)"));
    const sentences = tables.flatMap(({ path, code }) => {
      const [, table] = code.match(/^const en = \{$([\s\S]*?)^\};$/m) ?? [];
      return [...(table ?? "").matchAll(/^ {2}(\w+):/gm)].map(([, name]) => ({ path, name }));
    });
    expect(sentences.length).toBeGreaterThan(500);
    expect(
      sentences.filter(({ name }) => !said.has(name)).map(({ path, name }) => `${placeOf(path)}: ${name}`),
    ).toEqual([]);
  });

  it("has no file of more than 600 lines", () => {
    const lengthOf = (path: string): number => readFileSync(path, "utf8").split("\n").length - 1;
    expect(modules.filter((path) => lengthOf(path) > 600).map((path) => placeOf(path))).toEqual([]);
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
 * that a room must know about a game is an interface of `game/members.ts`.
 */
const MAY_NAME_GAMES: Readonly<Record<string, { readonly ids: readonly string[] | "any"; readonly why: string }>> = {
  "core/src/impartial/named-games.ts": { ids: ["nim", "kayles", "grundy"], why: "heap games known by name" },
  "cli/src/commands/nim.ts": { ids: ["nim"], why: "the name of the command" },
  "cli/src/commands/grundy.ts": { ids: ["grundy"], why: "the name of the command" },
  "cli/src/commands/connect4.ts": { ids: ["connect4"], why: "the name of the command" },
  "exercise/src/kinds/heaps.ts": { ids: ["nim", "grundy"], why: "kinds of exercises of these names" },
  "exercise/src/kinds/python.ts": { ids: ["grundy"], why: "the Python function of that name" },
  "cli/src/core/texts.ts": { ids: ["marienbad"], why: "the name of the program" },
  "cli/src/path/pattern-cache.ts": { ids: ["marienbad"], why: "a folder named after the program" },
  "core/src/games/load.ts": { ids: "any", why: "the catalogue" },
  "core/src/games/all.ts": { ids: "any", why: "the catalogue at once" },
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
  const id = new RegExp(`(["'\`])(${CATALOGUE.map((entry) => entry.id).join("|")})\\1`, "g");
  const files = [...modules, ...filesBelow(join(packages, "lab/src"))].filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes("generated"),
  );
  /** Every id written as a string outside its own folder: where, and which. */
  const found = files.flatMap((path) => {
    const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|from "[^"]*"/gm, "");
    const ids = [...code.matchAll(id)].map((match) => match[2]);
    return ids
      .filter((name) => !path.includes(`/games/${name}/`) && !path.includes(`/databases/src/${name}/`))
      .map((name) => ({ path, name }));
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

/** Documents name these though they are not here: readers make them, and typedoc. */
const MADE_ELSEWHERE = ["mygame.ts", "wythoff.ts", "opponent.d.ts", "packages/core/src/games/yourgame", "solve.md"];

describe("every path that a document or a comment names", () => {
  const ignored = readFileSync(join(root, ".gitignore"), "utf8");
  const isOurs = (path: string): boolean => !/\/(node_modules|dist|\.stryker-tmp|reports|reference)\//.test(path);
  const folders = ["packages", "docs", "scripts", "test", "examples", "mutation", "fonts"].map((name) =>
    join(root, name),
  );
  const files = [...readdirSync(root).map((name) => join(root, name)), ...folders.flatMap(filesBelow)].filter(isOurs);
  /** All files and folders, and each by the end of its path too: `levels/task.ts`, `task.ts`. */
  const known = new Set(
    files.flatMap((path) => {
      const parts = relative(root, path).split("/");
      return parts.flatMap((_, from) => parts.slice(from).map((_, to) => parts.slice(from, from + to + 1).join("/")));
    }),
  );
  const FILE = /(?<![\w./@*…-])(?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|md)\b(?![\w/*])/g;
  const FOLDER = /`((?:packages|src|docs|lab|scripts|kernels|mutation|examples|test)\/[\w/-]*\w)\/?`/g;
  const COMMENT = /\/\*[\s\S]*?\*\/|(?<=\s)\/\/ .*/g;
  const named = files
    .filter((path) => /\.(md|tsx?|mjs)$/.test(path) && !/CHANGELOG|\.test\.|docs\/site\/examples|generated/.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, "utf8");
      const parts = path.endsWith(".md") ? [text.replace(/^```[\s\S]*?^```/gm, "")] : (text.match(COMMENT) ?? []);
      const found = parts.flatMap((part) => [
        ...[...part.matchAll(FILE)].map(([name]) => name),
        ...[...part.matchAll(FOLDER)].map(([, name]) => name).filter((name) => !ignored.includes(`${name}/`)),
      ]);
      return found.map((name) => ({ path, name }));
    });

  it("exists", () => {
    const missing = named.filter(({ name }) => !known.has(name) && !MADE_ELSEWHERE.includes(name));
    expect(missing.map(({ path, name }) => `${relative(root, path)} names ${name}`)).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });

  it("or is one that is made elsewhere, none of which is listed in vain", () => {
    expect(MADE_ELSEWHERE.filter((made) => !named.some(({ name }) => name === made))).toEqual([]);
  });
});

/**
 * Where a list may be spread into the arguments of a call, and why it is short; a folder stands for all files in it.
 * Some 120,000 arguments overflow the stack: elsewhere a loop or `reduce` does it.
 */
const MAY_SPREAD: Readonly<Record<string, string>> = {
  "core/src/base/text.ts": "the arguments of one sentence",
  "figure/src/write/svg.ts": "one board, and a few lines beside it",
  "core/src/games/connect4/notation.ts": "one fault",
  "core/src/impartial/explain.ts": "a few sentences",
};

describe("no list of any length becomes the arguments of a call", () => {
  const found = modules.flatMap((path) => {
    const code = readFileSync(path, "utf8");
    return code.includes("...") ? spreadsIn(code).map((call) => ({ file: placeOf(path), call })) : [];
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
