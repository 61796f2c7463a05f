import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../../test/arenas.ts";
import { naiveSolution } from "../../../test/naive.ts";
import { nim10 } from "../../../test/tikz/subjects.ts";
import { solve } from "../../solve/index.ts";
import { attractorFrames, findFigure, type Scene } from "../index.ts";
import { svgFormat } from "../write/svg.ts";

/** The vertices that a scene shows in a player's colour. */
const coloured = ({ nodes }: Scene, player: 0 | 1): string[] =>
  nodes.filter(({ tone }) => tone === `player${player}`).map(({ id }) => id);

const viewBox = (scene: Scene): string | undefined => /viewBox="[^"]*"/.exec(svgFormat.write(scene))?.[0];

describe("the attractor in frames", () => {
  it("has the arena alone, then one frame for each layer, coloured by the ranks so far (naive solution)", () => {
    fc.assert(
      fc.property(arenas, fc.constantFrom(0 as const, 1 as const), (arena, player) => {
        const naive = naiveSolution(arena);
        const ranks = naive.map(({ outcome, rank }) => (outcome === `player${player}` ? (rank as number) : Infinity));
        const finite = ranks.filter((rank) => rank < Infinity);
        const layers = finite.length === 0 ? 1 : Math.max(...finite) + 1; // an empty attractor is one empty layer
        const frames = attractorFrames(arena, solve(arena), { player });
        expect(frames).toHaveLength(layers + 1);
        frames.forEach((frame, index) => {
          // Goals look like goals from the beginning: they are given.
          const last = Math.max(0, index - 1);
          const expected = ranks.flatMap((rank, vertex) => (rank <= last ? [`v${vertex}`] : []));
          expect(coloured(frame, player)).toEqual(expected);
          const joining = frame.nodes.filter(({ stroke, width }) => stroke === "strong" && width > 0);
          const joined = ranks.flatMap((rank, vertex) => (rank === index - 1 ? [`v${vertex}`] : []));
          expect(joining.map(({ id }) => id)).toEqual(joined);
        });
      }),
    );
  });

  it("moves nothing, and keeps one size, however long its captions are", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const frames = attractorFrames(arena, solve(arena));
        const places = frames.map(({ nodes }) =>
          nodes.map(({ id, x, y, width, height }) => ({ id, x, y, width, height })),
        );
        for (const place of places) expect(place).toEqual(places[0]);
        expect(new Set(frames.map(viewBox)).size).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  it("says what joins (SPEC, worked example 1: A₂ adds (3,1))", () => {
    const frames = findFigure("attractor").frames?.(nim10) as Scene[];
    expect(frames[0].texts).toEqual([]);
    expect(frames[3].texts.map(({ text }) => text)).toEqual(["A₂", "+ (3,1)"]);
  });
});
