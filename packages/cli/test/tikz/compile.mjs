// Compiles every figure with a real LaTeX, as a document and as a picture in a document, and the sheets of a class with
// two: `npm run test:tikz`. Needs a build, pdflatex with TikZ and Beamer, and lualatex (Debian:
// texlive-latex-recommended, texlive-pictures and texlive-luatex).
// `node compile.mjs FOLDER` keeps the documents and their pages there.

import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { ArenaBuilder, arenaGame } from "marienbad/arena";
import { makeGame } from "marienbad/games/all";
import { treeGame } from "marienbad/search";
import { FIGURES, findFigure, findFigureFormat, findFrameFormat, THEMES, VOCABULARIES } from "marienbad-figure";
import { classSheets } from "./sheets.mjs";

const run = promisify(execFile);
const tikz = findFigureFormat("tikz");

/** What LaTeX finds hard: its own signs, accents, Greek, subscripts, letters that its usual fonts lack. */
function hardNames() {
  const names = ["x_y^2", "50% & #1", "{a}~\\b $c$", "« élève œuvre »", "α ≤ β₁₂ → ∞", "日本", '"<|>"', "ℝ"];
  const builder = new ArenaBuilder();
  names.forEach((name, index) => {
    builder.vertex(name, index % 2);
    if (index > 0) builder.edge(names[index - 1], name);
  });
  builder.edge(names[3], names[0]).edge(names[4], names[4]).edge(names[1], names[0]);
  const arena = builder.goal(0, names[7]).start(names[0]).buildOrThrow();
  return { arena, game: arenaGame(arena) };
}

/** Every kind of figure, and every sign that the writer has. */
function figures() {
  const nim = { game: makeGame("nim", { sticks: 7, take: [1, 2] }) };
  const tictactoe = { game: makeGame("tictactoe") };
  const tree = {
    game: treeGame([
      [[1], [4, -2, 1]],
      [[-1], [5]],
      [[-3, -3], [5]],
    ]),
  };
  const list = FIGURES.flatMap(({ id }) => [
    { name: id, id, subject: nim, options: { language: "fr" } },
    { name: `${id}-blank`, id, subject: nim, options: { blank: true } },
  ]);
  list.push(
    { name: "boards", id: "tree", subject: tictactoe, options: { along: [4, 0, 2, 6] } },
    { name: "boards-minimax", id: "minimax", subject: tictactoe, options: { depth: 1 } },
    { name: "boards-hex", id: "tree", subject: { game: makeGame("hex", { size: 3 }) }, options: { depth: 1 } },
    { name: "boards-morris", id: "tree", subject: { game: makeGame("morris") }, options: { depth: 1 } },
    { name: "hand-minimax", id: "minimax", subject: tree, options: { depth: 3, positions: false } },
    { name: "hand-alphabeta", id: "alphabeta", subject: tree, options: { depth: 3, positions: false } },
    { name: "hard-names", id: "strategy", subject: hardNames(), options: { layout: "layers" } },
    { name: "ranks", id: "attractor", subject: nim, options: { layout: "ranks" } },
    { name: "draws", id: "strategy", subject: { game: makeGame("pong-hau-ki") }, options: { depth: 5 } },
  );
  for (const vocabulary of VOCABULARIES) {
    const name = vocabulary.id.replace("/", "-");
    list.push({ name, id: "plays", subject: { game: makeGame("nim", { sticks: 4 }) }, options: { vocabulary } });
  }
  const written = list.map(({ name, id, subject, options }) => {
    const scene = findFigure(id).draw(subject, options);
    return { name, scene, text: tikz.write(scene) };
  });
  for (const theme of THEMES) {
    const { scene } = written[2];
    written.push({ name: `theme-${theme}`, scene, text: tikz.write(scene, { theme }) });
  }
  return written;
}

/** What is shown step by step, as a document of slides and as a picture in somebody's slides, each with its pages. */
function slides() {
  const format = findFrameFormat("tikz");
  const frames = (subject, options) => findFigure("attractor").frames(subject, options);
  const nim = frames({ game: makeGame("nim", { sticks: 10, take: [1, 2] }) }, { language: "fr" });
  const hard = frames(hardNames(), { layout: "layers" });
  const dark = frames(hardNames(), { player: 1 });
  const [picture] = format.write(nim, { picture: true, legend: false });
  const included = [
    "\\documentclass{beamer}",
    "\\usepackage{tikz}\\usetikzlibrary{arrows.meta, shapes.misc}",
    "\\begin{document}",
    "\\begin{frame}{Avant}\\end{frame}",
    `\\begin{frame}{Attracteur}Un texte.\\par\n${picture}\\end{frame}`,
    "\\end{document}",
    "",
  ].join("\n");
  return [
    { name: "slides", text: format.write(nim)[0], pages: nim.length },
    { name: "slides-hard-names", text: format.write(hard)[0], pages: hard.length },
    { name: "slides-dark", text: format.write(dark, { theme: "dark" })[0], pages: dark.length },
    { name: "slides-included", text: included, pages: nim.length + 1 },
  ];
}

