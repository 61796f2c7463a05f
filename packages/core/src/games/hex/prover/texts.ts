import { type Text, text } from "../../../base/text.ts";

/* Apart from ../texts.ts, so that the catalogue stays light in a bundle. */

export const unprovableBoard = (size: number, max: number): Text =>
  text(
    `The prover of hex is for boards of 1 to ${max} rows, not of ${size}.`,
    `Le démonstrateur de hex est pour des plateaux de 1 à ${max} lignes, pas de ${size}.`,
  );

export const badTable = (megabytes: number, max: number): Text =>
  text(
    `A table of ${megabytes} MiB is not possible: it should have from 1 to ${max}.`,
    `Une table de ${megabytes} Mio n'est pas possible : il en faut de 1 à ${max}.`,
  );

export const expertTitle = (): Text => text("the prover of hex", "le démonstrateur de hex");
