import { type Language, type Text, text } from "../base/text.ts";
import type { ByPlayer } from "../game/index.ts";
import type { Style } from "./options.ts";

/** The words in figures; `$` stands for a name. */
const WORDS = {
  moves: text("$ moves", "$ joue"),
  wonBy: text("the play is over: who has won", "partie finie : qui a gagné"),
  winning: text("$ wins", "$ gagne"),
  draw: text("draw", "nul"),
  drawn: text("draw", "partie nulle"),
  strategy: text("winning strategy", "stratégie gagnante"),
  rank: text("moves to the end", "nombre de coups jusqu'à la fin"),
  priority: text("priority: the largest seen for ever decides", "priorité : la plus grande vue sans cesse décide"),
  joins: text("joins at this step", "ajouté à cette étape"),
  reason: text("why it joins", "la raison"),
  member: text("already in", "déjà dedans"),
  chosen: text("the play", "la partie"),
  best: text("best play", "meilleurs coups"),
  foundThenBest: text("a value is found; at the end, best play", "une valeur est trouvée ; à la fin, meilleurs coups"),
  window: text("window on arrival", "fenêtre à l'arrivée"),
  cut: text("cut: never looked at", "coupé : jamais regardé"),
  bound: text("bounds, not values", "des bornes, non des valeurs"),
  back: text("back", "retour"),
  arenaOf: text("Arena", "Arène"),
  attractorOf: text("Attractor ($), layer by layer", "Attracteur ($), étape par étape"),
  strategyTitle: text("Winners, ranks and winning strategies", "Gagnants, rangs et stratégies gagnantes"),
  objectiveTitle: text(
    "Who wins plays that may never end, and how",
    "Qui gagne des parties qui peuvent ne jamais finir, et comment",
  ),
  zielonkaTitle: text("Zielonka's recursion, step by step", "La récursion de Zielonka, pas à pas"),
  attracted: text("attracted or won by $", "attiré ou gagné par $"),
  attractedTo: text("what it is attracted to", "vers quoi l'on attire"),
  treeTitle: text("Game tree", "Arbre de jeu"),
  alongTitle: text("A play among its siblings", "Une partie parmi ses variantes"),
  playsTitle: text("Tree of all plays", "Arbre de toutes les parties"),
  minimaxTitle: text("Minimax tree", "Arbre minimax"),
  alphaBetaTitle: text("Alpha-beta pruning", "Élagage alpha-bêta"),
  reviewTitle: text(
    "A play, reviewed: who wins, and in how many moves",
    "Une partie revue : qui gagne, et en combien de coups",
  ),
  inMoves: text("in $", "en $"),
  byPoints: text("by $", "de $"),
  unknownWithin: text("not known: somewhere in the bar", "inconnu : quelque part dans la barre"),
  blank: text("to be completed", "à compléter"),
} as const satisfies Record<string, Text>;

export type Word = keyof typeof WORDS;

/** A word in the language of the figure, with the name that it speaks of. */
export function word(style: Pick<Style, "language">, name: Word, filling = ""): string {
  return WORDS[name][style.language].replace("$", filling);
}

/** The title of a figure, which says when it is a blank twin. */
export function titleOf(style: Style, name: Word, filling = ""): string {
  const title = word(style, name, filling);
  return style.blank ? `${title} (${word(style, "blank")})` : title;
}

/** "13 plays: 7 won by J0, 6 by J1". */
export const countOfPlays = (
  { total, wonBy }: { readonly total: number; readonly wonBy: ByPlayer<number> },
  names: ByPlayer<string>,
): Text => {
  const others = total - wonBy[0] - wonBy[1];
  return text(
    `${total} play${total === 1 ? "" : "s"}: ${wonBy[0]} won by ${names[0]}, ${wonBy[1]} by ${names[1]}` +
      (others === 0 ? "" : `, ${others} by nobody`),
    `${total} partie${total > 1 ? "s" : ""} : ${names[0]} en gagne ${wonBy[0]}, ${names[1]} en gagne ${wonBy[1]}` +
      (others === 0 ? "" : `, ${others} sans gagnant`),
  );
};

/** What a step of Zielonka's recursion does, to these vertices. */
export const zielonkaStep = (
  kind: "ends" | "attract" | "wins" | "gives",
  depth: number,
  player: string,
  priority: number,
  names: string,
): Text => {
  const said = {
    ends: text(`goals of ${player}: ${names}`, `buts de ${player} : ${names}`),
    attract: text(
      `${player} attracts to priority ${priority}: ${names}`,
      `${player} attire vers la priorité ${priority} : ${names}`,
    ),
    wins: text(`${player} wins all: ${names}`, `${player} gagne tout : ${names}`),
    gives: text(`${player} keeps ${names}`, `${player} garde ${names}`),
  }[kind];
  return text(`depth ${depth}: ${said.en}`, `profondeur ${depth} : ${said.fr}`);
};

