/**
 * The reference: typedoc reads the sources of every entry of the package and writes one page of Markdown for each, with
 * the examples of the doc comments; those of the folder `examples` and of the guides are added to the exports they use,
 * and to the types in the declarations of these.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import { entries, listGames, pageOf } from "../../scripts/list-api.mjs";
import { shownExports } from "./declared.mjs";
import { programsIn } from "./examples.mjs";
import { tidy, withExamples } from "./tidy.mjs";

const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, "../..");
const out = join(folder, "pages/reference");
rmSync(out, { recursive: true, force: true });

const found = entries();

const app = await Application.bootstrapWithPlugins({
  plugin: ["typedoc-plugin-markdown"],
  tsconfig: join(folder, "tsconfig.json"),
  entryPoints: found.map(({ file }) => file),
  basePath: join(root, "packages"),
  readme: "none",
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  excludeProtected: true,
  sort: ["alphabetical"],
  logLevel: "Error",
});
const OPTIONS = {
  outputFileStrategy: "modules",
  flattenOutputFiles: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hideGroupHeadings: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  enumMembersFormat: "table",
  propertyMembersFormat: "table",
};
for (const [name, value] of Object.entries(OPTIONS)) app.options.setValue(name, value);

const project = await app.convert();
if (project === undefined || app.logger.hasErrors()) process.exit(1);
for (const module of project.children ?? []) {
  const source = join(root, "packages", module.name);
  const entry = found.find(({ file }) => [`${source}.ts`, join(source, "index.ts")].includes(file));
  if (entry === undefined) throw new Error(`typedoc calls an entry ${module.name}, which the package does not know.`);
  module.name = pageOf(entry.name);
}
await app.outputs.writeOutput({ name: "markdown", path: out }, project);

const pages = new Map();
for (const file of readdirSync(out)) {
  const entry = found.find(({ name }) => `${pageOf(name)}.md` === file)?.name;
  const page = tidy(readFileSync(join(out, file), "utf8"), entry);
  if (entry === undefined) writeFileSync(join(out, file), page);
  else pages.set(entry, page);
}
for (const [entry, page] of withExamples(pages, pageOf, shownExports(root))) {
  writeFileSync(join(out, `${pageOf(entry)}.md`), page);
}
rmSync(join(out, "README.md"), { force: true });

/** What each entry is: the table of the README. */
const readme = readFileSync(join(root, "README.md"), "utf8");
const about = new Map(
  [...readme.matchAll(/^\| `(marienbad[^`]*)` \| (.*) \|$/gm)].map(([, name, what]) => [name, what]),
);
const rows = found.map(({ name }) => `| [\`${name}\`](${pageOf(name)}.md) | ${about.get(name) ?? ""} |`);
const ofGames = programsIn(readFileSync(join(folder, "examples/games.md"), "utf8"), "games.md");
writeFileSync(
  join(out, "index.md"),
  "# Reference\n\nEvery public export of the packages, by the entry from which it is imported, made from the " +
    `sources. The search (Ctrl K) finds a name at once.\n\n| entry | what it is |\n|---|---|\n${rows.join("\n")}\n\n` +
    `## Each game alone\n\nAn entry imports this game and no other.\n\n${listGames()}\n\n` +
    ofGames.map(({ language, code }) => `\`\`\`${language}\n${code}\`\`\`\n`).join("\n"),
);

/** The changelog is a page too; its links lead into the sources, which are not here. */
const changes = readFileSync(join(root, "CHANGELOG.md"), "utf8").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
writeFileSync(join(out, "changes.md"), changes);
