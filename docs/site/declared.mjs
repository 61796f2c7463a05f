/**
 * What the package declares and which declarations name which, read from its built types: so the reference knows, and a
 * test without typedoc knows too, by whose example a type is shown that has none of its own.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { entries, games } from "../../scripts/list-api.mjs";
import { allPrograms, importedBy } from "./examples.mjs";

/** The whole of a module as one declaration, for `export * as fractions from`. */
const WHOLE = "*";

const typesOf = (source) => source.replace("/src/", "/dist/").replace(/\.ts$/, ".d.ts");

/** The built types of each entry, by the name under which it is imported. */
const TYPES = new Map([...entries(), ...games()].map(({ name, file }) => [name, typesOf(file)]));

const modules = new Map();

/** Of a file of types: its top-level declarations with their trees, and from where it has every other name. */
function moduleAt(file) {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const { program, module } = parseSync(file, readFileSync(file, "utf8"));
  const fileOf = (request) =>
    request.startsWith(".") ? resolve(dirname(file), request.replace(/\.ts$/, ".d.ts")) : TYPES.get(request);
  const found = { declared: new Map(), imported: new Map(), exported: new Map(), fileOf };
  modules.set(file, found);
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement;
    for (const { id } of declaration.declarations ?? [declaration]) {
      if (id?.name === undefined) continue;
      found.declared.set(id.name, [...(found.declared.get(id.name) ?? []), declaration]);
    }
  }
  for (const { moduleRequest, entries: names } of module.staticImports) {
    if (fileOf(moduleRequest.value) === undefined) continue;
    for (const { importName, localName } of names) {
      const name = importName.kind === "Name" ? importName.name : WHOLE;
      found.imported.set(localName.value, { file: fileOf(moduleRequest.value), name });
    }
  }
  for (const { exportName, importName, localName, moduleRequest, isType } of module.staticExports.flatMap(
    (one) => one.entries,
  )) {
    const name = importName.name ?? WHOLE;
    const from =
      moduleRequest === null ? { local: localName.name } : { file: fileOf(moduleRequest.value), name, isType };
    found.exported.set(exportName.name, from);
  }
  return found;
}

/** The declaration that a name means inside a file; undefined for names of the language and of other packages. */
function declarationIn(file, name) {
  const { declared, imported } = moduleAt(file);
  if (declared.has(name)) return `${file}#${name}`;
  const from = imported.get(name);
  return from && declarationOf(from.file, from.name);
}

/** The declaration that a file exports under a name, wherever it stands. */
function declarationOf(file, name) {
  if (!existsSync(file)) return undefined;
  if (name === WHOLE) return `${file}#${WHOLE}`;
  const found = moduleAt(file).exported.get(name);
  if (found === undefined) return undefined;
  return found.local === undefined ? declarationOf(found.file, found.name) : declarationIn(file, found.local);
}

/** The declarations that a declaration names: in its parameters, properties, bounds, wherever. */
function namedBy(declaration) {
  const [file, name] = declaration.split("#");
  const { declared, exported, fileOf } = moduleAt(file);
  if (name === WHOLE) return [...exported.keys()].map((one) => declarationOf(file, one));
  const found = new Set();
  const add = (other) => other !== undefined && other !== declaration && found.add(other);
  const visitor = new Visitor({
    Identifier: (node) => add(declarationIn(file, node.name)),
    TSImportType: ({ source, qualifier }) => add(qualifier && declarationOf(fileOf(source.value), qualifier.name)),
  });
  for (const tree of declared.get(name) ?? []) visitor.visit({ type: "Program", body: [tree] });
  return [...found];
}

/** Whether nothing of a declaration is left when the program runs. */
function isOnlyType(declaration) {
  const [file, name] = declaration.split("#");
  const trees = moduleAt(file).declared.get(name) ?? [];
  return trees.length > 0 && trees.every(({ type }) => /^TS(Interface|TypeAlias)Declaration$/.test(type));
}

/** Every public export, `{ entry, name, isType, declaration }`, those of the entries of single games too. */
export function publicExports() {
  return [...entries(), ...games()].flatMap(({ name: entry, file }) => {
    const types = typesOf(file);
    return [...moduleAt(types).exported].map(([name, { isType = false }]) => {
      const declaration = declarationOf(types, name);
      return { entry, name, isType: isType || isOnlyType(declaration), declaration };
    });
  });
}

/** For each declaration those that name it, of all that the exports lead to. */
function usersOf(exports) {
  const users = new Map();
  const seen = new Set(exports.map(({ declaration }) => declaration));
  for (const declaration of seen) {
    for (const named of namedBy(declaration)) {
      users.set(named, [...(users.get(named) ?? []), declaration]);
      seen.add(named); // goes through these as well
    }
  }
  return users;
}

function commonStart(one, other) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * For each export, as `marienbad/solve bestMove`, what shows it and is run by the tests: `{ program, host }`, `host`
 * being the export under which the program stands. An export has the program of its own comment, or one that imports it
 * first, or else any that imports it. A type that no program imports has `{ program, host, by }`, `by` being the
 * nearest export with a program in whose declaration the type appears, at once or through others. What nothing shows is
 * not in the map.
 */
export function shownExports(root) {
  const exports = publicExports();
  const exportAt = new Map(exports.map((one) => [`${one.entry} ${one.name}`, one]));
  /** What a program imports of the package, values before types: these are rarely what it is about. */
  const usedBy = ({ code }) => {
    const used = importedBy(code).flatMap((name) => exportAt.get(name) ?? []);
    return used.toSorted((one, other) => Number(one.isType) - Number(other.isType));
  };
  const programOf = new Map();
  for (const rank of [isInComment, isFirst, () => true]) {
    for (const program of allPrograms(root).filter(({ isRun }) => isRun)) {
      const used = usedBy(program).map(({ declaration }) => declaration);
      for (const declaration of used.filter((one) => rank(one, program, used))) {
        if (!programOf.has(declaration)) programOf.set(declaration, program);
      }
    }
  }
  const users = usersOf(exports);
  const nearest = ({ entry, name, declaration }) => {
    let round = [declaration];
    const seen = new Set(round);
    while (round.length > 0) {
      round = [...new Set(round.flatMap((one) => users.get(one) ?? []))].filter((one) => !seen.has(one));
      for (const one of round) seen.add(one);
      const shown = exports.filter((other) => round.includes(other.declaration) && programOf.has(other.declaration));
      const likeness = (other) =>
        (other.entry === entry ? 100 : 0) + (other.isType ? 0 : 50) + commonStart(name, other.name);
      if (shown.length > 0) return shown.reduce((best, other) => (likeness(other) > likeness(best) ? other : best));
    }
    return undefined;
  };
  const shown = new Map();
  for (const one of exports) {
    const own = programOf.get(one.declaration);
    const by = own === undefined && one.isType ? nearest(one) : undefined;
    const program = own ?? (by && programOf.get(by.declaration));
    if (program === undefined) continue;
    const host = usedBy(program).find(({ declaration }) => programOf.get(declaration)?.place === program.place);
    shown.set(`${one.entry} ${one.name}`, { program, host, by });
  }
  return shown;
}

/** Whether a program stands in a comment of the file that declares something. */
const isInComment = (declaration, { place }) =>
  declaration
    ?.split("#")[0]
    .replace("/dist/", "/src/")
    .replace(/\.d\.ts$/, ".ts")
    .endsWith(place.split(":")[0]);

const isFirst = (declaration, _, used) => used[0] === declaration;
