import { explore } from "marienbad/arena";
import { sameText } from "marienbad/base";
import type { Rules } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import { inProcess, KEYS_OF_RULES, levelledGame, memoryFiles, oneFileOf, solveInto } from "marienbad-databases";
import { describe, expect, it } from "vitest";
import { openGame, type SolvedGame } from "./solved-game.ts";

const options = { columns: 4, rows: 3, align: 4 };

/** A database of connect-4 as the page opens it; mirror images are one position by keys of this name, if any. */
async function opened(symmetry?: string): Promise<SolvedGame> {
  const game = levelledGame({ game: "connect4", options, symmetry }, makeGame("connect4", options));
  const store = memoryFiles();
  const tasks = await game.tasks();
  await solveInto(store, game.ref, tasks, inProcess(tasks, store));
  const pieces: Uint8Array[] = [];
  for await (const piece of oneFileOf(store)) pieces.push(piece);
  const database = `data:application/octet-stream;base64,${Buffer.concat(pieces).toString("base64")}`;
  return await openGame({ id: "connect4", title: sameText("4 × 3"), options, database }, "http://localhost/");
}

describe("a solved game of a page", () => {
  it("is worth the same whether mirror images are one position or not, by whatever keys", async () => {
    const [all, ...halves] = [await opened(), await opened(KEYS_OF_RULES), await opened("ends-first")];
    const { positions } = explore(all.game as Rules<unknown, unknown>);
    for (const position of positions.filter((_, place) => place % 7 === 0)) {
      const value = await all.worth(position);
      for (const half of halves) expect(await half.worth(position)).toEqual(value);
    }
  });
});
