import type { Language, OptionSpecs, OptionValues, Text } from "marienbad/base";
import { findById, readOptions, text } from "marienbad/base";
import { bimatrix, type NormalForm, normalForm, zeroSumGame } from "./normal-form.ts";
import { texts } from "./texts.ts";

/** A well-known game in normal form. */
export interface ClassicGame {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  readonly reference: string;
  readonly options: OptionSpecs;
  /** The game with names in a language; options may be strings, as typed. */
  make(language?: Language, options?: Readonly<Record<string, unknown>>): NormalForm;
}

interface Definition<Specs extends OptionSpecs> extends Omit<ClassicGame, "make" | "options"> {
  readonly options?: Specs;
  build(language: Language, options: OptionValues<Specs>): NormalForm;
}

function classic<const Specs extends OptionSpecs>({ build, ...about }: Definition<Specs>): ClassicGame {
  const options = about.options ?? ({} as Specs);
  return {
    ...about,
    options,
    make(language = "en", given = {}) {
      const game = build(language, readOptions(options, given));
      return { ...game, title: about.title[language], comment: about.summary[language] };
    },
  };
}

type Names = Readonly<Record<Language, readonly string[]>>;

interface Wording {
  /** The same for both players. */
  readonly strategies: Names;
  readonly players?: Names;
  /** The unit, if the game is stated in costs. */
  readonly costs?: Text;
}

/** A two-player game from a table as textbooks print it: "2,1 0,0 | 0,0 1,2". */
function pairs(table: string, wording: Wording): (language: Language) => NormalForm {
  const cells = cellsOf(table).map((row) => row.map((cell) => cell.split(",")));
  return (language) =>
    bimatrix(
      cells.map((row) => row.map(([first]) => first)),
      cells.map((row) => row.map(([, second]) => second)),
      words(wording, language),
    );
}

/** A zero-sum game from the payoffs of the row player: "1 -1 | -1 1". */
function zeroSum(table: string, wording: Wording): (language: Language) => NormalForm {
  return (language) => zeroSumGame(cellsOf(table), words(wording, language));
}

/** The zero-sum game of a circle of gestures, each of which beats those that many steps `ahead`. */
function gestures(strategies: Names, ahead: readonly number[]): (language: Language) => NormalForm {
  const count = strategies.en.length;
  const wins = (row: number, column: number): number => (ahead.includes((row - column + count) % count) ? 1 : 0);
  const matrix = strategies.en.map((_, row) => strategies.en.map((_, column) => wins(row, column) - wins(column, row)));
  return (language) => zeroSumGame(matrix, words({ strategies }, language));
}

function cellsOf(table: string): string[][] {
  return table.split("|").map((row) => row.trim().split(/\s+/));
}

function words({ strategies, players, costs }: Wording, language: Language) {
  return {
    rows: strategies[language],
    columns: strategies[language],
    ...(players === undefined ? {} : { players: players[language] as [string, string] }),
    ...(costs === undefined ? {} : { costs: true, unit: costs[language] }),
  };
}

