import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fenced blocks of a text in Markdown. A block may be called after a file, ```` ```py [strategy.py] ````. */
export function blocksIn(text, place) {
  return [...text.matchAll(/^```(\w+)(?: \[([^\]]+)\])?( types)?\n([\s\S]*?)^```/gm)].map((match) => ({
    place: `${place}:${text.slice(0, match.index).split("\n").length}`,
    language: match[1],
    file: match[2],
    isRun: match[3] === undefined,
    code: match[4],
  }));
}

/** The words of a command line, quotes taken off. */
export function wordsOf(line) {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain);
}

/**
 * Programs that documents show: blocks of ts and js in Markdown and in the `@example`s of doc comments. Each is a whole
 * module; `// → ` tells what it prints. A block called `ts types` needs a browser or a file and is only type-checked.
 */
export function programsIn(text, place) {
  const plain = text.replace(/^[ \t]*\* ?/gm, (stars) => (place.endsWith(".ts") ? "" : stars));
  return blocksIn(plain, place).filter(({ language }) => language === "ts" || language === "js");
}

/** The README of the sources and those of the packages, as `packages/core/README.md`. */
export function readmesOf(root) {
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/README.md`);
  return ["README.md", ...packages.filter((path) => existsSync(join(root, path)))];
}

/** Every export that a program imports, as `marienbad/solve bestMove`. */
export function importedBy(code) {
  return [...code.matchAll(/^import (?:type )?\{([^}]*)\} from "(marienbad[^"]*)"/gm)].flatMap(([, names, entry]) =>
    names
      .split(",")
      .map(
        (word) =>
          word
            .trim()
            .replace(/^type /, "")
            .split(" as ")[0],
      )
      .filter((name) => name !== "")
      .map((name) => `${entry} ${name}`),
  );
}

function filesBelow(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules") && !name.startsWith("reference"))
    .toSorted()
    .map((name) => join(folder, name));
}

/** All programs of the site, of the examples beside it and of the doc comments: those of the reference come first. */
export function allPrograms(root) {
  const pages = [join(root, "docs/site/examples"), join(root, "docs/site/pages")].flatMap((folder) =>
    filesBelow(folder, ".md"),
  );
  const sources = readdirSync(join(root, "packages"))
    .flatMap((name) => filesBelow(join(root, "packages", name, "src"), ".ts"))
    .filter((path) => !path.endsWith(".test.ts"));
  return [...sources, ...pages].flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return text.includes("```") ? programsIn(text, path.slice(root.length + 1)) : [];
  });
}
