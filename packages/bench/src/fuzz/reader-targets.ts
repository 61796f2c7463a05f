import { type Random, run } from "marienbad/base";
import {
  findPeriod,
  grundyValues,
  type HeapGame,
  heapGameCalled,
  mex,
  nimSum,
  optionsOfHeap,
  type PeriodCertificate,
  valueByPeriod,
  writeHeapGame,
} from "marienbad/impartial";
import {
  alphaBeta,
  defaultHeuristic,
  findSearch,
  graphGame,
  heightOf,
  memoMinimax,
  minimax,
  readScoredGraph,
  readScoreTree,
  type ScoreTree,
  treeGame,
} from "marienbad/search";
import { verifyPeriod } from "marienbad/verify";
import { findFigure, findFigureFormat, findVocabulary } from "marienbad-figure";
import {
  analyseNormalForm,
  checkEquilibrium,
  extremeEquilibria,
  findClassicGame,
  findDilemmaStrategy,
  type NormalForm,
  parseFraction,
  readNormalForm,
  writeFraction,
  writeJsonGame,
  writeNfg,
} from "marienbad-matrix";
import {
  answerScenario,
  emptyGrid,
  GRID_ALGORITHMS,
  type Grid,
  GridFinder,
  graphTask,
  parseMap,
  parsePathProblem,
  parseScenarios,
  writeMap,
} from "marienbad-path";
import { randomGames, randomGraphs, randomMaps, randomProblems, several } from "./samples.ts";
import { loadSource } from "./sources.ts";
import { type AnyTarget, accepted, insist, insistSame, orRefusal, readJson, refuse, type Target } from "./target.ts";

/** Readers of the rooms that are neither arenas nor games of the catalogue. */
export async function readerTargets(): Promise<AnyTarget[]> {
  const trees = await loadSource<ScoreTrees>("core/test/score-trees.ts");
  return [...matrices(), ...paths(), ...searches(trees), ...heapGames(), names()];
}

/** Random trees of scores and their values by the definition, from the tests. */
interface ScoreTrees {
  randomTree(random: Random, height: number): ScoreTree;
  valueOfTree(tree: ScoreTree, isMax: boolean): number;
}

/** Larger games in normal form have too many equilibria to list them for every input. */
const MAX_PROFILES = 36;
/** Numbers of hundreds of digits are exact too, but not quick. */
const LONG_NUMBER = /\d{40}/;

function matrices(): Target<string>[] {
  const games = ["prisoners", "pennies"].map((id) => findClassicGame(id).make());
  const nfg = [
    'NFG 1 R "two by three" { "A" "B" } { 2 3 }\n\n1 1 0 2 0 2 1 1 0 3 2 0',
    'NFG 1 R "" { "1" "2" }\n{ { "u" "d" }\n{ "l" "r" }\n}\n""\n\n{\n{ "" 1/2, 0.5 }\n{ "" -3, 1e2 }\n}\n1 2 1 0',
    'NFG 1 D "three" { "A" "B" "C" } { 2 2 1 } "a comment" 1 2 3 4 5 6 7 8 9 10 11 12',
  ];
  const json = [
    '{"players":["A","B"],"strategies":[["u","d"],["l","r"]],"payoffs":[[[1,2],[3,4]],[[5,"1/2"],[0.25,-1]]]}',
    '{"matrix":[[0,1,-1],[-1,0,1],[1,-1,0]]}',
  ];
  return [
    {
      name: "matrix.nfg",
      weight: 4,
      samples: [...nfg, ...randomGames, ...games.map((game) => writeNfg(game))],
      run: study,
    },
    { name: "matrix.json", weight: 4, samples: [...json, ...games.map((game) => writeJsonGame(game))], run: study },
    {
      name: "matrix.fraction",
      weight: 10,
      samples: ["1/2", "0.25", "-3", "1.5e-3", "12345678901234567890/7", "+4", "1e20", "-0.000", "-7/3"],
      run(text) {
        const fraction = parseFraction(text);
        if (fraction === undefined) return refuse();
        const written = writeFraction(fraction);
        const back = parseFraction(written);
        insist(back !== undefined && writeFraction(back) === written, `written as ${written} and not read back`);
      },
    },
  ];
  function study(text: string): void {
    const game = accepted(readNormalForm(text));
    const written = writeJsonGame(game);
    for (const other of [written, writeNfg(game), writeNfg(game, "outcomes")]) {
      const back = orRefusal(() => accepted(readNormalForm(other)));
      insist(back !== undefined, `what is written is refused: ${other.slice(0, 80)}`);
      insistSame(payoffs(back), payoffs(game), "read back");
    }
    if (game.payoffsOfPlayer[0].length > MAX_PROFILES || LONG_NUMBER.test(written)) return;
    analyseNormalForm(game);
    if (game.players.length !== 2) return;
    for (const { mixes } of extremeEquilibria(game)) {
      for (const { holds } of checkEquilibrium(game, mixes)) insist(holds, "an equilibrium is listed that is none");
    }
  }
}

