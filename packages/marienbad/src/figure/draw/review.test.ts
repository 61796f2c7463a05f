import { describe, expect, it } from "vitest";
import type { AnyKit } from "../../game/kit.ts";
import { makeGame } from "../../games/index.ts";
import { oracleFor, reviewPlay } from "../../oracle/index.ts";
import { FIGURE_FORMATS } from "../write/index.ts";
import { reviewFigure, reviewScale } from "./review.ts";

const kit = makeGame("tictactoe").kit as AnyKit;
const play = ["5", "2", "1", "9", "4", "6", "7"]; // 2 loses (the corner was needed), then X forks
const moves: unknown[] = [];
let position = kit.rules.start;
for (const word of play) {
  const legal = kit.rules.moves(position);
  const move = legal.find((candidate: unknown) => kit.notation.writeMove(candidate, position) === word);
  moves.push(move);
  position = kit.rules.play(position, move);
}
const review = await reviewPlay(kit, oracleFor(kit), kit.rules.start, moves);

describe("the curve of a review", () => {
  const scene = reviewFigure(review, { language: "fr" });
  const dots = scene.nodes.filter(({ id }) => id.startsWith("m"));

  it("goes up for player 0 and down for player 1, further the sooner", () => {
    // A draw until 2 is played; after it player 0 wins (any analysis of tic-tac-toe), sooner with every move.
    expect(dots.slice(0, 2).map(({ y }) => Math.abs(y))).toEqual([0, 0]);
    const rising = dots.slice(2).map(({ y }) => y);
    expect(rising.every((y) => y < 0)).toBe(true);
    expect(rising.toSorted((one, other) => other - one)).toEqual(rising);
  });

  it("marks faults by their sign and names them in its legend", () => {
    expect(dots.map(({ note }) => note?.lines[0])).toEqual([
      undefined,
      undefined,
      "?",
      ...Array.from({ length: dots.length - 3 }, () => undefined),
    ]);
    expect(scene.legend.filter((item) => "sign" in item)).toEqual([{ sign: "?", text: "faute" }]);
  });

  it("has a blank twin without curve and signs", () => {
    const blank = reviewFigure(review, { blank: true });
    expect(blank.nodes.every(({ note }) => note === undefined)).toBe(true);
    expect(blank.edges.every(({ stroke }) => stroke === "faded")).toBe(true);
  });

  it("can be written in every format", () => {
    for (const format of FIGURE_FORMATS) expect(format.write(scene, {}).length).toBeGreaterThan(500);
  });

  it("keeps a win of unknown length far from the edge, and an opinion on the line", () => {
    const source = review.moves[0].after.source;
    const won = { certainty: "proved", source, result: 1, rank: undefined } as const;
    const guess = { certainty: "estimated", source, estimate: 7, heuristic: "x" } as const;
    const { heightOf, ticks } = reviewScale([won, guess, { ...won, rank: 40 }]);
    expect(heightOf(guess)).toBe(0);
    expect(heightOf(won)).toBeCloseTo(heightOf({ ...won, rank: 40 }), 5);
    expect(heightOf({ ...won, result: 0, rank: 1 })).toBe(1);
    expect(ticks.map(({ moves: count }) => count)).toEqual([1, 1, 10, 10, 20, 20, 30, 30]);
  });
});
