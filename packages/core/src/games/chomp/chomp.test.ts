import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { assertConforms } from "../../game/conformance.ts";
import { grundyValue } from "../../impartial/index.ts";
import { chomp } from "./index.ts";

describe("chomp", () => {
  it.each([
    [3, 4],
    [4, 4],
    [1, 1],
    [1, 5],
    [5, 1],
  ])("%i × %i keeps the contract, symmetry included", (rows, columns) => {
    assertConforms(chomp({ rows, columns }));
  });

  it("keeps it with strings as keys", () => assertConforms(chomp({ rows: 20, columns: 20 }), { limit: 200 }));

  it("3 × 4 has one winning first bite: row 2, column 3 (specification, example 7)", () => {
    const rules = chomp();
    const { notation } = rules;
    const graph = explicitGame(rules);
    const values = bruteForce(graph);
    const winning = rules
      .moves(rules.start)
      .filter((move) => values[graph.vertexOf(rules.play(rules.start, move))].result === 0);
    expect(winning.map((move) => notation.writeMove(move, rules.start))).toEqual(["2,3"]);
    expect(notation.writePosition(rules.play(rules.start, { row: 2, column: 3 }))).toBe("(4, 2, 2, 1)");
  });

  it("is won by the starter on every bar of more than one square (Gale 1974), up to 5 × 6", () => {
    for (let rows = 1; rows <= 5; rows++) {
      for (let columns = 1; columns <= 6; columns++) {
        expect(bruteForceStart(chomp({ rows, columns })).result).toBe(rows * columns === 1 ? 1 : 0);
      }
    }
  });

  it("is lost with two rows exactly when the second is one shorter, with equal arms on an L (Gale 1974)", () => {
    const game = chomp({ rows: 2, columns: 9 });
    for (let long = 1; long <= 9; long++) {
      for (let short = 0; short <= long; short++) {
        const position = unwrap(game.notation.readPosition(`${long},${short}`));
        expect(grundyValue(game, position) === 0).toBe(short === long - 1);
      }
    }
    const bar = chomp({ rows: 4, columns: 4 });
    for (let arm = 1; arm <= 4; arm++) {
      const position = unwrap(bar.notation.readPosition(`${arm},1,1,1`));
      expect(grundyValue(bar, position) === 0).toBe(arm === 4);
    }
  });

  it("one row is a heap of Nim without the poison", () => {
    for (let columns = 1; columns <= 8; columns++) expect(grundyValue(chomp({ rows: 1, columns }))).toBe(columns - 1);
  });

  it("draws and reads positions, and refuses bars that no bites leave", () => {
    const { board, notation } = chomp();
    const position = unwrap(notation.readPosition("4,2,2"));
    expect(board?.draw(position)).toBe("☠ ■ ■ ■\n■ ■ · ·\n■ ■ · ·");
    for (const text of ["2,4,1", "0,0,0", "5,4,4", "4,4", "4,4,4,2", "4,a,1"])
      expect(notation.readPosition(text).ok).toBe(false);
  });
});
