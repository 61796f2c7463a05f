import { run } from "marienbad";
import { makeGame } from "marienbad/games";
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
    const { kit } = makeGame("chomp", { rows: size, columns: size });
    const { rules } = kit;
    const expert = await kit.expert?.({ load: async () => undefined });
    if (expert === undefined) throw new Error("there is no expert");
    const started = cpuSeconds();
    const wins = rules
      .moves(rules.start)
      .filter((bite) => run(expert.value(rules.play(rules.start, bite)))?.result === 0);
    if (wins.length !== 1) throw new Error(`${wins.length} bites win on ${size} × ${size}`);
    row(`${size} × ${size}`, {
      wins: kit.notation.writeMove(wins[0], rules.start),
      time: `${(cpuSeconds() - started).toFixed(3)} s`,
      ...(goal !== "" && { goal }),
    });
  }
}
