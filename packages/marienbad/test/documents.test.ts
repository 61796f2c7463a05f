import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { javaScriptOf } from "../src/node/javascript.ts";
import { marienbad, runNode } from "./cli.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// inside, so that imports are found
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-documents-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "packages/marienbad/README.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, "docs/site/pages"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("reference"))
    .map((name) => `docs/site/pages/${name}`),
];

interface Block {
  readonly language: string;
  readonly text: string;
  readonly place: string;
}

const blocks: Block[] = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), "utf8");
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(({ 1: language, 2: body, index }) => ({
    language,
    text: body,
    place: `${document}:${text.slice(0, index).split("\n").length}`,
  }));
});

/** The words of a command line, quotes taken off. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain);
}

/** What a command prints; several documents show the same one, which is run once. */
const printed = new Map<string, string[]>();
function printedBy(line: string): string[] {
  const words = wordsOf(line);
  expect(words.slice(0, 2), line).toEqual(["npx", "marienbad"]);
  const { out, err } = marienbad(words.slice(2), { cwd: root });
  return (out + err).trimEnd().split("\n");
}

describe("what the documents show is what happens", () => {
  const consoles = blocks.filter(({ language }) => language === "console");
  it.each(consoles.map((block) => [block.place, block] as const))("the commands at %s", (_, { text }) => {
    const runs = text.split(/^\$ /m).slice(1);
    for (const run of runs) {
      const [line, ...expected] = run.trimEnd().split("\n");
      const shown = printed.get(line) ?? printedBy(line);
      printed.set(line, shown);
      // A line "…" stands for whatever else is printed.
      const end = expected.indexOf("…");
      expect(shown.slice(0, end < 0 ? undefined : end)).toEqual(end < 0 ? expected : expected.slice(0, end));
    }
    expect(runs.length).toBeGreaterThan(0);
  });

  // The programs of the site are run by programs.test.ts.
  const programs = blocks.filter(
    ({ language, place }) => (language === "js" || language === "ts") && !place.startsWith("docs/site"),
  );
  it.each(programs.map((block, i) => [block.place, block, i] as const))(
    "the program at %s",
    async (_, { text, language }, i) => {
      const path = join(scratch, `program-${i}.mjs`);
      const source = join(scratch, `program-${i}.${language}`);
      writeFileSync(source, text);
      writeFileSync(path, await javaScriptOf(source));
      const { out, err } = runNode([path], { cwd: root });
      const expected = [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, value]) => value);
      expect([err, ...out.split("\n").filter((line) => line !== "")]).toEqual(["", ...expected]);
    },
  );
});

describe("the examples run", () => {
  const examples = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".js"));
  it.each(examples)("%s", (name) => {
    expect(runNode([join(root, "examples", name)])).toMatchObject({ code: 0, err: "" });
  });

  it("the perfect opponent wins, and the verified solution is true", () => {
    const run = (name: string): string => runNode([join(root, "examples", name)]).out;
    // 21 = 4 · 5 + 1: whoever has to say a number there loses (Bachet), as the player who starts does.
    expect(run("perfect-opponent.js")).toBe("the start is won by player 1; this play by player 1\n");
    expect(run("verified-solution.js")).toContain("all true");
  });
});
