import { type Messages, messages, sameText, type Text, text } from "marienbad/base";

const REASONS: Readonly<Record<string, Text>> = {
  ECONNREFUSED: text("nothing listens there", "rien n'y écoute"),
  ENOTFOUND: text("there is no machine of this name", "il n'y a pas de machine de ce nom"),
  EAI_AGAIN: text("there is no machine of this name", "il n'y a pas de machine de ce nom"),
  ETIMEDOUT: text("it does not answer", "il ne répond pas"),
  EHOSTUNREACH: text("there is no way to it", "il n'y a pas de chemin pour y aller"),
  ECONNRESET: text("it has closed the connection", "il a fermé la connexion"),
  NOAUTH: text(
    "it wants a password, redis://:password@host:6379",
    "il veut un mot de passe, redis://:password@host:6379",
  ),
  WRONGPASS: text("the password is wrong", "le mot de passe est faux"),
};

function whyNoServer(error: unknown): Text {
  const { code, message } = error as { code?: string; message?: string };
  const word = Object.keys(REASONS).find((name) => code === name || message?.includes(name));
  return word === undefined ? sameText(message ?? String(error)) : REASONS[word];
}

export const NO_BUCKET = "there is no such bucket";

const en = {
  INTERRUPTED: "Interrupted.",
  badAddress: (address: string) =>
    `--queue ${address} is not valid: it takes the address of a Redis or Valkey server, redis://host:6379 or ` +
    "rediss://user:password@host:6379.",
  badBucket: (store: string) =>
    `--store ${store} is not valid: it takes a folder that all machines see, or s3://bucket/prefix.`,
  noServer: (name: string, why: Text) => `The queue's server ${name} cannot be used: ${why.en}.`,
  evicts: (name: string, policy: string) =>
    `The queue's server ${name} throws keys away when its memory is full (maxmemory-policy ${policy}), and tasks ` +
    `would be lost: redis-cli -u ${name} config set maxmemory-policy noeviction.`,
  serverLost: (name: string) => `The queue's server ${name} is gone; waiting for it.`,
  serverBack: (name: string) => `The queue's server ${name} is back.`,
  bucketBreaks: (store: string, why: string) =>
    `The store ${store} breaks off or does not answer: ${why}. It was asked several times.`,
  bucketRefuses: (store: string, why: string) => `The store ${store} refuses: ${why}.`,
  badName: (name: string) => `"${name}" is not the name of a file in the store.`,
  otherRulesInStore: (game: string) =>
    `The rules ${game} in the store are not those that the task names; they are not run.`,
  working: (threads: number, queue: string, store: string) =>
    `Working on ${queue} with ${threads} ${threads === 1 ? "thread" : "threads"}, files in ${store}. Ctrl-C stops it.`,
  stoppedWorking: (tasks: number, refused: number) =>
    `Stopped after ${tasks.toLocaleString("en")} tasks; those that were not done go to other machines.` +
    (refused === 0 ? "" : ` Jobs refused: ${refused.toLocaleString("en")}.`),
  otherVersion: (own: string, wanted: string) =>
    `There are tasks of marienbad-cluster ${wanted} on this queue, and this is ${own}: they are left to machines of ` +
    "that edition.",
  otherRules: (game: string) =>
    `The rules of ${game} are not the same here as where the tasks come from: install the same edition on all ` +
    "machines.",
  /** A job whose fields are not those of a task, with the first such field, if it is an object at all. */
  notATask: (place: string) =>
    `A job in the queue is not a task of Marienbad${place === "" ? "" : ` (${place})`}; it is refused.`,
  broken: (task: string, why: string) =>
    `The task ${task} breaks (${why}): if the rules are your own, marienbad lint may show where; else please report ` +
    "it.",
  inTrouble: (why: Text, seconds: number) =>
    `${why.en} The task goes back to the queue, to be tried again in ${seconds} seconds.`,
  taskFailed: (why: Text) => `A task has failed: ${why.en}`,
  noMachine: (queue: string) =>
    `No machine works on ${queue}: start some with marienbad-cluster work; waiting for them.`,
  otherEditions: (queue: string, own: string, others: readonly string[]) =>
    `No machine of marienbad-cluster ${own} works on ${queue}, only of ${others.join(", ")}: install the same ` +
    "edition on all machines; waiting for one.",
  machineInTrouble: (machine: string, why: Text) => `${machine}: ${why.en}`,
  sentAgain: (task: string, machine: string, why: Text) =>
    `The task ${task} has failed on ${machine} (${why.en}); it is sent again.`,
  otherDriver: (title: string, driver: string) =>
    `${title} is being solved on this queue already, by ${driver}: wait until it has ended, or stop it.`,
  waitingForDriver: (title: string, driver: string) =>
    `${title} was being solved on this queue by ${driver} a moment ago; waiting whether that has ended.`,
};

