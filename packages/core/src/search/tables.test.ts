import { describe, expect, it } from "vitest";
import { expectSame } from "../../test/expect-same.ts";
import { seededRandom } from "../base/random.ts";
import type { Player, Rules } from "../game/game.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { defaultHeuristic, heuristicByName, heuristicsOf, playoutHeuristic, strongestHeuristic } from "./heuristics.ts";
import { MoveOrdering } from "./negamax.ts";
import { ProofTable } from "./proof-number.ts";
import { Fingerprint, TranspositionTable } from "./table.ts";

describe("the transposition table", () => {
  it("gives back what was stored last, or nothing, and never what was stored for another position", () => {
    const random = seededRandom(1);
    for (const text of [false, true]) {
      const table = new TranspositionTable(6); // so small that almost everything is thrown out
      const truth = new Map<number | string, number>();
      let found = 0;
      for (let i = 0; i < 3000; i++) {
        const number = random.below(100) * 2 ** 40 + random.below(3);
        const key = text ? `position ${number}` : number;
        if (random.below(2) === 0) {
          table.store(key, i, random.below(20), i % 7, "exact");
          truth.set(key, i);
        } else if (table.find(key)) {
          found++;
          if (table.score !== truth.get(key) || table.move !== table.score % 7) throw new Error(`wrong at ${i}`);
        }
      }
      expect(found).toBeGreaterThan(50);
    }
  });

  it("keeps the deeper of two results of one age, and lets those of an earlier age go", () => {
    const table = new TranspositionTable(1); // one bucket of two slots
    table.store(1, 10, 9, 0, "lower");
    table.store(2, 20, 3, 0, "upper");
    table.store(3, 30, 4, 0, "exact");
    expect([table.find(1), table.find(2), table.find(3)]).toEqual([true, false, true]);
    table.startGeneration();
    table.store(4, 40, 1, 0, "exact");
    expect([table.find(1), table.find(3), table.find(4)]).toEqual([false, true, true]);
    expect([table.score, table.bound]).toEqual([40, "exact"]);
    for (const bits of [0, 27, 1.5]) expect(() => new TranspositionTable(bits)).toThrow(/1 to 26/);
  });

  /** Which of five keys a table of one bucket still knows, with what it knows of them. */
  const known = (table: TranspositionTable): string =>
    [1, 2, 3, 4, 5]
      .map((key) => (table.find(key) ? `${key}:${table.score}${table.bound[0]}${table.depth}` : "-"))
      .join(" ");

  it("with five keys for two slots: the deepest stays in the first, the latest takes the second", () => {
    const table = new TranspositionTable(1);
    expect(known(table)).toBe("- - - - -");
    table.store(1, 10, 5, 1, "exact");
    table.store(2, 20, 4, 2, "lower");
    expect(known(table)).toBe("1:10e5 2:20l4 - - -");
    table.store(3, 30, 3, 3, "upper"); // shallower: throws out the second
    expect(known(table)).toBe("1:10e5 - 3:30u3 - -");
    table.store(4, 40, 5, 4, "exact"); // as deep: takes the first
    expect(known(table)).toBe("- - 3:30u3 4:40e5 -");
    table.store(5, 50, 6, 5, "exact"); // deeper
    expect(known(table)).toBe("- - 3:30u3 - 5:50e6");
    table.store(3, 31, 7, 0, "exact"); // moves up, and does not stay behind with its old contents
    expect(known(table)).toBe("- - 3:31e7 - -");
    table.store(3, 32, 1, 6, "lower"); // the same position again, shallower: what is new counts
    expect([known(table), table.find(3) && table.move]).toEqual(["- - 3:32l1 - -", 6]);
  });

  it("lets what an earlier search knew give way, but gives it as long as it is there", () => {
    const table = new TranspositionTable(1);
    table.store(1, 10, 9, 0, "exact");
    table.startGeneration();
    expect(known(table)).toBe("1:10e9 - - - -");
    table.store(2, 20, 1, 0, "exact"); // of this generation: throws out the deeper one of the last
    expect(known(table)).toBe("- 2:20e1 - - -");
    for (let generation = 0; generation < 256; generation++) table.startGeneration(); // all the way round
    table.store(3, 30, 0, 0, "exact");
    expect(known(table)).toBe("- 2:20e1 3:30e0 - -");
  });

  it("grows without losing what it has, whether keys are numbers or strings", () => {
    for (const keyOf of [(n: number) => n * 7919, (n: number) => `position ${n}`]) {
      const table = new TranspositionTable(20);
      const count = 60_000; // begins with 4,096 slots
      const depthOf = (n: number): number => Math.floor((count - n) / 2);
      for (let n = 0; n < count; n++) table.store(keyOf(n), n, depthOf(n), n % 100, "lower");
      let found = 0;
      for (let n = 0; n < count; n++) {
        if (!table.find(keyOf(n))) continue;
        found++;
        expectSame([table.score, table.depth, table.move, table.bound], [n, depthOf(n), n % 100, "lower"]);
      }
      // A slot in eight is taken at most: where every later key is shallower, few are pushed out.
      expect(found).toBeGreaterThan(0.97 * count);
    }
  });

  it("has prints that tell keys apart", () => {
    const fingerprint = new Fingerprint();
    const prints = new Set<number>();
    const slots = new Set<number>();
    for (let i = 0; i < 4000; i++) {
      fingerprint.read(`key ${i}`);
      prints.add(fingerprint.print);
      slots.add(fingerprint.bits & 0xff);
    }
    expect([prints.size, slots.size]).toEqual([4000, 256]); // they spread
    expect([...prints].every((print) => Number.isInteger(print) && print >= 0 && print < 2 ** 53)).toBe(true);
  });

  it("has prints and slots that are fixed: numbers are their own print, and mixed into their slot", () => {
    const fingerprint = new Fingerprint();
    const read = (key: number | string) => {
      fingerprint.read(key);
      return [fingerprint.bits, fingerprint.print];
    };
    expect([0, 1, 2 ** 32 + 1, 2 ** 52 + 7, "", "a", "ab", "ba"].map(read)).toEqual(PRINTS);
    const slots = new Set(Array.from({ length: 1000 }, (_, high) => read(high * 2 ** 33)[0] & 0x3ff));
    expect(slots.size).toBeGreaterThan(550); // also where only the high half differs: 632 of 1024 by chance alone
  });
});