/** A value as people write it: a true minus sign, ∞ for a won play, at most two decimals. */
export function writeValue(value: number, language: Language): string {
  if (value === Number.POSITIVE_INFINITY) return "+∞";
  if (value === Number.NEGATIVE_INFINITY) return "−∞";
  const digits = String(Math.round(Math.abs(value) * 100) / 100);
  const sign = value < 0 && digits !== "0" ? "−" : "";
  return sign + (language === "fr" ? digits.replace(".", ",") : digits);
}

/** A₁₂ for the twelfth layer. */
export function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}

/** A figure that is too large, and what would make it smaller. */
const tooLarge = (what: Text, limit: number, advice: Text): Text =>
  text(
    `The figure would have ${what.en}, too many to be read (the limit is ${limit.toLocaleString("en")}). ${advice.en}`,
    `La figure aurait ${what.fr}, trop pour être lue (la limite est ${limit.toLocaleString("fr")}). ${advice.fr}`,
  );

const moreThan = (limit: number, things: Text): Text =>
  text(`more than ${limit.toLocaleString("en")} ${things.en}`, `plus de ${limit.toLocaleString("fr")} ${things.fr}`);

const NODES = text("nodes", "nœuds");
const VERTICES = text("vertices", "sommets");

const SMALLER_ARENA = text(
  "Give a small depth, choose a smaller game, draw its tree instead, or raise the limit.",
  "Donnez une petite profondeur, choisissez un jeu plus petit, dessinez plutôt son arbre, ou élevez la limite.",
);

export const tooManyVertices = (count: number, limit: number): Text =>
  tooLarge(
    text(`${count.toLocaleString("en")} vertices`, `${count.toLocaleString("fr")} sommets`),
    limit,
    SMALLER_ARENA,
  );

export const moreVertices = (limit: number): Text => tooLarge(moreThan(limit, VERTICES), limit, SMALLER_ARENA);

export const tooManyPanels = (panels: number, vertices: number, limit: number): Text =>
  tooLarge(
    text(`${panels} panels of ${vertices} vertices`, `${panels} cadres de ${vertices} sommets`),
    limit,
    text(
      "Choose a smaller game, the layout by ranks, or raise the limit.",
      "Choisissez un jeu plus petit, la disposition par rangs (ranks), ou élevez la limite.",
    ),
  );

export const tooManyPlays = (limit: number): Text =>
  tooLarge(
    moreThan(limit, NODES),
    limit,
    text(
      "Choose a smaller game or a later position, draw the tree to a depth, or raise the limit.",
      "Choisissez un jeu plus petit ou une position plus avancée, dessinez l'arbre jusqu'à une profondeur, ou " +
        "élevez la limite.",
    ),
  );

export const searchTooLarge = (limit: number): Text =>
  tooLarge(
    moreThan(limit, NODES),
    limit,
    text("Give a smaller depth, or raise the limit.", "Donnez une profondeur plus petite, ou élevez la limite."),
  );

export const treeTooLarge = (limit: number): Text =>
  tooLarge(
    moreThan(limit, NODES),
    limit,
    text(
      "Give a smaller depth, follow one play only, or raise the limit.",
      "Donnez une profondeur plus petite, ne suivez qu'une partie, ou élevez la limite.",
    ),
  );

export const tooLargeToSolve = (limit: number): Text =>
  text(
    `The figure needs the game solved, and it has more than ${limit.toLocaleString("en")} positions. ` +
      "Choose a smaller game, begin at a later position, or draw a search tree.",
    `La figure demande que le jeu soit résolu, et il a plus de ${limit.toLocaleString("fr")} positions. ` +
      "Choisissez un jeu plus petit, partez d'une position plus avancée, ou dessinez un arbre de recherche.",
  );

export const tooManyPixels = (pixels: number, limit: number): Text => {
  const million = (language: "en" | "fr", count: number): string => Math.ceil(count / 1e6).toLocaleString(language);
  return text(
    `The film would have ${million("en", pixels)} million pixels (the limit is ${million("en", limit)}). ` +
      "Choose a smaller game, or an animated SVG.",
    `Le film aurait ${million("fr", pixels)} millions de pixels (la limite est ${million("fr", limit)}). ` +
      "Choisissez un jeu plus petit, ou un SVG animé.",
  );
};

export const badSeconds = (seconds: number, min: number, max: number): Text =>
  text(
    `A frame should stay from ${min} to ${max} seconds, not ${seconds}.`,
    `Une image devrait rester de ${min} à ${max} secondes, pas ${seconds}.`,
  );

export const noRows = (): Text =>
  text(
    "Two rows need vertices named (number, player), no two alike; use the layout by layers.",
    "Deux rangées demandent des sommets nommés (nombre, joueur), tous différents ; prenez la disposition en " +
      "couches (layers).",
  );

export const illegalPlay = (move: string, position: string): Text =>
  text(
    `The play to follow has the move ${move}, which is not legal at ${position}.`,
    `La partie à suivre a le coup ${move}, qui n'est pas permis en ${position}.`,
  );

/** What is looked for by name, as after "there is no". */
export const FIGURE = text("figure", "de figure");
export const FORMAT = text("format of figures", "de format de figures");
export const VOCABULARY = text("vocabulary", "de vocabulaire");
