/** The edition of Pyodide, which the lab's addresses name. */
export const version: string;

/** Every file that the lab fetches, and where it lies. */
export const files: Readonly<Record<string, string>>;
