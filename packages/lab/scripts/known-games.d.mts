import type { FamilyGame } from "marienbad/games";
import type { Known } from "../src/gallery/cards.ts";

export const MAX_COUNTED: number;
export const cards: readonly { readonly name: string; game(): Promise<FamilyGame> }[];
export function knownOf(game: FamilyGame): Promise<Known>;
