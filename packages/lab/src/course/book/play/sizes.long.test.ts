import { explore } from "marienbad";
import { makeGame } from "marienbad/games/all";
import { expect, it } from "vitest";
import { COUNTS } from "../game-sizes.ts";

it("connect-4 on small boards has as many positions as the figure says", () => {
  for (const [id, columns, rows] of [
    ["c44", "4", "4"],
    ["c45", "4", "5"],
  ]) {
    const rules = makeGame("connect4", { columns, rows });
    expect(explore(rules).arena.vertexCount).toBe(COUNTS.find((one) => one.id === id)?.positions);
  }
});
