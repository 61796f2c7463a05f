import fc from "fast-check";
import { type DecidedLevel, fullGame, type KeyedGame, type Player } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { byHundreds, claimsOf, DRAW, level, levelsIn, rulesOf, WIN } from "../../test/small-levels.ts";
import { ZLIB } from "../node/packing.ts";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import { levelledGame } from "../tasks/levelled-game.ts";
import { solveLevels } from "../tasks/solve-levels.ts";
import { type LevelClaims, type PartVerifier, partVerifier } from "./level-part.ts";
import { verifyLevels } from "./levels.ts";

const verdict = async (game: KeyedGame<number, number>, levels: readonly DecidedLevel[]): Promise<string> => {
  const wrong = await verifyLevels(game, claimsOf(game, levels));
  return wrong === undefined ? "true" : `${wrong.level} ${wrong.key ?? "-"}: ${wrong.text.en}`;
};

describe("the verifier of levels", () => {
  describe("a position with a single end after each move", () => {
    /** The start leads to 100 and 101, each of which leads to its own ends. */
    const gameWith = (results: Record<number, Player>) =>
      rulesOf({ moves: { 1: [100, 101], 100: [200, 201], 101: [202] }, results, levelOf: byHundreds });

    it("is won when one successor is, lost when all are, else drawn", async () => {
      // Player 1 moves at 100: one of its ends is won by them. At 101 only player 0 wins.
      const game = gameWith({ 200: 0, 201: 1, 202: 0 });
      const ends = level([200, WIN[0]], [201, WIN[1]], [202, WIN[0]]);
      const right = [level([1, WIN[0] + 2]), level([100, WIN[1] + 1], [101, WIN[0] + 1]), ends];
      expect(await verdict(game, right)).toBe("true");
      for (const [value, sentence] of [
        [WIN[0] + 1, "0 1: its successors say outcome 0 with rank 2, not 0 with 1"],
        [WIN[0] + 3, "0 1: its successors say outcome 0 with rank 2, not 0 with 3"],
        [WIN[1] + 2, "0 1: its successors say outcome 0 with rank 2, not 1 with 2"],
        [DRAW + 2, "0 1: its successors say outcome 0 with rank 2, not 2 with 2"],
        [768 + 2, "0 1: its successors say outcome 0 with rank 2, not 3 with 2"],
      ] as const) {
        expect(await verdict(game, right.with(0, level([1, value])))).toBe(sentence);
      }
    });

    it("says what the rules say where the play is over", async () => {
      const game = gameWith({ 200: 0, 201: 1 }); // 202 is a dead end, so drawn
      const right = [
        level([1, DRAW + 2]),
        level([100, WIN[1] + 1], [101, DRAW + 1]),
        level([200, WIN[0]], [201, WIN[1]], [202, DRAW]),
      ];
      expect(await verdict(game, right)).toBe("true");
      for (const [place, values] of [
        [0, [WIN[1], DRAW, WIN[0] + 1, DRAW + 1, 768]],
        [1, [WIN[0], DRAW, WIN[1] + 1]],
        [2, [WIN[0], WIN[1], DRAW + 1, 768]],
      ] as const) {
        for (const value of values) {
          const { keys } = right[2];
          const changed = right.with(2, { keys, values: right[2].values.with(place, value) });
          expect(await verdict(game, changed)).toBe(`2 ${keys[place]}: the play is over here, with another result`);
        }
      }
    });

    it("has no move once there is a result, whatever the rules list", async () => {
      const game = rulesOf({ moves: { 1: [100], 100: [200] }, results: { 100: 1 }, levelOf: byHundreds });
      expect(await verdict(game, [level([1, WIN[1] + 1]), level([100, WIN[1]])])).toBe("true");
    });
  });

  it("takes the quickest win, the nearest draw and the latest loss", async () => {
    // From 1: to 100, 101, 102, which end after 1, 2 and 3 moves more; all of it forced.
    const chain = (results: Record<number, Player>) =>
      rulesOf({
        moves: { 1: [102, 100, 101], 100: [200], 101: [201], 102: [202], 201: [301], 202: [302], 302: [402] },
        results,
        levelOf: byHundreds,
      });
    const levelsOfOutcome = (outcome: number, start: number): DecidedLevel[] => [
      level([1, outcome + start]),
      level([100, outcome + 1], [101, outcome + 2], [102, outcome + 3]),
      level([200, outcome], [201, outcome + 1], [202, outcome + 2]),
      level([301, outcome], [302, outcome + 1]),
      level([402, outcome]),
    ];
    const wonBy = (player: Player) => chain({ 200: player, 301: player, 402: player });
    for (const [game, outcome, rank] of [
      [wonBy(0), WIN[0], 2], // player 0 moves at the start
      [chain({}), DRAW, 2],
      [wonBy(1), WIN[1], 4],
    ] as const) {
      for (const claimed of [1, 2, 3, 4, 5]) {
        const expected = claimed === rank ? "true" : expect.stringMatching(`with rank ${rank}, not .* with ${claimed}`);
        expect(await verdict(game, levelsOfOutcome(outcome, claimed))).toEqual(expected);
      }
    }
  });

  it("prefers a draw to a loss and a win to a draw, whatever the ranks", async () => {
    const game = (results: Record<number, Player>) =>
      rulesOf({ moves: { 1: [100, 101], 101: [201], 201: [301] }, results, levelOf: byHundreds });
    const late = (outcome: number) => [level([201, outcome + 1]), level([301, outcome])];
    // 100 is an end at once, 301 two moves later.
    const claims = (start: number, near: number, far: number) => [
      level([1, start]),
      level([100, near], [101, far + 2]),
      ...late(far),
    ];
    expect(await verdict(game({ 100: 1 }), claims(DRAW + 3, WIN[1], DRAW))).toBe("true");
    expect(await verdict(game({ 301: 0 }), claims(WIN[0] + 3, DRAW, WIN[0]))).toBe("true");
    expect(await verdict(game({ 100: 1 }), claims(WIN[1] + 1, WIN[1], DRAW))).toMatch(/^0 1: .* outcome 2 with rank 3/);
    expect(await verdict(game({ 301: 0 }), claims(DRAW + 1, DRAW, WIN[0]))).toMatch(/^0 1: .* outcome 0 with rank 3/);
  });

  it("misses each successor that is not there, and every position out of order", async () => {
    const game = rulesOf({ moves: { 1: [100, 101, 102] }, levelOf: byHundreds });
    const start = level([1, DRAW + 1]);
    const pairs = [100, 101, 102].map((key) => [key, DRAW] as const);
    expect(await verdict(game, [start, level(...pairs)])).toBe("true");
    for (const missing of [0, 1, 2]) {
      const others = pairs.filter((_, place) => place !== missing);
      expect(await verdict(game, [start, level(...others)])).toBe("0 1: a successor is missing");
    }
    expect(await verdict(game, [start])).toBe("0 1: a successor is missing");
    expect(await verdict(game, [start, level(pairs[0], pairs[1], pairs[1], pairs[2])])).toBe(
      "1 101: it is out of order",
    );
    expect(await verdict(game, [start, level(pairs[0], pairs[2], pairs[1])])).toBe("1 101: it is out of order");
  });

  it("wants level 0 to be the start alone, and neither it nor the last level to be empty", async () => {
    const game = rulesOf({ moves: { 1: [100] }, levelOf: byHundreds });
    const right = [level([1, DRAW + 1]), level([100, DRAW])];
    expect(await verdict(game, right)).toBe("true");
    expect(await verdict(game, [])).toBe("0 -: the start is missing");
    expect(await verdict(game, right.with(0, level([2, DRAW])))).toBe("0 2: the start is missing");
    const two = level([1, DRAW + 1], [2, DRAW]);
    expect(await verdict(game, right.with(0, two))).toBe("0 -: it has 2 positions, not the start alone");
    expect(await verdict(game, [...right, level()])).toBe("2 -: it has no position");
    expect(await verdict(game, [level(), ...right])).toBe("0 -: it has no position");
  });

  it("recounts every statistic", async () => {
    const game = levelledGame("connect4", makeGame("connect4", { columns: 3, rows: 3, align: 3 }));
    const levels = await levelsIn(await solveLevels(game, { limits: { packing: ZLIB } }));
    const claims = (change?: (statistics: LevelStatistics, place: number) => LevelStatistics): LevelClaims =>
      claimsOf(game as unknown as KeyedGame<number, number>, levels, change);
    expect(await verifyLevels(game, claims())).toBeUndefined();
    const changed = async (at: number, change: (statistics: LevelStatistics) => Partial<LevelStatistics>) => {
      const wrong = await verifyLevels(
        game,
        claims((statistics, place) => (place === at ? { ...statistics, ...change(statistics) } : statistics)),
      );
      expect(wrong).toMatchObject({ level: at });
      return wrong?.text.en;
    };
    const last = levels.length - 1;
    for (const at of [0, 5, last]) {
      expect(await changed(at, ({ moves }) => ({ moves: moves + 1 }))).toMatch(
        /^moves is claimed to be \d+, but is \d+$/,
      );
      expect(await changed(at, () => ({ level: at + 1 }))).toBe(`level is claimed to be ${at + 1}, but is ${at}`);
      for (const name of ["player0", "player1", "draws"] as const) {
        expect(await changed(at, (statistics) => ({ [name]: statistics[name] + 1 }))).toMatch(`${name} is claimed`);
        const ranks = ({ byRank }: LevelStatistics) => ({ byRank: { ...byRank, [name]: [1, 1, ...byRank[name]] } });
        expect(await changed(at, ranks)).toMatch(`byRank.${name}[`);
      }
    }
    const exchanged = ({ player0, player1 }: LevelStatistics) => ({ player0: player1, player1: player0 });
    expect(await changed(5, exchanged)).toMatch(/^player0 is claimed to be/);
  });

  describe("random games with draws of several lengths", () => {
    /** Levels of one to five positions, moves anywhere into the next level, ends won or drawn. */
    const games = fc
      .array(
        fc.array(fc.record({ moves: fc.array(fc.nat(4), { maxLength: 3 }), end: fc.nat(5) }), {
          minLength: 1,
          maxLength: 5,
        }),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((levels): KeyedGame<number, number> => {
        const keyOf = (place: number, index: number): number => (place === 0 ? 1 : 100 * place + index);
        const moves: Record<number, number[]> = {};
        const results: Record<number, Player> = {};
        for (const [place, positions] of levels.entries()) {
          for (const [index, { moves: to, end }] of positions.entries()) {
            const next = levels[place + 1] ?? [];
            const after = to.filter((target) => target < next.length).map((target) => keyOf(place + 1, target));
            moves[keyOf(place, index)] = [...new Set(after)];
            if (after.length === 0 && end < 2) results[keyOf(place, index)] = end as Player;
          }
        }
        return rulesOf({ moves, results, levelOf: byHundreds });
      });

    const solved = async (rules: KeyedGame<number, number>): Promise<DecidedLevel[]> => {
      const { positionOf } = rules;
      const levels = { positionOf, levelOf: byHundreds };
      const game = levelledGame("lots", fullGame({ ...rules, levels }));
      return await levelsIn(await solveLevels(game, { limits: { packing: ZLIB } }));
    };

    it("are solved rightly, and any other value is refused", async () => {
      const check = fc.asyncProperty(games, fc.nat(), fc.nat(1023), async (game, choice, value) => {
        const levels = await solved(game);
        expect(await verdict(game, levels)).toBe("true");
        const place = choice % levels.length;
        const { keys, values } = levels[place];
        const index = choice % keys.length;
        if (values[index] === value) return;
        const wrong = await verdict(game, levels.with(place, { keys, values: values.with(index, value) }));
        expect(wrong).toMatch(/its successors say|the play is over/);
      });
      await fc.assert(check, { numRuns: 60 });
    });

    it("are judged the same in parts of any size, and by helpers", async () => {
      const sizes = fc.integer({ min: 1, max: 12 });
      const check = fc.asyncProperty(games, sizes, fc.nat(), async (game, partPositions, choice) => {
        const levels = await solved(game);
        const place = choice % levels.length;
        const { keys, values } = levels[place];
        const changed = levels.with(place, { keys, values: values.with(choice % keys.length, choice % 1024) });
        for (const claimed of [levels, changed]) {
          const claims = claimsOf(game, claimed);
          const whole = await verifyLevels(game, claims);
          expect(await verifyLevels(game, claims, { partPositions })).toEqual(whole);
          const helpers = [partVerifier(game, claims), partVerifier(game, claims)];
          expect(await verifyLevels(game, claims, { partPositions, helpers })).toEqual(whole);
        }
      });
      await fc.assert(check, { numRuns: 40 });
    });
  });

  it("divides levels among helpers, and hears every one of them, also where parts meet", async () => {
    const ends = Array.from({ length: 1000 }, (_, place) => 100 + place);
    const game = rulesOf({ moves: { 1: ends }, levelOf: (position) => (position === 1 ? 0 : 1) });
    const shares: number[] = [];
    const levels = [level([1, DRAW + 1]), level(...ends.map((key) => [key, DRAW] as const))];
    const check = async (claims: LevelClaims) => {
      const verify = partVerifier(game, claims);
      const helper: PartVerifier = async (place, from, to) => {
        shares.push(to - from);
        return await verify(place, from, to);
      };
      return await verifyLevels(game, claims, { helpers: [helper, helper, helper], partPositions: 300 });
    };
    expect(await check(claimsOf(game, levels))).toBeUndefined();
    expect(shares).toEqual([300, 300, 300, 100, 1]);
    for (const place of [0, 299, 300, 301, 999]) {
      const { keys, values } = levels[1];
      const wrong = await check(claimsOf(game, levels.with(1, { keys, values: values.with(place, WIN[1]) })));
      expect(wrong).toMatchObject({ level: 1, key: 100 + place });
      if (place === 0) continue;
      const twice = await check(claimsOf(game, levels.with(1, { keys: keys.with(place, keys[place - 1]), values })));
      expect(twice).toMatchObject({ level: 1, key: 100 + place - 1, text: { en: "it is out of order" } });
    }
  });

  it("follows moves that skip levels, and wants each position in its own", async () => {
    const game = rulesOf({ moves: { 1: [100, 300], 100: [300] }, results: { 300: 1 }, levelOf: byHundreds });
    const skipping = { ...game, levelOf: byHundreds };
    const right = [level([1, WIN[1] + 2]), level([100, WIN[1] + 1]), level(), level([300, WIN[1]])];
    // Player 0 moves at 1, and player 1 at 100 and at 300, as levels tell.
    expect(await verifyLevels(skipping, claimsOf(game, right))).toBeUndefined();
    const shifted = [right[0], right[1], right[3]];
    expect(await verifyLevels(skipping, claimsOf(game, shifted))).toMatchObject({
      level: 2,
      key: 300,
      text: { en: "its level is 3" },
    });
  });

  it("recounts who moves where that does not follow from the level", async () => {
    const game = rulesOf({ moves: { 1: [100] }, levelOf: () => 0 });
    const claims = claimsOf(game, [level([1, DRAW + 1]), level([100, DRAW])]);
    expect((await verifyLevels(game, claims))?.text.en).toBe("ofPlayer0 is claimed to be 0, but is 1");
    const none = { player0: [], player1: [], draws: [] };
    const right = { ...claims, levels: [claims.levels[0], { ...claims.levels[1], ofPlayer1: none }] };
    expect(await verifyLevels(game, right)).toBeUndefined();
    const wrong = { ...none, draws: [1] };
    const other = { ...claims, levels: [claims.levels[0], { ...claims.levels[1], ofPlayer1: wrong }] };
    expect((await verifyLevels(game, other))?.text.en).toBe("ofPlayer1.draws[0] is claimed to be 1, but is 0");
  });

  it("knows the values of positions that were left out because somebody has won", async () => {
    const game = rulesOf({ moves: { 1: [100, 101] }, results: { 100: 0 }, levelOf: byHundreds });
    const all = claimsOf(game, [level([1, WIN[0] + 1]), level([100, WIN[0]], [101, DRAW])]);
    const stored = [level([1, WIN[0] + 1]), level([101, DRAW])];
    const claims = (kept: readonly DecidedLevel[]): LevelClaims => ({
      levels: all.levels,
      leavesOutWon: true,
      storedOf: (place) => kept[place].keys.length,
      load: async (place, from, to) => ({
        keys: kept[place].keys.subarray(from, to),
        values: kept[place].values.subarray(from, to),
      }),
    });
    expect(await verifyLevels(game, claims(stored))).toBeUndefined();
    const kept = await verifyLevels(game, claims([stored[0], level([100, WIN[0]], [101, DRAW])]));
    expect(kept).toMatchObject({ level: 1, key: 100, text: { en: "a player has won it, so it should be left out" } });
    const wrong = await verifyLevels(game, claims([level([1, DRAW + 1]), stored[1]]));
    expect(wrong?.text.en).toMatch("its successors say outcome 0 with rank 1");
  });

  it("stops when it is told to", async () => {
    const game = rulesOf({ moves: { 1: [100] }, levelOf: byHundreds });
    const claims = claimsOf(game, [level([1, DRAW + 1]), level([100, DRAW])]);
    await expect(verifyLevels(game, claims, { signal: { aborted: true } })).rejects.toThrow(/Interrupted/);
  });
});
