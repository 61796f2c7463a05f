import { findById } from "../base/registry.ts";
import { bachet } from "./bachet/index.ts";
import { chomp } from "./chomp/index.ts";
import { connect4 } from "./connect4/index.ts";
import { dodgem } from "./dodgem/index.ts";
import { domineering } from "./domineering/index.ts";
import { dots } from "./dots/index.ts";
import type { CatalogueEntry, CatalogueGame } from "./entry.ts";
import { grundy } from "./grundy/index.ts";
import { hex } from "./hex/index.ts";
import { hexapawn } from "./hexapawn/index.ts";
import { hounds } from "./hounds/index.ts";
import { kalah } from "./kalah/index.ts";
import { kayles } from "./kayles/index.ts";
import { marienbad } from "./marienbad/index.ts";
import { morris } from "./morris/index.ts";
import { muTorere } from "./mu-torere/index.ts";
import { nim } from "./nim/index.ts";
import { notakto } from "./notakto/index.ts";
import { octal } from "./octal/index.ts";
import { othello } from "./othello/index.ts";
import { pongHauKi } from "./pong-hau-ki/index.ts";
import { pursuit } from "./pursuit/index.ts";
import * as texts from "./texts.ts";
import { tictactoe } from "./tictactoe/index.ts";
import { wythoff } from "./wythoff/index.ts";

export {
  type CatalogueEntry,
  type CatalogueGame,
  defineOwnGame as defineGame,
  type MoveOf,
  type OwnDefinition,
  type OwnKit,
  type PositionOf,
  type TypedEntry,
  type TypedGame,
} from "./entry.ts";
export { gameOfModule } from "./own-module.ts";
export {
  type Difficulty,
  GAME_KINDS,
  type GameCard,
  type GameKind,
  type GameVariant,
  type Showing,
  variantName,
} from "./showing.ts";

/** Every game, in the order in which they are listed. Adding one is adding a folder and a line here. */
const ENTRIES = [
  nim,
  marienbad,
  bachet,
  grundy,
  kayles,
  octal,
  wythoff,
  chomp,
  tictactoe,
  connect4,
  hex,
  domineering,
  dodgem,
  morris,
  hexapawn,
  pongHauKi,
  muTorere,
  hounds,
  pursuit,
  notakto,
  dots,
  kalah,
  othello,
] as const;

/** Every game, in the order in which they are listed. */
export const CATALOGUE: readonly CatalogueEntry[] = ENTRIES;

/** The games by their ids, with the types of their positions and moves. */
export type CatalogueGames = { readonly [Entry in (typeof ENTRIES)[number] as Entry["id"]]: ReturnType<Entry["make"]> };
/** The id of a game of the catalogue. */
export type CatalogueId = keyof CatalogueGames;

/** The entry of the catalogue with this id; another one is refused, with the nearest that there is. */
export function findGame(id: string): CatalogueEntry {
  return findById(texts.GAME, id, CATALOGUE);
}

/** A game of the catalogue by its name and options, `makeGame("nim", { sticks: 10, take: [1, 2] })`. */
export function makeGame<Id extends CatalogueId>(
  id: Id,
  options?: Readonly<Record<string, unknown>>,
): CatalogueGames[Id];
/** The same for an id that is known only when the program runs. */
export function makeGame(id: string, options?: Readonly<Record<string, unknown>>): CatalogueGame;
export function makeGame(id: string, options: Readonly<Record<string, unknown>> = {}): CatalogueGame {
  return findGame(id).make(options);
}
