import { type Text, text } from "marienbad";

const unexpected = (token: string) => text(`“${token}” is unexpected here.`, `« ${token} » est inattendu ici.`);
const reserved = text("This word is reserved by the language.", "Ce mot est réservé par le langage.");

/** What V8 says most often of code that cannot be read, in the reader's words. */
const KNOWN: readonly (readonly [RegExp, (word: string) => Text])[] = [
  [/^Unexpected token '(.+)'$/, unexpected],
  [
    /^Unexpected identifier '(.+)'$/,
    (name) =>
      text(
        `“${name}” is unexpected here: a comma, an operator or a quote may be missing before it.`,
        `« ${name} » est inattendu ici : il manque peut-être une virgule, un opérateur ou un guillemet avant.`,
      ),
  ],
  [/^Unexpected number$/, () => text("A number is unexpected here.", "Un nombre est inattendu ici.")],
  [/^Unexpected string$/, () => text("A string is unexpected here.", "Une chaîne est inattendue ici.")],
  [/^Unexpected (strict mode )?reserved word$/, () => reserved],
  [
    /^Unexpected end of input$/,
    () =>
      text(
        "The code ends too early: a brace, a bracket or a parenthesis is not closed.",
        "Le code finit trop tôt : une accolade, un crochet ou une parenthèse n'est pas fermé.",
      ),
  ],
  [
    /^Invalid or unexpected token$/,
    () =>
      text(
        "This cannot be read: a quote is not closed, or the character has no meaning here.",
        "Ceci ne peut pas être lu : un guillemet n'est pas fermé, ou le caractère n'a pas de sens ici.",
      ),
  ],
  [
    /^missing \) after argument list$/,
    () => text("A “)” is missing after the arguments.", "Il manque « ) » après les arguments."),
  ],
  [
    /^Identifier '(.+)' has already been declared$/,
    (name) => text(`“${name}” has already been declared.`, `« ${name} » est déjà déclaré.`),
  ],
  [
    /^Missing initializer in const declaration$/,
    () => text("A constant needs a value: `const a = …`.", "Une constante demande une valeur : `const a = …`."),
  ],
  [
    /^Invalid left-hand side in assignment$/,
    () =>
      text(
        "What is left of “=” cannot be given a value.",
        "Ce qui est à gauche de « = » ne peut pas recevoir de valeur.",
      ),
  ],
  [
    /^Illegal (return|break|continue) statement/,
    (word) => text(`\`${word}\` has no place here.`, `\`${word}\` n'a pas sa place ici.`),
  ],
];

/** A message of an engine in both languages; one that is not known is quoted. */
export function syntaxText(message: string): Text {
  for (const [pattern, inWords] of KNOWN) {
    const found = pattern.exec(message);
    if (found !== null) return inWords(found[1]);
  }
  return text(`Syntax error (the engine says: ${message}).`, `Erreur de syntaxe (message du moteur : ${message}).`);
}
