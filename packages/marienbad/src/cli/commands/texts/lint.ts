import { type Text, text } from "../../../base/text.ts";

export const watchesFiles = (): Text =>
  text("--watch needs a file of rules, as mygame.ts.", "--watch demande un fichier de règles, comme monjeu.ts.");
