import { type Messages, messages, type Text } from "marienbad/base";

const en = {
  DAMAGED: "This certificate is damaged: its claims do not fit its checksum.",
  SAMPLE_OF_DATABASE: "--sample is for databases; a certificate is checked whole.",
  certificateHolds: (claims: number) => `The certificate is true: all ${claims.toLocaleString("en")} claims hold.`,
  certificateFails: (wrong: Text) => `The certificate is false: ${wrong.en}.`,
};

const fr: Messages<typeof en> = {
  DAMAGED: "Ce certificat est abîmé : ses affirmations ne vont pas avec sa somme de contrôle.",
  SAMPLE_OF_DATABASE: "--sample est pour les bases ; un certificat est vérifié en entier.",
  certificateHolds: (claims) => `Le certificat est vrai : les ${claims.toLocaleString("fr")} affirmations tiennent.`,
  certificateFails: (wrong) => `Le certificat est faux : ${wrong.fr}.`,
};

export const texts = messages(en, fr);
