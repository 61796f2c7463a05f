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

/** The name that a section of a page is about. */
const nameOf = (section) => /^## (?:abstract )?([\w\\]+)/.exec(section)?.[1].replaceAll("\\", "");

/**
 * The pages of the reference with examples: each program stands once, under the first export that it imports, and the
 * others lead there, or to the guide that shows it. What has no program leads to what takes or returns it.
 */
export function withExamples(pages, pageOf, examples) {
  const addressOf = (entry, name) => {
    const page = pages.get(entry)?.replaceAll("\\_", "_") ?? "";
    const own = new RegExp(`^## (?:abstract )?${name}\\b.*\\{#(.*)\\}$`, "m").exec(page)?.[1];
    if (own !== undefined) return `${pageOf(entry)}.md#${own}`;
    return new RegExp(`\\[${name}\\]\\(([^)]*)\\)`).exec(page)?.[1];
  };
  const exampleOf = (entry, name) => examples.get(`${entry} ${name}`) ?? examples.get(`marienbad ${name}`);
  const usersOf = usersByAddress(pages, pageOf, (entry, name) => exampleOf(entry, name) !== undefined);
  const withExample = (entry) => (section) => {
    const name = nameOf(section);
    const found = exampleOf(entry, name);
    if (/^#+ Example/m.test(section)) return section;
    if (found === undefined) return withUsers(section, usersOf.get(addressOf(entry, name)) ?? []);
    const [firstEntry, first] = found.names[0].split(" ");
    const address = addressOf(firstEntry, first);
    const here = address === addressOf(entry, name);
    const text =
      found.page !== undefined
        ? `Example: [${found.page}](/${found.page}.md).`
        : `Example: under [${first}](${address}).`;
    const block = found.page === undefined && here ? `\`\`\`${found.language}\n${found.code}\`\`\`` : text;
    return `${section.trimEnd()}\n\n${block}\n\n`;
  };
  return new Map(
    [...pages].map(([entry, page]) => {
      const [head, ...sections] = page.split(/^(?=## )/m);
      return [entry, head + sections.map(withExample(entry)).join("")];
    }),
  );
}

const MAX_USERS = 4;

/** A section with links to some exports that name its own: where to see it used. */
function withUsers(section, users) {
  if (users.length === 0) return section;
  const links = users.slice(0, MAX_USERS).map(({ name, address }) => `[${name}](${address})`);
  return `${section.trimEnd()}\n\nUsed by ${links.join(", ")}.\n\n`;
}

/** For the address of each export those exports whose sections link to it, the ones with an example first. */
function usersByAddress(pages, pageOf, hasExample) {
  const users = new Map();
  for (const [entry, page] of pages) {
    for (const section of page.split(/^(?=## )/m).slice(1)) {
      const [, own] = /^## .*\{#(.*)\}$/m.exec(section) ?? [];
      const user = { name: nameOf(section), address: `${pageOf(entry)}.md#${own}` };
      for (const [, file, hash] of section.matchAll(/\]\(([\w.-]*)#([\w-]+)\)/g)) {
        const address = `${file || `${pageOf(entry)}.md`}#${hash}`;
        const list = users.get(address) ?? users.set(address, []).get(address);
        if (own === undefined || address === user.address || list.some((other) => other.address === user.address))
          continue;
        if (hasExample(entry, user.name)) list.unshift(user);
        else list.push(user);
      }
    }
  }
  return users;
}
