import { type Text, text } from "../../../base/text.ts";

export const expertTitle = (): Text => text("prover of m,n,k-games", "démonstrateur des jeux m,n,k");
