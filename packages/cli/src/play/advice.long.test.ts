import { unwrap } from "marienbad/base";
import { makeGame } from "marienbad/games/all";
import { expect, it } from "vitest";
import { callOf } from "../../test/run-command.ts";
import type { Subject } from "../subject/subject.ts";
import { adviseMoves, oracleOf } from "./oracle.ts";

it("a play at the table hints the truth after 44444132 of connect-4: column 4 loses, column 6 wins", async () => {
  const subject: Subject = { ref: { game: "connect4" }, arena: undefined, game: makeGame("connect4") };
  const { call } = callOf();
  const position = unwrap(subject.game.notation.readPosition("44444132"));
  const advice = await adviseMoves(call, subject.game, oracleOf(call, subject), position);
  const worthOf = new Map(advice.map(({ move, worth }) => [move, worth]));
  expect(worthOf.get("6")).toBe("player 0 wins in 32 moves");
  expect(worthOf.get("4")).toBe("player 1 wins in 29 moves");
  expect(advice[0].move).toBe("2");
});
