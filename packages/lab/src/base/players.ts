import { signal } from "@preact/signals";
import { type Player, type Text, text } from "marienbad";
import { VOCABULARIES } from "marienbad-figure";
import { readStored, writeStored } from "./storage.ts";
import * as texts from "./texts.ts";

/** What the players are called: one of the library's vocabularies, or plainly by their numbers. */
export const NAMINGS: readonly string[] = ["plain", ...VOCABULARIES.map(({ id }) => id)];

export function namingTitle(id: string): Text {
  const vocabulary = VOCABULARIES.find((candidate) => candidate.id === id);
  if (vocabulary === undefined) return texts.playersByNumber;
  const [first, second] = vocabulary.players;
  return text(`${first.en}/${second.en}`, `${first.fr}/${second.fr}`);
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

function properName(player: Player): Text | undefined {
  return VOCABULARIES.find(({ id }) => id === naming.value)?.players[player];
}

/** "player 0", "Alice": in the middle of a sentence. */
export function playerName(player: Player): Text {
  return properName(player) ?? texts.playerByNumber(player);
}

/** The same at the beginning of a sentence. */
export function playerNameAtStart(player: Player): Text {
  const { en, fr } = playerName(player);
  return text(capitalised(en), capitalised(fr));
}

/** "player 0 to move", "à Alice de jouer", at the beginning of a sentence. */
export function toMove(player: Player): Text {
  const name = properName(player);
  return name === undefined ? texts.numberToMove(player) : texts.nameToMove(name);
}

/** "of player 0", "d'Alice". */
export function ofPlayer(player: Player): Text {
  const name = properName(player);
  return name === undefined ? texts.ofNumber(player) : texts.ofName(name);
}

export function capitalised(words: string): string {
  return `${words[0].toUpperCase()}${words.slice(1)}`;
}
