// Somebody's own rules, with what it takes to solve tens of millions of positions on a laptop: Cram. In turn each
// player covers two free cells of the board with a domino, in either direction; whoever cannot has lost.
//
//     npx marienbad solve examples/cram.js --database cram.db
//     npx marienbad analyse examples/cram.js "0-1 2-7" --database cram.db
//     npx marienbad verify examples/cram.js cram.db
//
// The board below has 58,830 positions; one of 5 rows and 6 columns has 21,583,864.
const ROWS = 4;
const COLUMNS = 5;
const CELLS = ROWS * COLUMNS; // numbered row by row, at most 32

/** Every domino by its name, `3-4`: the two cells as bits. */
const dominoes = new Map();
for (let cell = 0; cell < CELLS; cell++) {
  const place = (other) => dominoes.set(`${cell}-${other}`, (1 << cell) | (1 << other));
  if ((cell + 1) % COLUMNS > 0) place(cell + 1);
  if (cell + COLUMNS < CELLS) place(cell + COLUMNS);
}
const names = [...dominoes.keys()];

const countBits = (bits) => (bits === 0 ? 0 : 1 + countBits(bits & (bits - 1)));

/** A position is the set of the covered cells, as bits. It tells how many moves were made, and so whose turn it is. */
const levelOf = (covered) => countBits(covered) / 2;

/** @type {import("marienbad").Game<number, string>} */
const rules = {
  start: 0,
  turn: (covered) => (levelOf(covered) % 2 === 0 ? 0 : 1),
  moves: (covered) => names.filter((name) => (covered & dominoes.get(name)) === 0),
  play: (covered, name) => covered | dominoes.get(name),
  result: (covered) => (rules.moves(covered).length > 0 ? undefined : rules.turn(covered) === 0 ? 1 : 0),
  key: (covered) => covered >>> 0,
};

/**
 * For solving level by level: the way back from a key, and the level.
 * @type {import("marienbad").Levels<number>}
 */
const levels = { positionOf: (key) => key | 0, levelOf };

/** All cells, and those that have a cell to their right, as bits. */
const board = -1 >>> (32 - CELLS);
let withRightCell = 0;
for (let cell = 0; cell < CELLS; cell++) if ((cell + 1) % COLUMNS > 0) withRightCell |= 1 << cell;

/**
 * The rules once more, by keys: solving then makes no object for each position, and takes less time. They must say what
 * the rules say; `npx marienbad lint examples/cram.js` compares them.
 * @type {import("marienbad").RulesByKey}
 */
const byKey = {
  moves(key, into) {
    const free = board & ~key;
    let count = 0;
    // The first cells of all dominoes that fit: free, and the next cell is free too. The lowest is taken off each time.
    for (let first = free & (free >>> 1) & withRightCell; first !== 0; first &= first - 1) {
      into[count++] = key + (first & -first) * 3;
    }
    for (let first = free & (free >>> COLUMNS); first !== 0; first &= first - 1) {
      into[count++] = key + (first & -first) * (1 + 2 ** COLUMNS);
    }
    return count;
  },
  result: (key) => rules.result(key | 0),
};

export default { ...rules, levels, byKey };
