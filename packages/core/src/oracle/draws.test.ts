import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenaFrom, arenas, at, endlessArenas } from "../../test/arenas.ts";
import { keepsItsPromise, plain } from "../../test/judgements.ts";
import { naiveSolution } from "../../test/naive.ts";
import { type Arena, arenaGame, ownerOf } from "../arena/index.ts";
import { opponent, type Player, type Result } from "../game/index.ts";
import type { JudgedMove } from "./judgement.ts";
import { oracleFor } from "./oracle.ts";
import { createPlayer } from "./players.ts";
import { bestLine, reviewPlay } from "./review.ts";

/** A → B or D, B → C → D, where A and so on are player 0's as listed, and D is a drawn dead end. */
const square = (zero: string[], endless?: Player): Arena => ({
  ...arenaFrom({ A: ["B", "D"], B: ["C"], C: ["D"], D: [] }, zero, [[], []]),
  ...(endless !== undefined && { endless }),
});

/** What the definitions say of every vertex, as the oracle writes it. */
function defined(arena: Arena): { result: Result; rank: number | undefined; endless?: true }[] {
  return naiveSolution(arena).map(({ outcome, rank }) => {
    const result = outcome === "player0" ? 0 : outcome === "player1" ? 1 : "draw";
    return rank === undefined ? { result, rank, endless: true } : { result, rank };
  });
}

describe("the oracle of an arena", () => {
  it("says of every position and every move what the definitions say, with each owner of endless plays", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(arenas, endlessArenas), async (arena) => {
        const values = defined(arena);
        const oracle = oracleFor(arenaGame(arena));
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const analysis = await oracle.analyse(vertex);
          expect(plain(analysis.value)).toEqual(values[vertex]);
          for (const move of analysis.moves) expect(plain(move)).toEqual(values[move.move]);
          keepsItsPromise(analysis, ownerOf(arena, vertex), arena.endless);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("delays a draw for who wins endless plays, and hurries it for the other", async () => {
    const rank = async (arena: Arena): Promise<unknown> =>
      plain(await oracleFor(arenaGame(arena)).value(at(arena, "A")));
    expect(await rank(square(["A"], 0))).toEqual({ result: "draw", rank: 3 });
    expect(await rank(square(["A"], 1))).toEqual({ result: "draw", rank: 1 });
    expect(await rank(square(["A"]))).toEqual({ result: "draw", rank: 1 });
  });

  it("leads who loses endless plays to the drawn end, against any answers", async () => {
    await fc.assert(
      fc.asyncProperty(endlessArenas, fc.nat(), async (arena, where) => {
        const values = defined(arena);
        const from = where % arena.vertexCount;
        fc.pre(values[from].result === "draw");
        const hurried = opponent(arena.endless);
        const perfect = await createPlayer("perfect", arenaGame(arena));
        const { moves, value } = await oracleFor(arenaGame(arena)).analyse(from);
        if (ownerOf(arena, from) !== hurried || moves.length === 0) return;
        const after = values[await perfect.choose(from)];
        expect(after).toEqual({ result: "draw", rank: (plain(value).rank as number) - 1 });
      }),
      { numRuns: 500 },
    );
  });

  it("finds nothing wrong with the best line of a draw, which ends, and names the quickest move as best", async () => {
    // Player 1 loses endless plays and owns the square A → B → A, from which D ends the play in a draw.
    const arena: Arena = {
      ...arenaFrom({ A: ["B", "D"], B: ["A"], D: [] }, [], [[], []]),
      endless: 0,
    };
    const [A, B, D] = ["A", "B", "D"].map((name) => at(arena, name));
    const game = arenaGame(arena);
    const oracle = oracleFor(game);
    expect(await bestLine(game, oracle, B, 9)).toEqual([A, D]);
    const { moves } = await reviewPlay(game, oracle, B, [A, B, A, D]);
    expect(moves.map(({ best }) => best)).toEqual([[A], [D], [A], [D]]);
    expect(moves.map(({ severity }) => severity)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("gives who wins endless plays the draw that sets the most traps, then the latest", async () => {
    // From A player 0 goes to X or Y, where player 1 can err by going to L, or to Z, a longer way to the drawn end.
    const ways = {
      A: ["Z", "X", "Y"],
      X: ["D", "L"],
      Y: ["D", "L", "M"],
      Z: ["U"],
      U: ["D"],
      D: [],
      L: ["L"],
      M: ["M"],
    };
    const arena: Arena = { ...arenaFrom(ways, ["A"], [[], []]), endless: 0 };
    const { moves } = await oracleFor(arenaGame(arena)).analyse(at(arena, "A"));
    const reported = moves.map(({ move, traps }: JudgedMove<number>) => `${arena.label(move)} ${traps}`);
    expect(reported).toEqual(["Y 2", "X 1", "Z 0"]);
  });
});