describe("the table of proofs", () => {
  it("keeps what took most work, and tells paths apart", () => {
    const table = new ProofTable(2); // one bucket of four slots
    for (const key of [1, 2, 3, 4]) table.store(key, key, 9, 10 * key);
    table.store(5, 5, 9, 1);
    expect([1, 2, 3, 4, 5].map((key) => table.find(key))).toEqual([false, true, true, true, true]);
    table.store(2, 7, 0, 50, 123);
    expect(table.find(2, 123) && table.proof).toBe(7);
    expect(table.find(2, 124)).toBe(false);
    for (const bits of [1, 27, 2.5]) expect(() => new ProofTable(bits)).toThrow(/2 to 26/);
  });

  it("with five keys for four slots: what took least work goes, and the same key is overwritten", () => {
    const table = new ProofTable(2);
    const known = (): string =>
      [1, 2, 3, 4, 5].map((key) => (table.find(key) ? `${key}:${table.proof}/${table.disproof}` : "-")).join(" ");
    for (const [key, work] of [
      [1, 40],
      [2, 30],
      [3, 20],
      [4, 30],
    ] as const)
      table.store(key, key, 10 * key, work);
    expect(known()).toBe("1:1/10 2:2/20 3:3/30 4:4/40 -");
    table.store(5, 5, 50, 1);
    expect(known()).toBe("1:1/10 2:2/20 - 4:4/40 5:5/50");
    table.store(5, 6, 60, 99);
    expect(known()).toBe("1:1/10 2:2/20 - 4:4/40 5:6/60");
    table.store(3, 3, 30, 35); // two took 30: the first of them goes
    expect(known()).toBe("1:1/10 - 3:3/30 4:4/40 5:6/60");
    table.store(2, 2, 20, 2 ** 40); // more work than a slot can count
    table.store(4, 4, 40, 1);
    expect(known()).toBe("1:1/10 2:2/20 - 4:4/40 5:6/60");
  });
});

