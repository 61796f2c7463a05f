import { type Text, text } from "../../../base/text.ts";

export const onlySearched = (figures: readonly string[]): Text =>
  text(
    `A tree or a graph of scores is searched: --figure should be ${figures.join(" or ")}.`,
    `Un arbre ou un graphe de valeurs s'explore : --figure devrait être ${figures.join(" ou ")}.`,
  );

export const hasNoOption = (what: string, option: string): Text =>
  text(`A ${what} has no option ${option}=.`, `L'option ${option}= ne veut rien dire pour ${what}.`);

export const missingTree = (what: string, usage: string): Text =>
  text(
    `The ${what} is missing. Usage: marienbad ${usage}`,
    `Il manque le texte après ${what}. Usage : marienbad ${usage}`,
  );

export const flagOfOthers = (flag: string, figure: string, others: readonly string[]): Text =>
  text(
    `--${flag} means nothing to the figure ${figure}: it is for ${others.join(", ")}.`,
    `--${flag} ne veut rien dire pour la figure ${figure} : c'est pour ${others.join(", ")}.`,
  );

export const noFrames = (figure: string, others: readonly string[]): Text =>
  text(
    `The figure ${figure} has no steps to show one by one: --frames is for ${others.join(", ")}.`,
    `La figure ${figure} n'a pas d'étapes à montrer une à une : --frames est pour ${others.join(", ")}.`,
  );

export const notWithFrames = (flag: string): Text =>
  text(`--${flag} means nothing with --frames.`, `--${flag} ne veut rien dire avec --frames.`);

export const onlyWithFrames = (flag: string): Text =>
  text(`--${flag} is for films, with --frames.`, `--${flag} est pour les films, avec --frames.`);
