import { text } from "marienbad";

// computed.tsx
export const computedAsExpected = text("computed now, and as expected", "calculé à l'instant, et conforme");
export const notAsExpected = text("not as expected", "pas conforme");

// exercise-card.tsx
export const spokenRight = text("Right.", "Juste.");
export const spokenNotYet = text("Not yet.", "Pas encore.");
export const yourAnswer = text("Your answer", "Votre réponse");
export const check = text("Check", "Vérifier");
export const hideTheAnswer = text("Hide the answer", "Cacher la réponse");
export const showTheAnswer = text("Show the answer", "Montrer la réponse");
export const computing = text("Computing…", "Calcul…");
export const rightAnswer = text("✓ Right.", "✓ Juste.");
export const notYetTryAgain = text(
  "✗ Not yet: try again, or see the page.",
  "✗ Pas encore : réessayez, ou voyez la page.",
);
export const openIn = text("Open in", "Ouvrir dans");

// page.tsx
export const play = text("Play", "Jouer");
export const arena = text("Arena", "Arène");
export const tree = text("Tree", "Arbre");
export const nim = text("Nim", "Nim");
export const paths = text("Paths", "Chemins");
export const dilemma = text("Dilemma", "Dilemme");
export const exercises = text("Exercises", "Exercices");
export const traps = text("Traps", "Pièges");
export const theCourse = text("The course", "Le cours");
export const courseLead = text(
  "A book to read and to touch: its figures move under your hand, and its exercises correct themselves.",
  "Un livre à lire et à toucher : ses figures bougent sous la main, et ses exercices se corrigent eux-mêmes.",
);
export const chapters = text("Chapters", "Chapitres");
export const exercisesLead = text(
  "Type your answer: it is compared with what the library has just computed.",
  "Tapez votre réponse : elle est comparée à ce que la bibliothèque vient de calculer.",
);
export const forProgrammers = text("for programmers", "pour programmer");
export const trapsLead = text(
  "Places where the course can be read in two ways, and the reading that holds.",
  "Là où le cours peut se lire de deux façons, et la lecture qui tient.",
);
export const seeItIn = text("See it in", "Le voir dans");
export const inShort = text("The chapter in short", "Le chapitre en bref");
export const moreExercises = text("Sheets of exercises", "Feuilles d'exercices");
