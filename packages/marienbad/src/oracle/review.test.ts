import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { unwrap } from "../base/error.ts";
import type { AnyKit } from "../game/kit.ts";
import { makeGame } from "../games/index.ts";
import { nodeResources } from "../node/resources.ts";
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
function playOf({ rules }: AnyKit, choices: readonly number[]): unknown[] {
  const played: unknown[] = [];
  let position = rules.start;
  for (const choice of choices) {
    const legal = rules.moves(position);
    if (rules.result(position) !== undefined || legal.length === 0) break;
    played.push(legal[choice % legal.length]);
    position = rules.play(position, played[played.length - 1]);
  }
  return played;
}

/** What is seen of a review: of each move its severity and its best moves, as words. */
function told({ rules, notation }: AnyKit, { moves, positions }: Review<unknown, unknown>) {
  return moves.map(({ severity, best }, place) => ({
    severity,
    best: best.map((move) => notation.writeMove(move, positions[place])).sort(),
    turn: rules.turn(positions[place]),
  }));
}

describe("a review", () => {
  it.each(GAMES)("of random plays of %s judges every move as brute force does", async (id, options) => {
    const kit = makeGame(id, options).kit as AnyKit;
    const { rules, notation } = kit;
    const explicit = explicitGame(rules);
    const values = bruteForce(explicit);
    const worthAt = (position: unknown) => values[explicit.vertexOf(position)];
    const oracle = oracleFor(kit);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 12 }), async (choices) => {
        const played = playOf(kit, choices);
        const review = await reviewPlay(kit, oracle, rules.start, played);
        const expected = played.map((move, place) => {
          const position = review.positions[place];
          const turn = rules.turn(position);
          const worth = (at: unknown): number => {
            const { result } = worthAt(at);
            return result === "draw" ? 1 : result === turn ? 2 : 0;
          };
          const [had, has] = [worth(position), worth(rules.play(position, move))];
          const [before, after] = [worthAt(position), worthAt(rules.play(position, move))];
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
        const found = told(kit, review);
        expect(found.map(({ severity, turn }) => ({ severity, turn }))).toEqual(expected);
        // Every best move keeps the value; and a move without fault that is not among them is only slower.
        for (const [place, { best }] of found.entries()) {
          const position = review.positions[place];
          for (const move of rules.moves(position)) {
            const keeps = worthAt(rules.play(position, move)).result === worthAt(position).result;
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
    const kit = makeGame("connect4").kit;
    const oracle = oracleFor(kit, { resources: nodeResources() });
    const position = unwrap(kit.notation.readPosition("34672625"));
    // Column 3 wins in 20 moves after it, and 7 loses: Pascal Pons's solver.
    const review = await reviewPlay(kit, oracle, position, [6]);
    expect(review.turningPoint).toBe(1);
    const [move] = review.moves;
    expect(move.severity).toBe("blunder");
    const { en, fr } = describeReviewed(move, (column) => String(column + 1));
    expect(en).toBe("winning → losing; 3 wins in 20 moves");
    expect(fr).toBe("gagnant → perdu\u202f; 3 gagnait en 20 coups");
  });

  it("judges nothing that is not proved", async () => {
    const kit = makeGame("tictactoe", { rows: 6, columns: 6, align: 5 }).kit as AnyKit;
    const oracle = oracleFor(kit, { limit: 0, expert: false });
    const [move] = (
      await reviewPlay(kit, oracle, kit.rules.start, [kit.rules.moves(kit.rules.start)[0]], { nodes: 50 })
    ).moves;
    expect([move.before.certainty, move.severity, move.best]).toEqual(["estimated", undefined, []]);
    expect(describeReviewed(move, String).en).toBe("not known");
  });

  it("refuses a move that is not legal", async () => {
    const kit = makeGame("tictactoe").kit as AnyKit;
    const [first] = kit.rules.moves(kit.rules.start);
    await expect(reviewPlay(kit, oracleFor(kit), kit.rules.start, [first, first])).rejects.toThrow(/not a legal move/);
  });

  it("has a line of best play that ends as the value says", async () => {
    const kit = makeGame("tictactoe").kit as AnyKit;
    const position = unwrap(kit.notation.readPosition("XO./.../..."));
    const oracle = oracleFor(kit);
    const line = await bestLine(kit, oracle, position, 9);
    const { result, rank } = bruteForce(explicitGame(kit.rules, position))[0];
    expect(line.length).toBe(rank);
    const end = line.reduce((at: unknown, move) => kit.rules.play(at, move), position);
    expect(kit.rules.result(end)).toBe(result);
    expect(await bestLine(kit, oracle, position, 2)).toEqual(line.slice(0, 2));
  });
});
