import { sameText, type Text, text } from "../../base/text.ts";

export const address = (url: string): Text => text(`The lab is here: ${url}`, `Le labo est ici : ${url}`);

export const addressOfDocs = (url: string): Text =>
  text(`The documentation is here: ${url}`, `La documentation est ici : ${url}`);

export const docsMissing: Text = text(
  "The documentation is missing from this package, which is incomplete: install it again.",
  "La documentation manque dans ce paquet, qui est incomplet : installez-le à nouveau.",
);

/** In a copy of the sources, whose root is this folder. */
export const docsNotBuilt = (root: string): Text =>
  text(
    `The documentation has not been built yet. Run "npm run docs" in ${root}: it builds the documentation and serves ` +
      "it. The guides are also there as text, in docs/site/pages.",
    `La documentation n'est pas encore construite. Lancez « npm run docs » dans ${root} : elle est construite et ` +
      "servie. Les guides y sont aussi comme textes, dans docs/site/pages.",
  );

export const fileTitle = (name: string): Text => sameText(name);

/** What became of a game from a file: how many positions it has, or why it has none. */
export const gameFromFile = (file: string, positions: number): Text =>
  text(`${file}: ${positions} positions, in the gallery.`, `${file} : ${positions} positions, dans la galerie.`);
export const gameNotRead = (file: string, why: Text): Text =>
  text(`${file} is not in the gallery yet. ${why.en}`, `${file} n'est pas encore dans la galerie. ${why.fr}`);
/** `member` is that of the rules which was running; none while the file itself was. */
export const stuck = (member: string | undefined, seconds: number): Text => {
  const [en, fr] = member === undefined ? ["The file", "Le fichier"] : [`\`${member}\``, `\`${member}\``];
  return text(
    `${en} did not return within ${seconds} seconds: is it an infinite loop? It is run again when the file changes.`,
    `${fr} n'a pas fini en ${seconds} secondes : est-ce une boucle sans fin ? ` +
      "Un nouvel essai suit quand le fichier change.",
  );
};
export const shownAsBefore = (why: Text): Text =>
  text(`${why.en} The lab shows the version before.`, `${why.fr} Le labo montre la version d'avant.`);
export const notAFileOfRules = (word: string): Text =>
  text(
    `${word} is no file of rules (.js, .mjs, .ts): the games of the catalogue are in the lab anyway.`,
    `${word} n'est pas un fichier de règles (.js, .mjs, .ts) : les jeux du catalogue sont de toute façon dans le labo.`,
  );

export const HOW_TO_STOP: Text = text("Ctrl-C stops it.", "Ctrl-C l'arrête.");

export const notBuilt = (folder: string): Text =>
  text(
    `The lab has not been built: there is no index.html in ${folder}.`,
    `Le labo n'a pas été construit : il n'y a pas d'index.html dans ${folder}.`,
  );

/** Why a port cannot be listened on, by the code of the system. */
const REASONS: Readonly<Record<string, Text>> = {
  EADDRINUSE: text("is taken by another program", "est pris par un autre programme"),
  EACCES: text("may not be opened by you", "ne vous est pas permis"),
};

export const portRefused = (port: number, { code, message }: NodeJS.ErrnoException): Text => {
  const why = REASONS[code ?? ""] ?? text(`cannot be opened (${message})`, `ne peut pas être ouvert (${message})`);
  return text(
    `Port ${port} ${why.en}: choose another with --port N, or any free one with --port 0.`,
    `Le port ${port} ${why.fr} : choisissez-en un autre avec --port N, ou n'importe quel port libre avec --port 0.`,
  );
};
