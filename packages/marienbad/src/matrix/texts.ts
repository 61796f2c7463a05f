import { sameText, type Text, text } from "../base/text.ts";

export { halfACharacter } from "../base/texts.ts";

/** What is missing after "there is no". */
export const CLASSIC_GAME: Text = text("game in normal form", "de jeu en forme normale");
export const KEY: Text = text("key", "de clé");

// Numbers.

export const dividedByZero = (above: bigint): Text =>
  text(
    `${above}/0 is not a fraction: nothing is divided by zero.`,
    `${above}/0 n'est pas une fraction : on ne divise pas par zéro.`,
  );

/** Without a full stop: readers put the place before it. */
export const notANumber = (given: Text): Text =>
  text(
    `${given.en} is not a number that can be used: write a finite one such as 3, -0.25 or 1/2`,
    `${given.fr} n'est pas un nombre utilisable : écrivez-en un fini, comme 3, -0.25 ou 1/2`,
  );

// Games in normal form.

export const noPlayer = (): Text => text("A game needs at least one player.", "Un jeu demande au moins un joueur.");

/** Without a full stop. */
export const playersWithoutStrategies = (players: number, withStrategies: number): Text =>
  text(
    `${players} players are named and ${withStrategies} have strategies`,
    `${players} joueurs sont nommés et ${withStrategies} ont des stratégies`,
  );

export const playerWithoutStrategy = (player: string): Text =>
  text(`Player ${player} has no strategy.`, `Le joueur ${player} n'a pas de stratégie.`);

export const wrongPayoffCount = (profile: string, players: number, payoffs: number): Text =>
  text(
    `Profile ${profile} needs ${players} payoffs and has ${payoffs}.`,
    `Le profil ${profile} demande ${players} gains et en a ${payoffs}.`,
  );

/** Without a full stop. */
export const tooManyPayoffs = (counts: readonly number[], max: number): Text =>
  text(
    `a game of ${counts.join(" × ")} has too many payoffs: at most ${max.toLocaleString("en")} fit`,
    `un jeu de ${counts.join(" × ")} a trop de gains : au plus ${max.toLocaleString("fr")}`,
  );

/** A remark as a sentence of its own: a capital first, a full stop last. */
export const sentence = ({ en, fr }: Text): Text => {
  const whole = (words: string): string => `${words[0].toUpperCase()}${words.slice(1)}.`;
  return { en: whole(en), fr: whole(fr) };
};

/** Whose matrix it is. */
export const ROW_PLAYER: Text = text("the row player", "du joueur des lignes");
export const COLUMN_PLAYER: Text = text("the column player", "du joueur des colonnes");
export const ROWS: Text = text("rows", "lignes");
export const COLUMNS: Text = text("columns", "colonnes");

export const differentShapes = (one: string, other: string): Text =>
  text(
    `The two matrices should have the same size: they are ${one} and ${other}.`,
    `Les deux matrices devraient avoir la même taille : elles sont ${one} et ${other}.`,
  );

export const emptyMatrix = (owner: Text): Text =>
  text(`The matrix of ${owner.en} is empty.`, `La matrice ${owner.fr} est vide.`);

export const unevenRow = (owner: Text, row: number, length: number, width: number): Text =>
  text(
    `Row ${row} of the matrix of ${owner.en} has ${length} entries where row 1 has ${width}: rows should be even.`,
    `La ligne ${row} de la matrice ${owner.fr} a ${length} éléments où la ligne 1 en a ${width} : ` +
      "les lignes devraient être égales.",
  );

export const wrongNameCount = (kind: Text, count: number, names: number): Text =>
  text(
    `There are ${count} ${kind.en} and ${names} names for them.`,
    `Il y a ${count} ${kind.fr} et ${names} noms pour elles.`,
  );

/** What is only for two players. */
export const ZERO_SUM_VALUE: Text = text("The value of a zero-sum game", "La valeur d'un jeu à somme nulle");
export const MIXED_EQUILIBRIA: Text = text("The list of mixed equilibria", "La liste des équilibres mixtes");

export const onlyForTwo = (what: Text, players: number): Text =>
  text(
    `${what.en} needs a game for two players, and this one is for ${players}.`,
    `${what.fr} demande un jeu à deux joueurs, et celui-ci est à ${players}.`,
  );

