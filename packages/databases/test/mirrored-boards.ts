import { connect4, type Position } from "marienbad/games/connect4";
import { expect } from "vitest";
import {
  findPosition,
  inProcess,
  KEYS_OF_RULES,
  LevelDatabase,
  levelledGame,
  memoryFiles,
  rangeTasks,
  segmentsIn,
  solveInto,
  solveLevels,
} from "../src/index.ts";
import { ZLIB } from "../src/node/packing.ts";

export const limits = { packing: ZLIB };

/** The keys that suit the mirror. */
export const ENDS_FIRST = "ends-first";

/** A board as it is, and with mirror images as one position by keys of this name. */
export function boardOf(columns: number, rows: number, symmetry = ENDS_FIRST) {
  const rules = connect4({ columns, rows });
  const game = levelledGame({ game: "connect4", symmetry }, rules);
  return { rules, game, imageOf: game.imageOf };
}

/** How many positions a board has, told by a database of images: two for each, and one for those that are their own. */
export async function positionsByImages(columns: number, rows: number): Promise<number> {
  const { rules, game } = boardOf(columns, rows);
  const database = await solveLevels(game, { limits });
  const size = 2 ** (rows + 1);
  let ownImages = 0;
  for (let half = 0; half < size ** Math.ceil(columns / 2); half++) {
    const fields = Array.from({ length: columns }, (_, column) => {
      const place = Math.min(column, columns - 1 - column);
      return Math.floor(half / size ** place) % size;
    });
    if (fields.includes(0)) continue; // each column has a mark
    const position = rules.levels?.positionOf(fields.reduceRight((key, field) => key * size + field, 0)) as Position;
    const stones = (position.x.low >>> 0).toString(2).replaceAll("0", "").length;
    const isBalanced = stones === Math.ceil(position.placed / 2);
    if (isBalanced && (await findPosition(database, game, position)) !== undefined) ownImages++;
  }
  return 2 * database.positions - ownImages;
}

/** By the tasks that any game with levels has, and the least keys of the rules: what the columns are compared with. */
async function solvedByRules(columns: number, rows: number): Promise<LevelDatabase> {
  const { game } = boardOf(columns, rows, KEYS_OF_RULES);
  const store = memoryFiles();
  const tasks = rangeTasks(game, limits);
  await solveInto(store, game.ref, tasks, inProcess(tasks, store));
  return await LevelDatabase.open(segmentsIn(store), ZLIB);
}

/** By the columns at both ends a board has the positions, moves and values that it has by the least keys. */
export async function expectPositionsOfRules(columns: number, rows: number): Promise<void> {
  const { rules, game } = boardOf(columns, rows);
  const byColumns = await solveLevels(game, { limits });
  const byRules = await solvedByRules(columns, rows);
  expect(byColumns.levels).toEqual(byRules.levels);
  for (const { level } of byRules.levels) {
    const { keys, values } = await byRules.load(level);
    const valueOfKey = new Map<unknown, number>();
    for (const [place, key] of keys.entries()) {
      const position = rules.levels?.positionOf(key) as Position;
      const isLeftOut = typeof rules.result(position) === "number";
      if (!isLeftOut) valueOfKey.set(game.key(position), values[place]);
    }
    const found = await byColumns.load(level);
    expect(new Map(Array.from(found.keys, (key, place) => [key, found.values[place]]))).toEqual(
      new Map([...valueOfKey].sort(([one], [other]) => Number(one) - Number(other))),
    );
    expect([...found.keys]).toEqual([...found.keys].sort((one, other) => one - other));
  }
}
