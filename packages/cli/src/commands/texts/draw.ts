import { type Messages, messages } from "marienbad/base";

const en = {
  onlySearched: (figures: readonly string[]) =>
    `A tree or a graph of scores is searched: --figure should be ${figures.join(" or ")}.`,
  hasNoOption: (what: string, option: string) => `A ${what} has no option ${option}=.`,
  missingTree: (what: string, usage: string) => `The ${what} is missing. Usage: marienbad ${usage}`,
  flagOfOthers: (flag: string, figure: string, others: readonly string[]) =>
    `--${flag} means nothing to the figure ${figure}: it is for ${others.join(", ")}.`,
  noFrames: (figure: string, others: readonly string[]) =>
    `The figure ${figure} has no steps to show one by one: --frames is for ${others.join(", ")}.`,
  notWithFrames: (flag: string) => `--${flag} means nothing with --frames.`,
  onlyWithFrames: (flag: string) => `--${flag} is for films, with --frames.`,
};

const fr: Messages<typeof en> = {
  onlySearched: (figures) =>
    `Un arbre ou un graphe de valeurs s'explore : --figure devrait être ${figures.join(" ou ")}.`,
  hasNoOption: (what, option) => `L'option ${option}= ne veut rien dire pour ${what}.`,
  missingTree: (what, usage) => `Il manque le texte après ${what}. Usage : marienbad ${usage}`,
  flagOfOthers: (flag, figure, others) =>
    `--${flag} ne veut rien dire pour la figure ${figure} : c'est pour ${others.join(", ")}.`,
  noFrames: (figure, others) =>
    `La figure ${figure} n'a pas d'étapes à montrer une à une : --frames est pour ${others.join(", ")}.`,
  notWithFrames: (flag) => `--${flag} ne veut rien dire avec --frames.`,
  onlyWithFrames: (flag) => `--${flag} est pour les films, avec --frames.`,
};

export const texts = messages(en, fr);
