import { describe, expect, it } from "vitest";
import { explore, rulesWithDeadEnds } from "../arena/index.ts";
import { MarienbadError } from "../base/error.ts";
import { makeGame } from "../games/all.ts";
import { alphaBeta, mcts, memoMinimax, minimax, proofNumber, strong } from "../search/index.ts";
import { solveArena } from "../solve/index.ts";
import { checkedGame, deriveGame, uncheckedGame } from "./checked.ts";
import { assertConforms } from "./conformance.ts";
import { fullGame } from "./full-game.ts";
import type { Player, Rules } from "./game.ts";
import { countPlays, plays } from "./plays.ts";
import { Session } from "./session.ts";
import { gameTree } from "./tree.ts";
import { upToSymmetry } from "./up-to-symmetry.ts";

type Heap = { readonly left: number; readonly turn: Player };

/** Take one or two of five; who takes the last one wins. */
const heap: Rules<Heap, number> = {
  start: { left: 5, turn: 0 },
  turn: ({ turn }) => turn,
  moves: ({ left }) => [1, 2].filter((taken) => taken <= left),
  play: ({ left, turn }, taken) => ({ left: left - taken, turn: turn === 0 ? 1 : 0 }),
  result: ({ left, turn }) => (left === 0 ? (turn === 0 ? 1 : 0) : undefined),
  key: ({ left, turn }) => 2 * left + turn,
};

