import { type Text, text } from "marienbad";
import { counted } from "../base/language.ts";

// history.tsx
export const noMoveBeenPlayed = text("No move has been played yet.", "Aucun coup n'a encore été joué.");
export const movesPlayed = text("Moves played", "Coups joués");

// options-form.tsx
export const playWithTheseRules = text("Play with these rules", "Jouer avec ces règles");
export const gameNoOptions = text("This game has no options.", "Ce jeu n'a pas d'options.");
export const compareVariants = text("Compare two variants", "Comparer deux variantes");
export const usualRules = text("Usual rules", "Règles habituelles");
export const wins = text("wins", "gagne");
export const loses = text("loses", "perd");
export const yes = text("yes", "oui");
export const no = text("no", "non");
export const restricted = text("restricted", "restreinte");
export const free = text("free", "libre");

export const inForce = (options: readonly string[]) =>
  text(`Here: ${options.join("; ")}.`, `Ici : ${options.join(" ; ")}.`);
export const optionIs = (name: string, value: string) => text(`${name}: ${value}`, `${name} : ${value}`);

// page.tsx
export const game = text("Game", "Jeu");
export const allGames = text("All games", "Tous les jeux");
export const board = text("Board", "Plateau");
export const play = text("Play", "Partie");
export const thePlaySoFar = text("The play so far", "La partie jusqu'ici");
export const players = text("Players", "Joueurs");
export const rules = text("Rules", "Règles");
export const boardKeys = text("Board: arrows move, Enter plays", "Plateau : les flèches déplacent, Entrée joue");
export const yourMove = text("Your move", "À vous de jouer");
export const isThinking = (player: Text) => text(`${player.en} is thinking…`, `${player.fr} réfléchit…`);
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
export const typeAMoveSuchAs = (legal: string) =>
  text(`Type a move, such as ${legal}`, `Taper un coup, par exemple ${legal}`);
export const playIt = text("Play", "Jouer");
export const computingValues = text("Computing values…", "Calcul des valeurs…");
export const noValues = text("No values.", "Pas de valeurs.");
export const notKnownYet = text("Not known yet: looking for a proof…", "Pas encore connu : on cherche une preuve…");
export const notProved = text(
  "Not known: no proof was found in the time given.",
  "Pas connu : aucune preuve trouvée dans le temps donné.",
);
/** What a search thinks of a position, in words. */
export const opinion = (player: Text | undefined): Text =>
  player === undefined
    ? text("About even, as far as a search can see", "À peu près égal, à ce que voit une recherche")
    : text(`Rather good for ${player.en}`, `Plutôt bon pour ${player.fr}`);
export const numbers = text("The numbers", "Les nombres");
export const numbersOf = (unit: Text, player: Text) =>
  text(
    `${unit.en}, as a search counts them for ${player.en}; higher is better, 0 is even.`,
    `${unit.fr}, comme une recherche les compte pour ${player.fr} ; plus c'est haut, mieux c'est, 0 est égal.`,
  );
export const thisPosition = text("this position", "cette position");
export const solvedExact = (source: Text) => text(`proved: ${source.en}`, `démontré : ${source.fr}`);
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

export const reviewThisList = text("Review this list", "Analyser cette liste");
export const thePlay = text("The play", "La partie");
export const unfinished = (moves: number) =>
  text(
    `Not finished: ${counted(moves, "en", "move", "moves")} so far.`,
    `Pas terminée : ${counted(moves, "fr", "coup joué", "coups joués")}.`,
  );
export const reviewMyGame = text("Review my game", "Analyser ma partie");
export const rematch = text("Rematch", "Revanche");
export const otherSide = text("Swap and replay", "Changer de camp");

// words.ts
export const inAtMost = (bound: number) =>
  text(`in at most ${counted(bound, "en", "move", "moves")}`, `en au plus ${counted(bound, "fr", "coup", "coups")}`);
export const correct = text("right", "juste");
export const onlyBest = text("the only best move", "le seul meilleur coup");
export const moveAndVerdict = (number: number, word: string, verdict: Text) =>
  text(`${number}. ${word}: ${verdict.en}`, `${number}. ${word} : ${verdict.fr}`);

// review-chart.tsx
export const drawn = text("draw", "nulle");
/** `name` is that of player 0, `score` their points. */
export const pointsOfPlayer0 = (name: string, score: Text) =>
  text(`Points of ${name}: ${score.en}`, `Points, ${name} : ${score.fr}`);
export const byPoints = (count: number) => text(`by ${count}`, `de ${count}`);
export const inMoves = (count: number) => text(`in ${count}`, `en ${count}`);
export const shownMove = text("Move shown", "Coup montré");
export const playerWinsShort = (player: Text) => text(`${player.en} wins`, `${player.fr} gagne`);
export const chartSigns = text(
  "Who wins, and in how many moves; below, the number of the move.",
  "Qui gagne, et en combien de coups ; en bas, le numéro du coup.",
);
export const chartUnknown = text(
  "Not known: somewhere in the hatched bar.",
  "Inconnu : quelque part dans la barre hachurée.",
);

