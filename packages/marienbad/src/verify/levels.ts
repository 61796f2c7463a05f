import type { Text } from "../base/text.ts";
import type { KeyedGame } from "../levels/game-engine.ts";
import { type DecidedLevel, placeOfKey } from "../levels/level.ts";

/** The first claim that does not hold. */
export interface WrongClaim {
  readonly level: number;
  readonly key: number;
  readonly sentence: Text;
}

/**
 * Checks every claim of a solution by levels against the rules: finished positions say what the rules say, and any
 * other follows from its successors, none of which is missing. Shares nothing with the engines but the way values are
 * written. Cost: every position is expanded once.
 */
export function verifyLevels<Position, Move>(
  game: KeyedGame<Position, Move>,
  levels: readonly DecidedLevel[],
): WrongClaim | undefined {
  for (const [level, layer] of levels.entries()) {
    const wrong = verifyLevel(game, level, layer, levels[level + 1]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/**
 * The same for one layer, or a part of one, given the next (undefined when there is none), of which the positions after
 * these are enough. `keyBefore` is the last key of the part before.
 */
export function verifyLevel<Position, Move>(
  { rules, positionOf }: KeyedGame<Position, Move>,
  level: number,
  { keys, values }: DecidedLevel,
  next: DecidedLevel | undefined,
  keyBefore = Number.NEGATIVE_INFINITY,
): WrongClaim | undefined {
  const start = rules.key(rules.start) as number;
  if (level === 0 && keys[0] !== start) return { level, key: start, sentence: NO_START };
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place];
    if ((place > 0 ? keys[place - 1] : keyBefore) >= key) return { level, key, sentence: OUT_OF_ORDER };
    const sentence = fault(positionOf(key), values[place]);
    if (sentence !== undefined) return { level, key, sentence };
  }
  return undefined;

  /** Outcomes 0 and 1 are wins of the players, 2 is a draw. */
  function fault(position: Position, value: number): Text | undefined {
    const [outcome, rank] = [value >> 6, value & 63];
    const result = rules.result(position);
    const moves = result === undefined ? rules.moves(position) : [];
    if (moves.length === 0) {
      const expected = result === undefined || result === "draw" ? 2 : result;
      return outcome === expected && rank === 0 ? undefined : OVER;
    }
    const mover = rules.turn(position);
    const after: number[] = [];
    for (const move of moves) {
      const place = next === undefined ? -1 : placeOfKey(next.keys, rules.key(rules.play(position, move)) as number);
      if (place < 0) return NO_SUCCESSOR;
      after.push((next as DecidedLevel).values[place]);
    }
    const ranksOf = (wanted: number): number[] => after.filter((one) => one >> 6 === wanted).map((one) => one & 63);
    const wins = ranksOf(mover);
    const draws = ranksOf(2);
    if (wins.length > 0) return claim(mover, Math.min(...wins) + 1);
    if (draws.length > 0) return claim(2, Math.min(...draws) + 1);
    return claim(1 - mover, Math.max(...ranksOf(1 - mover)) + 1);

    function claim(trueOutcome: number, trueRank: number): Text | undefined {
      if (outcome === trueOutcome && rank === trueRank) return undefined;
      return {
        en: `its successors say outcome ${trueOutcome} with rank ${trueRank}, not ${outcome} with ${rank}`,
        fr: `ses successeurs disent l'issue ${trueOutcome} au rang ${trueRank}, non ${outcome} au rang ${rank}`,
      };
    }
  }
}

const NO_START: Text = { en: "the start is missing", fr: "le début manque" };
const OUT_OF_ORDER: Text = { en: "it is out of order", fr: "elle n'est pas à sa place" };
const OVER: Text = {
  en: "the play is over here, with another result",
  fr: "la partie est finie ici, avec un autre résultat",
};
const NO_SUCCESSOR: Text = { en: "a successor is missing", fr: "un successeur manque" };
