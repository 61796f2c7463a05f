import { text } from "marienbad";
import { counted, number, percent } from "../base/language.ts";

// document.ts
export const player = text("player", "joueur");

// match-view.tsx
export const noExactExpectation = text(
  "One of the two remembers more than the last turn, so there is no exact expectation: only matches to be played.",
  "L'un des deux se souvient de plus que du dernier tour : pas d'espérance exacte, il faut jouer des rencontres.",
);
export const yearsATurn = text("years per turn", "ans par tour");
export const pointsATurn = text("points per turn", "points par tour");
export const turns = text("turns", "tours");
export const expectation = text("Expectation", "Espérance");
export const exactlyExpected = text("Exactly expected", "L'espérance exacte");
export const thisMatch = text("this match", "cette rencontre");
export const expected = text("expected", "espérance");
export const markovChain = text(
  "Both remember the last turn only, so a match is a Markov chain of four states; nothing here is sampled.",
  "Les deux ne se souviennent que du dernier tour : la rencontre est une chaîne de Markov à quatre états, sans tirage.",
);
export const firstPlayer = text("First player", "Premier joueur");
export const secondPlayer = text("Second player", "Second joueur");
export const years = text("years", "ans");
export const points = text("points", "points");
export const beforeFirstTurn = text(
  "Before the first turn. C is to cooperate (stay silent), D to defect.",
  "Avant le premier tour. C : coopérer (se taire), T : trahir.",
);
export const cooperates = text("cooperates", "coopère");
export const defects = text("defects", "trahit");
export const turnPlayed = (
  turn: number,
  first: string,
  firstDid: string,
  second: string,
  secondDid: string,
  one: number,
  two: number,
  unit: string,
) =>
  text(
    `Turn ${turn}: ${first} ${firstDid}, ${second} ${secondDid}. So far ${number(one, "en")} and ` +
      `${number(two, "en")} ${unit}.`,
    `Tour ${turn} : ${first} ${firstDid}, ${second} ${secondDid}. Jusqu'ici ${number(one, "fr")} et ` +
      `${number(two, "fr")} ${unit}.`,
  );
export const matchTurnTurn = text("The match, turn by turn", "La rencontre, tour par tour");
export const afterTurns = (turns: number, first: string, one: number, second: string, two: number, unit: string) =>
  text(
    `After ${counted(turns, "en", "turn", "turns")}: ${first} ${number(one, "en")}, ${second} ` +
      `${number(two, "en")} ${unit}`,
    `Après ${counted(turns, "fr", "tour", "tours")} : ${first} ${number(one, "fr")}, ${second} ` +
      `${number(two, "fr")} ${unit}`,
  );
export const yearsSoFar = text(
  "Years of prison so far: less is better.",
  "Années de prison jusqu'ici : moins vaut mieux.",
);
export const pointsSoFar = text("Points so far: more is better.", "Points jusqu'ici : plus vaut mieux.");

// matrix-pictures.ts
export const theMatrix = text("The matrix", "La matrice");
export const bestResponse = text("best response", "meilleure réponse");
export const equilibrium = text("equilibrium", "équilibre");
export const matrix = text("Matrix", "Matrice");
export const thePayoffPlot = text("The payoff plot", "Le plan des gains");
export const paretoOptimal = text("Pareto-optimal", "optimal au sens de Pareto");
export const payoffs = text("Payoffs", "Gains");

