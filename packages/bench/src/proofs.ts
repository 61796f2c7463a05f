import { unwrap } from "marienbad";
import { type Meter, run } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { findGame, makeGame } from "marienbad/games/all";
import { HexProver } from "marienbad/hex";
import { cpuSeconds, isSmallest, row, sizes, title } from "./measure.ts";

/** Nodes and CPU seconds of the provers, beside the goals set for them; every result must be the published one. */
export async function proofsBench(): Promise<void> {
  await domineeringProofs();
  await mnkProofs();
  hexProofs();
  await chompProofs();
}

type Domineering = readonly [rows: number, columns: number, begins: 0 | 1, wins: 0 | 1, goal?: string, thorough?: true];

/** Published results (Breuker, Uiterwijk and van den Herik 2000; Bullock 2002), and Bullock's nodes where known. */
const DOMINEERING: readonly Domineering[] = [
  [5, 5, 0, 1],
  [6, 6, 0, 0],
  [6, 7, 0, 0],
  [6, 7, 1, 0],
  [7, 7, 0, 0, "0.3 s"],
  [6, 8, 0, 1],
  [6, 8, 1, 1],
  [7, 8, 0, 1],
  [7, 8, 1, 1],
  [8, 8, 0, 0, "10 s"],
  [6, 6, 0, 0, "908 nodes by the best program", true],
  [7, 7, 0, 0, "13,874 nodes by the best program", true],
  [8, 8, 0, 0, "2.1 million nodes; 2.02 million by the best program", true],
  [8, 9, 0, 0, "60 s"],
];

async function domineeringProofs(): Promise<void> {
  title("domineering: who wins the empty board");
  for (const [rows, columns, begins, wins, goal, thorough] of sizes(DOMINEERING)) {
    const first = begins === 0 ? "vertical" : "horizontal";
    const name = `${rows} × ${columns}, ${first} begins${thorough ? ", thorough" : ""}`;
    const empty = `${Array.from({ length: rows }, () => ".".repeat(columns)).join("/")} ${begins}`;
    await proveEmptyBoard(name, findGame("domineering")({ rows, columns }), wins, goal, empty, thorough);
  }
}

type MnkBoard = readonly [rows: number, columns: number, align: number, result: 0 | "draw", goal: string];

/** Published results: Uiterwijk and van den Herik, The advantage of the initiative (2000); Hsu and others (2020). */
const MNK: readonly MnkBoard[] = [
  [3, 6, 4, "draw", "0.2 s"],
  [3, 7, 4, "draw", "0.2 s"],
  [4, 5, 4, "draw", "0.2 s"],
  [4, 6, 4, "draw", "0.2 s"],
  [4, 7, 4, "draw", "0.2 s"],
  [5, 5, 4, "draw", "0.2 s"],
  [5, 6, 4, 0, "0.2 s"],
  [6, 6, 4, 0, "0.2 s"],
  [5, 5, 5, "draw", "0.2 s"],
  [6, 6, 5, "draw", "0.2 s"],
  [6, 7, 5, "draw", "0.2 s"],
  [7, 7, 5, "draw", "5 s"],
  [6, 8, 5, "draw", "10 s"],
  [4, 8, 4, "draw", "10 s"],
  [7, 8, 5, "draw", "120 s"],
];

async function mnkProofs(): Promise<void> {
  title("m,n,k-games: who wins the empty board");
  for (const [rows, columns, align, result, goal] of sizes(MNK)) {
    const game = findGame("tictactoe")({ rows, columns, align });
    await proveEmptyBoard(`${rows} × ${columns}, ${align} in a row`, game, result, goal);
  }
}

/** Asks the expert of a game about its start, or about a position as the game writes it. */
async function proveEmptyBoard(
  name: string,
  game: AnyGame,
  expected: 0 | 1 | "draw",
  goal?: string,
  position = game.notation.writePosition(game.start),
  thorough?: true,
): Promise<void> {
  const expert = await game.expert?.({ load: async () => undefined, thorough });
  if (expert === undefined) throw new Error("there is no expert");
  const started = cpuSeconds();
  const last: { meter?: Meter } = {};
  const onProgress = (meter: Meter): void => {
    last.meter = meter;
  };
  const result = run(expert.value(unwrap(game.notation.readPosition(position))), { onProgress })?.result;
  if (result !== expected) throw new Error(`${name}: ${result}, but it is ${expected}`);
  row(name, {
    result: result === "draw" ? "draw" : `player ${result}`,
    nodes: (last.meter?.nodes ?? 0).toLocaleString("en").padStart(12),
    ...timeSince(started, goal),
  });
}

/** Winning openings marked, row by row (Benzene, University of Alberta). */
const HEX = [
  { published: "...X ..X. .X.. X...", goal: undefined },
  { published: "....X .XXXX .XXX. XXXX. X....", goal: "0.2 s; 0.45 s by the best program" },
  { published: ".....X .XXXXX XXXXXX XXXXXX XXXXX. X.....", goal: "10 s" },
];

/** Openings of hex, each board with its own table. */
function hexProofs(): void {
  title("hex: who wins after each opening");
  for (const { published, goal } of sizes(HEX)) {
    const size = published.indexOf(" ");
    const wins = [...published.replaceAll(" ", "")].map((symbol) => symbol === "X");
    proveOpenings(`${size} × ${size}, all openings`, size, new Map(wins.entries()), goal);
  }
  if (!isSmallest) proveOpenings("7 × 7, the centre", 7, new Map([[24, true]]), "5 s");
}

function proveOpenings(name: string, size: number, winsOfCell: ReadonlyMap<number, boolean>, goal?: string): void {
  const rules = makeGame("hex", { size });
  const started = cpuSeconds();
  const prover = new HexProver({ size });
  let nodes = 0;
  for (const [cell, wins] of winsOfCell) {
    const proof = prover.prove(rules.play(rules.start, cell));
    if ((proof.winner === 0) !== wins) throw new Error(`${name}, cell ${cell}: player ${proof.winner} wins`);
    nodes += proof.nodes;
  }
  row(name, { nodes: nodes.toLocaleString("en").padStart(12), ...timeSince(started, goal) });
}

const CHOMP = [
  { size: 10, goal: undefined },
  { size: 12, goal: "1 s" },
  { size: 13, goal: undefined },
];

/** Every first bite of square bars, which have one that wins (Gale 1974). */
async function chompProofs(): Promise<void> {
  title("chomp: every first bite");
  for (const { size, goal } of sizes(CHOMP)) {
    const game = makeGame("chomp", { rows: size, columns: size });
    const expert = await game.expert?.({ load: async () => undefined });
    if (expert === undefined) throw new Error("there is no expert");
    const started = cpuSeconds();
    const wins = game.moves(game.start).filter((bite) => run(expert.value(game.play(game.start, bite)))?.result === 0);
    if (wins.length !== 1) throw new Error(`${wins.length} bites win on ${size} × ${size}`);
    row(`${size} × ${size}`, { wins: game.notation.writeMove(wins[0], game.start), ...timeSince(started, goal) });
  }
}

function timeSince(started: number, goal: string | undefined): Record<string, string> {
  return { time: `${(cpuSeconds() - started).toFixed(3)} s`, ...(goal !== undefined && { goal }) };
}
