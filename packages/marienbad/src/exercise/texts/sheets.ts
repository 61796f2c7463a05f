import { type Text, text } from "../../base/text.ts";

export const sheetTitle = (student: number): Text => text(`Sheet ${student}`, `Sujet n° ${student}`);
export const emptyPlan = (): Text =>
  text(
    'A sheet needs kinds of exercises, as in "attractor:3 grundy".',
    'Un sujet demande des sortes d\'exercices, comme dans "attractor:3 grundy".',
  );
export const badCount = (word: string): Text =>
  text(
    `"${word}" does not say how many: after the colon there should be a number from 1 to 99, as in attractor:3.`,
    `"${word}" ne dit pas combien : après les deux-points, il faudrait un nombre de 1 à 99, comme dans attractor:3.`,
  );
export const tooManyExercises = (max: number): Text =>
  text(`A sheet has at most ${max} exercises.`, `Un sujet a au plus ${max} exercices.`);
