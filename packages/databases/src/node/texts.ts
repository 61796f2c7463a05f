import { type Messages, messages, type Text } from "marienbad/base";

const position = (key: number | undefined): string => (key === undefined ? "" : `, position ${key}`);

const en = {
  wrongClaim: (level: number, key: number | undefined, why: Text) =>
    `What was solved is wrong, and no database is written. Level ${level}${position(key)}: ${why.en}.`,
  folderNotMade: (path: string, why: Text) => `${path} cannot be made: ${why.en}.`,
  madeAgain: (path: string) => `${path} was damaged and is made again.`,
  otherRules: (folder: string, game: string) =>
    `${folder} has levels that were found by other rules: those of ${game} have changed since. ` +
    "Remove it or name another file.",
  otherKeys: (folder: string, game: string) =>
    `${folder} has levels of ${game} by other keys of mirror images: remove it or name another file.`,
  otherLevels: (folder: string, found: string, wanted: string) =>
    `${folder} has the levels of ${found}, not of ${wanted}: remove it or name another file.`,
  goingOn: (folder: string) => `Going on from ${folder}.`,
  wrongLevels: (name: string, place: string, why: Text) =>
    `${name} cannot be solved by levels, at ${place}: ${why.en}.`,
};

const fr: Messages<typeof en> = {
  wrongClaim: (level, key, why) =>
    `Ce qui a été résolu est faux, et aucune base n'est écrite. Niveau ${level}${position(key)} : ${why.fr}.`,
  folderNotMade: (path, why) => `${path} ne peut pas être créé : ${why.fr}.`,
  madeAgain: (path) => `${path} était abîmé : il est refait.`,
  otherRules: (folder, game) =>
    `${folder} a des niveaux trouvés par d'autres règles : celles de ${game} ont changé depuis. ` +
    "Supprimez-le ou nommez un autre fichier.",
  otherKeys: (folder, game) =>
    `${folder} a des niveaux de ${game} selon d'autres clés des positions symétriques : ` +
    "supprimez-le ou nommez un autre fichier.",
  otherLevels: (folder, found, wanted) =>
    `${folder} a les niveaux de ${found}, non de ${wanted} : supprimez-le ou nommez un autre fichier.`,
  goingOn: (folder) => `Reprise depuis ${folder}.`,
  wrongLevels: (name, place, why) => `${name} ne se résout pas par niveaux, en ${place} : ${why.fr}.`,
};

export const texts = messages(en, fr);