// matrix-view.tsx
export const cellsNeedTwoNumbers = text(
  "Every cell needs two numbers, such as 2, −1/3 or 0.5.",
  "Il faut deux nombres dans chaque case, comme 2, −1/3 ou 0,5.",
);
export const game = text("Game", "Jeu");
export const yourMatrix = text("your matrix", "votre matrice");
export const costsLessIsBetter = text("costs: less is better", "coûts : moins vaut mieux");
export const rows = text("rows", "lignes");
export const columns = text("columns", "colonnes");
export const oneRowLess = text("One row less", "Une ligne de moins");
export const oneColumnLess = text("One column less", "Une colonne de moins");
export const oneRowMore = text("One row more", "Une ligne de plus");
export const oneColumnMore = text("One column more", "Une colonne de plus");
export const matrixSigns = text(
  "Underlined: a best response. A framed cell is a pure equilibrium: each answers the other best. ✦ is " +
    "Pareto-optimal. Numbers may be fractions, 1/3.",
  "Souligné : une meilleure réponse. Une case encadrée est un équilibre pur : chacun répond au mieux à " +
    "l'autre. ✦ est optimal au sens de Pareto. Les nombres peuvent être des fractions, 1/3.",
);
export const analysis = text("Analysis", "Analyse");
export const theWholeAnalysis = text("The whole analysis", "Toute l'analyse");
export const matrixOfPayoffs = text("Matrix of payoffs", "Matrice des gains");
export const nameOfColumn = (column: number) => text(`Name of column ${column + 1}`, `Nom de la colonne ${column + 1}`);
export const nameOfRow = (row: number) => text(`Name of row ${row + 1}`, `Nom de la ligne ${row + 1}`);
export const andBestResponse = text(", best response", ", meilleure réponse");
export const nashEquilibria = (count: number) =>
  text(
    counted(count, "en", "Nash equilibrium", "Nash equilibria"),
    counted(count, "fr", "équilibre de Nash", "équilibres de Nash"),
  );
export const colon = text(":", " :");
export const pure = text("pure", "pur");
export const mixed = text("mixed", "mixte");
export const costs = text("costs", "coûts");
export const payoffsUnit = text("payoffs", "gains");
export const colonAndSpace = text(": ", " : ");
export const semicolon = text("; ", " ; ");
export const noneCostsLessThan = (best: string) =>
  text(`none costs less than ${best}`, `rien ne coûte moins que ${best}`);
export const noneGivesMoreThan = (best: string) =>
  text(`none gives more than ${best}`, `rien ne donne plus que ${best}`);
export const notParetoOptimal = text("Not Pareto-optimal: ", "Pas optimal au sens de Pareto : ");
export const wouldGive = text("would give", "donnerait");
export const dominatedStrategies = text("Dominated strategies", "Stratégies dominées");
export const isStrictlyDominatedBy = text("is strictly dominated by", "est strictement dominée par");
export const isWeaklyDominatedBy = text("is weakly dominated by", "est faiblement dominée par");
export const valueOfTheGame = text("Value of the game", "Valeur du jeu");
export const isSureOf = text("is sure of", "est sûr de");
export const concedesNoMore = text("concedes no more:", "ne concède pas plus :");
export const betterIsFewerCosts = text(
  "Better is to the right and up: fewer costs. ",
  "Mieux, c'est à droite et en haut : moins de coûts. ",
);
export const betterIsRightAndUp = text("Better is to the right and up. ", "Mieux, c'est à droite et en haut. ");
export const plotSigns = text(
  "Filled points are Pareto-optimal, framed ones are pure equilibria.",
  "Les points pleins sont optimaux au sens de Pareto, les points encadrés sont des équilibres purs.",
);

// numbers.ts
export const defectLetter = text("D", "T");

// outcomes.ts
export const andParetoOptimal = text(", Pareto-optimal", ", optimal");

// page.tsx
export const once = text("Once", "Une fois");
export const aMatch = text("A match", "Une rencontre");
export const tournament = text("Tournament", "Tournoi");
export const theDilemma = text("The dilemma", "Le dilemme");
export const dilemmaLead = text(
  "Two choose at once, and the matrix says what each receives. Played once, the prisoners betray; played again " +
    "and again, they may learn better.",
  "Deux joueurs choisissent en même temps, et la matrice dit ce que chacun reçoit. Une fois, les prisonniers " +
    "trahissent ; encore et encore, ils peuvent apprendre mieux.",
);
export const howOften = text("How often", "Combien de fois");

// results.tsx
export const populationOverGenerations = text(
  "A population over the generations",
  "Une population au fil des générations",
);
export const populationExplained = text(
  "All begin with equal shares; those that do well in the present mixture grow, the others shrink.",
  "Toutes commencent à parts égales ; celles qui réussissent dans le mélange présent grandissent, les autres " +
    "diminuent.",
);
export const sharesAtTheEnd = (last: number, name: string, share: number) =>
  text(
    `Shares of the strategies over ${counted(last, "en", "generation", "generations")}; at the end ${name} has ` +
      `${percent(share, "en")}`,
    `Parts des stratégies sur ${counted(last, "fr", "génération", "générations")} ; à la fin ${name} a ` +
      `${percent(share, "fr")}`,
  );
