import type { Text } from "marienbad";
import type { Language } from "marienbad/base";
import { python } from "../python/rules.ts";
import type { Program } from "../sandbox/sandbox.ts";
import { javascript } from "./javascript.ts";

/**
 * A language in which rules can be written: the seam for others. Its program runs in the sandbox, is asked
 * `{ code, limit }` (RulesQuestion) and answers with the game written out, or with what is wrong (RulesAnswer); nothing
 * else of the lab knows the language.
 */
export interface RulesLanguage {
  readonly id: string;
  readonly title: string;
  readonly fileName: string;
  /** What a browser calls such a file. */
  readonly mediaType: string;
  readonly indent: string;
  /** Milliseconds for one run. */
  readonly time: number;
  readonly examples: readonly RulesExample[];
  readonly members: readonly (readonly [string, Text])[];
  /** The program and its files, fetched when code is first run. */
  fetchProgram(): Promise<Program>;
  /** Runs code elsewhere than in a sandbox per run, to keep an interpreter that starts slowly; `stop` ends it. */
  run?(question: RulesQuestion, onFound: (positions: number) => void): Promise<unknown>;
  stop?(): void;
  /** What the editor needs: highlighting and a parser, by which faults find their line. */
  editorSupport(): Promise<import("@codemirror/language").LanguageSupport>;
}

interface RulesExample {
  readonly id: string;
  readonly title: Text;
  /** The same rules, with comments in each language. Not a `Text`: code has no no-break spaces. */
  readonly code: Readonly<Record<Language, string>>;
}

export const LANGUAGES: readonly RulesLanguage[] = [javascript, python];

/** What a program is asked: these rules, of at most so many positions. */
export interface RulesQuestion {
  readonly code: string;
  readonly limit: number;
}
