import { domineeringKernel } from "../src/games/domineering/prover/expert.ts";

/** For every set of free cells and each player to move, who wins: a player wins who has a move that wins. */
function winnersByBruteForce(rows: number, columns: number): readonly [Uint8Array, Uint8Array] {
  const size = rows * columns;
  const cells = Array.from({ length: size }, (_, cell) => cell);
  const vertical = cells.filter((cell) => cell + columns < size).map((cell) => (1 << cell) | (1 << (cell + columns)));
  const horizontal = cells.filter((cell) => cell % columns < columns - 1).map((cell) => 3 << cell);
  const winners = [new Uint8Array(2 ** size), new Uint8Array(2 ** size)] as const;
  for (let free = 0; free < 2 ** size; free++) {
    const wins = (dominoes: readonly number[], player: number): boolean =>
      dominoes.some((domino) => (free & domino) === domino && winners[1 - player][free ^ domino] === player);
    winners[0][free] = wins(vertical, 0) ? 0 : 1;
    winners[1][free] = wins(horizontal, 1) ? 1 : 0;
  }
  return winners;
}

/** Where the prover does not agree with brute force: sets of free cells, holes included, and the player to move. */
export function wrongWinners(
  rows: number,
  columns: number,
  settings: { readonly isThorough?: boolean; readonly isWide?: boolean },
): string[] {
  const winners = winnersByBruteForce(rows, columns);
  const kernel = domineeringKernel(rows, columns, 12, settings);
  const wrong: string[] = [];
  for (let free = 0; free < winners[0].length; free++) {
    for (const turn of [0, 1]) {
      kernel.begin(turn, free);
      while (!kernel.advance(1_000_000));
      if (kernel.foundWinner() !== winners[turn][free]) wrong.push(`${free.toString(2)} ${turn}`);
    }
  }
  return wrong;
}
