import { extname } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import { isFileName } from "../../node/files.ts";
import {
  checkHeuristic,
  type Estimate,
  PATH_ALGORITHMS,
  type PathAlgorithmId,
  type PathAnswer,
  type PathTask,
  PUZZLES,
  reducedEdges,
  type TaskOptions,
} from "../../path/index.ts";
import {
  type Call,
  type Command,
  choiceFlag,
  integerFlag,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "../core/command.ts";
import { loadGraph } from "../path/graph.ts";
import { loadMap } from "../path/map.ts";
import { printReport, reportAsJson } from "../path/print.ts";
import { loadPuzzle } from "../path/puzzle.ts";
import { runScenarios } from "../path/scenarios.ts";
import type { PathSubject } from "../path/subject.ts";

const DEFAULT_LIMIT = 5_000_000;
const ALGORITHM_IDS = PATH_ALGORITHMS.map(({ id }) => id);

export const path: Command = {
  name: "path",
  usage: "path FILE|PUZZLE [key=value…] [--from V] [--to V] [--algorithm A] [--heuristic H] [--check-heuristic]",
  summary: {
    en: "A cheapest path: in a weighted graph (.json, .py), on a map (.map, .scen) or through a puzzle.",
    fr: "Un chemin de coût minimal : dans un graphe pondéré (.json, .py), sur une carte (.map, .scen), dans un casse-tête.",
  },
  flags: [
    { name: "from", value: "V", summary: { en: "where to begin (x,y on a map)", fr: "le départ (x,y sur une carte)" } },
    { name: "to", value: "V", summary: { en: "where to go", fr: "l'arrivée" } },
    { name: "algorithm", value: ALGORITHM_IDS.join("|"), summary: { en: "the algorithm", fr: "l'algorithme" } },
    { name: "heuristic", value: "H", summary: { en: "the estimate, by name", fr: "l'heuristique, par son nom" } },
    {
      name: "check-heuristic",
      summary: {
        en: "is it admissible, consistent, monotone? With counter-examples; exit 1 when not admissible",
        fr: "est-elle admissible, cohérente, monotone ? Avec contre-exemples ; code 1 si non admissible",
      },
    },
    {
      name: "reduced",
      summary: {
        en: "the weights w − h(s) + h(p), on which A* is Dijkstra",
        fr: "les poids w − h(s) + h(p), pour lesquels A* est Dijkstra",
      },
    },
    {
      name: "weight",
      value: "W",
      summary: {
        en: "for weighted A*: the factor of the estimate (1.5)",
        fr: "pour A* pondéré : le facteur de l'heuristique (1,5)",
      },
    },
    { name: "order", summary: { en: "the order of expansion", fr: "l'ordre de développement des sommets" } },
    {
      name: "limit",
      value: "N",
      summary: { en: "the most vertices to expand (5,000,000)", fr: "sommets développés au plus (5 000 000)" },
    },
    {
      name: "neighbours",
      value: "4|8",
      summary: { en: "on a map: diagonal steps or not (8)", fr: "sur une carte : diagonales ou non (8)" },
    },
    { name: "cut-corners", summary: { en: "on a map: pass a blocked corner", fr: "sur une carte : couper les coins" } },
    { name: "map", value: "FILE", summary: { en: "the map of a .scen file", fr: "la carte d'un fichier .scen" } },
  ],
  examples: [
    "marienbad path taquin size=3 moves=60",
    "marienbad path river --algorithm dijkstra --order",
    "marienbad path grid neighbours=8 --check-heuristic",
  ],
  async run(call) {
    const [name] = takeWords(call, path, 1);
    const ending = extname(name).toLowerCase();
    if (ending === ".scen") return runScenarios(call, name);
    if (!isFileName(name) || PUZZLES.some(({ id }) => id === name)) return answer(call, loadPuzzle(call, name));
    if (Object.keys(call.options).length > 0) {
      throw new MarienbadError("bad-argument", {
        en: `key=value options are for puzzles; ${name} is a file.`,
        fr: `Les options clé=valeur sont pour les casse-tête ; ${name} est un fichier.`,
      });
    }
    return answer(call, ending === ".map" ? await loadMap(call, name) : await loadGraph(call, name));
  },
};

async function answer<Vertex>(call: Call, subject: PathSubject<Vertex>): Promise<number> {
  const { task, write, hopeless } = subject;
  const weight = weightFlag(call);
  const algorithm = chooseAlgorithm(call, task.algorithms, weight);
  const [heuristic, estimate] = chooseEstimate(call, task);
  const options: TaskOptions<Vertex> = {
    estimate,
    weight,
    limit: integerFlag(call, "limit", { min: 1 }, DEFAULT_LIMIT),
    signal: call.signal,
    onProgress: (done) => call.output.progress(`${done.toLocaleString(call.language)} …`),
  };
  const result = hopeless === undefined ? await task.solve(algorithm, options) : NO_WAY;
  const wantsChecks = switchFlag(call, "check-heuristic");
  const wantsReduced = switchFlag(call, "reduced");
  // To write a graph out takes more memory than to search it: unless asked, not so many vertices.
  const whole =
    wantsChecks || wantsReduced
      ? await task.writtenOut({ ...options, limit: integerFlag(call, "limit", { min: 1 }) })
      : undefined;
  const checks = whole && wantsChecks ? checkHeuristic(whole, estimate, write) : undefined;
  const reduced = whole && wantsReduced ? reducedEdges(whole, estimate, write) : undefined;
  call.output.done();
  const report = { subject, algorithm, heuristic, result, checks, reduced };
  if (call.json) call.output.json(reportAsJson(call, report));
  else printReport(call, report);
  return result.found && checks?.admissible !== false ? 0 : 1;
}

const NO_WAY: PathAnswer<never> = {
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
    throw new MarienbadError("bad-argument", {
      en: `--weight is for --algorithm weighted, not for ${algorithm}.`,
      fr: `--weight est pour --algorithm weighted, non pour ${algorithm}.`,
    });
  }
  if (applicable.includes(algorithm)) return algorithm;
  throw new MarienbadError("not-applicable", {
    en: `The algorithm ${algorithm} does not apply here; these do: ${applicable.join(", ")}.`,
    fr: `L'algorithme ${algorithm} ne s'applique pas ici ; ceux-ci, oui : ${applicable.join(", ")}.`,
  });
}

function chooseEstimate<Vertex>(call: Call, { estimates }: PathTask<Vertex>): [name: string, Estimate<Vertex>] {
  const names = Object.keys(estimates);
  const name = textFlag(call, "heuristic") ?? names[0];
  if (Object.hasOwn(estimates, name)) return [name, estimates[name]];
  throw new MarienbadError("unknown-name", unknownName({ en: "heuristic", fr: "d'heuristique" }, name, names));
}

function weightFlag(call: Call): number | undefined {
  const text = textFlag(call, "weight");
  if (text === undefined) return undefined;
  const weight = text.trim() === "" ? Number.NaN : Number(text);
  if (weight >= 1 && weight < Number.POSITIVE_INFINITY) return weight;
  throw wrongValue("weight", text, { en: "a number of at least 1", fr: "un nombre d'au moins 1" });
}
