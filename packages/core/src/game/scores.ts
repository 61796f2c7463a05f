import { badRules, namesOf, rulesFail, showPosition } from "./checked.ts";
import { fullGame } from "./full-game.ts";
import { legalMoves, type Result, type Rules } from "./game.ts";
import type { FullGame, Game, Heuristic, Scores } from "./members.ts";
import * as texts from "./texts.ts";
import type { Value } from "./value.ts";

/** Bound of points, so that all sums of them are exact. */
const MAX_POINTS = 2 ** 24;

/** The player who is ahead when player 0 has this many points. */
export function leaderOf(points: number): Result {
  return points === 0 ? "draw" : points > 0 ? 0 : 1;
}

/** The value of a position from which player 0 gains this many points. */
export function valueOfPoints(points: number): Value {
  return { result: leaderOf(points), rank: undefined, points };
}

/** A value with more points for player 0; the same value in a game without points. */
export function valueAfterGain(value: Value, gain: number): Value {
  return value.points === undefined ? value : valueOfPoints(value.points + gain);
}

/** The points of a game, checked at each call: anything but a whole number is refused with its position. */
export class Scoring<Position, Move> {
  readonly #game: Rules<Position, Move>;
  readonly #scores: Scores<Position, Move>;

  constructor(game: Rules<Position, Move>, scores: Scores<Position, Move>) {
    this.#game = game;
    this.#scores = scores;
  }

  score(position: Position): number {
    return this.#checked(position, "scores.score", () => this.#scores.score(position));
  }

  gain(position: Position, move: Move): number {
    const { gain } = this.#scores;
    if (gain === undefined) return 0;
    return this.#checked(position, "scores.gain", () => this.#scores.gain?.(position, move));
  }

  #checked(position: Position, member: string, ask: () => unknown): number {
    try {
      const points = ask();
      if (Number.isInteger(points) && Math.abs(points as number) < MAX_POINTS) return points as number;
      throw badRules(texts.badPoints(points, MAX_POINTS));
    } catch (error) {
      throw rulesFail(showPosition(position, namesOf(this.#game)), member, error);
    }
  }
}

/** A position with the points of player 0 on the way to it. */
export interface Carried<Position> {
  readonly position: Position;
  readonly points: number;
}

/**
 * The same game with the points so far carried along in the position, for searches, which compare plays by the
 * heuristic value of their ends (see search/score.ts): here the sum of all points. Returns undefined for a game without
 * scores. Its heuristics are those of the game, if any, plus the points so far. Cost: a position is repeated for each
 * number of points with which it can be reached.
 */
export function carryingPoints<Position, Move>(
  given: Game<Position, Move>,
): FullGame<Carried<Position>, Move> | undefined {
  const game = fullGame(given);
  const { facts, notation, scores, symmetry, heuristics = { points: () => 0 } } = game;
  if (scores === undefined) return undefined;
  const scoring = new Scoring(game, scores);
  const rules: Rules<Carried<Position>, Move> = {
    start: { position: game.start, points: 0 },
    turn: ({ position }) => game.turn(position),
    moves: ({ position }) => legalMoves(game, position),
    play: ({ position, points }, move) => ({
      position: game.play(position, move),
      points: points + scoring.gain(position, move),
    }),
    result: () => undefined,
    deadEnd: "draw", // by its points, which heuristics count
    // if only ends have points, there are none to carry
    key: ({ position, points }) => (scores.gain === undefined ? game.key(position) : `${points} ${game.key(position)}`),
  };
  const carried = Object.entries(heuristics).map(([name, heuristic]) => [name, carriedHeuristic(heuristic)]);
  return {
    ...rules,
    facts,
    notation: {
      writeMove: (move, { position }) => notation.writeMove(move, position),
      writePosition: ({ position }) => notation.writePosition(position),
      readPosition: (written) => {
        const parsed = notation.readPosition(written);
        return parsed.ok ? { ...parsed, value: { position: parsed.value, points: 0 } } : parsed;
      },
    },
    ...(symmetry && {
      symmetry: {
        images: ({ position, points }) => symmetry.images(position).map((image) => ({ position: image, points })),
      },
    }),
    heuristics: Object.fromEntries(carried),
  };

  function carriedHeuristic(heuristic: Heuristic<Position>): Heuristic<Carried<Position>> {
    const value = ({ position, points }: Carried<Position>): number =>
      points + (legalMoves(game, position).length === 0 ? scoring.score(position) : heuristic(position));
    return heuristic.title === undefined ? value : Object.assign(value, { title: heuristic.title });
  }
}
