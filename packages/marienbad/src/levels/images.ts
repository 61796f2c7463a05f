import { MarienbadError } from "../base/error.ts";
import { deriveGame } from "../game/checked.ts";
import type { AnyKit } from "../game/kit.ts";
import { canonicalImage, upToSymmetry } from "../game/up-to-symmetry.ts";
import type { Solved } from "./manifest.ts";
import * as texts from "./texts.ts";

/** What the keys of the rules are called, where images are one by them and not by keys of a game's own. */
export const KEYS_OF_RULES = "rules";

/** By which keys images of a position are one in what was solved; undefined where they are not. */
export function imageKeysOf({ symmetry }: Pick<Solved, "symmetry">): string | undefined {
  return symmetry === true ? KEYS_OF_RULES : symmetry;
}

/**
 * The same game with images as one position, by keys of this name, as it is solved by levels. Databases by them are
 * asked for the image that has the least. A game without symmetry throws `not-applicable`, keys that
 * it does not have `bad-input`. `name` is what errors call it.
 */
export function kitOfImages(name: string, { byKey, ...kit }: AnyKit, keys: string): AnyKit {
  const { symmetry, levels } = kit;
  if (symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(name));
  const images = keys === KEYS_OF_RULES ? undefined : levels?.images;
  if (keys !== KEYS_OF_RULES && keys !== images?.name) {
    throw new MarienbadError("bad-input", texts.unknownKeys(name, keys));
  }
  const rules = images === undefined ? kit.rules : deriveGame(kit.rules, { key: (at) => images.key(at) });
  const imageOf = (position: unknown): unknown => canonicalImage(rules, symmetry, position);
  return {
    ...kit,
    rules: upToSymmetry(rules, symmetry),
    ...(levels !== undefined && {
      levels: {
        levelOf: (position) => levels.levelOf(position),
        positionOf: (key) => (images ?? levels).positionOf(key),
        ...(levels.before !== undefined && { before: (at) => levels.before?.(at).map(imageOf) ?? [] }),
        ...(images !== undefined && {
          tasks: (limits) => images.tasks(limits),
          verifier: () => images.verifier(),
        }),
      },
    }),
  };
}
