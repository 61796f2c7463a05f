import type { Value } from "../game/value.ts";
import type { LevelDatabase } from "../levels/database.ts";
import { findPosition } from "../levels/find-position.ts";
import type { LevelledGame } from "../levels/levelled-game.ts";
import { outcomeOfValue, rankOfValue } from "../levels/value.ts";

/**
 * The values of a database as a source of an oracle: exact, one block read per question; undefined for what it lacks.
 */
export function databaseValues<Position, Move>(
  database: Pick<LevelDatabase, "find" | "leavesOutWon">,
  game: Pick<LevelledGame<Position, Move>, "rules" | "levelOf" | "before">,
): (position: Position) => Promise<Value | undefined> {
  return async (position) => {
    const found = await findPosition(database, game, position);
    if (found === undefined) return undefined;
    const code = outcomeOfValue(found);
    return { result: code === 0 || code === 1 ? code : "draw", rank: rankOfValue(found) };
  };
}
