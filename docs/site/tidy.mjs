import { blockOf } from "./examples.mjs";

/** Of a page of typedoc the short form: fewer headings, no empty tables, re-exports in one list, examples added. */
export function tidy(markdown, entry, examples) {
  const short = markdown
    .replace(/^# .*$/m, `# ${entry ?? "fractions"}`)
    .replace(/<a id="[^"]*"><\/a> ?/g, "")
    .replace(/^\*\*\*\n\n/gm, "")
    .replace(/^#+ Type Parameters\n\n\| Type Parameter \|\n\| -+ \|\n(?:\|.*\|\n)+\n/gm, "")
    .replace(/^#+ (?:Extended by|Inherited from|Implementation of|Overrides)\n\n(?:.+\n)+\n?/gm, "")
    .replace(/^#+ Returns\n\n/gm, "**Returns** ")
    .replace(/^#+ (?:Parameters|Properties)\n\n(?=\|)/gm, "")
    .replace(/^#+ Call Signature\n\n/gm, "")
    .replace(/^Returns the primitive value of the specified object\.\n/gm, "")
    .replace(/^(\| Property \|) Modifier \|(.*)\n(\| -+ \|) -+ \|(.*)\n((?:\|.*\n)+)/gm, withoutModifiers)
    .replace(/^```ts\n/gm, "```txt\n") // colours would take more room than all the words
    .replaceAll("__namedParameters", "options")
    .replace(/ ?\([^()]*\bin\s+docs\/concordance\.md\)/g, "")
    .replace(/\| -(?= \|)/g, "| ");
  const [head, ...sections] = short.split(/^(?=## )/m);
  const own = sections.filter((section) => !isPassedOn(section));
  const passedOn = sections.filter(isPassedOn).map((section) => /Re-exports (\[.*\))/.exec(section)[1]);
  const shown = own.map((section) => withExample(section, entry, examples)).join("");
  const rest = passedOn.length > 0 ? `## Also exported here\n\n${passedOn.join(", ")}\n` : "";
  return head + shown + rest;
}

/** A table of properties without the column that says "readonly" everywhere. */
function withoutModifiers(_, property, titles, dashes, others, rows) {
  const short = rows.replace(/^(\| `[^`]*` \|) (?:`[^|]*`)? ?\|/gm, "$1");
  return `${property}${titles}\n${dashes}${others}\n${short}`;
}

const isPassedOn = (section) => /^## .*\n\nRe-exports \[/.test(section);

function withExample(section, entry, examples) {
  const name = /^## (?:abstract )?(\w+)/.exec(section)?.[1];
  const example = examples.get(`${entry} ${name}`) ?? examples.get(`marienbad ${name}`);
  if (example === undefined || /^#+ Example/m.test(section)) return section;
  return `${section.trimEnd()}\n\n${blockOf(example, name)}\n\n`;
}
