import { type Text, text } from "marienbad";
import { counted, number } from "../base/language.ts";

// cards.ts
export const otherGames = text("Others", "Autres");

// page.tsx
export const chooseAGame = text("Choose a game", "Choisir un jeu");
export const search = text("Search among the games", "Chercher parmi les jeux");
export const searchSuchAs = text("A name, a rule, “misère”…", "Un nom, une règle, « misère »…");
export const difficulty = text("Difficulty", "Difficulté");
export const all = (count: number) => text(`All ${number(count, "en")}`, `Tous ${number(count, "fr")}`);
export const showOutcomes = text("Show who wins", "Montrer qui gagne");
export const noGame = text("No game is like that.", "Aucun jeu ne ressemble à cela.");
export const showAll = text("Show all games", "Montrer tous les jeux");
export const found = (count: number) =>
  text(`${counted(count, "en", "game", "games")} found`, `${counted(count, "fr", "jeu trouvé", "jeux trouvés")}`);

// card.tsx
export const DIFFICULTIES: readonly Text[] = [
  text("easy", "facile"),
  text("medium", "moyen"),
  text("hard", "difficile"),
];
export const firstWins = text("1st wins", "le 1er gagne");
export const secondWins = text("2nd wins", "le 2d gagne");
export const draw = text("draw", "nulle");
export const endlessDraw = text("endless draw", "nulle sans fin");
export const solved = text("solved", "résolu");
export const beaten = text("you have beaten perfection here", "vous avez tenu tête à la perfection");

// details.tsx
export const detailsOf = (title: Text, variant: Text) => text(`${title.en} ${variant.en}`, `${title.fr} ${variant.fr}`);
export const positions = text("positions", "positions");
export const moreThan = (count: number) => text(`more than ${number(count, "en")}`, `plus de ${number(count, "fr")}`);
export const perfectPlay = text("perfect play", "à jeu parfait");
export const inMoves = (outcome: Text, moves: number) =>
  text(`${outcome.en} in ${number(moves, "en")}`, `${outcome.fr} en ${number(moves, "fr")}`);
export const notSolved = text("not known yet", "pas encore connu");
export const play = text("Play", "Jouer");
export const tree = text("Tree", "Arbre");
export const arena = text("Arena", "Arène");
export const or = text("or", "ou");
export const close = text("Close", "Fermer");
export const compareVariants = text("Compare two variants", "Comparer deux variantes");
