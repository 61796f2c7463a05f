import { type Text, unwrap } from "marienbad";
import { readGameTable } from "marienbad/arena";
import { addOwnGame } from "./registry.ts";

/** What the server reports of a game from a file (`cli/src/lab/own-game.ts`). */
interface Served {
  readonly id: string;
  readonly title: Text;
  readonly table?: unknown;
  readonly error?: Text;
}

/** Takes the game that `marienbad lab ./mygame.js` serves and reloads when its file changes. Returns its error. */
export async function takeServedGame(): Promise<Text | undefined> {
  new EventSource("./own-game-events").addEventListener("message", () => location.reload());
  const response = await fetch("./own-game.json");
  if (!response.ok) return undefined;
  const { id, title, table, error } = (await response.json()) as Served;
  if (table !== undefined) addOwnGame({ id, title, table: unwrap(readGameTable(table)) });
  return error;
}
