import { sameText, type Text } from "../base/text.ts";
import * as texts from "./texts.ts";

/** Why the system refused, in words; those of the system where there are no better ones. */
export function reason(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  return texts.REASONS[code ?? ""] ?? sameText(message);
}
