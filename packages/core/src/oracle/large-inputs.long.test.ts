import { describe, expect, it } from "vitest";
import { nodeResources } from "../../../databases/src/system/files.ts";
import { keepsItsPromise, plain } from "../../test/judgements.ts";
import { unwrap } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import { makeGame } from "../games/all.ts";
import { connect4 } from "../games/connect4/index.ts";
import { STANDARD_POSITIONS } from "../games/connect4/solver/index.ts";
import type { Judgement } from "./judgement.ts";
import { oracleFor } from "./oracle.ts";
import { createPlayer } from "./players.ts";

/* What needs the opening book of connect-4, or long searches. */

describe("the oracle of connect-4 on 7 × 6", () => {
  const game = makeGame("connect4");
  const oracle = oracleFor(game, { resources: nodeResources() });
  const at = (columns: string) => unwrap(game.notation.readPosition(columns));

  it("gives the published scores of Pascal Pons's positions, as the best of the moves", async () => {
    const sets = new Set(["L3_R1", "L2_R1", "L2_R2"]);
    for (const { position, score } of STANDARD_POSITIONS.filter(({ set }) => sets.has(set)).slice(0, 60)) {
      const { value, moves } = await oracle.analyse(at(position));
      expect([position, value]).toMatchObject([position, { certainty: "proved", score }]);
      if (moves.length > 0) expect(moves[0]).toMatchObject({ certainty: "proved", score });
      keepsItsPromise({ value, moves }, game.turn(at(position)));
    }
  });

  it("wins in the middle from the empty board, from the book (Allis 1988)", async () => {
    const { value, moves } = await oracle.analyse(game.start);
    expect(value).toMatchObject({ result: 0, rank: 41, score: 1, source: { id: "expert" } });
    expect(moves.map((move) => [game.notation.writeMove(move.move, game.start), plain(move).result])).toEqual([
      ["4", 0],
      ["3", "draw"],
      ["5", "draw"],
      ["2", 1],
      ["6", 1],
      ["1", 1],
      ["7", 1],
    ]);
  });

  it("knows that after 44444132 column 4 loses and column 6 wins", async () => {
    const { moves } = await oracle.analyse(at("44444132"));
    const resultOf = (column: number) => plain(moves.find(({ move }) => move === column - 1) as Judgement).result;
    expect([resultOf(4), resultOf(6), resultOf(2)]).toEqual([1, 0, 0]);
  });

  it("is exact between the book and the end game: 3 wins in 20 after 34672625", async () => {
    const { value, moves } = await oracle.analyse(at("34672625"));
    expect(value).toMatchObject({ result: 0, rank: 21 });
    expect(moves[0]).toMatchObject({ move: 2, result: 0, rank: 20 });
  });
});

describe("the perfect player", () => {
  it("answers every move of connect-4 on 7 × 6 with one that keeps what there is", async () => {
    const game = connect4();
    const oracle = oracleFor(game, { resources: nodeResources() });
    const perfect = await createPlayer("perfect", game, { oracle });
    const random = seededRandom(5);
    const notes: Text[] = [];
    let position = game.start;
    while (game.result(position) === undefined) {
      const moves = game.moves(position);
      const computer = game.turn(position) === 0;
      const move = computer
        ? await perfect.choose(position, { onNote: (note) => void notes.push(note) })
        : moves[random.below(moves.length)];
      position = game.play(position, move);
    }
    expect([game.result(position), notes]).toEqual([0, []]); // the first player wins (Allis 1988)
  });
});