function payoffs(game: NormalForm): unknown {
  return [game.players.length, game.payoffsOfPlayer.map((list) => list.map(writeFraction))];
}

const MAX_CELLS_TO_SEARCH = 4000;

function paths(): Target<string>[] {
  const map = "type octile\nheight 5\nwidth 6\nmap\n......\n.@@.T.\n..S...\nWW.@..\n.G....\n";
  const scenarios =
    "version 1\n0\ta.map\t6\t5\t0\t0\t5\t0\t5.00000000\n1\ta.map\t6\t5\t0\t0\t5\t4\t7.24264069\n" +
    "2\tmaps/a.map\t6\t5\t0\t2\t5\t2\t5\n";
  const problems = [
    '{"vertices":["s","a","b","g"],"edges":[["s","a",1],["s","b",4],["a","b",2],["b","g",1.5],["a","g",6]],' +
      '"heuristic":{"s":4,"a":3,"b":1},"start":"s","goal":"g"}',
    'graph = {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {}}; heuristic = {"s": 1}; start = "s"; goal = "b"',
    '{"edges": {1: [(2, 3), (3, 1)], 3: [2], 2: []}, "directed": false, "start": 1, "goal": [2, 3]}',
  ];
  const board = accepted(parseMap(map));
  return [
    {
      name: "path.map",
      weight: 5,
      samples: [map, writeMap(emptyGrid(4, 3)), ...randomMaps],
      run(text) {
        const grid = accepted(parseMap(text));
        insistSame(gridPicture(accepted(parseMap(writeMap(grid)))), gridPicture(grid), "read back");
        walkAcross(grid);
      },
    },
    {
      name: "path.scen",
      weight: 5,
      samples: [scenarios, scenarios.replaceAll("\t", " ").replace("version 1", "version 1.0")],
      run(text) {
        const finder = new GridFinder(board);
        for (const scenario of accepted(parseScenarios(text)).slice(0, 20)) {
          orRefusal(() => answerScenario(finder, scenario));
        }
      },
    },
    { name: "path.problem", weight: 6, samples: [...problems, ...randomProblems], run: studyProblem },
  ];
}

function gridPicture({ width, height, blockedOfCell }: Grid): unknown {
  return [width, height, [...blockedOfCell]];
}

/** The three algorithms agree on the way between the first and the last free cell. */
function walkAcross(grid: Grid): void {
  if (grid.blockedOfCell.length > MAX_CELLS_TO_SEARCH) return;
  const [from, to] = [grid.blockedOfCell.indexOf(0), grid.blockedOfCell.lastIndexOf(0)];
  if (from < 0) return;
  const costs = GRID_ALGORITHMS.map((algorithm) => new GridFinder(grid).find(from, to, { algorithm }).cost);
  insist(
    costs.every((cost) => cost === costs[0] || Math.abs(cost - costs[0]) < 1e-9),
    `lengths ${costs.join(", ")}`,
  );
}

function studyProblem(text: string): void {
  const { graph, start, goals, heuristicOfVertex } = accepted(parsePathProblem(text));
  if (start === undefined || goals.length === 0 || graph.vertexCount > 300) return;
  const task = graphTask(graph, { start, goals }, heuristicOfVertex);
  const { cost } = run(task.solveWork("dijkstra", { limit: 10_000 }));
  for (const algorithm of task.algorithms) {
    const estimate = Object.values(task.estimates)[0];
    const answer = orRefusal(() => run(task.solveWork(algorithm, { estimate, limit: 10_000 })));
    if (answer === undefined) continue;
    const isSame = answer.cost === cost || Math.abs(answer.cost - cost) <= 1e-9 * cost;
    insist(isSame || answer.cost > cost, `${algorithm} finds ${answer.cost}, below ${cost}`);
    insist(isSame || !answer.optimal, `${algorithm} calls ${answer.cost} the least cost, which is ${cost}`);
  }
}

