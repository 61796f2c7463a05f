import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import type { Signal } from "../base/work.ts";
import type { Player } from "../game/game.ts";
import type { Game } from "../game/members.ts";
import { Session } from "../game/session.ts";
import type { OracleBudget } from "./allowance.ts";
import type { Oracle } from "./oracle.ts";
import type { ComputerPlayer } from "./players.ts";
import * as texts from "./texts.ts";

/** Options of a match. */
export interface MatchOptions<Position, Move> {
  readonly games: number;
  readonly seed?: number;
  /** Moves played at random before the players take over; both get each opening once from either side. */
  readonly opening?: number;
  /** A play that is longer is a draw (default 500). */
  readonly longest?: number;
  readonly oracle?: Oracle<Position, Move>;
  readonly signal?: Signal | undefined;
  readonly onNote?: (note: Text) => void;
  readonly onGame?: (game: MatchGame<Move>) => void;
}

/** One game of a match. */
export interface MatchGame<Move> {
  /** The contestant (0 or 1, as listed) who was player 0. */
  readonly starter: 0 | 1;
  readonly moves: readonly Move[];
  readonly winner: 0 | 1 | undefined;
}

/** The results of a player in a match. */
export interface Contestant {
  readonly name: string;
  readonly wins: number;
  readonly moves: number;
  /** Moves whose value is known before and after; only where any are. */
  readonly judged?: number;
  /** Those after which the true value was worse for the player who made them. */
  readonly mistakes?: number;
}

/** The result of a match. */
export interface MatchReport<Move> {
  readonly contestants: readonly [Contestant, Contestant];
  readonly draws: number;
  /** The first contestant's share of the points (a draw is half a point each), with its 95 % interval. */
  readonly share: number;
  readonly interval: Interval;
  readonly games: readonly MatchGame<Move>[];
}

/** Milliseconds to judge one position where an expert must work it out. */
const JUDGING_TIME = 2000;

const MATCH_OPTIONS: OptionNames<MatchOptions<never, never>> = {
  games: true,
  seed: true,
  opening: true,
  longest: true,
  oracle: true,
  signal: true,
  onNote: true,
  onGame: true,
};

/** Two computer players play a number of games, taking turns to be player 0. */
export async function match<Position, Move>(
  game: Game<Position, Move>,
  players: readonly [ComputerPlayer<Position, Move>, ComputerPlayer<Position, Move>],
  options: MatchOptions<Position, Move>,
): Promise<MatchReport<Move>> {
  checkOptions("match", options, MATCH_OPTIONS);
  const { games, seed = 1, opening = 0, longest = 500, oracle, signal, onNote, onGame } = options;
  if (!(Number.isInteger(games) && games >= 1)) throw new MarienbadError("bad-argument", texts.noGames(games));
  const played: MatchGame<Move>[] = [];
  const moveCounts: [number, number] = [0, 0];
  const mistakes: [number, number] = [0, 0];
  const judged: [number, number] = [0, 0];
  const judging = { time: JUDGING_TIME, signal };
  for (let number = 0; number < games; number++) {
    // Games 2k and 2k + 1 have the same opening, with the sides changed.
    const random = seededRandom(seed + 2 ** 32 * Math.floor(number / 2));
    const starter = (number % 2) as 0 | 1;
    const session = new Session(game);
    while (session.end === undefined && session.moves.length < longest) {
      if (signal?.aborted) throw new MarienbadError("interrupted", texts.matchInterrupted(number));
      const { position, turn } = session;
      const contestant = (turn === 0 ? starter : 1 - starter) as 0 | 1;
      const choices = session.legalMoves();
      const ours = session.moves.length >= opening;
      const move = ours
        ? await players[contestant].choose(position, { signal, onNote })
        : choices[random.below(choices.length)];
      const before = session.points;
      session.play(move);
      if (ours) {
        moveCounts[contestant]++;
        const gain = session.points - before;
        const verdict = oracle && (await isMistake(oracle, turn, position, session.position, judging, gain));
        if (verdict !== undefined) judged[contestant]++;
        if (verdict === true) mistakes[contestant]++;
      }
    }
    const result = session.end?.result ?? "draw"; // a very long play: nobody is getting anywhere
    const winner = result === "draw" ? undefined : ((result === 0 ? starter : 1 - starter) as 0 | 1);
    played.push({ starter, moves: session.moves, winner });
    onGame?.(played[number]);
  }
  const winsOf = (contestant: 0 | 1): number => played.filter(({ winner }) => winner === contestant).length;
  const draws = played.filter(({ winner }) => winner === undefined).length;
  const points = winsOf(0) + draws / 2;
  const contestant = (index: 0 | 1): Contestant => ({
    name: players[index].name,
    wins: winsOf(index),
    moves: moveCounts[index],
    ...(judged[0] + judged[1] > 0 && { judged: judged[index], mistakes: mistakes[index] }),
  });
  const interval = wilsonInterval(points, games);
  return { contestants: [contestant(0), contestant(1)], draws, share: points / games, interval, games: played };
}

/** True if a move, which brought player 0 `gain` points, cost a win, a draw or points; undefined if unknown. */
export async function isMistake<Position, Move>(
  oracle: Oracle<Position, Move>,
  player: Player,
  before: Position,
  after: Position,
  budget: OracleBudget = {},
  gain = 0,
): Promise<boolean | undefined> {
  const side = player === 0 ? 1 : -1;
  const worthOf = async (position: Position, gained: number): Promise<number | undefined> => {
    const known = await oracle.known(position, budget);
    if (known?.points !== undefined) return side * (known.points + gained);
    return known && (known.result === "draw" ? 0 : known.result === player ? 1 : -1);
  };
  const [had, has] = [await worthOf(before, 0), await worthOf(after, gain)];
  return had === undefined || has === undefined ? undefined : has < had;
}

/** A 95 % confidence interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.959963984540054; // the 97.5 % quantile of the normal law

/** The score interval of Wilson (1927) for a share of successes: within [0, 1], and fair for few trials. */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = NORMAL_95 ** 2 / trials;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (NORMAL_95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
