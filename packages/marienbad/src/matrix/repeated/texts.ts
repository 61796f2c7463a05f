import { type Text, text } from "../../base/text.ts";
import { writeFraction } from "../fraction.ts";
import type { Numeric } from "../normal-form.ts";

/** What is missing after "there is no". */
export const STRATEGY: Text = text("strategy", "de stratégie");

export const noDilemma = (stakes: string, costs: boolean): Text =>
  text(
    `${stakes} is no dilemma: temptation, reward, punishment and sucker should ` +
      `${costs ? "increase" : "decrease"} in this order.`,
    `${stakes} n'est pas un dilemme : tentation, récompense, punition et dupe devraient ` +
      `${costs ? "croître" : "décroître"} dans cet ordre.`,
  );

// The rules of a match.

const written = (given: Numeric): string => (typeof given === "object" ? writeFraction(given) : `${given}`);

export const wrongNoise = (noise: Numeric): Text =>
  text(
    `A noise of ${written(noise)} is not possible: it should be a chance from 0 to 1.`,
    `Un bruit de ${written(noise)} n'est pas possible : ce devrait être une probabilité de 0 à 1.`,
  );

const givenEnd = (end: Numeric): Text => {
  const given = written(end);
  return text(`A chance to end of ${given} is not possible`, `Une probabilité de fin de ${given} n'est pas possible`);
};

export const wrongEnd = (end: Numeric): Text =>
  text(
    `${givenEnd(end).en}: it should be above 0 and at most 1.`,
    `${givenEnd(end).fr} : ce devrait être plus de 0 et au plus 1.`,
  );

export const endTooRare = (end: number, min: number): Text =>
  text(
    `${givenEnd(end).en}: it should be at least ${min}, or the turns bounded too.`,
    `${givenEnd(end).fr} : ce devrait être au moins ${min}, ou les tours bornés aussi.`,
  );

export const wrongTurns = (turns: number, max: number): Text =>
  text(
    `A number of turns of ${turns} is not possible: ` +
      `it should be a whole number from 1 to ${max.toLocaleString("en")}.`,
    `Un nombre de tours de ${turns} n'est pas possible : ` +
      `ce devrait être un nombre entier de 1 à ${max.toLocaleString("fr")}.`,
  );

export const tooManyExactTurns = (turns: number, max: number): Text =>
  text(
    `Exact expectations are for 1 to ${max.toLocaleString("en")} turns, not ${turns}.`,
    `Les espérances exactes sont pour 1 à ${max.toLocaleString("fr")} tours, non ${turns}.`,
  );

export const turnsAndEnd = (): Text =>
  text(
    "Exact expectations are for a number of turns or for a chance to end, not for both.",
    "Les espérances exactes sont pour un nombre de tours ou pour une probabilité de fin, non pour les deux.",
  );

export const remembersMore = (strategy: string): Text =>
  text(
    `${strategy} remembers more than one turn: only memory-one strategies have exact expectations here.`,
    `${strategy} se souvient de plus d'un tour : ` +
      "seules les stratégies à mémoire d'un tour ont ici des espérances exactes.",
  );

// Tournaments and populations.

export const wrongRepeat = (repeat: number): Text =>
  text(
    `A repetition of ${repeat} is not possible: it should be a whole number from 1.`,
    `Une répétition de ${repeat} n'est pas possible : il faut un nombre entier à partir de 1.`,
  );

export const tooManyMatches = (pairs: number, repeat: number, max: number): Text =>
  text(
    `${pairs} pairs that meet ${repeat} times are too many matches: ` +
      `at most ${max.toLocaleString("en")} are played.`,
    `${pairs} paires qui se rencontrent ${repeat} fois font trop de matchs : au plus ${max.toLocaleString("fr")}.`,
  );

export const noEntrant = (): Text =>
  text("A tournament needs at least one strategy.", "Un tournoi demande au moins une stratégie.");

export const noPair = (): Text =>
  text("A tournament needs at least two strategies.", "Un tournoi demande au moins deux stratégies.");

export const wrongGenerations = (generations: number, max: number): Text =>
  text(
    `${generations} generations are not possible: it should be a whole number from 0 to ${max.toLocaleString("en")}.`,
    `${generations} générations ne sont pas possibles : il faut un nombre entier de 0 à ${max.toLocaleString("fr")}.`,
  );

export const noTwins = (): Text =>
  text(
    "A population meets itself: the tournament behind it must be played with twins.",
    "Une population se rencontre elle-même : le tournoi derrière elle doit se jouer avec les jumeaux.",
  );

export const wrongShares = (count: number): Text =>
  text(
    `A population of ${count} strategies needs ${count} shares, none negative and not all zero.`,
    `Une population de ${count} stratégies demande ${count} parts, aucune négative et pas toutes nulles.`,
  );
