import type { Text } from "./text.ts";

/** Number of insertions, deletions and substitutions that turn one word into the other (Levenshtein 1966). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitution = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[to.length];
}

/** The known name closest to a mistyped one, when one is close enough to be meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = candidate.startsWith(name) ? 1 : editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What is looked for by name, after "there is no" in French. */
const FRENCH_KINDS: Readonly<Record<string, string>> = {
  command: "de commande",
  field: "de champ",
  figure: "de figure",
  "file or puzzle": "de fichier ni de casse-tête",
  "format of figures": "de format de figures",
  "game in normal form": "de jeu en forme normale",
  game: "de jeu",
  "game with books": "de bibliothèque pour le jeu",
  heuristic: "d'heuristique",
  "heuristic of the taquin": "d'heuristique du taquin",
  key: "de clé",
  option: "d'option",
  "place for": "de place pour",
  player: "de joueur",
  puzzle: "de casse-tête",
  strategy: "de stratégie",
  vertex: "de sommet",
  vocabulary: "de vocabulaire",
};

/** "There is no X “nam”; did you mean “nim”? Known: …", the sentence for every name that is not there. */
export function unknownName(kind: string, name: string, known: readonly string[]): Text {
  const close = nearest(name, known);
  const list = known.length > 0 && known.length <= 24 ? known.join(", ") : undefined;
  const en = [
    `There is no ${kind} "${name}".`,
    ...(close === undefined ? [] : [`Did you mean "${close}"?`]),
    ...(list === undefined ? [] : [`Known: ${list}.`]),
  ];
  const fr = [
    `Il n'y a pas ${FRENCH_KINDS[kind] ?? `de ${kind}`} "${name}".`,
    ...(close === undefined ? [] : [`Vouliez-vous dire "${close}" ?`]),
    ...(list === undefined ? [] : [`Sont connus : ${list}.`]),
  ];
  return { en: en.join(" "), fr: fr.join(" ") };
}
