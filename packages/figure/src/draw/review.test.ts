import type { AnyGame } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import { oracleFor, reviewPlay } from "marienbad/oracle";
import { describe, expect, it } from "vitest";
import { FIGURE_FORMATS } from "../write/formats.ts";
import { reviewFigure, reviewScale } from "./review.ts";

const game = makeGame("tictactoe") as AnyGame;
const play = ["5", "2", "1", "9", "4", "6", "7"]; // 2 loses (the corner was needed), then X forks
const moves: unknown[] = [];
let position = game.start;
for (const word of play) {
  const legal = game.moves(position);
  const move = legal.find((candidate: unknown) => game.notation.writeMove(candidate, position) === word);
  moves.push(move);
  position = game.play(position, move);
}
const review = await reviewPlay(game, oracleFor(game), game.start, moves);

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

  it("leaves open what is not known: a bar over all heights that are possible, and a gap in the curve", () => {
    const [{ before, after }] = review.moves;
    const source = after.source;
    const won = { certainty: "proved", source, result: 1, rank: undefined } as const;
    const guess = { certainty: "estimated", source, estimate: 7, heuristic: "x" } as const;
    const { rangeOf, ticks } = reviewScale([won, guess, { ...won, rank: 40 }]);
    expect(rangeOf(guess)).toEqual([-1, 1]);
    expect(rangeOf(won)).toEqual([-1, -0]);
    const [exact] = rangeOf({ ...won, rank: 12 });
    expect(rangeOf({ ...won, within: 12 })).toEqual([-1, exact]);
    expect(rangeOf({ ...won, result: 0, rank: 1 })).toEqual([1, 1]);
    expect(ticks.map(({ moves: count }) => count)).toEqual([1, 1, 10, 10, 20, 20, 30, 30]);

    const [first, second, third, ...rest] = review.moves;
    const unsure = {
      ...review,
      moves: [first, { ...second, after: guess }, { ...third, before: guess, after: won }, ...rest],
    };
    const drawn = reviewFigure(unsure, { language: "fr" });
    const node = (id: string) => drawn.nodes.find((candidate) => candidate.id === id);
    // From a win of player 0 at once, y = −130, to one of player 1, y = 130.
    expect(before).toMatchObject({ result: "draw" });
    expect([node("m1")?.height, node("m2")?.height, node("m3")?.height]).toEqual([9, 269, 139]);
    expect(node("m3")).toMatchObject({ y: 65, stroke: "dotted", tone: "plain" });
    const curve = drawn.edges.filter(({ from }) => from.startsWith("m")).map(({ from, to }) => from + to);
    expect(curve).toEqual(["m0m1", "m4m5", "m5m6", "m6m7"]);
    const saysUnknown = ({ text }: (typeof drawn.legend)[number]): boolean => /^inconnu.+ dans la barre$/.test(text);
    expect([drawn.legend.some(saysUnknown), scene.legend.some(saysUnknown)]).toEqual([true, false]);
  });
});
