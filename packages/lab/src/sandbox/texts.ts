import { text } from "marienbad";

const seconds = (milliseconds: number): string => String(milliseconds / 1000);

export const tookTooLong = (milliseconds: number) =>
  text(
    `The code was ended after ${seconds(milliseconds)} s: a loop in it may never end, or the game is very large.`,
    `Le code a été arrêté après ${seconds(milliseconds)} s : une boucle sans fin peut-être, ou un jeu immense.`,
  );
export const saidTooMuch = text(
  "The code was ended: it gave back far too much.",
  "Le code a été arrêté : il a renvoyé beaucoup trop.",
);
export const broke = text(
  "The code was ended: it broke what runs it, or ran out of memory.",
  "Le code a été arrêté : il a cassé ce qui l'exécute, ou épuisé la mémoire.",
);
export const stopped = text("The code was stopped.", "Le code a été arrêté.");
export const saidNonsense = text(
  "What the code gave back cannot be read.",
  "Ce que le code a renvoyé ne peut pas être lu.",
);
export const unavailable = text(
  "The sandbox in which code runs could not be opened. It needs the server of this page once.",
  "Le bac à sable où le code s'exécute n'a pas pu être ouvert. Il lui faut une fois le serveur de cette page.",
);
