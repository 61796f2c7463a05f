import { type Text, text } from "../../base/text.ts";

export const threeHounds = (given: number): Text =>
  text(`there should be three hounds (X), not ${given}`, `il devrait y avoir trois chiens (X), non ${given}`);

export const oneHare = (given: number): Text =>
  text(`there should be one hare (O), not ${given}`, `il devrait y avoir un lièvre (O), non ${given}`);
