import type { Text } from "marienbad";
import { type DeadEndRule, type GameTable, gameOfTable, rulesWithDeadEnds } from "marienbad/arena";
import { type AnyGame, type Value, valueOfPoints } from "marienbad/game";
import { gameOfModule } from "marienbad/games";
import { findGame } from "marienbad/games/all";
import { databaseValues, LevelDatabase, levelledGame } from "marienbad-databases";
import { httpSource } from "./http-source.ts";

/** What `marienbad build` writes: a game, and where its values are. */
export type BuiltGame = {
  readonly id: string;
  readonly title: Text;
  readonly options: Readonly<Record<string, unknown>>;
} & (
  | {
      /** The game written out, with what each position is worth: its result, and moves to the end (-1 for never). */
      readonly table: GameTable;
      readonly winners: string;
      readonly ranks: readonly number[];
    }
  | {
      /** The same of a game for points: what player 0 gains from each position on. */
      readonly table: GameTable;
      readonly points: readonly number[];
    }
  | {
      /** A database beside this file, and for rules of one's own the file of rules. */
      readonly database: string;
      readonly rules?: string;
      /** What dead ends of the rules mean, where that was said when they were solved. */
      readonly deadEnd?: DeadEndRule;
    }
);

/** A game whose every value can be asked for. */
export interface SolvedGame {
  readonly id: string;
  readonly title: Text;
  readonly options: Readonly<Record<string, unknown>>;
  readonly game: AnyGame;
  worth(position: unknown): Promise<Value>;
}

/** Opens what was built; `address` is where it came from, beside which its files are. */
export async function openGame(built: BuiltGame, address: string): Promise<SolvedGame> {
  const { id, title, options } = built;
  if ("table" in built) {
    const game = gameOfTable(built.table);
    return { id, title, options, game, worth: async (position) => valueAt(built, position as number) };
  }
  const game = await gameOf(built, address);
  const database = await LevelDatabase.open(await httpSource(new URL(built.database, address).href));
  // One that has images as one position is asked for the one that stands for them.
  const levelled = levelledGame({ game: id, symmetry: database.ref.symmetry }, game);
  const values = databaseValues(database, levelled);
  return {
    ...{ id, title, options, game },
    async worth(position) {
      const value = await values(levelled.imageOf(position));
      if (value === undefined) throw new Error(`not in the database: ${game.notation.writePosition(position)}`);
      return value;
    },
  };
}

async function gameOf(built: Extract<BuiltGame, { database: string }>, address: string): Promise<AnyGame> {
  const { id, options, rules, deadEnd = "draw" } = built;
  if (rules === undefined) return findGame(id)(options);
  const game = gameOfModule((await import(/* @vite-ignore */ new URL(rules, address).href)).default, id, options);
  if (game === undefined) throw new Error(`${rules} has no game as its default export`);
  return { ...game, ...rulesWithDeadEnds(game, deadEnd) };
}

function valueAt(built: Extract<BuiltGame, { table: GameTable }>, vertex: number): Value {
  if ("points" in built) return valueOfPoints(built.points[vertex]);
  const sign = built.winners[vertex];
  const result = sign === "=" ? "draw" : sign === "0" ? 0 : 1;
  const rank = built.ranks[vertex];
  return rank < 0 ? { result, rank: undefined, endless: true } : { result, rank };
}
