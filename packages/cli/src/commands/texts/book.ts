import { type Text, text } from "marienbad/base";
import type { BookReport } from "marienbad-databases/connect4";

/** What a game with books is called after "there is no". */
export const BOOK_KIND: Text = text("game with books", "de bibliothèque pour le jeu");

export const missing = (usage: string): Text =>
  text(`--depth and -o are needed. Usage: marienbad ${usage}`, `Il faut --depth et -o. Usage : marienbad ${usage}`);

export const made = (path: string, positions: number): Text =>
  text(`${path}: ${positions.toLocaleString("en")} positions`, `${path} : ${positions.toLocaleString("fr")} positions`);

export const progress = ({ ply, done, total, remaining }: BookReport): Text => {
  const minutes = Math.ceil(remaining / 60_000);
  return text(
    `after ${ply} moves: ${done} / ${total}, about ${minutes.toLocaleString("en")} min left`,
    `après ${ply} coups : ${done} / ${total}, encore ${minutes.toLocaleString("fr")} min environ`,
  );
};

/** `last` is how far it got, where anything was found. */
export const interrupted = (path: string, last: BookReport | undefined): Text => {
  const { ply, done, total } = last ?? { ply: 0, done: 0, total: 1 };
  return text(
    `Interrupted after ${done} of ${total} positions of ${ply} moves. ` +
      `What was found is in ${path}: the same command goes on from there.`,
    `Interrompu après ${done} positions sur ${total} de ${ply} coups. ` +
      `Ce qui a été trouvé est dans ${path} : la même commande reprend de là.`,
  );
};
