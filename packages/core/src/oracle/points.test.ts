import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coins, naiveCoins } from "../../test/coins.ts";
import { type FullGame, fullGame, Session } from "../game/index.ts";
import { match } from "./match.ts";
import { oracleFor } from "./oracle.ts";
import { createPlayer } from "./players.ts";
import { reviewPlay } from "./review.ts";
import { describeReviewed } from "./texts.ts";

const rows = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 7 });

describe("an oracle of a game for points", () => {
  it("knows what every move gains, by the solved arena and by a search alone", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (values, explores) => {
        const game = coins(values);
        const oracle = oracleFor(game, explores ? {} : { limit: 0 });
        const { value, moves } = await oracle.analyse(game.start);
        expect(value).toMatchObject({ certainty: "proved", points: naiveCoins(values) });
        const gains = moves.map((move) => move.certainty === "proved" && [move.move, move.points]);
        const left = values[0] + naiveCoins(values.slice(1), 1);
        const right = values[values.length - 1] + naiveCoins(values.slice(0, -1), 1);
        const both = [
          ["left", left],
          ["right", right],
        ].sort((one, other) => Number(other[1]) - Number(one[1]));
        expect(gains).toEqual(values.length === 1 ? [["left", left]] : both);
      }),
      { numRuns: 40 },
    );
  });

  it("says exact of a search only where every play was followed to its end", async () => {
    const game = coins(Array.from({ length: 30 }, (_, place) => (place * 7) % 10));
    const oracle = oracleFor(game, { limit: 0 });
    const { value } = await oracle.analyse(game.start, { nodes: 2000 });
    expect(value.certainty).toBe("estimated");
  });

  it("leaves a game for points in which plays can repeat to the search, which may still prove it", async () => {
    const game = fullGame<number, number>({
      start: 0,
      turn: (at) => (at % 2 === 0 ? 0 : 1),
      moves: (at) => (at === 9 ? [] : [1, 9]),
      play: (at, step) => (step === 9 ? 9 : (at + 1) % 4),
      result: () => undefined,
      key: (at) => at,
      scores: { score: () => 5, gain: () => 1 },
    });
    // Each step brings a point and each end five, so player 1 ends at once: 1 + 1 + 5.
    const { value } = await oracleFor(game).analyse(0, { nodes: 1000 });
    expect(value).toMatchObject({ certainty: "proved", points: 7, source: { id: "search" } });
  });
});

describe("a play for points", () => {
  it("counts them, and ends with who has more", () => {
    const session = new Session(coins([1, 8, 2]));
    session.playWords(["left", "left"]);
    expect(session.points).toBe(1 - 8);
    session.playWords(["left"]);
    expect(session.end).toEqual({ result: 1, reason: "points", points: 1 - 8 + 2 });
    session.undo([0]);
    expect(session.points).toBe(1 - 8);
  });

  it("is won by perfect players as brute force says, whoever plays against them", async () => {
    const values = [3, 9, 1, 2, 7, 4];
    const game: FullGame<unknown, unknown> = coins(values) as FullGame<unknown, unknown>;
    const best = naiveCoins(values);
    for (const rival of ["perfect", "strong:2000n", "minimax:6", "mcts:300n", "random"]) {
      const players = [await createPlayer("perfect", game), await createPlayer(rival, game)] as const;
      const { games } = await match(game, players, { games: 1 });
      const session = new Session(game);
      for (const move of games[0].moves) session.play(move);
      const { points = 0 } = session.end ?? {};
      if (rival === "perfect" || rival === "minimax:6") expect(points).toBe(best);
      else expect(points).toBeGreaterThanOrEqual(best);
    }
  });

  it("is reviewed by what each move threw away of the final score", async () => {
    const game = coins([1, 8, 2, 3]);
    const review = await reviewPlay(game, oracleFor(game), game.start, ["left", "left", "right", "left"]);
    // Best: take the 3, leaving 1 8 2: the other takes 2 (or 1), then the 8 is ours: 3 − 2 + 8 − 1 = 8.
    expect(naiveCoins([1, 8, 2, 3])).toBe(8);
    // Taken the 1, the other takes the 8: 1 − 8 + 3 − 2 = −6.
    expect(review.moves.map(({ severity }) => severity)).toEqual(["blunder", undefined, undefined, undefined]);
    expect(review.moves[0]).toMatchObject({ before: { points: 8 }, after: { points: -6 }, best: ["right"] });
    expect(describeReviewed(review.moves[0], String).en).toBe("winning → losing; right keeps +8");
    expect(review.turningPoint).toBe(1);
  });

  it("calls a move that only throws points away an inaccuracy", async () => {
    const game = coins([5, 1]);
    const review = await reviewPlay(game, oracleFor(game), game.start, ["right", "left"]);
    expect(review.moves[0]).toMatchObject({ severity: "blunder", before: { points: 4 }, after: { points: -4 } });
    const large = coins([9, 7, 0, 9]); // 9 − 9 + 7 − 0 = 7, but 9 − 7 + 9 − 0 = 11 cannot be forced
    const { moves } = await reviewPlay(large, oracleFor(large), large.start, ["left", "left"]);
    expect(moves[1]).toMatchObject({ severity: "inaccuracy", lost: 4 });
    expect(describeReviewed(moves[1], String).en).toBe("losing, 4 points lost; right keeps +7");
  });
});
