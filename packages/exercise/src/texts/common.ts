import { type Messages, messages, type Text } from "marienbad/base";

/** Names as one reads a set; the empty one by its sign. */
export const setOf = (names: readonly string[]): string => (names.length === 0 ? "∅" : `{${names.join(", ")}}`);

export const playOf = (names: readonly string[]): string => names.join(" → ");

const en = {
  KIND: "kind of exercise",
  FORMAT: "format of exercises",
  badSeed: (seed: number, max: number) =>
    `The seed ${seed} is not possible: it should be a whole number from 0 to ${max}.`,
  noSuchLevel: (kind: string, levels: readonly string[]) =>
    levels.length === 1
      ? `${kind} has one level: no @ behind it.`
      : `The level behind ${kind}@ should be one of ${levels.join(", ")}.`,
  nothingInteresting: (kind: string, draws: number) =>
    `No instance of ${kind} was interesting within ${draws} draws: try another seed.`,
  wrongKey: (kind: string, seed: number) => `The answers of ${kind}, seed ${seed}, are not verified: please report it.`,
  YES: "Yes",
  NO: "No",
  exerciseHead: (number: number, title: Text) => `Exercise ${number}. ${title.en}`,
  CORRECTED: "with answers",
  NAME_LINE: "Name:",
  CHECK: "Check",
  PLACE_OF_ANSWER: "your answer",
  HOW_TO_SET: "names between commas; {} if none",
  HOW_TO_SEQUENCE: "names in order, between commas",
  oneOfMany: () => "Any other winning strategy is as good as the one shown.",
  WRITE_HERE: "Your code here.",
  // What the checker says.
  right: () => "Right.",
  notAnswered: () => "There is no answer yet.",
  notANumber: (given: string) => `“${given}” is not a whole number.`,
  otherNumber: (given: number) => `It is not ${given}.`,
  otherChoice: () => "No: look again.",
  notAName: (given: string, known: readonly string[]) => `“${given}” is none of the names: ${known.join(", ")}.`,
  nameTwice: (name: string) => `${name} is given twice.`,
  tooMany: (name: string) => `${name} should not be there.`,
  missing: () => "What you give is right, and something is missing.",
  notEmpty: () => "The set is not empty.",
  differsAt: (place: number, name: string) => `The beginning is right; ${name}, in place ${place}, is not.`,
  tooShort: () => "This is right so far, and it goes on.",
  tooLong: () => "This is right, and then it goes on too long.",
  wrongRow: (name: string, given: string) =>
    given === "" ? `${name}: there is no answer yet.` : `${name}: it is not ${given}.`,
};

const fr: Messages<typeof en> = {
  KIND: "de sorte d'exercice",
  FORMAT: "de format d'exercices",
  badSeed: (seed, max) => `La graine ${seed} n'est pas possible : ce devrait être un nombre entier de 0 à ${max}.`,
  noSuchLevel: (kind, levels) =>
    levels.length === 1
      ? `${kind} n'a qu'un niveau : pas de @ derrière.`
      : `Le niveau derrière ${kind}@ devrait être l'un de ${levels.join(", ")}.`,
  nothingInteresting: (kind, draws) =>
    `Aucune instance de ${kind} n'était intéressante en ${draws} tirages : essayez une autre graine.`,
  wrongKey: (kind, seed) => `Les réponses de ${kind}, graine ${seed}, ne sont pas vérifiées : merci de le signaler.`,
  YES: "Oui",
  NO: "Non",
  exerciseHead: (number, title) => `Exercice ${number}. ${title.fr}`,
  CORRECTED: "corrigé",
  NAME_LINE: "Nom :",
  CHECK: "Vérifier",
  PLACE_OF_ANSWER: "votre réponse",
  HOW_TO_SET: "noms entre virgules ; {} si aucun",
  HOW_TO_SEQUENCE: "noms dans l'ordre, entre virgules",
  oneOfMany: () => "Toute autre stratégie gagnante convient aussi.",
  WRITE_HERE: "Votre code ici.",
  right: () => "C'est juste.",
  notAnswered: () => "Il n'y a pas encore de réponse.",
  notANumber: (given) => `« ${given} » n'est pas un nombre entier.`,
  otherNumber: (given) => `Ce n'est pas ${given}.`,
  otherChoice: () => "Non : regardez encore.",
  notAName: (given, known) => `« ${given} » n'est pas un des noms : ${known.join(", ")}.`,
  nameTwice: (name) => `${name} est donné deux fois.`,
  tooMany: (name) => `${name} ne devrait pas y être.`,
  missing: () => "Ce que vous donnez est juste, et il en manque.",
  notEmpty: () => "L’ensemble n’est pas vide.",
  differsAt: (place, name) => `Le début est juste ; ${name}, en place ${place}, non.`,
  tooShort: () => "C'est juste jusque-là, et cela continue.",
  tooLong: () => "C'est juste, puis c'est trop long.",
  wrongRow: (name, given) =>
    given === "" ? `${name} : il n'y a pas encore de réponse.` : `${name} : ce n'est pas ${given}.`,
};

export const texts = messages(en, fr);
