import { findById } from "../base/registry.ts";
import { bachet } from "./bachet/index.ts";
import { chomp } from "./chomp/index.ts";
import { connect4 } from "./connect4/index.ts";
import { dodgem } from "./dodgem/index.ts";
import { domineering } from "./domineering/index.ts";
import { dots } from "./dots/index.ts";
import type { Family } from "./family.ts";
import { grundy } from "./grundy/index.ts";
import { hex } from "./hex/index.ts";
import { hexapawn } from "./hexapawn/index.ts";
import { hounds } from "./hounds/index.ts";
import { kalah } from "./kalah/index.ts";
import { kayles } from "./kayles/index.ts";
import type { Catalogue, GameId } from "./load.ts";
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

const FAMILIES: Catalogue = {
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
  "pong-hau-ki": pongHauKi,
  "mu-torere": muTorere,
  hounds,
  pursuit,
  notakto,
  dots,
  kalah,
  othello,
};

/** Every family, in order. */
export const CATALOGUE: readonly Family[] = Object.values(FAMILIES);

/** The family of the catalogue with this id; another id is refused, with the nearest known one. */
export function findGame(id: string): Family {
  return findById(texts.GAME, id, CATALOGUE);
}

/** A game of the catalogue by its id and options, `makeGame("nim", { sticks: 10, take: [1, 2] })`. */
export function makeGame<Id extends GameId>(id: Id, options?: Parameters<Catalogue[Id]>[0]): ReturnType<Catalogue[Id]> {
  return findGame(id)(options) as ReturnType<Catalogue[Id]>;
}
