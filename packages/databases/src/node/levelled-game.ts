import { MarienbadError } from "marienbad/base";
import { type AnyGame, searchFaultOfLevels } from "marienbad/game";
import { describeRef, type GameRef, nameOfGame } from "../database/game-ref.ts";
import { isModule } from "../rules/javascript.ts";
import { loadGame } from "../rules/load-game.ts";
import { contentOfModule, contentOfRules } from "../rules/rules-content.ts";
import { type AnyLevelledGame, levelledGame } from "../tasks/levelled-game.ts";
import { texts } from "./texts.ts";

/** Loads a game that can be solved by levels; any other throws `not-applicable`. */
export async function loadLevelledGame(ref: GameRef): Promise<AnyLevelledGame> {
  return levelledGameOf(ref, await loadGame(ref));
}

/** Like `loadLevelledGame`, for a loaded game. The reference identifies its rules and user-defined dead ends. */
export function levelledGameOf({ game, deadEnd, symmetry }: GameRef, loaded: AnyGame): AnyLevelledGame {
  const { options } = loaded;
  const which = isModule(game)
    ? { game, options, deadEnd, content: contentOfModule(game) }
    : { game, options, content: contentOfRules(loaded) };
  return levelledGame({ ...which, symmetry }, loaded);
}

/**
 * Difference between the found game and the one asked for, if any. Rules files with the same content may have
 * different names; rules without known content are trusted.
 */
export function differenceOf(found: GameRef, asked: GameRef): "game" | "rules" | "keys" | undefined {
  const isSame = found.content !== undefined && found.content === asked.content;
  const isRenamed = isModule(found.game) && isModule(asked.game) && isSame;
  const game = isRenamed ? asked.game : found.game;
  if (describeRef({ ...found, game }) !== describeRef(asked)) return "game";
  if (found.symmetry !== asked.symmetry) return "keys";
  return isSame || found.content === undefined || asked.content === undefined ? undefined : "rules";
}

/** Checks user-defined levels along random plays before solving; throws `bad-rules`. */
export function checkLevels(game: AnyLevelledGame): void {
  const { ref, levels, byKey, notation } = game;
  const fault = isModule(ref.game) && levels !== undefined ? searchFaultOfLevels(game, levels, byKey) : undefined;
  if (fault === undefined) return;
  const place = notation.writePosition(fault.position);
  throw new MarienbadError("bad-rules", texts.wrongLevels(nameOfGame(ref.game), place, fault.text));
}
