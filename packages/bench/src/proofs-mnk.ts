import type { ProofCase, ProofPart } from "./proofs.ts";

type Board = readonly [rows: number, columns: number, align: number, result: 0 | "draw", goal: string];

/** Published results: Uiterwijk and van den Herik, The advantage of the initiative (2000); Hsu and others (2020). */
const BOARDS: readonly Board[] = [
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

export const mnkProofs: ProofPart = {
  title: "m,n,k-games: who wins the empty board",
  game: "tictactoe",
  cases: BOARDS.map(
    ([rows, columns, align, result, goal]): ProofCase => ({
      name: `${rows} × ${columns}, ${align} in a row`,
      options: { rows, columns, align },
      result,
      goal,
    }),
  ),
};