export const noConstantSum = (): Text =>
  text(
    "This game has no value in von Neumann's sense: the payoffs do not add up to a constant.",
    "Ce jeu n'a pas de valeur au sens de von Neumann : la somme des gains n'est pas constante.",
  );

export const tooManyCorners = (limit: number): Text =>
  text(
    "This game is too large to list its mixed equilibria: " +
      `a polytope of best responses has more than ${limit.toLocaleString("en")} corners; ` +
      "raise the limit, or ask for pure equilibria only.",
    "Ce jeu est trop grand pour énumérer ses équilibres mixtes : " +
      `un polytope de meilleures réponses a plus de ${limit.toLocaleString("fr")} sommets ; ` +
      "élevez la limite, ou ne demandez que les équilibres purs.",
  );

export const tooManyEquilibria = (max: number): Text =>
  text(
    `This game has more than ${max.toLocaleString("en")} equilibria to list: too many.`,
    `Ce jeu a plus de ${max.toLocaleString("fr")} équilibres à énumérer : c'est trop.`,
  );

export const tooManySubsets = (max: number): Text =>
  text(
    `A component of equilibria of this game has more than ${max.toLocaleString("en")} maximal subsets.`,
    `Une composante d'équilibres de ce jeu a plus de ${max.toLocaleString("fr")} sous-ensembles maximaux.`,
  );

// What can be wrong with a game in JSON.

export const afterTheGame = (): Text => text("expected nothing after the game", "rien n'est attendu après le jeu");

const EXAMPLE = '{"row": [[1, 0], [0, 1]], "column": [[1, 0], [0, 1]]}';

export const notAnObject = (): Text =>
  text(`a game is an object such as ${EXAMPLE}`, `un jeu est un objet comme ${EXAMPLE}`);

export const keyTwice = (name: string): Text => text(`"${name}" is given twice`, `"${name}" est donné deux fois`);

export const notAText = (name: string): Text => text(`${name} should be a text`, `${name} devrait être un texte`);

export const costsNotBoolean = (): Text => text("costs should be true or false", "costs devrait être true ou false");

export const wrongStrategyLists = (players: number): Text =>
  text(
    `strategies should be ${players} lists of names, one for each player`,
    `strategies devrait être ${players} listes de noms, une par joueur`,
  );

export const wrongNames = (what: string, count: number): Text =>
  text(
    `${what} should be a list of ${count} names: the payoffs are for as many`,
    `${what} devrait être une liste de ${count} noms, autant que les gains en comptent`,
  );

export const noTable = (): Text =>
  text(
    "give payoffs, or row and column, or matrix (one of the three)",
    "donnez payoffs, ou row et column, ou matrix (l'un des trois)",
  );

export const differentTables = (one: string, other: string): Text =>
  text(
    `row and column should have the same size: they are ${one} and ${other}`,
    `row et column devraient avoir la même taille : elles sont ${one} et ${other}`,
  );

export const wrongNesting = (depth: number, width: number): Text =>
  text(
    "payoffs should be nested once for each player and give each a number: " +
      `they are nested ${depth} deep and give ${width}`,
    "payoffs devrait être emboîté une fois par joueur et donner un nombre à chacun : " +
      `il l'est ${depth} fois et en donne ${width}`,
  );

export const notAMatrix = (name: string): Text =>
  text(
    `${name} should be a matrix: a list of rows, each a list of numbers`,
    `${name} devrait être une matrice : une liste de lignes, chacune une liste de nombres`,
  );

export const notAnArray = (name: string, max: number): Text =>
  text(
    `${name} should be a list of lists of numbers, none of them empty and not above ${max.toLocaleString("en")} in all`,
    `${name} devrait être une liste de listes de nombres, aucune vide et au plus ${max.toLocaleString("fr")} en tout`,
  );

/** `found` entries are there, or what is there is no list. */
export const unevenPart = (place: string, found: number | undefined, wanted: number): Text => {
  const en = found === undefined ? "is not a list" : `has ${found} entries`;
  const fr = found === undefined ? "n'est pas une liste" : `a ${found} éléments`;
  return text(
    `${place} ${en}: it should have ${wanted}, like the first one, for the rows to be even`,
    `${place} ${fr} : il devrait y en avoir ${wanted}, comme dans la première, pour des lignes égales`,
  );
};

// What can be wrong with a game in Gambit's format.

export const neverClosedText = (): Text =>
  text('this text is never closed: a " is missing', "ce texte n'est jamais fermé : il manque un \"");

