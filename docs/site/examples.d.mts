/** A block of code that a document shows. */
export interface Block {
  readonly place: string;
  readonly language: string;
  /** The file whose content it is. */
  readonly file: string | undefined;
  readonly isRun: boolean;
  readonly code: string;
}

/** The fenced blocks of a text in Markdown. */
export function blocksIn(text: string, place: string): Block[];

/** The words of a command line, quotes taken off. */
export function wordsOf(line: string): string[];

/** The README of the sources and those of the packages, as `packages/core/README.md`. */
export function readmesOf(root: string): string[];

/** All programs of the site, of the examples beside it and of the doc comments. */
export function allPrograms(root: string): Block[];

/** Every export that a program imports, as `marienbad/solve bestMove`. */
export function importedBy(code: string): string[];
