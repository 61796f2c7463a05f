import { type Text, text } from "../base/text.ts";

/* Texts of heap games and tuples, apart from the others, since games of heaps load no more of this room. */

export const notToSubtract = (max: number, number: number): Text =>
  text(
    `A subtraction set holds whole numbers from 1 to ${max}, not ${number}.`,
    `Un ensemble de soustraction contient des entiers de 1 à ${max}, non ${number}.`,
  );

export const nothingToSubtract = (): Text =>
  text("A subtraction set holds at least one number.", "Un ensemble de soustraction contient au moins un nombre.");

export const notACode = (given: string): Text =>
  text(
    `"${given}" is not a code of a heap game: write digits after a point, such as 0.77`,
    `"${given}" n'est pas le code d'un jeu de tas : écrivez des chiffres après un point, comme 0.77`,
  );

export const oneDigitBefore = (): Text =>
  text("a code has one digit before the point", "un code a un chiffre avant le point");

export const tooManyDigits = (max: number): Text =>
  text(`a code has at most ${max} digits after the point`, `un code a au plus ${max} chiffres après le point`);

export const notADigit = (digit: string): Text =>
  text(
    `"${digit}" is not a digit: 0 to 7 (octal) or 0 to F (hexadecimal)`,
    `"${digit}" n'est pas un chiffre : 0 à 7 (octal) ou 0 à F (hexadécimal)`,
  );

export const notALeadingDigit = (digit: string): Text =>
  text(
    `the digit before the point takes nothing, so it must cut the heap: 0, 4, 8 or C, not ${digit}`,
    `le chiffre avant le point ne prend rien, il doit donc couper le tas : 0, 4, 8 ou C, non ${digit}`,
  );

export const tooManyTokens = (tokens: number, max: number): Text =>
  text(
    `${tokens} tokens are too many here, at most ${max}: start with a larger heap`,
    `${tokens} jetons sont trop ici, au plus ${max} : partez d'un tas plus grand`,
  );

export const tooManyHeaps = (max: number): Text =>
  text(`there may be at most ${max} heaps`, `il y a au plus ${max} tas`);

export const notInRange = (word: string, max: number): Text =>
  text(
    `${JSON.stringify(word)} should be a whole number from 0 to ${max}`,
    `${JSON.stringify(word)} devrait être un nombre entier de 0 à ${max}`,
  );

export const wrongCount = (count: number, given: number): Text =>
  text(
    `a position is ${count} ${count === 1 ? "number" : "numbers"}, then the player to move, not ${given} numbers`,
    `une position est ${count} nombre${count > 1 ? "s" : ""}, puis le joueur au trait, non ${given} nombres`,
  );

export const notAPlayer = (given: number): Text =>
  text(
    `the player to move, written last, is 0 or 1, not ${given}`,
    `le joueur au trait, écrit en dernier, est 0 ou 1, non ${given}`,
  );
