import type { Heuristic } from "marienbad";
import type { AnyGame } from "marienbad/game";
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
import { best, sizes, title } from "./measure.ts";

/** Games and the depth for all algorithms: deep enough to take some time, shallow enough for plain minimax. */
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
 * Nodes per second of every search, and the share of minimax's nodes that alpha-beta and the strong player need for the
 * same depth. The ratios do not depend on the machine.
 */
export async function searchBench(): Promise<void> {
  for (const { id, options, depth } of sizes(CASES)) {
    const game = findGame(id)(options);
    const { start, symmetry } = game;
    const { acyclic, canDraw } = game.facts;
    const heuristic = heuristicOf(game);
    title(`${nameOf(id, options)}, depth ${depth}`);
    const naive = report("minimax", () => minimax(game, start, { depth, heuristic }));
    const memo = report("memo", () => memoMinimax(game, start, { depth, heuristic }));
    const cut = report("alphabeta", () => alphaBeta(game, start, { depth, heuristic }));
    const deepened = report("strong", () => askStrongPlayer(game, depth));
    report("mcts", () => mcts(game, start, { nodes: BUDGET, acyclic }), "playouts");
    report("pns", () => proofNumber(game, start, { nodes: BUDGET, acyclic, canDraw, symmetry, tableBits: 18 }));
    const ratio = (fewer: Answer<unknown>, more: Answer<unknown>): string => (fewer.nodes / more.nodes).toFixed(4);
    console.log(`  nodes memo / minimax       ${ratio(memo, naive)}`);
    console.log(`  nodes alphabeta / minimax  ${ratio(cut, naive)}`);
    console.log(`  nodes strong / alphabeta   ${ratio(deepened, cut)} (all depths up to ${depth} included)`);
  }
  title("nodes of strong, and times as many without");
  console.log(`  ${"".padEnd(38)}${"all".padStart(9)}${IMPROVEMENTS.map((id) => id.padStart(10)).join("")}`);
  for (const { id, options, depth } of sizes(IMPROVED)) {
    const game = findGame(id)(options);
    const all = askStrongPlayer(game, depth).nodes;
    const shares = IMPROVEMENTS.map((improvement) => askStrongPlayer(game, depth, [improvement]).nodes / all);
    const times = shares.map((share) => share.toFixed(2).padStart(10)).join("");
    const name = `${nameOf(id, options)} depth ${depth}`;
    console.log(`  ${name.padEnd(38)}${all.toLocaleString("en").padStart(9)}${times}`);
  }
}

function nameOf(id: string, options: object): string {
  return [id, ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join(" ");
}

function heuristicOf(game: AnyGame): Heuristic<unknown> {
  return defaultHeuristic(game) ?? (() => 0);
}

/** The strong player's answer about the start, with some of its improvements left out. */
function askStrongPlayer(game: AnyGame, depth: number, without: readonly Improvement[] = []): Answer<unknown> {
  const { start, symmetry } = game;
  const memory = new StrongMemory({ tableBits: 18 });
  const heuristic = heuristicOf(game);
  return strong(game, start, { depth, heuristic, acyclic: game.facts.acyclic, symmetry, memory, without });
}

/** Runs a search a few times and prints its speed; the first run is to warm up. */
function report(name: string, search: () => Answer<unknown>, unit = "nodes"): Answer<unknown> {
  search();
  const { seconds, result } = best(ROUNDS, search);
  const speed = Math.round(result.nodes / seconds);
  const nodes = result.nodes.toLocaleString("en");
  console.log(
    `  ${name.padEnd(10)} ${nodes.padStart(11)} ${unit}  ${(1000 * seconds).toFixed(0).padStart(6)} ms  ` +
      `${speed.toLocaleString("en").padStart(11)} ${unit}/s`,
  );
  return result;
}
