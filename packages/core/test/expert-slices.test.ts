import { describe, expect, it } from "vitest";
import type { Meter, Work } from "../src/base/work.ts";
import type { Expert } from "../src/game/members.ts";
import { CATALOGUE, findGame } from "../src/games/all.ts";

/**
 * A large position of each game that brings an expert, and the most nodes on its meter between two pauses: as many as
 * take some hundredths of a second. A node of hex counts as a thousand.
 */
const LARGE: Readonly<Record<string, { readonly options: Readonly<Record<string, number>>; readonly nodes: number }>> =
  {
    connect4: { options: { columns: 9, rows: 6 }, nodes: 5000 },
    domineering: { options: { rows: 8, columns: 16 }, nodes: 5000 },
    tictactoe: { options: { rows: 8, columns: 8, align: 5 }, nodes: 5000 },
    hex: { options: { size: 7 }, nodes: 600_000 },
    chomp: { options: { rows: 14, columns: 14 }, nodes: 5000 },
    wythoff: { options: {}, nodes: 0 },
  };
const PAUSES = 4;

async function expertOf(id: string) {
  const game = findGame(id)(LARGE[id]?.options ?? {});
  const expert: Expert<unknown, unknown> | undefined = await game.expert?.({ load: async () => undefined });
  return { game, expert };
}

/** The most nodes between two pauses of work that is to pause as often as it can. */
function mostBetweenPauses(work: Work<unknown, Meter>): number {
  let most = 0;
  let before = 0;
  for (let pause = 0; pause < PAUSES; pause++) {
    const step = work.next();
    if (step.done) break;
    const meter = step.value;
    most = Math.max(most, meter.nodes - before);
    before = meter.nodes;
    meter.pauseAt = meter.nodes + 1;
  }
  return most;
}

describe("the expert of a game", () => {
  it("is tried here, whatever the game", async () => {
    const bringing: string[] = [];
    for (const { id } of CATALOGUE) if ((await expertOf(id)).expert !== undefined) bringing.push(id);
    expect(bringing.toSorted()).toEqual(Object.keys(LARGE).toSorted());
  });

  it.each(Object.keys(LARGE))("pauses often on a large board: %s", async (id) => {
    const { game, expert } = await expertOf(id);
    const moves = game.moves(game.start);
    const next = game.play(game.start, moves[Math.floor(moves.length / 2)]);
    for (const position of [game.start, next]) {
      for (const work of [expert?.value(position), expert?.result?.(position), expert?.choose?.(position)]) {
        if (work !== undefined) expect(mostBetweenPauses(work)).toBeLessThanOrEqual(LARGE[id].nodes);
      }
    }
  });
});
