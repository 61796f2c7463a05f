import { MarienbadError, type Text } from "marienbad/base";
import { type AnyGame, canonicalImage, type FullGame, fullGame, type GivenGame, type Rules } from "marienbad/game";
import { type GameRef, KEYS_OF_RULES, nameOfGame } from "../database/game-ref.ts";
import { tasksOfEngine, verifierOfEngine } from "../engines.ts";
import { gameOfImages } from "../ranges/images.ts";
import { rangeTasks } from "../ranges/range-tasks.ts";
import { texts } from "../texts.ts";
import type { RangeVerifier } from "../verify/range-levels.ts";
import { checkedTasks } from "./checked-tasks.ts";
import type { TaskGame, TaskLimits } from "./level-tasks.ts";

/** A game in which every move raises a level, its keys whole numbers. */
export interface LevelledGame<Position, Move> extends FullGame<Position, Move> {
  /** Identifies the game in databases, and for threads that load it. */
  readonly ref: GameRef;
  readonly note?: Text;
  positionOf(key: number): Position;
  levelOf(position: Position): number;
  /** Every position from which a move could lead to this one, if the game can list them. */
  before?(position: Position): readonly Position[];
  /** The position that represents this one and its images; itself without symmetry. */
  imageOf(position: Position): Position;
  tasks(limits?: TaskLimits): Promise<TaskGame>;
  verifier?(): Promise<RangeVerifier | undefined>;
}

/** The members of a game of levels needed for reading a database. */
export type LevelledRules<Position, Move> = Rules<Position, Move> &
  Pick<LevelledGame<Position, Move>, "levelOf" | "before">;

/** A game of levels with any types. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyLevelledGame = LevelledGame<any, any>;

/**
 * A game that can be solved by levels, from rules with `levels`, including the meaning of dead ends as those of
 * `loadGame` do; throws `not-applicable` for others, and for rules that give endless plays to a player, since no play
 * of levels is endless. A name is a reference too. With `symmetry`, images are one position: the game has the moves
 * and keys of the positions that represent them.
 */
export function levelledGame(which: string | GameRef, given: GivenGame): AnyLevelledGame {
  const own = fullGame(given);
  const ref: GameRef = typeof which === "string" ? { game: which, options: own.options } : which;
  const name = nameOfGame(ref.game);
  const { deadEnd = "draw", symmetry } = ref;
  const alone = deadEnd === "draw" ? own : byRulesAlone(own);
  const keys = symmetry === true ? (alone.levels?.images?.name ?? KEYS_OF_RULES) : symmetry || undefined;
  const rules = keys === undefined ? alone : gameOfImages(name, alone, keys);
  const { levels } = rules;
  if (typeof levels?.positionOf !== "function" || typeof levels.levelOf !== "function") {
    throw new MarienbadError("not-applicable", texts.noLevels(name));
  }
  if (rules.endless === 0 || rules.endless === 1) {
    throw new MarienbadError("not-applicable", texts.nothingIsEndless(name, rules.endless));
  }
  const isSlower = keys === KEYS_OF_RULES && own.levels?.engine !== undefined;
  const game: AnyLevelledGame = {
    ...rules,
    ref: { ...ref, symmetry: keys },
    ...(isSlower && { note: texts.withoutTasks() }),
    imageOf: (position) =>
      keys === undefined || own.symmetry === undefined ? position : canonicalImage(own, own.symmetry, position),
    /** Checked each time, which costs little: a wrong inverse would give a plausible solution of another game. */
    positionOf(key) {
      const position = levels.positionOf(key);
      const found = rules.key(position);
      if (found !== key) throw new MarienbadError("bad-rules", texts.wrongWayBack(name, key, found));
      return position;
    },
    levelOf: (position) => levels.levelOf(position),
    ...(levels.before !== undefined && { before: (position) => levels.before?.(position) ?? [] }),
    ...(levels.engine !== undefined && { verifier: () => verifierOfEngine(levels.engine) }),
    tasks: async (limits) => checkedTasks((await tasksOfEngine(levels.engine, limits)) ?? rangeTasks(game, limits)),
  };
  return game;
}

/** Without the members that ignore the meaning of dead ends: its engine, and rules by key. */
function byRulesAlone({ levels, byKey, ...game }: AnyGame): AnyGame {
  if (levels === undefined) return game;
  return { ...game, levels: { positionOf: (key) => levels.positionOf(key), levelOf: (at) => levels.levelOf(at) } };
}
