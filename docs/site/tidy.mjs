/** Of a page of typedoc the short form: fewer headings, no empty tables, re-exports in one list. */
export function tidy(markdown, entry) {
  const short = markdown
    .replace(/^# .*$/m, `# ${entry ?? "fractions"}`)
    .replace(/<a id="type-parameter[^"]*"><\/a> ?/g, "")
    .replace(/^<a id="([^"]+)"><\/a>\n\n(#+ .*)$/gm, "$2 {#$1}")
    .replace(/^\*\*\*\n\n/gm, "")
    .replace(/^#+ Type Parameters\n\n\| Type Parameter \|\n\| -+ \|\n(?:\|.*\|\n)+\n/gm, "")
    .replace(/^#+ (?:Extended by|Inherited from|Implementation of|Overrides)\n\n(?:.+\n)+\n?/gm, "")
    .replace(/^#+ Returns\n\n/gm, "**Returns** ")
    .replace(/^#+ (?:Parameters|Properties)\n\n(?=\|)/gm, "")
    .replace(/^#+ Call Signature\n\n/gm, "")
    .replace(/^Returns the primitive value of the specified object\.\n/gm, "")
    .replace(/^\| Property \|.*\n(?:\|.*\n)+/gm, withoutColumns(["Overrides", "Inherited from"]))
    .replace(/^(\| Property \|) Modifier \|(.*)\n(\| -+ \|) -+ \|(.*)\n((?:\|.*\n)+)/gm, withoutModifiers)
    .replace(/^```ts\n/gm, "```txt\n") // colours would take more room than all the words
    .replaceAll("__namedParameters", "options")
    .replace(/ ?\([^()]*\bin\s+docs\/concordance\.md\)/g, "")
    .replace(/\| -(?= \|)/g, "| ");
  const [head, ...sections] = short.split(/^(?=## )/m);
  const own = sections.filter((section) => !isPassedOn(section));
  const passedOn = sections.filter(isPassedOn).map((section) => /Re-exports (\[.*\))/.exec(section)[1]);
  const rest = passedOn.length > 0 ? `## Also exported here\n\n${passedOn.join(", ")}\n` : "";
  return head + own.join("") + rest;
}

/** A table without the columns of these titles. */
function withoutColumns(titles) {
  return (table) => {
    const rows = table
      .trimEnd()
      .split("\n")
      .map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
    const kept = rows[0].map((title) => !titles.includes(title.trim()));
    return rows.map((cells) => `|${cells.filter((_, column) => kept[column]).join("|")}|\n`).join("");
  };
}

/** A table of properties without the column that says "readonly" everywhere. */
function withoutModifiers(_, property, titles, dashes, others, rows) {
  const short = rows.replace(/^(\| (?:<a [^>]*><\/a> )?`[^`]*` \|) (?:`[^|]*`)? ?\|/gm, "$1");
  return `${property}${titles}\n${dashes}${others}\n${short}`;
}

const isPassedOn = (section) => /^## .*\n\nRe-exports \[/.test(section);

/** Where the games are that have an entry each, and no page of their own. */
const GAMES_ADDRESS = "index.md#each-game-alone";

/** The name that a section of a page is about. */
const nameOf = (section) => /^## (?:abstract )?([\w\\]+)/.exec(section)?.[1].replaceAll("\\", "");

/**
 * The pages of the reference with examples (`shownExports`): a program stands under one export that it imports, and the
 * others lead there, or to the guide that shows it. A type that no program imports has the program of the export in
 * whose declaration it appears, folded up.
 */
export function withExamples(pages, pageOf, shown) {
  const addressOf = (entry, name) => {
    const page = pages.get(entry)?.replaceAll("\\_", "_");
    if (page === undefined) return GAMES_ADDRESS;
    const own = new RegExp(`^## (?:abstract )?${name}\\b.*\\{#(.*)\\}$`, "m").exec(page)?.[1];
    if (own !== undefined) return `${pageOf(entry)}.md#${own}`;
    return new RegExp(`\\[${name}\\]\\(([^)]*)\\)`).exec(page)?.[1];
  };
  const exampleOf = (address, { program, host, by }) => {
    const code = (language) => `\`\`\`${language}\n${program.code}\`\`\``;
    if (by !== undefined) {
      const link = `[${by.name}](${addressOf(by.entry, by.name)})`;
      return `Appears in ${link}, which has an example:\n\n::: details Example of ${by.name}\n${code("txt")}\n:::`;
    }
    const guide = /^docs\/site\/pages\/(.*)\.md:/.exec(program.place)?.[1];
    if (guide !== undefined) return `Example: [${guide}](/${guide}.md).`;
    const place = addressOf(host.entry, host.name);
    return place === address ? code(program.language) : `Example: under [${host.name}](${place}).`;
  };
  const withExample = (entry) => (section) => {
    const name = nameOf(section);
    const found = shown.get(`${entry} ${name}`);
    if (found === undefined || /^#+ Example/m.test(section)) return section;
    return `${section.trimEnd()}\n\n${exampleOf(addressOf(entry, name), found)}\n\n`;
  };
  return new Map(
    [...pages].map(([entry, page]) => {
      const [head, ...sections] = page.split(/^(?=## )/m);
      return [entry, head + sections.map(withExample(entry)).join("")];
    }),
  );
}
