import { type Messages, messages, type Text, text } from "marienbad/base";

const needsFont = (name: string, letters: readonly string[]): Text => {
  const [its, it, leur, les] =
    letters.length === 1 ? ["its code", "it", "son code", "la"] : ["their codes", "them", "leurs codes", "les"];
  return text(
    `“${name}”: pdflatex cannot set ${letters.join(", ")}, and prints ${its} instead. ` +
      `Use lualatex or xelatex with a font that has ${it}.`,
    `« ${name} » : pdflatex ne sait pas composer ${letters.join(", ")} et imprime ${leur} à la place. ` +
      `Utilisez lualatex ou xelatex, avec une police qui ${les} contienne.`,
  );
};

const cannotBeSet = (name: string, signs: readonly string[]): Text => {
  const [its, leur] = signs.length === 1 ? ["its code", "son code"] : ["their codes", "leurs codes"];
  return text(
    `“${name}”: LaTeX cannot set ${signs.join(", ")} here, and prints ${its} instead.`,
    `« ${name} » : LaTeX ne sait pas composer ${signs.join(", ")} ici et imprime ${leur} à la place.`,
  );
};

const decimal = (points: number): string => String(points).replace(".", ",");

const en = {
  sheetTitle: (student: number) => `Sheet ${student}`,
  emptyPlan: () => 'A sheet needs kinds of exercises, as in "attractor:3 grundy".',
  badCount: (word: string) =>
    `"${word}" does not say how many: after the colon there should be a number from 1 to 99, as in attractor:3.`,
  tooManyExercises: (max: number) => `A sheet has at most ${max} exercises.`,
  noNames: () => "The list holds no name: there should be one per line.",
  tooManyNames: (max: number) => `The list holds more than ${max} names.`,
  longName: (name: string, max: number) =>
    `“${name.slice(0, max)}…” is too long for a name: a line holds one name of at most ${max} characters.`,
  invisible: (name: string, marks: readonly string[]) =>
    `“${name}”: the invisible ${marks.length === 1 ? "character" : "characters"} ${marks.join(", ")} ` +
    `${marks.length === 1 ? "is" : "are"} left out.`,
  tooFewPoints: (points: number) =>
    `A total of ${points} is too little for this sheet: each question counts a quarter of a point at least.`,
  /** French uses the plural from two on. */
  pointsOf: (points: number) => `${points} ${points > 1 ? "points" : "point"}`,
  counting: (said: string, { en }: Text) => `${said} (${en})`,
  outOf: (total: number) => `out of ${total}`,
  ofStudent: (title: Text, student: string) => `${title.en}, ${student}`,
};

const fr: Messages<typeof en> = {
  sheetTitle: (student) => `Sujet n° ${student}`,
  emptyPlan: () => 'Un sujet demande des sortes d\'exercices, comme dans "attractor:3 grundy".',
  badCount: (word) =>
    `"${word}" ne dit pas combien : après les deux-points, il faudrait un nombre de 1 à 99, comme dans attractor:3.`,
  tooManyExercises: (max) => `Un sujet a au plus ${max} exercices.`,
  noNames: () => "La liste est vide : il faudrait un nom par ligne.",
  tooManyNames: (max) => `La liste a plus de ${max} noms.`,
  longName: (name, max) =>
    `« ${name.slice(0, max)}… » est trop long pour un nom : une ligne donne un nom d'au plus ${max} caractères.`,
  invisible: (name, marks) =>
    marks.length === 1
      ? `« ${name} » : le caractère invisible ${marks[0]} est omis.`
      : `« ${name} » : les caractères invisibles ${marks.join(", ")} sont omis.`,
  tooFewPoints: (points) =>
    `Un total de ${points} ne suffit pas pour ce sujet : chaque question compte au moins un quart de point.`,
  pointsOf: (points) => `${decimal(points)} ${points >= 2 ? "points" : "point"}`,
  counting: (said, { fr }) => `${said} (${fr})`,
  outOf: (total) => `sur ${decimal(total)}`,
  ofStudent: (title, student) => `${title.fr}, ${student}`,
};

export const texts = { ...messages(en, fr), needsFont, cannotBeSet };
