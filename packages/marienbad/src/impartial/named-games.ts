import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import { codeGame, GRUNDYS_GAME, type HeapGame, NIM, subtractionGame } from "./heap-game.ts";

/** A heap game known by its name. */
export interface NamedHeapGame {
  readonly name: string;
  readonly title: Text;
  readonly game: HeapGame;
}

/** The classics, with their codes (Winning Ways, chapter 4). */
export const NAMED_HEAP_GAMES: readonly NamedHeapGame[] = [
  { name: "nim", title: { en: "Nim", fr: "Nim" }, game: NIM },
  { name: "kayles", title: { en: "Kayles", fr: "Kayles" }, game: codeGame("0.77") },
  { name: "dawsons-kayles", title: { en: "Dawson's Kayles", fr: "Kayles de Dawson" }, game: codeGame("0.07") },
  { name: "dawsons-chess", title: { en: "Dawson's chess", fr: "Échecs de Dawson" }, game: codeGame("0.137") },
  { name: "treblecross", title: { en: "Treblecross", fr: "Treblecross" }, game: codeGame("0.007") },
  { name: "guiles", title: { en: "Guiles", fr: "Guiles" }, game: codeGame("0.15") },
  { name: "grundy", title: { en: "Grundy's game", fr: "Jeu de Grundy" }, game: GRUNDYS_GAME },
];

/**
 * The heap game that a word names: a code (`0.77`), a subtraction set (`2,3,5` or `{2,3,5}`), or a name. Undefined when it
 * is none of them; a code or a set that is wrong throws.
 */
export function heapGameCalled(word: string): HeapGame | undefined {
  if (/^[0-9a-f]*\.[0-9a-z]*$/i.test(word)) return codeGame(word);
  const set = /^\{?(\d+(?:,\d+)*)\}?$/.exec(word);
  if (set !== null) return subtractionGame(set[1].split(",").map(Number));
  return NAMED_HEAP_GAMES.find(({ name }) => name === word)?.game;
}

/** A game of the catalogue as heaps of a heap game: what is left to take, and the rule for taking it. */
export interface HeapForm {
  readonly game: HeapGame;
  readonly heaps: readonly number[];
}

/**
 * The heap form of a catalogue game with these options, undefined when it is not a game of independent heaps. Misère play has
 * no Grundy values and is refused.
 */
export function heapFormOf(id: string, options: Readonly<Record<string, unknown>>): HeapForm | undefined {
  const number = (name: string): number => options[name] as number;
  const numbers = (name: string): readonly number[] => options[name] as readonly number[];
  if (options.last === "loses") {
    throw new MarienbadError("not-applicable", {
      en: "With last=loses (misère play) a game has no Grundy values: solve it through its arena, or ask for misère Nim.",
      fr: "Avec last=loses (jeu misère) un jeu n'a pas de valeurs de Grundy : résolvez-le par son arène, ou demandez le Nim misère.",
    });
  }
  switch (id) {
    case "nim":
      // Nobody may leave fewer than `until`: those sticks might as well not be there.
      return { game: subtractionGame(numbers("take")), heaps: [Math.max(0, number("sticks") - number("until"))] };
    case "marienbad":
      return { game: NIM, heaps: numbers("rows") };
    case "bachet":
      return { game: upTo(number("most")), heaps: [number("target")] };
    case "grundy":
      return { game: GRUNDYS_GAME, heaps: [number("heap")] };
    case "kayles":
      return { game: codeGame("0.77"), heaps: [number("pins")] };
    case "octal":
      return { game: codeGame(String(options.code)), heaps: [number("heap")] };
    default:
      return undefined;
  }
}

function upTo(most: number): HeapGame {
  return subtractionGame(Array.from({ length: most }, (_, index) => index + 1));
}
