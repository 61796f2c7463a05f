import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import {
  answerScenario,
  cellAt,
  checkHeuristic,
  type Estimate,
  GRID_ALGORITHMS,
  type Grid,
  GridFinder,
  type GridRules,
  graphTask,
  gridTask,
  type HeuristicReport,
  PATH_ALGORITHMS,
  type PathAnswer,
  type PathTask,
  PUZZLES,
  parseMap,
  parsePathProblem,
  parseScenarios,
  reducedEdges,
  type StateGraph,
  stateTask,
  type TaskOptions,
  vertexNamed,
  writeCell,
} from "../../path/index.ts";
import { accept } from "../accept.ts";
import { type Call, type Command, choiceFlag, integerFlag, say, switchFlag, takeWords, textFlag } from "../command.ts";
import { isFileName, readText } from "../files.ts";
import { cachedTable } from "../pattern-cache.ts";

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
      throw new MarienbadError("bad-argument", `key=value options are for puzzles; ${name} is a file.`);
    }
    return answer(call, ending === ".map" ? await loadMap(call, name) : await loadGraph(call, name));
  },
};

/** What is asked for, and how to write it. */
interface Subject<Vertex> {
  readonly task: PathTask<Vertex>;
  write(vertex: Vertex): string;
  /** What the steps of a path are called. */
  moves?(path: readonly Vertex[]): string[];
  /** A picture of the answer. */
  draw?(path: readonly Vertex[]): string | undefined;
  /** Why there is no path, where that is known without a search. */
  readonly hopeless?: string | undefined;
}

async function loadGraph(call: Call, name: string): Promise<Subject<number>> {
  const { graph, labels, heuristicOfVertex, start, goals } = accept(call, name, parsePathProblem(await readText(name)));
  const from = textFlag(call, "from");
  const to = textFlag(call, "to");
  const begin = from === undefined ? start : vertexNamed(graph, from);
  const ends = to === undefined ? goals : [vertexNamed(graph, to)];
  if (begin === undefined)
    throw new MarienbadError("bad-argument", `${name} does not say where to begin: give --from VERTEX.`);
  if (ends.length === 0)
    throw new MarienbadError("bad-argument", `${name} does not say where to go: give --to VERTEX.`);
  return {
    task: graphTask(graph, { start: begin, goals: ends }, heuristicOfVertex),
    write: (vertex) => labels[vertex],
    draw: (vertices) => vertices.map((vertex) => labels[vertex]).join(" → "),
  };
}

async function loadMap(call: Call, name: string): Promise<Subject<number>> {
  const grid = accept(call, name, parseMap(await readText(name)));
  const [from, to] = [readCell(call, grid, "from"), readCell(call, grid, "to")];
  return {
    task: gridTask(grid, gridRules(call), from, to),
    write: (cell) => writeCell(grid, cell),
    draw: (cells) => drawMap(grid, cells),
  };
}

/** Maps that fit on a screen are drawn, `o` along the way. */
function drawMap({ width, height, blockedOfCell }: Grid, cells: readonly number[]): string | undefined {
  if (width > 120 || height > 60) return undefined;
  const onWay = new Set(cells);
  const row = (y: number): string =>
    Array.from({ length: width }, (_, x) => {
      const cell = y * width + x;
      return onWay.has(cell) ? "o" : blockedOfCell[cell] ? "@" : ".";
    }).join("");
  return Array.from({ length: height }, (_, y) => row(y)).join("\n");
}

function gridRules(call: Call): GridRules {
  const neighbours = choiceFlag(call, "neighbours", ["4", "8"]) === "4" ? 4 : 8;
  return { neighbours, cornerCutting: switchFlag(call, "cut-corners") };
}

function readCell(call: Call, grid: Grid, flag: "from" | "to"): number {
  const text = textFlag(call, flag);
  const match = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(text ?? "");
  if (match === null) {
    throw new MarienbadError(
      "bad-argument",
      `A way on a map needs --${flag} x,y (column and row, from 0), such as --${flag} 3,5.`,
    );
  }
  return cellAt(grid, Number(match[1]), Number(match[2]));
}

// biome-ignore lint/suspicious/noExplicitAny: the states of a puzzle flow only between its own functions
type AnyState = any;

