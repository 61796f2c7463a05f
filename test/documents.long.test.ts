import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { javaScriptOf } from "marienbad-databases/rules";
import { afterAll, describe, expect, it } from "vitest";
import { blocksIn, readmesOf, wordsOf } from "../docs/site/examples.mjs";
import { packageFolder, runNode } from "../packages/cli/test/cli.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// inside, so that imports are found
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-documents-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const documents = [
  ...readmesOf(root),
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, "docs/site/pages"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("reference"))
    .map((name) => `docs/site/pages/${name}`),
];

const blocks = documents.flatMap((document) => blocksIn(readFileSync(join(root, document), "utf8"), document));

// Commands are run in one folder, which has the examples and every file that a document shows.
const commandFolder = join(scratch, "commands");
mkdirSync(commandFolder);
symlinkSync(join(root, "examples"), join(commandFolder, "examples"));
const files = new Map(blocks.flatMap(({ file, code }) => (file === undefined ? [] : [[file, code]])));
for (const [file, code] of files) writeFileSync(join(commandFolder, file), code);

/** Answers command lines one after the other, as the built program does, and tells what each prints. */
const ANSWERS = `
import { Writable } from "node:stream";
import { answer } from ${JSON.stringify(join(packageFolder, "dist/core/run.js"))};
import { streamSink } from ${JSON.stringify(join(packageFolder, "dist/core/sink.js"))};
import { MARIENBAD } from ${JSON.stringify(join(packageFolder, "dist/program.js"))};

const printed = [];
const never = { listen: () => {}, signal: new AbortController().signal, atOnce: (work) => work() };
for (const words of JSON.parse(process.argv[2])) {
  let text = "";
  const stream = new Writable({ write(piece, _, done) { text += piece; done(); } });
  await answer(MARIENBAD, words, { environment: {}, stdout: streamSink(stream), stderr: stream }, never);
  printed.push(text);
}
process.stdout.write(JSON.stringify(printed));
`;
writeFileSync(join(scratch, "answers.mjs"), ANSWERS);

/** What commands print; several documents show the same one, which is run once. */
const printed = new Map<string, string[]>();
function runAll(lines: readonly string[]): void {
  const left = lines.filter((line) => !printed.has(line));
  const words = left.map(wordsOf);
  expect(words.filter(([first, second]) => first !== "npx" || second !== "marienbad")).toEqual([]);
  const commands = words.map((all) => all.slice(2));
  const { out, err } = runNode([join(scratch, "answers.mjs"), JSON.stringify(commands)], { cwd: commandFolder });
  expect(err).toBe("");
  for (const [i, text] of JSON.parse(out).entries()) printed.set(left[i], text.trimEnd().split("\n"));
}

describe("what the documents show is what happens", () => {
  const consoles = blocks
    .filter(({ language }) => language === "console")
    .map(({ place, code }) => {
      const runs = code.split(/^\$ /m).slice(1);
      return { place, runs: runs.map((run) => run.trimEnd().split("\n")) };
    });
  it.each(documents.filter((document) => consoles.some(({ place }) => place.startsWith(`${document}:`))))(
    "the commands of %s",
    (document) => {
      const shown = consoles.filter(({ place }) => place.startsWith(`${document}:`));
      runAll(shown.flatMap(({ runs }) => runs.map(([line]) => line)));
      for (const { place, runs } of shown) {
        expect(runs.length, place).toBeGreaterThan(0);
        for (const [line, ...lines] of runs) {
          const expected = lines.length === 0 ? [""] : lines;
          // A line "…" stands for whatever else is printed.
          const end = expected.indexOf("…");
          const found = printed.get(line)?.slice(0, end < 0 ? undefined : end);
          expect(found, `${place}: ${line}`).toEqual(end < 0 ? expected : expected.slice(0, end));
        }
      }
    },
  );

  it("two files of one name are the same", () => {
    const others = blocks.filter(({ file, code }) => file !== undefined && files.get(file) !== code);
    expect(others.map(({ place }) => place)).toEqual([]);
  });

  // The programs of the site are run by programs.test.ts.
  const programs = blocks.filter(
    ({ language, place }) => (language === "js" || language === "ts") && !place.startsWith("docs/site"),
  );
  it.each(programs.map((block, i) => [block.place, block, i] as const))(
    "the program at %s",
    async (_, { code, language }, i) => {
      const path = join(scratch, `program-${i}.mjs`);
      const source = join(scratch, `program-${i}.${language}`);
      writeFileSync(source, code);
      writeFileSync(path, await javaScriptOf(source));
      const { out, err } = runNode([path], { cwd: root });
      const expected = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, value]) => value);
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
