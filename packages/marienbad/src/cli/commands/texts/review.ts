import { type Text, text } from "../../../base/text.ts";

export const curveOrJson = (): Text =>
  text(
    "--json gives the review as data, and -o, --format and --curve draw it: ask for one of them.",
    "--json donne l'analyse en données, et -o, --format et --curve la dessinent : demandez l'un ou l'autre.",
  );
