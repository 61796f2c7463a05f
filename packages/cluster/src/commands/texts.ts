import { type Messages, messages, sameText, type Text, text } from "marienbad/base";
import type { LevelSizes } from "marienbad-databases";
import type { Rates } from "../plan/plan.ts";
import type { SolveState } from "../queue/machines.ts";

const UNITS: readonly (readonly [number, string, string])[] = [
  [1e12, "TB", "To"],
  [1e9, "GB", "Go"],
  [1e6, "MB", "Mo"],
  [1e3, "kB", "ko"],
];

function bytes(amount: number): Text {
  const [unit, en, fr] = UNITS.find(([least]) => amount >= least) ?? [1, "B", "o"];
  const digits = { maximumSignificantDigits: 3 };
  return text(
    `${(amount / unit).toLocaleString("en", digits)} ${en}`,
    `${(amount / unit).toLocaleString("fr", digits)} ${fr}`,
  );
}

function duration(seconds: number): Text {
  if (seconds < 60) return sameText(`${Math.round(seconds)} s`);
  if (seconds < 3600) return sameText(`${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  if (seconds < 48 * 3600) return sameText(`${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`);
  const days = (seconds / 86_400).toFixed(1);
  return text(`${days} days`, `${days.replace(".", ",")} jours`);
}

export function tableOf(rows: readonly (readonly string[])[], left: number): string[] {
  const widths = rows[0].map((_, column) => rows.reduce((widest, row) => Math.max(widest, row[column].length), 0));
  const placed = (cell: string, column: number): string =>
    column < left ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(placed).join("  "));
}

const LIMITS: Readonly<Record<"work" | "exchange" | "stages", Text>> = {
  work: text("work", "calcul"),
  exchange: text("exchange", "échange"),
  stages: text("waiting", "attente"),
};

const ABOUT = { maximumSignificantDigits: 3 };

const planned = (positions: number, sizes: LevelSizes | undefined): Text => {
  const [en, fr] = [positions.toLocaleString("en"), positions.toLocaleString("fr")];
  if (sizes === undefined) return text(`${en} positions, as was given.`, `${fr} positions, selon ce qui est donné.`);
  const { length } = sizes.sizes;
  if (sizes.way === "counted")
    return text(`${en} positions on ${length} levels.`, `${fr} positions sur ${length} niveaux.`);
  const percent = Math.ceil(sizes.error * 100);
  return text(
    `About ${positions.toLocaleString("en", ABOUT)} positions on ${length} levels, by random plays (standard error ` +
      `${percent} %).`,
    `Environ ${positions.toLocaleString("fr", ABOUT)} positions sur ${length} niveaux, par des parties au hasard ` +
      `(erreur type ${percent} %).`,
  );
};

const en = {
  TITLE: "Marienbad on several machines: games solved level by level, by tasks on a queue",
  WORK: "Do tasks of the queue on this machine until it is stopped.",
  WORK_DETAILS:
    "Rules that the solve brings along, ./mygame.js, are run as code, with all your rights: whoever can write to the " +
    "store decides what runs here.",
  SOLVE: "Solve a game into a database on all machines of the queue; whatever is killed meanwhile, it goes on.",
  STATUS: "What is being solved on a queue, how far it is, and by which machines.",
  PLAN: "What solving a game needs on 1, 10 and 100 machines: time, core hours, disk, bytes exchanged.",
  QUEUE_FLAG:
    "the queue's server, Redis or Valkey: redis://host:6379, rediss://user:password@host (or MARIENBAD_QUEUE)",
  STORE_FLAG: "where machines exchange files: a folder that all of them see, or s3://bucket/prefix",
  SYMMETRY_FLAG: "treat mirror images as one position",
  DATABASE_FLAG: "where the solved game is written; the same command goes on where it was stopped",
  LEVELS_FLAG: "count the positions of each level",
  SEGMENTS_FLAG: "leave a folder of segments instead of one file",
  VERIFY_FLAG: "have the machines check every claim before the database is written",
  CACHE_FLAG: "keep copies of files here, at most 16 GiB: for a store that is slow",
  patienceFlag: (seconds: number) => `a machine that is silent for so long is given up (default ${seconds})`,
  POSITIONS_FLAG: "how many positions are solved, where that is known (default: counted or sampled)",
  playsFlag: (plays: number) => `random plays to sample the levels by (default ${plays.toLocaleString("en")})`,
  machinesFlag: (counts: string) => `how many machines (default ${counts})`,
  threadsFlag: (threads: number) => `cores of each machine (default ${threads})`,
  networkFlag: (rate: number) => `megabytes per second between a machine and the store (default ${rate})`,
  RATE_FLAG: "positions per second and core (default: as was measured for games of this kind)",
  progressOf: ({ stage, done, tasks }: SolveState, secondsLeft: number | null, inAll: number | null) => {
    if (stage === "") return "It begins.";
    const left = secondsLeft === null ? "" : `, about ${duration(secondsLeft).en} left in this stage`;
    const whole = inAll === null ? "" : `, about ${duration(inAll).en} in all`;
    return `Stage ${stage}: ${done.toLocaleString("en")} of ${tasks.toLocaleString("en")} tasks done${left}${whole}.`;
  },
  byRates: ({ seconds, read, written }: Rates, threads: number) =>
    `At ${(1 / seconds).toLocaleString("en", ABOUT)} positions per second and core, ${threads} cores per machine, ` +
    `and ${(read + written).toFixed(1)} bytes exchanged per position.`,
  missingFlag: (command: string, flag: string, value: string) => `${command} needs --${flag} ${value}.`,
  NO_SOLVE: "Nothing is being solved.",
  NO_MACHINES: "No machine is at work.",
  MACHINE_COLUMNS: "machine|edition|threads|busy|tasks|refused|seconds|read|written|from copies",
  solving: ({ subject, driver, version }: SolveState) =>
    `Solving ${subject}, driven by ${driver} (edition ${version}).`,
  exchanged: ({ allDone, seconds, read, written, kept }: SolveState) =>
    `Machines have done ${allDone.toLocaleString("en")} tasks in ${duration(seconds).en} of work, read ` +
    `${bytes(read).en}, written ${bytes(written).en} and taken ${bytes(kept).en} from copies.`,
  inQueue: (waiting: number, active: number) =>
    `In the queue: ${waiting.toLocaleString("en")} waiting, ${active.toLocaleString("en")} being done.`,
  PLAN_COLUMNS: "machines|time|bound by|core hours|exchanged|per machine|store|database",
  sampling: (share: number) => `Counting positions: ${Math.round(share * 100)} %`,
  unknownSizes: (name: string) =>
    `${name} has too many positions to count them here, and does not tell how to sample them: give their number by ` +
    "--positions N.",
  machineCounts: (max: number) => `whole numbers from 1 to ${max}, as in 1,10,100`,
};

const fr: Messages<typeof en> = {
  TITLE: "Marienbad sur plusieurs machines : des jeux résolus niveau par niveau, par tâches dans une file",
  WORK: "Faire des tâches de la file sur cette machine, jusqu'à l'arrêt.",
  WORK_DETAILS:
    "Les règles qu'une résolution apporte, ./monjeu.js, sont exécutées comme du code, avec tous vos droits : qui " +
    "peut écrire dans le stockage décide de ce qui s'exécute ici.",
  SOLVE: "Résoudre un jeu dans une base sur toutes les machines de la file ; quoi qu'il arrive, cela reprend.",
  STATUS: "Ce qui est en cours de résolution sur une file, où elle en est, et quelles machines y travaillent.",
  PLAN: "Ce que demande la résolution d'un jeu sur 1, 10 et 100 machines : temps, heures-cœur, disque, échanges.",
  QUEUE_FLAG:
    "le serveur de la file, Redis ou Valkey : redis://host:6379, rediss://user:password@host (ou MARIENBAD_QUEUE)",
  STORE_FLAG: "où les machines échangent leurs fichiers : un dossier que toutes voient, ou s3://bucket/prefix",
  SYMMETRY_FLAG: "confondre les positions symétriques",
  DATABASE_FLAG: "où le jeu résolu est écrit ; la même commande reprend après un arrêt",
  LEVELS_FLAG: "compter les positions de chaque niveau",
  SEGMENTS_FLAG: "laisser un dossier de segments au lieu d'un fichier",
  VERIFY_FLAG: "faire tout vérifier par les machines avant d'écrire la base",
  CACHE_FLAG: "garder ici des copies de fichiers, 16 Gio au plus : pour un stockage lent",
  patienceFlag: (seconds) => `une machine muette aussi longtemps est abandonnée (${seconds} par défaut)`,
  POSITIONS_FLAG: "le nombre de positions à résoudre, s'il est connu (par défaut : compté ou estimé)",
  playsFlag: (plays) => `parties au hasard pour estimer les niveaux (${plays.toLocaleString("fr")} par défaut)`,
  machinesFlag: (counts) => `nombre de machines (${counts} par défaut)`,
  threadsFlag: (threads) => `cœurs de chaque machine (${threads} par défaut)`,
  networkFlag: (rate) => `mégaoctets par seconde entre une machine et le stockage (${rate} par défaut)`,
  RATE_FLAG: "positions par seconde et par cœur (par défaut : ce qui a été mesuré pour de tels jeux)",
  progressOf: ({ stage, done, tasks }, secondsLeft, inAll) => {
    if (stage === "") return "Elle commence.";
    const left = secondsLeft === null ? "" : `, encore ${duration(secondsLeft).fr} environ dans cette étape`;
    const whole = inAll === null ? "" : `, ${duration(inAll).fr} environ en tout`;
    const [made, all] = [done.toLocaleString("fr"), tasks.toLocaleString("fr")];
    return `Étape ${stage} : ${made} tâches faites sur ${all}${left}${whole}.`;
  },
  byRates: ({ seconds, read, written }, threads) =>
    `À raison de ${(1 / seconds).toLocaleString("fr", ABOUT)} positions par seconde et par cœur, ${threads} cœurs ` +
    `par machine, et ${(read + written).toFixed(1).replace(".", ",")} octets échangés par position.`,
  missingFlag: (command, flag, value) => `${command} demande --${flag} ${value}.`,
  NO_SOLVE: "Rien n'est en cours de résolution.",
  NO_MACHINES: "Aucune machine n'est au travail.",
  MACHINE_COLUMNS: "machine|édition|fils|occupés|tâches|refusées|secondes|lu|écrit|des copies",
  solving: ({ subject, driver, version }) => `Résolution de ${subject}, menée par ${driver} (édition ${version}).`,
  exchanged: ({ allDone, seconds, read, written, kept }) =>
    `Les machines ont fait ${allDone.toLocaleString("fr")} tâches en ${duration(seconds).fr} de travail, lu ` +
    `${bytes(read).fr}, écrit ${bytes(written).fr} et pris ${bytes(kept).fr} dans des copies.`,
  inQueue: (waiting, active) =>
    `Dans la file : ${waiting.toLocaleString("fr")} en attente, ${active.toLocaleString("fr")} en cours.`,
  PLAN_COLUMNS: "machines|temps|limite|heures-cœur|échangé|par machine|stockage|base",
  sampling: (share) => `Dénombrement des positions : ${Math.round(share * 100)} %`,
  unknownSizes: (name) =>
    `${name} a trop de positions pour les compter ici, et ne dit pas comment les estimer : donnez leur nombre par ` +
    "--positions N.",
  machineCounts: (max) => `des nombres entiers de 1 à ${max}, comme 1,10,100`,
};

export const texts = { ...messages(en, fr), bytes, duration, LIMITS, planned };
