import { type Text, text } from "marienbad/base";

/** A member, or the file itself where none is named. */
export const stillRunning = (member: string | undefined, seconds: number): Text => {
  const [en, fr] = member === undefined ? ["The file", "Le fichier"] : [member, member];
  return text(
    `${en} is still running after ${seconds} seconds: is it an infinite loop? Ctrl-C ends it.`,
    `${fr} tourne encore après ${seconds} secondes : est-ce une boucle sans fin ? Ctrl-C l'arrête.`,
  );
};

export const andOthers = (others: number): Text =>
  text(
    `(and at ${others.toLocaleString("en")} other position${others === 1 ? "" : "s"})`,
    `(et en ${others.toLocaleString("fr")} autre${others === 1 ? "" : "s"} position${others === 1 ? "" : "s"})`,
  );