function loadPuzzle(call: Call, name: string): Subject<AnyState> {
  const ids = PUZZLES.map(({ id }) => id);
  const entry = PUZZLES.find(({ id }) => id === name);
  if (entry === undefined) {
    throw new MarienbadError("unknown-name", unknownName("file or puzzle", name, ids));
  }
  const puzzle = entry.make(call.options);
  const read = (flag: string, text: string): AnyState => accept(call, `--${flag}`, puzzle.read(text));
  const from = textFlag(call, "from");
  const to = textFlag(call, "to");
  const start: AnyState = from === undefined ? puzzle.graph.start : read("from", from);
  const goal = to === undefined ? undefined : puzzle.graph.key(read("to", to));
  const graph: StateGraph<AnyState> = {
    start,
    isGoal: goal === undefined ? puzzle.graph.isGoal : (state) => puzzle.graph.key(state) === goal,
    steps: (state) => puzzle.graph.steps(state),
    key: (state) => puzzle.graph.key(state),
  };
  const zero = (): number => 0;
  // The estimates of a puzzle are about its own goal, and so is its solver.
  const estimates: Record<string, Estimate<AnyState>> = goal === undefined ? { ...puzzle.estimates, zero } : { zero };
  const task = stateTask(graph, estimates, true);
  const solver = goal === undefined ? puzzle.solver : undefined;
  return {
    task: solver === undefined ? task : withSolver(task, solver, start),
    write: puzzle.write,
    moves: (states) => labelsAlong(graph, states),
    draw: ([first]) => puzzle.board(first),
    hopeless: goal === undefined ? puzzle.hopeless?.(start)?.[call.language] : undefined,
  };
}

/** The same task, its IDA* done by the puzzle's own solver. */
function withSolver(
  task: PathTask<AnyState>,
  solver: NonNullable<ReturnType<(typeof PUZZLES)[number]["make"]>["solver"]>,
  start: AnyState,
): PathTask<AnyState> {
  const byName = solver.heuristics.map((name): [string, Estimate<AnyState>] => [name, task.estimates[name]]);
  const nameOf = (estimate: Estimate<AnyState> | undefined): string | undefined =>
    byName.find(([, candidate]) => candidate === estimate)?.[0];
  return {
    ...task,
    estimates: { ...Object.fromEntries(byName), ...task.estimates },
    algorithms: ["ida", ...task.algorithms.filter((id) => id !== "ida")],
    async solve(algorithm, options) {
      const heuristic = nameOf(options.estimate);
      if (algorithm !== "ida" || heuristic === undefined) return task.solve(algorithm, options);
      const description = solver.table(heuristic);
      const table = description && (await cachedTable(description, options));
      return solver.solve(start, { ...options, heuristic, table });
    },
  };
}

/** The names of the steps along a path. */
function labelsAlong(graph: StateGraph<AnyState>, states: readonly AnyState[]): string[] {
  return states.slice(1).map((next, i) => {
    const steps = [...graph.steps(states[i])].filter(({ to }) => graph.key(to) === graph.key(next));
    return steps.reduce((best, step) => (step.cost < best.cost ? step : best)).label ?? "";
  });
}

