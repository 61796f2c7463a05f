import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../../test/brute-force.ts";
import { expectSame } from "../../../../test/expect-same.ts";
import { unwrap } from "../../../base/error.ts";
import { run, runWithin } from "../../../base/work.ts";
import type { Expert } from "../../../game/members.ts";
import { gridLines } from "../../grid/lines.ts";
import { tictactoe } from "../index.ts";
import type { Move, Position } from "../rules.ts";
import { tictactoeKernel } from "./expert.ts";

async function expertOf(rows: number, columns: number, align: number): Promise<Expert<Position, Move>> {
  const expert = await tictactoe({ rows, columns, align }).expert?.({ load: async () => undefined });
  if (expert === undefined) throw new Error("there is no expert");
  return expert;
}

/** Every position that is not finished, with its value for X (1, 0 or −1): the definition, literally. */
function valuesByBruteForce(rows: number, columns: number, align: number): Map<number, number> {
  const cells = Array.from({ length: rows * columns }, (_, cell) => 1 << cell);
  const full = 2 ** cells.length;
  const lines = gridLines(rows, columns, align).map((line) => line.reduce((set, cell) => set | (1 << cell), 0));
  const hasLine = (stones: number): boolean => lines.some((line) => (stones & line) === line);
  const valueOfKey = new Map<number, number>();
  const value = (x: number, o: number, placed: number): number => {
    const key = x * full + o;
    const known = valueOfKey.get(key);
    if (known !== undefined) return known;
    if (hasLine(placed % 2 === 0 ? o : x)) return placed % 2 === 0 ? -1 : 1;
    const empty = cells.filter((cell) => ((x | o) & cell) === 0);
    if (empty.length === 0) return 0;
    const found =
      placed % 2 === 0
        ? Math.max(...empty.map((cell) => value(x | cell, o, placed + 1)))
        : Math.min(...empty.map((cell) => value(x, o | cell, placed + 1)));
    valueOfKey.set(key, found);
    return found;
  };
  value(0, 0, 0);
  return valueOfKey;
}

const sizeOf = (set: number): number => set.toString(2).replaceAll("0", "").length;

