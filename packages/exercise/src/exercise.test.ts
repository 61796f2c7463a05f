import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { Checksum } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { contentOf, runNotebook } from "../test/exercises.ts";
import { CORRECTOR } from "./generated/corrector.ts";
import {
  check,
  EXERCISE_FORMATS,
  EXERCISE_KINDS,
  type Exercise,
  exerciseOf,
  findExerciseFormat,
  findExerciseKind,
  kindAt,
  LEVELS,
  makeExercise,
  makeSheet,
  type Question,
  readSheetPlan,
  rightAnswers,
} from "./index.ts";
import { pythonTests } from "./write/format.ts";

/** What exercises of the seeds 0 to 2 ask and show, and what is right, as of November 2026. */
const DIGESTS: readonly (readonly [string, string])[] = [
  ["attractor@easy", "03c1f820b4a80d82"],
  ["attractor", "854942be846592d8"],
  ["attractor@hard", "6ee95951e43894c9"],
  ["ranks@easy", "fd39f43efe7b1c9f"],
  ["ranks", "9d49b0409da6734f"],
  ["ranks@hard", "85061f1f32859458"],
  ["strategy@easy", "242b5b0584b33722"],
  ["strategy", "8257ef3088bd1d9c"],
  ["strategy@hard", "e45f6099962315ce"],
  ["counterplay@easy", "1fe1db94cb4a2c9f"],
  ["counterplay", "a6e288ac225869d7"],
  ["counterplay@hard", "5727b94f2f5c5dd9"],
  ["minimax@easy", "777e9aa53b858cfd"],
  ["minimax", "31e26e95a45f929b"],
  ["minimax@hard", "b595fcef0bc6d1ae"],
  ["alphabeta@easy", "051eed4e59611974"],
  ["alphabeta", "b874c309187b7b2a"],
  ["alphabeta@hard", "d0d40088fdfb26d7"],
  ["grundy@easy", "b7e780c24decda3d"],
  ["grundy", "88dde8f27ce70b51"],
  ["grundy@hard", "4ffd86f371e80dcd"],
  ["nim@easy", "28744a7e52cf067c"],
  ["nim", "fc31baebb48288a3"],
  ["nim@hard", "2986bb8bc0cba7c4"],
  ["astar@easy", "0674db00e42967fd"],
  ["astar", "168c5e6c480272e3"],
  ["astar@hard", "e53924e6f6da68cb"],
  ["heuristic@easy", "8d39f22a6c9535b9"],
  ["heuristic", "60fd1e94b02e908a"],
  ["heuristic@hard", "16bb9328ebc7b95a"],
  ["nash@easy", "96b4541105afd16d"],
  ["nash", "f5d5e945b8ead534"],
  ["nash@hard", "4e6a1f552ca071e7"],
  ["python-attracteur", "3841c91c3b97c782"],
  ["python-strategie", "e29d40d0d58df32d"],
  ["python-minimax", "9420ecf694757a08"],
  ["python-alphabeta", "63780e07f268d686"],
  ["python-grundy", "9ba42a1f9c7e0b1e"],
  ["python-astar", "9efdc95bb957fbc3"],
];

