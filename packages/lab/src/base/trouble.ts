import { MarienbadError } from "marienbad";
import { TaskError } from "../worker/client.ts";
import { say } from "./language.ts";

/** One sentence about something that a worker, or the library, could not do. */
export function sentenceOf(error: unknown): string {
  const code = error instanceof TaskError ? error.code : "";
  switch (code) {
    case "stopped":
      return say("Stopped.", "Arrêté.");
    case "timeout":
      return say("The computation took too long and was stopped.", "Le calcul était trop long et a été arrêté.");
    case "memory":
      return say(
        "The computation ran out of memory and was stopped.",
        "Le calcul a manqué de mémoire et a été arrêté.",
      );
    case "broken":
      return say(
        "The computation broke off: try again, or load the page again.",
        "Le calcul s'est interrompu : réessayez, ou rechargez la page.",
      );
    default:
      return error instanceof Error ? messageOf(error) : String(error);
  }
}

/** What the library says, in the reader's language where it can. */
function messageOf(error: Error): string {
  const french = error instanceof TaskError || error instanceof MarienbadError ? error.french : undefined;
  return say(error.message, french ?? error.message);
}
