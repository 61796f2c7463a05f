import { halfACharacter, type Messages, messages, sameText, type Text, text } from "marienbad/base";

const sentence = ({ en, fr }: Text): Text => {
  const whole = (words: string): string => `${words[0].toUpperCase()}${words.slice(1)}.`;
  return { en: whole(en), fr: whole(fr) };
};

const EXAMPLE = '{"row": [[1, 0], [0, 1]], "column": [[1, 0], [0, 1]]}';

const player = (name: string): Text => text(`player ${name}`, `joueur ${name}`);

const HOW = { strict: text("strictly", "strictement"), weak: text("weakly", "faiblement") };

const against = (name: string, others: string): Text =>
  others === "" ? sameText(name) : text(`${name} against ${others}`, `${name} contre ${others}`);

const value = (payoff: string, owner: string): Text =>
  text(`value ${payoff} (${owner})`, `valeur ${payoff} (${owner})`);

const en = {
  /** `found` entries, or undefined for something that is not a list. */
  unevenPart: (place: string, found: number | undefined, wanted: number) =>
    `${place} ${found === undefined ? "is not a list" : `has ${found} entries`}: it should have ${wanted}, ` +
    "like the first one, for the rows to be even",
  /** As in "there is no …". */
  CLASSIC_GAME: "game in normal form",
  KEY: "key",

  dividedByZero: (above: bigint) => `${above}/0 is not a fraction: nothing is divided by zero.`,
  // Those without a full stop are also parts of sentences: see `sentence`.
  notANumber: (given: Text) =>
    `${given.en} is not a number that can be used: write a finite one such as 3, -0.25 or 1/2`,

  // Games in normal form.
  noPlayer: () => "A game needs at least one player.",
  playersWithoutStrategies: (players: number, withStrategies: number) =>
    `${players} players are named and ${withStrategies} have strategies`,
  playerWithoutStrategy: (player: string) => `Player ${player} has no strategy.`,
  wrongPayoffCount: (profile: string, players: number, payoffs: number) =>
    `Profile ${profile} needs ${players} payoffs and has ${payoffs}.`,
  tooManyPayoffs: (counts: readonly number[], max: number) =>
    `a game of ${counts.join(" × ")} has too many payoffs: at most ${max.toLocaleString("en")} fit`,
  ROW_PLAYER: "the row player",
  COLUMN_PLAYER: "the column player",
  ROWS: "rows",
  COLUMNS: "columns",
  differentShapes: (one: string, other: string) =>
    `The two matrices should have the same size: they are ${one} and ${other}.`,
  emptyMatrix: (owner: Text) => `The matrix of ${owner.en} is empty.`,
  unevenRow: (owner: Text, row: number, length: number, width: number) =>
    `Row ${row} of the matrix of ${owner.en} has ${length} entries where row 1 has ${width}: rows should be even.`,
  wrongNameCount: (kind: Text, count: number, names: number) =>
    `There are ${count} ${kind.en} and ${names} names for them.`,
  mixedOnlyForTwo: (players: number) =>
    `The list of mixed equilibria needs a game for two players, and this one is for ${players}.`,
  tooManyCorners: (limit: number) =>
    "This game is too large to list its mixed equilibria: a polytope of best responses has more than " +
    `${limit.toLocaleString("en")} corners; raise the limit, or ask for pure equilibria only.`,
  tooManyEquilibria: (max: number) =>
    `This game has more than ${max.toLocaleString("en")} equilibria to list: too many.`,
  tooManySubsets: (max: number) =>
    `A component of equilibria of this game has more than ${max.toLocaleString("en")} maximal subsets.`,

  // Faults of a game in JSON.
  afterTheGame: () => "expected nothing after the game",
  notAnObject: () => `a game is an object such as ${EXAMPLE}`,
  keyTwice: (name: string) => `"${name}" is given twice`,
  notAText: (name: string) => `${name} should be a text`,
  costsNotBoolean: () => "costs should be true or false",
  wrongStrategyLists: (players: number) => `strategies should be ${players} lists of names, one for each player`,
  wrongNames: (what: string, count: number) =>
    `${what} should be a list of ${count} names: the payoffs are for as many`,
  noTable: () => "give payoffs, or row and column, or matrix (one of the three)",
  differentTables: (one: string, other: string) =>
    `row and column should have the same size: they are ${one} and ${other}`,
  wrongNesting: (depth: number, width: number) =>
    "payoffs should be nested once for each player and give each a number: " +
    `they are nested ${depth} deep and give ${width}`,
  notAMatrix: (name: string) => `${name} should be a matrix: a list of rows, each a list of numbers`,
  notAnArray: (name: string, max: number) =>
    `${name} should be a list of lists of numbers, none of them empty and not above ${max.toLocaleString("en")} in all`,

  // Faults of a game in Gambit's format.
  neverClosedText: () => 'this text is never closed: a " is missing',
  extensiveGame: () => "this is an extensive game of Gambit (.efg), which is not read: save its strategic form as .nfg",
  noHeader: () => "a strategic game begins with NFG 1 R",
  END_OF_FILE: "the end of the file",
  unknownVersion: (found: Text) => `version ${found.en} is not known: it should be 1`,
  notRational: (found: Text) => `${found.en} should be R`,
  oneTooMany: (found: Text) => `${found.en} is one too many: the table was complete`,
  /** In quotes or between braces. */
  A_TITLE: "the title of the game",
  PLAYERS: "the players",
  A_PLAYER: "the name of a player",
  STRATEGIES: "the strategies",
  STRATEGIES_OF_A_PLAYER: "the strategies of a player",
  A_STRATEGY: "the name of a strategy",
  OUTCOMES: "the outcomes",
  AN_OUTCOME: "an outcome",
  PAYOFFS: "payoffs",
  OUTCOME_NUMBERS: "outcome numbers",
  notInQuotes: (found: Text, what: Text) => `${found.en} stands where ${what.en} should, in quotes`,
  notInBraces: (found: Text, what: Text) => `${found.en} stands where ${what.en} should, between braces`,
  neverClosedBrace: (what: Text) => `the brace opened here for ${what.en} is never closed`,
  wrongStrategyCount: (found: Text, max: number) =>
    `${found.en} should be a number of strategies up to ${max.toLocaleString("en")} or a list of names`,
  gameWithoutPlayer: () => "the game has no player",
  namedPlayerWithoutStrategy: (player: string) => `player "${player}" has no strategy`,
  wrongOutcome: (players: number, payoffs: number) => `this outcome needs ${players} payoffs and has ${payoffs}`,
  unknownOutcome: (found: Text, max: number) => `${found.en} is not the number of an outcome: they go from 0 to ${max}`,
  tableTooShort: (found: number, what: Text, wanted: number) =>
    `the table ends too soon: it has ${found} ${what.en} and needs ${wanted}`,
  noPayoff: (found: Text) => `${found.en} stands where a payoff should`,

  // An analysis in words.
  entry: (name: string, value: string) => `${name}: ${value}`,
  SEMICOLON: "; ",
  COSTS: "costs",
  lessIsBetter: (unit: string) => `In ${unit}: less is better.`,
  largeGame: (size: string) => `A game of ${size}.`,
  BEST_RESPONSE_LEGEND: "* a best response; where everybody has one, the outcome is a pure equilibrium.",
  NOTHING_DOMINATED: "No strategy is dominated.",
  NOTHING_DOMINATED_BY_ANOTHER: "No strategy is dominated by another.",
  DOMINANCE: "Dominance",
  dominates: (kind: "strict" | "weak", better: string, worse: string) => `${better} ${HOW[kind].en} dominates ${worse}`,
  strikingOut: (kind: "strict" | "weak") => `Striking out what is ${HOW[kind].en} dominated, one after the other:`,
  WHAT_REMAINS: "what remains",
  ORDER_MATTERS: "(With weak dominance another order may leave something else.)",
  equilibriumCount: (count: number, complete: boolean) =>
    `${count === 0 ? "No" : count} ${complete ? "" : "pure "}Nash equilibri${count === 1 ? "um" : "a"}`,
  notParetoOptimal: (better: string, payoffs: string) => `Not Pareto-optimal: ${better} would give ${payoffs}.`,
  CHECKS_LEFT_OUT: "(There are too many to show why each is one.)",
  nothingBetter: (earned: string, best: string, costs: boolean) =>
    costs ? `${earned}; none costs less than ${best}` : `${earned}; none gives more than ${best}`,
  DEGENERATE: "These are the corners of all equilibria (the game is degenerate):",
  component: (number: number) => `component ${number}`,
  anyMixture: (sets: string) => `any mixture of ${sets}`,
  ALL_PARETO_OPTIMAL: "Every outcome is Pareto-optimal.",
  PARETO_OPTIMAL: "Pareto-optimal outcomes",
  NOT_OPTIMAL: "Not optimal",
  ZERO_SUM: "Zero-sum game",
  constantSumGame: (sum: string) => `Constant-sum game (${sum})`,
};

