import { MarienbadError } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import type { Game, Player } from "../game/game.ts";
import { Session } from "../game/session.ts";
import type { Oracle } from "./oracle.ts";
import type { ComputerPlayer } from "./players.ts";
import { type Interval, wilsonInterval } from "./wilson.ts";

export interface MatchOptions<Position, Move> {
  readonly games: number;
  readonly seed?: number;
  /** Moves played at random before the players take over; both get each opening once from either side. */
  readonly opening?: number;
  /** A play that is longer is a draw; 500 unless said. */
  readonly longest?: number;
  /** Judges the moves, where the game is solved. */
  readonly oracle?: Oracle<Position, Move>;
  readonly signal?: AbortSignal;
  readonly onGame?: (game: MatchGame<Move>) => void;
}

/** One game of a match. */
export interface MatchGame<Move> {
  /** Which contestant (0 or 1, as listed) was player 0. */
  readonly starter: 0 | 1;
  readonly moves: readonly Move[];
  /** The contestant who won. */
  readonly winner: 0 | 1 | undefined;
}

export interface Contestant {
  readonly name: string;
  readonly wins: number;
  readonly moves: number;
  /** Moves after which the true value was worse for the one who made them. Only where the game is solved. */
  readonly mistakes?: number;
}

export interface MatchReport<Move> {
  readonly contestants: readonly [Contestant, Contestant];
  readonly draws: number;
  /** The first contestant's share of the points (a draw is half a point each), with its 95 % interval. */
  readonly share: number;
  readonly interval: Interval;
  readonly games: readonly MatchGame<Move>[];
}

/** Two computer players play a number of games, taking turns to be player 0. */
export async function playMatch<Position, Move>(
  game: Game<Position, Move>,
  players: readonly [ComputerPlayer<Position, Move>, ComputerPlayer<Position, Move>],
  options: MatchOptions<Position, Move>,
): Promise<MatchReport<Move>> {
  const { games, seed = 1, opening = 0, longest = 500, oracle, signal, onGame } = options;
  if (!(Number.isInteger(games) && games >= 1)) {
    throw new MarienbadError("bad-argument", {
      en: `A match of ${games} games is not possible: it should be at least 1.`,
      fr: `Un match de ${games} parties n'est pas possible : il en faut au moins 1.`,
    });
  }
  const played: MatchGame<Move>[] = [];
  const moveCounts: [number, number] = [0, 0];
  const mistakes: [number, number] = [0, 0];
  for (let number = 0; number < games; number++) {
    // Games 2k and 2k + 1 have the same opening, with the sides changed.
    const random = seededRandom(seed + 2 ** 32 * Math.floor(number / 2));
    const starter = (number % 2) as 0 | 1;
    const session = new Session({ rules: game });
    while (session.end === undefined && session.moves.length < longest) {
      if (signal?.aborted) {
        throw new MarienbadError("interrupted", {
          en: `Interrupted after ${number} games.`,
          fr: `Interrompu après ${number} parties.`,
        });
      }
      const { position, turn } = session;
      const contestant = (turn === 0 ? starter : 1 - starter) as 0 | 1;
      const choices = session.legalMoves();
      const ours = session.moves.length >= opening;
      const move = ours ? await players[contestant].choose(position, signal) : choices[random.below(choices.length)];
      session.play(move);
      if (ours) {
        moveCounts[contestant]++;
        if (oracle !== undefined && isMistake(oracle, turn, position, session.position)) mistakes[contestant]++;
      }
    }
    const result = session.end?.result ?? "draw"; // a very long play: nobody is getting anywhere
    const winner = result === "draw" ? undefined : ((result === 0 ? starter : 1 - starter) as 0 | 1);
    const finished = { starter, moves: session.moves, winner };
    played.push(finished);
    onGame?.(finished);
  }
  return report();

  function report(): MatchReport<Move> {
    const winsOf = (contestant: 0 | 1): number => played.filter(({ winner }) => winner === contestant).length;
    const draws = played.filter(({ winner }) => winner === undefined).length;
    const points = winsOf(0) + draws / 2;
    const contestant = (index: 0 | 1): Contestant => ({
      name: players[index].name,
      wins: winsOf(index),
      moves: moveCounts[index],
      ...(oracle === undefined ? {} : { mistakes: mistakes[index] }),
    });
    return {
      contestants: [contestant(0), contestant(1)],
      draws,
      share: points / games,
      interval: wilsonInterval(points, games),
      games: played,
    };
  }
}

/** Whether a move made things worse for the player who made it: a win no longer one, a draw lost. */
export function isMistake<Position, Move>(
  oracle: Oracle<Position, Move>,
  player: Player,
  before: Position,
  after: Position,
): boolean {
  const worth = (position: Position): number => {
    const { result } = oracle.verdict(position);
    return result === "draw" ? 0 : result === player ? 1 : -1;
  };
  return worth(after) < worth(before);
}
