import { describe, expect, it } from "vitest";
import * as arena from "../src/arena/index.ts";
import { MarienbadError } from "../src/base/error.ts";
import * as exercise from "../src/exercise/index.ts";
import * as figure from "../src/figure/index.ts";
import * as game from "../src/game/index.ts";
import { makeGame } from "../src/games/index.ts";
import * as impartial from "../src/impartial/index.ts";
import * as levels from "../src/levels/index.ts";
import * as matrix from "../src/matrix/index.ts";
import * as node from "../src/node/index.ts";
import * as objective from "../src/objective/index.ts";
import * as oracle from "../src/oracle/index.ts";
import * as path from "../src/path/index.ts";
import * as search from "../src/search/index.ts";
import { checkConformance } from "../src/testing.ts";
import * as verify from "../src/verify/index.ts";

const { kit } = makeGame("nim", { sticks: 3 });
const { rules } = kit;
const nim = arena.explore(rules).arena;
const all = { ...arena, ...figure, ...game, ...impartial, ...levels, ...matrix, ...node, ...objective, ...oracle };
const plays = (...given: Parameters<typeof game.plays>): unknown => [...game.plays(...given)];
const sheets = Object.fromEntries(exercise.EXERCISE_FORMATS.map(({ id, write }) => [`write ${id}`, write]));
const { writeAll } = exercise.findExerciseFormat("tex");
const own = { plays, ...sheets, writeAll };
const library = { ...all, ...path, ...search, ...verify, checkConformance, ...own } as unknown as Readonly<
  Record<string, (...given: unknown[]) => unknown>
>;

/** Functions with what they are given before their options; options are looked at before anything else. */
const FUNCTIONS: readonly (readonly [name: string, ...given: unknown[]])[] = [
  ["explore", rules],
  ["gameTree", rules],
  ["countPlays", rules],
  ["checkConformance", kit],
  ...["alphaBeta", "minimax", "memoMinimax", "strong", "proofNumber", "mcts"].map(
    (name) => [name, rules, rules.start] as const,
  ),
  ["playoutHeuristic", rules],
  ["solveObjective", nim],
  ["asParity", nim],
  ["playMatch", kit, []],
  ["createPlayer", "random", kit],
  ["oracleFor", kit],
  ["verifyLevels", undefined, undefined],
  ["verifyRanges", undefined, 0, undefined],
  ["solveInto", undefined, undefined, undefined, undefined],
  ["solveLevels", undefined],
  ["solveByTasks", undefined, undefined, undefined],
  ["verifyDatabase", {}, undefined],
  ["solveIntoDatabase", "", undefined],
  ["findPath", undefined],
  ["findVertexPath", undefined, undefined],
  ["idaStar", undefined],
  ["analyseNormalForm", undefined],
  ["extremeEquilibria", undefined],
  ["dominatedStrategies", undefined, "strict"],
  ["eliminateDominated", undefined, "strict"],
  ["findPeriod", undefined],
  ["misereTable", undefined],
  ["grundyTable", kit],
  ["plays", rules, rules.start],
  ["analyseNim", [1, 2]],
  ["reviewPlay", kit, undefined, rules.start, []],
  ["playTournament", []],
  ["expectedTournament", []],
  ["populationDynamics", [], undefined],
  ...exercise.EXERCISE_FORMATS.map(({ id }) => [`write ${id}`, undefined] as const),
  ["writeAll", []],
  ["arenaFigure", nim],
  ["treeFigure", kit],
];

const refusal = async (call: () => unknown): Promise<MarienbadError> => {
  try {
    await call();
  } catch (error) {
    if (error instanceof MarienbadError) return error;
    throw error;
  }
  throw new Error("it was not refused");
};

describe("options that a function does not have", () => {
  it.each(FUNCTIONS)("are refused by %s in a sentence that names them and those it has", async (name, ...given) => {
    const { code, message } = await refusal(() =>
      library[String(name)](...given, { depth: 1, nonsense: undefined, sample: 200 }),
    );
    expect(code).toBe("bad-argument");
    expect(message).toMatch(/ has no option "(sample|depth)"\. (Did you mean "\w+"\? )?Known: \w+(, \w+)*\.$/);
  });

  it("are answered with the nearest name", async () => {
    const { message } = await refusal(() => arena.explore(rules, { limits: 5 } as object));
    expect(message).toBe(
      'explore has no option "limits". Did you mean "limit"? ' +
        "Known: from, scores, limit, keepPositions, label, signal, onProgress.",
    );
    const other = await refusal(() => library.verifyDatabase({}, undefined, { thread: 1 }));
    expect(other.message).toContain('Did you mean "threads"?');
  });
});
