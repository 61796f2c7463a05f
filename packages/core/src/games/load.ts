import { findById } from "../base/registry.ts";
import type { Family } from "./family.ts";
import * as texts from "./texts.ts";

/** Loaders of the families, in listing order. To add a family, add a folder and a line here. */
const LOADERS = {
  nim: async () => (await import("./nim/index.ts")).nim,
  marienbad: async () => (await import("./marienbad/index.ts")).marienbad,
  bachet: async () => (await import("./bachet/index.ts")).bachet,
  grundy: async () => (await import("./grundy/index.ts")).grundy,
  kayles: async () => (await import("./kayles/index.ts")).kayles,
  octal: async () => (await import("./octal/index.ts")).octal,
  wythoff: async () => (await import("./wythoff/index.ts")).wythoff,
  chomp: async () => (await import("./chomp/index.ts")).chomp,
  tictactoe: async () => (await import("./tictactoe/index.ts")).tictactoe,
  connect4: async () => (await import("./connect4/index.ts")).connect4,
  hex: async () => (await import("./hex/index.ts")).hex,
  domineering: async () => (await import("./domineering/index.ts")).domineering,
  dodgem: async () => (await import("./dodgem/index.ts")).dodgem,
  morris: async () => (await import("./morris/index.ts")).morris,
  hexapawn: async () => (await import("./hexapawn/index.ts")).hexapawn,
  "pong-hau-ki": async () => (await import("./pong-hau-ki/index.ts")).pongHauKi,
  "mu-torere": async () => (await import("./mu-torere/index.ts")).muTorere,
  hounds: async () => (await import("./hounds/index.ts")).hounds,
  pursuit: async () => (await import("./pursuit/index.ts")).pursuit,
  notakto: async () => (await import("./notakto/index.ts")).notakto,
  dots: async () => (await import("./dots/index.ts")).dots,
  kalah: async () => (await import("./kalah/index.ts")).kalah,
  othello: async () => (await import("./othello/index.ts")).othello,
};

/** The id of a game of the catalogue. */
export type GameId = keyof typeof LOADERS;

/** The families of the catalogue by their ids. */
export type Catalogue = { readonly [Id in GameId]: Awaited<ReturnType<(typeof LOADERS)[Id]>> };

/** The ids of all games, in the order in which they are listed. */
export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];

/** True if a word is the id of a game of the catalogue. */
export function isGameId(word: string): word is GameId {
  return Object.hasOwn(LOADERS, word);
}

/** A game of the catalogue by its id and options, `await loadGame("nim", { sticks: 10 })`. No other is loaded. */
export async function loadGame<Id extends GameId>(
  id: Id,
  options?: Parameters<Catalogue[Id]>[0],
): Promise<ReturnType<Catalogue[Id]>> {
  const family = await loadFamily(id);
  return family(options) as ReturnType<Catalogue[Id]>;
}

/** The family that has this id; another id is refused, with the nearest known one. */
export async function loadFamily(id: string): Promise<Family> {
  const known = GAME_IDS.map((name) => ({ id: name }));
  return await LOADERS[findById(texts.GAME, id, known).id]();
}

/** All families of the catalogue, in the order in which they are listed. */
export async function loadFamilies(): Promise<readonly Family[]> {
  return await Promise.all(GAME_IDS.map(loadFamily));
}
