import { type Text, text } from "../../../base/text.ts";

export const expertTitle = (): Text => text("the prover of domineering", "le démonstrateur du Domineering");
