import { type Text, text } from "../../../base/text.ts";

export const expertTitle = (): Text => text("the prover of m,n,k-games", "le démonstrateur des jeux m,n,k");
