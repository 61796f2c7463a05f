import { describe, expect, it } from "vitest";
import { answering } from "../../test/graph-games.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import { fullGame } from "../game/full-game.ts";
import type { AnyGame } from "../game/members.ts";
import { CATALOGUE, findGame } from "../games/all.ts";
import { connect4 } from "../games/connect4/index.ts";
import { dodgem } from "../games/dodgem/index.ts";
import { domineering } from "../games/domineering/index.ts";
import { hex } from "../games/hex/index.ts";
import { marienbad } from "../games/marienbad/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { defaultHeuristic } from "../search/heuristics.ts";
import { strong } from "../search/strong.ts";
import { match, wilsonInterval } from "./match.ts";
import { oracleFor } from "./oracle.ts";
import { createPlayer, PLAYERS } from "./players.ts";

describe("players by name", () => {
  const game = tictactoe();
  const oracle = oracleFor(game);

  it("every kind plays a legal move in every game", async () => {
    for (const game of [tictactoe(), domineering(), dodgem()]) {
      for (const { id } of PLAYERS) {
        const name = id === "strong" || id === "mcts" ? `${id}:500n` : id;
        const player = await createPlayer(name, game as never);
        const move = await player.choose(game.start as never);
        expect(game.moves(game.start as never)).toContainEqual(move);
      }
    }
  });

  it("refuses what is no player", async () => {
    for (const name of [
      "genius",
      "minimax:0",
      "minimax:x",
      "minimax:3:4",
      "random:2",
      "mcts:-5",
      "strong:0n",
      "perfect:0",
    ]) {
      await expect(createPlayer(name, game, { oracle })).rejects.toThrow(/[Tt]here is no player/);
    }
  });

  it("strong draws every game of tic-tac-toe against perfect play, and neither errs", async () => {
    const players = await Promise.all([createPlayer("strong:20000n", game), createPlayer("perfect", game, { oracle })]);
    const report = await match(game, [players[0], players[1]], { games: 40, oracle });
    expect(report).toMatchObject({ draws: 40, share: 0.5 });
    expect(report.contestants.map(({ mistakes }) => mistakes)).toEqual([0, 0]);
  });

  it("a match is the same again from the same seed, and random play errs", async () => {
    const run = async () => {
      const players = [await createPlayer("random", game, { seed: 7 }), await createPlayer("mcts:50n", game)] as const;
      return match(game, players, { games: 20, seed: 3, opening: 1, oracle });
    };
    const [first, again] = [await run(), await run()];
    expect(again).toEqual(first);
    expect(first.contestants[0].mistakes).toBeGreaterThan(0);
    // An opening is shared by the two games of a pair, with the sides changed.
    expect(first.games[0].moves[0]).toBe(first.games[1].moves[0]);
    expect(first.games.map(({ starter }) => starter)).toEqual(Array.from({ length: 20 }, (_, game) => game % 2));
  });

  it("a play that repeats is a draw", async () => {
    const game = dodgem();
    const player = await createPlayer("random", game, { seed: 1 });
    const report = await match(game, [player, player], { games: 20, longest: 30 });
    for (const game of report.games) if (game.winner !== undefined) expect(game.moves.length).toBeLessThanOrEqual(30);
    expect(report.draws + report.contestants[0].wins + report.contestants[1].wins).toBe(20);
  });
});

