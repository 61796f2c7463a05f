import { type Language, type Messages, messages } from "marienbad/base";

const millions = (count: number, language: Language): string => Math.ceil(count / 1e6).toLocaleString(language);

const en = {
  /** A noun for "there is no …". */
  FIGURE: "figure",
  FORMAT: "format of figures",
  VOCABULARY: "vocabulary",
  tooManyPixels: (pixels: number, limit: number) =>
    `The film would have ${millions(pixels, "en")} million pixels (the limit is ${millions(limit, "en")}). ` +
    "Choose a smaller game, or an animated SVG.",
  badSeconds: (seconds: number, min: number, max: number) =>
    `A frame should stay from ${min} to ${max} seconds, not ${seconds}.`,
};

const fr: Messages<typeof en> = {
  FIGURE: "de figure",
  FORMAT: "de format de figures",
  VOCABULARY: "de vocabulaire",
  tooManyPixels: (pixels, limit) =>
    `Le film aurait ${millions(pixels, "fr")} millions de pixels (la limite est ${millions(limit, "fr")}). ` +
    "Choisissez un jeu plus petit, ou un SVG animé.",
  badSeconds: (seconds, min, max) => `Une image devrait rester de ${min} à ${max} secondes, pas ${seconds}.`,
};

export const texts = messages(en, fr);
