import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../../test/brute-force.ts";
import { unwrap } from "../../../base/error.ts";
import { run, runWithin } from "../../../base/work.ts";
import type { Player } from "../../../game/game.ts";
import type { Expert } from "../../../game/kit.ts";
import { domineering } from "../index.ts";
import type { Move, Position } from "../rules.ts";
import { domineeringKernel } from "./kernel.ts";

/** For every set of free cells and each player to move, who wins: a player wins who has a move that wins. */
function winnersByBruteForce(rows: number, columns: number): readonly [Uint8Array, Uint8Array] {
  const size = rows * columns;
  const cells = Array.from({ length: size }, (_, cell) => cell);
  const vertical = cells.filter((cell) => cell + columns < size).map((cell) => (1 << cell) | (1 << (cell + columns)));
  const horizontal = cells.filter((cell) => cell % columns < columns - 1).map((cell) => 3 << cell);
  const winners = [new Uint8Array(2 ** size), new Uint8Array(2 ** size)] as const;
  for (let free = 0; free < 2 ** size; free++) {
    const wins = (dominoes: readonly number[], player: number): boolean =>
      dominoes.some((domino) => (free & domino) === domino && winners[1 - player][free ^ domino] === player);
    winners[0][free] = wins(vertical, 0) ? 0 : 1;
    winners[1][free] = wins(horizontal, 1) ? 1 : 0;
  }
  return winners;
}

async function expertOf(rows: number, columns: number): Promise<Expert<Position, Move>> {
  const expert = await domineering.make({ rows, columns }).kit.expert?.({ load: async () => undefined });
  if (expert === undefined) throw new Error("there is no expert");
  return expert;
}

describe("the prover of domineering", () => {
  it.each([
    [7, 1, false],
    [2, 7, false],
    [2, 7, true],
    [5, 3, false],
    [4, 4, true],
    [4, 5, false],
  ])("finds every winner of %i × %i, holes included, as brute force does (thorough: %s)", (rows, columns, thorough) => {
    const winners = winnersByBruteForce(rows, columns);
    const kernel = domineeringKernel(rows, columns, 12, thorough);
    const wrong: string[] = [];
    for (let free = 0; free < winners[0].length; free++) {
      for (const turn of [0, 1]) {
        kernel.begin(free, 0, turn);
        while (!kernel.advance(1_000_000));
        if (kernel.foundWinner() !== winners[turn][free]) wrong.push(`${free.toString(2)} ${turn}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("agrees with the solved game at every position that plays of 4 × 4 reach, and chooses winning moves", async () => {
    const { rules } = domineering.make().kit;
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
    const { rules } = domineering.make({ rows, columns }).kit;
    const expert = await expertOf(rows, columns);
    expect(run(expert.value(rules.start))?.result).toBe(first);
    expect(run(expert.value({ ...rules.start, turn: 1 }))?.result).toBe(second);
  });

  it("finds the same with fewer nodes when it is thorough", async () => {
    const { kit } = domineering.make({ rows: 7, columns: 7 });
    const nodesOf = async (thorough: boolean): Promise<number> => {
      const expert = await kit.expert?.({ load: async () => undefined, thorough });
      const work = expert?.value(kit.rules.start);
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
    expect(await nodesOf(true)).toBeLessThan((await nodesOf(false)) / 10);
  });

  it("says nothing when its budget is spent, and is right about the next question", async () => {
    const { rules, notation } = domineering.make({ rows: 8, columns: 8 }).kit;
    const expert = await expertOf(8, 8);
    expect(runWithin(expert.value(rules.start), { nodes: 20_000 })).toBeUndefined();
    const rest = unwrap(notation.readPosition(`${"XXXXXXXX/".repeat(3)}${"X.....XX/".repeat(5)}`.slice(0, -1)));
    expect(run(expert.value(rest))?.result).toBe(1); // 5 × 5, where the second player wins
    expect(run(expert.value({ ...rest, turn: 1 as Player }))?.result).toBe(0);
  });

  it("is there for boards of at most 64 cells, of any shape", () => {
    for (const [rows, columns] of [
      [2, 31],
      [31, 2],
      [8, 8],
    ]) {
      expect(domineering.make({ rows, columns }).kit.expert).toBeDefined();
    }
    expect(domineering.make({ rows: 5, columns: 13 }).kit.expert).toBeUndefined();
  });
});
