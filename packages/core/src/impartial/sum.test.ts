import { describe, expect, it } from "vitest";
import type { AnyGame } from "../game/members.ts";
import { chomp } from "../games/chomp/index.ts";
import { kayles } from "../games/kayles/index.ts";
import { marienbad } from "../games/marienbad/index.ts";
import { nim } from "../games/nim/index.ts";
import { explainSum } from "./explain.ts";
import { analyseSum, type Component, componentsOf } from "./sum.ts";

// biome-ignore lint/suspicious/noExplicitAny: each component has positions of its own kind
type Components = readonly Component<any>[];

/** Does the player to move win the sum? By trying everything, on the product of the games. */
function moverWins(components: Components, known = new Map<string, boolean>()): boolean {
  const key = components.map(({ game, position }) => game.key(position)).join("|");
  const before = known.get(key);
  if (before !== undefined) return before;
  const wins = components.some((component, index) =>
    component.game
      .moves(component.position)
      .some((move) => !moverWins(components.with(index, played(component, move)), known)),
  );
  known.set(key, wins);
  return wins;
}

// biome-ignore lint/suspicious/noExplicitAny: each component has positions of its own kind
function played(component: Component<any>, move: unknown): Component<any> {
  return { ...component, position: component.game.play(component.position, move) };
}

const at = (made: AnyGame, name: string): Component<unknown> => ({
  name,
  game: made,
  position: made.start,
});

describe("sums of games", () => {
  it("have the winner and the winning moves that trying everything finds", () => {
    const sums: Components[] = [];
    for (let pins = 1; pins <= 5; pins++) {
      for (let sticks = 0; sticks <= 6; sticks++) {
        sums.push([
          at(kayles({ pins }), "Kayles") as Components[0],
          at(nim({ sticks, take: [1, 3, 4] }), "Nim") as Components[0],
          at(chomp({ rows: 2, columns: 3 }), "Chomp") as Components[0],
        ]);
      }
    }
    for (const sum of sums) {
      const known = new Map<string, boolean>();
      const { winner, moves } = analyseSum(sum);
      expect(winner).toBe(moverWins(sum, known) ? 0 : 1);
      const expected = sum.flatMap((component, index) =>
        component.game
          .moves(component.position)
          .filter((move) => !moverWins(sum.with(index, played(component, move)), known))
          .map((move) => `${component.name} ${component.game.notation.writeMove(move, component.position)}`),
      );
      expect(moves.map(({ name, word }) => `${name} ${word}`)).toEqual(expected);
    }
  });

  it("name the part in which a move wins: rows of Marienbad", () => {
    const game = marienbad({ rows: [3, 4, 5], last: "wins" });
    const analysis = analyseSum(componentsOf(game));
    expect(analysis.components.map(({ value }) => value)).toEqual([3, 4, 5]);
    expect(analysis.moves).toMatchObject([{ component: 0, name: "(3, 0, 0, 0)", word: "1:2", from: 3, to: 1 }]);
    expect(explainSum(analysis).map(({ en }) => en)).toContain(
      "Winning move: 1:2 in (3, 0, 0, 0), from value 3 to 3 ⊕ 2 = 1.",
    );
  });
});
