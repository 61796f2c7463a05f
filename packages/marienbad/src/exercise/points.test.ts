import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXERCISE_FORMATS, findExerciseFormat, makeSheet, readNames, withPoints } from "./index.ts";
import { share } from "./points.ts";

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

  it("are refused where a question would get none", () => {
    expect(() => withPoints(makeSheet(["attractor", "nim"], 4), 1)).toThrow(/too little/);
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

  it("make one file of sheets for LaTeX, whose pages are counted for each", () => {
    const sheets = [1, 2, 3].map((student) => makeSheet(["nim"], 4, student));
    const written = findExerciseFormat("tex").writeAll?.(sheets, { language: "fr" }) as string;
    expect(written.match(/\\begin\{document\}/g)).toHaveLength(1);
    expect(written.match(/\\clearpage\\setcounter\{page\}\{1\}/g)).toHaveLength(2);
    for (const sheet of sheets) expect(written).toContain(sheet.title.fr);
  });
});