describe("exercises from a seed", () => {
  it("have a digest for each kind and level", () => {
    const all = EXERCISE_KINDS.flatMap(({ id, levels }) => levels.map((level) => kindAt(id, level)));
    expect(DIGESTS.map(([kind]) => kind)).toEqual(all);
  });

  it.each(DIGESTS)("%s: the same forever", (kind, expected) => {
    const sum = new Checksum();
    for (const seed of [0, 1, 2]) sum.addAll(new TextEncoder().encode(contentOf(exerciseOf(kind, seed))));
    expect(sum.toString()).toBe(expected);
  });

  it.each(EXERCISE_KINDS.map(({ id }) => id))("%s: its own answers are right, and no answer is not", (kind) => {
    const exercise = exerciseOf(kind, 0);
    expect(check(exercise, rightAnswers(exercise)).every(({ right }) => right)).toBe(true);
    expect(check(exercise, {}).some(({ right }) => right)).toBe(false);
    expect(exercise.questions.length > 0 || exercise.python !== undefined).toBe(true);
  });

  it.each(["attractor", "python-grundy"])("%s is written in every format and language", (kind) => {
    const sheet = makeSheet([kind], 3);
    for (const format of EXERCISE_FORMATS) {
      for (const language of ["en", "fr"] as const) {
        const blank = format.write(sheet, { language });
        expect(blank).not.toBe(format.id === "moodle" ? "" : format.write(sheet, { language, answers: true }));
      }
    }
  });

  it.each([-1, 1.5, 2 ** 31])("refuse the seed %d", (seed) => {
    expect(() => exerciseOf("nim", seed)).toThrow(/should be a whole number/);
  });

  it.each(EXERCISE_KINDS.filter(({ levels }) => levels.length > 1).map(({ id }) => id))(
    "%s: easy, normal and hard differ, each answered by its own key",
    (kind) => {
      const sizes = LEVELS.map((level) => {
        const made = Array.from({ length: 4 }, (_, seed) => exerciseOf(kindAt(kind, level), seed));
        for (const exercise of made) {
          expect(exercise.level).toBe(level);
          expect(check(exercise, rightAnswers(exercise)).every(({ right }) => right)).toBe(true);
        }
        // How much there is to look at: positions, nodes, heaps, entries of a table.
        const drawn = made.map(({ figure, statement }) => figure?.("en", false).nodes.length ?? numbersIn(statement));
        return drawn.reduce((sum, one) => sum + one, 0);
      });
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      expect(sizes[0]).toBeLessThan(sizes[2]);
    },
  );

  /** The numbers of a statement, in its words and tables. */
  const numbersIn = (statement: Exercise["statement"]): number =>
    [...JSON.stringify(statement.map((block) => (block.kind === "text" ? block.text.en : block))).matchAll(/\d+/g)]
      .length;

  it.each([
    ["attractor@heavy", /easy, normal, hard/],
    ["python-astar@hard", /one level/],
    ["atractor@hard", /Did you mean "attractor"/],
  ])("refuse the level of %s", (kind, sentence) => {
    expect(() => exerciseOf(kind, 1)).toThrow(sentence);
  });

  it("are asked for by level in a plan", () => {
    expect(readSheetPlan("nim@easy:2 nash")).toEqual(["nim@easy", "nim@easy", "nash"]);
    expect(() => readSheetPlan("nim@soft")).toThrow(/easy, normal, hard/);
  });

  it("are asked for with blanks and commas between them, up to the most", () => {
    expect(readSheetPlan("  nim:2 ,, nash  ")).toEqual(["nim", "nim", "nash"]);
    expect(readSheetPlan("nim:50")).toHaveLength(50);
  });

  it.each(["", "nim:1x", "nim:x1", "nim:100", "nim:1:1", "nim:51"])("refuse the plan %j as a bad argument", (plan) => {
    expect(() => readSheetPlan(plan)).toThrow(expect.objectContaining({ code: "bad-argument" }));
  });

  it("of a sheet have seeds that follow from the seed and the student", () => {
    const seeds = (student: number) => makeSheet(["nim", "nim"], 2026, student).exercises.map(({ seed }) => seed);
    expect([1, 3].map(seeds)).toEqual([
      [491728386, 1077041408],
      [1137252595, 1888690841],
    ]);
  });

  it("take the largest seed, and refuse others with it", () => {
    expect(exerciseOf("nim", 2 ** 31 - 1).seed).toBe(2 ** 31 - 1);
    const refusal = { code: "bad-argument", parameters: { seed: -1 } };
    expect(() => exerciseOf("nim", -1)).toThrow(expect.objectContaining(refusal));
    const kind = findExerciseKind("python-grundy");
    expect(() => makeExercise(kind, 1, "hard")).toThrow(expect.objectContaining({ code: "bad-argument" }));
    expect(makeExercise(kind, 1)).toEqual(expect.objectContaining({ level: "normal", kind: "python-grundy" }));
    const boring = { ...kind, draw: () => undefined };
    expect(() => makeExercise(boring, 1)).toThrow(expect.objectContaining({ code: "limit-reached" }));
  });

  it.each([
    ["", /needs kinds/],
    ["atractor", /Did you mean "attractor"/],
    ["attractor:0", /from 1 to 99/],
    ["attractor:x", /from 1 to 99/],
    ["attractor:99", /at most 50/],
  ])("refuse the plan %j", (plan, sentence) => {
    expect(() => readSheetPlan(plan)).toThrow(sentence);
  });
});

