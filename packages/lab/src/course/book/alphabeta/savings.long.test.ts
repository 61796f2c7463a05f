import { findGame } from "marienbad/games/all";
import { alphaBeta, memoMinimax, minimax } from "marienbad/search";
import { expect, it } from "vitest";
import { NODES } from "./savings.ts";

it.each([
  ["ttt", "tictactoe", "lines", 9],
  ["c4", "connect4", "alignments", 6],
  ["c4", "connect4", "alignments", 7],
] as const)("nodes of three searches, deeper: %s %s %s %i", (id, game, heuristic, depth) => {
  const rules = findGame(game)();
  const { heuristics = {} } = rules;
  const options = { depth, heuristic: heuristics[heuristic] };
  const found = [minimax, memoMinimax, alphaBeta].map((search) => search(rules, rules.start, options).nodes);
  expect(found).toEqual([...NODES[id][depth]]);
});
