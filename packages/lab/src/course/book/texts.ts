import { type Text, text } from "marienbad";

// prose.tsx
export const lessOf = (label: Text): Text => text(`Less: ${label.en}`, `Moins : ${label.fr}`);
export const moreOf = (label: Text): Text => text(`More: ${label.en}`, `Plus : ${label.fr}`);

// section-view.tsx
export const proof = text("Why", "Pourquoi");
export const trap = text("A trap", "Un piège");
export const figureNumber = (number: string): Text => text(`Figure ${number}`, `Figure ${number}`);
export const asItBegan = text("As it began", "Comme au début");
export const inPython = text("In Python", "En Python");
export const solvedSection = text("exercise solved", "exercice résolu");

// exercise-view.tsx
export const yourTurn = text("Your turn", "À vous");
export const tryNumber = (tries: number): Text => text(`try ${tries}`, `essai ${tries}`);
export const check = text("Check", "Vérifier");
export const hint = text("Hint", "Indice");
export const seeTheAnswer = text("See the answer", "Voir la réponse");
export const yourAnswer = text("Your answer", "Votre réponse");
export const right = text("Right.", "Juste.");
export const notYet = text("Not yet.", "Pas encore.");
export const touchTheFigure = text("Touch the figure, then check.", "Touchez la figure, puis vérifiez.");
export const goOnIn = text("Go on in the lab:", "Continuer dans le labo :");

// chapter-view.tsx
export const sections = text("Sections", "Sections");
export const notFetched = text(
  "This chapter could not be fetched: open it once with a network, and it will be there without.",
  "Ce chapitre n'a pas pu être chargé : ouvrez-le une fois avec le réseau, et il s'en passera.",
);
export const loading = text("Loading…", "Chargement…");
export const printIt = text("Print", "Imprimer");
export const startAgain = text("Forget my progress", "Oublier mes progrès");
export const solvedOf = (done: number, all: number): Text =>
  text(`exercises solved: ${done} of ${all}`, `exercices résolus : ${done} sur ${all}`);