export const extensiveGame = (): Text =>
  text(
    "this is an extensive game of Gambit (.efg), which is not read: save its strategic form as .nfg",
    "c'est un jeu extensif de Gambit (.efg), qui ne se lit pas : enregistrez sa forme stratégique en .nfg",
  );

export const noHeader = (): Text =>
  text("a strategic game begins with NFG 1 R", "un jeu stratégique commence par NFG 1 R");

export const END_OF_FILE: Text = text("the end of the file", "la fin du fichier");

export const unknownVersion = (found: Text): Text =>
  text(`version ${found.en} is not known: it should be 1`, `la version ${found.fr} est inconnue : ce devrait être 1`);

export const notRational = (found: Text): Text => text(`${found.en} should be R`, `${found.fr} devrait être R`);

export const oneTooMany = (found: Text): Text =>
  text(`${found.en} is one too many: the table was complete`, `${found.fr} est de trop : le tableau était complet`);

/** What stands between braces or in quotes. */
export const A_TITLE: Text = text("the title of the game", "le titre du jeu");
export const PLAYERS: Text = text("the players", "les joueurs");
export const A_PLAYER: Text = text("the name of a player", "le nom d'un joueur");
export const STRATEGIES: Text = text("the strategies", "les stratégies");
export const STRATEGIES_OF_A_PLAYER: Text = text("the strategies of a player", "les stratégies d'un joueur");
export const A_STRATEGY: Text = text("the name of a strategy", "le nom d'une stratégie");
export const OUTCOMES: Text = text("the outcomes", "les issues");
export const AN_OUTCOME: Text = text("an outcome", "une issue");
export const PAYOFFS: Text = text("payoffs", "gains");
export const OUTCOME_NUMBERS: Text = text("outcome numbers", "numéros d'issues");

export const notInQuotes = (found: Text, what: Text): Text =>
  text(
    `${found.en} stands where ${what.en} should, in quotes`,
    `${found.fr} se trouve là où on attend ${what.fr}, entre guillemets`,
  );

export const notInBraces = (found: Text, what: Text): Text =>
  text(
    `${found.en} stands where ${what.en} should, between braces`,
    `${found.fr} se trouve là où on attend ${what.fr}, entre accolades`,
  );

export const neverClosedBrace = (what: Text): Text =>
  text(
    `the brace opened here for ${what.en} is never closed`,
    `l'accolade ouverte ici pour ${what.fr} n'est jamais fermée`,
  );

export const wrongStrategyCount = (found: Text, max: number): Text =>
  text(
    `${found.en} should be a number of strategies up to ${max.toLocaleString("en")} or a list of names`,
    `${found.fr} devrait être un nombre de stratégies jusqu'à ${max.toLocaleString("fr")} ou une liste de noms`,
  );

export const gameWithoutPlayer = (): Text => text("the game has no player", "le jeu n'a pas de joueur");

export const namedPlayerWithoutStrategy = (player: string): Text =>
  text(`player "${player}" has no strategy`, `le joueur "${player}" n'a pas de stratégie`);

export const wrongOutcome = (players: number, payoffs: number): Text =>
  text(
    `this outcome needs ${players} payoffs and has ${payoffs}`,
    `cette issue demande ${players} gains et en a ${payoffs}`,
  );

export const unknownOutcome = (found: Text, max: number): Text =>
  text(
    `${found.en} is not the number of an outcome: they go from 0 to ${max}`,
    `${found.fr} n'est pas le numéro d'une issue : ils vont de 0 à ${max}`,
  );

export const tableTooShort = (found: number, what: Text, wanted: number): Text =>
  text(
    `the table ends too soon: it has ${found} ${what.en} and needs ${wanted}`,
    `le tableau finit trop tôt : il a ${found} ${what.fr} et en demande ${wanted}`,
  );

export const noPayoff = (found: Text): Text =>
  text(`${found.en} stands where a payoff should`, `${found.fr} se trouve là où on attend un gain`);

// An analysis in words. Names and numbers come as texts that are the same in both languages, or not.

export const player = (name: string): Text => text(`player ${name}`, `joueur ${name}`);

/** "A: betray", with the colon as the language spaces it. */
export const entry = (name: string, value: string): Text => text(`${name}: ${value}`, `${name} : ${value}`);
export const SEMICOLON: Text = text("; ", " ; ");

