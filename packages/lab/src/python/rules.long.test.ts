import { explore } from "marienbad";
import { gameOfTable, valueAt } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { files } from "marienbad-python";
import { beforeAll, describe, expect, it } from "vitest";
import { type RulesAnswer, readAnswer } from "../my-rules/answer.ts";
import { Interpreter } from "./interpreter.ts";
import { answerOf, python } from "./rules.ts";

let study: (code: string, limit?: number) => RulesAnswer;

beforeAll(async () => {
  const { loadPyodide } = await import(/* @vite-ignore */ files["pyodide.mjs"]);
  const interpreter = new Interpreter(await loadPyodide());
  study = (code, limit = 10_000) => readAnswer(answerOf(interpreter.answer({ ask: "rules", code, limit, seconds: 2 })));
}, 150_000);

const NIM = python.examples[0].code.fr;
const valueOfStart = ({ table }: RulesAnswer) =>
  table === undefined ? undefined : valueAt(solveArenaQuickly(explore(gameOfTable(table)).arena), 0);

describe("rules in Python (U2)", () => {
  it("begins with ten lines of Nim, whose start player 0 wins in 7 moves", () => {
    expect(NIM.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(10);
    const answer = study(NIM);
    expect(answer.faults).toEqual([]);
    expect(answer.title?.en).toBe("Nim");
    expect(answer.table?.names[0]).toBe("(10, 0)");
    expect(valueOfStart(answer)).toMatchObject({ result: 0, rank: 7 });
  });

  it("every example is right; moves may have names, and players be 1 and 2", () => {
    for (const { code } of python.examples) expect(study(code.en).faults).toEqual([]);
    expect(study(python.examples[1].code.fr).table?.words).toContain("a5");
    const other = NIM.replace("depart = (10, 0)", "depart = (10, 1)").replaceAll("1 - s[1]", "3 - s[1]");
    expect(valueOfStart(study(other))).toMatchObject({ result: 0, rank: 7 });
  });

  it.each([
    ["an exception, with its line", NIM.replace("s[0] - k", "s[0] - m"), 8, /not known here.*'m'/],
    ["a syntax error, with its line", NIM.replace("def coups(s):", "def coups(s)"), 7, /^SyntaxError/],
    ["a function that is missing", NIM.replace("gagnant", "vainqueur"), undefined, /no function gagnant/],
    ["a player that is none", NIM.replace("return s[1]", "return 'a'"), 5, /joueur\(s\) is 'a'/],
    ["a position that is a list", NIM.replace("[(s[0] - k, 1 - s[1])", "[[s[0] - k, 1 - s[1]]"), 7, /use a tuple/],
    ["a list that is none", NIM.replace("return [(s[0]", "return None and [(s[0]"), 7, /must be a list/],
    ["an endless loop, with its line", NIM.replace("return s[1]", "while s: pass"), 6, /does not end/],
  ])("tells %s", (_, code, line, told) => {
    const { faults, table } = study(code);
    expect(table).toBeUndefined();
    expect(faults).toHaveLength(1);
    expect(faults[0].text.en).toMatch(told);
    expect(faults[0].line).toBe(line);
  });

  it("tells that there are too many positions", () => {
    const endless = NIM.replace("s[0] - k", "s[0] + k");
    expect(study(endless, 500).faults[0].text.en).toContain("500");
  });

  it("a position without a move and without a winner is a draw", () => {
    const answer = study(NIM.replace("return 1 - s[1] if s[0] == 0 else None", "return None"));
    expect(answer.faults).toEqual([]);
    expect(valueOfStart(answer)).toMatchObject({ result: "draw" });
  });
});
