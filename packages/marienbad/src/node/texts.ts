import { type Text, text } from "../base/text.ts";

/** Why the system refused, by its code. */
export const REASONS: Readonly<Record<string, Text>> = {
  ENOENT: text("there is no such file or folder", "il n'y a ni fichier ni dossier de ce nom"),
  EEXIST: text("it is there already", "il existe déjà"),
  EACCES: text("permission denied", "ce n'est pas permis"),
  EISDIR: text("it is a folder", "c'est un dossier"),
  ENOTDIR: text("a part of the path is not a folder", "une partie du chemin n'est pas un dossier"),
  ENOSPC: text("the disk is full", "le disque est plein"),
  EFBIG: text(
    "the disk is full, or no larger file is allowed here",
    "le disque est plein, ou un fichier plus grand n'est pas permis ici",
  ),
  EDQUOT: text("the disk is full: your share of it is used up", "le disque est plein : votre part en est épuisée"),
  EROFS: text("the disk is read-only", "le disque est en lecture seule"),
};

export const BAD_GZIP: Text = text("it is damaged: gzip cannot unzip it", "il est abîmé : gzip ne peut pas l'extraire");

export const tooLongUnzipped = (maxBytes: number): Text => {
  const max = Math.floor(maxBytes / 2 ** 20);
  return text(
    `unzipped it is longer than ${max.toLocaleString("en")} MiB, the limit: unzip it first`,
    `une fois extrait il dépasse ${max.toLocaleString("fr")} Mio, la limite : extrayez-le d'abord`,
  );
};

export const unreadable = (path: string, why: Text): Text =>
  text(`${path} cannot be read: ${why.en}.`, `${path} ne peut pas être lu : ${why.fr}.`);

export const unwritable = (path: string, why: Text): Text =>
  text(`${path} cannot be written: ${why.en}.`, `${path} ne peut pas être écrit : ${why.fr}.`);

export const folderNotMade = (path: string, why: Text): Text =>
  text(`${path} cannot be made: ${why.en}.`, `${path} ne peut pas être créé : ${why.fr}.`);

/** `host` is named when it is another machine than this one. */
export const beingWritten = (path: string, lock: string, pid: number, host: string | undefined): Text => {
  const on = host === undefined ? text("", "") : text(` on ${host}`, ` sur ${host}`);
  return text(
    `${path} is being written by process ${pid}${on.en}: wait until it has ended, or stop it; ` +
      `where there is no such process, remove ${lock}.`,
    `${path} est en cours d'écriture par le processus ${pid}${on.fr} : attendez sa fin ou arrêtez-le ; ` +
      `s'il n'y a pas de tel processus, supprimez ${lock}.`,
  );
};

export const madeAgain = (path: string): Text =>
  text(`${path} was damaged and is made again.`, `${path} était abîmé : il est refait.`);

export const withoutTasks = (): Text =>
  text(
    "Mirror images are treated as one by the rules, without the game's own way: fewer positions, each slower.",
    "Les règles confondent les positions symétriques, sans la voie propre au jeu : moins de positions, plus lentes.",
  );

export const otherRules = (folder: string, game: string): Text =>
  text(
    `${folder} has levels that were found by other rules: those of ${game} have changed since. ` +
      "Remove it or name another file.",
    `${folder} a des niveaux trouvés par d'autres règles : celles de ${game} ont changé depuis. ` +
      "Supprimez-le ou nommez un autre fichier.",
  );

export const otherKeys = (folder: string, game: string): Text =>
  text(
    `${folder} has levels of ${game} by other keys of mirror images: remove it or name another file.`,
    `${folder} a des niveaux de ${game} selon d'autres clés des positions symétriques : ` +
      "supprimez-le ou nommez un autre fichier.",
  );

export const otherLevels = (folder: string, found: string, wanted: string): Text =>
  text(
    `${folder} has the levels of ${found}, not of ${wanted}: remove it or name another file.`,
    `${folder} a les niveaux de ${found}, non de ${wanted} : supprimez-le ou nommez un autre fichier.`,
  );

export const goingOn = (folder: string): Text => text(`Going on from ${folder}.`, `Reprise depuis ${folder}.`);

/** A claim of what was solved does not hold: of a level, or of one of its positions. */
export const wrongClaim = (level: number, key: number | undefined, why: Text): Text => {
  const position = key === undefined ? "" : `, position ${key}`;
  return text(
    `What was solved is wrong, and no database is written. Level ${level}${position}: ${why.en}.`,
    `Ce qui a été résolu est faux, et aucune base n'est écrite. Niveau ${level}${position} : ${why.fr}.`,
  );
};

export const threadEnded = (code: number): Text =>
  text(
    `A thread has ended by itself, with code ${code}, before it had answered.`,
    `Un fil de calcul s'est arrêté de lui-même, avec le code ${code}, avant d'avoir répondu.`,
  );

/** The place is a line, and a file where it is another one. */
export const notLoaded = (
  path: string,
  why: string,
  place?: { readonly file?: string; readonly line: number },
): Text => {
  const file = place?.file === undefined ? "" : ` ${place.file}`;
  return text(
    `${path} cannot be loaded:${file}${place ? ` line ${place.line}:` : ""} ${why}.`,
    `${path} ne peut pas être chargé :${file}${place ? ` ligne ${place.line} :` : ""} ${why}.`,
  );
};

export const noGameInside = (path: string, parts: readonly string[]): Text =>
  text(
    `${path} has no game as its default export: expected an object with ${parts.join(", ")}, ` +
      'or one whose "rules" are such an object, or a catalogue entry.',
    `${path} n'a pas de jeu comme export par défaut : ce devrait être un objet avec ${parts.join(", ")}, ` +
      "ou un objet dont « rules » en est un, ou une entrée de catalogue.",
  );

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} ${and} ${names[names.length - 1]}`;

/** Rules without some of what rules must have. */
export const partsMissing = (path: string, parts: readonly string[]): Text =>
  text(
    `The rules that ${path} exports by default have no ${listed(parts, "and no")}.`,
    `Les règles que ${path} exporte par défaut n'ont pas ${listed(
      parts.map((part) => `de ${part}`),
      "ni",
    )}.`,
  );

export const gameNotDefault = (path: string, name: string): Text =>
  text(
    `${path} has no default export, but a game called ${name}: write "export default ${name};".`,
    `${path} n'a pas d'export par défaut, mais un jeu nommé ${name} : écrivez « export default ${name}; ».`,
  );

/** A word that is no game, where a file of rules has this name. */
export const didYouMeanFile = (word: string, file: string): Text =>
  text(
    `There is no game "${word}". Did you mean the file ${file}?`,
    `Il n'y a pas de jeu "${word}". Vouliez-vous dire le fichier ${file} ?`,
  );

export const wrongLevels = (name: string, place: string, why: Text): Text =>
  text(
    `${name} cannot be solved by levels, at ${place}: ${why.en}.`,
    `${name} ne se résout pas par niveaux, en ${place} : ${why.fr}.`,
  );

export const noAddresses = (threads: number): Text =>
  text(
    `${threads} threads reserve about ${threads} GiB of addresses, more than a limit (ulimit -v) leaves: raise it, ` +
      "or work with fewer threads.",
    `${threads} fils de calcul réservent environ ${threads} Gio d'adresses, plus que n'en laisse une limite ` +
      "(ulimit -v) : relevez-la, ou prenez moins de fils.",
  );
