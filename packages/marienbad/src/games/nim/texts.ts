import { type Text, text } from "../../base/text.ts";

export const tooManySticks = (sticks: number, atStart: number): Text =>
  text(
    `${sticks} sticks are more than the ${atStart} at the start`,
    `${sticks} bâtonnets, c'est plus que les ${atStart} du début`,
  );
