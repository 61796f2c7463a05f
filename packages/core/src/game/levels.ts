import { MarienbadError, textOfError } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import { run, type Work, withWork } from "../base/work.ts";
import { legalMoves, type Player, type Result, type Rules } from "./game.ts";
import { type Levels, MAX_MOVES_BY_KEY, type RulesByKey } from "./members.ts";
import * as texts from "./texts.ts";

const MAX_LEVEL = 254;

/** The first fault of the levels at a position: key, `positionOf`, level, next levels, `byKey`. Plays its moves. */
export function faultOfLevels<Position, Move>(
  rules: Rules<Position, Move>,
  levels: Levels<Position>,
  position: Position,
  byKey?: RulesByKey,
): Text | undefined {
  const key = rules.key(position);
  if (!Number.isSafeInteger(key) || (key as number) < 0) return texts.keyOfLevels(JSON.stringify(key) ?? String(key));
  const level = levels.levelOf(position);
  const isStart = key === rules.key(rules.start);
  if (isStart && level !== 0) return texts.levelOfStart(level);
  if (!Number.isInteger(level) || level < 0 || level > MAX_LEVEL) return texts.notALevel(level);
  const turn = rules.turn(position);
  const back = levels.positionOf(key as number);
  const keyOfBack = rules.key(back);
  if (keyOfBack !== key) return texts.wrongWayBack(key, keyOfBack);
  const wrongImages = faultOfImageKeys(rules, levels.images, position);
  if (wrongImages !== undefined) return wrongImages;
  const after = successors(rules, position);
  const keysOf = (positions: readonly Position[]): string => positions.map((one) => rules.key(one)).join();
  const hasSameMoves = keysOf(successors(rules, back)) === keysOf(after);
  if (rules.turn(back) !== turn || rules.result(back) !== rules.result(position) || !hasSameMoves)
    return texts.otherWayBack(key);
  const levelsAfter = after.map((one) => levels.levelOf(one));
  const low = levelsAfter.find((levelAfter) => !(levelAfter > level));
  if (low !== undefined) return texts.levelAfterMove(low, level);
  if (byKey === undefined) return undefined;
  const keysAfter = after.map((one) => rules.key(one) as number);
  const result = rules.result(position);
  return faultOfByKey(byKey, key as number, { keysAfter, levelsAfter, level, turn, result });
}

function faultOfImageKeys<Position, Move>(
  rules: Rules<Position, Move>,
  images: Levels<Position>["images"],
  position: Position,
): Text | undefined {
  if (images === undefined) return undefined;
  const key = images.key(position);
  if (!Number.isSafeInteger(key) || key < 0) return texts.keyOfImages(key);
  const [right, found] = [rules.key(position), rules.key(images.positionOf(key))];
  return found === right ? undefined : texts.wrongImageBack(key, right, found);
}

interface ByRules {
  readonly keysAfter: readonly number[];
  readonly levelsAfter: readonly number[];
  readonly level: number;
  readonly turn: Player;
  readonly result: Result | undefined;
}

function faultOfByKey(byKey: RulesByKey, key: number, byRules: ByRules): Text | undefined {
  const { keysAfter, levelsAfter, level, turn, result } = byRules;
  const into = new Float64Array(MAX_MOVES_BY_KEY);
  const count = byKey.moves(key, into);
  if (!(count <= MAX_MOVES_BY_KEY)) return texts.tooManyByKey(count, MAX_MOVES_BY_KEY);
  const inOrder = (keys: Iterable<number>): string => Float64Array.from(keys).sort().join(" ");
  const [found, right] = [inOrder(into.subarray(0, count)), inOrder(keysAfter)];
  if (found !== right) return texts.otherByKey("moves", found, right);
  if (count === 0 && byKey.result(key) !== result) return texts.otherByKey("result", byKey.result(key), result);
  const mover = byKey.turn === undefined ? level % 2 : byKey.turn(key);
  if (mover !== turn)
    return byKey.turn === undefined ? texts.noTurnByKey(turn, level) : texts.otherByKey("turn", mover, turn);
  for (const [move, after] of keysAfter.entries()) {
    const levelAfter = byKey.level === undefined ? level + 1 : byKey.level(after);
    if (levelAfter !== levelsAfter[move]) return texts.otherByKey("level", levelAfter, levelsAfter[move]);
  }
  return undefined;
}

function successors<Position, Move>(rules: Rules<Position, Move>, position: Position): Position[] {
  return legalMoves(rules, position).map((move) => rules.play(position, move));
}

const PLAYS = 200; // a fault that shows in one play of thirty is missed once in a thousand times
const MAX_LENGTH = 1000;

/** A position with a fault of the levels. */
export interface LevelFault<Position> {
  readonly position: Position;
  readonly text: Text;
}

/** Searches a few thousand positions of random games for a fault of the levels; finding none proves nothing. */
export const searchFaultOfLevels = /* @__PURE__ */ withWork(function searchFaultOfLevels<Position, Move>(
  rules: Rules<Position, Move>,
  levels: Levels<Position>,
  byKey?: RulesByKey,
): LevelFault<Position> | undefined {
  return run(searchFaultOfLevelsWork(rules, levels, byKey));
}, searchFaultOfLevelsWork);

function* searchFaultOfLevelsWork<Position, Move>(
  rules: Rules<Position, Move>,
  levels: Levels<Position>,
  byKey?: RulesByKey,
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

  function stepOn(position: Position): { readonly text: Text | undefined; readonly next: readonly Position[] } {
    try {
      return { text: faultOfLevels(rules, levels, position, byKey), next: successors(rules, position) };
    } catch (error) {
      const { cause } = error as Error;
      return { text: texts.rulesFail(textOfError(cause instanceof MarienbadError ? cause : error)), next: [] };
    }
  }
}
