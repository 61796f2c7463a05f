import { MarienbadError } from "../base/error.ts";
import type { KeyedGame } from "../game/keyed-game.ts";
import type { AnyKit, RulesByKey } from "../game/kit.ts";
import type { TaskGame, TaskLimits } from "../game/level-tasks.ts";
import type { RangeVerifier } from "../game/range-verifier.ts";
import { checkedTasks } from "./checked-tasks.ts";
import { rangeTasks } from "./range-tasks.ts";
import * as texts from "./texts.ts";

/** A game in which every move raises a level. */
export interface LevelledGame<Position, Move> extends KeyedGame<Position, Move> {
  /** The level of a position: 0 at the start. */
  levelOf(position: Position): number;
  /** Every position from which a move could lead to this one, where the game can tell. */
  before?(position: Position): readonly Position[];
  /** The rules by keys, where the game brings them. */
  readonly byKey?: RulesByKey;
  /** How it is solved: by tasks of its own, or by those that any game with levels has. */
  tasks(limits?: TaskLimits): Promise<TaskGame>;
  /** A verifier of its own of what was solved, where the game brings one. */
  verifier?(): Promise<RangeVerifier | undefined>;
}

/** A game of levels whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyLevelledGame = LevelledGame<any, any>;

/**
 * A game that can be solved by levels, since it has `levels` beside its rules; any other throws `not-applicable`, and
 * so do rules that give endless plays to a player, since no play of levels is endless. `name` is what errors call it.
 */
export function levelledGame(name: string, kit: AnyKit): AnyLevelledGame {
  const { rules, levels, byKey } = kit;
  if (typeof levels?.positionOf !== "function" || typeof levels.levelOf !== "function") {
    const isOld = levels === undefined && "layers" in kit; // what modules before version 1 export
    throw new MarienbadError("not-applicable", isOld ? texts.renamedToLevels(name) : texts.noLevels(name));
  }
  if (rules.endless === 0 || rules.endless === 1) {
    throw new MarienbadError("not-applicable", texts.nothingIsEndless(name, rules.endless));
  }
  const game: AnyLevelledGame = {
    rules,
    /**
     * Checked each time, which costs little: a wrong way back would give a solution of another game, which looks whole.
     */
    positionOf(key) {
      const position = levels.positionOf(key);
      const found = rules.key(position);
      if (found !== key) throw new MarienbadError("bad-rules", texts.wrongWayBack(name, key, found));
      return position;
    },
    levelOf: (position) => levels.levelOf(position),
    ...(levels.before !== undefined && { before: (position) => levels.before?.(position) ?? [] }),
    ...(byKey !== undefined && { byKey }),
    ...(levels.verifier !== undefined && { verifier: async () => await levels.verifier?.() }),
    tasks: async (limits) => checkedTasks((await levels.tasks?.(limits)) ?? rangeTasks(game, limits)),
  };
  return game;
}
