import { MarienbadError } from "marienbad/base";
import { makeGame } from "marienbad/games/all";
import { checkConformance } from "marienbad/testing";
import { describe, expect, it } from "vitest";
import * as arena from "../packages/core/src/arena/index.ts";
import { analyse } from "../packages/core/src/door/analyse.ts";
import { solve } from "../packages/core/src/door/solve.ts";
import * as game from "../packages/core/src/game/index.ts";
import * as impartial from "../packages/core/src/impartial/index.ts";
import * as objective from "../packages/core/src/objective/index.ts";
import * as oracle from "../packages/core/src/oracle/index.ts";
import * as search from "../packages/core/src/search/index.ts";
import * as verify from "../packages/core/src/verify/index.ts";
import * as levels from "../packages/databases/src/index.ts";
import * as node from "../packages/databases/src/node/index.ts";
import * as exercise from "../packages/exercise/src/index.ts";
import * as figure from "../packages/figure/src/index.ts";
import * as matrix from "../packages/matrix/src/index.ts";
import * as path from "../packages/path/src/index.ts";

const nimGame = makeGame("nim", { sticks: 3 });
const nim = arena.explore(nimGame).arena;
const all = { ...arena, ...figure, ...game, ...impartial, ...levels, ...matrix, ...node, ...objective, ...oracle };
const plays = (...given: Parameters<typeof game.plays>): unknown => [...game.plays(...given)];
const sheets = Object.fromEntries(exercise.EXERCISE_FORMATS.map(({ id, write }) => [`write ${id}`, write]));
const { writeAll } = exercise.findExerciseFormat("tex");
const own = { plays, ...sheets, writeAll, solve, analyse };
const library = { ...all, ...path, ...search, ...verify, checkConformance, ...own } as unknown as Readonly<
  Record<string, (...given: unknown[]) => unknown>
>;

/** Functions with what they are given before their options; options are looked at before anything else. */
const FUNCTIONS: readonly (readonly [name: string, ...given: unknown[]])[] = [
  ["explore", nimGame],
  ["gameTree", nimGame],
  ["countPlays", nimGame],
  ["checkConformance", nimGame],
  ...["alphaBeta", "minimax", "memoMinimax", "strong", "proofNumber", "mcts"].map(
    (name) => [name, nimGame, nimGame.start] as const,
  ),
  ["playoutHeuristic", nimGame],
  ["solveObjective", nim],
  ["asParity", nim],
  ["match", nimGame, []],
  ["solve", nimGame],
  ["analyse", nimGame],
  ["createPlayer", "random", nimGame],
  ["oracleFor", nimGame],
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
  ["grundyTable", nimGame],
  ["plays", nimGame, nimGame.start],
  ["analyseNim", [1, 2]],
  ["reviewPlay", nimGame, undefined, nimGame.start, []],
  ["playTournament", []],
  ["expectedTournament", []],
  ["populationDynamics", [], undefined],
  ...exercise.EXERCISE_FORMATS.map(({ id }) => [`write ${id}`, undefined] as const),
  ["writeAll", []],
  ["arenaFigure", nim],
  ["treeFigure", nimGame],
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
    const { message } = await refusal(() => arena.explore(nimGame, { limits: 5 } as object));
    expect(message).toBe(
      'explore has no option "limits". Did you mean "limit"? ' +
        "Known: from, scores, limit, keepPositions, label, signal, onProgress.",
    );
    const other = await refusal(() => library.verifyDatabase({}, undefined, { thread: 1 }));
    expect(other.message).toContain('Did you mean "threads"?');
  });
});
