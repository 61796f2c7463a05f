import { signal } from "@preact/signals";
import type { Player } from "marienbad";
import { say } from "./language.ts";
import { recall, remember } from "./memory.ts";

/** The names that courses give to the two players. */
export const VOCABULARIES = {
  plain: undefined,
  "J0/J1": ["J0", "J1"],
  "J1/J2": ["J1", "J2"],
  "Alice/Bob": ["Alice", "Bob"],
  "Max/Min": ["Max", "Min"],
} as const;
export type Vocabulary = keyof typeof VOCABULARIES;

export const vocabulary = signal<Vocabulary>(
  (Object.keys(VOCABULARIES) as Vocabulary[]).find((name) => name === recall("vocabulary")) ?? "plain",
);

export function chooseVocabulary(chosen: Vocabulary): void {
  vocabulary.value = chosen;
  remember("vocabulary", chosen);
}

/** "player 0", "Alice": in the middle of a sentence. */
export function playerName(player: Player): string {
  return VOCABULARIES[vocabulary.value]?.[player] ?? say(`player ${player}`, `le joueur ${player}`);
}

/** The same at the beginning of a sentence. */
export function PlayerName(player: Player): string {
  const name = playerName(player);
  return name[0].toUpperCase() + name.slice(1);
}

/** "of player 0", "d'Alice". */
export function ofPlayer(player: Player): string {
  const name = VOCABULARIES[vocabulary.value]?.[player];
  if (name === undefined) return say(`of player ${player}`, `du joueur ${player}`);
  return say(`of ${name}`, /^[AEIOU]/.test(name) ? `d'${name}` : `de ${name}`);
}
