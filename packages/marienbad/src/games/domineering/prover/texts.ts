import { type Text, text } from "../../../base/text.ts";

export const expertTitle = (): Text => text("prover of domineering", "démonstrateur du Domineering");
