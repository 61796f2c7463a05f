import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import type { AnyGame } from "../game/members.ts";
import { makeGame } from "../games/all.ts";
import { explore } from "./explore.ts";
import { arenaGame } from "./game-table.ts";

describe("the positions of an exploration", () => {
  it("are not held in memory unless somebody asks for them", () => {
    const refs: WeakRef<object>[] = [];
    const game = {
      start: { number: 0 },
      turn: () => 0 as const,
      moves: ({ number }: { number: number }) => (number < 40_000 ? [1, 2] : []),
      play: ({ number }: { number: number }, taken: number) => ({ number: number + taken }),
      result: () => undefined,
      deadEnd: "draw" as const,
      key: (position: { number: number }) => {
        if (position.number === 1000 && refs.length === 0) refs.push(new WeakRef(position));
        return position.number;
      },
    };
    const explored = explore(game);
    setFlagsFromString("--expose-gc");
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      (runInNewContext("gc") as () => void)();
      expect(refs[0].deref()).toBeUndefined();
      expect(explored.positions[1000]).toEqual({ number: 1000 });
    });
  });

  it("are those that were met, in the order of the vertices, when they are made again", () => {
    for (const [id, options] of [
      ["tictactoe", {}],
      ["nim", { sticks: 30 }],
      ["dodgem", {}],
    ] as const) {
      const rules = makeGame(id, options) as AnyGame;
      const { notation } = rules;
      const label = (position: unknown): string => notation.writePosition(position);
      const kept = explore<unknown, unknown>(rules, { keepPositions: true, label });
      const again = explore<unknown, unknown>(rules, { label });
      expect(again.arena.label(again.arena.vertexCount - 1)).toBe(kept.arena.label(kept.arena.vertexCount - 1));
      expect(again.positions).toEqual(kept.positions);
      expect(again.positions).toBe(again.positions);
    }
  });

  it("are made again on graphs of any shape, several edges between two vertices included", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const game = arenaGame(arena);
        const { positions, vertexOf } = explore(game);
        expect(positions).toEqual(explore(game, { keepPositions: true }).positions);
        expect(positions.map(vertexOf)).toEqual([...positions.keys()]);
      }),
    );
  });
});
