import { type Text, text } from "../../../base/text.ts";

export const DAMAGED: Text = text(
  "This certificate is damaged: its claims do not fit its checksum.",
  "Ce certificat est abîmé : ses affirmations ne vont pas avec sa somme de contrôle.",
);

export const SAMPLE_OF_DATABASE: Text = text(
  "--sample is for databases; a certificate is checked whole.",
  "--sample est pour les bases ; un certificat est vérifié en entier.",
);

export const certificateHolds = (claims: number): Text =>
  text(
    `The certificate is true: all ${claims.toLocaleString("en")} claims hold.`,
    `Le certificat est vrai : les ${claims.toLocaleString("fr")} affirmations tiennent.`,
  );

export const certificateFails = (wrong: Text): Text =>
  text(`The certificate is false: ${wrong.en}.`, `Le certificat est faux : ${wrong.fr}.`);
