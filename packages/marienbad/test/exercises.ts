import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Exercise } from "../src/exercise/index.ts";

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

/** What an exercise asks and what is right, as text: its words and the layout of its figure may improve. */
export function contentOf({ kind, seed, statement, questions, python }: Exercise): string {
  const tables = statement.flatMap((block) => (block.kind === "table" ? [block.rows] : []));
  const asked = questions.map(({ prompt: _, why: _why, reasons: _reasons, ...question }) =>
    question.kind === "choice" ? { ...question, options: question.options.length } : question,
  );
  const cases = python && { public: python.publicCases, private: python.privateCases };
  return JSON.stringify({ kind, seed, tables, asked, cases });
}
