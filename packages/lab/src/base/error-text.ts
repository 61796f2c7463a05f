import { textOfError as libraryTextOf, type Text } from "marienbad";
import { TaskError } from "../worker/runner.ts";

/** One sentence about something that a worker, or the library, could not do. */
export function textOfError(error: unknown): Text {
  const code = error instanceof TaskError ? error.code : "";
  switch (code) {
    case "stopped":
      return { en: "Stopped.", fr: "Arrêté." };
    case "timeout":
      return {
        en: "The computation took too long and was stopped.",
        fr: "Le calcul était trop long et a été arrêté.",
      };
    case "memory":
      return {
        en: "The computation ran out of memory and was stopped.",
        fr: "Le calcul a manqué de mémoire et a été arrêté.",
      };
    case "broken":
      return {
        en: "The computation broke off: try again, or load the page again.",
        fr: "Le calcul s'est interrompu : réessayez, ou rechargez la page.",
      };
    default:
      return error instanceof TaskError ? error.text : libraryTextOf(error);
  }
}
