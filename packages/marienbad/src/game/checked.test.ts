import { describe, expect, it } from "vitest";
import { explore, rulesWithDeadEnds } from "../arena/index.ts";
import { MarienbadError } from "../base/error.ts";
import { makeGame } from "../games/index.ts";
import { alphaBeta, mcts, memoMinimax, minimax, proofNumber, strong } from "../search/index.ts";
import { solve } from "../solve/index.ts";
import { checkedGame, deriveGame, uncheckedGame } from "./checked.ts";
import { assertConforms } from "./conformance.ts";
import type { Game, Player } from "./game.ts";
import { plainKit } from "./notation.ts";
import { countPlays, plays } from "./plays.ts";
import { Session } from "./session.ts";
import { gameTree } from "./tree.ts";
import { upToSymmetry } from "./up-to-symmetry.ts";

type Heap = { readonly left: number; readonly turn: Player };

/** Take one or two of five; who takes the last one wins. */
const heap: Game<Heap, number> = {
  start: { left: 5, turn: 0 },
  turn: ({ turn }) => turn,
  moves: ({ left }) => [1, 2].filter((taken) => taken <= left),
  play: ({ left, turn }, taken) => ({ left: left - taken, turn: turn === 0 ? 1 : 0 }),
  result: ({ left, turn }) => (left === 0 ? (turn === 0 ? 1 : 0) : undefined),
  key: ({ left, turn }) => 2 * left + turn,
};

/** The same with one member that is wrong where two are left. */
const wrong = (member: keyof Game<Heap, number>, value: () => unknown): Game<Heap, number> =>
  ({
    ...heap,
    [member]: (position: Heap, move: number) =>
      position.left === 2 ? value() : (heap[member] as (...given: unknown[]) => unknown)(position, move),
  }) as Game<Heap, number>;

const errorOf = (action: () => unknown): MarienbadError => {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(MarienbadError);
    return error as MarienbadError;
  }
  throw new Error("nothing was thrown");
};

/** Whatever walks rules: each must notice wrong ones. */
const WALKERS: Readonly<Record<string, (game: Game<Heap, number>) => unknown>> = {
  explore: (game) => explore(game),
  "explore of a plain kit": (game) => explore(plainKit(game).rules),
  "explore of derived rules": (game) => explore(deriveGame(game, { start: { left: 6, turn: 0 } })),
  plays: (game) => [...plays(game)],
  countPlays: (game) => countPlays(game),
  gameTree: (game) => gameTree(game, { depth: 9 }),
  minimax: (game) => minimax(game, game.start, { depth: 9 }),
  memoMinimax: (game) => memoMinimax(game, game.start, { depth: 9 }),
  alphaBeta: (game) => alphaBeta(game, game.start, { depth: 9 }),
  strong: (game) => strong(game, game.start),
  mcts: (game) => mcts(game, game.start, { nodes: 200 }),
  proofNumber: (game) => proofNumber(game, game.start),
  session: (game) => {
    const session = new Session({ rules: game });
    while (session.end === undefined && session.turn >= 0) session.play(session.legalMoves()[0]);
  },
};

