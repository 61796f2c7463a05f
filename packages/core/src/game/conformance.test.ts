import { describe, expect, it } from "vitest";
import { run } from "../base/work.ts";
import { CATALOGUE } from "../games/all.ts";
import { checkConformance } from "./conformance.ts";
import type { Rules } from "./game.ts";
import { fullGame } from "./index.ts";
import type { RulesByKey } from "./members.ts";

describe("the conformance suite", () => {
  it.each(CATALOGUE.map((entry) => [entry.id, entry] as const))("%s keeps the contract", (_, entry) => {
    expect(checkConformance(entry(), { limit: 600 })).toEqual([]);
  });

  /** A tiny right game, to be broken in one place at a time. */
  const good: Rules<{ left: number; turn: 0 | 1 }, number> = {
    start: { left: 4, turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ left }) => [1, 2].filter((n) => n <= left),
    play: ({ left, turn }, n) => ({ left: left - n, turn: turn === 0 ? 1 : 0 }),
    result: ({ left, turn }) => (left === 0 ? (turn === 0 ? 1 : 0) : undefined),
    key: ({ left, turn }) => 2 * left + turn,
  };
  const rulesBroken = (game: unknown): string[] => [
    ...new Set(checkConformance(fullGame(game as typeof good)).map(({ rule }) => rule)),
  ];

  it("passes right rules", () => expect(rulesBroken(good)).toEqual([]));

  it.each([
    ["a key without the turn", { ...good, key: ({ left }: { left: number }) => left }, "key"],
    ["a key that is no whole number", { ...good, key: ({ left }: { left: number }) => left / 3 }, "key"],
    [
      "moves after the end",
      {
        ...good,
        moves: () => [1],
        result: ({ left, turn }: { left: number; turn: number }) => (left <= 0 ? 1 - turn : undefined),
      },
      "moves",
    ],
    ["a turn that is no player", { ...good, turn: ({ left }: { left: number }) => left }, "turn"],
    [
      "a result that is none",
      { ...good, result: ({ left }: { left: number }) => (left === 0 ? "won" : undefined) },
      "result",
    ],
    [
      "rules that throw",
      {
        ...good,
        play: () => {
          throw new Error("oops");
        },
      },
      "throws",
    ],
    [
      "a play that changes the position",
      {
        ...good,
        play: (p: { left: number; turn: 0 | 1 }, n: number) => {
          p.left -= n;
          return { ...p, turn: p.turn === 0 ? 1 : 0 };
        },
      },
      "play",
    ],
  ])("reports %s", (_, game, rule) => {
    // Fresh positions each time: one of these games damages its own.
    const fresh = { ...(game as object), start: { left: 4, turn: 0 } };
    expect(rulesBroken(fresh)).toContain(rule);
  });

  it("says which of turn, moves and result differ, and each pair once, positions without notation as JSON", () => {
    const faults = checkConformance(fullGame({ ...good, key: ({ left }) => left }));
    expect(faults[0]).toMatchObject({ rule: "key", position: '{"left":2,"turn":0}' });
    expect(faults[0].text.en).toMatch(/^the key 2 also belongs to \{"left":2,"turn":1\}, which differs in the turn: /);
    const ends = faults.filter(({ position }) => position === '{"left":0,"turn":1}');
    expect(ends.map(({ text }) => text.en)).toEqual([
      expect.stringMatching(/which differs in the turn and the result: /),
    ]);
    expect(new Set(faults.map(({ position, text }) => position + text.en)).size).toBe(faults.length);
  });

  it("is linear in the moves of a position, plays no more of them than the limit, and can be stopped", () => {
    const wide: Rules<number, number> = {
      start: -1,
      turn: (n) => (n < 0 ? 0 : 1),
      moves: (n) => (n < 0 ? Array.from({ length: 100_000 }, (_, i) => i) : []),
      play: (_, i) => {
        played++;
        return i;
      },
      result: () => undefined,
      key: (n) => n,
    };
    let played = 0;
    const started = performance.now();
    expect(checkConformance(fullGame(wide))).toEqual([]);
    expect(played).toBeLessThan(10_000);
    expect(performance.now() - started).toBeLessThan(5000); // quadratic, it would take minutes
    const onProgress = (): void => stop.abort();
    const stop = new AbortController();
    expect(() => run(checkConformance.work(fullGame(wide)), { signal: stop.signal, onProgress })).toThrow(
      /Interrupted/,
    );
  });

  describe("levels", () => {
    /** Cells in a row are taken, and who takes three side by side has won;
     * with 40 cells the suite sees no end of a play but those it searches for. */
    type Row = { taken: readonly number[]; won: boolean };
    const rules = (cells: number): Rules<Row, number> => ({
      start: { taken: [], won: false },
      turn: ({ taken }) => (taken.length % 2 === 0 ? 0 : 1),
      moves: ({ taken, won }) =>
        won ? [] : Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !taken.includes(cell)),
      play: ({ taken }, cell) => ({
        taken: [...taken, cell].sort((one, other) => one - other),
        won: [-2, -1, 0].some((from) => [0, 1, 2].every((i) => i + from === 0 || taken.includes(cell + from + i))),
      }),
      result: ({ taken, won }) =>
        won ? (taken.length % 2 === 0 ? 1 : 0) : taken.length === cells ? "draw" : undefined,
      key: ({ taken }) => taken.reduce((key, cell) => key + 2 ** cell, 0),
    });
    const positionOf = (key: number): Row => {
      const taken = [...key.toString(2)].reverse().flatMap((bit, cell) => (bit === "1" ? [cell] : []));
      return { taken, won: taken.some((cell) => taken.includes(cell + 1) && taken.includes(cell + 2)) };
    };
    const levelOf = ({ taken }: Row): number => taken.length;
    const faults = (cells: number, broken: object): string[] =>
      checkConformance(fullGame({ ...rules(cells), ...broken, levels: { positionOf, levelOf, ...broken } })).map(
        ({ rule, text }) => `${rule}: ${text.en}`,
      );

    it.each([6, 40])("pass when they are right, on %i cells", (cells) => expect(faults(cells, {})).toEqual([]));

    it.each([
      ["a key that is no number", { key: ({ taken }: Row) => taken.join() }, /the key "" should be a whole number/],
      [
        "a start above level 0",
        { levelOf: ({ taken }: Row) => taken.length + 1 },
        /levelOf gives 1 for the start, not 0/,
      ],
      [
        "moves that stay in their level",
        { levelOf: ({ taken }: Row) => Math.floor(taken.length / 2) },
        /gives 0 after a move from level 0: every move should raise/,
      ],
      ["a level that is none", { levelOf: () => undefined }, /levelOf gives undefined for the start/],
      [
        "a level beyond 254",
        { levelOf: ({ taken }: Row) => 200 * taken.length },
        /the level 400 is not a whole number/,
      ],
      ["another way back", { positionOf: (key: number) => positionOf(key + 1) }, /positionOf\(0\) gives .* key is 1/],
      [
        "a way back that forgets who has won",
        { positionOf: (key: number) => ({ ...positionOf(key), won: false }) },
        /gives another position: the turn, the result or the moves differ/,
      ],
    ])("report %s, near the start or far from it", (_, broken, expected) => {
      for (const cells of [6, 40]) expect(faults(cells, broken).join("\n")).toMatch(expected);
    });
  });

  describe("keys of their own for images", () => {
    /** Two heaps; their images are the heaps exchanged, and keys with the second heap first fit as well. */
    type Pair = readonly [number, number];
    const key = ([a, b]: Pair): number => 4 * a + b;
    const rules: Rules<Pair, number> = {
      start: [3, 3],
      turn: ([a, b]) => ((a + b) % 2 === 0 ? 0 : 1),
      moves: (heaps) => [0, 1].filter((heap) => heaps[heap] > 0),
      play: ([a, b], heap) => (heap === 0 ? [a - 1, b] : [a, b - 1]),
      result: ([a, b]) => (a + b === 0 ? 1 : undefined),
      key,
    };
    const levelOf = ([a, b]: Pair): number => 6 - a - b;
    const positionOf = (of: number): Pair => [Math.floor(of / 4), of % 4];
    const faults = (broken: object): string =>
      checkConformance(
        fullGame({
          ...rules,
          ...({
            symmetry: {
              images: ([a, b]: Pair) => [
                [a, b],
                [b, a],
              ],
            },
            levels: {
              levelOf,
              positionOf,
              images: {
                name: "own",
                key: (at: Pair) => 2 * key(at),
                positionOf: (of: number) => positionOf(of / 2),
                ...broken,
              },
            },
          } as object),
        }),
      )
        .map(({ rule, text }) => `${rule}: ${text.en}`)
        .join("\n");

    it("pass when they are right", () => expect(faults({})).toBe(""));

    it.each([
      ["that are no numbers", { key: String }, /levels: levels\.images\.key gives 3,3, it should be a whole number/],
      [
        "without the way back",
        { positionOf },
        /levels\.images\.positionOf\(30\) gives a position whose key is 30, not 15/,
      ],
      [
        "by which another image is least",
        { key: (at: Pair) => 15 - key(at), positionOf: (of: number) => positionOf(15 - of) },
        /levels: the image with the least levels\.images\.key is not/,
      ],
    ])("report keys %s", (_, broken, expected) => expect(faults(broken)).toMatch(expected));
  });

  describe("rules by key", () => {
    /** Two heaps of up to 7 tokens; who moves takes some of one, and who takes the last one has won. */
    type Heaps = { a: number; b: number; turn: 0 | 1 };
    const rules: Rules<Heaps, readonly [heap: "a" | "b", left: number]> = {
      start: { a: 3, b: 4, turn: 0 },
      turn: ({ turn }) => turn,
      moves: ({ a, b }) => [
        ...Array.from({ length: a }, (_, left) => ["a", left] as const),
        ...Array.from({ length: b }, (_, left) => ["b", left] as const),
      ],
      play: (at, [heap, left]) => ({ ...at, [heap]: left, turn: at.turn === 0 ? 1 : 0 }),
      result: ({ a, b, turn }) => (a + b > 0 ? undefined : turn === 0 ? 1 : 0),
      key: ({ a, b, turn }) => 2 * (8 * a + b) + turn,
    };
    const positionOf = (key: number): Heaps => ({ a: key >> 4, b: (key >> 1) & 7, turn: (key & 1) as 0 | 1 });
    const levels = { positionOf, levelOf: ({ a, b }: Heaps) => 7 - a - b };
    const right: RulesByKey = {
      moves(key, into) {
        const { a, b } = positionOf(key);
        const other = 1 - (key & 1);
        for (let left = 0; left < a; left++) into[left] = 2 * (8 * left + b) + other;
        for (let left = 0; left < b; left++) into[a + left] = 2 * (8 * a + left) + other;
        return a + b;
      },
      result: (key) => (key >> 1 > 0 ? undefined : key === 0 ? 1 : 0),
      turn: (key) => (key & 1) as 0 | 1,
      level: (key) => 7 - (key >> 4) - ((key >> 1) & 7),
    };
    const { turn: _turn, ...withoutTurn } = right;
    const { level: _level, ...withoutLevel } = right;
    const faults = (byKey: RulesByKey): string[] =>
      checkConformance(fullGame({ ...rules, levels, byKey })).map(({ rule, text }) => `${rule}: ${text.en}`);

    it("pass when they say what the rules say: levels are skipped, and the key holds the turn", () =>
      expect(faults(right)).toEqual([]));

    it.each<[string, RulesByKey, RegExp]>([
      [
        "one move less",
        { ...right, moves: (key, into) => Math.max(0, right.moves(key, into) - 1) },
        /byKey.moves gives/,
      ],
      ["too many moves", { ...right, moves: () => 5000 }, /byKey.moves gives 5000 moves, it should be .* up to 1024/],
      ["another result", { ...right, result: () => 0 }, /byKey.result gives 0, the rules 1/],
      ["another turn", { ...right, turn: () => 0 }, /byKey.turn gives 0, the rules 1/],
      ["no turn where players do not alternate by level", withoutTurn, /without byKey.turn, player 0 moves at even/],
      ["no level where levels are skipped", withoutLevel, /byKey.level gives 1, the rules \d/],
    ])("report %s", (_, byKey, expected) => expect(faults(byKey).join("\n")).toMatch(expected));
  });

  describe("members that nothing reads", () => {
    const members = (game: object): string[] =>
      checkConformance(game as typeof good)
        .filter(({ rule }) => rule === "members")
        .map(({ text }) => text.en);

    it("are named with what was meant, in parts of parts too, of the game as it was written", () => {
      const levels = { positionOf: (key: number) => key, levelOf: () => 0, images: { nam: "ends" } };
      const mistyped = { ...good, endles: 0, levels, facts: { canDrow: false } };
      const found = [
        "endles: did you mean endless?",
        "levels.images.nam: did you mean levels.images.name?",
        "facts.canDrow: did you mean facts.canDraw?",
      ];
      expect(members(mistyped)).toEqual(found);
      expect(members(fullGame(mistyped as unknown as typeof good))).toEqual(found);
      expect(members({ ...good, size: 3 })).toEqual(["size: nothing reads a member of this name"]);
    });

    it("may be there in the instance of a class, unless they are nearly known", () => {
      class Sticks {
        readonly start = good.start;
        readonly most = 2;
        turn = good.turn;
        play = good.play;
        key = good.key;
        moves(position: typeof good.start) {
          return this.upTo(position.left);
        }
        upTo(left: number) {
          return good.moves({ left, turn: 0 }).filter((n) => n <= this.most);
        }
        result = good.result;
      }
      expect(members(new Sticks())).toEqual([]);
      expect(members(Object.assign(new Sticks(), { symetry: {} }))).toEqual(["symetry: did you mean symmetry?"]);
    });
  });

  it("names each function before it is asked, of the rules and beside them", () => {
    const asked = new Set<string>();
    const board = { draw: ({ left }: { left: number }) => "|".repeat(left) };
    expect(checkConformance({ ...good, board }, { onAsk: (member) => asked.add(member) })).toEqual([]);
    expect([...asked].filter((member) => member !== "notation.readPosition").sort()).toEqual(
      ["board.draw", "key", "moves", "notation.writeMove", "notation.writePosition", "play", "result", "turn"].sort(),
    );
  });

  it("reports the same fault once, with the number of other positions that show it", () => {
    const third = { ...good, turn: () => 2 as 0 };
    expect(checkConformance(third).filter(({ rule }) => rule === "turn")).toEqual([
      expect.objectContaining({ position: expect.stringContaining('"left":4'), others: 7 }),
    ]);
    expect(checkConformance({ ...good, turn: () => 1 as const }).map(({ rule, position }) => [rule, position])).toEqual(
      [["turn", undefined]],
    );
  });

  it("reports facts that do not hold", () => {
    const loop: Rules<number, string> = {
      start: 0,
      turn: (n) => n as 0 | 1,
      moves: () => ["on"],
      play: (n) => 1 - n,
      result: () => undefined,
      key: (n) => n,
    };
    const game = { ...fullGame(loop), facts: { ...fullGame(loop).facts, acyclic: true, canDraw: false } };
    expect(checkConformance(game).map(({ rule }) => rule)).toEqual(["facts", "facts"]);
  });
});
