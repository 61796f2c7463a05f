import { type Text, text } from "../../base/text.ts";

export const tooManySticks = (row: number, sticks: number, atStart: number): Text =>
  text(
    `row ${row + 1} has ${sticks} sticks, more than the ${atStart} at the start`,
    `la rangée ${row + 1} a ${sticks} bâtonnets, plus que les ${atStart} du début`,
  );
