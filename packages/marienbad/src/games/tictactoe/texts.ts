import { type Text, text } from "../../base/text.ts";

export const movedAfterLine = (owner: string, last: string): Text =>
  text(
    `${owner} has a line, but ${last} has moved after it: the play stops at the first line`,
    `${owner} a une ligne, mais ${last} a joué après : la partie s'arrête à la première ligne`,
  );

export const notOneStone = (owner: string): Text =>
  text(
    `${owner} has lines that one last stone cannot have completed together`,
    `${owner} a des lignes qu'un même dernier coup n'a pas pu compléter ensemble`,
  );
