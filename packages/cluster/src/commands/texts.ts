import { type Messages, messages, type Text, text } from "marienbad/base";
import type { LevelSizes } from "marienbad-databases";
import type { Rates } from "../plan/plan.ts";
import type { SolveState } from "../queue/machines.ts";

const UNITS: readonly (readonly [number, string, string])[] = [
  [1e12, "TB", "To"],
  [1e9, "GB", "Go"],
  [1e6, "MB", "Mo"],
  [1e3, "kB", "ko"],
];

/** An amount of bytes, with three digits. */
function bytes(amount: number): Text {
  const [unit, en, fr] = UNITS.find(([least]) => amount >= least) ?? [1, "B", "o"];
  const digits = { maximumSignificantDigits: 3 };
  return text(
    `${(amount / unit).toLocaleString("en", digits)} ${en}`,
    `${(amount / unit).toLocaleString("fr", digits)} ${fr}`,
  );
}

/** A time, as long ones are told. */
function duration(seconds: number): Text {
  if (seconds < 60) return same(`${Math.round(seconds)} s`);
  if (seconds < 3600) return same(`${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  if (seconds < 48 * 3600) return same(`${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`);
  const days = (seconds / 86_400).toFixed(1);
  return text(`${days} days`, `${days.replace(".", ",")} jours`);
}

const same = (word: string): Text => text(word, word);

/** A table, its first columns to the left. */
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
  /** What `status` shows. */
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
  /** What `plan` shows. */
  PLAN_COLUMNS: "machines|time|bound by|core hours|exchanged|per machine|store|database",
  sampling: (share: number) => `Counting positions: ${Math.round(share * 100)} %`,
  unknownSizes: (name: string) =>
    `${name} has too many positions to count them here, and does not tell how to sample them: give their number by ` +
    "--positions N.",
  machineCounts: (max: number) => `whole numbers from 1 to ${max}, as in 1,10,100`,
};

const fr: Messages<typeof en> = {
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
