import { type Text, text } from "marienbad";
import type { LevelSizes } from "marienbad/levels";
import type { Rates } from "../plan/plan.ts";
import type { SolveState } from "../queue/machines.ts";

export const missingFlag = (command: string, flag: string, value: string): Text =>
  text(`${command} needs --${flag} ${value}.`, `${command} demande --${flag} ${value}.`);

const UNITS: readonly (readonly [number, string, string])[] = [
  [1e12, "TB", "To"],
  [1e9, "GB", "Go"],
  [1e6, "MB", "Mo"],
  [1e3, "kB", "ko"],
];

/** An amount of bytes, with three digits. */
export function bytes(amount: number): Text {
  const [unit, en, fr] = UNITS.find(([least]) => amount >= least) ?? [1, "B", "o"];
  const digits = { maximumSignificantDigits: 3 };
  return text(
    `${(amount / unit).toLocaleString("en", digits)} ${en}`,
    `${(amount / unit).toLocaleString("fr", digits)} ${fr}`,
  );
}

/** A time, as long ones are told. */
export function duration(seconds: number): Text {
  if (seconds < 60) return same(`${Math.round(seconds)} s`);
  if (seconds < 3600) return same(`${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  if (seconds < 48 * 3600) return same(`${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`);
  const days = (seconds / 86_400).toFixed(1);
  return text(`${days} days`, `${days.replace(".", ",")} jours`);
}

const same = (word: string): Text => text(word, word);

/** What `status` shows. */
export const NO_SOLVE: Text = text("Nothing is being solved.", "Rien n'est en cours de résolution.");
export const NO_MACHINES: Text = text("No machine is at work.", "Aucune machine n'est au travail.");
export const MACHINE_COLUMNS: Text = text(
  "machine|edition|threads|busy|tasks|refused|seconds|read|written|from copies",
  "machine|édition|fils|occupés|tâches|refusées|secondes|lu|écrit|des copies",
);

export const solving = ({ subject, driver, version }: SolveState): Text =>
  text(
    `Solving ${subject}, driven by ${driver} (edition ${version}).`,
    `Résolution de ${subject}, menée par ${driver} (édition ${version}).`,
  );

export const progressOf = (
  { stage, done, tasks }: SolveState,
  secondsLeft: number | null,
  inAll: number | null,
): Text => {
  if (stage === "") return text("It begins.", "Elle commence.");
  const left = secondsLeft === null ? undefined : duration(secondsLeft);
  const whole = inAll === null ? undefined : duration(inAll);
  return text(
    `Stage ${stage}: ${done.toLocaleString("en")} of ${tasks.toLocaleString("en")} tasks done` +
      `${left === undefined ? "" : `, about ${left.en} left in this stage`}` +
      `${whole === undefined ? "" : `, about ${whole.en} in all`}.`,
    `Étape ${stage} : ${done.toLocaleString("fr")} tâches faites sur ${tasks.toLocaleString("fr")}` +
      `${left === undefined ? "" : `, encore ${left.fr} environ dans cette étape`}` +
      `${whole === undefined ? "" : `, ${whole.fr} environ en tout`}.`,
  );
};

export const exchanged = ({ allDone, seconds, read, written, kept }: SolveState): Text =>
  text(
    `Machines have done ${allDone.toLocaleString("en")} tasks in ${duration(seconds).en} of work, read ` +
      `${bytes(read).en}, written ${bytes(written).en} and taken ${bytes(kept).en} from copies.`,
    `Les machines ont fait ${allDone.toLocaleString("fr")} tâches en ${duration(seconds).fr} de travail, lu ` +
      `${bytes(read).fr}, écrit ${bytes(written).fr} et pris ${bytes(kept).fr} dans des copies.`,
  );

export const inQueue = (waiting: number, active: number): Text =>
  text(
    `In the queue: ${waiting.toLocaleString("en")} waiting, ${active.toLocaleString("en")} being done.`,
    `Dans la file : ${waiting.toLocaleString("fr")} en attente, ${active.toLocaleString("fr")} en cours.`,
  );

/** A table, its first columns to the left. */
export function tableOf(rows: readonly (readonly string[])[], left: number): string[] {
  const widths = rows[0].map((_, column) => rows.reduce((widest, row) => Math.max(widest, row[column].length), 0));
  const placed = (cell: string, column: number): string =>
    column < left ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(placed).join("  "));
}

/** What `plan` shows. */
export const PLAN_COLUMNS: Text = text(
  "machines|time|bound by|core hours|exchanged|per machine|store|database",
  "machines|temps|limite|heures-cœur|échangé|par machine|stockage|base",
);

export const LIMITS: Readonly<Record<"work" | "exchange" | "stages", Text>> = {
  work: text("work", "calcul"),
  exchange: text("exchange", "échange"),
  stages: text("waiting", "attente"),
};

export const sampling = (share: number): Text =>
  text(`Counting positions: ${Math.round(share * 100)} %`, `Dénombrement des positions : ${Math.round(share * 100)} %`);

export const planned = (positions: number, sizes: LevelSizes | undefined): Text => {
  const [en, fr] = [positions.toLocaleString("en"), positions.toLocaleString("fr")];
  if (sizes === undefined) return text(`${en} positions, as was given.`, `${fr} positions, selon ce qui est donné.`);
  const { length } = sizes.sizes;
  if (sizes.way === "counted")
    return text(`${en} positions on ${length} levels.`, `${fr} positions sur ${length} niveaux.`);
  const percent = Math.ceil(sizes.error * 100);
  const about = { maximumSignificantDigits: 3 };
  return text(
    `About ${positions.toLocaleString("en", about)} positions on ${length} levels, by random plays (standard error ` +
      `${percent} %).`,
    `Environ ${positions.toLocaleString("fr", about)} positions sur ${length} niveaux, par des parties au hasard ` +
      `(erreur type ${percent} %).`,
  );
};

export const byRates = ({ seconds, read, written }: Rates, threads: number): Text => {
  const rate = 1 / seconds;
  const about = { maximumSignificantDigits: 3 };
  return text(
    `At ${rate.toLocaleString("en", about)} positions per second and core, ${threads} cores per machine, and ` +
      `${(read + written).toFixed(1)} bytes exchanged per position.`,
    `À raison de ${rate.toLocaleString("fr", about)} positions par seconde et par cœur, ${threads} cœurs par ` +
      `machine, et ${(read + written).toFixed(1).replace(".", ",")} octets échangés par position.`,
  );
};

export const unknownSizes = (name: string): Text =>
  text(
    `${name} has too many positions to count them here, and does not tell how to sample them: give their number by ` +
      "--positions N.",
    `${name} a trop de positions pour les compter ici, et ne dit pas comment les estimer : donnez leur nombre par ` +
      "--positions N.",
  );

export const machineCounts = (max: number): Text =>
  text(`whole numbers from 1 to ${max}, as in 1,10,100`, `des nombres entiers de 1 à ${max}, comme 1,10,100`);