async function answer<Vertex>(call: Call, subject: Subject<Vertex>): Promise<number> {
  const { task, write } = subject;
  const weightText = textFlag(call, "weight");
  const weight = weightText === undefined ? undefined : readWeight(weightText);
  const algorithm =
    choiceFlag(call, "algorithm", ALGORITHM_IDS) ?? (weight === undefined ? task.algorithms[0] : "weighted");
  if (weight !== undefined && algorithm !== "weighted") {
    throw new MarienbadError("bad-argument", `--weight is for --algorithm weighted, not for ${algorithm}.`);
  }
  if (!task.algorithms.includes(algorithm)) {
    const known = task.algorithms.join(", ");
    throw new MarienbadError("not-applicable", `The algorithm ${algorithm} does not apply here; these do: ${known}.`);
  }
  const heuristic = textFlag(call, "heuristic") ?? Object.keys(task.estimates)[0];
  const estimate: Estimate<Vertex> | undefined = Object.hasOwn(task.estimates, heuristic)
    ? task.estimates[heuristic]
    : undefined;
  if (estimate === undefined) {
    throw new MarienbadError("unknown-name", unknownName("heuristic", heuristic, Object.keys(task.estimates)));
  }
  const options: TaskOptions<Vertex> = {
    estimate,
    weight,
    limit: integerFlag(call, "limit", { min: 1 }, DEFAULT_LIMIT),
    signal: call.signal,
    onProgress: (done) => call.output.progress(`${done.toLocaleString(call.language)} …`),
  };
  const result: PathAnswer<Vertex> =
    subject.hopeless === undefined
      ? await task.solve(algorithm, options)
      : { found: false, path: [], cost: Number.POSITIVE_INFINITY, expanded: 0, optimal: true };
  const wantsChecks = switchFlag(call, "check-heuristic");
  const wantsReduced = switchFlag(call, "reduced");
  // To write a graph out takes more memory than to search it: unless asked, not so many vertices.
  const whole =
    wantsChecks || wantsReduced
      ? await task.writtenOut({ ...options, limit: integerFlag(call, "limit", { min: 1 }) })
      : undefined;
  const report = whole && wantsChecks ? checkHeuristic(whole, estimate, write) : undefined;
  const reduced = whole && wantsReduced ? reducedEdges(whole, estimate, write) : undefined;
  call.output.done();
  const usesEstimate = algorithm !== "dijkstra" && algorithm !== "bidirectional";
  if (call.json) {
    const { found, cost, expanded, optimal, path: vertices, order } = result;
    call.output.json({
      found,
      cost: found ? cost : null,
      path: vertices.map(write),
      ...(subject.moves && { moves: subject.moves(vertices) }),
      expanded,
      optimal,
      algorithm,
      ...((usesEstimate || report) && { heuristic }),
      ...(switchFlag(call, "order") && order && { order: order.map(write) }),
      ...report,
      ...(reduced && { reduced }),
    });
  } else {
    printResult(call, subject, result);
    if (report) for (const line of tellReport(call, heuristic, report)) call.output.line(line);
    for (const { from, to, weight: old, reduced: now } of reduced ?? []) {
      call.output.line(`w(${from}, ${to}) = ${tell(call, old)}   w̃(${from}, ${to}) = ${tell(call, now)}`);
    }
  }
  return result.found && report?.admissible !== false ? 0 : 1;
}

function printResult<Vertex>(call: Call, subject: Subject<Vertex>, result: PathAnswer<Vertex>): void {
  const { found, path: vertices, cost, expanded, optimal, order } = result;
  const count = expanded.toLocaleString(call.language);
  if (!found) {
    const unreachable = say(call, { en: "The goal cannot be reached", fr: "L'arrivée n'est pas accessible" });
    const told = say(call, { en: `${count} expanded`, fr: `sommets développés : ${count}` });
    call.output.line(subject.hopeless ?? `${unreachable} (${told}).`);
    return;
  }
  const picture = subject.draw?.(vertices);
  if (picture !== undefined) call.output.line(picture);
  const moves = subject.moves?.(vertices).filter((label) => label !== "");
  if (moves !== undefined && moves.length > 0) call.output.line(moves.join(" "));
  else if (picture === undefined) call.output.line(vertices.map(subject.write).join(" "));
  const verdict = optimal
    ? say(call, { en: "no path is cheaper", fr: "aucun chemin ne coûte moins" })
    : say(call, { en: "a cheaper path may exist", fr: "un chemin moins coûteux existe peut-être" });
  const told = say(call, { en: `cost ${tell(call, cost)}`, fr: `coût ${tell(call, cost)}` });
  const work = say(call, { en: `${count} expanded`, fr: `sommets développés : ${count}` });
  call.output.line(`${told}, ${work} (${verdict})`);
  if (switchFlag(call, "order") && order !== undefined) {
    call.output.line(`${say(call, { en: "order:", fr: "ordre :" })} ${order.map(subject.write).join(" ")}`);
  }
}

