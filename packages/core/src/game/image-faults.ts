import type { Text } from "../base/text.ts";
import * as texts from "./conformance-texts.ts";
import { legalMoves, type Rules } from "./game.ts";
import type { FullGame, Symmetry } from "./members.ts";
import { canonicalImage } from "./up-to-symmetry.ts";

/** Faults of a position's images, which must agree in turn, result and moves up to images. Plays all their moves. */
export function* faultsOfImages<Position, Move>(
  rules: Rules<Position, Move>,
  symmetry: Symmetry<Position>,
  position: Position,
): Iterable<Text> {
  const canonical = (of: Position): string =>
    symmetry
      .images(of)
      .map((image) => JSON.stringify(rules.key(image)))
      .sort()[0];
  const targets = (of: Position): string =>
    legalMoves(rules, of)
      .map((move) => canonical(rules.play(of, move)))
      .sort()
      .join(" ");
  const images = symmetry.images(position);
  if (!images.some((image) => rules.key(image) === rules.key(position))) yield texts.notAmongImages();
  const expected = targets(position);
  for (const image of images) {
    if (rules.turn(image) !== rules.turn(position)) yield texts.imageOfOther("turn");
    if (rules.result(image) !== rules.result(position)) yield texts.imageOfOther("result");
    if (targets(image) !== expected) yield texts.imageOfOther("moves");
  }
}

/** True if the image with the least key is also the one with the least key of `levels.images`, if there is such. */
export function agreesOnLeastImage<Position, Move>(
  rules: Rules<Position, Move>,
  { symmetry, levels }: FullGame<Position, Move>,
  position: Position,
): boolean {
  if (symmetry === undefined || levels?.images === undefined) return true;
  const [least, leastOfImages] = [rules, levels.images].map((keys) => canonicalImage(keys, symmetry, position));
  return rules.key(least) === rules.key(leastOfImages);
}