function searches({ randomTree, valueOfTree }: ScoreTrees): Target<string>[] {
  return [
    {
      name: "search.tree",
      weight: 6,
      samples: [
        "[[3,-2],[1]]",
        "tree = [[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]",
        '[(1, 2.5), ["inf", -1e3]]',
        "[[0]]",
        ...several((random) => JSON.stringify([randomTree(random, 3), randomTree(random, 2)])),
      ],
      run(text) {
        const tree = accepted(readScoreTree(text));
        const height = heightOf(tree);
        if (sizeOf(tree) > 2000) return;
        const rules = treeGame(tree);
        const options = { depth: Math.max(1, height), heuristic: defaultHeuristic(rules) ?? noScore };
        const expected = valueOfTree(tree, true);
        for (const search of [minimax, alphaBeta, memoMinimax]) {
          const { value } = search(rules, rules.start, options);
          insist(Object.is(value + 0, expected + 0), `${search.name} gives ${value}, not ${expected}`);
        }
      },
    },
    {
      name: "search.graph",
      weight: 5,
      samples: [
        "{0: [1, 2], 1: [2], 2: []}  S0 = {0}  h = {0: 3, 1: -1, 2: 5}  start = 0",
        'G = {"a": ["b", "c"], "b": ["a"], "c": []}\nS1 = ["b"]\nh = [1, 2, 3]',
        ...randomGraphs,
      ],
      run(text) {
        const rules = accepted(graphGame(accepted(readScoredGraph(text))));
        if (rules.moves(rules.start).length > 12) return;
        const options = { depth: 3, heuristic: defaultHeuristic(rules) ?? noScore };
        const { value } = minimax(rules, rules.start, options);
        insist(Object.is(alphaBeta(rules, rules.start, options).value + 0, value + 0), "alpha-beta and minimax differ");
        const again = accepted(rules.notation.readPosition(rules.notation.writePosition(rules.start)));
        insist(rules.key(again) === rules.key(rules.start), "the start is not read back");
      },
    },
  ];
}

function noScore(): never {
  throw new Error("a graph or tree without scores");
}

function sizeOf(tree: ScoreTree): number {
  return typeof tree === "number" ? 1 : tree.reduce<number>((sum, child) => sum + sizeOf(child), 1);
}

const HEAPS_COMPARED = 16;

function heapGames(): AnyTarget[] {
  const findings = ["0.77", "0.07", "2,3,5", "0.137", "nim"].map((name) => findPeriod(called(name), { to: 1000 }));
  const proved = findings.filter((finding) => finding.status === "proved");
  return [
    {
      name: "impartial.game",
      weight: 8,
      samples: ["0.77", "4.007", "2,3,5", "{1,4}", "kayles", "0.3F", ".137", "8.8", "nim", "grundy", "0.00000000007"],
      run(text) {
        const game = called(text);
        const written = writeHeapGame(game);
        insist(writeHeapGame(called(written)) === written, `written as ${written} and read back as another`);
        const values = grundyValues(game, HEAPS_COMPARED);
        insistSame([...values.slice(0, HEAPS_COMPARED + 1)], defined(game), `the values of ${written}`);
      },
    } satisfies Target<string>,
    {
      name: "impartial.period",
      weight: 2,
      samples: proved.map(({ certificate }) => JSON.stringify(certificate)),
      run(text) {
        const certificate = readJson(text) as PeriodCertificate | undefined | null;
        if (!looksLikeOne(certificate) || certificate.checkedTo > 1500) return refuse();
        if (!verifyPeriod(certificate).valid) return refuse();
        const values = grundyValues(certificate.game, 60);
        for (let heap = 0; heap <= 60; heap++) {
          insist(Number(valueByPeriod(certificate, BigInt(heap))) === values[heap], `a false period: heap ${heap}`);
        }
      },
    } satisfies Target<string>,
  ];
}

function called(name: string): HeapGame {
  return heapGameCalled(name) ?? refuse();
}

/** Certificates come from programs, not from files: their types are right, but their claims may be wrong. */
function looksLikeOne(given: PeriodCertificate | null | undefined): given is PeriodCertificate {
  const game = given?.game as { kind?: string; take?: unknown; digits?: unknown } | undefined;
  const isNumber = (value: unknown): boolean => typeof value === "number";
  const areWhole = (list: unknown): boolean =>
    Array.isArray(list) && list.every((item) => Number.isInteger(item) && item >= 0 && item < 200);
  return (
    [given?.start, given?.period, given?.saltus, given?.checkedTo].every(isNumber) &&
    Array.isArray(given?.values) &&
    given.values.every(isNumber) &&
    (game?.kind === "take-any" ||
      (game?.kind === "subtraction" && areWhole(game.take)) ||
      (game?.kind === "code" && areWhole(game.digits)))
  );
}

/** The Grundy values by their definition alone. */
function defined(game: HeapGame): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= HEAPS_COMPARED; heap++) {
    const options = [...optionsOfHeap(game, heap)];
    values.push(mex(options.map((heaps) => nimSum(heaps.map((size) => values[size])))));
  }
  return values;
}

/** Names for every registry: an unknown one is refused, names of members of every object included. */
function names(): Target<string> {
  const finders: readonly ((name: string) => unknown)[] = [
    findSearch,
    findFigure,
    findFigureFormat,
    findVocabulary,
    findClassicGame,
    findDilemmaStrategy,
  ];
  return {
    name: "names",
    weight: 5,
    samples: ["minimax", "alphabeta", "arena", "strategy", "svg", "tikz", "alice-bob", "prisoners", "tit-for-tat"],
    run(text) {
      const known = finders.map((find) => orRefusal(() => find(text)));
      insist(!known.some((entry) => typeof entry === "function"), "a name of every object is taken for a known one");
    },
  };
}
