import { run } from "marienbad/base";
import { makeGame } from "marienbad/games/all";
import { cpuSeconds, row, sizes, title } from "./measure.ts";

const BOARDS = [
  { size: 10, goal: "" },
  { size: 12, goal: "1 s" },
  { size: 13, goal: "" },
];

/** Every first bite of square bars, which have one that wins (Gale 1974). */
export async function chompProofs(): Promise<void> {
  title("chomp: every first bite");
  for (const { size, goal } of sizes(BOARDS)) {
    const game = makeGame("chomp", { rows: size, columns: size });
    const expert = await game.expert?.({ load: async () => undefined });
    if (expert === undefined) throw new Error("there is no expert");
    const started = cpuSeconds();
    const wins = game.moves(game.start).filter((bite) => run(expert.value(game.play(game.start, bite)))?.result === 0);
    if (wins.length !== 1) throw new Error(`${wins.length} bites win on ${size} × ${size}`);
    row(`${size} × ${size}`, {
      wins: game.notation.writeMove(wins[0], game.start),
      time: `${(cpuSeconds() - started).toFixed(3)} s`,
      ...(goal !== "" && { goal }),
    });
  }
}
