/** The list of all public exports, as Markdown. */
export function listApi(): string;
