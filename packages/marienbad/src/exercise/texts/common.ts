import { type Text, text } from "../../base/text.ts";

export const KIND: Text = text("kind of exercise", "de sorte d'exercice");
export const FORMAT: Text = text("format of exercises", "de format d'exercices");

export const badSeed = (seed: number, max: number): Text =>
  text(
    `The seed ${seed} is not possible: it should be a whole number from 0 to ${max}.`,
    `La graine ${seed} n'est pas possible : ce devrait être un nombre entier de 0 à ${max}.`,
  );

export const noSuchLevel = (kind: string, levels: readonly string[]): Text =>
  levels.length === 1
    ? text(`${kind} has one level: no @ behind it.`, `${kind} n'a qu'un niveau : pas de @ derrière.`)
    : text(
        `The level behind ${kind}@ should be one of ${levels.join(", ")}.`,
        `Le niveau derrière ${kind}@ devrait être l'un de ${levels.join(", ")}.`,
      );

export const nothingInteresting = (kind: string, draws: number): Text =>
  text(
    `No instance of ${kind} was interesting within ${draws} draws: try another seed.`,
    `Aucune instance de ${kind} n'était intéressante en ${draws} tirages : essayez une autre graine.`,
  );

export const wrongKey = (kind: string, seed: number): Text =>
  text(
    `The answers of ${kind}, seed ${seed}, are not verified: please report it.`,
    `Les réponses de ${kind}, graine ${seed}, ne sont pas vérifiées : merci de le signaler.`,
  );

/** Names as one reads a set; the empty one by its sign. */
export const setOf = (names: readonly string[]): string => (names.length === 0 ? "∅" : `{${names.join(", ")}}`);

export const playOf = (names: readonly string[]): string => names.join(" → ");

export const YES: Text = text("Yes", "Oui");
export const NO: Text = text("No", "Non");

export const exerciseHead = (number: number, title: Text): Text =>
  text(`Exercise ${number}. ${title.en}`, `Exercice ${number}. ${title.fr}`);
export const CORRECTED: Text = text("with answers", "corrigé");
export const NAME_LINE: Text = text("Name:", "Nom :");
export const CHECK: Text = text("Check", "Vérifier");
export const PLACE_OF_ANSWER: Text = text("your answer", "votre réponse");
export const HOW_TO_SET: Text = text("names between commas; {} if none", "noms entre virgules ; {} si aucun");
export const HOW_TO_SEQUENCE: Text = text("names in order, between commas", "noms dans l'ordre, entre virgules");
export const oneOfMany = (): Text =>
  text("Any other winning strategy is as good as the one shown.", "Toute autre stratégie gagnante convient aussi.");
export const WRITE_HERE: Text = text("Your code here.", "Votre code ici.");

// What the checker says.
export const right = (): Text => text("Right.", "C'est juste.");
export const notAnswered = (): Text => text("There is no answer yet.", "Il n'y a pas encore de réponse.");
export const notANumber = (given: string): Text =>
  text(`“${given}” is not a whole number.`, `« ${given} » n'est pas un nombre entier.`);
export const otherNumber = (given: number): Text => text(`It is not ${given}.`, `Ce n'est pas ${given}.`);
export const otherChoice = (): Text => text("No: look again.", "Non : regardez encore.");
export const notAName = (given: string, known: readonly string[]): Text =>
  text(
    `“${given}” is none of the names: ${known.join(", ")}.`,
    `« ${given} » n'est pas un des noms : ${known.join(", ")}.`,
  );
export const nameTwice = (name: string): Text => text(`${name} is given twice.`, `${name} est donné deux fois.`);
export const tooMany = (name: string): Text => text(`${name} should not be there.`, `${name} ne devrait pas y être.`);
export const missing = (): Text =>
  text("What you give is right, and something is missing.", "Ce que vous donnez est juste, et il en manque.");
export const notEmpty = (): Text => text("The set is not empty.", "L’ensemble n’est pas vide.");
export const differsAt = (place: number, name: string): Text =>
  text(
    `The beginning is right; ${name}, in place ${place}, is not.`,
    `Le début est juste ; ${name}, en place ${place}, non.`,
  );
export const tooShort = (): Text =>
  text("This is right so far, and it goes on.", "C'est juste jusque-là, et cela continue.");
export const tooLong = (): Text =>
  text("This is right, and then it goes on too long.", "C'est juste, puis c'est trop long.");
export const wrongRow = (name: string, given: string): Text =>
  given === ""
    ? text(`${name}: there is no answer yet.`, `${name} : il n'y a pas encore de réponse.`)
    : text(`${name}: it is not ${given}.`, `${name} : ce n'est pas ${given}.`);
