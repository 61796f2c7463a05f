import type { Command } from "../core/command.ts";
import { analyse } from "./analyse.ts";
import { book } from "./book.ts";
import { check } from "./check.ts";
import { connect4 } from "./connect4.ts";
import { convert } from "./convert.ts";
import { draw } from "./draw.ts";
import { games } from "./games.ts";
import { grundy } from "./grundy.ts";
import { lab } from "./lab.ts";
import { lint } from "./lint.ts";
import { match } from "./match.ts";
import { nash } from "./nash.ts";
import { nim } from "./nim.ts";
import { path } from "./path.ts";
import { play } from "./play.ts";
import { plays } from "./plays.ts";
import { search } from "./search.ts";
import { solve } from "./solve.ts";
import { tournament } from "./tournament.ts";
import { tree } from "./tree.ts";
import { verify } from "./verify.ts";

/** Every command, in the order of the help. Adding one is adding a file and a line here. */
export const COMMANDS: readonly Command[] = [
  games,
  lab,
  play,
  solve,
  analyse,
  search,
  match,
  plays,
  tree,
  check,
  verify,
  convert,
  draw,
  lint,
  grundy,
  nim,
  path,
  connect4,
  book,
  nash,
  tournament,
];
