import { type Text, text } from "marienbad";
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
function duration(seconds: number): Text {
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
  "machine|edition|threads|busy|tasks|seconds|read|written|from copies",
  "machine|édition|fils|occupés|tâches|secondes|lu|écrit|des copies",
);

export const solving = ({ subject, driver }: SolveState): Text =>
  text(`Solving ${subject}, driven by ${driver}.`, `Résolution de ${subject}, menée par ${driver}.`);

export const progressOf = ({ stage, done, tasks }: SolveState, secondsLeft: number | null): Text => {
  if (stage === "") return text("It begins.", "Elle commence.");
  const left = secondsLeft === null ? undefined : duration(secondsLeft);
  return text(
    `Stage ${stage}: ${done.toLocaleString("en")} of ${tasks.toLocaleString("en")} tasks done` +
      `${left === undefined ? "" : `, about ${left.en} left in this stage`}.`,
    `Étape ${stage} : ${done.toLocaleString("fr")} tâches faites sur ${tasks.toLocaleString("fr")}` +
      `${left === undefined ? "" : `, encore ${left.fr} environ dans cette étape`}.`,
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
    `In the queue: ${waiting.toLocaleString("en")} tasks wait, ${active.toLocaleString("en")} are being done.`,
    `Dans la file : ${waiting.toLocaleString("fr")} tâches attendent, ${active.toLocaleString("fr")} sont en cours.`,
  );
