import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Player, Result } from "../game/game.ts";
import { bestOfMoves, compareJudgements, type Judgement, type Proved, proved, sourceOf } from "./judgement.ts";

const source = sourceOf("arena");
const fact = (result: Result, rank?: number, more: Partial<Proved> = {}): Proved => ({
  ...proved({ result, rank }, source),
  ...more,
});
const guess = (estimate: number): Judgement => ({
  certainty: "estimated",
  source: sourceOf("search"),
  estimate,
  heuristic: "lines",
});
const endless = fact("draw", undefined, { endless: true });

describe("the order of judgements", () => {
  /** From the best to the worst for a player, those that are equally good together. */
  const order = (player: Player): (Judgement & { readonly traps?: number })[][] => {
    const sign = player === 0 ? 1 : -1;
    const other = (1 - player) as Player;
    return [
      [fact(player, 0)],
      [fact(player, 2), fact(player, undefined, { within: 2 }), fact(player, 2, { within: 5 })],
      [fact(player, 7)],
      [fact(player)],
      [guess(sign * 5)],
      [guess(sign * 0.5)],
      [{ ...fact("draw", 9), traps: 3 }],
      [{ ...fact("draw", 2), traps: 1 }],
      [fact("draw", 4), { ...fact("draw"), traps: 0 }, endless],
      [guess(0)],
      [guess(sign * -2)],
      [fact(other, 8), fact(other, undefined, { within: 8 })],
      [fact(other, 3)],
      [fact(other), fact(other, 0)],
    ];
  };

  it.each([0, 1] as const)("is that of wins, guesses and losses for player %i", (player) => {
    const groups = order(player);
    for (const [place, group] of groups.entries()) {
      for (const one of group) {
        for (const equal of group) expect(compareJudgements(one, equal, player)).toBeCloseTo(0, 9);
        for (const worse of groups.slice(place + 1).flat()) {
          expect(compareJudgements(one, worse, player)).toBeLessThan(0);
          expect(compareJudgements(worse, one, player)).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe("the best of the moves", () => {
  it("has the rank of the definition where every move is known", () => {
    const ends = fc.oneof(
      fc.record({ result: fc.constantFrom<Result>(0, 1, "draw"), rank: fc.nat(9) }),
      fc.constant({ result: "draw" as const, rank: undefined, endless: true as const }),
    );
    const check = fc.property(
      fc.array(ends, { minLength: 1, maxLength: 5 }),
      fc.constantFrom<Player>(0, 1),
      (values, player) => {
        const ranksOf = (result: Result): number[] =>
          values.flatMap((value) => (value.result === result && value.rank !== undefined ? [value.rank] : []));
        const isDraw = values.some(({ result }) => result === "draw");
        const wins = ranksOf(player);
        const draws = ranksOf("draw");
        const expected =
          wins.length > 0
            ? { result: player, rank: Math.min(...wins) + 1 }
            : draws.length > 0
              ? { result: "draw", rank: Math.min(...draws) + 1 }
              : isDraw
                ? { result: "draw", rank: undefined, endless: true }
                : { result: 1 - player, rank: Math.max(...ranksOf((1 - player) as Player)) + 1 };
        const best = bestOfMoves(
          values.map((value) => proved(value, source)),
          player,
        );
        expect(best).toEqual({ certainty: "proved", source, ...expected });
      },
    );
    fc.assert(check);
  });

  it("is won when one move is proved to win, with a rank only where no other can be quicker", () => {
    expect(bestOfMoves([fact(0, 0), guess(3)], 0)).toEqual(fact(0, 1));
    expect(bestOfMoves([fact(0, 4), guess(3)], 0)).toEqual(fact(0, undefined, { within: 5 }));
    expect(bestOfMoves([fact(0, 4), fact(0)], 0)).toEqual(fact(0, undefined, { within: 5 }));
    expect(bestOfMoves([fact(0, 6), fact(0, undefined, { within: 2 })], 0)).toEqual(fact(0, undefined, { within: 3 }));
    expect(bestOfMoves([fact(0), fact(1, 3)], 0)).toEqual(fact(0));
    expect(Object.keys(bestOfMoves([fact(0)], 0))).not.toContain("within");
    expect(bestOfMoves([fact(0, 4), fact(1), fact("draw")], 0)).toEqual(fact(0, 5));
    expect(Object.keys(bestOfMoves([fact(0, 4), fact(1)], 0))).not.toContain("within");
  });

  it("is lost when all moves lose, as late as the latest of them", () => {
    expect(bestOfMoves([fact(1, 2), fact(1, 6), fact(1, 4)], 0)).toEqual(fact(1, 7));
    expect(bestOfMoves([fact(1, 2), fact(1, undefined, { within: 6 })], 0)).toEqual(fact(1, undefined, { within: 7 }));
    expect(bestOfMoves([fact(1, 9), fact(1, undefined, { within: 6 })], 0)).toEqual(fact(1, undefined, { within: 10 }));
    const unknown = bestOfMoves([fact(1, 2), fact(1)], 0);
    expect(unknown).toEqual(fact(1));
    expect(Object.keys(unknown)).not.toContain("within");
    expect(Object.keys(bestOfMoves([fact(1, 2)], 0))).not.toContain("within");
  });

  it("is drawn with the source of a draw, and a rank only where all draws have one or are endless", () => {
    const book = { ...fact("draw", 5), source: sourceOf("database") };
    expect(bestOfMoves([fact(1, 1), book, endless], 0)).toEqual({ ...fact("draw", 6), source: sourceOf("database") });
    expect(bestOfMoves([fact(1, 1), fact("draw", 5), fact("draw")], 0)).toEqual(fact("draw"));
    expect(bestOfMoves([fact("draw", 5), fact("draw", 3)], 1)).toEqual(fact("draw", 4));
    expect(bestOfMoves([fact(1, 1), endless], 0)).toEqual(endless);
  });

  it("has the source of the first of equally long moves", () => {
    const read = { source: sourceOf("database") };
    expect(bestOfMoves([fact(0, 2, read), fact(0, 2)], 0)).toEqual(fact(0, 3, read));
    expect(bestOfMoves([fact(1, 2, read), fact(1, 2)], 0)).toEqual(fact(1, 3, read));
  });

  it("is a guess otherwise: the best of all, in the unit of the heuristic, and a proved draw is even", () => {
    const best = (moves: Judgement[], player: Player): Judgement => bestOfMoves(moves, player);
    expect(best([fact(1, 3), guess(-2), guess(4)], 0)).toEqual(guess(4));
    expect(best([fact(0, 3), guess(-2), guess(4)], 1)).toEqual(guess(-2));
    expect(best([guess(-2), fact("draw", 1)], 0)).toEqual(guess(0));
    expect(best([guess(-2), fact("draw", 1)], 1)).toEqual(guess(-2));
    expect(best([fact(1, 3), guess(-2)], 0)).toEqual(guess(-2));
  });
});
