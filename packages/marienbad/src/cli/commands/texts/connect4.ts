import { type Text, text } from "../../../base/text.ts";

export const onlyFourInARow = (align: number): Text =>
  text(
    `This solver plays for four in a row, not for align=${align}: try solve.`,
    `Ce solveur joue pour quatre alignés, pas pour align=${align} : essayez solve.`,
  );

export const POSITION_AND_BATCH: Text = text(
  "Give a position or --batch, not both.",
  "Donnez une position ou --batch, pas les deux.",
);

export const BEST_PLAY: Text = text("best play", "meilleure suite");

export const nodes = (count: number): Text =>
  text(`${count.toLocaleString("en")} positions looked at`, `${count.toLocaleString("fr")} positions examinées`);

export const seconds = (time: number): Text => {
  const [en, fr] = ["en", "fr"].map((language) => time.toLocaleString(language, { maximumFractionDigits: 1 }));
  return text(`in ${en} s of processor time`, `en ${fr} s de temps de calcul`);
};

export const lineOf = (path: string, line: number): Text => text(`${path}, line ${line}`, `${path}, ligne ${line}`);

export const notAScore = (word: string): Text =>
  text(`"${word}" is not a score, which is a whole number`, `"${word}" n'est pas un score, qui est un entier`);

export const allFaults = (count: number): Text =>
  text(`… ${count} lines are wrong in all`, `… ${count} lignes sont fausses en tout`);

export const wrongScore = (position: string, score: number, expected: number): Text =>
  text(`${position}: ${score}, not ${expected}`, `${position} : ${score}, et non ${expected}`);

/** How far a list of positions was scored before that was broken off. */
export const duringBatch = (): Text => text("before the last position", "avant la dernière position");
