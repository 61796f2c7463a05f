import type { Key, Rules } from "../game/game.ts";
import type { Parts, Symmetry } from "../game/members.ts";

/**
 * The identity of positions in the tables of a search and on its path. With a symmetry it is the least key among the
 * images, so that they share one entry: a search of the same game with images treated as one position. Returns exact
 * keys; costs a key per image.
 *
 * With the parts of a sum (an impartial game, normal play) it is their keys in order. Two equal parts are left out, for
 * whatever is done in one can be done in the other (so their nim-sum is 0), and so are parts without a move:
 *
 *     heaps 3 1 3 5 0, player 0 to move   →   "1+5|0"      heaps 2 2, player 1 to move   →   "|1", lost for player 1
 *
 * What is an index in the list of moves holds for one of the images only: `image` says which of them was read.
 */
export class TableKeys<Position> {
  /** Which image of the position that was read last has the least key. */
  image = 0;
  /** Whether nothing is left of the parts of that position: its player to move loses. */
  isBalanced = false;
  readonly #game: Rules<Position, unknown>;
  readonly #symmetry: Symmetry<Position> | undefined;
  readonly #parts: Parts<Position> | undefined;

  constructor(
    game: Rules<Position, unknown>,
    symmetry: Symmetry<Position> | undefined,
    parts?: Parts<Position> | undefined,
  ) {
    this.#game = game;
    this.#symmetry = symmetry;
    this.#parts = parts;
  }

  read(position: Position): Key {
    return this.#parts === undefined ? this.#ofImages(position) : this.#ofSum(this.#parts.parts(position), position);
  }

  #ofSum(parts: readonly Position[], position: Position): Key {
    const alone = new Set<Key>();
    for (const part of parts) {
      if (this.#game.result(part) !== undefined) continue;
      const key = this.#ofImages(part);
      if (!alone.delete(key)) alone.add(key);
    }
    this.isBalanced = alone.size === 0;
    return `${[...alone].sort().join("+")}|${this.#game.turn(position)}`;
  }

  #ofImages(position: Position): Key {
    if (this.#symmetry === undefined) return this.#game.key(position);
    const images = this.#symmetry.images(position);
    let least = this.#game.key(images[0]);
    this.image = 0;
    for (let image = 1; image < images.length; image++) {
      const key = this.#game.key(images[image]);
      if (key >= least) continue;
      least = key;
      this.image = image;
    }
    return least;
  }
}

/** More images than any board has; and the moves that fit into 16 bits with them: others are not remembered. */
const MAX_IMAGES = 16;
const MAX_MOVES = 2 ** 16 / MAX_IMAGES - 1;
const NO_MOVE = 2 ** 16 - 1;

/** The index of a move together with the image in whose list it stands, in 16 bits. */
export function packMove(move: number, image: number): number {
  return move < MAX_MOVES && image < MAX_IMAGES ? move * MAX_IMAGES + image : NO_MOVE;
}

/** The index of the move in the list of this image; −1 when it stands in that of another, or is not known. */
export function unpackMove(packed: number, image: number): number {
  return packed !== NO_MOVE && packed % MAX_IMAGES === image ? Math.floor(packed / MAX_IMAGES) : -1;
}
