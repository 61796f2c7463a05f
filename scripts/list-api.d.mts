/** The list of all public exports, as Markdown. */
export function listApi(): string;

/** The entries of the package and the sources they are built from. */
export function entries(): { readonly name: string; readonly file: string }[];

/** What a module exports by name. */
export function exportsOf(file: string): { readonly name: string; readonly isType: boolean }[];

/** Each game of the catalogue, which is an entry of its own too. */
export function games(): { readonly name: string; readonly file: string; readonly exported: string }[];
