import {
  type AnyKit,
  canonicalImage,
  type DeadEndRule,
  type GameTable,
  gameOfModule,
  kitOfTable,
  makeGame,
  rulesWithDeadEnds,
  type Text,
  type Value,
  valueOfPoints,
} from "marienbad";
import { imageKeysOf, kitOfImages, LevelDatabase, levelledGame } from "marienbad/levels";
import { databaseValues } from "marienbad/oracle";
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
  readonly kit: AnyKit;
  worth(position: unknown): Promise<Value>;
}

/** Opens what was built; `address` is where it came from, beside which its files are. */
export async function openGame(built: BuiltGame, address: string): Promise<SolvedGame> {
  const { id, title, options } = built;
  if ("table" in built) {
    const kit = kitOfTable(built.table);
    return { id, title, options, kit, worth: async (position) => valueAt(built, position as number) };
  }
  const kit = await kitOf(built, address);
  const database = await LevelDatabase.open(await httpSource(new URL(built.database, address).href));
  const values = valuesIn(database, id, kit);
  return {
    ...{ id, title, options, kit },
    async worth(position) {
      const value = await values(position);
      if (value === undefined) throw new Error(`not in the database: ${kit.notation.writePosition(position)}`);
      return value;
    },
  };
}

async function kitOf(built: Extract<BuiltGame, { database: string }>, address: string): Promise<AnyKit> {
  const { id, options, rules, deadEnd = "draw" } = built;
  if (rules === undefined) return makeGame(id, options).kit;
  const game = gameOfModule((await import(/* @vite-ignore */ new URL(rules, address).href)).default, id, options);
  if (game === undefined) throw new Error(`${rules} has no game as its default export`);
  return { ...game.kit, rules: rulesWithDeadEnds(game.kit.rules, deadEnd) };
}

/** The values of a database; one that has mirror images as one position is asked for the one that stands for them. */
function valuesIn(database: LevelDatabase, id: string, kit: AnyKit): (position: unknown) => Promise<Value | undefined> {
  const { rules, symmetry } = kit;
  const keys = imageKeysOf(database.solved);
  if (keys === undefined || symmetry === undefined) return databaseValues(database, levelledGame(id, kit));
  const values = databaseValues(database, levelledGame(id, kitOfImages(id, kit, keys)));
  return (position) => values(canonicalImage(rules, symmetry, position));
}

function valueAt(built: Extract<BuiltGame, { table: GameTable }>, vertex: number): Value {
  if ("points" in built) return valueOfPoints(built.points[vertex]);
  const sign = built.winners[vertex];
  const result = sign === "=" ? "draw" : sign === "0" ? 0 : 1;
  const rank = built.ranks[vertex];
  return rank < 0 ? { result, rank: undefined, endless: true } : { result, rank };
}