describe("the perfect player", () => {
  it("answers at once where a theorem knows: 100, 200 and 300 matches (Bouton 1901)", async () => {
    const game = marienbad({ rows: "100,200,300", last: "wins" });
    const perfect = await createPlayer("perfect", game);
    const after = game.play(game.start, await perfect.choose(game.start));
    expect(game.heaps?.heapsOf(after)).toEqual([100, 200, 100 ^ 200]);
  });

  it("is never stuck: where nothing can be proved it says so, and plays on to the end", async () => {
    const game = hex({ size: 5 });
    const perfect = await createPlayer("perfect:1000n", game, {
      oracle: oracleFor(game, { limit: 100, expert: false }),
    });
    const notes: Text[] = [];
    let position = game.start;
    while (game.result(position) === undefined) {
      const move = await perfect.choose(position, { onNote: (note) => void notes.push(note) });
      expect(game.moves(position)).toContainEqual(move);
      position = game.play(position, move);
    }
    expect(notes.length).toBeGreaterThan(0);
    expect(notes[0].en).toMatch(/No best move can be proved/);
  });

  it("takes a proved win among moves that nobody knows, and no proved loss", async () => {
    // From 0 player 0 may go to 1, which is won, to 2, which is lost, or to 3, of which nothing is known.
    const results = [undefined, 0, 1, undefined] as const;
    const rules = fullGame<number, number>({
      start: 0,
      turn: (at) => (at === 0 ? 0 : 1),
      moves: (at) => (at === 0 ? [3, 2, 1] : at >= 3 ? [at + 1, at + 2] : []),
      play: (_, to) => to,
      result: (at) => results[at],
      key: (at) => at,
    });
    const without = (closed: number): typeof rules => ({
      ...rules,
      moves: (at) => rules.moves(at).filter((move) => at !== 0 || move !== closed),
    });
    for (let seed = 1; seed <= 5; seed++) {
      const choose = async (game: typeof rules) => {
        const oracle = oracleFor(game, { limit: 50 });
        return await (await createPlayer("perfect:500n", game, { seed, oracle })).choose(0);
      };
      expect(await choose(rules)).toBe(1);
      expect(await choose(without(1))).toBe(3);
    }
  });
});

describe("the strong player", () => {
  it("plays what the expert of a game chooses, in every game whose expert chooses moves", async () => {
    const asked: string[] = [];
    for (const { id } of CATALOGUE) {
      const game: AnyGame = findGame(id)(id === "tictactoe" ? { rows: 4, columns: 4, align: 4 } : {});
      const expert = await game.expert?.({ load: async () => undefined });
      if (expert?.choose === undefined) continue;
      asked.push(id);
      const move = game.moves(game.start).at(-1); // one that no search prefers
      const player = await createPlayer("strong:1000n", {
        ...game,
        expert: async () => ({ ...expert, choose: () => answering(move) }),
      });
      expect(await player.choose(game.start)).toEqual(move);
    }
    expect(asked).toEqual(expect.arrayContaining(["tictactoe", "connect4", "hex", "domineering"]));
  });

  it("wins won positions of connect-4 on 4 × 4 against the longest resistance", async () => {
    const game = connect4({ columns: 4, rows: 4 });
    const oracle = oracleFor(game, { expert: false });
    const random = seededRandom(2);
    let tried = 0;
    while (tried < 15) {
      let position = game.start;
      for (let ply = 0; ply < 8 && game.result(position) === undefined; ply++) {
        const moves = game.moves(position);
        position = game.play(position, moves[random.below(moves.length)]);
      }
      const winner = game.turn(position);
      if (game.result(position) !== undefined) continue;
      if ((await oracle.known(position))?.result !== winner) continue;
      tried++;
      const player = await createPlayer("strong:50000n", game);
      while (game.result(position) === undefined) {
        const move =
          game.turn(position) === winner ? await player.choose(position) : (await oracle.bestMoves(position))[0];
        position = game.play(position, move);
      }
      expect(game.result(position)).toBe(winner);
    }
  });

  it("solves domineering up to 5 × 5 (Breuker, Uiterwijk and van den Herik 2000, table 1)", () => {
    for (const [rows, columns, winner] of [
      [2, 2, 0],
      [3, 3, 0],
      [4, 4, 0],
      [5, 5, 1],
      [2, 4, 1],
      [4, 2, 0],
    ] as const) {
      const game = domineering({ rows, columns });
      const heuristic = defaultHeuristic(game) ?? (() => 0);
      const answer = strong(game, game.start, { heuristic, acyclic: true });
      expect(answer).toMatchObject({
        value: winner === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
        certainty: "exact",
      });
    }
  });
});

describe("the interval of Wilson", () => {
  it("has the values of Newcombe's table (Statistics in Medicine 17, 1998, table I, method 3)", () => {
    for (const [successes, trials, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ]) {
      const interval = wilsonInterval(successes, trials);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    }
  });
});