/** The same with one member that is wrong where two are left. */
const wrong = (member: keyof Rules<Heap, number>, value: () => unknown): Rules<Heap, number> =>
  ({
    ...heap,
    [member]: (position: Heap, move: number) =>
      position.left === 2 ? value() : (heap[member] as (...given: unknown[]) => unknown)(position, move),
  }) as Rules<Heap, number>;

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
const WALKERS: Readonly<Record<string, (game: Rules<Heap, number>) => unknown>> = {
  explore: (game) => explore(game),
  "explore of a full game": (game) => explore(fullGame(game)),
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
    const session = new Session(game);
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

const MEMBERS = ["result", "turn", "moves", "play", "key"] as const;
/** Each walker with each member that it asks for. */
const ASKED = Object.entries(WALKERS).flatMap(([name, walk]) =>
  MEMBERS.filter((member) => !NOT_ASKED[name]?.includes(member)).map((member) => ({ name, walk, member })),
);
const WRONG: readonly { readonly member: string; readonly value: unknown; readonly said: string }[] = [
  { member: "result", value: null, said: 'result is null, it should be 0, 1, "draw" or undefined' },
  { member: "result", value: "win", said: 'result is "win"' },
  { member: "result", value: true, said: "result is true" },
  { member: "result", value: 2, said: "result is 2" },
  { member: "turn", value: "white", said: 'turn is "white", it should be 0 or 1' },
  { member: "turn", value: 2, said: "turn is 2" },
  { member: "turn", value: undefined, said: "turn is undefined" },
  { member: "moves", value: null, said: "moves are null, they should be an array" },
  { member: "key", value: 0.5, said: "key is 0.5, it should be a string or a whole number" },
  { member: "key", value: undefined, said: "key is undefined" },
];

describe("wrong rules", () => {
  /** What is thrown, or that nothing is. */
  const thrownBy = (action: () => unknown): Partial<MarienbadError> => {
    try {
      action();
    } catch (error) {
      return error as MarienbadError;
    }
    return { message: "nothing is thrown" };
  };

  it("are noticed by everything that walks them, and the position is named", () => {
    const missed = ASKED.flatMap(({ name, walk, member }) =>
      WRONG.filter((one) => one.member === member).flatMap(({ value, said }) => {
        const { code, message = "" } = thrownBy(() => walk(wrong(member, () => value)));
        const isNamed = code === "bad-rules" && message.includes(said) && /at \{"left":2,"turn":[01]\}/.test(message);
        return isNamed ? [] : [`${name}, ${said}: ${message}`];
      }),
    );
    expect(missed).toEqual([]);
  });

  it("are said to fail where they throw, and what they throw is the cause", () => {
    const oops = new TypeError("oops");
    const fail = (): never => {
      throw oops;
    };
    const missed = ASKED.flatMap(({ name, walk, member }) => {
      const { code, message = "", cause } = thrownBy(() => walk(wrong(member, fail)));
      const said = new RegExp(`The rules fail at \\{"left":2,"turn":[01]\\}, in ${member}: oops`);
      return code === "bad-rules" && cause === oops && said.test(message) ? [] : [`${name}, ${member}: ${message}`];
    });
    expect(missed).toEqual([]);
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
    ["a key without the turn", withoutTurn, 'the key 3 also belongs to {"left":3,"turn":1}, which differs in the turn'],
    [
      "a key without the result",
      withoutResult,
      'the key 0 also belongs to {"left":5,"turn":0}, which differs in the result',
    ],
  ])("refuses %s", (_, game, message) => {
    const rules = (): Rules<Heap, number> => ({ ...heap, ...(game as object), start: { ...heap.start } });
    for (const given of [rules(), fullGame(rules())]) {
      const error = errorOf(() => explore(given));
      expect(error.code).toBe("bad-rules");
      expect(error.message).toContain(message);
    }
  });
});

/** A path from 0 to 3,000, with something wrong at one place far beyond the first thousand positions. */
const path = (changes: Partial<Rules<{ at: number; side?: number }, number>>) => ({
  start: { at: 0 },
  turn: () => 0 as const,
  moves: ({ at }: { at: number }) => (at < 3000 ? [1] : []),
  play: ({ at }: { at: number }) => ({ at: at + 1 }),
  result: ({ at }: { at: number }) => (at < 3000 ? undefined : (0 as const)),
  key: ({ at }: { at: number }) => at,
  ...changes,
});

describe("a sample of later positions", () => {
  it("is looked at for a play that changes its argument, by whatever plays", () => {
    const late = path({ play: (p) => (p.at < 1500 ? { at: p.at + 1 } : Object.assign(p, { at: p.at + 1 })) });
    const message = /playing a move changes the position it was played from: return a new position/;
    expect(errorOf(() => explore(late)).message).toMatch(message);
    expect(errorOf(() => [...plays(late)]).message).toMatch(message);
    expect(explore(path({})).arena.vertexCount).toBe(3001);
  });

  it("is compared by moves with positions of the same key, though they may be listed otherwise", () => {
    // Two ways lead to each place, by side 0 and side 1; from side 1 one may also jump, which the key leaves out.
    const sides = (jump: boolean) =>
      path({
        moves: ({ at, side }) =>
          at >= 3000 ? [] : jump && at > 1500 && side === 1 ? [0, 1, 2] : side ? [1, 0] : [0, 1],
        play: ({ at }, move) => (move === 2 ? { at: at + 2, side: 0 } : { at: at + 1, side: move }),
        result: ({ at }) => (at < 3000 ? undefined : 0),
      });
    expect(errorOf(() => explore(sides(true))).message).toMatch(
      /also belongs to .*, which differs in the moves: add to it/,
    );
    expect(explore(sides(false)).arena.vertexCount).toBe(3001);
  });
});

describe("checked rules", () => {
  it("every other turn of three is refused, though two of three are players", () => {
    const turns: Rules<number, number> = {
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
    const notation = { ...fullGame(heap).notation, writePosition: ({ left }: Heap) => `${left} left` };
    const game = fullGame({ ...wrong("turn", () => 7), notation });
    expect(errorOf(() => explore(game)).message).toMatch(/at 2 left:/);
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
      fullGame({ ...heap, symmetry: { images: images as (position: Heap) => Heap[] } });
    const fails = (images: (position: Heap) => unknown) =>
      errorOf(() => withImages(images).symmetry?.images(heap.start)).message;
    expect(fails(() => 5)).toMatch(/^The rules are wrong at .*: the images are 5, they should be an array\.$/);
    expect(fails(() => Promise.reject.call(1))).toMatch(/^The rules fail at .*, in symmetry\.images: /);
    expect(withImages((position) => [position]).symmetry?.images(heap.start)).toEqual([heap.start]);
  });

  it("must have all their members", () => {
    const half = { start: 0, turn: () => 0 } as unknown as Rules<number, number>;
    expect(errorOf(() => explore(half)).message).toMatch(/missing or wrong: moves, play, result\./);
    expect(errorOf(() => fullGame(half)).code).toBe("bad-rules");
  });

  it("errors of the library keep their own words", () => {
    expect(errorOf(() => explore(fullGame(heap), { limit: 3 })).code).toBe("limit-reached");
  });

  it("are not checked twice, and those of the catalogue not at all", () => {
    const checked = checkedGame(heap);
    expect(checkedGame(checked)).toBe(checked);
    expect(uncheckedGame(checked)).toBe(heap);
    const rules = makeGame("nim");
    expect(checkedGame(rules)).toBe(rules);
    const derived = deriveGame(rules, {});
    expect(checkedGame(derived)).toBe(derived);
    expect(checkedGame(deriveGame(heap, {}))).not.toBe(heap);
  });

  it("are checked where rules of the catalogue were changed: only they themselves are trusted", () => {
    const rules = makeGame("nim");
    const changed = deriveGame(rules, { result: () => null as never });
    expect(errorOf(() => changed.result(rules.start)).code).toBe("bad-rules");
    expect(errorOf(() => explore(changed)).code).toBe("bad-rules");
    expect(errorOf(() => memoMinimax(changed, rules.start, { depth: 2 })).code).toBe("bad-rules");
  });
});

describe("rules may be the instance of a class", () => {
  class HeapRules implements Rules<Heap, number> {
    readonly start: Heap;
    readonly deadEnd = "draw";
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
    assertConforms(fullGame(rules));
    const loses = rulesWithDeadEnds(rules, "mover-loses");
    const mirrored = upToSymmetry(loses, { images: (position) => [position] });
    const { arena } = explore(mirrored);
    expect(arena.vertexCount).toBe(explore(rules).arena.vertexCount);
    expect(solveArena(arena).valueOfVertex[0] >>> 30).toBe(0); // 7 is no multiple of 4: player 0 wins
    expect([...plays(deriveGame(rules, { start: { left: 2, turn: 1 } }))].length).toBe(2);
    expect(new Session(rules).legalWords()).toEqual(["1", "2", "3"]);
  });
});
