import { type Language, MarienbadError, sameText, type Text, text, unknownName } from "marienbad/base";
import type { ByPlayer, Player } from "marienbad/game";
import { texts } from "./texts.ts";

/** Names of the players in a figure (presentation: the library knows 0 and 1). */
export interface Vocabulary {
  readonly id: string;
  readonly players: ByPlayer<Text>;
  /** The player's name inside the name of a vertex: (6, 0) becomes (6,0), (6,A) … */
  readonly marks: ByPlayer<Text>;
  /** True if the mark follows the numbers without parentheses: 6B, 5N. */
  readonly suffix: boolean;
}

const plain = (id: string, first: string, second: string, marks: ByPlayer<string>): Vocabulary => ({
  id,
  players: [sameText(first), sameText(second)],
  marks: [sameText(marks[0]), sameText(marks[1])],
  suffix: false,
});

/** Every vocabulary, the default first. */
export const VOCABULARIES: readonly Vocabulary[] = [
  plain("J0/J1", "J0", "J1", ["0", "1"]),
  plain("J1/J2", "J1", "J2", ["1", "2"]),
  plain("Alice/Bob", "Alice", "Bob", ["A", "B"]),
  plain("Max/Min", "Max", "Min", ["0", "1"]),
  {
    id: "white/black",
    players: [text("White", "Blanc"), text("Black", "Noir")],
    marks: [text("W", "B"), text("B", "N")],
    suffix: true,
  },
];

/** Finds a vocabulary by name, ignoring case and the separator of the two names (`alice-bob`). */
export function findVocabulary(name: string): Vocabulary {
  const plainly = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const wanted = { blancnoir: "whiteblack" }[plainly(name)] ?? plainly(name);
  const found = VOCABULARIES.find(({ id }) => plainly(id) === wanted);
  if (found !== undefined) return found;
  const known = VOCABULARIES.map(({ id }) => id);
  throw new MarienbadError("unknown-name", unknownName(texts.VOCABULARY, name, known));
}

/** The names of vertices in a vocabulary if all of them end with their player, otherwise unchanged. */
export function tellVertices(
  labels: readonly string[],
  owners: readonly Player[],
  vocabulary: Vocabulary,
  language: Language,
): string[] {
  const tagged = labels.every((label, vertex) => isTagged(label, owners[vertex]));
  return labels.map((label, vertex) => (tagged ? tell(label, owners[vertex], vocabulary, language) : label));
}

/** Names that end with the player to move: `(6, 0)`, numbers with the player in the last slot, and `XX/./OO 0`. */
const TUPLE = /^\((.+), ?([01])\)$/;
const FOLLOWED = /^(.*\S) ([01])$/;

/** True if the name of a vertex ends with its player. */
export function isTagged(label: string, owner: Player): boolean {
  return (TUPLE.exec(label) ?? FOLLOWED.exec(label))?.[2] === String(owner);
}

/** The name of a vertex that ends with its player, in a vocabulary. Shapes show the player too. */
export function tell(label: string, owner: Player, { marks, suffix }: Vocabulary, language: Language): string {
  const tuple = TUPLE.exec(label);
  if (tuple === null) return label.replace(FOLLOWED, "$1");
  const numbers = tuple[1].replace(/\s+/g, "");
  const mark = marks[owner][language];
  if (!suffix) return `(${numbers},${mark})`;
  return numbers.includes(",") ? `(${numbers})${mark}` : `${numbers}${mark}`;
}
