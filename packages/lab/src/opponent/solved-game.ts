import { type AnyKit, type GameTable, kitOfTable, makeGame, plainKit, type Text, type Value } from "marienbad";
import { LevelDatabase, levelledGame } from "marienbad/levels";
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
      /** A database beside this file, and for rules of one's own the file of rules. */
      readonly database: string;
      readonly rules?: string;
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
  const kit: AnyKit =
    built.rules === undefined
      ? makeGame(id, options).kit
      : kitOf((await import(/* @vite-ignore */ new URL(built.rules, address).href)).default);
  const database = await LevelDatabase.open(await httpSource(new URL(built.database, address).href));
  const values = databaseValues(database, levelledGame(id, kit));
  return {
    ...{ id, title, options, kit },
    async worth(position) {
      const value = await values(position);
      if (value === undefined) throw new Error(`not in the database: ${kit.notation.writePosition(position)}`);
      return value;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever somebody's module exports
function kitOf(exported: any): AnyKit {
  return exported.rules === undefined ? plainKit(exported, exported) : plainKit(exported.rules, exported);
}

function valueAt({ winners, ranks }: Extract<BuiltGame, { winners: string }>, vertex: number): Value {
  const sign = winners[vertex];
  const rank = ranks[vertex] < 0 ? undefined : ranks[vertex];
  return { result: sign === "=" ? "draw" : sign === "0" ? 0 : 1, rank };
}
