import { oracleFor } from "marienbad/oracle";
import { expect, it } from "vitest";
import { makeGame } from "./games.ts";

const resources = { load: async () => undefined };

it("a play against perfection is judged by the expert, and a stopped question is gone on with", async () => {
  const game = makeGame("chess-endings", { ending: "KRK" });
  const oracle = oracleFor(game, { resources, limit: 0 });
  await oracle.known(game.start, { nodes: 10 }); // far too little
  // 12 moves of White, as the whole graph has it, in which mirror images are several positions (chess.long.test.ts).
  expect(await oracle.known(game.start)).toMatchObject({ result: 0, rank: 23 });
});
