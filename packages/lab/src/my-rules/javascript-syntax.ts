import type { RulesFault } from "./answer.ts";
import { syntaxText } from "./syntax-texts.ts";

type ImportCode = (code: string) => Promise<unknown>;

/**
 * What is wrong with code that is not JavaScript, and where; undefined for code that is. Engines tell a page no place,
 * so that the shortest beginning with the same error is looked for. Cost: two logarithms of imports; nothing is run.
 */
export async function syntaxFaultOf(code: string, importCode: ImportCode): Promise<RulesFault | undefined> {
  const message = await syntaxErrorOf(code, importCode);
  if (message === undefined) return undefined;
  const isSame = async (beginning: string): Promise<boolean> =>
    (await syntaxErrorOf(beginning, importCode)) === message;
  const lines = code.trimEnd().split("\n");
  const line = await firstOf(lines.length, (count) => isSame(lines.slice(0, count).join("\n")));
  const before = lines
    .slice(0, line - 1)
    .map((text) => `${text}\n`)
    .join("");
  const end = await firstOf(lines[line - 1].length, (length) => isSame(before + lines[line - 1].slice(0, length)));
  const token = /'(.+)'/.exec(message)?.[1] ?? "";
  const isAtEnd = token !== "" && lines[line - 1].slice(0, end).endsWith(token);
  return { text: syntaxText(message), line, column: isAtEnd ? end - token.length + 1 : Math.max(1, end) };
}

/** The message of the engine. Nothing of the code is run: a module is parsed as a whole before its first line runs. */
async function syntaxErrorOf(code: string, importCode: ImportCode): Promise<string | undefined> {
  return importCode(`throw 0;${code}`).then(
    () => undefined,
    (error: unknown) => (error instanceof SyntaxError ? error.message : undefined),
  );
}

/** The least number from 1 that will do, where all greater ones do. */
async function firstOf(most: number, isEnough: (count: number) => Promise<boolean>): Promise<number> {
  let [least, enough] = [1, most];
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (await isEnough(middle)) enough = middle;
    else least = middle + 1;
  }
  return enough;
}