const fr: Messages<typeof en> = {
  unevenPart: (place, found, wanted) =>
    `${place} ${found === undefined ? "n'est pas une liste" : `a ${found} éléments`} : il devrait y en avoir ` +
    `${wanted}, comme dans la première, pour des lignes égales`,
  CLASSIC_GAME: "de jeu en forme normale",
  KEY: "de clé",
  dividedByZero: (above) => `${above}/0 n'est pas une fraction : on ne divise pas par zéro.`,
  notANumber: (given) => `${given.fr} n'est pas un nombre utilisable : écrivez-en un fini, comme 3, -0.25 ou 1/2`,
  noPlayer: () => "Un jeu demande au moins un joueur.",
  playersWithoutStrategies: (players, withStrategies) =>
    `${players} joueurs sont nommés et ${withStrategies} ont des stratégies`,
  playerWithoutStrategy: (player) => `Le joueur ${player} n'a pas de stratégie.`,
  wrongPayoffCount: (profile, players, payoffs) => `Le profil ${profile} demande ${players} gains et en a ${payoffs}.`,
  tooManyPayoffs: (counts, max) =>
    `un jeu de ${counts.join(" × ")} a trop de gains : au plus ${max.toLocaleString("fr")}`,
  ROW_PLAYER: "du joueur des lignes",
  COLUMN_PLAYER: "du joueur des colonnes",
  ROWS: "lignes",
  COLUMNS: "colonnes",
  differentShapes: (one, other) => `Les deux matrices devraient avoir la même taille : elles sont ${one} et ${other}.`,
  emptyMatrix: (owner) => `La matrice ${owner.fr} est vide.`,
  unevenRow: (owner, row, length, width) =>
    `La ligne ${row} de la matrice ${owner.fr} a ${length} éléments où la ligne 1 en a ${width} : ` +
    "les lignes devraient être égales.",
  wrongNameCount: (kind, count, names) => `Il y a ${count} ${kind.fr} et ${names} noms pour elles.`,
  mixedOnlyForTwo: (players) =>
    `La liste des équilibres mixtes demande un jeu à deux joueurs, et celui-ci est à ${players}.`,
  tooManyCorners: (limit) =>
    "Ce jeu est trop grand pour énumérer ses équilibres mixtes : un polytope de meilleures réponses a plus de " +
    `${limit.toLocaleString("fr")} sommets ; élevez la limite, ou ne demandez que les équilibres purs.`,
  tooManyEquilibria: (max) => `Ce jeu a plus de ${max.toLocaleString("fr")} équilibres à énumérer : c'est trop.`,
  tooManySubsets: (max) =>
    `Une composante d'équilibres de ce jeu a plus de ${max.toLocaleString("fr")} sous-ensembles maximaux.`,
  afterTheGame: () => "rien n'est attendu après le jeu",
  notAnObject: () => `un jeu est un objet comme ${EXAMPLE}`,
  keyTwice: (name) => `"${name}" est donné deux fois`,
  notAText: (name) => `${name} devrait être un texte`,
  costsNotBoolean: () => "costs devrait être true ou false",
  wrongStrategyLists: (players) => `strategies devrait être ${players} listes de noms, une par joueur`,
  wrongNames: (what, count) => `${what} devrait être une liste de ${count} noms, autant que les gains en comptent`,
  noTable: () => "donnez payoffs, ou row et column, ou matrix (l'un des trois)",
  differentTables: (one, other) => `row et column devraient avoir la même taille : elles sont ${one} et ${other}`,
  wrongNesting: (depth, width) =>
    "payoffs devrait être emboîté une fois par joueur et donner un nombre à chacun : " +
    `il l'est ${depth} fois et en donne ${width}`,
  notAMatrix: (name) => `${name} devrait être une matrice : une liste de lignes, chacune une liste de nombres`,
  notAnArray: (name, max) =>
    `${name} devrait être une liste de listes de nombres, aucune vide et au plus ${max.toLocaleString("fr")} en tout`,
  neverClosedText: () => "ce texte n'est jamais fermé : il manque un \"",
  extensiveGame: () =>
    "c'est un jeu extensif de Gambit (.efg), qui ne se lit pas : enregistrez sa forme stratégique en .nfg",
  noHeader: () => "un jeu stratégique commence par NFG 1 R",
  END_OF_FILE: "la fin du fichier",
  unknownVersion: (found) => `la version ${found.fr} est inconnue : ce devrait être 1`,
  notRational: (found) => `${found.fr} devrait être R`,
  oneTooMany: (found) => `${found.fr} est de trop : le tableau était complet`,
  A_TITLE: "le titre du jeu",
  PLAYERS: "les joueurs",
  A_PLAYER: "le nom d'un joueur",
  STRATEGIES: "les stratégies",
  STRATEGIES_OF_A_PLAYER: "les stratégies d'un joueur",
  A_STRATEGY: "le nom d'une stratégie",
  OUTCOMES: "les issues",
  AN_OUTCOME: "une issue",
  PAYOFFS: "gains",
  OUTCOME_NUMBERS: "numéros d'issues",
  notInQuotes: (found, what) => `${found.fr} se trouve là où on attend ${what.fr}, entre guillemets`,
  notInBraces: (found, what) => `${found.fr} se trouve là où on attend ${what.fr}, entre accolades`,
  neverClosedBrace: (what) => `l'accolade ouverte ici pour ${what.fr} n'est jamais fermée`,
  wrongStrategyCount: (found, max) =>
    `${found.fr} devrait être un nombre de stratégies jusqu'à ${max.toLocaleString("fr")} ou une liste de noms`,
  gameWithoutPlayer: () => "le jeu n'a pas de joueur",
  namedPlayerWithoutStrategy: (player) => `le joueur "${player}" n'a pas de stratégie`,
  wrongOutcome: (players, payoffs) => `cette issue demande ${players} gains et en a ${payoffs}`,
  unknownOutcome: (found, max) => `${found.fr} n'est pas le numéro d'une issue : ils vont de 0 à ${max}`,
  tableTooShort: (found, what, wanted) =>
    `le tableau finit trop tôt : il a ${found} ${what.fr} et en demande ${wanted}`,
  noPayoff: (found) => `${found.fr} se trouve là où on attend un gain`,
  entry: (name, value) => `${name} : ${value}`,
  SEMICOLON: " ; ",
  COSTS: "coûts",
  lessIsBetter: (unit) => `En ${unit} : moins vaut mieux.`,
  largeGame: (size) => `Un jeu de ${size}.`,
  BEST_RESPONSE_LEGEND: "* une meilleure réponse ; là où chacun en a une, l'issue est un équilibre pur.",
  NOTHING_DOMINATED: "Aucune stratégie n'est dominée.",
  NOTHING_DOMINATED_BY_ANOTHER: "Aucune stratégie n'est dominée par une autre.",
  DOMINANCE: "Dominance",
  dominates: (kind, better, worse) => `${better} domine ${HOW[kind].fr} ${worse}`,
  strikingOut: (kind) => `En rayant l'une après l'autre les stratégies ${HOW[kind].fr} dominées :`,
  WHAT_REMAINS: "il reste",
  ORDER_MATTERS: "(Avec la dominance faible, un autre ordre peut laisser autre chose.)",
  equilibriumCount: (count, complete) =>
    `${count === 0 ? "Aucun" : count} équilibre${count > 1 ? "s" : ""} de Nash` +
    (complete ? "" : " en stratégies pures"),
  notParetoOptimal: (better, payoffs) => `Pas optimal au sens de Pareto : ${better} donnerait ${payoffs}.`,
  CHECKS_LEFT_OUT: "(Il y en a trop pour montrer pourquoi chacun en est un.)",
  nothingBetter: (earned, best, costs) =>
    costs ? `${earned} ; rien ne coûte moins que ${best}` : `${earned} ; rien ne donne plus que ${best}`,
  DEGENERATE: "Ce sont les sommets de l'ensemble des équilibres (le jeu est dégénéré) :",
  component: (number) => `composante ${number}`,
  anyMixture: (sets) => `tout mélange de ${sets}`,
  ALL_PARETO_OPTIMAL: "Toute issue est optimale au sens de Pareto.",
  PARETO_OPTIMAL: "Issues optimales au sens de Pareto",
  NOT_OPTIMAL: "Non optimales",
  ZERO_SUM: "Jeu à somme nulle",
  constantSumGame: (sum) => `Jeu à somme constante (${sum})`,
};

export const texts = { ...messages(en, fr), halfACharacter, sentence, player, against, value };
