import { sameText, type Text, text } from "../base/text.ts";
import type { HeapGame } from "../game/heaps.ts";
import { codeGame, GRUNDYS_GAME, NIM, subtractionGame, writeCode } from "./heap-game.ts";

/** A heap game known by its name. */
export interface NamedHeapGame {
  readonly name: string;
  readonly title: Text;
  readonly game: HeapGame;
}

/** The classics, with their codes (Winning Ways, chapter 4). */
export const NAMED_HEAP_GAMES: readonly NamedHeapGame[] = [
  { name: "nim", title: sameText("Nim"), game: NIM },
  { name: "kayles", title: sameText("Kayles"), game: codeGame("0.77") },
  { name: "dawsons-kayles", title: text("Dawson's Kayles", "Kayles de Dawson"), game: codeGame("0.07") },
  { name: "dawsons-chess", title: text("Dawson's chess", "Échecs de Dawson"), game: codeGame("0.137") },
  { name: "treblecross", title: sameText("Treblecross"), game: codeGame("0.007") },
  { name: "guiles", title: sameText("Guiles"), game: codeGame("0.15") },
  { name: "grundy", title: text("Grundy's game", "Jeu de Grundy"), game: GRUNDYS_GAME },
];

/** The game of a code (`0.77`), a set (`2,3,5`, `{2,3,5}`) or a name, else undefined; throws on a bad code or set. */
export function heapGameCalled(word: string): HeapGame | undefined {
  if (/^[0-9a-f]*\.[0-9a-z]*$/i.test(word)) return codeGame(word);
  const set = /^\{?(\d+(?:,\d+)*)\}?$/.exec(word);
  if (set !== null) return subtractionGame(set[1].split(",").map(Number));
  return NAMED_HEAP_GAMES.find(({ name }) => name === word)?.game;
}

/** The written form of a game: "0.77", "{2,3,5}", or the name of one that has neither code nor set. */
export function writeHeapGame(game: HeapGame): string {
  if (game.kind === "subtraction") return `{${game.take.join(",")}}`;
  if (game.kind === "code") return writeCode(game.digits);
  return NAMED_HEAP_GAMES.find((named) => named.game.kind === game.kind)?.name ?? game.kind;
}
