import { type Text, text } from "../../../base/text.ts";

/** What a shell is called after "there is no". */
export const SHELL: Text = text("completion for the shell", "de complétion pour le shell");
