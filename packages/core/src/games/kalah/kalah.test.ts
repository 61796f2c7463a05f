import { describe, expect, it } from "vitest";
import { explore, type Points } from "../../arena/index.ts";
import { unwrap } from "../../base/error.ts";
import { solveScores } from "../../solve/index.ts";
import { makeGame } from "../all.ts";

/**
 * A second writing of the rules, on a ring with both stores in it: own pits, own store, the other's pits, the other's
 * store, always seen by the mover. What the mover gains in all, stores included.
 */
function bruteForce(pits: number, seeds: number, emptyCapture: boolean): number {
  const around = 2 * pits + 2;
  const known = new Map<string, number>();
  const best = (ring: readonly number[]): number => {
    const own = ring.slice(0, pits);
    const others = ring.slice(pits + 1, around - 1);
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
    if (sum(own) === 0 || sum(others) === 0) return sum(own) - sum(others);
    const key = [...own, ...others].join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const gains = own.flatMap((count, pit) => {
      if (count === 0) return [];
      const after = [...ring];
      after[pit] = 0;
      let place = pit;
      for (let hand = count; hand > 0; hand--) {
        do place = (place + 1) % around;
        while (place === around - 1); // the other's store
        after[place]++;
      }
      const opposite = 2 * pits - place;
      if (place < pits && after[place] === 1 && (emptyCapture || after[opposite] > 0)) {
        after[pits] += 1 + after[opposite];
        after[place] = 0;
        after[opposite] = 0;
      }
      const gain = after[pits] - ring[pits];
      const rest = after.with(pits, 0);
      const turned = [...rest.slice(pits + 1), ...rest.slice(0, pits + 1)];
      return place === pits ? [gain + best(rest)] : [gain - best(turned)];
    });
    const value = gains.reduce((a, b) => Math.max(a, b));
    known.set(key, value);
    return value;
  };
  const side = [...new Array<number>(pits).fill(seeds), 0];
  return best([...side, ...side]);
}

const scoreOf = (options: Readonly<Record<string, unknown>>): number => {
  const rules = makeGame("kalah", options);
  const { scores } = rules;
  const { arena, points } = explore(rules, { scores });
  return solveScores(arena, points as Points).pointsOfVertex[0];
};

describe("kalah", () => {
  it.each([
    [1, 1],
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
  ])("with %i pits of %i seeds gains what a second writing of the rules gains, with either capture", (pits, seeds) => {
    for (const capture of ["yes", "no"]) {
      expect(scoreOf({ pits, seeds, "empty-capture": capture })).toBe(bruteForce(pits, seeds, capture === "yes"));
    }
  });

  it("sows around, past the other's store, moves again from its own and captures", () => {
    const rules = makeGame("kalah", { pits: 3, seeds: 3 });
    const { notation, scores } = rules;
    const after = (written: string, word: string): [string, number | undefined] => {
      const position = unwrap(notation.readPosition(written));
      const pit = Number(word) - 1;
      expect(rules.moves(position)).toContain(pit);
      return [notation.writePosition(rules.play(position, pit)), scores?.gain?.(position, pit)];
    };
    expect(after("3,3,3/3,3,3 0", "1")).toEqual(["0,4,4/3,3,3 0", 1]); // the last seed is in the store
    expect(after("0,0,8/1,1,1 0", "3")).toEqual(["1,1,1/2,2,2 0", 2]); // past the other's store, to the own again
    expect(after("0,0,7/1,1,1 0", "3")).toEqual(["1,1,0/0,2,2 1", 1 + 1 + 2]); // to where they came from, and capture
    expect(after("1,0,3/2,5,2 0", "1")).toEqual(["0,0,3/2,0,2 1", 6]); // opposite lie five
    expect(after("3,2,3/1,0,4 1", "1")).toEqual(["3,0,3/0,0,4 0", -3]); // opposite lie two
  });

  it("banks a lone last seed only where the option says so", () => {
    for (const [capture, gain] of [
      ["yes", 1],
      ["no", 0],
    ] as const) {
      const rules = makeGame("kalah", { pits: 3, seeds: 3, "empty-capture": capture });
      const { notation, scores } = rules;
      const position = unwrap(notation.readPosition("1,0,3/2,0,2 0"));
      expect(scores?.gain?.(position, rules.moves(position)[0])).toBe(gain);
    }
  });

  it("refuses what is no board of it, with everything that is wrong", () => {
    const { notation } = makeGame("kalah", { pits: 2, seeds: 2 });
    const read = notation.readPosition("1,x/9,9,9 2");
    expect(read.ok ? 0 : read.faults.length).toBeGreaterThanOrEqual(3);
  });
});
