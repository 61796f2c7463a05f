import { explore } from "marienbad";
import { deriveGame, type Rules } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import { best, isSmallest, row, title } from "./measure.ts";

/** Positions per CPU second, for games with numbers and with strings for keys. */
export async function exploreBench(): Promise<void> {
  title("explore: positions per CPU second, best of three");
  const connect4 = makeGame("connect4", { columns: 4, rows: 4 });
  const nim = makeGame("nim", { sticks: 250_000 });
  measure("connect4 4 × 4, numbers", connect4);
  if (isSmallest) return;
  measure("tictactoe 3 × 4, numbers", makeGame("tictactoe", { columns: 4 }));
  measure("dodgem 4 × 4, numbers", makeGame("dodgem", { size: 4 }));
  measure("nim 500,000, numbers", makeGame("nim", { sticks: 500_000 }));
  measure("connect4 4 × 4, strings", deriveGame(connect4, { key: (position) => `${connect4.key(position)}` }));
  measure("nim 250,000, strings", deriveGame(nim, { key: (position) => `nim ${nim.key(position)}` }));
}

function measure<Position, Move>(name: string, rules: Rules<Position, Move>): void {
  const { seconds, result } = best(3, () => explore(rules));
  const { vertexCount, edgeCount } = result.arena;
  row(name, {
    positions: vertexCount.toLocaleString("en"),
    moves: edgeCount.toLocaleString("en"),
    "positions/s": Math.round(vertexCount / seconds).toLocaleString("en"),
  });
}
