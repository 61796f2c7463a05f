import { describe, expect, it } from "vitest";
import { explore, rankOf, winnerOf } from "../../arena/index.ts";
import { unwrap } from "../../base/error.ts";
import { solveArena } from "../../solve/index.ts";
import { verify } from "../../verify/index.ts";
import { makeGame } from "../all.ts";

const solved = (options: Readonly<Record<string, unknown>>) => {
  const { arena } = explore(makeGame("pursuit", options));
  const solution = solveArena(arena);
  expect(verify(arena, solution)).toBeUndefined();
  return { positions: arena.vertexCount, winner: winnerOf(solution, 0), rank: rankOf(solution, 0) };
};

describe("cops and robber", () => {
  it.each([
    // One cop catches on paths and complete graphs, two are needed on cycles and grids (Nowakowski and Winkler 1983),
    // three on Petersen's graph (Aigner and Fromme 1984).
    [{ graph: "path", size: 6, cops: 1 }, 0],
    [{ graph: "complete", size: 5, cops: 1 }, 0],
    [{ graph: "cycle", size: 3, cops: 1 }, 0],
    [{ graph: "cycle", size: 4, cops: 1 }, 1],
    [{ graph: "cycle", size: 7, cops: 2 }, 0],
    [{ graph: "grid", size: 3, cops: 1 }, 1],
    [{ graph: "grid", size: 3, cops: 2 }, 0],
    [{ graph: "petersen", cops: 2 }, 1],
  ] as const)("%o: player %i wins", (options, winner) => {
    expect(solved(options).winner).toBe(winner);
  });

  it("has as many positions as there are places: on the grid 4 × 4 one cop runs for ever", () => {
    // 1 before, 16 places of the cop, then 16 of the robber with either to move.
    expect(solved({})).toEqual({ positions: 1 + 16 + 2 * 16 * 16, winner: 1, rank: undefined });
  });

  it("is won by two cops there in 7 moves, and by three on Petersen's graph in 3", () => {
    // Pairs of alike cops: 16 · 17 / 2.
    expect(solved({ cops: 2 })).toEqual({ positions: 1 + 136 + 2 * 136 * 16, winner: 0, rank: 7 });
    expect(solved({ graph: "petersen", cops: 3 })).toMatchObject({ winner: 0, rank: 3 });
  });

  it("reads positions back, and says what is wrong with others", () => {
    const { notation } = makeGame("pursuit", { cops: 2 });
    for (const written of ["- - 0", "b2,a1 - 1", "b2,a1 d4 0", "a1,a1 d4 1"]) {
      expect(notation.writePosition(unwrap(notation.readPosition(written)))).toBe(written);
    }
    for (const wrong of ["a1 d4 0", "a1,z9 d4 0", "- d4 0", "a1,b2 - 0", "a1,b2 d4 2", "- - 1"]) {
      expect(notation.readPosition(wrong).ok, wrong).toBe(false);
    }
  });
});
