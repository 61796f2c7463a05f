import type { Registered } from "../base/registry.ts";
import { text } from "../base/text.ts";

/** Who said it: plain data that can be sent to another thread and shown to a reader. */
export type KnowledgeSource = Registered;

/** All sources of what a position is worth, in the order in which they are asked. */
export const SOURCES = [
  {
    id: "rules",
    title: text("the rules", "les règles"),
    requires: text("a play that is over", "une partie finie"),
    guarantees: text("the result", "le résultat"),
    reference: "Course, chapter 1",
  },
  {
    id: "theorem",
    title: text("a theorem", "un théorème"),
    requires: text("a sum of heaps", "une somme de tas"),
    guarantees: text(
      "who wins, exactly, for heaps of any size; not in how many moves",
      "qui gagne, exactement, quelle que soit la taille des tas ; pas en combien de coups",
    ),
    reference: "C. L. Bouton (1901); R. Sprague (1935); P. M. Grundy (1939)",
  },
  {
    id: "expert",
    title: text("the game's own solver", "le solveur propre au jeu"),
    requires: text("a game that brings one, and time", "un jeu qui en a un, et du temps"),
    guarantees: text("exact values; ranks where it knows them", "valeurs exactes ; rangs s'il les connaît"),
    reference: "see the game",
  },
  {
    id: "database",
    title: text("a database", "une base de données"),
    requires: text("a game solved into a file before", "un jeu résolu auparavant dans un fichier"),
    guarantees: text("exact values and ranks", "valeurs et rangs exacts"),
    reference: "Course, chapter 3 (attractors)",
  },
  {
    id: "arena",
    title: text("the solved game", "le jeu résolu"),
    requires: text("no more positions than the limit", "pas plus de positions que la limite"),
    guarantees: text("exact values and ranks", "valeurs et rangs exacts"),
    reference: "Course, chapter 3 (attractors)",
  },
  {
    id: "search",
    title: text("a search", "une recherche"),
    requires: text("any game, and time", "un jeu quelconque, et du temps"),
    guarantees: text(
      "what it proves is exact, with a bound for the moves to a win; the rest is an estimate",
      "ce qu'elle démontre est exact, avec une borne pour les coups jusqu'au gain ; le reste est une estimation",
    ),
    reference: "D. J. Slate and L. R. Atkin (1977); L. V. Allis (1994)",
  },
] as const satisfies readonly KnowledgeSource[];

/** The id of a source of knowledge. */
export type SourceId = (typeof SOURCES)[number]["id"];

/** The source of knowledge with this id. */
export function sourceOf(id: SourceId): KnowledgeSource {
  return SOURCES.find((source) => source.id === id) as KnowledgeSource;
}