describe("the prover of m,n,k-games", () => {
  it.each([
    [2, 2, 2],
    [3, 3, 3],
    [3, 4, 3],
    [3, 4, 4],
  ])("finds who wins at every position of %i × %i with %i in a row, as brute force does", (rows, columns, align) => {
    const kernel = tictactoeKernel(rows, columns, align, 12);
    const wins = (attack: number, defend: number, isAttacking: boolean): boolean => {
      kernel.begin(attack, 0, defend, 0, isAttacking ? 1 : 0);
      while (!kernel.advance(1_000_000));
      return kernel.attackerWins() === 1;
    };
    const full = 2 ** (rows * columns);
    const wrong: string[] = [];
    for (const [key, value] of valuesByBruteForce(rows, columns, align)) {
      const [x, o] = [Math.floor(key / full), key % full];
      const isTurnOfX = sizeOf(x) === sizeOf(o);
      if (wins(x, o, isTurnOfX) !== (value === 1)) wrong.push(`X at ${x.toString(2)}, ${o.toString(2)}`);
      if (wins(o, x, !isTurnOfX) !== (value === -1)) wrong.push(`O at ${x.toString(2)}, ${o.toString(2)}`);
    }
    expect(wrong).toEqual([]);
  });

  it("agrees with the solved game of 2 × 5, three in a row, and chooses moves that keep the result", async () => {
    const rules = tictactoe({ rows: 2, columns: 5 });
    const expert = await expertOf(2, 5, 3);
    const graph = explicitGame(rules);
    const values = bruteForce(graph);
    for (const [vertex, position] of graph.positions.entries()) {
      const { result } = values[vertex];
      expectSame(run(expert.value(position))?.result, result);
      if (rules.result(position) !== undefined) continue;
      const move = expert.choose && run(expert.choose(position));
      const isLost = result !== "draw" && result !== rules.turn(position);
      const kept = move === undefined ? undefined : values[graph.vertexOf(rules.play(position, move))].result;
      expectSame(kept, isLost ? undefined : result);
    }
  });

  // Uiterwijk and van den Herik, The advantage of the initiative (2000); for 7 × 7, W.-Y. Hsu and others, On solving
  // the 7,7,5-game and the 8,8,5-game (Theoretical Computer Science 815, 2020).
  it.each([
    [3, 6, 4, "draw"],
    [3, 7, 4, "draw"],
    [4, 5, 4, "draw"],
    [4, 6, 4, "draw"],
    [4, 7, 4, "draw"],
    [5, 5, 4, "draw"],
    [5, 6, 4, 0],
    [6, 5, 4, 0],
    [6, 6, 4, 0],
    [5, 5, 5, "draw"],
    [6, 6, 5, "draw"],
    [7, 7, 5, "draw"],
  ] as const)("finds that %i × %i with %i in a row is worth: %s", async (rows, columns, align, result) => {
    const rules = tictactoe({ rows, columns, align });
    const expert = await expertOf(rows, columns, align);
    expect(run(expert.value(rules.start))).toEqual({ result, rank: undefined });
  });

  it("knows every first move of 7 × 7 with five in a row from the proof of the start", async () => {
    const rules = tictactoe({ rows: 7, columns: 7, align: 5 });
    const expert = await expertOf(7, 7, 5);
    for (const cell of [0, 3, 8, 24]) {
      const value = runWithin(expert.value(rules.play(rules.start, cell)), { nodes: 200_000 });
      expect(value?.result).toBe("draw");
    }
  });

  it("says nothing when its budget is spent, and is right about the next question", async () => {
    const rules = tictactoe({ rows: 7, columns: 8, align: 5 });
    const { notation } = rules;
    const expert = await expertOf(7, 8, 5);
    expect(runWithin(expert.value(rules.start), { nodes: 10_000 })).toBeUndefined();
    const four = "......../......../.XXXX.../......../..OOO.../......../........ 1";
    expect(run(expert.value(unwrap(notation.readPosition(four))))?.result).toBe(0); // two ways to complete a line
  });

  it("goes on from what was saved when it was stopped, in another prover of the same board only", async () => {
    const rules = tictactoe({ rows: 7, columns: 7, align: 5 });
    const nodesOf = (expert: Expert<Position, Move>): number => {
      const work = expert.value(rules.start);
      let nodes = 0;
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) {
          expect(step.value?.result).toBe("draw");
          return nodes;
        }
        nodes = step.value.nodes;
        step.value.pauseAt = nodes + 1;
      }
    };
    const stopped = await expertOf(7, 7, 5);
    expect(runWithin(stopped.value(rules.start), { nodes: 16_000 })).toBeUndefined();
    const saved = stopped.memory?.save() ?? new Uint8Array();
    const next = await expertOf(7, 7, 5);
    expect(next.memory?.restore(saved)).toBe(true);
    expect(nodesOf(next)).toBeLessThan(nodesOf(await expertOf(7, 7, 5)) - 8000);

    const other = await expertOf(6, 8, 5);
    expect(other.memory?.restore(saved)).toBe(false);
    for (const damaged of [saved.slice(0, -1), saved.map((byte, at) => (at === 100 ? byte ^ 1 : byte))]) {
      expect(next.memory?.restore(damaged)).toBe(false);
    }
    expect(next.memory?.restore(new Uint8Array())).toBe(false);
  });

  it("is there for boards of 10 to 64 cells on which a line wins", () => {
    expect(tictactoe().expert).toBeUndefined(); // solved whole at once
    expect(tictactoe({ rows: 8, columns: 8, align: 5 }).expert).toBeDefined();
    expect(tictactoe({ rows: 6, columns: 11, align: 5 }).expert).toBeUndefined();
    expect(tictactoe({ rows: 4, columns: 4, misere: "yes" }).expert).toBeUndefined();
  });
});
