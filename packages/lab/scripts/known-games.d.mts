import type { CatalogueGame } from "marienbad";
import type { Known } from "../src/gallery/cards.ts";

export const MAX_COUNTED: number;
export const cards: readonly { readonly name: string; game(): Promise<CatalogueGame> }[];
export function knownOf(game: CatalogueGame): Promise<Known>;
