import { type Language, type Messages, messages, type Text, text } from "marienbad/base";
import type { ByPlayer } from "marienbad/game";
import type { Style } from "../options.ts";

/** The words in figures; `$` is replaced by a name. */
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

/** The title of a figure, marked if it is a blank twin. */
export function titleOf(style: Style, name: Word, filling = ""): string {
  const title = word(style, name, filling);
  return style.blank ? `${title} (${word(style, "blank")})` : title;
}

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

const tooLarge = (what: string, limit: number, advice: string): string =>
  `The figure would have ${what}, too many to be read (the limit is ${limit.toLocaleString("en")}). ${advice}`;
const tooLargeFr = (what: string, limit: number, advice: string): string =>
  `La figure aurait ${what}, trop pour être lue (la limite est ${limit.toLocaleString("fr")}). ${advice}`;

const moreThan = (things: string, limit: number, advice: string): string =>
  tooLarge(`more than ${limit.toLocaleString("en")} ${things}`, limit, advice);
const moreThanFr = (things: string, limit: number, advice: string): string =>
  tooLargeFr(`plus de ${limit.toLocaleString("fr")} ${things}`, limit, advice);

const SMALLER_ARENA = "Give a small depth, choose a smaller game, draw its tree instead, or raise the limit.";
const SMALLER_ARENA_FR =
  "Donnez une petite profondeur, choisissez un jeu plus petit, dessinez plutôt son arbre, ou élevez la limite.";

type PlayCount = { readonly total: number; readonly wonBy: ByPlayer<number> };

type ZielonkaKind = "ends" | "attract" | "wins" | "gives";

const en = {
  countOfPlays: ({ total, wonBy: [won0, won1] }: PlayCount, [name0, name1]: ByPlayer<string>) =>
    `${total} play${total === 1 ? "" : "s"}: ${won0} won by ${name0}, ${won1} by ${name1}` +
    (total === won0 + won1 ? "" : `, ${total - won0 - won1} by nobody`),
  zielonkaStep: (kind: ZielonkaKind, depth: number, player: string, priority: number, names: string) => {
    const said = {
      ends: `goals of ${player}: ${names}`,
      attract: `${player} attracts to priority ${priority}: ${names}`,
      wins: `${player} wins all: ${names}`,
      gives: `${player} keeps ${names}`,
    };
    return `depth ${depth}: ${said[kind]}`;
  },
  tooManyVertices: (count: number, limit: number) =>
    tooLarge(`${count.toLocaleString("en")} vertices`, limit, SMALLER_ARENA),
  moreVertices: (limit: number) => moreThan("vertices", limit, SMALLER_ARENA),
  tooManyPanels: (panels: number, vertices: number, limit: number) => {
    const advice = "Choose a smaller game, the layout by ranks, or raise the limit.";
    return tooLarge(`${panels} panels of ${vertices} vertices`, limit, advice);
  },
  tooManyPlays: (limit: number) => {
    const advice = "Choose a smaller game or a later position, draw the tree to a depth, or raise the limit.";
    return moreThan("nodes", limit, advice);
  },
  searchTooLarge: (limit: number) => moreThan("nodes", limit, "Give a smaller depth, or raise the limit."),
  treeTooLarge: (limit: number) =>
    moreThan("nodes", limit, "Give a smaller depth, follow one play only, or raise the limit."),
  tooLargeToSolve: (limit: number) =>
    `The figure needs the game solved, and it has more than ${limit.toLocaleString("en")} positions. ` +
    "Choose a smaller game, begin at a later position, or draw a search tree.",
  noRows: () => "Two rows need vertices named (number, player), no two alike; use the layout by layers.",
  illegalPlay: (move: string, position: string) =>
    `The play to follow has the move ${move}, which is not legal at ${position}.`,
};

const fr: Messages<typeof en> = {
  countOfPlays: ({ total, wonBy: [won0, won1] }, [name0, name1]) =>
    `${total} partie${total > 1 ? "s" : ""} : ${name0} en gagne ${won0}, ${name1} en gagne ${won1}` +
    (total === won0 + won1 ? "" : `, ${total - won0 - won1} sans gagnant`),
  zielonkaStep: (kind, depth, player, priority, names) => {
    const said = {
      ends: `buts de ${player} : ${names}`,
      attract: `${player} attire vers la priorité ${priority} : ${names}`,
      wins: `${player} gagne tout : ${names}`,
      gives: `${player} garde ${names}`,
    };
    return `profondeur ${depth} : ${said[kind]}`;
  },
  tooManyVertices: (count, limit) => tooLargeFr(`${count.toLocaleString("fr")} sommets`, limit, SMALLER_ARENA_FR),
  moreVertices: (limit) => moreThanFr("sommets", limit, SMALLER_ARENA_FR),
  tooManyPanels: (panels, vertices, limit) => {
    const advice = "Choisissez un jeu plus petit, la disposition par rangs (ranks), ou élevez la limite.";
    return tooLargeFr(`${panels} cadres de ${vertices} sommets`, limit, advice);
  },
  tooManyPlays: (limit) => {
    const advice =
      "Choisissez un jeu plus petit ou une position plus avancée, dessinez l'arbre jusqu'à une profondeur,";
    return moreThanFr("nœuds", limit, `${advice} ou élevez la limite.`);
  },
  searchTooLarge: (limit) => moreThanFr("nœuds", limit, "Donnez une profondeur plus petite, ou élevez la limite."),
  treeTooLarge: (limit) =>
    moreThanFr("nœuds", limit, "Donnez une profondeur plus petite, ne suivez qu'une partie, ou élevez la limite."),
  tooLargeToSolve: (limit) =>
    `La figure demande que le jeu soit résolu, et il a plus de ${limit.toLocaleString("fr")} positions. ` +
    "Choisissez un jeu plus petit, partez d'une position plus avancée, ou dessinez un arbre de recherche.",
  noRows: () =>
    "Deux rangées demandent des sommets nommés (nombre, joueur), tous différents ; prenez la disposition en " +
    "couches (layers).",
  illegalPlay: (move, position) => `La partie à suivre a le coup ${move}, qui n'est pas permis en ${position}.`,
};

export const texts = messages(en, fr);
