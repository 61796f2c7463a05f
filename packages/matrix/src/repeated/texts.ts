import { type Messages, messages, type Text, text } from "marienbad/base";
import { writeFraction } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";

const written = (given: Numeric): string => (typeof given === "object" ? writeFraction(given) : `${given}`);

const givenEnd = (end: Numeric): Text => {
  const given = written(end);
  return text(`A chance to end of ${given} is not possible`, `Une probabilité de fin de ${given} n'est pas possible`);
};

const en = {
  /** As in "there is no …". */
  STRATEGY: "strategy",
  noDilemma: (stakes: string, costs: boolean) =>
    `${stakes} is no dilemma: temptation, reward, punishment and sucker should ` +
    `${costs ? "increase" : "decrease"} in this order.`,

  wrongNoise: (noise: Numeric) => `A noise of ${written(noise)} is not possible: it should be a chance from 0 to 1.`,
  wrongEnd: (end: Numeric) => `${givenEnd(end).en}: it should be above 0 and at most 1.`,
  endTooRare: (end: number, min: number) =>
    `${givenEnd(end).en}: it should be at least ${min}, or the turns bounded too.`,
  wrongTurns: (turns: number, max: number) =>
    `A number of turns of ${turns} is not possible: it should be a whole number from 1 to ${max.toLocaleString("en")}.`,
  tooManyExactTurns: (turns: number, max: number) =>
    `Exact expectations are for 1 to ${max.toLocaleString("en")} turns, not ${turns}.`,
  turnsAndEnd: () => "Exact expectations are for a number of turns or for a chance to end, not for both.",
  remembersMore: (strategy: string) =>
    `${strategy} remembers more than one turn: only memory-one strategies have exact expectations here.`,

  wrongRepeat: (repeat: number) => `A repetition of ${repeat} is not possible: it should be a whole number from 1.`,
  tooManyMatches: (pairs: number, repeat: number, max: number) =>
    `${pairs} pairs that meet ${repeat} times are too many matches: at most ${max.toLocaleString("en")} are played.`,
  noEntrant: () => "A tournament needs at least one strategy.",
  noPair: () => "A tournament needs at least two strategies.",
  wrongGenerations: (generations: number, max: number) =>
    `${generations} generations are not possible: it should be a whole number from 0 to ${max.toLocaleString("en")}.`,
  noTwins: () => "A population meets itself: the tournament behind it must be played with twins.",
  wrongShares: (count: number) =>
    `A population of ${count} strategies needs ${count} shares, none negative and not all zero.`,
};

const fr: Messages<typeof en> = {
  STRATEGY: "de stratégie",
  noDilemma: (stakes, costs) =>
    `${stakes} n'est pas un dilemme : tentation, récompense, punition et dupe devraient ` +
    `${costs ? "croître" : "décroître"} dans cet ordre.`,
  wrongNoise: (noise) => `Un bruit de ${written(noise)} n'est pas possible : ce devrait être une probabilité de 0 à 1.`,
  wrongEnd: (end) => `${givenEnd(end).fr} : ce devrait être plus de 0 et au plus 1.`,
  endTooRare: (end, min) => `${givenEnd(end).fr} : ce devrait être au moins ${min}, ou les tours bornés aussi.`,
  wrongTurns: (turns, max) =>
    `Un nombre de tours de ${turns} n'est pas possible : ` +
    `ce devrait être un nombre entier de 1 à ${max.toLocaleString("fr")}.`,
  tooManyExactTurns: (turns, max) =>
    `Les espérances exactes sont pour 1 à ${max.toLocaleString("fr")} tours, non ${turns}.`,
  turnsAndEnd: () =>
    "Les espérances exactes sont pour un nombre de tours ou pour une probabilité de fin, non pour les deux.",
  remembersMore: (strategy) =>
    `${strategy} se souvient de plus d'un tour : ` +
    "seules les stratégies à mémoire d'un tour ont ici des espérances exactes.",
  wrongRepeat: (repeat) => `Une répétition de ${repeat} n'est pas possible : il faut un nombre entier à partir de 1.`,
  tooManyMatches: (pairs, repeat, max) =>
    `${pairs} paires qui se rencontrent ${repeat} fois font trop de matchs : au plus ${max.toLocaleString("fr")}.`,
  noEntrant: () => "Un tournoi demande au moins une stratégie.",
  noPair: () => "Un tournoi demande au moins deux stratégies.",
  wrongGenerations: (generations, max) =>
    `${generations} générations ne sont pas possibles : il faut un nombre entier de 0 à ${max.toLocaleString("fr")}.`,
  noTwins: () => "Une population se rencontre elle-même : le tournoi derrière elle doit se jouer avec les jumeaux.",
  wrongShares: (count) =>
    `Une population de ${count} stratégies demande ${count} parts, aucune négative et pas toutes nulles.`,
};

export const texts = messages(en, fr);
