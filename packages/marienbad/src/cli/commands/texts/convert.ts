import { type Text, text } from "../../../base/text.ts";

export const noFormat = (formats: readonly string[]): Text =>
  text(`--format is missing: it takes ${formats.join(" or ")}.`, `--format manque : il faut ${formats.join(" ou ")}.`);

export const written = (bytes: number): Text => {
  const megabytes = Math.round(bytes / 1e6);
  return text(`${megabytes.toLocaleString("en")} MB`, `${megabytes.toLocaleString("fr")} Mo`);
};