describe("the corrector of exercises", () => {
  const exercise = exerciseOf("attractor", 7);
  const question = exercise.questions[1];
  if (question.kind !== "set") throw new Error("the attractor is asked as a set");
  const remarkOn = (typed: string): string =>
    check(exercise, { [question.id]: typed }).find((verdict) => verdict.question === question.id)?.remark.en as string;

  it("takes names in any order, between whatever people type", () => {
    const backwards = [...question.answer].reverse();
    for (const typed of [backwards.join(" "), `{${backwards.join(", ")}}`, backwards.join(";")]) {
      expect(remarkOn(typed)).toBe("Right.");
    }
  });

  it("says what is wrong and why, and does not give the answer away", () => {
    const outside = question.among.find((name) => !question.answer.includes(name)) as string;
    expect(remarkOn(`${question.answer[0]}, ${outside}`)).toContain(`${outside} should not be there. `);
    expect(remarkOn(question.answer[0])).toBe("What you give is right, and something is missing.");
    expect(remarkOn("zebra")).toContain("“zebra” is none of the names");
    expect(remarkOn(`${question.answer[0]} ${question.answer[0]}`)).toContain("twice");
  });
});

describe("names in order", () => {
  const among = ["a", "b", "c", "d"];
  const check2 = (typed: string): string => {
    const question: Question = {
      kind: "sequence",
      id: "play",
      prompt: { en: "", fr: "" },
      why: { en: "", fr: "" },
      among,
      answers: [
        ["a", "b", "c"],
        ["a", "b"],
      ],
    };
    return check({ questions: [question] }, { play: typed })[0].remark.en;
  };

  it("are right where one right answer is the beginning of another", () => {
    expect(check2("a b")).toBe("Right.");
    expect(check2("a → b → c")).toBe("Right.");
    expect(check2("a")).toContain("goes on");
    expect(check2("a b c d")).toContain("too long");
    expect(check2("a d")).toContain("in place 2");
  });
});

