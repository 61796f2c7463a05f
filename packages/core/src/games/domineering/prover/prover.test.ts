import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../../test/brute-force.ts";
import { wrongWinners } from "../../../../test/domineering-winners.ts";
import { unwrap } from "../../../base/error.ts";
import { run, runWithin } from "../../../base/work.ts";
import type { Player } from "../../../game/game.ts";
import type { Expert } from "../../../game/members.ts";
import { setOfCells } from "../../grid/cell-set.ts";
import { domineering } from "../index.ts";
import type { Move, Position } from "../rules.ts";
import { domineeringKernel } from "./expert.ts";

async function expertOf(rows: number, columns: number): Promise<Expert<Position, Move>> {
  const expert = await domineering({ rows, columns }).expert?.({ load: async () => undefined });
  if (expert === undefined) throw new Error("there is no expert");
  return expert;
}

describe("the prover of domineering", () => {
  it.each([
    [7, 1, {}],
    [2, 7, {}],
    [2, 7, { isThorough: true }],
    [5, 3, {}],
    [5, 3, { isWide: true }],
    [3, 5, { isThorough: true, isWide: true }],
    [4, 4, { isThorough: true }],
    [4, 4, { isThorough: true, isWide: true }],
    [4, 5, {}],
  ])("finds every winner of %i × %i, holes included, as brute force does (%j)", (rows, columns, settings) => {
    expect(wrongWinners(rows, columns, settings)).toEqual([]);
  });

  it("agrees with the solved game at every position that plays of 4 × 4 reach, and chooses winning moves", async () => {
    const rules = domineering();
    const expert = await expertOf(4, 4);
    const graph = explicitGame(rules);
    const values = bruteForce(graph);
    for (const [vertex, position] of graph.positions.entries()) {
      const { result } = values[vertex];
      expect(run(expert.value(position))?.result).toBe(result);
      const move = expert.choose && run(expert.choose(position));
      const keeps = move === undefined ? undefined : values[graph.vertexOf(rules.play(position, move))].result;
      expect(keeps).toBe(result === position.turn ? result : undefined); // none in a lost position
    }
  });

  // Who wins when 0 begins, and when 1 does: Lachmann, Moore and Rapaport, Who Wins Domineering on Rectangular Boards?
  // (2000); Breuker, Uiterwijk and van den Herik, Solving 8 × 8 Domineering (2000).
  it.each([
    [2, 13, 1, 0],
    [3, 9, 1, 1],
    [4, 7, 0, 0],
    [4, 8, 1, 1],
    [5, 6, 1, 1],
    [5, 9, 1, 1],
    [6, 6, 0, 1],
    [6, 7, 0, 0],
    [6, 8, 1, 1],
    [7, 7, 0, 1],
  ] as const)("finds that %i × %i is won by %i, or %i when player 1 begins", async (rows, columns, first, second) => {
    const rules = domineering({ rows, columns });
    const expert = await expertOf(rows, columns);
    expect(run(expert.value(rules.start))?.result).toBe(first);
    expect(run(expert.value({ ...rules.start, turn: 1 }))?.result).toBe(second);
  });

  it("finds the same with fewer nodes when it is thorough", async () => {
    const game = domineering({ rows: 7, columns: 7 });
    const nodesOf = async (thorough: boolean): Promise<number> => {
      const expert = await game.expert?.({ load: async () => undefined, thorough });
      const work = expert?.value(game.start);
      if (work === undefined) throw new Error("there is no expert");
      let nodes = 0;
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) {
          expect(step.value?.result).toBe(0);
          return nodes;
        }
        step.value.pauseAt = step.value.nodes + 1;
        nodes = step.value.nodes;
      }
    };
    const nodes = await nodesOf(true);
    expect(nodes).toBeLessThan((await nodesOf(false)) / 5);
    expect(nodes).toBeLessThan(20_000); // so that a lost bound is noticed: it has 18,636
  });

  it("says nothing when its budget is spent, and is right about the next question", async () => {
    const rules = domineering({ rows: 8, columns: 8 });
    const { notation } = rules;
    const expert = await expertOf(8, 8);
    expect(runWithin(expert.value(rules.start), { nodes: 20_000 })).toBeUndefined();
    const rest = unwrap(notation.readPosition(`${"XXXXXXXX/".repeat(3)}${"X.....XX/".repeat(5)}`.slice(0, -1)));
    expect(run(expert.value(rest))?.result).toBe(1); // 5 × 5, where the second player wins
    expect(run(expert.value({ ...rest, turn: 1 as Player }))?.result).toBe(0);
  });

  it("searches the same positions with one word per set of cells and with two, wherever the board ends", () => {
    for (const [rows, columns, turn] of [
      [6, 6, 0],
      [5, 9, 1],
      [2, 13, 0],
      [13, 2, 1],
    ]) {
      const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
      const found = [false, true].map((isWide) => {
        const kernel = domineeringKernel(rows, columns, 16, { isWide });
        const [first, second] = setOfCells(rows * columns, cells);
        kernel.begin(turn, first, second);
        while (!kernel.advance(1_000_000));
        return [kernel.foundWinner(), kernel.nodeCount()];
      });
      expect(found[1]).toEqual(found[0]);
    }
  });

  // A board with only these rows and columns free is the smaller board, wherever it lies: across the words of 64 cells.
  it.each([
    [8, 9, 5, 5, 1, 0],
    [9, 14, 4, 6, 0, 1],
    [16, 8, 5, 6, 1, 1],
  ])("finds on %i × %i that %i × %i inside is won by %i, or %i when player 1 begins", async (...board) => {
    const [rows, columns, high, wide, first, second] = board;
    const expert = await expertOf(rows, columns);
    for (const top of [0, rows - high, Math.floor((rows - high) / 2)]) {
      for (const left of [0, columns - wide]) {
        const inside = Array.from({ length: high * wide }, (_, index) => {
          return (top + Math.floor(index / wide)) * columns + left + (index % wide);
        });
        const free = setOfCells(rows * columns, inside);
        expect(run(expert.value({ free, turn: 0 }))?.result).toBe(first);
        expect(run(expert.value({ free, turn: 1 }))?.result).toBe(second);
      }
    }
  });

  it("is there for boards of at most 128 cells, of any shape", () => {
    for (const [rows, columns] of [
      [2, 31],
      [31, 4],
      [8, 9],
      [16, 8],
    ]) {
      expect(domineering({ rows, columns }).expert).toBeDefined();
    }
    expect(domineering({ rows: 10, columns: 13 }).expert).toBeUndefined();
  });
});
