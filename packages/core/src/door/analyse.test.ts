import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coins, naiveCoins } from "../../test/coins.ts";
import { gameOf, gamePlans } from "../../test/games.ts";
import { explore } from "../arena/index.ts";
import { connect4 } from "../games/connect4/index.ts";
import { hex } from "../games/hex/index.ts";
import { nim } from "../games/nim/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { analyse } from "./analyse.ts";
import { solve } from "./solve.ts";

const plans = fc.boolean().chain((cyclic) => gamePlans({ cyclic }));

describe("the analysis of a game", () => {
  it("says of a small game what solving it says", async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const game = gameOf(plan);
        const [solved, analysed] = [solve(game), await analyse(game)];
        for (const position of explore(game).positions) {
          const { source, ...value } = await analysed.value(position);
          expect({ ...value, source: "arena" }).toEqual(solved.value(position));
          expect(["arena", "rules"]).toContain(source);
          const valuesOf = (moves: readonly { value: object }[]) =>
            moves.map(({ value }) => ({ ...value, source: undefined }));
          expect(valuesOf(await analysed.moves(position))).toEqual(valuesOf(solved.moves(position)));
        }
        expect(await analysed.line()).toEqual(solved.line());
        expect(await analysed.best()).toEqual(solved.best());
      }),
      { numRuns: 60 },
    );
  });

  it("counts points, and reviews them as a solved game does", async () => {
    const game = coins([1, 8, 2, 5]);
    const [solved, analysed] = [solve(game), await analyse(game)];
    expect(await analysed.value()).toMatchObject({ score: naiveCoins([1, 8, 2, 5]), proved: true });
    const played = ["left", "left", "right", "left"] as const;
    const [one, other] = [solved.review(played), await analysed.review(played)];
    const movesOf = ({ moves }: typeof one) =>
      moves.map(({ severity, lost, before, best }) => [severity, lost, before.score, best]);
    expect(movesOf(other)).toEqual(movesOf(one));
    expect(movesOf(one)[0][0]).toBeDefined(); // taking 1 gives 8 away
  });

  it("names the source of each answer, and says where nothing is proved", async () => {
    // Bouton 1901: the sum of the heaps modulo 4 is not 0, so player 0 wins; 10⁸ sticks are not explored.
    const heap = await analyse(nim({ sticks: 99_999_997, take: [1, 2, 3] }));
    expect(await heap.value()).toMatchObject({ winner: 0, proved: true, source: "theorem" });
    expect(await heap.best()).toBe(1);
    const board = await analyse(connect4({ columns: 5, rows: 4 }), { time: 20_000, memory: 64 });
    expect(await board.value()).toMatchObject({ winner: "draw", proved: true, source: "expert" }); // J. Tromp's table
    const open = await analyse({ ...hex({ size: 9 }), expert: undefined } as never, { time: 300, memory: 1 });
    expect(await open.value()).toMatchObject({ proved: false, source: "search" });
  });

  it("is stopped by a signal, and refuses what it cannot use", async () => {
    const analysed = await analyse(tictactoe(), { signal: { aborted: true } });
    await expect(analysed.value()).rejects.toMatchObject({ code: "interrupted" });
    // A MiB holds 4,096 positions at 256 bytes, fewer than the 5,478 of tic-tac-toe.
    const small = await (await analyse(tictactoe(), { memory: 1, time: 2000 })).value();
    const whole = await (await analyse(tictactoe(), { memory: 2, time: 2000 })).value();
    expect([small.source, whole.source]).toEqual(["search", "arena"]);
    await expect(analyse(tictactoe(), { memory: 0 })).rejects.toThrow("number of MiB above 0");
    await expect(analyse(tictactoe(), { times: 5 } as never)).rejects.toThrow('Did you mean "time"');
    await expect((await analyse(tictactoe(), { time: -1 })).value()).rejects.toMatchObject({
      code: "bad-argument",
    });
  });
});
