import { codeGame, GRUNDYS_GAME, grundySequence, type HeapGame, removalsOf } from "marienbad/impartial";
import { isSmallest, sizes } from "./measure.ts";

/**
 * Grundy values of heap games: rare and common values against the plain quadratic mex, both computing the same heaps in
 * the same run, their values compared. Then how far the first one goes alone.
 */
export async function grundyBench(): Promise<void> {
  const games: readonly [string, HeapGame, number][] = [
    ["Kayles 0.77", codeGame("0.77"), 20_000],
    ["Dawson's Kayles 0.07", codeGame("0.07"), 20_000],
    ["0.16", codeGame("0.16"), 50_000],
    ["Grundy's game", GRUNDYS_GAME, 100_000],
    ["Treblecross 0.007", codeGame("0.007"), 20_000],
  ];
  console.log("values per second, the same heaps by both methods");
  for (const [name, game, to] of sizes(games)) {
    const plain = measure(() => plainQuadratic(game, to));
    const sparse = measure(() => valuesTo(game, to));
    plain.values.forEach((value, heap) => {
      if (value !== sparse.values[heap]) throw new Error(`${name}: the methods differ at ${heap}`);
    });
    const ratio = (plain.seconds / sparse.seconds).toFixed(1);
    console.log(
      `${name.padEnd(22)} to ${to}: plain ${rate(to, plain.seconds)}, sparse ${rate(to, sparse.seconds)}, ` +
        `ratio ${ratio}`,
    );
  }
  if (isSmallest) return;
  console.log("\nthe sparse method alone");
  for (const [name, game, to] of [
    ["Kayles 0.77", codeGame("0.77"), 1_000_000],
    ["Grundy's game", GRUNDYS_GAME, 1_000_000],
  ] as const) {
    const { seconds } = measure(() => valuesTo(game, to));
    console.log(`${name.padEnd(22)} to ${to}: ${seconds.toFixed(1)} s, ${rate(to, seconds)}`);
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

function measure(work: () => Int32Array): { readonly values: Int32Array; readonly seconds: number } {
  const started = performance.now();
  const values = work();
  return { values, seconds: (performance.now() - started) / 1000 };
}

function rate(count: number, seconds: number): string {
  return `${Math.round(count / seconds).toLocaleString("en")}/s`;
}
