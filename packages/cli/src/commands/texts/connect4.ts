import { type Messages, messages } from "marienbad/base";

const en = {
  seconds: (time: number) => `in ${time.toLocaleString("en", { maximumFractionDigits: 1 })} s of processor time`,
  onlyFourInARow: (align: number) => `This solver plays for four in a row, not for align=${align}: try solve.`,
  POSITION_AND_BATCH: "Give a position or --batch, not both.",
  BEST_PLAY: "best play",
  nodes: (count: number) => `${count.toLocaleString("en")} positions looked at`,
  lineOf: (path: string, line: number) => `${path}, line ${line}`,
  notAScore: (word: string) => `"${word}" is not a score, which is a whole number`,
  allFaults: (count: number) => `… ${count} lines are wrong in all`,
  wrongScore: (position: string, score: number, expected: number) => `${position}: ${score}, not ${expected}`,
  /** How far a list of positions was scored before that was broken off. */
  duringBatch: () => "before the last position",
};

const fr: Messages<typeof en> = {
  seconds: (time) => `en ${time.toLocaleString("fr", { maximumFractionDigits: 1 })} s de temps de calcul`,
  onlyFourInARow: (align) => `Ce solveur joue pour quatre alignés, pas pour align=${align} : essayez solve.`,
  POSITION_AND_BATCH: "Donnez une position ou --batch, pas les deux.",
  BEST_PLAY: "meilleure suite",
  nodes: (count) => `${count.toLocaleString("fr")} positions examinées`,
  lineOf: (path, line) => `${path}, ligne ${line}`,
  notAScore: (word) => `"${word}" n'est pas un score, qui est un entier`,
  allFaults: (count) => `… ${count} lignes sont fausses en tout`,
  wrongScore: (position, score, expected) => `${position} : ${score}, et non ${expected}`,
  duringBatch: () => "avant la dernière position",
};

export const texts = messages(en, fr);
