// Lists every public export with the first sentence of its comment, by package and entry. `npm run api` writes the
// list to docs/api.md, and a test compares: an export is a decision, never an accident.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** The packages that programs import, each after those that it depends on. */
const PACKAGES = ["core", "path", "matrix", "figure", "exercise", "databases", "cli"];
const EXPORT = /^export (type )?\{([^}]*)\}(?: from "([^"]+)")?;/gms;
const DECLARED = /^export (?:async )?(const|function\*?|class|interface|type) (\w+)/gm;

/** The entries of the packages, `{ name, file }`, the file being the source that is built into the entry. */
export function entries() {
  return PACKAGES.flatMap((name) => entriesOf(join(root, "packages", name)));
}

/** Those of one package, by its folder. */
export function entriesOf(folder) {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries(exports)
    .filter(([path, target]) => typeof target === "string" && target.startsWith("./dist/") && !path.includes("*"))
    .map(([path, target]) => ({
      name: `${name}${path.slice(1)}`,
      file: join(folder, target.replace("./dist/", "src/").replace(/\.js$/, ".ts")),
    }));
}

/** The page of an entry: `marienbad/solve` is on `solve.md`, `marienbad-figure` on `figure.md`. */
export function pageOf(entry) {
  return entry === "marienbad" ? entry : entry.slice("marienbad/".length).replaceAll("/", "-");
}

/** Each game of the catalogue, which is an entry of its own too: `{ name, file, exported }`. */
export function games() {
  const folder = join(root, "packages/core/src/games");
  return readdirSync(folder)
    .map((id) => ({ name: `marienbad/games/${id}`, file: join(folder, id, "index.ts") }))
    .filter(({ file }) => existsSync(file))
    .map((game) => ({
      ...game,
      exported: /^export const (\w+) = catalogueFamily/m.exec(readFileSync(game.file, "utf8"))[1],
    }));
}

/** The games as a table: from where each is imported, and as what. */
export function listGames() {
  const rows = games().map(
    ({ name, file, exported }) => `| \`${name}\` | \`${exported}\` | ${summaryOf(file, exported)} |`,
  );
  return ["| entry | export | what it is |", "|---|---|---|", ...rows].join("\n");
}

/** What a module exports by name: `{ name, isType, file, original }`, followed to where it is declared. */
export function exportsOf(file) {
  const code = readFileSync(file, "utf8");
  if (/^export \* from/m.test(code)) throw new Error(`${file} exports everything of another: name what is public.`);
  const whole = [...code.matchAll(/^export \* as (\w+) from "([^"]+)";/gm)].map(([, name, from]) => ({
    name,
    isType: false,
    original: undefined,
    file: resolve(dirname(file), from),
  }));
  const named = [...code.matchAll(EXPORT)].flatMap(([, allTypes, names, from]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((word) => {
        const isType = allTypes !== undefined || word.startsWith("type ");
        const [original, name = original] = word.replace(/^type /, "").split(" as ");
        return { name, isType, original, file: from === undefined ? file : resolve(dirname(file), from) };
      }),
  );
  const declared = [...code.matchAll(DECLARED)].map(([, kind, name]) => {
    return { name, isType: kind === "type" || kind === "interface", original: name, file };
  });
  const found = [...whole, ...named, ...declared];
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at); // overloads are one
}

/** The first sentence of the comment above a declaration, following re-exports. */
function summaryOf(file, name, depth = 0) {
  const code = readFileSync(file, "utf8");
  if (name === undefined) return firstSentence(/^\/\*\*(?:(?!\*\/)[\s\S])*\*\//m.exec(code)?.[0] ?? "");
  const declared = new RegExp(
    "(?:(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\s*(?:(?:/\\*[^*]*\\*/|//[^\\n]*)\\s*)*)?" +
      `^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\\*?|class|interface|type|let) ${name}\\b`,
    "m",
  ).exec(code);
  if (declared !== null) return firstSentence(declared[1] ?? "");
  const passedOn = depth < 4 ? exportsOf(file).find((found) => found.name === name && found.file !== file) : undefined;
  return passedOn === undefined ? "" : summaryOf(passedOn.file, passedOn.original, depth + 1);
}

function firstSentence(comment) {
  const words = comment
    .replace(/^\/\*\*|\*\/\s*$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .trim()
    .split(/\n\s*\n/)[0]
    .replace(/\s+/g, " ")
    .trim();
  const sentence = /^(.*?[.:])(?= [A-ZÀ-Ý`“"(]|$)/.exec(words)?.[1] ?? words;
  return sentence.replace(/:$/, ".").replaceAll("|", "\\|");
}

/** The whole list as Markdown. */
export function listApi() {
  const lines = [
    "# What the packages export",
    "",
    "Made by `npm run api` from the sources; a test compares. Types are in *italics*.",
  ];
  for (const { name, file } of entries()) {
    lines.push("", `## ${name}`, "", "| export | what it is |", "|---|---|");
    const found = exportsOf(file).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name: exported, isType, original, file: source } of found) {
      const shown = isType ? `*${exported}*` : `\`${exported}\``;
      lines.push(`| ${shown} | ${summaryOf(source, original)} |`);
    }
  }
  lines.push("", "## Each game alone", "", "An entry imports this game and no other.", "", listGames());
  return `${lines.join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, "docs/api.md"), listApi());
}
