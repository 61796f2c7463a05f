import { describeFault, type Fault, MarienbadError, type Parsed } from "../../base/error.ts";
import type { Language } from "../../base/text.ts";
import { sameText } from "../../base/text.ts";
import type { Call } from "./command.ts";

const MOST_WARNINGS = 10;
const MOST_FAULTS = 100;

/** The value, its warnings noted; or all its faults in one error. Each is told with the name of what was read. */
export function accept<T>(call: Call, name: string, result: Parsed<T>): T {
  if (!result.ok) {
    const lines = describeFaults(name, result.faults, MOST_FAULTS, call.language);
    throw new MarienbadError("bad-input", sameText(lines.join("\n")), { faults: result.faults }); // in the caller's language already
  }
  for (const line of describeFaults(name, result.warnings, MOST_WARNINGS, call.language)) call.output.note(line);
  return result.value;
}

/** A line each, to a limit: a torn file can have a fault on every line. */
function describeFaults(name: string, faults: readonly Fault[], most: number, language: Language): string[] {
  const source = name !== "-" ? name : language === "fr" ? "entrée standard" : "standard input";
  const colon = language === "fr" ? " :" : ":";
  const lines = faults.slice(0, most).map((fault) => `${source}${colon} ${describeFault(fault, language)}`);
  const more = faults.length - most;
  return more > 0 ? [...lines, `${source}${colon} … (${more.toLocaleString(language)})`] : lines;
}
