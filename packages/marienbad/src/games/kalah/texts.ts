import { type Text, text } from "../../base/text.ts";

export const wrongPits = (pits: number, side: string): Text =>
  text(
    `there should be ${pits} pits on each side, as in ${side}/${side} 0`,
    `il devrait y avoir ${pits} trous de chaque côté, comme ${side}/${side} 0`,
  );

export const notSeeds = (): Text =>
  text("a pit holds a whole number of seeds, from 0", "un trou contient un nombre entier de graines, dès 0");

export const tooManySeeds = (seeds: number, max: number): Text =>
  text(`there are ${seeds} seeds, and the game has ${max}`, `il y a ${seeds} graines, et le jeu en a ${max}`);
