import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ARENA_FORMATS } from "marienbad/arena";
import type { Registered, Text } from "marienbad/base";
import { SOLVERS } from "marienbad/kernel";
import { OBJECTIVES, PARITY_SOLVERS } from "marienbad/objective";
import { PLAYERS } from "marienbad/oracle";
import { SEARCHES } from "marienbad/search";
import { EXERCISE_FORMATS, EXERCISE_KINDS } from "marienbad-exercise";
import { FIGURE_FORMATS, FIGURES, FRAME_FORMATS } from "marienbad-figure";
import { PATH_ALGORITHMS } from "marienbad-path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../packages/cli/src/commands/index.ts";
import { packageFolder } from "../packages/cli/test/cli.ts";

const document = readFileSync(join(packageFolder, "../../docs/algorithms.md"), "utf8");

/** A table as docs/algorithms.md shows it; the bars of a cell are escaped. */
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`)
    .join("");

const tableOfChoices = (entries: readonly Registered[]): string =>
  tableOf(
    ["id", "what it is", "needs", "promises", "after"],
    entries.map(({ id, title, requires, guarantees, reference }) => [
      `\`${id}\``,
      title.en,
      requires.en,
      guarantees.en,
      reference,
    ]),
  );

const tableOfForms = (entries: readonly { id: string; title: Text; reference: string }[]): string =>
  tableOf(
    ["id", "what it is", "after"],
    entries.map(({ id, title, reference }) => [`\`${id}\``, title.en, reference]),
  );

const tableOfExercises = tableOf(
  ["id", "what it is", "trains", "an instance is taken when it has", "difficulty", "after"],
  EXERCISE_KINDS.map(({ id, title, requires, guarantees, difficulty, reference }) => [
    `\`${id}\``,
    title.en,
    requires.en,
    guarantees.en,
    String(difficulty),
    reference,
  ]),
);

interface Files {
  readonly id: string;
  readonly title: Text;
  readonly endings: readonly string[];
}

const tableOfFiles = (entries: readonly Files[]): string =>
  tableOf(
    ["id", "what it is", "files end in"],
    entries.map(({ id, title, endings }) => [`\`${id}\``, title.en, endings.map((ending) => `.${ending}`).join(", ")]),
  );

describe("what can be chosen", () => {
  it.each([
    ["solvers", tableOfChoices(SOLVERS)],
    ["objectives", tableOfChoices(OBJECTIVES)],
    ["solvers of objectives", tableOfChoices(PARITY_SOLVERS)],
    ["searches", tableOfChoices(SEARCHES)],
    ["players", tableOfChoices(PLAYERS)],
    ["path algorithms", tableOfChoices(PATH_ALGORITHMS)],
    ["formats of arenas", tableOfForms(ARENA_FORMATS)],
    ["figures", tableOfForms(FIGURES)],
    ["formats of figures", tableOfFiles(FIGURE_FORMATS)],
    [
      "formats of frames",
      tableOfFiles(FRAME_FORMATS.map(({ ending, ...format }) => ({ ...format, endings: [ending] }))),
    ],
    ["kinds of exercises", tableOfExercises],
    [
      "formats of exercises",
      tableOfFiles(EXERCISE_FORMATS.map(({ ending, ...format }) => ({ ...format, endings: [ending] }))),
    ],
  ])("docs/algorithms.md has the table of %s", (_, table) => {
    expect(document).toContain(table);
  });

  it.each([
    ["solve", "solver", SOLVERS],
    ["solve", "solver", PARITY_SOLVERS],
    ["solve", "objective", OBJECTIVES],
    ["search", "algorithm", SEARCHES],
    ["path", "algorithm", PATH_ALGORITHMS],
    ["convert", "format", ARENA_FORMATS],
    ["solve", "input", ARENA_FORMATS],
    ["draw", "figure", FIGURES],
    ["draw", "format", FIGURE_FORMATS],
    ["draw", "format", FRAME_FORMATS],
    ["exercise", "format", EXERCISE_FORMATS],
    ["sheet", "format", EXERCISE_FORMATS],
  ] as const)("%s --%s takes them by their ids", async (name, flag, entries) => {
    const command = await COMMANDS.find((candidate) => candidate.name === name)?.load();
    const value = command?.flags.find((candidate) => candidate.name === flag)?.value ?? "";
    expect(value.split("|")).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
  });
});
