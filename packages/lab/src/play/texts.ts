import { type Text, text } from "marienbad";
import { counted } from "../base/language.ts";

// history.tsx
export const noMoveBeenPlayed = text("No move has been played yet.", "Aucun coup n'a encore été joué.");
export const movesPlayed = text("Moves played", "Coups joués");
export const mistake = text("mistake", "erreur");
export const aMistake = text(", a mistake", ", une erreur");
export const chartSigns = (above: Text, below: Text): Text =>
  text(
    `Above the line ${above.en} wins, below it ${below.en}; the further, the sooner. A square marks a mistake, ` +
      "a hollow dot an estimate.",
    `Au-dessus de la ligne ${above.fr} gagne, au-dessous ${below.fr} ; plus c'est loin, plus c'est tôt. Un ` +
      "carré marque une erreur, un point creux une estimation.",
  );

// options-form.tsx
export const playWithTheseRules = text("Play with these rules", "Jouer avec ces règles");
export const gameNoOptions = text("This game has no options.", "Ce jeu n'a pas d'options.");
export const usualRules = text("Usual rules", "Règles habituelles");
export const wins = text("wins", "gagne");
export const loses = text("loses", "perd");
export const yes = text("yes", "oui");
export const no = text("no", "non");
export const restricted = text("restricted", "restreinte");
export const free = text("free", "libre");

// page.tsx
export const game = text("Game", "Jeu");
export const board = text("Board", "Plateau");
export const play = text("Play", "Partie");
export const thePlaySoFar = text("The play so far", "La partie jusqu'ici");
export const players = text("Players", "Joueurs");
export const rules = text("Rules", "Règles");
export const boardKeys = text("Board: arrows move, Enter plays", "Plateau : les flèches déplacent, Entrée joue");
export const yourMove = text("Your move", "À vous de jouer");
export const isThinking = (player: Text): Text => text(`${player.en} is thinking…`, `${player.fr} réfléchit…`);
export const stop = text("Stop", "Arrêter");
export const tryAgain = text("Try again", "Réessayer");
export const undo = text("Undo", "Annuler");
export const redo = text("Redo", "Refaire");
export const hint = text("Hint", "Conseil");
export const values = text("Values", "Valeurs");
export const swapSides = text("Swap sides", "Changer de camp");
export const newGame = text("New game", "Nouvelle partie");
export const moves = text("Moves", "Coups");
export const legalMoves = text("Legal moves", "Coups permis");
export const typeAMove = text("Type a move", "Taper un coup");
export const typeAMoveSuchAs = (legal: string): Text =>
  text(`Type a move, such as ${legal}`, `Taper un coup, par exemple ${legal}`);
export const playIt = text("Play", "Jouer");
export const computingValues = text("Computing values…", "Calcul des valeurs…");
export const noValues = text("No values.", "Pas de valeurs.");
export const colon = text(":", " :");
export const solvedExact = (source: Text): Text => text(`proved: ${source.en}`, `démontré : ${source.fr}`);
export const searched = text("searched", "cherché");
export const copied = text("Copied.", "Copié.");
export const copyPasteShare = text("Copy, paste, share", "Copier, coller, partager");
export const listOfMoves = text("List of moves", "Liste des coups");
export const copyTheMoves = text("Copy the moves", "Copier les coups");
export const playThisList = text("Play this list", "Jouer cette liste");
export const positionToStartFrom = text("Position to start from", "Position de départ");
export const startThere = text("Start there", "Partir de là");
export const copyLinkPosition = text("Copy a link to this position", "Copier un lien vers cette position");
export const copyCodeEmbed = text("Copy the code to embed it", "Copier le code à intégrer");

// players-panel.tsx
export const aPerson = text("a person", "une personne");
export const stopComputationAfterSeconds = text(
  "Stop a computation after (seconds)",
  "Arrêter un calcul après (secondes)",
);
export const whoPlaysAs = (player: Text): Text => text(`Who plays as ${player.en}`, `Qui joue : ${player.fr}`);
export const millisecondsAMove = text("Milliseconds per move", "Millisecondes par coup");
export const depth = text("Depth", "Profondeur");
export const heuristic = text("Heuristic", "Heuristique");

// state.ts
export const plays = (player: Text, word: string): Text =>
  text(`${player.en} plays ${word}.`, `${player.fr} joue ${word}.`);
export const takenBack = text("Taken back.", "Coup repris.");
export const newGameBegun = text("New game.", "Nouvelle partie.");
export const tryMove = (word: string): Text => text(`Try ${word}.`, `Essayez ${word}.`);
export const samePositionThirdTime = text(
  "The same position for the third time: a draw.",
  "La même position pour la troisième fois : partie nulle.",
);
export const aDraw = text("A draw.", "Partie nulle.");
export const youWin = text("You win!", "Vous gagnez !");
export const youLose = text("You lose.", "Vous perdez.");
export const playerWins = (player: Text): Text => text(`${player.en} wins.`, `${player.fr} gagne.`);
export const stoppedAfter = (seconds: number): Text =>
  text(
    `The computation was stopped after ${counted(seconds, "en", "second", "seconds")}. Choose a smaller depth, ` +
      "another player, or more patience.",
    `Le calcul a été arrêté après ${counted(seconds, "fr", "seconde", "secondes")}. Choisissez une profondeur ` +
      "plus petite, un autre joueur, ou plus de patience.",
  );
