import { describe, expect, it } from "vitest";
import { explore, rankOf, winnerOf } from "../../arena/index.ts";
import { unwrap } from "../../base/error.ts";
import { solveArena } from "../../solve/index.ts";
import { verify } from "../../verify/index.ts";
import { makeGame } from "../all.ts";

/**
 * A second writing of the rules: points as columns and rows, joined when they are neighbours and one of them is the
 * middle or they share a column or a row. In how many moves the hounds win, by repeating "best of the moves" until
 * nothing changes; undefined where they never do.
 */
function bruteForce(): number | undefined {
  const points = ["0,1", ...[1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => `${x},${y}`)), "4,1"];
  const place = (point: string): number[] => point.split(",").map(Number);
  const joined = (one: string, other: string): boolean => {
    const [[x, y], [u, v]] = [place(one), place(other)];
    const [dx, dy] = [Math.abs(x - u), Math.abs(y - v)];
    if (dx > 1 || dy > 1 || one === other) return false;
    if ([x, u].includes(0) || [x, u].includes(4)) return dx === 1;
    return dx + dy === 1 || one === "2,1" || other === "2,1";
  };
  const states: [string, boolean][] = [];
  for (const a of points) {
    for (const b of points) {
      for (const c of points) {
        if (!(a < b && b < c)) continue;
        for (const hare of points) {
          if ([a, b, c].includes(hare)) continue;
          for (const hounds of [true, false]) states.push([`${[a, b, c].join(" ")}|${hare}`, hounds]);
        }
      }
    }
  }
  const next = (state: string, houndsMove: boolean): string[] => {
    const [pack, hare] = state.split("|");
    const hounds = pack.split(" ");
    const free = (point: string): boolean => point !== hare && !hounds.includes(point);
    if (!houndsMove) return points.filter((to) => free(to) && joined(hare, to)).map((to) => `${pack}|${to}`);
    return hounds.flatMap((from) =>
      points
        .filter((to) => free(to) && joined(from, to) && place(to)[0] >= place(from)[0])
        .map((to) => `${[...hounds.filter((hound) => hound !== from), to].sort().join(" ")}|${hare}`),
    );
  };
  const wins = new Map<string, number>();
  for (let moves = 0, grows = true; grows; moves++) {
    grows = false;
    const found: string[] = [];
    for (const [state, houndsMove] of states) {
      const key = `${state}${houndsMove}`;
      if (wins.has(key)) continue;
      const values = next(state, houndsMove).map((after) => wins.get(`${after}${!houndsMove}`));
      const isWon = houndsMove
        ? values.some((value) => value !== undefined)
        : values.every((value) => value !== undefined);
      if (isWon) found.push(key);
    }
    for (const key of found) wins.set(key, moves);
    grows = found.length > 0;
  }
  return wins.get(`${["0,1", "1,0", "1,2"].join(" ")}|4,1true`);
}

describe("hare and hounds", () => {
  it("is won by the hounds in 23 moves, as a second writing of the rules says", () => {
    const { arena } = explore(makeGame("hounds"));
    const solution = solveArena(arena);
    expect([winnerOf(solution, 0), rankOf(solution, 0)]).toEqual([0, bruteForce()]);
    expect(rankOf(solution, 0)).toBe(23);
    expect(verify(arena, solution)).toBeUndefined();
  });

  it("never lets a hound go left, and gives the hare what the hounds cannot move in", () => {
    const rules = makeGame("hounds");
    const { notation } = rules;
    const position = unwrap(notation.readPosition("./.X./.X./..X/O 0"));
    const words = rules.moves(position).map((move) => notation.writeMove(move, position));
    expect(words.toSorted()).toEqual(["b-c", "e-c", "e-f", "e-h", "i-f"]);
    const stuck = unwrap(notation.readPosition("./..X/..X/..O/X 0"));
    expect(rules.result(stuck)).toBe(1);
  });

  it("refuses packs of another size", () => {
    const { notation } = makeGame("hounds");
    const read = notation.readPosition("X/O../.../X../O 0");
    expect(read.ok ? [] : read.faults.length).toBe(2);
  });
});
