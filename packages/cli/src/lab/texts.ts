import { type Messages, messages, sameText, type Text, text } from "marienbad/base";

const fileTitle = (name: string): Text => sameText(name);

const REASONS: Readonly<Record<string, Text>> = {
  EADDRINUSE: text("is taken by another program", "est pris par un autre programme"),
  EACCES: text("may not be opened by you", "ne vous est pas permis"),
};

const portRefused = (port: number, { code, message }: NodeJS.ErrnoException): Text => {
  const why = REASONS[code ?? ""] ?? text(`cannot be opened (${message})`, `ne peut pas être ouvert (${message})`);
  return text(
    `Port ${port} ${why.en}: choose another with --port N, or any free one with --port 0.`,
    `Le port ${port} ${why.fr} : choisissez-en un autre avec --port N, ou n'importe quel port libre avec --port 0.`,
  );
};

const en = {
  /** `member` is the running member of the rules; undefined if it was the file itself. */
  stuck: (member: string | undefined, seconds: number) =>
    `${member === undefined ? "The file" : `\`${member}\``} did not return within ${seconds} seconds: ` +
    "is it an infinite loop? It is run again when the file changes.",
  address: (url: string) => `The lab is here: ${url}`,
  addressOfDocs: (url: string) => `The documentation is here: ${url}`,
  docsMissing: "The documentation is missing from this package, which is incomplete: install it again.",
  docsNotBuilt: (root: string) =>
    `The documentation has not been built yet. Run "npm run docs" in ${root}: it builds the documentation and serves ` +
    "it. The guides are also there as text, in docs/site/pages.",
  gameFromFile: (file: string, positions: number) => `${file}: ${positions} positions, in the gallery.`,
  gameNotRead: (file: string, why: Text) => `${file} is not in the gallery yet. ${why.en}`,
  shownAsBefore: (why: Text) => `${why.en} The lab shows the version before.`,
  notAFileOfRules: (word: string) =>
    `${word} is no file of rules (.js, .mjs, .ts): the games of the catalogue are in the lab anyway.`,
  HOW_TO_STOP: "Ctrl-C stops it.",
  notBuilt: (folder: string) => `The lab has not been built: there is no index.html in ${folder}.`,
};

const fr: Messages<typeof en> = {
  stuck: (member, seconds) =>
    `${member === undefined ? "Le fichier" : `\`${member}\``} n'a pas fini en ${seconds} secondes : ` +
    "est-ce une boucle sans fin ? Un nouvel essai suit quand le fichier change.",
  address: (url) => `Le labo est ici : ${url}`,
  addressOfDocs: (url) => `La documentation est ici : ${url}`,
  docsMissing: "La documentation manque dans ce paquet, qui est incomplet : installez-le à nouveau.",
  docsNotBuilt: (root) =>
    `La documentation n'est pas encore construite. Lancez « npm run docs » dans ${root} : elle est construite et ` +
    "servie. Les guides y sont aussi comme textes, dans docs/site/pages.",
  gameFromFile: (file, positions) => `${file} : ${positions} positions, dans la galerie.`,
  gameNotRead: (file, why) => `${file} n'est pas encore dans la galerie. ${why.fr}`,
  shownAsBefore: (why) => `${why.fr} Le labo montre la version d'avant.`,
  notAFileOfRules: (word) =>
    `${word} n'est pas un fichier de règles (.js, .mjs, .ts) : les jeux du catalogue sont de toute façon dans le labo.`,
  HOW_TO_STOP: "Ctrl-C l'arrête.",
  notBuilt: (folder) => `Le labo n'a pas été construit : il n'y a pas d'index.html dans ${folder}.`,
};

export const texts = { ...messages(en, fr), fileTitle, portRefused };
