import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../../test/brute-force.ts";
import { expectSame } from "../../../../test/expect-same.ts";
import {
  boardOf,
  expectRight,
  hexGame,
  PlainSearch,
  positionOf,
  randomPosition,
} from "../../../../test/hex-plain-search.ts";
import { MarienbadError } from "../../../base/error.ts";
import { seededRandom } from "../../../base/random.ts";
import { run } from "../../../base/work.ts";
import type { Player } from "../../../game/game.ts";
import { oracleFor } from "../../../oracle/index.ts";
import { createPlayer } from "../../../oracle/players.ts";
import { hex } from "../index.ts";
import type { Position } from "../rules.ts";
import { HexProver } from "./prover.ts";

describe("the prover of hex", () => {
  it.each([1, 2, 3])("equals a plain search on every position of size %i, and so does every carrier", (size) => {
    const prover = new HexProver({ size });
    const plain = new PlainSearch(size);
    for (const position of explicitGame(hexGame(size)).positions) expectRight(size, prover, position, plain);
  });

  it("equals a plain search on positions of 4 × 4, and so does every carrier", () => {
    const prover = new HexProver({ size: 4 });
    const plain = new PlainSearch(4);
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 12 }), fc.nat(), (stones, seed) => {
        expectRight(4, prover, randomPosition(4, stones, seed), plain);
      }),
      { numRuns: 300 },
    );
  });

  it("and on late positions of 5 × 5, each with an empty table", () => {
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 17 }), fc.nat(), (stones, seed) => {
        const prover = new HexProver({ size: 5, megabytes: 1 });
        expectRight(5, prover, randomPosition(5, stones, seed), new PlainSearch(5));
      }),
      { numRuns: 60 },
    );
  });

  /*
   * Winning openings marked; player 0 joins top and bottom. 3 × 3 to 6 × 6: Benzene (University of Alberta), its list
   * of moves to swap, transposed, and its regression tests of 6 × 6; J. van Rijswijck, Queenbee's openings.
   */
  it.each([
    ["..X XXX X..", 4],
    ["...X ..X. .X.. X...", 17],
    ["....X .XXXX .XXX. XXXX. X....", 388],
  ])("finds the published openings %j, and looks at as many positions as ever", (published, nodes) => {
    const size = published.indexOf(" ");
    const rules = hexGame(size);
    const prover = new HexProver({ size });
    const proofs = rules.moves(rules.start).map((move) => prover.prove(rules.play(rules.start, move)));
    expect(proofs.map(({ winner }) => ".X"[1 - winner]).join("")).toBe(published.replaceAll(" ", ""));
    expect(proofs.reduce((sum, proof) => sum + proof.nodes, 0)).toBe(nodes);
  });

  it("says the same of a position, turned, and the contrary of its mirror with the players exchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.nat({ max: 5 }), fc.nat(), (size, pairs, seed) => {
        const position = randomPosition(size, 2 * Math.min(pairs, size), seed);
        if (position.ended) return;
        const board = boardOf(size, position);
        const winnerOf = (cells: readonly string[], turn: Player): Player =>
          new HexProver({ size, megabytes: 1 }).prove(positionOf(cells, turn)).winner;
        const turn = hexGame(size).turn(position);
        const winner = winnerOf(board, turn);
        expect(winnerOf(board.toReversed(), turn)).toBe(winner);
        const mirror = board.map((_, cell) => board[(cell % size) * size + Math.floor(cell / size)]);
        const exchanged = mirror.map((symbol) => ({ X: "O", O: "X" })[symbol] ?? symbol);
        expect(winnerOf(exchanged, turn === 0 ? 1 : 0)).toBe(1 - winner);
      }),
      { numRuns: 60 },
    );
  });

  it("chooses moves that keep a win against every answer, to its end on 4 × 4", () => {
    const rules = hexGame(4);
    const prover = new HexProver({ size: 4 });
    const seen = new Set<unknown>();
    const waiting = [rules.start];
    for (let position = waiting.pop(); position !== undefined; position = waiting.pop()) {
      const after = rules.play(position, prover.choose(position) as number);
      for (const answer of rules.moves(after)) {
        const next = rules.play(after, answer);
        expectSame(rules.result(next) === 1, false);
        if (!seen.has(rules.key(next))) waiting.push(next);
        seen.add(rules.key(next));
      }
    }
    expect(seen.size).toBeGreaterThan(50);
    expect(prover.choose(rules.play(rules.start, 6))).toBeUndefined(); // c2 wins, so nothing keeps a win
  });

  it("stops when its budget is spent, and goes on from what it has found", () => {
    const rules = hexGame(6);
    const prover = new HexProver({ size: 6 });
    const opening = rules.play(rules.start, 6); // a2
    expect(() => prover.prove(opening, { nodes: 1 })).toThrow(MarienbadError);
    expect(prover.prove(opening).winner).toBe(1);
  });

  it.each([
    [{ size: 8 }, /boards of 1 to 7 rows, not of 8/],
    [{ size: 4, megabytes: 0 }, /A table of 0 MiB is not possible/],
  ])("refuses %j", (options, reason) => {
    expect(() => new HexProver(options)).toThrow(reason);
  });
});

