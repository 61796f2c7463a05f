import { type Text, text } from "marienbad";

export const theExercises = text("Exercises", "Exercices");
export const lead = text(
  "Drawn from a seed, answers verified: the same seed gives the same sheet for ever.",
  "Tirés d'une graine, réponses vérifiées : la même graine donne toujours le même sujet.",
);
export const kinds = text("Kinds", "Sortes");
export const level = text("Level (not of Python)", "Niveau (hors Python)");
export const LEVEL_NAMES = {
  easy: text("easy", "facile"),
  normal: text("normal", "normal"),
  hard: text("hard", "difficile"),
} as const;
export const seed = text("Seed", "Graine");
export const another = text("Another sheet", "Un autre sujet");
export const print = text("Print", "Imprimer");
export const download = text("Download", "Télécharger");
export const showAnswers = text("Show the answers", "Montrer les réponses");
export const hideAnswers = text("Hide the answers", "Cacher les réponses");
export const check = text("Check", "Vérifier");
export const forAClass = text("Copy the link for a class", "Copier le lien pour une classe");
export const forAClassMeans = text(
  "One exercise without its answers: everybody who opens the link gets this one.",
  "Un exercice sans ses réponses : toutes les personnes qui ouvrent le lien ont celui-ci.",
);
export const copied = text("Copied.", "Copié.");
export const notCopied = text(
  "The browser does not let the link be copied.",
  "Le navigateur ne laisse pas copier le lien.",
);
export const mySheet = text("Make a sheet of my own", "Composer mon propre sujet");
export const nothing = text("Choose a kind of exercise.", "Choisissez une sorte d'exercice.");
export const clickHint = text(
  "Type names, or click on the figure; {} stands for none.",
  "Tapez des noms, ou cliquez sur la figure ; {} s'il n'y en a aucun.",
);
export const less = (title: Text) => text(`One less: ${title.en}`, `Un de moins : ${title.fr}`);
export const more = (title: Text) => text(`One more: ${title.en}`, `Un de plus : ${title.fr}`);
export const answerTo = (number: number) => text(`Answer to question ${number}`, `Réponse à la question ${number}`);
export const exercise = (number: number, title: Text) => text(`${number}. ${title.en}`, `${number}. ${title.fr}`);
export const points = text("Points in all (0: none)", "Points en tout (0 : aucun)");
export const pointsOf = (count: number) =>
  text(
    `${count.toLocaleString("en")} ${count > 1 ? "points" : "point"}`,
    `${count.toLocaleString("fr")} ${count >= 2 ? "points" : "point"}`,
  );
export const aClass = text("A class by its names", "Une classe, par ses noms");
export const namesOf = text("Names, one per line: each has their sheet", "Noms, un par ligne : à chacun son sujet");
export const namesStay = text(
  "Names stay in this page: no link has them.",
  "Les noms restent dans cette page : aucun lien ne les contient.",
);
export const whose = text("Whose sheet", "Le sujet de");
export const allSheets = (ending: string) => text(`All sheets (.${ending})`, `Tous les sujets (.${ending})`);
export const allKeys = (ending: string) => text(`All keys (.${ending})`, `Tous les corrigés (.${ending})`);