const fr: Messages<typeof en> = {
  INTERRUPTED: "Interrompu.",
  badAddress: (address) =>
    `--queue ${address} n'est pas possible : il faut l'adresse d'un serveur Redis ou Valkey, redis://host:6379 ou ` +
    "rediss://user:password@host:6379.",
  badBucket: (store) =>
    `--store ${store} n'est pas possible : il faut un dossier que toutes les machines voient, ou s3://bucket/prefix.`,
  noServer: (name, why) => `Le serveur de la file ${name} ne peut pas être utilisé : ${why.fr}.`,
  evicts: (name, policy) =>
    `Le serveur de la file ${name} jette des clés quand sa mémoire est pleine (maxmemory-policy ${policy}), et des ` +
    `tâches seraient perdues : redis-cli -u ${name} config set maxmemory-policy noeviction.`,
  serverLost: (name) => `Le serveur de la file ${name} a disparu ; on l'attend.`,
  serverBack: (name) => `Le serveur de la file ${name} est de retour.`,
  bucketBreaks: (store, why) =>
    `Le stockage ${store} coupe ou ne répond pas : ${why}. On le lui a demandé plusieurs fois.`,
  bucketRefuses: (store, why) => `Le stockage ${store} refuse : ${why}.`,
  badName: (name) => `"${name}" n'est pas le nom d'un fichier du stockage.`,
  otherRulesInStore: (game) =>
    `Les règles ${game} du stockage ne sont pas celles que la tâche nomme ; elles ne sont pas exécutées.`,
  working: (threads, queue, store) =>
    `Au travail pour ${queue} avec ${threads} ${threads === 1 ? "fil" : "fils"} de calcul, fichiers dans ` +
    `${store}. Ctrl-C l'arrête.`,
  stoppedWorking: (tasks, refused) =>
    `Arrêt après ${tasks.toLocaleString("fr")} tâches ; celles qui n'étaient pas finies vont à d'autres machines.` +
    (refused === 0 ? "" : ` Travaux refusés : ${refused.toLocaleString("fr")}.`),
  otherVersion: (own, wanted) =>
    `Il y a dans cette file des tâches de marienbad-cluster ${wanted}, et ceci est ${own} : elles sont laissées aux ` +
    "machines de cette édition.",
  otherRules: (game) =>
    `Les règles de ${game} ne sont pas les mêmes ici que là d'où viennent les tâches : installez la même édition sur ` +
    "toutes les machines.",
  notATask: (place) =>
    `Un travail de la file n'est pas une tâche de Marienbad${place === "" ? "" : ` (${place})`} ; il est refusé.`,
  broken: (task, why) =>
    `La tâche ${task} casse (${why}) : si les règles sont les vôtres, marienbad lint peut montrer où ; sinon, ` +
    "merci de le signaler.",
  inTrouble: (why, seconds) =>
    `${why.fr} La tâche retourne dans la file, pour être réessayée dans ${seconds} secondes.`,
  taskFailed: (why) => `Une tâche a échoué : ${why.fr}`,
  noMachine: (queue) =>
    `Aucune machine ne travaille pour ${queue} : lancez-en avec marienbad-cluster work ; on les attend.`,
  otherEditions: (queue, own, others) =>
    `Aucune machine de marienbad-cluster ${own} ne travaille pour ${queue}, seulement de ${others.join(", ")} : ` +
    "installez la même édition sur toutes les machines ; on en attend une.",
  machineInTrouble: (machine, why) => `${machine} : ${why.fr}`,
  sentAgain: (task, machine, why) => `La tâche ${task} a échoué sur ${machine} (${why.fr}) ; elle est renvoyée.`,
  otherDriver: (title, driver) =>
    `${title} est déjà en cours de résolution sur cette file, par ${driver} : attendez sa fin ou arrêtez-le.`,
  waitingForDriver: (title, driver) =>
    `${title} était en cours de résolution sur cette file par ${driver} il y a un instant ; on attend de voir si ` +
    "c'est fini.",
};

export const texts = { ...messages(en, fr), whyNoServer };
