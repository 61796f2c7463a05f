import type { Solved } from "../levels/index.ts";
import { isModule } from "./javascript.ts";

/** The game and its options as they are typed. */
export function describeSolved({ game, options, symmetry }: Solved): string {
  const words = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, ...words, ...(symmetry ? ["--symmetry"] : [])].join(" ");
}

/**
 * In what a thing that was found is not what is asked for: another game, or the same with other rules, or with other
 * keys of mirror images; undefined where it is. A file of rules may have another name, when its content is the same;
 * rules that nobody has noted are believed.
 */
export function differenceOf(found: Solved, asked: Solved): "game" | "rules" | "keys" | undefined {
  const isSame = found.rules !== undefined && found.rules === asked.rules;
  const isRenamed = isModule(found.game) && isModule(asked.game) && isSame;
  const game = isRenamed ? asked.game : found.game;
  if (describeSolved({ ...found, game }) !== describeSolved(asked)) return "game";
  if (found.symmetry !== asked.symmetry) return "keys";
  if (found.rules === undefined || asked.rules === undefined || found.rules === asked.rules) return undefined;
  return "rules";
}