describe("pages of exercises", () => {
  const corrector = new Function(`${CORRECTOR}; return corrector`)() as { check: typeof check };
  const typed = fc.oneof(
    fc.constantFrom("", "∅", "a", "a, b", "{c; a}", "1", "-3", "−3", "0", "2", "zebra", "a a", "A", "AX, BY"),
    fc.constantFrom("c, d et g", "(A,X) et (b, y).", "S-A-C-G", "= 11,0", "aucun", "−", "\u202aａ\u202c", "1 234"),
    fc.string({ maxLength: 6 }),
  );

  it("say what the library says, to right answers and to any others", () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXERCISE_KINDS), fc.nat(5), fc.array(typed), (kind, seed, words) => {
        const exercise = exerciseOf(kind.id, seed);
        const plain = JSON.parse(JSON.stringify({ questions: exercise.questions }));
        const answers = Object.fromEntries(
          exercise.questions.map((question, index) => {
            const word = words[index] ?? "";
            if (question.kind !== "table") return [question.id, word];
            return [question.id, Object.fromEntries(question.rows.map(({ name }) => [name, word]))];
          }),
        );
        for (const given of [answers, rightAnswers(exercise)]) {
          expect(corrector.check(plain, given)).toEqual(check(exercise, given));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("hold the corrector and the questions, and nothing that would end their script", () => {
    const page = findExerciseFormat("html").write(makeSheet(["attractor", "nim"], 3), { language: "fr" });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).toContain(CORRECTOR);
  });
});

describe("the exercise on strategies in Python", () => {
  const { python } = exerciseOf("python-strategie", 4);
  if (python === undefined) throw new Error("it asks for a function");
  const tests = pythonTests(python, [...python.publicCases, ...python.privateCases]);
  /** Whether the tests go through with this choice among the successors of a position. */
  const goesThrough = (choice: string): boolean => {
    const changed = python.solution.replace("min((t for t in G[s] if t in rang), key=lambda t: rang[t])", choice);
    if (changed === python.solution) throw new Error("the solution has changed");
    return spawnSync("python3", ["-I", "-c", `${changed}\n\n${tests}`]).status === 0;
  };

  it("takes every winning strategy: the last of least rank, or the slowest that comes closer", () => {
    expect(goesThrough("min(reversed([t for t in G[s] if t in rang]), key=lambda t: rang[t])")).toBe(true);
    expect(goesThrough("max((t for t in G[s] if t in rang and rang[t] < rang[s]), key=lambda t: rang[t])")).toBe(true);
  });

  it("refuses one that loses, goes nowhere, or makes a move that is none", () => {
    expect(goesThrough("max(G[s], key=lambda t: rang.get(t, 99))")).toBe(false);
    expect(goesThrough("s")).toBe(false);
    expect(goesThrough("next(iter(F))")).toBe(false);
  });
});

describe("sheets to read", () => {
  const pythonKinds = EXERCISE_KINDS.map(({ id }) => id).filter((id) => id.startsWith("python-"));
  const example = (kind: string): string => {
    const written = findExerciseFormat("md").write(makeSheet([kind], 3), { language: "fr", answers: true });
    const programs = [...written.matchAll(/```python\n([^`]+)```/g)].map(([, code]) => code);
    return [...programs].reverse().join("\n\n"); // the answer first, then the example that it must pass
  };

  it.each(pythonKinds)("%s: the example is Python that its answer goes through, and nothing else", (kind) => {
    expect(spawnSync("python3", ["-I", "-c", example(kind)], { encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
    const without = example(kind).split("\n\n").at(-1) as string;
    expect(spawnSync("python3", ["-I", "-c", without]).status).not.toBe(0);
  });

  it("say a title once where the sheet is one exercise, and number the exercises of others", () => {
    const one = exerciseOf("nim", 7);
    for (const { id, write } of EXERCISE_FORMATS.filter((format) => format.id !== "moodle")) {
      const alone = write({ title: one.title, exercises: [one] }, { language: "fr" });
      expect([id, alone.includes("Exercice 1.")]).toEqual([id, false]);
      expect(write(makeSheet(["nim"], 7), { language: "fr" })).toContain("Exercice 1. Nim");
    }
  });

  it.each(["tex", "md", "html"])("%s: a key fills its tables and never says an answer twice", (format) => {
    const one = exerciseOf("minimax", 2);
    const [values, best] = one.questions;
    if (values.kind !== "table" || best.kind !== "choice") throw new Error("values are asked in a table, then a move");
    const key = findExerciseFormat(format).write(
      { title: one.title, exercises: [one] },
      { language: "fr", answers: true },
    );
    const cells = values.rows.map(({ accepted }) => accepted[0].replace("-", "−"));
    const table = {
      tex: cells.map(texCell).join(" & "),
      md: `| ${cells.join(" | ")} |`,
      html: cells.join("</td><td>"),
    };
    expect(key).toContain(table[format as "tex"]);
    expect(key).not.toContain(`${values.rows[0].name} : ${cells[0]}`);
  });

  /** A number as the table of a sheet in TeX holds it. */
  const texCell = (cell: string): string => `\\rule{0pt}{3ex}\\makebox[6mm]{${cell.replace("−", "\\ensuremath{-}")}}`;
});

describe("notebooks of exercises", () => {
  const notebook = findExerciseFormat("ipynb");
  const sheet = makeSheet(["strategy", "python-attracteur"], 11);

  it("run through with the answers in, and not without", () => {
    expect(runNotebook(notebook.write(sheet, { language: "fr", answers: true }))).toBe(true);
    expect(runNotebook(notebook.write(sheet, { language: "fr" }))).toBe(false);
  });

  it("take names in capitals", () => {
    const capital = makeSheet(["attractor", "nash"], 3);
    const key = notebook.write(capital, { language: "fr", answers: true });
    const shouted = key.replace(/(reponse_\d_\d = )(\{[^}]*\})/g, (_, before, answer) => before + answer.toUpperCase());
    expect(shouted).not.toBe(key);
    expect(runNotebook(shouted)).toBe(true);
    expect(runNotebook(shouted.replace(/(reponse_1_2 = )(\{[^}]*\})/, "$1set()"))).toBe(false);
  });

  it("have ids, tagged answers, and breakpoints where they are sequenced", () => {
    const { cells, nbformat, nbformat_minor } = JSON.parse(
      notebook.write(sheet, { language: "fr", answers: true, sequenced: true }),
    );
    expect([nbformat, nbformat_minor]).toEqual([4, 5]);
    const ids = cells.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = cells.flatMap(({ metadata }: { metadata: { tags?: string[] } }) => metadata.tags ?? []);
    expect(new Set(tags)).toEqual(new Set(["cor", "solution", "breakpoint"]));
  });
});
