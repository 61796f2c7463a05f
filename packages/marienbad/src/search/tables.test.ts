import { describe, expect, it } from "vitest";
import { seededRandom } from "../base/random.ts";
import type { Game, Player } from "../game/game.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { Fingerprint } from "./fingerprint.ts";
import { defaultHeuristic, heuristicByName, heuristicsOf, strongestHeuristic } from "./heuristics.ts";
import { MoveOrdering } from "./ordering.ts";
import { playoutHeuristic } from "./playouts.ts";
import { ProofTable } from "./proof-table.ts";
import { TranspositionTable } from "./table.ts";

describe("the transposition table", () => {
  it("gives back what was stored last, or nothing, and never what was stored for another position", () => {
    const random = seededRandom(1);
    for (const text of [false, true]) {
      const table = new TranspositionTable(6); // so small that almost everything is thrown out
      const truth = new Map<number | string, number>();
      let found = 0;
      for (let i = 0; i < 20_000; i++) {
        const number = random.below(500) * 2 ** 40 + random.below(3);
        const key = text ? `position ${number}` : number;
        if (random.below(2) === 0) {
          table.store(key, i, random.below(20), i % 7, "exact");
          truth.set(key, i);
        } else if (table.find(key)) {
          found++;
          expect(table.score).toBe(truth.get(key));
          expect(table.move).toBe(table.score % 7);
        }
      }
      expect(found).toBeGreaterThan(50);
    }
  });

  it("keeps the deeper of two results of one age, and lets those of an earlier age go", () => {
    const table = new TranspositionTable(1); // one bucket of two slots
    table.store(1, 10, 9, 0, "lower");
    table.store(2, 20, 3, 0, "upper");
    table.store(3, 30, 4, 0, "exact");
    expect([table.find(1), table.find(2), table.find(3)]).toEqual([true, false, true]);
    table.startGeneration();
    table.store(4, 40, 1, 0, "exact");
    expect([table.find(1), table.find(3), table.find(4)]).toEqual([false, true, true]);
    expect([table.score, table.bound]).toEqual([40, "exact"]);
    expect(() => new TranspositionTable(40)).toThrow(/1 to 26/);
  });

  it("has prints that tell keys apart", () => {
    const fingerprint = new Fingerprint();
    const prints = new Set<number>();
    const slots = new Set<number>();
    for (let i = 0; i < 20_000; i++) {
      fingerprint.read(`key ${i}`);
      prints.add(fingerprint.print);
      slots.add(fingerprint.bits & 0xfff);
    }
    expect(prints.size).toBe(20_000);
    expect(slots.size).toBeGreaterThan(4000); // of 4096: they spread
  });
});

describe("the table of proofs", () => {
  it("keeps what took most work, and tells paths apart", () => {
    const table = new ProofTable(2); // one bucket of four slots
    for (const key of [1, 2, 3, 4]) table.store(key, key, 9, 10 * key);
    table.store(5, 5, 9, 1);
    expect([1, 2, 3, 4, 5].map((key) => table.find(key))).toEqual([false, true, true, true, true]);
    table.store(2, 7, 0, 50, 123);
    expect(table.find(2, 123) && table.proof).toBe(7);
    expect(table.find(2, 124)).toBe(false);
  });
});

describe("the order of moves", () => {
  it("is the table's move, killers, history, and else the order of the rules", () => {
    const ordering = new MoveOrdering<string>();
    const moves = ["a", "b", "c", "d", "e"];
    expect(ordering.order(moves, 0, 3, -1)).toEqual([0, 1, 2, 3, 4]);
    ordering.reward("e", 0, 7, 5); // at another depth: history only
    ordering.reward("c", 0, 3, 1); // a killer here
    expect(ordering.order(moves, 0, 3, 1)).toEqual([1, 2, 4, 0, 3]);
    expect(ordering.order(moves, 1, 4, -1)).toEqual([0, 1, 2, 3, 4]); // the other player's history is his own
    expect(new MoveOrdering<object>().order([{}, {}], 0, 0, 1)).toEqual([1, 0]);
  });
});

describe("heuristics", () => {
  /** One move, then it is over: the result is chosen by the move. */
  const oneMove = (results: readonly (Player | "draw")[]): Game<number, number> => ({
    start: -1,
    turn: () => 0,
    moves: (position) => (position < 0 ? results.map((_, index) => index) : []),
    play: (_, move) => move,
    result: (position) => (position < 0 ? undefined : results[position]),
    key: (position) => position,
  });

  it("playouts give the share of decided plays that player 0 wins, and 0.5 when none is", () => {
    expect(playoutHeuristic(oneMove([0, "draw"]))(-1)).toBe(1);
    expect(playoutHeuristic(oneMove([1, "draw"]))(-1)).toBe(0);
    expect(playoutHeuristic(oneMove(["draw"]))(-1)).toBe(0.5);
    expect(playoutHeuristic(oneMove([0, 0, 0, 1]), { plays: 4000 })(-1)).toBeCloseTo(0.75, 1);
  });

  it("playouts depend on the seed and on the position, not on what was asked before", () => {
    const { rules } = tictactoe.make().kit;
    const positions = rules.moves(rules.start).map((move) => rules.play(rules.start, move));
    const ask = (seed: number, order: typeof positions) => {
      const heuristic = playoutHeuristic(rules, { seed });
      return new Map(order.map((position) => [rules.key(position), heuristic(position)]));
    };
    expect(ask(1, positions.toReversed())).toEqual(new Map([...ask(1, positions)].reverse()));
    expect([...ask(2, positions).values()]).not.toEqual([...ask(1, positions).values()]);
  });

  it("are found by name, or refused with the names there are", () => {
    const { kit } = tictactoe.make();
    expect(heuristicsOf(kit).map(({ id, title }) => [id, title.fr])).toEqual([
      ["lines", "lignes"],
      ["playouts", "parties au hasard"],
    ]);
    expect(heuristicByName(kit, "lines")).toBe(defaultHeuristic(kit));
    expect(strongestHeuristic(kit)).toBe(defaultHeuristic(kit));
    expect(() => heuristicByName(kit, "line")).toThrow(/Did you mean "lines"/);
  });
});
