import { dots, kalah } from "./counted.ts";
import type { Adapter } from "./model.ts";
import { hex, hounds, morris, muTorere, pongHauKi, pursuit } from "./points.ts";
import { connect4, dodgem, domineering, hexapawn, notakto, othello, tictactoe } from "./squares.ts";
import { bachet, chomp, heaps, kayles, marienbad, nim, wythoff } from "./tokens.ts";

/** The board of every game of the catalogue. A game that is not here is played by its moves alone. */
export const BOARDS: Readonly<Record<string, Adapter>> = {
  nim,
  marienbad,
  bachet,
  grundy: heaps,
  kayles,
  octal: heaps,
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
