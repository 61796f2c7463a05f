/**
 * The figures of the site are drawn by the commands that their pages show: `![…](./nim.svg)` is what the command of the
 * same page writes that ends in `-o nim.svg`. The files that a page shows are there when it runs.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { blocksIn, wordsOf } from "./examples.mjs";

const folder = dirname(fileURLToPath(import.meta.url));
const program = join(folder, "../../packages/cli/bin/marienbad.js");
const pages = join(folder, "pages");

/** A page has a light and a dark look of its own, which an image cannot know: figures are light, on white. */
const LOOK = ["--theme", "light"];

function draw(words, cwd) {
  const { status, stderr } = spawnSync(process.execPath, [program, "draw", ...words, ...LOOK], { cwd });
  if (status !== 0) throw new Error(`draw ${words.join(" ")}\n${stderr}`);
}

function drawFiguresOf(page) {
  const text = readFileSync(page, "utf8");
  const names = [...text.matchAll(/!\[[^\]]*\]\(\.\/([^)]+\.svg)\)/g)].map(([, name]) => name);
  if (names.length === 0) return;
  const blocks = blocksIn(text, page);
  const commands = blocks.flatMap(({ code }) => [...code.matchAll(/^(?:\$ )?npx marienbad draw (.*)$/gm)]);
  const scratch = mkdtempSync(join(tmpdir(), "marienbad-figures-"));
  for (const { file, code } of blocks) if (file !== undefined) writeFileSync(join(scratch, file), code);
  for (const name of new Set(names)) {
    const command = commands.find(([, line]) => line.endsWith(`-o ${name}`));
    if (command === undefined) throw new Error(`${page} shows ${name}, and no command that draws it.`);
    draw(wordsOf(command[1]), scratch);
    writeFileSync(join(dirname(page), name), readFileSync(join(scratch, name)));
  }
  rmSync(scratch, { recursive: true });
}

draw(wordsOf("nim sticks=10 take=1,2 --figure strategy -o home.svg"), pages);
for (const name of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
  if (name.endsWith(".md") && !name.startsWith("reference")) drawFiguresOf(join(pages, name));
}
