/** The languages that people read; code and files are in neither. */
export const LANGUAGES = ["en", "fr"] as const;
/** A language that people read. */
export type Language = (typeof LANGUAGES)[number];

/** A sentence, or a part of one, in every language. Plain data that workers can send. */
export type Text = Readonly<Record<Language, string>>;

/** French puts a space before these signs and inside its quotation marks, at which no line may end. */
const FRENCH_SPACE = / (?=[:;?!»](?:\s|$|[)"]))|(?<=«) /g;
const NO_BREAK_SPACE = "\u202f";
/** A French word that has lost its last letter: not a quotation mark, a key or a part of a file's name. */
const ELISION = /(?<=(?:^|[\s(«“[*])(?:[cdjlmnst]|[a-z]*qu|aujourd))'(?=[^\s'])/gi;

/**
 * A text from its two languages side by side, the French one with its no-break spaces and apostrophes. Bundlers leave
 * out the texts that nobody reads, once they know that making one does nothing else.
 */
/* @__NO_SIDE_EFFECTS__ */
export function text(en: string, fr: string): Text {
  return { en, fr: fr.replace(FRENCH_SPACE, NO_BREAK_SPACE).replace(ELISION, "’") };
}

/** What reads the same in both languages: a name, a number, a message from elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
export function sameText(word: string): Text {
  return { en: word, fr: word };
}

/** The sentences of a room, of the same names and parameters as those of `T`; each returns a `Said`. */
export type Messages<T, Said = string> = {
  readonly [Name in keyof T]: T[Name] extends (...args: infer Parameters) => string
    ? (...args: Parameters) => Said
    : Said;
};

/** A word, or a function that returns a sentence. */
type Message = string | ((...args: never[]) => string);

/** The texts of a room from its two tables, one for each language. */
/* @__NO_SIDE_EFFECTS__ */
export function messages<T extends Readonly<Record<string, Message>>>(en: T, fr: Messages<T>): Messages<T, Text> {
  const both = Object.entries(en).map(([name, english]) => {
    const french = fr[name] as Message;
    if (typeof english === "string" || typeof french === "string") return [name, text(`${english}`, `${french}`)];
    return [name, (...args: never[]) => text(english(...args), french(...args))];
  });
  return Object.fromEntries(both);
}
