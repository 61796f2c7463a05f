import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXERCISE_FORMATS, findExerciseFormat, makeSheet, readNames, withPoints } from "./index.ts";
import { share } from "./sheet.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("points", () => {
  it("are shared in steps, to the last one, and none goes without", () => {
    const weights = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 80 }), (given, steps) => {
        const shares = share(steps / 4, given, 0.25);
        if (steps < given.length) {
          expect(shares).toBeUndefined();
          return;
        }
        expect(sum(shares as number[])).toBe(steps / 4);
        for (const [a, weight] of given.entries()) {
          for (const [b, other] of given.entries()) {
            if (weight > other) expect(shares?.[a]).toBeGreaterThanOrEqual(shares?.[b] as number);
          }
        }
        expect(Math.min(...(shares as number[]))).toBeGreaterThan(0);
      }),
    );
  });

  it("of a sheet add up, by exercise and by question", () => {
    const { exercises, points = [] } = withPoints(makeSheet(["attractor", "nim", "python-astar"], 4), 20);
    expect(sum(points.map(({ exercise }) => exercise))).toBe(20);
    for (const [place, { exercise, questions }] of points.entries()) {
      expect(questions).toHaveLength(exercises[place].questions.length);
      expect(sum(questions)).toBe(questions.length === 0 ? 0 : exercise);
    }
    expect(points[2].exercise).toBeGreaterThan(points[0].exercise); // difficult, and easy
  });

  // By hand: each question has a quarter of a point, and the others are shared 1 : 2 between short and long answers.
  it.each([
    ["heuristic", 6, [1, 2, 1, 2]], // choice, set, choice, set: 20 quarters, 3⅓ and 6⅔ each
    ["strategy", 6, [2, 4]], // choice, table: 22 quarters, 7⅓ and 14⅔
    ["minimax", 3, [2, 1]], // table, choice: 10 quarters, 6⅔ and 3⅓
    ["counterplay", 3, [1, 2]], // choice, sequence
    ["grundy", 6, [2.25, 1.25, 1.25, 1.25]], // table and three numbers: 20 quarters, 8 and 4 each
    ["nash", 6, [2, 2, 2]], // three sets
  ])("of %s: short answers count half", (kind, total, expected) => {
    const one = makeSheet([kind], 1);
    expect(withPoints(one, total).points).toEqual([{ exercise: total, questions: expected }]);
  });

  it("of exercises are shared by their difficulty, 1 : 2 : 3", () => {
    // By hand: 24 halves, one for each; 21 are shared as 3½, 7 and 10½, and the first of the two remainders is given.
    const sheet = makeSheet(["attractor", "strategy", "counterplay"], 1);
    expect(sheet.exercises.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3]);
    expect(withPoints(sheet, 12).points?.map(({ exercise }) => exercise)).toEqual([2.5, 4, 5.5]);
  });

  it("are refused where a question would get none", () => {
    const refusal = { code: "bad-argument", parameters: { points: 1 } };
    expect(() => withPoints(makeSheet(["attractor", "nim"], 4), 1)).toThrow(expect.objectContaining(refusal));
    expect(() => withPoints(makeSheet(["attractor", "nim", "nash"], 4), 1)).toThrow(/too little/);
    expect(share(3, [], 0.5)).toEqual([]);
  });

  it("are written with a French comma, and Moodle's grades with a point", () => {
    const sheet = withPoints(makeSheet(["nim"], 4), 4);
    expect(sheet.points).toEqual([{ exercise: 4, questions: [1.5, 1.25, 1.25] }]);
    for (const format of ["tex", "md", "html", "ipynb"]) {
      const written = findExerciseFormat(format).write(sheet, { language: "fr" });
      expect(written).toContain("Nim, normal ou misère (4 points)");
      expect(written).toContain("tailles des tas. (1,5 point)");
    }
    const quiz = findExerciseFormat("moodle").write(sheet, { language: "fr" });
    expect(quiz.match(/<defaultgrade>[\d.]+/g)).toEqual(
      ["1.5", "1.25", "1.25"].map((grade) => `<defaultgrade>${grade}`),
    );
  });
});

describe("the names of a class", () => {
  it("stand one per line, and on every sheet", () => {
    const names = readNames("  Zoé Lefèvre\r\n\n Ali  Ben\u0007\tSaïd\n");
    expect(names).toEqual(["Zoé Lefèvre", "Ali Ben Saïd"]);
    for (const { write } of EXERCISE_FORMATS) {
      const sheet = { ...makeSheet(["nim"], 4), student: names[0] };
      for (const answers of [false, true]) expect(write(sheet, { language: "fr", answers })).toContain("Zoé Lefèvre");
    }
  });

  it.each([
    ["\n \n", /no name/],
    ["a".repeat(81), /too long/],
    ["a\n".repeat(1001), /more than 1000/],
  ])("are refused: %#", (written, told) => {
    expect(() => readNames(written)).toThrow(told);
  });

  it("are as long and as many as may be", () => {
    expect(readNames("a".repeat(80))).toHaveLength(1);
    expect(readNames("a\n".repeat(1000))).toHaveLength(1000);
    expect(readNames(" a \u200b  b ")).toEqual(["a b"]);
    for (const written of ["", "a".repeat(81), "a\n".repeat(1001)]) {
      expect(() => readNames(written)).toThrow(expect.objectContaining({ code: "bad-argument" }));
    }
  });

  it("make one file of sheets for LaTeX, whose pages are counted for each", () => {
    const sheets = [1, 2, 3].map((student) => makeSheet(["nim"], 4, student));
    const written = [...(findExerciseFormat("tex").writeAll?.(sheets, { language: "fr" }) ?? [])].join("");
    expect(written.match(/\\begin\{document\}/g)).toHaveLength(1);
    expect(written.match(/\\clearpage\\setcounter\{page\}\{1\}/g)).toHaveLength(2);
    for (const sheet of sheets) expect(written).toContain(sheet.title.fr);
  });
});