/** A line for each property, with what contradicts it. */
function tellReport(call: Call, heuristic: string, { counterexamples }: HeuristicReport): string[] {
  const { admissible, consistent, monotone } = counterexamples;
  const colon = say(call, { en: ":", fr: " :" });
  const line = (word: string, why: string | undefined): string =>
    why === undefined
      ? `${heuristic}${colon} ${word}`
      : `${heuristic}${colon} ${say(call, { en: "not", fr: "non" })} ${word}${colon} ${why}`;
  const number = (value: number): string => tell(call, value);
  const toGoal = say(call, { en: "the distance to the goal", fr: "la distance à l'arrivée" });
  const falls = say(call, { en: "c = d + h falls along", fr: "c = d + h décroît le long de" });
  return [
    line(
      "admissible",
      admissible &&
        `h(${admissible.vertex}) = ${number(admissible.estimate)} > ${number(admissible.distance)}, ${toGoal}`,
    ),
    line(
      say(call, { en: "consistent", fr: "cohérente" }),
      consistent &&
        `h(${consistent.from}) = ${number(consistent.estimateFrom)} > w(${consistent.from}, ${consistent.to}) + ` +
          `h(${consistent.to}) = ${number(consistent.weight)} + ${number(consistent.estimateTo)}`,
    ),
    line(
      "monotone",
      monotone && `${falls} ${monotone.path.map((name, i) => `${name} (${number(monotone.totals[i])})`).join(" → ")}`,
    ),
  ];
}

/** Every scenario of a file, each compared with the length that the file says. */
async function runScenarios(call: Call, name: string): Promise<number> {
  const scenarios = accept(call, name, parseScenarios(await readText(name)));
  const mapName = textFlag(call, "map") ?? findMap(name, scenarios[0].map);
  const grid = accept(call, mapName, parseMap(await readText(mapName)));
  const finder = new GridFinder(grid, gridRules(call));
  const algorithm = choiceFlag(call, "algorithm", GRID_ALGORITHMS) ?? "jps";
  const wrong: { line: number; length: number; cost: number | null }[] = [];
  let expanded = 0;
  for (const [index, scenario] of scenarios.entries()) {
    const result = answerScenario(finder, scenario, { algorithm });
    expanded += result.expanded;
    if (!result.agrees) {
      wrong.push({ line: scenario.line, length: scenario.length, cost: result.found ? result.cost : null });
    }
    if (index % 16 === 15) {
      await new Promise((resolve) => setImmediate(resolve)); // lets Ctrl-C in
      if (call.signal.aborted) throw new MarienbadError("interrupted", `Interrupted after ${index + 1} scenarios.`);
      call.output.progress(`${index + 1} / ${scenarios.length}`);
    }
  }
  const right = scenarios.length - wrong.length;
  if (call.json) call.output.json({ scenarios: scenarios.length, right, wrong, expanded, algorithm });
  else {
    for (const { line, length, cost } of wrong) {
      const ours = cost === null ? say(call, { en: "no way", fr: "aucun chemin" }) : tell(call, cost);
      call.output.line(
        say(call, {
          en: `line ${line}: ${length} in the file, ${ours} found`,
          fr: `ligne ${line} : ${length} dans le fichier, trouvé ${ours}`,
        }),
      );
    }
    const of = `${right.toLocaleString(call.language)} / ${scenarios.length.toLocaleString(call.language)}`;
    call.output.line(
      say(call, {
        en: `${of} scenarios have the length that the file says`,
        fr: `${of} scénarios ont la longueur que dit le fichier`,
      }),
    );
  }
  return wrong.length === 0 ? 0 : 1;
}

/** `arena.map` beside `arena.map.scen`, or the map that the scenarios name, beside it too. */
function findMap(name: string, map: string): string {
  const candidates = [name.slice(0, -".scen".length), join(dirname(name), map), join(dirname(name), basename(map))];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new MarienbadError("file", `The map ${map} of ${name} is not beside it: give --map FILE.`);
}

function readWeight(text: string): number {
  const weight = text.trim() === "" ? Number.NaN : Number(text);
  if (weight >= 1 && weight < Number.POSITIVE_INFINITY) return weight;
  throw new MarienbadError("bad-argument", `--weight ${text} is not possible: it takes a number of at least 1.`);
}

function tell(call: Call, value: number): string {
  return value.toLocaleString(call.language, { maximumFractionDigits: 8 });
}
