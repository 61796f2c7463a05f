import { type Text, text } from "../../base/text.ts";

export const expertTitle = (): Text => text("the table of all bars", "la table de toutes les tablettes");

export const noPoison = (): Text =>
  text("row 1 has at least the poisoned square", "la ligne 1 a au moins le carré empoisonné");

/** `row` is counted from 0. */
export const longerRow = (row: number, squares: number): Text =>
  text(
    `row ${row + 1} has ${squares} squares, more than row ${row}: no bites leave that`,
    `la ligne ${row + 1} a ${squares} carrés, plus que la ligne ${row} : aucune bouchée ne laisse cela`,
  );
