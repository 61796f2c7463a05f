import type { Text } from "marienbad";
import type { GameTable } from "marienbad/arena";

/** Somebody's own game, as the lab knows it: written out, without the code of its rules. */
export interface OwnGame {
  /** As links name it. */
  readonly id: string;
  readonly title: Text;
  readonly table: GameTable;
  /** The rules it was made from, which a link to it carries. */
  readonly rules?: RulesText;
}

/** Rules as somebody wrote them, in a language of the page My rules. */
export interface RulesText {
  readonly language: string;
  readonly code: string;
}

const games = new Map<string, OwnGame>();
const listeners = new Set<(game: OwnGame) => void>();

/** Makes a game known everywhere in the lab, in the place of another of its id. */
export function addOwnGame(game: OwnGame): void {
  games.set(game.id, game);
  for (const listener of listeners) listener(game);
}

/** Makes a game unknown again; workers that know it are not asked for it any more. */
export function removeOwnGame(id: string): void {
  games.delete(id);
}

export function ownGames(): OwnGame[] {
  return [...games.values()];
}

export function ownGame(id: string): OwnGame | undefined {
  return games.get(id);
}

/** Calls back whenever a game has been added. */
export function onOwnGame(listener: (game: OwnGame) => void): void {
  listeners.add(listener);
}
