import type { Value } from "marienbad/game";
import type { LevelledRules } from "../tasks/levelled-game.ts";
import type { LevelDatabase } from "./database.ts";
import { findPosition } from "./find-position.ts";
import { outcomeOfValue, rankOfValue } from "./value.ts";

/**
 * The values of a database as a source of an oracle: exact, one block read per question; undefined for what it lacks.
 */
export function databaseValues<Position, Move>(
  database: Pick<LevelDatabase, "find" | "leavesOutWon">,
  game: LevelledRules<Position, Move>,
): (position: Position) => Promise<Value | undefined> {
  return async (position) => {
    const found = await findPosition(database, game, position);
    if (found === undefined) return undefined;
    const code = outcomeOfValue(found);
    return { result: code === 0 || code === 1 ? code : "draw", rank: rankOfValue(found) };
  };
}
