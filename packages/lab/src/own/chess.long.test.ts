import { explore } from "marienbad";
import { valueAt } from "marienbad/arena";
import { run } from "marienbad/base";
import type { Value } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import { expect, it } from "vitest";
import { makeGame } from "./games.ts";

it.each(["KQK", "KRK", "KPK"])(
  "the expert of %s agrees with the whole graph everywhere",
  async (ending) => {
    const game = makeGame("chess-endings", { ending });
    const expert = await game.expert?.({ load: async () => undefined });
    const { arena, positions } = explore(game, { keepPositions: true });
    const solution = solveArenaQuickly(arena);
    let differing = 0;
    for (let vertex = 0; vertex < arena.vertexCount; vertex += 7) {
      const said = run(expert?.value(positions[vertex]) as never) as Value | undefined;
      const { result, rank } = valueAt(solution, vertex);
      if (said?.result !== result || said.rank !== rank) differing++;
    }
    expect(differing).toBe(0);
  },
  600_000,
); // a busy machine
