import { type Text, text } from "../../base/text.ts";

export const tooFewDiscs = (): Text =>
  text("there should be at least the four discs of the start", "il devrait y avoir au moins les quatre pions du début");
