import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nodeResources } from "../../../databases/src/system/files.ts";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { unwrap } from "../base/error.ts";
import type { AnyGame } from "../game/members.ts";
import { findGame, makeGame } from "../games/all.ts";
import { oracleFor } from "./oracle.ts";
import { bestLine, MIN_MOVES_LOST, type Review, reviewPlay } from "./review.ts";
import { describeReviewed } from "./texts.ts";

const GAMES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["tictactoe", {}],
  ["marienbad", { rows: "1,2,3" }],
  ["connect4", { columns: 4, rows: 3, align: 3 }],
  ["hexapawn", {}],
];

/** A play whose moves are chosen by numbers. */
function playOf(game: AnyGame, choices: readonly number[]): unknown[] {
  const played: unknown[] = [];
  let position = game.start;
  for (const choice of choices) {
    const legal = game.moves(position);
    if (game.result(position) !== undefined || legal.length === 0) break;
    played.push(legal[choice % legal.length]);
    position = game.play(position, played[played.length - 1]);
  }
  return played;
}

/** What is seen of a review: of each move its severity and its best moves, as words. */
function summary(game: AnyGame, { moves, positions }: Review<unknown, unknown>) {
  const { notation } = game;
  return moves.map(({ severity, best }, place) => ({
    severity,
    best: best.map((move) => notation.writeMove(move, positions[place])).sort(),
    turn: game.turn(positions[place]),
  }));
}

describe("a review", () => {
  it.each(GAMES)("of random plays of %s judges every move as brute force does", async (id, options) => {
    const game = findGame(id)(options) as AnyGame;
    const { notation } = game;
    const explicit = explicitGame(game);
    const values = bruteForce(explicit);
    const worthAt = (position: unknown) => values[explicit.vertexOf(position)];
    const oracle = oracleFor(game);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 12 }), async (choices) => {
        const played = playOf(game, choices);
        const review = await reviewPlay(game, oracle, game.start, played);
        const expected = played.map((move, place) => {
          const position = review.positions[place];
          const turn = game.turn(position);
          const worth = (at: unknown): number => {
            const { result } = worthAt(at);
            return result === "draw" ? 1 : result === turn ? 2 : 0;
          };
          const [had, has] = [worth(position), worth(game.play(position, move))];
          const [before, after] = [worthAt(position), worthAt(game.play(position, move))];
          const late = (after.rank ?? 0) + 1 - (before.rank ?? 0);
          const lost = before.result === "draw" ? 0 : before.result === turn ? late : -late;
          const severity =
            had - has === 2
              ? "blunder"
              : had - has === 1
                ? "mistake"
                : lost >= MIN_MOVES_LOST
                  ? "inaccuracy"
                  : undefined;
          return { severity, turn };
        });
        const found = summary(game, review);
        expect(found.map(({ severity, turn }) => ({ severity, turn }))).toEqual(expected);
        // Every best move keeps the value; and a move without fault that is not among them is only slower.
        for (const [place, { best }] of found.entries()) {
          const position = review.positions[place];
          for (const move of game.moves(position)) {
            const keeps = worthAt(game.play(position, move)).result === worthAt(position).result;
            if (best.includes(notation.writeMove(move, position))) expect(keeps).toBe(true);
          }
        }
        const { sides } = review;
        const faults = sides.flatMap((side) => Object.values(side.faults).flat()).sort((a, b) => a - b);
        expect(faults).toEqual(review.moves.filter(({ severity }) => severity).map(({ number }) => number));
        expect(sides.map(({ judged, moves }) => judged - moves)).toEqual([0, 0]);
      }),
      { numRuns: 40 },
    );
  });

  it("finds the turning point, and says what would have been better", async () => {
    const game = makeGame("connect4");
    const oracle = oracleFor(game, { resources: nodeResources() });
    const position = unwrap(game.notation.readPosition("34672625"));
    // Column 3 wins in 20 moves after it, and 7 loses: Pascal Pons's solver.
    const review = await reviewPlay(game, oracle, position, [6]);
    expect(review.turningPoint).toBe(1);
    const [move] = review.moves;
    expect(move.severity).toBe("blunder");
    const { en, fr } = describeReviewed(move, (column) => String(column + 1));
    expect(en).toBe("winning → losing; 3 wins in 20 moves");
    expect(fr).toBe("gagnant → perdu\u202f; 3 gagnait en 20 coups");
  });

  it("judges nothing that is not proved", async () => {
    const game = makeGame("tictactoe", { rows: 6, columns: 6, align: 5 }) as AnyGame;
    const oracle = oracleFor(game, { limit: 0, expert: false });
    const [move] = (await reviewPlay(game, oracle, game.start, [game.moves(game.start)[0]], { nodes: 50 })).moves;
    expect([move.before.certainty, move.severity, move.best]).toEqual(["estimated", undefined, []]);
    expect(describeReviewed(move, String).en).toBe("not known");
  });

  it("refuses a move that is not legal", async () => {
    const game = makeGame("tictactoe") as AnyGame;
    const [first] = game.moves(game.start);
    await expect(reviewPlay(game, oracleFor(game), game.start, [first, first])).rejects.toThrow(/not a legal move/);
  });

  it("has a line of best play that ends as the value says", async () => {
    const game = makeGame("tictactoe") as AnyGame;
    const position = unwrap(game.notation.readPosition("XO./.../..."));
    const oracle = oracleFor(game);
    const line = await bestLine(game, oracle, position, 9);
    const { result, rank } = bruteForce(explicitGame(game, position))[0];
    expect(line.length).toBe(rank);
    const end = line.reduce((at: unknown, move) => game.play(at, move), position);
    expect(game.result(end)).toBe(result);
    expect(await bestLine(game, oracle, position, 2)).toEqual(line.slice(0, 2));
  });
});
