/** The languages that people read; code and files are in neither. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence in every language. */
export type Text = Readonly<Record<Language, string>>;