describe("the oracle of hex", () => {
  it("values every move of 5 × 5 exactly, and the start as the best of them", async () => {
    const game = hex({ size: 5 });
    const { value, moves } = await oracleFor(game).analyse(game.start);
    expect(value).toMatchObject({ certainty: "proved", result: 0, rank: undefined, source: { id: "expert" } });
    expect(moves.filter((move) => move.certainty === "proved" && move.result === 0).length).toBe(13);
    expect(moves.every(({ certainty }) => certainty === "proved")).toBe(true);
  });

  it("explores nothing for the ranks where many positions follow", async () => {
    const game = hex({ size: 5 });
    let asked = 0;
    const moves = (position: Position) => {
      asked++;
      return game.moves(position);
    };
    const { value } = await oracleFor({ ...game, moves }).analyse(game.start);
    expect(value.certainty).toBe("proved");
    expect(asked).toBeLessThan(100);
  });

  it("tells the rank where few cells are left", async () => {
    const game = hex({ size: 4 });
    const late = randomPosition(4, 6, 11);
    const { rank } = bruteForce(explicitGame(game, late))[0];
    expect(await oracleFor(game).value(late)).toMatchObject({ certainty: "proved", rank });
  });

  it("gives bounds that are not below the rank, on 4 × 4", async () => {
    const game = hex({ size: 4 });
    const expert = await game.expert?.({ load: async () => undefined });
    let bounds = 0;
    for (let seed = 0; seed < 60; seed++) {
      const position = randomPosition(4, 7 + (seed % 4), seed);
      if (position.ended || expert === undefined) continue;
      const { result, rank = 0 } = bruteForce(explicitGame(game, position))[0];
      const value = run(expert.value(position));
      expect(value?.result).toBe(result);
      if (value?.within === undefined) continue;
      expect(value.within).toBeGreaterThanOrEqual(rank);
      bounds++;
    }
    expect(bounds).toBeGreaterThan(20);
  });

  it("lets the perfect player win every game on 5 × 5 that it begins", async () => {
    const game = hex({ size: 5 });
    const oracle = oracleFor(game);
    const perfect = await createPlayer("perfect", game, { oracle });
    const random = seededRandom(3);
    for (let play = 0; play < 1; play++) {
      let position = game.start;
      while (game.result(position) === undefined) {
        const moves = game.moves(position);
        const isPerfect = game.turn(position) === 0;
        position = game.play(position, isPerfect ? await perfect.choose(position) : moves[random.below(moves.length)]);
      }
      expect(game.result(position)).toBe(0);
    }
  });
});
