import { performance } from "node:perf_hooks";
import { findGame } from "marienbad/games/all";
import {
  type Answer,
  alphaBeta,
  defaultHeuristic,
  IMPROVEMENTS,
  type Improvement,
  mcts,
  memoMinimax,
  minimax,
  proofNumber,
  StrongMemory,
  strong,
} from "marienbad/search";
import { sizes } from "./measure.ts";

/**
 * Games and the depth to which all algorithms look: deep enough to take some time, shallow enough for plain minimax.
 */
const CASES = [
  { id: "tictactoe", options: {}, depth: 9 },
  { id: "connect4", options: {}, depth: 7 },
  { id: "domineering", options: { rows: 5, columns: 5 }, depth: 5 },
] as const;

const BUDGET = 300_000; // nodes for the algorithms that have no depth
const ROUNDS = 3; // the best of them: the machine may be busy

/** Deeper, for the strong player alone: what each of its improvements is worth. */
const IMPROVED = [
  { id: "tictactoe", options: {}, depth: 9 },
  { id: "connect4", options: {}, depth: 9 },
  { id: "connect4", options: { columns: 5, rows: 5 }, depth: 12 },
  { id: "domineering", options: { rows: 5, columns: 5 }, depth: 8 },
  { id: "hex", options: { size: 4 }, depth: 7 },
] as const;

/**
 * Nodes a second of every search, and how many nodes alpha-beta and the strong player need for the depth that minimax
 * needs all of them for. The ratios do not depend on the machine.
 */
export async function searchBench(): Promise<void> {
  for (const { id, options, depth } of sizes(CASES)) {
    const game = findGame(id)(options);
    const { facts, symmetry } = game;
    const { start } = game;
    const { acyclic, canDraw } = facts;
    const heuristic = defaultHeuristic(game) ?? (() => 0);
    const settings = Object.entries(options).map(([key, value]) => ` ${key}=${value}`);
    console.log(`\n${id}${settings.join("")}, depth ${depth}`);
    const naive = report("minimax", () => minimax(game, start, { depth, heuristic }));
    const memo = report("memo", () => memoMinimax(game, start, { depth, heuristic }));
    const cut = report("alphabeta", () => alphaBeta(game, start, { depth, heuristic }));
    const best = report("strong", () =>
      strong(game, start, { depth, heuristic, acyclic, symmetry, memory: new StrongMemory({ tableBits: 18 }) }),
    );
    report("mcts", () => mcts(game, start, { nodes: BUDGET, acyclic }), "playouts");
    report("pns", () => proofNumber(game, start, { nodes: BUDGET, acyclic, canDraw, symmetry, tableBits: 18 }));
    console.log(`  nodes memo / minimax       ${ratio(memo, naive)}`);
    console.log(`  nodes alphabeta / minimax  ${ratio(cut, naive)}`);
    console.log(`  nodes strong / alphabeta   ${ratio(best, cut)} (all depths up to ${depth} included)`);
  }
  improvementsBench();
}

/** The nodes that the strong player needs with everything, and with each improvement left out. */
function improvementsBench(): void {
  console.log(`\nnodes of strong, and times as many without`);
  console.log(`  ${"".padEnd(38)}${"all".padStart(9)}${IMPROVEMENTS.map((id) => id.padStart(10)).join("")}`);
  for (const { id, options, depth } of sizes(IMPROVED)) {
    const game = findGame(id)(options);
    const { facts, symmetry } = game;
    const heuristic = defaultHeuristic(game) ?? (() => 0);
    const nodes = (without: readonly Improvement[]): number => {
      const memory = new StrongMemory({ tableBits: 18 });
      return strong(game, game.start, { depth, heuristic, acyclic: facts.acyclic, symmetry, memory, without }).nodes;
    };
    const all = nodes([]);
    const shares = IMPROVEMENTS.map((improvement) => (nodes([improvement]) / all).toFixed(2).padStart(10));
    const name = [id, ...Object.entries(options).map(([key, value]) => `${key}=${value}`), `depth ${depth}`].join(" ");
    console.log(`  ${name.padEnd(38)}${all.toLocaleString("en").padStart(9)}${shares.join("")}`);
  }
}

function ratio(fewer: Answer<unknown>, more: Answer<unknown>): string {
  return (fewer.nodes / more.nodes).toFixed(4);
}

/** Runs a search a few times and prints its speed. */
function report(name: string, search: () => Answer<unknown>, unit = "nodes"): Answer<unknown> {
  let answer = search();
  let time = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    answer = search();
    time = Math.min(time, performance.now() - started);
  }
  const speed = Math.round(answer.nodes / (time / 1000));
  const nodes = answer.nodes.toLocaleString("en");
  console.log(
    `  ${name.padEnd(10)} ${nodes.padStart(11)} ${unit}  ${time.toFixed(0).padStart(6)} ms  ` +
      `${speed.toLocaleString("en").padStart(11)} ${unit}/s`,
  );
  return answer;
}
