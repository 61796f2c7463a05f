import { connect4Engine, gameEngine, keyedConnect4, type LayerEngine, layersOf, solveLayers } from "marienbad/layers";
import { cpuSeconds, row, title } from "./measure.ts";

/**
 * Connect-4 solved wholly, layer by layer: the kernel against the rules in TypeScript where both can, and the kernel alone
 * on larger boards. The numbers of positions are those of John Tromp's table.
 */
export async function layersBench(): Promise<void> {
  title("layers: connect-4 solved wholly; CPU seconds");
  for (const [columns, rows, positions, both] of [
    [4, 4, 161_029, true],
    [4, 5, 1_706_255, true],
    [5, 4, 3_945_711, true],
    [5, 5, 69_763_700, false],
    [6, 4, 94_910_577, false],
  ] as const) {
    const board = { columns, rows, align: 4 };
    const byKernel = await measure(() => connect4Engine(board));
    if (byKernel.positions !== positions) throw new Error(`${columns} × ${rows} has ${positions} positions`);
    const byRules = both ? await measure(() => gameEngine(keyedConnect4(board))) : undefined;
    row(`${columns} × ${rows}`, {
      positions: positions.toLocaleString("en"),
      kernel: `${byKernel.seconds.toFixed(2)} s`,
      "M positions/s": (positions / byKernel.seconds / 1e6).toFixed(1),
      ...(byRules && {
        TypeScript: `${byRules.seconds.toFixed(2)} s`,
        ratio: (byRules.seconds / byKernel.seconds).toFixed(1),
      }),
    });
  }
}

async function measure(make: () => LayerEngine): Promise<{ readonly positions: number; readonly seconds: number }> {
  const started = cpuSeconds();
  const store = await solveLayers(make());
  const seconds = cpuSeconds() - started;
  let positions = 0;
  for await (const { keys } of layersOf(store)) positions += keys.length;
  return { positions, seconds };
}