export const generationLargestShare = (at: number, share: number, leader: string) =>
  text(
    `Generation ${at}: the largest share is ${percent(share, "en")}, ${leader}.`,
    `Génération ${at} : la plus grande part est ${percent(share, "fr")}, ${leader}.`,
  );
export const whichNumbers = text("Which numbers", "Quels nombres");
export const asItWasPlayed = text("As it was played", "Tel que joué");
export const exactExpectations = text("Exact expectations", "Espérances exactes");
export const allRememberOneTurn = text(
  "Everybody here remembers one turn only.",
  "Ici chacune ne se souvient que d'un tour.",
);
export const someRememberOneTurn = (count: number, all: number) =>
  text(
    `Exact for the ${count} of ${all} that remember one turn only.`,
    `Exactes pour ${count === 1 ? "la seule" : `les ${count}`} sur ${all} qui ne se ` +
      `${count === 1 ? "souvient" : "souviennent"} que d'un tour.`,
  );
export const ranking = text("Ranking", "Classement");
export const strategy = text("strategy", "stratégie");
export const wins = text("wins", "victoires");
export const nothingIsSampled = text(
  "Nothing is sampled here: the expectations are exact, everybody against everybody and its own twin.",
  "Rien n'est tiré au hasard ici : les espérances sont exactes, chacune contre chacune et contre sa jumelle.",
);
export const matchesPlayed = (matches: number) =>
  text(
    `${counted(matches, "en", "match", "matches")}, everybody against everybody and its own twin.`,
    `${counted(matches, "fr", "rencontre", "rencontres")}, chacune contre chacune et contre sa jumelle.`,
  );
export const whoReceivesWhat = text("Who receives what against whom", "Qui reçoit quoi contre qui");
export const heatMap = text("Heat map", "Carte de chaleur");
export const seeTheMatch = text("See the match", "Voir la rencontre");
export const heatMapOfYears = text(
  "Years per turn of the row against the column; the stronger the colour, the better. Touch a cell to see a match.",
  "Ans par tour de la ligne contre la colonne ; plus la couleur est marquée, mieux c'est. Touchez une case " +
    "pour voir une rencontre.",
);
export const heatMapOfPoints = text(
  "Points per turn of the row against the column; the stronger the colour, the better. Touch a cell to see a match.",
  "Points par tour de la ligne contre la colonne ; plus la couleur est marquée, mieux c'est. Touchez une case " +
    "pour voir une rencontre.",
);

// repeated-pictures.ts
export const theMatch = text("The match", "La rencontre");
export const theSums = text("The sums", "Les sommes");
export const theHeatMap = text("The heat map", "La carte de chaleur");
export const heatMapTitle = text("Payoffs per turn, row against column", "Gains par tour, ligne contre colonne");
export const thePopulation = text("The population", "La population");
export const generations = text("generations", "générations");

// rules-form.tsx
export const stakes = text("Stakes", "Enjeux");
export const yearsOfPrison = text("years of prison: 0, 1, 2, 3", "années de prison : 0, 1, 2, 3");
export const axelrodsPoints = text("Axelrod's points: 5, 3, 1, 0", "points d'Axelrod : 5, 3, 1, 0");
export const aMatchEnds = text("A match ends", "Une rencontre finit");
export const afterSoManyTurns = text("after a number of turns", "après tant de tours");
export const chanceAfterAnyTurn = text("by chance, after any turn", "au hasard, après n'importe quel tour");
export const turnsLabel = text("Turns", "Tours");
export const chanceToEnd = text("Chance to end", "Chance de finir");
export const noiseTo = text("Noise, 0 to 1", "Bruit, de 0 à 1");
export const seed = text("Seed", "Graine");

// state.ts
export const tournamentOverFirst = (best: string) =>
  text(`The tournament is over. First: ${best}.`, `Le tournoi est fini. Première : ${best}.`);

// tournament-view.tsx
export const matchesOfAPair = text("Matches of a pair", "Rencontres par paire");
export const generationsLabel = text("Generations", "Générations");
export const strategies = (count: number) => text(`Strategies: ${count}`, `Stratégies : ${count}`);
export const stop = text("Stop", "Arrêter");
export const progressOfTheTournament = text("Progress of the tournament", "Avancement du tournoi");
export const playTheTournament = text("Play the tournament", "Jouer le tournoi");
export const all = text("All", "Toutes");
export const none = text("None", "Aucune");