// review-panel.tsx
export const theReview = text("The play, reviewed", "La partie, revue");
export const closeReview = text("Close", "Fermer");
export const retryMine = (count: number) => text(`Retry my mistakes (${count})`, `Rejouer mes fautes (${count})`);
export const retryAll = (count: number) => text(`Retry the mistakes (${count})`, `Rejouer les fautes (${count})`);
export const hiddenWhileAsked = text(
  "The chart and the summary are hidden until you have found a better move.",
  "La courbe et le bilan sont cachés tant que vous cherchez un meilleur coup.",
);
export const reviewingPlay = (shareEn: string, shareFr: string) =>
  text(`Looking at every move… ${shareEn}`, `On regarde chaque coup… ${shareFr}`);
export const stillLooking = (shareEn: string, shareFr: string) =>
  text(`Looking for more proofs… ${shareEn}`, `On cherche d'autres preuves… ${shareFr}`);
export const beforeFirst = text("Before the first move.", "Avant le premier coup.");
export const theMoves = text("The moves", "Les coups");
export const whatWasPlayed = text("What was played", "Ce qui a été joué");
export const moveNumber = (number: number) => text(`Move ${number}`, `Coup ${number}`);
export const rightMoves = text("Right moves", "Coups justes");
export const notJudged = text("Not known", "Pas connus");
export const noTurningPoint = text("No turning point", "Pas de tournant");
export const turningPoint = (number: number) =>
  text(`The turning point: move ${number}`, `Le tournant : coup ${number}`);
export const neverTurned = text(
  "Who should win never changed, as far as that is known.",
  "Celui qui devait gagner n'a jamais changé, pour ce qu'on en sait.",
);
export const seeMove = (number: number) => text(`See move ${number}`, `Voir le coup ${number}`);

// review-steps.tsx
export const nextFault = text("Next mistake", "Faute suivante");
export const showBest = text("Show the best move", "Montrer le meilleur coup");
export const bestLine = text("Best line", "Meilleure suite");
export const bestLineFrom = (number: number) =>
  text(`Best play from move ${number} on`, `Le meilleur jeu à partir du coup ${number}`);
export const backToPlay = text("Back to the play", "Revenir à la partie");
export const retryThis = text("Retry this move", "Rejouer ce coup");
export const retryDone = text("Done", "Terminer");
export const nextRetry = (at: number, of: number) =>
  text(`Next mistake (${at} of ${of})`, `Faute suivante (${at} sur ${of})`);
export const findBetter = (number: number, player: Text, word: string) =>
  text(
    `Move ${number}: ${player.en} played ${word}. Find better.`,
    `Coup ${number} : ${player.fr} a joué ${word}. Trouvez mieux.`,
  );
export const playOnBoard = text(
  "Play it on the board: every move that throws nothing away is right.",
  "Jouez-le sur le plateau : tout coup qui ne perd rien est juste.",
);
export const rightMove = (word: string) => text(`${word}: found!`, `${word} : trouvé !`);
export const wrongMove = (word: string) => text(`${word}: not yet.`, `${word} : pas encore.`);
export const whyRight = (word: string, worth: string) => text(`${word}: ${worth}.`, `${word} : ${worth}.`);
export const whyWrong = (word: string, worth: string) =>
  text(`${word}: ${worth}. Try again.`, `${word} : ${worth}. Essayez encore.`);

// players-panel.tsx
export const aPerson = text("a person", "une personne");
export const computing = text("How long it may think", "Temps de réflexion");
export const stopComputationAfterSeconds = text(
  "Stop a computation after (seconds)",
  "Arrêter un calcul après (secondes)",
);
export const whoPlaysAs = (player: Text) => text(`Who plays as ${player.en}`, `Qui joue : ${player.fr}`);
export const millisecondsAMove = text("Milliseconds per move", "Millisecondes par coup");
export const depth = text("Depth", "Profondeur");
export const heuristic = text("Heuristic", "Heuristique");

// state.ts
export const plays = (player: Text, word: string) => text(`${player.en} plays ${word}.`, `${player.fr} joue ${word}.`);
export const takenBack = text("Taken back.", "Coup repris.");
export const newGameBegun = text("New game.", "Nouvelle partie.");
export const tryMove = (word: string) => text(`Try ${word}.`, `Essayez ${word}.`);
export const samePositionThirdTime = text(
  "The same position for the third time: a draw.",
  "La même position pour la troisième fois : partie nulle.",
);
/** What is said where a player could not answer, after the reason. */
export const replaced = (reason: Text) =>
  text(`${reason.en} The strong player moved instead.`, `${reason.fr} Le joueur fort a joué à sa place.`);
export const aligned = (count: number) => text(`${count} in a row.`, `${count} alignés.`);
export const sidesJoined = text("The two sides are joined.", "Les deux bords sont reliés.");
export const noMoveLeft = text("No move is left.", "Il ne reste aucun coup.");
export const lastMoveBy = (player: Text, wins: boolean): Text =>
  wins
    ? text(`${player.en} made the last move.`, `${player.fr} a joué le dernier coup.`)
    : text(`${player.en} made the last move, which loses.`, `${player.fr} a joué le dernier coup, et cela perd.`);
export const aDraw = text("A draw.", "Partie nulle.");
export const youWin = text("You win!", "Vous gagnez !");
export const youLose = text("You lose.", "Vous perdez.");
export const playerWins = (player: Text) => text(`${player.en} wins.`, `${player.fr} gagne.`);
export const stoppedAfter = (seconds: number) =>
  text(
    `The computation was stopped after ${counted(seconds, "en", "second", "seconds")}.`,
    `Le calcul a été arrêté après ${counted(seconds, "fr", "seconde", "secondes")}.`,
  );
