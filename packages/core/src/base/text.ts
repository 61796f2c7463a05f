/** The languages of texts that users read. */
export const LANGUAGES = ["en", "fr"] as const;
/** A language of texts that users read. */
export type Language = (typeof LANGUAGES)[number];

/** A sentence or a part of one, in every language, as plain data. */
export type Text = Readonly<Record<Language, string>>;

/** The spaces that French has before these signs and inside its quotation marks, which must not break. */
const FRENCH_SPACE = / (?=[:;?!»](?:\s|$|[)"]))|(?<=«) /g;
const NO_BREAK_SPACE = "\u202f";
/** The apostrophe of an elision, as opposed to a quotation mark, a key or a part of a file's name. */
const ELISION = /(?<=(?:^|[\s(«“[*])(?:[cdjlmnst]|[a-z]*qu|aujourd))'(?=[^\s'])/gi;

/** A text in both languages; adds the no-break spaces and apostrophes of French. */
/* @__NO_SIDE_EFFECTS__ */
export function text(en: string, fr: string): Text {
  return { en, fr: fr.replace(FRENCH_SPACE, NO_BREAK_SPACE).replace(ELISION, "’") };
}

/** A text that is the same in both languages, such as a name. */
/* @__NO_SIDE_EFFECTS__ */
export function sameText(word: string): Text {
  return { en: word, fr: word };
}

/** A table of sentences with the names and parameters of `T`, each returning a `Said`. */
export type Messages<T, Said = string> = {
  readonly [Name in keyof T]: T[Name] extends (...args: infer Parameters) => string
    ? (...args: Parameters) => Said
    : Said;
};

type Message = string | ((...args: never[]) => string);

/** The texts of a room from its table for each language. */
/* @__NO_SIDE_EFFECTS__ */
export function messages<T extends Readonly<Record<string, Message>>>(en: T, fr: Messages<T>): Messages<T, Text> {
  const both = Object.entries(en).map(([name, english]) => {
    const french = fr[name] as Message;
    if (typeof english === "string" || typeof french === "string") return [name, text(`${english}`, `${french}`)];
    return [name, (...args: never[]) => text(english(...args), french(...args))];
  });
  return Object.fromEntries(both);
}