export const COSTS: Text = text("costs", "coûts");

export const lessIsBetter = (unit: string): Text =>
  text(`In ${unit}: less is better.`, `En ${unit} : moins vaut mieux.`);

export const largeGame = (size: string): Text => text(`A game of ${size}.`, `Un jeu de ${size}.`);

export const BEST_RESPONSE_LEGEND: Text = text(
  "* a best response; where everybody has one, the outcome is a pure equilibrium.",
  "* une meilleure réponse ; là où chacun en a une, l'issue est un équilibre pur.",
);

export const NOTHING_DOMINATED: Text = text("No strategy is dominated.", "Aucune stratégie n'est dominée.");
export const NOTHING_DOMINATED_BY_ANOTHER: Text = text(
  "No strategy is dominated by another.",
  "Aucune stratégie n'est dominée par une autre.",
);
export const DOMINANCE: Text = text("Dominance", "Dominance");

const HOW = { strict: text("strictly", "strictement"), weak: text("weakly", "faiblement") };

export const dominates = (kind: "strict" | "weak", better: string, worse: string): Text =>
  text(`${better} ${HOW[kind].en} dominates ${worse}`, `${better} domine ${HOW[kind].fr} ${worse}`);

export const strikingOut = (kind: "strict" | "weak"): Text =>
  text(
    `Striking out what is ${HOW[kind].en} dominated, one after the other:`,
    `En rayant l'une après l'autre les stratégies ${HOW[kind].fr} dominées :`,
  );

export const WHAT_REMAINS: Text = text("what remains", "il reste");
export const ORDER_MATTERS: Text = text(
  "(With weak dominance another order may leave something else.)",
  "(Avec la dominance faible, un autre ordre peut laisser autre chose.)",
);

/** "2 Nash equilibria", or the pure ones only. */
export const equilibriumCount = (count: number, complete: boolean): Text =>
  text(
    `${count === 0 ? "No" : count} ${complete ? "" : "pure "}Nash equilibri${count === 1 ? "um" : "a"}`,
    `${count === 0 ? "Aucun" : count} équilibre${count > 1 ? "s" : ""} de Nash` +
      (complete ? "" : " en stratégies pures"),
  );

export const notParetoOptimal = (better: string, payoffs: string): Text =>
  text(
    `Not Pareto-optimal: ${better} would give ${payoffs}.`,
    `Pas optimal au sens de Pareto : ${better} donnerait ${payoffs}.`,
  );

export const CHECKS_LEFT_OUT: Text = text(
  "(There are too many to show why each is one.)",
  "(Il y en a trop pour montrer pourquoi chacun en est un.)",
);

export const against = (name: string, others: string): Text =>
  others === "" ? sameText(name) : text(`${name} against ${others}`, `${name} contre ${others}`);

/** Why nobody deviates: "silent = 3, betray = 2; none costs less than 2". */
export const nothingBetter = (earned: string, best: string, costs: boolean): Text =>
  costs
    ? text(`${earned}; none costs less than ${best}`, `${earned} ; rien ne coûte moins que ${best}`)
    : text(`${earned}; none gives more than ${best}`, `${earned} ; rien ne donne plus que ${best}`);

export const DEGENERATE: Text = text(
  "These are the corners of all equilibria (the game is degenerate):",
  "Ce sont les sommets de l'ensemble des équilibres (le jeu est dégénéré) :",
);

export const component = (number: number): Text => text(`component ${number}`, `composante ${number}`);

export const anyMixture = (sets: string): Text => text(`any mixture of ${sets}`, `tout mélange de ${sets}`);

export const ALL_PARETO_OPTIMAL: Text = text(
  "Every outcome is Pareto-optimal.",
  "Toute issue est optimale au sens de Pareto.",
);
export const PARETO_OPTIMAL: Text = text("Pareto-optimal outcomes", "Issues optimales au sens de Pareto");
export const NOT_OPTIMAL: Text = text("Not optimal", "Non optimales");

export const ZERO_SUM: Text = text("Zero-sum game", "Jeu à somme nulle");

export const constantSumGame = (sum: string): Text =>
  text(`Constant-sum game (${sum})`, `Jeu à somme constante (${sum})`);

export const value = (payoff: string, owner: string): Text =>
  text(`value ${payoff} (${owner})`, `valeur ${payoff} (${owner})`);
