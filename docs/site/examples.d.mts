/** A program that a document shows. */
export interface Program {
  readonly place: string;
  readonly language: string;
  readonly isRun: boolean;
  readonly code: string;
}

/** All programs of the site, of the examples beside it and of the doc comments. */
export function allPrograms(root: string): Program[];

/** Every export that a program imports, as `marienbad/solve bestMove`. */
export function importedBy(code: string): string[];
