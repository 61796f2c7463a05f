import { type Text, text } from "marienbad/base";
import { expect, it } from "vitest";
import { WRITTEN } from "../../test/written-sheets.ts";
import { CORRECTOR } from "../generated/corrector.ts";
import { type Exercise, findExerciseFormat, withPoints } from "../index.ts";
import { texts } from "../texts/common.ts";
import { pythonExamples, pythonTests } from "./format.ts";
import { PAGE_SCRIPT, PAGE_STYLE } from "./page.ts";

/** Words of our own, so that those of the kinds may improve. */
const words = (written: string): Text => text(written, `${written} (fr)`);
const why = words("why <so>");

const questions: Exercise["questions"] = [
  { kind: "number", id: "n", prompt: words("How many?"), why, answer: -3 },
  { kind: "choice", id: "c", prompt: words("Which?"), why, options: [words("Yes"), words("No, never")], answer: 1 },
  { kind: "set", id: "s", prompt: words("Some?"), why, among: ["a", "b", "c"], answer: ["a", "c"] },
  { kind: "set", id: "e", prompt: words("None?"), why, among: ["a", "b"], answer: [] },
  {
    ...{ kind: "sequence", id: "p", prompt: words("Path?"), why: words("a → b"), among: ["a", "b"] },
    answers: [["a", "b"], ["b"]],
  },
  {
    ...{ kind: "table", id: "t", prompt: words("Values?"), why },
    rows: [
      { name: "x", accepted: ["-1", "2"] },
      { name: "y", accepted: ["-"] },
      { name: "z", accepted: ["a~b"] },
    ],
  },
];

const byHand: Exercise = {
  ...{ kind: "nim", level: "hard", seed: 7, title: words("One & two"), difficulty: 2 },
  statement: [
    { kind: "text", text: words("Heaps *a*, b_c.") },
    {
      ...{ kind: "table", head: [words("A&B"), words("C")] },
      rows: [
        ["1", "<2"],
        ["3", "4"],
      ],
    },
    { kind: "code", code: "x = 1 < 2\n" },
  ],
  questions,
};
const inPython: Exercise = {
  ...{ kind: "python-max", level: "normal", seed: 7, title: words("Max"), difficulty: 2, statement: [], questions: [] },
  python: {
    ...{ name: "most", parameters: ["a", "b"], docstring: words("The larger.") },
    publicCases: [{ arguments: ["1", "2"], expected: "2" }],
    privateCases: [{ arguments: ["3", "2"], expected: "3" }],
    solution: "def most(a, b):\n    return max(a, b)\n",
  },
};
const sheet = { ...withPoints({ title: words("Sheet"), exercises: [byHand, inPython] }, 10), student: "Zoe" };

/** What was written, without what is the same in every sheet of the format. */
function contentOf(format: string, written: string): string {
  if (format === "ipynb") return JSON.parse(written).cells.map(cellText).join("\n");
  return written
    .replace(CORRECTOR + PAGE_SCRIPT, "SCRIPT")
    .replace(PAGE_STYLE, "STYLE")
    .replace(/(id="data">).*(<\/script>)/, "$1DATA$2");
}

interface Cell {
  readonly cell_type: string;
  readonly metadata: { readonly tags?: readonly string[] };
  readonly source: readonly string[];
}
const cellText = ({ cell_type, metadata: { tags = [] }, source }: Cell): string =>
  `[${cell_type}] ${tags.join(" ")}\n${source.join("")}`;

it.each(Object.keys(WRITTEN))("one sheet of every kind of question is written as %s", (name) => {
  const [format, key] = name.split("-");
  const options = key === undefined ? { language: "en" as const } : { language: "fr" as const, answers: true };
  const written = findExerciseFormat(format).write(sheet, { ...options, sequenced: key !== undefined });
  const lines = contentOf(format, written).split("\n");
  expect(lines.flatMap((line) => line.match(/.{1,80}/gu) ?? [""])).toEqual(WRITTEN[name]);
});

it("examples of a function name what is long, entry by entry, and run no referee", () => {
  const G = `{${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `${n}: [${n + 1}, ${n + 2}]`).join(", ")}}`;
  const task = {
    ...{ name: "f", parameters: ["G", "s"], docstring: words("?"), privateCases: [], solution: "" },
    publicCases: [
      { arguments: [G, "1"], expected: "2" },
      { arguments: ["{}", "(0, 1)"], expected: G },
    ],
  };
  const call = "assert f({}, (0, 1)) == ";
  const entries = (before: string) => G.replaceAll("], ", `],\n${" ".repeat(before.length + 1)}`);
  expect(pythonExamples(task)).toEqual([
    {
      kind: "code",
      code: `G = ${entries("G = ")}\nassert f(G, 1) == 2\n${call}${entries(call)}`,
    },
  ]);
  const free = { ...task, publicCases: [{ arguments: ["1", "2"], expected: "3" }] };
  const referee = { name: "ok", code: "def ok(a, b): ...\n\n" };
  expect(pythonExamples({ ...free, referee })).toEqual([
    { kind: "code", code: "print(f(1, 2))\n# 3" },
    { kind: "text", text: texts.oneOfMany() },
  ]);
  expect(pythonTests({ ...free, referee }, free.publicCases)).toBe("def ok(a, b): ...\n\n\nassert ok(1, 2)");
});

it.each([
  [50, "assert f(X) == 1"],
  [51, "a = X\nassert f(a) == 1"],
])("an argument of %d characters is written where it stands, or by its name", (length, code) => {
  const value = "9".repeat(length);
  const task = { name: "f", parameters: ["a"], docstring: words("?"), privateCases: [], solution: "" };
  const [block] = pythonExamples({ ...task, publicCases: [{ arguments: [value], expected: "1" }] });
  expect(block).toEqual({ kind: "code", code: code.replace("X", value) });
});

it("a page holds its questions as data", () => {
  const written = findExerciseFormat("html").write(sheet, { language: "fr" });
  const [, data] = /id="data">(.*)<\/script>/.exec(written) as RegExpExecArray;
  expect(data).not.toContain("<");
  expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify({ exercises: [questions, []], language: "fr" })));
});
