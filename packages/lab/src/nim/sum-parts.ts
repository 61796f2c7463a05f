import { findGame } from "marienbad/games/all";
import type { SumPart } from "./tasks.ts";

/** The parts of a sum are called A, B, C … */
export function partLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** In a sum the last move wins, whatever a game does by itself. */
export function usualOptions(game: string): { readonly [name: string]: string } {
  return "last" in findGame(game).options ? { last: "wins" } : {};
}

export function sumPart(game: string, options: { readonly [name: string]: string }): SumPart {
  return { game, options: { ...usualOptions(game), ...options } };
}
