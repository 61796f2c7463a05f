import { deriveGame } from "./checked.ts";
import { fullGame } from "./full-game.ts";
import type { Rules } from "./game.ts";
import type { Game, Symmetry } from "./members.ts";

/** The image of a position with the least key, which represents all of them. */
export function canonicalImage<Position>(
  game: Pick<Rules<Position, unknown>, "key">,
  symmetry: Symmetry<Position>,
  position: Position,
): Position {
  let best = position;
  let bestKey = game.key(position);
  for (const image of symmetry.images(position)) {
    const key = game.key(image);
    if (key < bestKey) {
      best = image;
      bestKey = key;
    }
  }
  return best;
}

/** The game on canonical images: same values and ranks, fewer positions by a factor of up to the number of images. */
export function upToSymmetry<Position, Move>(
  given: Game<Position, Move>,
  symmetry: Symmetry<Position>,
): Rules<Position, Move> {
  const game = fullGame(given);
  return deriveGame(game, {
    start: canonicalImage(game, symmetry, game.start),
    play: (position, move) => canonicalImage(game, symmetry, game.play(position, move)),
  });
}