/** The games of every course, with the sources of their payoffs. */
export const CLASSIC_GAMES: readonly ClassicGame[] = [
  classic({
    id: "prisoners",
    title: text("The prisoner's dilemma", "Le dilemme du prisonnier"),
    summary: text(
      "Two accomplices are questioned apart; each may stay silent or betray the other.",
      "Deux complices sont interrogés séparément ; chacun se tait ou trahit l'autre.",
    ),
    reference: "A. W. Tucker 1950; the years of prison are those of the course: 1 and 1, 3 and 0, 2 and 2",
    build: pairs("1,1 3,0 | 0,3 2,2", {
      strategies: { en: ["silent", "betray"], fr: ["se taire", "trahir"] },
      players: { en: ["A", "B"], fr: ["A", "B"] },
      costs: text("years", "ans"),
    }),
  }),
  classic({
    id: "pennies",
    title: text("Matching pennies", "Pile ou face assortis"),
    summary: text(
      "Both show a coin; the first wins when they match, the second when they differ.",
      "Chacun montre une pièce ; le premier gagne si elles sont pareilles, le second sinon.",
    ),
    reference: "J. von Neumann, O. Morgenstern, Theory of Games and Economic Behavior, 1944",
    build: zeroSum("1 -1 | -1 1", { strategies: { en: ["heads", "tails"], fr: ["pile", "face"] } }),
  }),
  classic({
    id: "rps",
    title: text("Rock, paper, scissors", "Pierre, feuille, ciseaux"),
    summary: text(
      "Paper beats rock, scissors beat paper, rock beats scissors.",
      "La feuille bat la pierre, les ciseaux battent la feuille, la pierre bat les ciseaux.",
    ),
    reference: "traditional",
    build: gestures({ en: ["rock", "paper", "scissors"], fr: ["pierre", "feuille", "ciseaux"] }, [1]),
  }),
  classic({
    id: "spock",
    title: text("Rock, paper, scissors, Spock, lizard", "Pierre, feuille, ciseaux, Spock, lézard"),
    summary: text("Five gestures, each of which beats two others.", "Cinq gestes, dont chacun en bat deux autres."),
    reference: "S. Kass, K. Bryla 1998",
    build: gestures(
      { en: ["rock", "paper", "scissors", "Spock", "lizard"], fr: ["pierre", "feuille", "ciseaux", "Spock", "lézard"] },
      [1, 3],
    ),
  }),
  classic({
    id: "sexes",
    title: text("The battle of the sexes", "La bataille des sexes"),
    summary: text(
      "Both would rather go out together, but each prefers another evening.",
      "Chacun veut surtout sortir avec l'autre, mais préfère une autre soirée.",
    ),
    reference: "R. D. Luce, H. Raiffa, Games and Decisions, 1957; payoffs of M. Osborne, A. Rubinstein 1994",
    build: pairs("2,1 0,0 | 0,0 1,2", { strategies: { en: ["Bach", "Stravinsky"], fr: ["Bach", "Stravinsky"] } }),
  }),
  classic({
    id: "chicken",
    title: text("Chicken", "La poule mouillée"),
    summary: text(
      "Two drivers race towards each other; who swerves is the chicken, and if nobody does both crash.",
      "Deux voitures foncent l'une vers l'autre ; qui s'écarte perd la face, et si personne ne s'écarte " +
        "c'est l'accident.",
    ),
    reference: "B. Russell 1959; A. Rapoport, A. Chammah 1966",
    build: pairs("0,0 -1,1 | 1,-1 -10,-10", {
      strategies: { en: ["swerve", "straight"], fr: ["s'écarter", "foncer"] },
    }),
  }),
  classic({
    id: "hawks",
    title: text("Hawks and doves", "Faucons et colombes"),
    summary: text(
      "Two animals meet at a find worth 2; a fight costs the loser 4.",
      "Deux animaux se disputent une trouvaille qui vaut 2 ; une bataille coûte 4 au perdant.",
    ),
    reference: "J. Maynard Smith, G. R. Price, Nature 246, 1973",
    build: pairs("-1,-1 2,0 | 0,2 1,1", { strategies: { en: ["hawk", "dove"], fr: ["faucon", "colombe"] } }),
  }),
  classic({
    id: "stag",
    title: text("The stag hunt", "La chasse au cerf"),
    summary: text(
      "A stag takes two hunters; either can leave for a hare. Payoffs rank the outcomes.",
      "Le cerf demande deux chasseurs ; chacun peut partir après un lièvre. Les gains sont des rangs.",
    ),
    reference: "after J.-J. Rousseau 1755; B. Skyrms, The Stag Hunt, 2004",
    build: pairs("4,4 1,3 | 3,1 2,2", { strategies: { en: ["stag", "hare"], fr: ["cerf", "lièvre"] } }),
  }),
  classic({
    id: "coordination",
    title: text("Coordination", "Coordination"),
    summary: text(
      "Both receive 1 when they choose the same place, and nothing otherwise.",
      "Chacun reçoit 1 s'ils choisissent le même endroit, et rien sinon.",
    ),
    reference: "T. Schelling, The Strategy of Conflict, 1960; 2ⁿ − 1 equilibria",
    options: {
      size: { kind: "integer", default: 2, min: 1, max: 12, summary: text("number of places", "nombre d'endroits") },
    },
    build: (_, { size }) =>
      normalForm({ strategies: [size, size], outcome: ([row, column]) => (row === column ? [1, 1] : [0, 0]) }),
  }),
  classic({
    id: "deadlock",
    title: text("Deadlock", "L'impasse"),
    summary: text(
      "Like the dilemma, but both are better off when both defect.",
      "Comme le dilemme, mais la trahison de chacun convient à tous deux.",
    ),
    reference: "G. Snyder, P. Diesing, Conflict Among Nations, 1977",
    build: pairs("1,1 0,3 | 3,0 2,2", { strategies: { en: ["cooperate", "defect"], fr: ["coopérer", "trahir"] } }),
  }),
  classic({
    id: "pigs",
    title: text("Boxed pigs", "Les cochons"),
    summary: text(
      "A big pig and a small one: pressing a far lever costs 2 and brings 10 into the trough.",
      "Un gros cochon et un petit : presser un levier éloigné coûte 2 et remplit l'auge de 10.",
    ),
    reference: "B. Baldwin, G. Meese 1979; payoffs of E. Rasmusen, Games and Information",
    build: pairs("5,1 4,4 | 9,-1 0,0", {
      strategies: { en: ["press", "wait"], fr: ["presser", "attendre"] },
      players: { en: ["big", "small"], fr: ["gros", "petit"] },
    }),
  }),
  classic({
    id: "bismarck",
    title: text("The battle of the Bismarck Sea", "La bataille de la mer de Bismarck"),
    summary: text(
      "A convoy sails north or south, and is looked for there; the payoff is the days of bombing.",
      "Un convoi passe au nord ou au sud, où on le cherche ; le gain est le nombre de jours de bombardement.",
    ),
    reference: "O. G. Haywood, Journal of the Operations Research Society of America 2, 1954",
    build: zeroSum("2 2 | 1 3", {
      strategies: { en: ["north", "south"], fr: ["nord", "sud"] },
      players: { en: ["pursuer", "convoy"], fr: ["poursuivant", "convoi"] },
    }),
  }),
  classic({
    id: "penalty",
    title: text("Penalty kicks", "Tirs au but"),
    summary: text(
      "The kicker shoots left or right, the goalkeeper dives; how often 100 kicks score, as observed.",
      "Le tireur vise à gauche ou à droite, le gardien plonge ; nombre de buts sur 100 tirs, observé.",
    ),
    reference: "I. Palacios-Huerta, Review of Economic Studies 70, 2003",
    build: zeroSum("58.30 94.97 | 92.91 69.92", {
      strategies: { en: ["left", "right"], fr: ["gauche", "droite"] },
      players: { en: ["kicker", "goalkeeper"], fr: ["tireur", "gardien"] },
    }),
  }),
  classic({
    id: "morra",
    title: text("Two-finger Morra", "La mourre à deux doigts"),
    summary: text(
      "Each shows one or two fingers and calls what the other shows; who alone is right wins the sum.",
      "Chacun montre un ou deux doigts et annonce ceux de l'autre ; qui seul devine gagne la somme.",
    ),
    reference: "J. D. Williams, The Compleat Strategyst, 1954",
    build: (language) => {
      const shows = text("show", "montre")[language];
      const calls = text("call", "annonce")[language];
      const choices = [1, 2].flatMap((shown) => [1, 2].map((called) => ({ shown, called })));
      const names = choices.map(({ shown, called }) => `${shows} ${shown} ${calls} ${called}`);
      const matrix = choices.map((one) =>
        choices.map((two) => {
          const right = (one.called === two.shown ? 1 : 0) - (two.called === one.shown ? 1 : 0);
          return right * (one.shown + two.shown);
        }),
      );
      return zeroSumGame(matrix, { rows: names, columns: names });
    },
  }),
  classic({
    id: "shapley",
    title: text("Shapley's game", "Le jeu de Shapley"),
    summary: text(
      "Rock, paper, scissors without a common zero: learning by fictitious play goes round for ever.",
      "Un pierre-feuille-ciseaux à somme non nulle, où l'apprentissage par jeu fictif tourne sans fin.",
    ),
    reference: "L. S. Shapley, Some topics in two-person games, 1964",
    build: pairs("0,0 0,1 1,0 | 1,0 0,0 0,1 | 0,1 1,0 0,0", {
      strategies: { en: ["1", "2", "3"], fr: ["1", "2", "3"] },
    }),
  }),
  classic({
    id: "travelers",
    title: text("The traveller's dilemma", "Le dilemme des voyageurs"),
    summary: text(
      "Both claim the price of a lost vase and receive the lower claim; the lower one gets 2 more, the higher 2 less.",
      "Chacun réclame le prix d'un vase perdu et touche la plus petite demande ; la plus basse gagne 2, " +
        "la plus haute perd 2.",
    ),
    reference: "K. Basu, American Economic Review 84, 1994",
    options: {
      most: { kind: "integer", default: 6, min: 2, max: 12, summary: text("highest claim", "plus grande demande") },
    },
    build: (language, { most }) => {
      const claims = Array.from({ length: most - 1 }, (_, i) => i + 2);
      const names = claims.map((claim) => `${text("ask", "demander")[language]} ${claim}`);
      const receives = (own: number, other: number): number => Math.min(own, other) + 2 * Math.sign(other - own);
      return normalForm({
        strategies: [names, names],
        outcome: ([row, column]) => [receives(claims[row], claims[column]), receives(claims[column], claims[row])],
      });
    },
  }),
  classic({
    id: "commons",
    title: text("Public goods for three", "Le bien commun à trois"),
    summary: text(
      "Each keeps 3 or puts them into a pot that is doubled and shared equally.",
      "Chacun garde 3 ou les met dans un pot que l'on double et partage également.",
    ),
    reference: "after G. Hardin, Science 162, 1968; the linear public goods game of the laboratories",
    build: (language) => {
      const names = { en: ["give", "keep"], fr: ["donner", "garder"] }[language];
      return normalForm({
        strategies: [names, names, names],
        outcome: (profile) => {
          const givers = profile.filter((choice) => choice === 0).length;
          return profile.map((choice) => 2 * givers + (choice === 0 ? 0 : 3));
        },
      });
    },
  }),
];

/** The classic game with this id. */
export function findClassicGame(id: string): ClassicGame {
  return findById(texts.CLASSIC_GAME, id, CLASSIC_GAMES);
}
