import { type Messages, messages, type Text, text } from "marienbad/base";

const REASONS: Readonly<Record<string, Text>> = {
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

const en = {
  tooLongUnzipped: (maxBytes: number) =>
    `unzipped it is longer than ${Math.floor(maxBytes / 2 ** 20).toLocaleString("en")} MiB, the limit: unzip it first`,
  beingWritten: (path: string, lock: string, pid: number, host: string | undefined) =>
    `${path} is being written by process ${pid}${host === undefined ? "" : ` on ${host}`}: wait until it has ended, ` +
    `or stop it; where there is no such process, remove ${lock}.`,
  BAD_GZIP: "it is damaged: gzip cannot unzip it",
  unreadable: (path: string, why: Text) => `${path} cannot be read: ${why.en}.`,
  unwritable: (path: string, why: Text) => `${path} cannot be written: ${why.en}.`,
  threadEnded: (code: number) => `A thread has ended by itself, with code ${code}, before it had answered.`,
  noAddresses: (threads: number) =>
    `${threads} threads reserve about ${threads} GiB of addresses, more than a limit (ulimit -v) leaves: raise it, ` +
    "or work with fewer threads.",
};

const fr: Messages<typeof en> = {
  tooLongUnzipped: (maxBytes) =>
    `une fois extrait il dépasse ${Math.floor(maxBytes / 2 ** 20).toLocaleString("fr")} Mio, la limite : ` +
    "extrayez-le d'abord",
  beingWritten: (path, lock, pid, host) =>
    `${path} est en cours d'écriture par le processus ${pid}${host === undefined ? "" : ` sur ${host}`} : ` +
    `attendez sa fin ou arrêtez-le ; s'il n'y a pas de tel processus, supprimez ${lock}.`,
  BAD_GZIP: "il est abîmé : gzip ne peut pas l'extraire",
  unreadable: (path, why) => `${path} ne peut pas être lu : ${why.fr}.`,
  unwritable: (path, why) => `${path} ne peut pas être écrit : ${why.fr}.`,
  threadEnded: (code) => `Un fil de calcul s'est arrêté de lui-même, avec le code ${code}, avant d'avoir répondu.`,
  noAddresses: (threads) =>
    `${threads} fils de calcul réservent environ ${threads} Gio d'adresses, plus que n'en laisse une limite ` +
    "(ulimit -v) : relevez-la, ou prenez moins de fils.",
};

export const texts = { ...messages(en, fr), REASONS };
