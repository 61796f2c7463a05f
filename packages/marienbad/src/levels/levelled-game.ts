import { MarienbadError } from "../base/error.ts";
import type { AnyKit } from "../game/kit.ts";
import type { EngineLimits, KeyedGame, LevelEngine } from "../game/level-engine.ts";
import { gameEngine } from "./game-engine.ts";
import * as texts from "./texts.ts";

/** A game in which every move leads from one level to the next, and the players move in turn. */
export interface LevelledGame<Position, Move> extends KeyedGame<Position, Move> {
  /** How many moves have been made: the position tells. */
  levelOf(position: Position): number;
  /** How its levels are found and decided. */
  engine(limits?: EngineLimits): Promise<LevelEngine>;
}

/** A game of levels whose types do not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyLevelledGame = LevelledGame<any, any>;

/**
 * A game that can be solved by levels, since it has `levels` beside its rules; any other throws `not-applicable`.
 * `name` is what errors call it.
 */
export function levelledGame(name: string, kit: AnyKit): AnyLevelledGame {
  const { rules, levels } = kit;
  if (typeof levels?.positionOf !== "function" || typeof levels.levelOf !== "function") {
    const isOld = levels === undefined && "layers" in kit; // what modules before version 1 export
    throw new MarienbadError("not-applicable", isOld ? texts.renamedToLevels(name) : texts.noLevels(name));
  }
  const game: KeyedGame<unknown, unknown> = {
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
  };
  return {
    ...game,
    levelOf: (position) => levels.levelOf(position),
    engine: async (limits) => (await levels.engine?.(limits)) ?? gameEngine(game, limits),
  };
}
