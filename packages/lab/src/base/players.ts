import { signal } from "@preact/signals";
import type { Player } from "marienbad";
import { VOCABULARIES } from "marienbad/figure";
import { language, say } from "./language.ts";
import { readStored, writeStored } from "./storage.ts";

/** What the players are called: one of the library's vocabularies, or plainly by their numbers. */
export const NAMINGS: readonly string[] = ["plain", ...VOCABULARIES.map(({ id }) => id)];

/** The way of naming in a menu: both names. */
export function namingTitle(id: string): string {
  const vocabulary = VOCABULARIES.find((candidate) => candidate.id === id);
  if (vocabulary === undefined) return say("player 0/1", "joueur 0/1");
  return vocabulary.players.map((name) => name[language.value]).join("/");
}

export const naming = signal(NAMINGS.find((name) => name === readStored("naming")) ?? "plain");

export function chooseNaming(chosen: string): void {
  naming.value = chosen;
  writeStored("naming", chosen);
}

/** The vocabulary for figures, which have one always. */
export function vocabularyName(): string {
  return naming.value === "plain" ? VOCABULARIES[0].id : naming.value;
}

function properName(player: Player): string | undefined {
  return VOCABULARIES.find(({ id }) => id === naming.value)?.players[player][language.value];
}

/** "player 0", "Alice": in the middle of a sentence. */
export function playerName(player: Player): string {
  return properName(player) ?? say(`player ${player}`, `le joueur ${player}`);
}

/** The same at the beginning of a sentence. */
export function playerNameAtStart(player: Player): string {
  const name = playerName(player);
  return name[0].toUpperCase() + name.slice(1);
}

/** "player 0 to move", "à Alice de jouer", at the beginning of a sentence. */
export function toMove(player: Player): string {
  const name = properName(player);
  return say(
    `${playerNameAtStart(player)} to move`,
    name === undefined ? `Au joueur ${player} de jouer` : `À ${name} de jouer`,
  );
}

/** "of player 0", "d'Alice". */
export function ofPlayer(player: Player): string {
  const name = properName(player);
  if (name === undefined) return say(`of player ${player}`, `du joueur ${player}`);
  return say(`of ${name}`, /^[AEIOU]/.test(name) ? `d'${name}` : `de ${name}`);
}
