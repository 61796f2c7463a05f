import type { AnyGame } from "../src/game/members.ts";
import { findGame } from "../src/games/all.ts";
import { type Improvement, proofNumber, StrongMemory, strong } from "../src/search/index.ts";
import { bruteForce, explicitGame } from "./brute-force.ts";

const WORTH = { 0: Number.POSITIVE_INFINITY, 1: Number.NEGATIVE_INFINITY, draw: 0 } as const;

/** What is claimed of every position of a board, against its values by the definition. */
export interface Claims {
  readonly positions: number;
  /** How many values strong and proof numbers called exact. */
  readonly exact: readonly [strong: number, pns: number];
  /** Where one of them was wrong. */
  readonly wrong: readonly string[];
}

/** Lets strong and proof-number search judge every position of a board, each with little memory. */
export function claimsOn(
  id: string,
  options: Readonly<Record<string, number>>,
  without: readonly Improvement[] = [],
): Claims {
  const game: AnyGame = findGame(id)(options);
  const { facts } = game;
  const graph = explicitGame(game);
  const values = bruteForce(graph);
  const symmetry = without.includes("symmetry") ? undefined : game.symmetry;
  const memory = new StrongMemory<unknown>({ tableBits: 10 });
  const exact: [number, number] = [0, 0];
  const wrong: string[] = [];
  graph.positions.forEach((position, index) => {
    const answers = [
      strong(game, position, { depth: 12, nodes: 4000, acyclic: facts.acyclic, symmetry, without, memory }),
      proofNumber(game, position, { nodes: 4000, acyclic: facts.acyclic, symmetry, tableBits: 10 }),
    ];
    answers.forEach(({ value, certainty }, search) => {
      if (certainty !== "exact") return;
      exact[search]++;
      if (value !== WORTH[values[index].result]) wrong.push(game.notation.writePosition(position));
    });
  });
  return { positions: graph.positions.length, exact, wrong };
}
