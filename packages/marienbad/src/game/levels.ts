import { textOfError } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import { run, type Work } from "../base/work.ts";
import { type Game, legalMoves } from "./game.ts";
import type { Levels } from "./kit.ts";
import * as texts from "./texts.ts";

/**
 * What is wrong with the levels of a game at one position: its key, the way back from it, its level, its turn, and the
 * levels one move further; undefined when nothing is. Cost: its moves, played twice.
 */
export function faultOfLevels<Position, Move>(
  rules: Game<Position, Move>,
  levels: Levels<Position>,
  position: Position,
): Text | undefined {
  const key = rules.key(position);
  if (!Number.isSafeInteger(key) || (key as number) < 0) return texts.keyOfLevels(JSON.stringify(key) ?? String(key));
  const level = levels.levelOf(position);
  const isStart = key === rules.key(rules.start);
  if (isStart && level !== 0) return texts.levelOfStart(level);
  if (!Number.isInteger(level) || level < 0) return texts.notALevel(level);
  const turn = rules.turn(position);
  if (turn !== level % 2) return texts.turnAtLevel(turn, level);
  const back = levels.positionOf(key as number);
  const keyOfBack = rules.key(back);
  if (keyOfBack !== key) return texts.wrongWayBack(key, keyOfBack);
  const after = successors(rules, position);
  const keysOf = (positions: readonly Position[]): string => positions.map((one) => rules.key(one)).join();
  const hasSameMoves = keysOf(successors(rules, back)) === keysOf(after);
  if (rules.turn(back) !== turn || rules.result(back) !== rules.result(position) || !hasSameMoves)
    return texts.otherWayBack(key);
  const next = after.map((one) => levels.levelOf(one)).find((levelAfter) => levelAfter !== level + 1);
  return next === undefined ? undefined : texts.levelAfterMove(next, level);
}

function successors<Position, Move>(rules: Game<Position, Move>, position: Position): Position[] {
  return legalMoves(rules, position).map((move) => rules.play(position, move));
}

const PLAYS = 200; // a fault that shows in one play of thirty is missed once in a thousand times
const MAX_LENGTH = 1000;

/** A position where levels are wrong, and how. */
export interface LevelFault<Position> {
  readonly position: Position;
  readonly text: Text;
}

/**
 * Looks for a fault of the levels along random plays, to their ends: a way back that forgets who has won shows only
 * there. No fault found is no proof. Cost: a few thousand positions.
 */
export function searchFaultOfLevels<Position, Move>(
  rules: Game<Position, Move>,
  levels: Levels<Position>,
): LevelFault<Position> | undefined {
  return run(searchFaultOfLevelsWork(rules, levels));
}

/** The same, as work that can be paused after each position; its progress is the number of plays. */
export function* searchFaultOfLevelsWork<Position, Move>(
  rules: Game<Position, Move>,
  levels: Levels<Position>,
): Work<LevelFault<Position> | undefined> {
  const random = seededRandom(0);
  for (let play = 0; play < PLAYS; play++) {
    let position = rules.start;
    for (let length = 0; length < MAX_LENGTH; length++) {
      yield play;
      const step = stepOn(position);
      if (step.text !== undefined) return { position, text: step.text };
      if (step.next.length === 0) break;
      position = step.next[random.below(step.next.length)];
    }
  }
  return undefined;

  /** What is wrong at a position, and where plays go on from it; rules that throw are a fault of the rules. */
  function stepOn(position: Position): { readonly text: Text | undefined; readonly next: readonly Position[] } {
    try {
      return { text: faultOfLevels(rules, levels, position), next: successors(rules, position) };
    } catch (error) {
      return { text: texts.rulesFail(textOfError(error)), next: [] };
    }
  }
}