/** Plays are listed and counted whoever moves, and trees have no use for keys. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  plays: ["turn"],
  countPlays: ["turn"],
  gameTree: ["key"],
  minimax: ["key"],
  alphaBeta: ["key"],
};

describe.each(Object.entries(WALKERS))("wrong rules: %s", (name, walk) => {
  const asks = (member: string): boolean => !(NOT_ASKED[name] ?? []).includes(member);
  const cases: readonly (readonly [keyof Game<Heap, number>, () => unknown, RegExp])[] = [
    ["result", () => null, /result is null, it should be 0, 1, "draw" or undefined/],
    ["result", () => "win", /result is "win"/],
    ["result", () => true, /result is true/],
    ["result", () => 2, /result is 2/],
    ["turn", () => "white", /turn is "white", it should be 0 or 1/],
    ["turn", () => 2, /turn is 2/],
    ["turn", () => undefined, /turn is undefined/],
    ["moves", () => null, /moves are null, they should be an array/],
    ["key", () => 0.5, /key is 0.5, it should be a string or a whole number/],
    ["key", () => undefined, /key is undefined/],
  ];
  it.each(cases.filter(([member]) => asks(member)))("%s: %s", (member, value, message) => {
    const { code, message: said } = errorOf(() => walk(wrong(member, value)));
    expect(code).toBe("bad-rules");
    expect(said).toMatch(message);
    expect(said).toMatch(/at \{"left":2,"turn":[01]\}/);
  });

  const members = (["result", "turn", "moves", "play", "key"] as const).filter(asks);
  it.each(members)("an exception in %s is theirs", (member) => {
    const oops = new TypeError("oops");
    const failing = wrong(member, () => {
      throw oops;
    });
    const { code, message, cause } = errorOf(() => walk(failing));
    expect([code, cause]).toEqual(["bad-rules", oops]);
    expect(message).toMatch(new RegExp(`The rules fail at \\{"left":2,"turn":[01]\\}, in ${member}: oops`));
  });
});

describe("explore of user-defined rules", () => {
  const changing = {
    ...heap,
    play: (position: Heap, taken: number) => Object.assign(position, heap.play(position, taken)),
  };
  const withoutTurn = { ...heap, key: ({ left }: Heap) => left };
  const withoutResult = {
    ...heap,
    result: ({ turn }: Heap) => (turn === 0 ? undefined : 0),
    key: () => 0,
    turn: () => 0,
  };
  it.each([
    ["a play that changes its argument", changing, 'at {"left":5,"turn":0}: playing a move changes the position'],
    ["a key without the turn", withoutTurn, 'the key 3 also belongs to {"left":3,"turn":1}, where turn differs'],
    ["a key without the result", withoutResult, 'the key 0 also belongs to {"left":5,"turn":0}, where result differs'],
  ])("refuses %s", (_, game, message) => {
    const rules = (): Game<Heap, number> => ({ ...heap, ...(game as object), start: { ...heap.start } });
    for (const given of [rules(), plainKit(rules()).rules]) {
      const error = errorOf(() => explore(given));
      expect(error.code).toBe("bad-rules");
      expect(error.message).toContain(message);
    }
  });
});

describe("checked rules", () => {
  it("every other turn of three is refused, though two of three are players", () => {
    const turns: Game<number, number> = {
      start: 0,
      turn: (n) => (n % 3) as Player,
      moves: () => [1],
      play: (n) => n + 1,
      result: () => undefined,
      key: (n) => n,
    };
    expect(errorOf(() => explore(turns)).message).toMatch(/wrong at 2: the turn is 2/);
  });

  it("name positions as their notation writes them, or as their label says", () => {
    const notation = { ...plainKit(heap).notation, writePosition: ({ left }: Heap) => `${left} left` };
    const kit = plainKit(
      wrong("turn", () => 7),
      { notation },
    );
    expect(errorOf(() => explore(kit.rules)).message).toMatch(/at 2 left:/);
    const label = ({ left }: Heap): string => `<${left}>`;
    expect(
      errorOf(() =>
        explore(
          wrong("turn", () => 7),
          { label },
        ),
      ).message,
    ).toMatch(/at <2>:/);
  });

  it("have images that are a list, and that can be asked for", () => {
    const withImages = (images: (position: Heap) => unknown) =>
      plainKit(heap, { symmetry: { images: images as (position: Heap) => Heap[] } });
    const fails = (images: (position: Heap) => unknown) =>
      errorOf(() => withImages(images).symmetry?.images(heap.start)).message;
    expect(fails(() => 5)).toMatch(/^The rules are wrong at .*: the images are 5, they should be an array\.$/);
    expect(fails(() => Promise.reject.call(1))).toMatch(/^The rules fail at .*, in symmetry\.images: /);
    expect(withImages((position) => [position]).symmetry?.images(heap.start)).toEqual([heap.start]);
  });

  it("must have all their members", () => {
    const half = { start: 0, turn: () => 0 } as unknown as Game<number, number>;
    expect(errorOf(() => explore(half)).message).toMatch(/moves, play, result, key should be a function/);
    expect(errorOf(() => plainKit(half)).code).toBe("bad-rules");
  });

  it("errors of the library keep their own words", () => {
    expect(errorOf(() => explore(plainKit(heap).rules, { limit: 3 })).code).toBe("limit-reached");
  });

  it("are not checked twice, and those of the catalogue not at all", () => {
    const checked = checkedGame(heap);
    expect(checkedGame(checked)).toBe(checked);
    expect(uncheckedGame(checked)).toBe(heap);
    const { rules } = makeGame("nim").kit;
    expect(checkedGame(rules)).toBe(rules);
    const derived = deriveGame(rules, {});
    expect(checkedGame(derived)).toBe(derived);
    expect(checkedGame(deriveGame(heap, {}))).not.toBe(heap);
  });

  it("are checked where rules of the catalogue were changed: only they themselves are trusted", () => {
    const { rules } = makeGame("nim").kit;
    const changed = deriveGame(rules, { result: () => null as never });
    expect(errorOf(() => changed.result(rules.start)).code).toBe("bad-rules");
    expect(errorOf(() => explore(changed)).code).toBe("bad-rules");
    expect(errorOf(() => memoMinimax(changed, rules.start, { depth: 2 })).code).toBe("bad-rules");
  });
});

describe("rules may be the instance of a class", () => {
  class HeapRules implements Game<Heap, number> {
    readonly start: Heap;
    readonly #most: number;
    constructor(left: number, most: number) {
      this.start = { left, turn: 0 };
      this.#most = most;
    }
    turn({ turn }: Heap): Player {
      return turn;
    }
    moves({ left }: Heap): number[] {
      return Array.from({ length: Math.min(this.#most, left) }, (_, i) => i + 1);
    }
    play({ left, turn }: Heap, taken: number): Heap {
      return { left: left - taken, turn: turn === 0 ? 1 : 0 };
    }
    result(): undefined {
      return undefined;
    }
    key({ left, turn }: Heap): number {
      return 2 * left + turn;
    }
  }
  const rules = new HeapRules(7, 3);

  it("and whatever is derived from it keeps its methods", () => {
    assertConforms(plainKit(rules));
    const loses = rulesWithDeadEnds(rules, "mover-loses");
    const mirrored = upToSymmetry(loses, { images: (position) => [position] });
    const { arena } = explore(mirrored);
    expect(arena.vertexCount).toBe(explore(rules).arena.vertexCount);
    expect(solve(arena).valueOfVertex[0] >>> 30).toBe(0); // 7 is no multiple of 4: player 0 wins
    expect([...plays(deriveGame(rules, { start: { left: 2, turn: 1 } }))].length).toBe(2);
    expect(new Session({ rules }).legalWords()).toEqual(["1", "2", "3"]);
  });
});
