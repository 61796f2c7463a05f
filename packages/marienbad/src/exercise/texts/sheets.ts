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

export const noNames = (): Text =>
  text("The list holds no name: there should be one per line.", "La liste est vide : il faudrait un nom par ligne.");
export const tooManyNames = (max: number): Text =>
  text(`The list holds more than ${max} names.`, `La liste a plus de ${max} noms.`);
export const longName = (name: string, max: number): Text =>
  text(
    `“${name.slice(0, max)}…” is too long for a name: a line holds one name of at most ${max} characters.`,
    `« ${name.slice(0, max)}… » est trop long pour un nom : une ligne donne un nom d'au plus ${max} caractères.`,
  );
export const invisible = (name: string, marks: readonly string[]): Text =>
  text(
    `“${name}”: the invisible ${marks.length === 1 ? "character" : "characters"} ${marks.join(", ")} ` +
      `${marks.length === 1 ? "is" : "are"} left out.`,
    marks.length === 1
      ? `« ${name} » : le caractère invisible ${marks[0]} est omis.`
      : `« ${name} » : les caractères invisibles ${marks.join(", ")} sont omis.`,
  );
export const needsFont = (name: string, letters: readonly string[]): Text => {
  const [its, it, leur, les] =
    letters.length === 1 ? ["its code", "it", "son code", "la"] : ["their codes", "them", "leurs codes", "les"];
  return text(
    `“${name}”: pdflatex cannot set ${letters.join(", ")}, and prints ${its} instead. ` +
      `Use lualatex or xelatex with a font that has ${it}.`,
    `« ${name} » : pdflatex ne sait pas composer ${letters.join(", ")} et imprime ${leur} à la place. ` +
      `Utilisez lualatex ou xelatex, avec une police qui ${les} contienne.`,
  );
};
export const cannotBeSet = (name: string, signs: readonly string[]): Text => {
  const [its, leur] = signs.length === 1 ? ["its code", "son code"] : ["their codes", "leurs codes"];
  return text(
    `“${name}”: LaTeX cannot set ${signs.join(", ")} here, and prints ${its} instead.`,
    `« ${name} » : LaTeX ne sait pas composer ${signs.join(", ")} ici et imprime ${leur} à la place.`,
  );
};
export const tooFewPoints = (points: number): Text =>
  text(
    `A total of ${points} is too little for this sheet: each question counts a quarter of a point at least.`,
    `Un total de ${points} ne suffit pas pour ce sujet : chaque question compte au moins un quart de point.`,
  );

/** A number of points; French counts in the plural from two on. */
export const pointsOf = (points: number): Text =>
  text(`${points} ${points > 1 ? "points" : "point"}`, `${decimal(points)} ${points >= 2 ? "points" : "point"}`);
const decimal = (points: number): string => String(points).replace(".", ",");
/** Behind a heading or a question: what it counts. */
export const counting = (said: string, { en, fr }: Text): Text => text(`${said} (${en})`, `${said} (${fr})`);
export const outOf = (total: number): Text => text(`out of ${total}`, `sur ${decimal(total)}`);
export const ofStudent = (title: Text, student: string): Text =>
  text(`${title.en}, ${student}`, `${title.fr}, ${student}`);
