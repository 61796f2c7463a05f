import type { Game } from "../game/game.ts";
import type { Value } from "../game/value.ts";
import type { LevelDatabase } from "../levels/database.ts";
import { outcomeOfValue, rankOfValue } from "../levels/value.ts";

/**
 * The values of a database as a source of an oracle: exact, one block read per question; undefined for what it lacks.
 */
export function databaseValues<Position, Move>(
  database: Pick<LevelDatabase, "find">,
  { rules, levelOf }: { readonly rules: Game<Position, Move>; levelOf(position: Position): number },
): (position: Position) => Promise<Value | undefined> {
  return async (position) => {
    const found = await database.find(levelOf(position), rules.key(position) as number);
    if (found === undefined) return undefined;
    const code = outcomeOfValue(found);
    return { result: code === 0 || code === 1 ? code : "draw", rank: rankOfValue(found) };
  };
}
