// Weighs the packages: files and lines of source, lines of tests and kernels, exports and, with --packed, the tarballs.
// Prints the tables that docs/weight.md keeps; with --check it compares with the ceilings there instead.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { entriesOf, exportsOf } from "./list-api.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const SKIPPED = ["node_modules", "dist", "generated"];
/** Packages that the second edition had beside its library, and those of them that its tarball did not hold. */
const BESIDE = ["bench", "cluster", "docs", "lab", "python"];
const NOT_IN_TARBALL = ["cluster", "python"];

const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);
const count = (number) => number.toLocaleString("en");
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** The TypeScript files of a folder, those in its subfolders included. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (item.isDirectory()) return SKIPPED.includes(item.name) ? [] : filesIn(join(folder, item.name));
    return /\.tsx?$/.test(item.name) ? [join(folder, item.name)] : [];
  });
}

function linesOf(files) {
  return sum(files, (file) => readFileSync(file, "utf8").split("\n").length - 1);
}

/** What a package weighs; `tarball` is missing unless asked for, and where nothing is published. */
function weigh(id, isPacked) {
  const folder = join(root, "packages", id);
  const { name, private: isPrivate } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [tests, source] = [true, false].map((isTest) =>
    filesIn(join(folder, "src")).filter((file) => /\.test\.tsx?$/.test(file) === isTest),
  );
  const doors = entriesOf(folder).map((entry) => {
    const exported = exportsOf(entry.file);
    const types = exported.filter(({ isType }) => isType).length;
    return { name: entry.name, values: exported.length - types, types };
  });
  return {
    id,
    name,
    files: source.length,
    lines: linesOf(source),
    tests: linesOf([...tests, ...filesIn(join(folder, "test")), ...filesIn(join(folder, "e2e"))]),
    kernels: linesOf(filesIn(join(folder, "kernels"))),
    exports: sum(doors, ({ values, types }) => values + types),
    doors,
    tarball: isPacked && !isPrivate ? pack(folder) : undefined,
  };
}

function pack(cwd) {
  const options = { cwd, encoding: "utf8", maxBuffer: 2 ** 26 };
  return JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], options))[0];
}

function table(head, rows) {
  return [head, head.map((_, at) => (at === 0 ? "---" : "---:")), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

/** The tables: packages, entries, and the library beside that of the second edition (counted at 9092fa58). */
function report(packages) {
  const library = packages.filter(({ id }) => !BESIDE.includes(id));
  const [main] = library.flatMap(({ doors }) => doors).filter(({ name }) => name === "marienbad");
  const tarballs = packages.filter(({ id }) => !NOT_IN_TARBALL.includes(id)).flatMap(({ tarball }) => tarball ?? []);
  const isPacked = tarballs.length > 0;
  const packed = ({ entryCount, size, unpackedSize }) => [count(entryCount), megabytes(size), megabytes(unpackedSize)];
  return [
    table(
      ["package", "files", "lines", "tests", "kernels", "exports", "files packed", "packed", "unpacked"],
      packages.map(({ name, files, lines, tests, kernels, exports, tarball }) => [
        `\`${name}\``,
        ...[files, lines, tests, kernels, exports].map(count),
        ...(tarball === undefined ? ["–", "–", "–"] : packed(tarball)),
      ]),
    ),
    table(
      ["entry", "values", "types"],
      packages.flatMap(({ doors }) => doors.map(({ name, values, types }) => [`\`${name}\``, values, types])),
    ),
    table(
      ["the library", "second edition", "now"],
      [
        ["packages", 1, library.length],
        ["files of source", "688", count(sum(library, ({ files }) => files))],
        ["lines of source", "64,278", count(sum(library, ({ lines }) => lines))],
        ["lines of all packages", "120,492", count(sum(packages, ({ lines }) => lines))],
        ["main entry", "106 values, 87 types", `${main.values} values, ${main.types} types`],
        ["files packed", "3,238", isPacked ? count(sum(tarballs, ({ entryCount }) => entryCount)) : "–"],
        ["packed", "5.35 MB", isPacked ? megabytes(sum(tarballs, ({ size }) => size)) : "–"],
      ],
    ),
  ].join("\n\n");
}

/** The tables of the first part of docs/weight.md, "Ceilings", as `{ name, column, ceiling }` for each number. */
function ceilings() {
  const [, part] = readFileSync(join(root, "docs/weight.md"), "utf8").split(/^## /m);
  return part.split("\n\n").flatMap((block) => {
    const rows = block.split("\n").filter((line) => /^\| (?!---)/.test(line));
    const [[, ...columns] = [], ...cells] = rows.map((row) => row.slice(2, -2).split(" | "));
    return cells.flatMap(([name, ...numbers]) =>
      columns.map((column, at) => {
        return { name: name.replaceAll("`", ""), column, ceiling: Number(numbers[at].replaceAll(",", "")) };
      }),
    );
  });
}

/** One sentence for each number above its ceiling, and for each that has none. */
function faults(packages) {
  const allowed = new Map(ceilings().map(({ name, column, ceiling }) => [`${name} ${column}`, ceiling]));
  const weighed = [
    ...packages.flatMap((one) => ["files", "lines", "exports"].map((column) => [one.name, column, one[column]])),
    ...packages.flatMap(({ doors }) =>
      doors.flatMap((door) => ["values", "types"].map((column) => [door.name, column, door[column]])),
    ),
  ];
  return weighed.flatMap(([name, column, number]) => {
    const ceiling = allowed.get(`${name} ${column}`);
    if (number <= ceiling) return [];
    const place = `${name} has ${count(number)} ${column}`;
    if (ceiling === undefined) return [`${place}, and docs/weight.md has no ceiling for them.`];
    const advice = "make it lighter, or raise the ceiling with the reason in the commit";
    return [`${place}, and its ceiling in docs/weight.md is ${count(ceiling)}: ${advice}.`];
  });
}

const words = process.argv.slice(2);
const ids = readdirSync(join(root, "packages")).filter((id) => existsSync(join(root, "packages", id, "package.json")));
const packages = ids.map((id) => weigh(id, words.includes("--packed")));
if (words.includes("--check")) {
  const found = faults(packages);
  for (const fault of found) console.error(fault);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  console.log(report(packages));
}