/** All pictures in one document, the way a teacher includes them: words around them, another size of letters. */
function sheet(scenes) {
  const pictures = scenes.map(
    (scene) => `Figure : \\begin{center}\n${tikz.write(scene, { picture: true })}\\end{center}\n`,
  );
  return [
    "\\documentclass[12pt]{article}",
    "\\usepackage[a3paper, landscape, margin=1cm]{geometry}",
    "\\usepackage{tikz}\\usetikzlibrary{arrows.meta, shapes.misc}",
    "\\begin{document}",
    ...pictures,
    "\\end{document}",
    "",
  ].join("\n");
}

/** Compiles one document; what is wrong with it, if anything. */
async function faultOf(folder, name, pages, engine = "pdflatex") {
  const args = ["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", `${name}.tex`];
  try {
    await run(engine, args, { cwd: folder, timeout: 120_000, maxBuffer: 1 << 24 });
  } catch {
    const log = await readFile(join(folder, `${name}.log`), "utf8").catch(() => "");
    return (
      log
        .split("\n")
        .filter((line) => /^!|^l\.\d+/.test(line))
        .join(" ") || `${engine} failed`
    );
  }
  const log = await readFile(join(folder, `${name}.log`), "latin1");
  const count = Number(/Output written on [^(]*\((\d+) page/.exec(log.replaceAll("\n", ""))?.[1] ?? 0);
  if (pages !== undefined && count !== pages) return `${count} pages instead of ${pages}`;
  return /Missing character|Overfull \\[hv]box/.exec(log)?.[0];
}

const ENGINES = ["pdflatex", "lualatex"];
for (const engine of ENGINES) {
  if (spawnSync(engine, ["--version"]).status === 0) continue;
  const packages = "texlive-latex-recommended texlive-pictures texlive-luatex";
  console.error(`${engine} is missing. On Debian: apt-get install ${packages}`);
  process.exit(1);
}
const kept = process.argv[2];
const folder = kept === undefined ? await mkdtemp(join(tmpdir(), "marienbad-tikz-")) : resolve(kept);
await mkdir(folder, { recursive: true });
const written = figures();
let failed = 0;
const documents = [...written.map(({ name, text }) => ({ name, text, pages: 1 })), ...slides()];
for (const { name, text, pages } of documents) {
  await writeFile(join(folder, `${name}.tex`), text);
  const fault = await faultOf(folder, name, pages);
  if (fault !== undefined) {
    failed++;
    console.error(`${name}: ${fault}`);
  }
}
// Letters that no usual font has are declared by a whole document only, so that figure is not on the sheet.
const included = written.filter(({ name }) => name !== "hard-names").map(({ scene }) => scene);
await writeFile(join(folder, "sheet.tex"), sheet(included));
const fault = await faultOf(folder, "sheet");
if (fault !== undefined && !fault.startsWith("Overfull")) {
  failed++;
  console.error(`sheet: ${fault}`);
}
const { classes, warned, fault: wrongWarnings } = await classSheets(folder);
if (wrongWarnings !== undefined) {
  failed++;
  console.error(wrongWarnings);
}
for (const engine of ENGINES) {
  for (const name of classes) {
    const fault = await faultOf(folder, name, undefined, engine);
    const log = await readFile(join(folder, `${name}.log`), "utf8");
    const unset = [...log.matchAll(/No font for U\+([0-9A-F]+)/g)].map(([, code]) => String.fromCodePoint(`0x${code}`));
    const unexpected = unset.filter((sign) => !warned.includes(sign));
    if (fault === undefined && unexpected.length === 0) continue;
    failed++;
    console.error(`${engine} ${name}: ${fault ?? `no font for ${unexpected}`}`);
  }
}
if (kept === undefined) await rm(folder, { recursive: true });
const count = documents.length + 1 + ENGINES.length * classes.length;
console.log(`TikZ: ${count - failed} of ${count} documents compiled`);
process.exitCode = failed === 0 ? 0 : 1;
