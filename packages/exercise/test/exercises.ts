import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Exercise } from "../src/index.ts";

/** Runs the code cells of a notebook from top to bottom by a real Python; whether all of them went through. */
export function runNotebook(written: string): boolean {
  const { cells } = JSON.parse(written) as { cells: { cell_type: string; source: string[] }[] };
  const program = cells.filter(({ cell_type }) => cell_type === "code").map(({ source }) => source.join(""));
  const folder = mkdtempSync(join(tmpdir(), "marienbad-notebook-"));
  try {
    const path = join(folder, "notebook.py");
    writeFileSync(path, program.join("\n\n"));
    return spawnSync("python3", ["-I", path]).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What an exercise asks, shows and what is right, as text: its words and the layout of its figure may improve. */
export function contentOf({ kind, seed, statement, figure, names, questions, python }: Exercise): string {
  const tables = statement.flatMap((block) => (block.kind === "table" ? [block.rows] : []));
  const asked = questions.map(({ prompt, why, reasons = {}, ...question }) => ({
    ...(question.kind === "choice" ? { ...question, options: question.options.length } : question),
    numbers: [prompt, why, ...Object.values(reasons)].map(({ fr }) => fr.match(/\d+/g)),
    about: Object.keys(reasons),
  }));
  const numbers = statement.map((block) => (block.kind === "text" ? block.text.fr.match(/\d+/g) : null));
  const shown = [false, true].map((solved) => {
    const { nodes = [], edges = [] } = figure?.("fr", solved) ?? {};
    return [
      nodes.map(({ id, label, detail, note }) => [id, label, detail, note?.lines]),
      edges.map((e) => [e.from, e.to, e.label]),
    ];
  });
  const cases = python && { public: python.publicCases, private: python.privateCases, referee: python.referee?.name };
  return JSON.stringify({ kind, seed, tables, numbers, asked, shown, names, cases });
}