describe("the order of moves", () => {
  it("is the table's move, killers, history, and else the order of the rules", () => {
    const ordering = new MoveOrdering<string>();
    const moves = ["a", "b", "c", "d", "e"];
    expect(ordering.order(moves, 0, 3, -1)).toEqual([0, 1, 2, 3, 4]);
    ordering.reward("e", 0, 7, 5); // at another depth: history only
    ordering.reward("c", 0, 3, 1); // a killer here
    expect(ordering.order(moves, 0, 3, 1)).toEqual([1, 2, 4, 0, 3]);
    expect(ordering.order(moves, 1, 4, -1)).toEqual([0, 1, 2, 3, 4]); // the other player's history is his own
    expect(new MoveOrdering<object>().order([{}, {}], 0, 0, 1)).toEqual([1, 0]);
  });

  it("keeps two killers per ply, the last first, and the same one only once", () => {
    const ordering = new MoveOrdering<number>();
    const moves = [0, 1, 2, 3, 4];
    const order = (ply: number, player: 0 | 1 = 1) => ordering.order(moves, player, ply, -1).join("");
    ordering.reward(2, 0, 5, 1);
    expect([order(5), order(4), order(6)]).toEqual(["20134", "01234", "01234"]);
    ordering.reward(4, 0, 5, 1);
    expect(order(5)).toBe("42013");
    ordering.reward(4, 0, 5, 1);
    expect(order(5)).toBe("42013");
    ordering.reward(1, 0, 5, 1);
    expect(order(5)).toBe("14023");
    expect(order(0, 0)).toBe("41203"); // history of player 0: 4 twice, 1 and 2 once
  });

  it("counts deep cuts more than shallow ones, and forgets slowly", () => {
    const ordering = new MoveOrdering<string>();
    const moves = ["a", "b", "c"];
    for (let i = 0; i < 8; i++) ordering.reward("b", 0, 9, 1); // 8 × 1² = 8
    ordering.reward("c", 0, 8, 3); // 3² = 9
    expect(ordering.order(moves, 0, 0, -1)).toEqual([2, 1, 0]);
    for (let i = 0; i < 2; i++) ordering.reward("a", 1, 7, 2); // of the other player
    ordering.begin(new Set()); // 1 and 9 / 8
    expect(ordering.order(moves, 0, 9, -1)).toEqual([2, 1, 0]); // killers are gone
    ordering.reward("b", 0, 9, 1);
    expect(ordering.order(moves, 0, 0, -1)).toEqual([1, 2, 0]); // 2 against 9 / 8
  });

  it("takes names for moves that are objects, and tells large numbers, fractions and words apart", () => {
    const named = new MoveOrdering<{ name: string }>(({ name }) => name);
    named.reward({ name: "x" }, 0, 1, 2);
    expect(named.order([{ name: "y" }, { name: "x" }], 0, 3, -1)).toEqual([1, 0]);
    const odd = new MoveOrdering<number | string>();
    for (const move of [-1, 0.5, 1024, 5000, "5000"]) odd.reward(move, 0, 0, move === 0.5 ? 3 : 1);
    expect(odd.order([7, 5000, 0.5, "w"], 0, 3, -1)).toEqual([2, 1, 0, 3]);
    const nameless = new MoveOrdering<object>();
    const move = {};
    nameless.reward(move, 0, 0, 5);
    expect(nameless.order([{}, move], 0, 0, -1)).toEqual([0, 1]);
  });
});

describe("heuristics", () => {
  /** One move, then it is over: the result is chosen by the move. */
  const oneMove = (results: readonly (Player | "draw")[]): Rules<number, number> => ({
    start: -1,
    turn: () => 0,
    moves: (position) => (position < 0 ? results.map((_, index) => index) : []),
    play: (_, move) => move,
    result: (position) => (position < 0 ? undefined : results[position]),
    key: (position) => position,
  });

  it("playouts give the share of decided plays that player 0 wins, and 0.5 when none is", () => {
    expect(playoutHeuristic(oneMove([0, "draw"]))(-1)).toBe(1);
    expect(playoutHeuristic(oneMove([1, "draw"]))(-1)).toBe(0);
    expect(playoutHeuristic(oneMove(["draw"]))(-1)).toBe(0.5);
    expect(playoutHeuristic(oneMove([0, 0, 0, 1]), { plays: 4000 })(-1)).toBeCloseTo(0.75, 1);
  });

  it("playouts depend on the seed and on the position, not on what was asked before", () => {
    const rules = tictactoe();
    const positions = rules.moves(rules.start).map((move) => rules.play(rules.start, move));
    const ask = (seed: number, order: typeof positions) => {
      const heuristic = playoutHeuristic(rules, { seed });
      return new Map(order.map((position) => [rules.key(position), heuristic(position)]));
    };
    expect(ask(1, positions.toReversed())).toEqual(new Map([...ask(1, positions)].reverse()));
    expect([...ask(2, positions).values()]).not.toEqual([...ask(1, positions).values()]);
  });

  it("are found by name, or refused with the names there are", () => {
    const game = tictactoe();
    expect(heuristicsOf(game).map(({ id, title }) => [id, title.fr])).toEqual([
      ["lines", "lignes"],
      ["playouts", "parties au hasard"],
    ]);
    expect(heuristicByName(game, "lines")).toBe(defaultHeuristic(game));
    expect(strongestHeuristic(game)).toBe(defaultHeuristic(game));
    expect(() => heuristicByName(game, "line")).toThrow(/Did you mean "lines"/);
  });
});

/** What the searches were found right with; a change of the hash changes every signature. */
const PRINTS: unknown = [
  [0, 0],
  [301794027, 1],
  [1114155158, 4294967297],
  [259559867, 4503599627370503],
  [943954692, 6025115438216277],
  [-1479282564, 932481261919828],
  [-828986978, 5376115818487033],
  [-1189313539, 1270535927457853],
];
