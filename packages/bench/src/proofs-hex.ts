import { makeGame } from "marienbad/games/all";
import { HexProver } from "marienbad/hex";
import { cpuSeconds, isSmallest, row, sizes, title } from "./measure.ts";

/** Winning openings marked, row by row (Benzene, University of Alberta). */
const OPENINGS = [
  { published: "...X ..X. .X.. X...", goal: "" },
  { published: "....X .XXXX .XXX. XXXX. X....", goal: "0.2 s; 0.45 s by the best program" },
  { published: ".....X .XXXXX XXXXXX XXXXXX XXXXX. X.....", goal: "10 s" },
];
const CENTRE_GOAL = "5 s";

/** Openings of hex, each board with a table of its own. */
export function hexProofs(): void {
  title("hex: who wins after each opening");
  for (const { published, goal } of sizes(OPENINGS)) {
    const size = published.indexOf(" ");
    const wins = [...published.replaceAll(" ", "")].map((symbol) => symbol === "X");
    prove(`${size} × ${size}, all openings`, size, [...wins.entries()], goal);
  }
  if (!isSmallest) prove("7 × 7, the centre", 7, [[24, true]], CENTRE_GOAL);
}

function prove(
  name: string,
  size: number,
  openings: readonly (readonly [cell: number, wins: boolean])[],
  goal: string,
) {
  const rules = makeGame("hex", { size });
  const started = cpuSeconds();
  const prover = new HexProver({ size });
  let nodes = 0;
  for (const [cell, wins] of openings) {
    const proof = prover.prove(rules.play(rules.start, cell));
    if ((proof.winner === 0) !== wins) throw new Error(`${name}, cell ${cell}: player ${proof.winner} wins`);
    nodes += proof.nodes;
  }
  row(name, {
    nodes: nodes.toLocaleString("en").padStart(12),
    time: `${(cpuSeconds() - started).toFixed(3)} s`,
    ...(goal !== "" && { goal }),
  });
}
