import { extname } from "node:path";
import { MarienbadError, runAsync, unknownName, type Watch } from "marienbad/base";
import { isFileName } from "marienbad-databases/system";
import {
  checkHeuristic,
  DEFAULT_WEIGHT,
  type Estimate,
  PATH_ALGORITHMS,
  type PathAlgorithmId,
  type PathAnswer,
  type PathTask,
  PUZZLES,
  reducedEdgesWork,
  type TaskOptions,
  usesEstimate,
} from "marienbad-path";
import {
  type Call,
  type Command,
  choiceFlag,
  flag,
  integerFlag,
  parsedFlag,
  switchFlag,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { printLists, printReport, reportAsJson } from "../path/print.ts";
import { loadPuzzle } from "../path/puzzle.ts";
import { runScenarios } from "../path/scenarios.ts";
import { loadGraph, loadMap, type PathSubject } from "../path/subject.ts";
import { GRAPH_EXAMPLE, texts } from "../path/texts.ts";

const DEFAULT_LIMIT = 5_000_000;
const ALGORITHM_IDS = PATH_ALGORITHMS.map(({ id }) => id);

export const path: Command = {
  name: "path",
  subjects: async () => PUZZLES,
  usage: "path FILE|PUZZLE [key=value…] [--from V] [--to V] [--algorithm A] [--heuristic NAME] [--check-heuristic]",
  flags: [
    flag("from V", "where to begin (x,y on a map)", "le départ (x,y sur une carte)"),
    flag("to V", "where to go", "l'arrivée"),
    flag(`algorithm ${ALGORITHM_IDS.join("|")}`, "the algorithm", "l'algorithme"),
    flag("heuristic NAME", "the estimate, by name", "l'heuristique, par son nom"),
    flag(
      "check-heuristic",
      "is it admissible, consistent, monotone? With counter-examples; exit 1 when not admissible",
      "est-elle admissible, cohérente, monotone ? Avec contre-exemples ; code 1 si non admissible",
    ),
    flag(
      "reduced",
      "the weights w − h(s) + h(p), on which A* is Dijkstra",
      "les poids w − h(s) + h(p), pour lesquels A* est Dijkstra",
    ),
    flag(
      "weight W",
      `for weighted A*: the factor of the estimate (${DEFAULT_WEIGHT.toLocaleString("en")})`,
      `pour A* pondéré : le facteur de l'heuristique (${DEFAULT_WEIGHT.toLocaleString("fr")})`,
    ),
    flag("order", "the order of expansion", "l'ordre de développement des sommets"),
    flag(
      "limit N",
      `the most vertices to expand (${DEFAULT_LIMIT.toLocaleString("en")})`,
      `sommets développés au plus (${DEFAULT_LIMIT.toLocaleString("fr")})`,
    ),
    flag("neighbours 4|8", "on a map: diagonal steps or not (8)", "sur une carte : diagonales ou non (8)"),
    flag("cut-corners", "on a map: pass a blocked corner", "sur une carte : couper les coins"),
    flag("map FILE", "the map of a .scen file", "la carte d'un fichier .scen"),
    flag(
      "list",
      "the algorithms and the puzzles, with their sources",
      "les algorithmes et les casse-tête, avec sources",
    ),
  ],
  details: texts.FILE_FORMATS,
  examples: [
    `echo '${GRAPH_EXAMPLE}' | marienbad path -`,
    "marienbad path taquin size=3 moves=60",
    "marienbad path river --algorithm dijkstra --order",
    "marienbad path grid neighbours=8 --check-heuristic",
    "marienbad path --list",
  ],
  async run(call) {
    if (switchFlag(call, "list")) {
      takeWords(call, path, 0);
      return printLists(call);
    }
    const [name] = takeWords(call, path, 1);
    const ending = extname(name).toLowerCase();
    if (ending === ".scen") return runScenarios(call, name);
    if (!isFileName(name) || PUZZLES.some(({ id }) => id === name)) return answer(call, loadPuzzle(call, name));
    if (Object.keys(call.options).length > 0) throw new MarienbadError("bad-argument", texts.optionsOfAFile(name));
    return answer(call, ending === ".map" ? await loadMap(call, name) : await loadGraph(call, name));
  },
};

async function answer<Vertex>(call: Call, subject: PathSubject<Vertex>): Promise<number> {
  const { task, write, hopeless, prepare } = subject;
  const weight = weightFlag(call);
  const algorithm = chooseAlgorithm(call, task.algorithms, weight);
  const [heuristic, estimate] = chooseEstimate(call, task);
  const options: TaskOptions<Vertex> = {
    estimate,
    weight,
    limit: integerFlag(call, "limit", { min: 1 }, DEFAULT_LIMIT),
  };
  const watch: Watch = {
    signal: call.signal,
    onProgress: (done) => call.output.progress(`${done.toLocaleString(call.language)} …`),
  };
  const wantsChecks = switchFlag(call, "check-heuristic");
  const wantsReduced = switchFlag(call, "reduced");
  const isHopeless = hopeless !== undefined;
  if (wantsChecks || wantsReduced || (usesEstimate(algorithm) && !isHopeless)) await prepare?.(estimate, watch);
  const result = isHopeless ? NO_PATH : await runAsync(task.solveWork(algorithm, options), watch);
  // To write a graph out takes more memory than to search it: its limit is lower, unless one is given.
  const whole =
    wantsChecks || wantsReduced
      ? await runAsync(task.writeOutWork({ ...options, limit: integerFlag(call, "limit", { min: 1 }) }), watch)
      : undefined;
  const checks = whole && wantsChecks ? await runAsync(checkHeuristic.work(whole, estimate, write), watch) : undefined;
  const reduced = whole && wantsReduced ? await runAsync(reducedEdgesWork(whole, estimate, write), watch) : undefined;
  call.output.done();
  const report = { subject, algorithm, heuristic, result, checks, reduced };
  if (call.json) call.output.json(reportAsJson(call, report));
  else printReport(call, report);
  return result.found && checks?.admissible !== false ? 0 : 1;
}

const NO_PATH: PathAnswer<never> = {
  found: false,
  path: [],
  cost: Number.POSITIVE_INFINITY,
  expanded: 0,
  optimal: true,
};

function chooseAlgorithm(
  call: Call,
  applicable: readonly PathAlgorithmId[],
  weight: number | undefined,
): PathAlgorithmId {
  const algorithm = choiceFlag(call, "algorithm", ALGORITHM_IDS) ?? (weight === undefined ? applicable[0] : "weighted");
  if (weight !== undefined && algorithm !== "weighted") {
    throw new MarienbadError("bad-argument", texts.weightIsForWeighted(algorithm));
  }
  if (applicable.includes(algorithm)) return algorithm;
  throw new MarienbadError("not-applicable", texts.algorithmDoesNotApply(algorithm, applicable));
}

function chooseEstimate<Vertex>(call: Call, { estimates }: PathTask<Vertex>): [name: string, Estimate<Vertex>] {
  const names = Object.keys(estimates);
  const name = textFlag(call, "heuristic") ?? names[0];
  if (Object.hasOwn(estimates, name)) return [name, estimates[name]];
  throw new MarienbadError("unknown-name", unknownName(texts.HEURISTIC, name, names));
}

function weightFlag(call: Call): number | undefined {
  const parse = (given: string): number | undefined => {
    const weight = given.trim() === "" ? Number.NaN : Number(given);
    return weight >= 1 && weight < Number.POSITIVE_INFINITY ? weight : undefined;
  };
  return parsedFlag(call, "weight", parse, texts.A_FACTOR);
}
