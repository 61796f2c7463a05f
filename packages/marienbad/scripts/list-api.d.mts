/** The list of all public exports, as Markdown. */
export function listApi(): string;

/** The entries of the package and the sources they are built from. */
export function entries(): { readonly name: string; readonly file: string }[];

/** What a module exports by name. */
export function exportsOf(file: string): { readonly name: string; readonly isType: boolean }[];
