import type { Command } from "../command.ts";
import { analyse } from "./analyse.ts";
import { check } from "./check.ts";
import { convert } from "./convert.ts";
import { games } from "./games.ts";
import { lint } from "./lint.ts";
import { plays } from "./plays.ts";
import { solve } from "./solve.ts";
import { tree } from "./tree.ts";
import { verify } from "./verify.ts";

/** Every command, in the order of the help. Adding one is adding a file and a line here. */
export const COMMANDS: readonly Command[] = [games, solve, analyse, plays, tree, check, verify, convert, lint];
