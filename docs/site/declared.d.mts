import type { Block } from "./examples.mjs";

/** A public export of the package. */
export interface PublicExport {
  readonly entry: string;
  readonly name: string;
  readonly isType: boolean;
  /** Where it is declared: the file of its built types, `#` and its name there. */
  readonly declaration: string;
}

/** Every public export, those of the entries of single games too. */
export function publicExports(root: string): PublicExport[];

/** For each export, as `marienbad/solve bestMove`, what shows it and is run by the tests. */
export function shownExports(
  root: string,
): Map<string, { readonly program: Block; readonly host: PublicExport; readonly by: PublicExport | undefined }>;
