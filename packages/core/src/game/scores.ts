import { badRules, namesOf, rulesFail, showPosition } from "./checked.ts";
import { fullGame } from "./full-game.ts";
import { legalMoves, type Result, type Rules } from "./game.ts";
import type { FullGame, Game, Heuristic, Scores } from "./members.ts";
import * as texts from "./texts.ts";
import type { Value } from "./value.ts";

/** Points must be smaller than this, so that sums of them are exact wherever they are kept. */
const MAX_POINTS = 2 ** 24;

/** Who is ahead with so many points of player 0. */
export function leaderOf(points: number): Result {
  return points === 0 ? "draw" : points > 0 ? 0 : 1;
}

/** What a position is worth from which player 0 gains so much. */
export function valueOfPoints(points: number): Value {
  return { result: leaderOf(points), rank: undefined, points };
}

/** A value with so many points more for player 0; the same where none are counted. */
export function valueAfterGain(value: Value, gain: number): Value {
  return value.points === undefined ? value : valueOfPoints(value.points + gain);
}

/** The points of a game, checked as they are asked for: what is no whole number is refused with its position. */
export class Scoring<Position, Move> {
  readonly #game: Rules<Position, Move>;
  readonly #scores: Scores<Position, Move>;

  constructor(game: Rules<Position, Move>, scores: Scores<Position, Move>) {
    this.#game = game;
    this.#scores = scores;
  }

  /** What the end of a play brings player 0. */
  score(position: Position): number {
    return this.#checked(position, "scores.score", () => this.#scores.score(position));
  }

  /** What a move brings player 0. */
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

/** A position, and what the way to it has brought player 0. */
export interface Carried<Position> {
  readonly position: Position;
  readonly points: number;
}

/**
 * The same game with the points so far carried along in the position, for searches: they compare whole plays by the
 * heuristic's value of their ends (see search/score.ts), which is here the sum of all points.
 *
 * Of a game without scores there is none: undefined. No player wins in it; its heuristics are those of the game added
 * to the points so far, or these points alone. Cost: one position becomes as many as there are ways to gain on the way
 * to it.
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
    // Where only ends bring points there are none on the way, and the position says it all.
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
