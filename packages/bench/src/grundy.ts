import { codeGame, GRUNDYS_GAME, grundySequence, type HeapGame, removalsOf } from "marienbad/impartial";
import { best, isSmallest, row, sizes, title } from "./measure.ts";

const GAMES: readonly (readonly [name: string, game: HeapGame, to: number])[] = [
  ["Kayles 0.77", codeGame("0.77"), 20_000],
  ["Dawson's Kayles 0.07", codeGame("0.07"), 20_000],
  ["0.16", codeGame("0.16"), 50_000],
  ["Grundy's game", GRUNDYS_GAME, 100_000],
  ["Treblecross 0.007", codeGame("0.007"), 20_000],
];

/**
 * Grundy values of heap games: rare and common values against the plain quadratic mex, both computing the same heaps in
 * the same run, their values compared; then the first method alone, further.
 */
export async function grundyBench(): Promise<void> {
  title("values per second, the same heaps by both methods");
  for (const [name, game, to] of sizes(GAMES)) {
    const plain = best(1, () => plainQuadratic(game, to));
    const sparse = best(3, () => valuesTo(game, to));
    plain.result.forEach((value, heap) => {
      if (value !== sparse.result[heap]) throw new Error(`${name}: the methods differ at ${heap}`);
    });
    const ratio = (plain.seconds / sparse.seconds).toFixed(1);
    row(`${name} to ${to}`, { plain: rate(to, plain.seconds), sparse: rate(to, sparse.seconds), ratio });
  }
  if (isSmallest) return;
  title("the sparse method alone");
  for (const [name, game] of [GAMES[0], GAMES[3]]) {
    const to = 1_000_000;
    const { seconds } = best(1, () => valuesTo(game, to));
    row(`${name} to ${to}`, { seconds: seconds.toFixed(1), values: rate(to, seconds) });
  }
}

function valuesTo(game: HeapGame, to: number): Int32Array {
  const sequence = grundySequence(game);
  sequence.extendTo(to);
  return sequence.values;
}

/** The baseline: every option of every heap, marked in a typed array, then the mex. */
function plainQuadratic(game: HeapGame, to: number): Int32Array {
  const removals = removalsOf(game, 0);
  const unequal = game.kind === "cut-unequal";
  const valueOfHeap = new Int32Array(to + 1);
  const stampOfValue = new Int32Array(4096);
  for (let size = 1; size <= to; size++) {
    for (const { removed, heaps } of removals) {
      const rest = size - removed;
      if (heaps & 1 && rest === 0) stampOfValue[0] = size;
      if (heaps & 2 && rest > 0) stampOfValue[valueOfHeap[rest]] = size;
      if (heaps & 4) {
        for (let heap = 1; 2 * heap < rest; heap++) stampOfValue[valueOfHeap[heap] ^ valueOfHeap[rest - heap]] = size;
        if (!unequal && rest > 0 && rest % 2 === 0) stampOfValue[0] = size;
      }
    }
    let value = 0;
    while (stampOfValue[value] === size) value++;
    valueOfHeap[size] = value;
  }
  return valueOfHeap;
}

function rate(count: number, seconds: number): string {
  return `${Math.round(count / seconds).toLocaleString("en")}/s`;
}
