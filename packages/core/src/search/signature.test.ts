import { describe, expect, it } from "vitest";
import { type GamePlan, gameOf, heuristicOf, seededPlan } from "../../test/games.ts";
import { CATALOGUE_NODES, SIGNATURES } from "../../test/search-signatures.ts";
import type { AnyGame } from "../game/members.ts";
import { connect4 } from "../games/connect4/index.ts";
import { dodgem } from "../games/dodgem/index.ts";
import { domineering } from "../games/domineering/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import type { Answer } from "./answer.ts";
import { mcts } from "./mcts.ts";
import { alphaBeta, memoMinimax, minimax } from "./minimax.ts";
import { proofNumber } from "./proof-number.ts";
import { findSearch, SEARCHES } from "./registry.ts";
import { StrongMemory, strong } from "./strong.ts";

/**
 * The signature of the searches, in the manner of Stockfish's `bench`: how many nodes each needs for fixed positions.
 * It says nothing about what is right (the other tests do), only that nothing has changed: a cut, a table, an order of
 * moves, a generation. The numbers are those that the searches gave when the tests against the definitions passed; who
 * changes a search on purpose, and has these tests pass, writes down the new ones.
 */
const PLANS = [false, true].flatMap((cyclic) =>
  Array.from({ length: 10 }, (_, seed) => ({ plan: seededPlan(seed + 1, (cyclic ? 7 : 16) + seed, cyclic), cyclic })),
);

type Search = (plan: GamePlan, cyclic: boolean) => Answer<number>;
const over = (plan: GamePlan) => [gameOf(plan), 0] as const;
const judge = (plan: GamePlan) => heuristicOf(plan, false);

/** Every number of an answer, in a few characters. */
function sign({ move, nodes, cuts, depth, distance, line, value, certainty }: Answer<number>): string {
  const shown = Number.isInteger(value) ? value : Number.isFinite(value) ? value.toFixed(4) : value > 0 ? "W" : "L";
  const cutCounts = cuts.alpha + cuts.beta > 0 ? ` ${cuts.alpha}/${cuts.beta}` : "";
  return `${nodes}${cutCounts} d${depth} ${shown}${certainty.slice(0, 2)}${distance ?? ""} ${move}:${line.join(".")}`;
}

const SEARCHERS: Readonly<Record<string, Search>> = {
  minimax: (plan) => minimax(...over(plan), { depth: 5, heuristic: judge(plan) }),
  memo: (plan) => memoMinimax(...over(plan), { depth: 6, heuristic: judge(plan) }),
  deeper: (plan) => memoMinimax(...over(plan), { depth: 6, heuristic: judge(plan), reuse: "deeper" }),
  alphabeta: (plan) => alphaBeta(...over(plan), { depth: 6, heuristic: judge(plan) }),
  strong: (plan, cyclic) =>
    strong(...over(plan), {
      depth: 8,
      heuristic: judge(plan),
      acyclic: !cyclic,
      memory: new StrongMemory({ tableBits: 8 }),
    }),
  crowded: (plan, cyclic) =>
    strong(...over(plan), {
      depth: 7,
      heuristic: judge(plan),
      acyclic: !cyclic,
      memory: new StrongMemory({ tableBits: 2 }),
    }),
  pns: (plan, cyclic) => proofNumber(...over(plan), { tableBits: 8, acyclic: !cyclic, heuristic: judge(plan) }),
  narrow: (plan, cyclic) => proofNumber(...over(plan), { tableBits: 2, acyclic: !cyclic, nodes: 300 }),
  mcts: (plan, cyclic) => mcts(...over(plan), { nodes: 60, acyclic: !cyclic, heuristic: judge(plan) }),
  tiny: (plan, cyclic) => mcts(...over(plan), { nodes: 60, acyclic: !cyclic, maxNodes: 9, exploration: 2, seed: 5 }),
};

describe("the signature of the searches", () => {
  it.each(Object.entries(SEARCHERS))("on twenty random games: %s", (name, search) => {
    expect(PLANS.map(({ plan, cyclic }) => sign(search(plan, cyclic)))).toEqual(SIGNATURES[name]);
  });

  it("of a strong player that keeps its memory from move to move", () => {
    const nodes = PLANS.map(({ plan, cyclic }) => {
      const memory = new StrongMemory<number>({ tableBits: 4 });
      return plan.successors[0].map((target) => {
        const options = { depth: 6, acyclic: !cyclic, heuristic: judge(plan), memory };
        return sign(strong(gameOf(plan), target, options));
      });
    });
    expect(nodes.map((list) => list.join("; "))).toEqual(SIGNATURES.kept);
  });

  it("on positions of the catalogue, by the registry", () => {
    const games: readonly (readonly [AnyGame, string, number])[] = [
      [tictactoe(), "X../.O./... 0", 4],
      [connect4({ columns: 4, rows: 4 }), "", 4],
      [domineering({ rows: 4, columns: 3 }), "", 3],
      [dodgem(), "", 4],
    ];
    const nodes = SEARCHES.map(({ id }) => {
      const counts = games.map(([game, text, depth]) => {
        const read = text === "" ? undefined : game.notation.readPosition(text);
        const position = read?.ok ? read.value : game.start;
        const options = { depth, heuristic: Object.values(game.heuristics ?? {})[0] };
        return runCounted(id, game, position, options);
      });
      return [id, ...counts];
    });
    expect(nodes).toEqual(CATALOGUE_NODES);
  });
});

/** The nodes of a search of the registry, stopped at 400 where it has no depth. */
function runCounted(id: string, game: AnyGame, position: unknown, options: object): number {
  const work = findSearch(id).start(game, position, options);
  let step = work.next();
  while (!step.done) {
    const meter = step.value;
    meter.pauseAt = meter.nodes + 1;
    if (meter.nodes >= 400 && (id === "mcts" || id === "pns")) return meter.nodes;
    step = work.next();
  }
  return step.value.nodes;
}
