import { textOfError } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import type { Game } from "./game.ts";
import type { Levels } from "./kit.ts";

/**
 * What is wrong with the levels of a game at one position: its key, the way back from it, its level, its turn, and the levels
 * one move further; undefined when nothing is. Cost: its moves, played twice.
 */
export function faultOfLevels<Position, Move>(
  rules: Game<Position, Move>,
  levels: Levels<Position>,
  position: Position,
): Text | undefined {
  const key = rules.key(position);
  if (!Number.isSafeInteger(key) || (key as number) < 0) {
    const shown = JSON.stringify(key) ?? String(key);
    return {
      en: `the key ${shown} should be a whole number from 0, since there are levels`,
      fr: `la clé ${shown} devrait être un nombre entier dès 0, puisqu'il y a des niveaux (levels)`,
    };
  }
  const level = levels.levelOf(position);
  const isStart = key === rules.key(rules.start);
  if (!Number.isInteger(level) || level < 0 || (isStart && level !== 0))
    return wrongLevel(level, isStart ? 0 : undefined);
  const turn = rules.turn(position);
  if (turn !== level % 2) {
    return {
      en: `the turn is ${turn} at level ${level}: with levels, player 0 moves at even levels and player 1 at odd ones`,
      fr: `le trait est à ${turn} au niveau ${level} : avec des niveaux, le joueur 0 joue aux niveaux pairs et le joueur 1 aux impairs`,
    };
  }
  const back = levels.positionOf(key as number);
  const keyOfBack = rules.key(back);
  if (keyOfBack !== key) {
    return {
      en: `positionOf(${key}) gives a position whose key is ${keyOfBack}`,
      fr: `positionOf(${key}) donne une position dont la clé est ${keyOfBack}`,
    };
  }
  const after = successors(rules, position);
  const keysOf = (positions: readonly Position[]): string => positions.map((one) => rules.key(one)).join();
  const hasSameMoves = keysOf(successors(rules, back)) === keysOf(after);
  if (rules.turn(back) !== turn || rules.result(back) !== rules.result(position) || !hasSameMoves) {
    return {
      en: `positionOf(${key}) gives another position: the turn, the result or the moves differ`,
      fr: `positionOf(${key}) donne une autre position : le trait, le résultat ou les coups diffèrent`,
    };
  }
  const next = after.map((one) => levels.levelOf(one)).find((levelAfter) => levelAfter !== level + 1);
  return next === undefined ? undefined : wrongLevel(next, level + 1);
}

function wrongLevel(level: unknown, expected: number | undefined): Text {
  if (expected === 0)
    return { en: `levelOf gives ${level} for the start, not 0`, fr: `levelOf donne ${level} pour le début, non 0` };
  if (expected === undefined)
    return {
      en: `the level ${level} is not a whole number from 0`,
      fr: `le niveau ${level} n'est pas un entier dès 0`,
    };
  return {
    en: `levelOf gives ${level} after a move from level ${expected - 1}, not ${expected}`,
    fr: `levelOf donne ${level} après un coup depuis le niveau ${expected - 1}, non ${expected}`,
  };
}

function successors<Position, Move>(rules: Game<Position, Move>, position: Position): Position[] {
  if (rules.result(position) !== undefined) return [];
  return rules.moves(position).map((move) => rules.play(position, move));
}

const PLAYS = 200; // a fault that shows in one play of thirty is missed once in a thousand times
const LONGEST_PLAY = 1000;

/**
 * Looks for a fault of the levels along random plays, to their ends: a way back that forgets who has won shows only there. No
 * fault found is no proof. Cost: a few thousand positions.
 */
export function searchFaultOfLevels<Position, Move>(
  rules: Game<Position, Move>,
  levels: Levels<Position>,
): { readonly position: Position; readonly sentence: Text } | undefined {
  const random = seededRandom(0);
  let position = rules.start;
  try {
    for (let play = 0; play < PLAYS; play++) {
      position = rules.start;
      for (let length = 0; length < LONGEST_PLAY; length++) {
        const sentence = faultOfLevels(rules, levels, position);
        if (sentence !== undefined) return { position, sentence };
        const after = successors(rules, position);
        if (after.length === 0) break;
        position = after[random.below(after.length)];
      }
    }
    return undefined;
  } catch (error) {
    return { position, sentence: failure(error) };
  }
}

/** Rules that throw are a fault of the rules. */
function failure(error: unknown): Text {
  const why = textOfError(error);
  return { en: `the rules fail here: ${why.en}`, fr: `les règles échouent ici : ${why.fr}` };
}
