import { canonicalImage, type Symmetry } from "../src/game/index.ts";
import { connect4 } from "../src/games/connect4/index.ts";
import type { Position } from "../src/games/connect4/rules.ts";
import { findPosition, kitOfImages, levelledGame, solveLevels } from "../src/levels/index.ts";
import { ZLIB } from "../src/node/packing.ts";

/** The keys that suit the mirror. */
export const ENDS_FIRST = "ends-first";

/** A board as it is, and with mirror images as one position by keys of this name. */
export function boardOf(columns: number, rows: number, keys = ENDS_FIRST) {
  const { kit } = connect4.make({ columns, rows });
  const game = levelledGame("connect4", kitOfImages("connect4", kit, keys));
  const imageOf = (position: Position) => canonicalImage(kit.rules, kit.symmetry as Symmetry<Position>, position);
  return { kit, game, imageOf };
}

/** How many positions a board has, told by a database of images: two for each, and one for those that are their own. */
export async function positionsByImages(columns: number, rows: number): Promise<number> {
  const { kit, game } = boardOf(columns, rows);
  const database = await solveLevels(game, { limits: { packing: ZLIB } });
  const size = 2 ** (rows + 1);
  let ownImages = 0;
  for (let half = 0; half < size ** Math.ceil(columns / 2); half++) {
    const fields = Array.from({ length: columns }, (_, column) => {
      const place = Math.min(column, columns - 1 - column);
      return Math.floor(half / size ** place) % size;
    });
    if (fields.includes(0)) continue; // each column has a mark
    const position = kit.levels?.positionOf(fields.reduceRight((key, field) => key * size + field, 0)) as Position;
    const stones = (position.x.low >>> 0).toString(2).replaceAll("0", "").length;
    const isBalanced = stones === Math.ceil(position.placed / 2);
    if (isBalanced && (await findPosition(database, game, position)) !== undefined) ownImages++;
  }
  return 2 * database.positions - ownImages;
}
