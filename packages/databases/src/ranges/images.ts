import { MarienbadError } from "marienbad/base";
import { type AnyGame, canonicalImage, deriveGame, upToSymmetry } from "marienbad/game";
import { KEYS_OF_RULES } from "../database/game-ref.ts";
import { texts } from "../texts.ts";

/**
 * The game with images as one position, the one with the least key of this name, as databases store it. Throws
 * `not-applicable` without symmetry, `bad-input` for unknown keys. `name` is for errors.
 */
export function gameOfImages(name: string, { byKey, ...game }: AnyGame, keys: string): AnyGame {
  const { symmetry, levels } = game;
  if (symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(name));
  const images = keys === KEYS_OF_RULES ? undefined : levels?.images;
  if (keys !== KEYS_OF_RULES && keys !== images?.name) {
    throw new MarienbadError("bad-input", texts.unknownKeys(name, keys));
  }
  const rules = images === undefined ? game : deriveGame(game, { key: (at) => images.key(at) });
  const imageOf = (position: unknown): unknown => canonicalImage(rules, symmetry, position);
  return {
    ...game,
    ...upToSymmetry(rules, symmetry),
    ...(levels !== undefined && {
      levels: {
        levelOf: (position) => levels.levelOf(position),
        positionOf: (key) => (images ?? levels).positionOf(key),
        ...(levels.before !== undefined && { before: (at) => levels.before?.(at).map(imageOf) ?? [] }),
        ...(images !== undefined && { engine: images.engine }),
      },
    }),
  };
}
