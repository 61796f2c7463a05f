import { type Text, text } from "../../base/text.ts";

/** What a vertex is called after "there is no". */
export const VERTEX: Text = text("vertex", "de sommet");

/** A position as a word and another by `--from`. */
export const twoPositions = (from: string, word: string): Text =>
  text(
    `Two positions are given, --from ${from} and ${word}: give one.`,
    `Il y a deux positions, --from ${from} et ${word} : donnez-en une.`,
  );

export const arenaHasNoOptions = (option: string): Text =>
  text(
    `An arena has no options, so ${option}= means nothing here.`,
    `Une arène n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
  );

/** A word that is neither a game nor a file whose format can be told from its name. */
export const unknownSubject = (name: string, endings: readonly string[], nearest: string | undefined): Text => {
  const known = endings.map((ending) => `.${ending}`).join(", ");
  const guess =
    nearest === undefined ? text("", "") : text(` Did you mean "${nearest}"?`, ` Vouliez-vous dire "${nearest}" ?`);
  return text(
    `${name} is neither a game nor a file of a known format: files end in ${known} or .js; ` +
      `--input names the format of others.${guess.en}`,
    `${name} n'est ni un jeu ni un fichier d'un format connu : un fichier finit par ${known} ou .js ; ` +
      `--input donne le format des autres.${guess.fr}`,
  );
};

export const positionsFound = (count: number): Text =>
  text(`${count.toLocaleString("en")} positions`, `${count.toLocaleString("fr")} positions`);
