import { OWNERS_UNKNOWN } from "marienbad/arena";
import { describeFault, type Fault, MarienbadError, type Parsed, sameText, type Text } from "marienbad/base";
import { type Call, say } from "./command.ts";
import { texts } from "./texts.ts";

const MAX_WARNINGS_SHOWN = 10;
const MAX_FAULTS_SHOWN = 100;

/** The value that was read, or all its faults in one error; warnings are noted. Each names the file that was read. */
export function unwrapRead<T>(call: Call, path: string, result: Parsed<T>): T {
  for (const line of linesOf(call, path, result.warnings ?? [], MAX_WARNINGS_SHOWN)) call.output.note(line);
  if (!result.ok) {
    const lines = linesOf(call, path, result.faults, MAX_FAULTS_SHOWN).join("\n"); // in the caller's language already
    throw new MarienbadError("bad-input", sameText(lines), { faults: result.faults, parameters: { source: path } });
  }
  return result.value;
}

/** One line per fault, up to a limit: a corrupt file may have one on every line. */
function linesOf(call: Call, path: string, faults: readonly Fault[], max: number): string[] {
  const source = path === "-" ? texts.STANDARD_INPUT : sameText(path);
  const lineOf = (said: Text): string => say(call, texts.inSource(source, said));
  const lines = faults.slice(0, max).map((fault) => {
    const advice = fault.code === OWNERS_UNKNOWN ? texts.OWNER_FLAGS : undefined;
    const said = describeFault(fault, call.language);
    return lineOf(sameText(advice === undefined ? said : `${said} ${say(call, advice)}`));
  });
  if (faults.length > max) lines.push(lineOf(texts.moreFaults(faults.length - max)));
  return lines;
}
