import type { ProofCase, ProofPart } from "./proofs.ts";

type Board = readonly [rows: number, columns: number, beginner: 0 | 1, winner: 0 | 1, goal?: string, thorough?: true];

/** Published results (Breuker, Uiterwijk and van den Herik 2000; Bullock 2002), and Bullock's nodes where known. */
const BOARDS: readonly Board[] = [
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

export const domineeringProofs: ProofPart = {
  title: "domineering: who wins the empty board",
  game: "domineering",
  cases: BOARDS.map(
    ([rows, columns, beginner, result, goal, thorough]): ProofCase => ({
      name: `${rows} × ${columns}, ${beginner === 0 ? "vertical" : "horizontal"} begins${thorough ? ", thorough" : ""}`,
      options: { rows, columns },
      position: `${Array.from({ length: rows }, () => ".".repeat(columns)).join("/")} ${beginner}`,
      result,
      ...(thorough && { thorough }),
      ...(goal !== undefined && { goal }),
    }),
  ),
};
