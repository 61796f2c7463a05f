import { type Messages, messages, type Text, text } from "marienbad/base";
import { type Facts, moves, type Play, type Player, player } from "marienbad/game";
import type { ComparedOutcome, Comparison, OutcomeChange } from "marienbad/solve";
import type { BookReport } from "marienbad-databases/connect4";
import type { Silence } from "../subject/strategy-file.ts";

export const WORDS = {
  value: text("value", "valeur"),
  source: text("source", "source"),
  move: text("move", "coup"),
  line: text("line", "suite"),
  nodes: text("nodes", "nœuds"),
  depth: text("depth", "profondeur"),
  cuts: text("cuts", "coupes"),
  over: text("none, the play is over", "aucun, la partie est finie"),
} as const satisfies Readonly<Record<string, Text>>;

const EXAMPLE = "compare dodgem trapped=wins -- trapped=loses";

const outcome = (result: ComparedOutcome): Text =>
  result === "draw" ? text("a draw", "nulle") : text(`won by ${player(result).en}`, `gagnée par ${player(result).fr}`);

const DEFEATS = {
  lost: (last: string): Text => text(`the opponent wins at ${last}`, `l'adversaire gagne en ${last}`),
  stuck: (last: string): Text => text(`the play is stuck at ${last}`, `la partie est bloquée en ${last}`),
  silent: (last: string): Text => text(`the strategy names no move at ${last}`, `la stratégie ne dit rien en ${last}`),
  cycle: (last: string): Text =>
    text(`the play comes back to ${last} and never ends`, `la partie revient en ${last} et ne finit jamais`),
};

const WRONG_WORDS = {
  unknown: (last: string, said: string): Text =>
    text(
      `at ${last} the strategy says ${said}, which is neither a position nor a move`,
      `en ${last} la stratégie dit ${said}, qui n'est ni une position ni un coup`,
    ),
  "no-successor": (last: string, said: string): Text =>
    text(
      `at ${last} the strategy says ${said}, which no move leads to from there`,
      `en ${last} la stratégie dit ${said}, où aucun coup ne mène de là`,
    ),
};

const notWinning = (kind: keyof typeof DEFEATS, play: readonly string[], silence?: Silence): Text => {
  const path = play.join(" → ");
  const last = play[play.length - 1];
  const why =
    silence?.said === undefined || silence.reason === "nothing"
      ? DEFEATS[kind](last)
      : WRONG_WORDS[silence.reason](last, silence.said);
  return text(`Not winning: ${path}: ${why.en}.`, `Pas gagnante : ${path} : ${why.fr}.`);
};

const words = (list: readonly string[]): string => list.join(", ");

const FACTS: Readonly<Record<keyof Facts, Text>> = {
  zeroSum: text("zero-sum", "à somme nulle"),
  sequential: text("sequential", "séquentiel"),
  perfectInformation: text("perfect information", "information parfaite"),
  completeInformation: text("complete information", "information complète"),
  impartial: text("impartial", "impartial"),
  acyclic: text("acyclic", "acyclique"),
  canDraw: text("draws are possible", "nulles possibles"),
};

const facts = (known: readonly (keyof Facts)[]): Text => {
  const names = known.map((fact) => FACTS[fact]);
  return text(`Facts: ${words(names.map(({ en }) => en))}`, `Propriétés : ${words(names.map(({ fr }) => fr))}`);
};

const DIFFICULTY: readonly Text[] = [text("easy", "facile"), text("medium", "moyen"), text("hard", "difficile")];

const endOfPlay = (how: Play<unknown, unknown>["end"]): Text => {
  switch (how) {
    case 0:
    case 1:
      return text(`(player ${how} wins)`, `(le joueur ${how} gagne)`);
    case "cycle":
      return text("(back to an earlier position)", "(retour à une position déjà vue)");
    default:
      return text("(a draw)", "(nulle)");
  }
};

interface Reached {
  readonly after: string;
  readonly least: number;
  readonly most: number;
}

const inside = (columns: string): string => (columns === "" ? "" : ` (${columns})`);

const whole = (value: number, language: string): string => value.toLocaleString(language, { maximumFractionDigits: 0 });

const en = {
  // solve
  unfitSolver: (solver: string, requires: Text) => `--solver ${solver} does not apply: it requires ${requires.en}.`,
  attractor: (player: Player) => `Attractor of player ${player}:`,
  /** Why a vertex belongs to a layer of the attractor. */
  GOAL: "a goal",
  oneGoodMove: (to: string) => `one good move: → ${to}`,
  everyMove: (to: readonly string[]) => `every move leads there: → ${to.join(", ")}`,
  becauseOf: (vertex: string, why: Text) => `${vertex}: ${why.en}`,
  tooManyToList: (limit: number) =>
    `More than ${limit.toLocaleString("en")} positions follow, so they are not counted; analyse values every move.`,
  notProved: (milliseconds: number, positions: number, keepsState: boolean) =>
    `Not proved after ${(milliseconds / 1000).toLocaleString("en")} s: the solver of this game has looked at ` +
    `${positions.toLocaleString("en")} positions, and those to explore are too many. Give it more time` +
    `${keepsState ? ", with --state FILE if that is hours" : ""}, or search.`,
  noWinners: (flag: string) =>
    `--${flag} does not apply: this game is played for points, so that nobody's win is there to be shown.`,

  /* All starts. */
  notFromAll: (flag: string) => `--from-all and --${flag} do not go together: --${flag} is about one start.`,
  noStarts: (name: string) =>
    `${name} lists no starts: --from-all needs rules with \`starts\`, the positions to solve from.`,
  startsForPoints: () => "--from-all counts wins, and this game is played for points: solve it from one start.",
  ofStarts: (starts: number, outcomes: Text) => `Of ${starts.toLocaleString("en")} starts ${outcomes.en}`,
  longestWin: (player: Player, rank: number, examples: readonly string[]) =>
    `Longest win of player ${player}: ${moves(rank).en}, as from ${examples.join("  ")}`,
  endlessWins: (starts: number) => `Won by playing on for ever: ${starts.toLocaleString("en")} of these starts`,
  noState: (name: string) => `${name} has no prover that keeps a state: leave out --state.`,
  notThisState: (path: string, name: string) =>
    `${path} is damaged, or not a state of ${name} with these options: name another file, or remove it to begin anew.`,

  // search
  noOption: (what: string, option: string) => `A ${what} has no option ${option}=.`,
  uselessFlag: (flag: string, algorithm: string, reason: Text) =>
    `--${flag} means nothing to ${algorithm}: ${reason.en}.`,
  needsWinners: (algorithm: string, others: readonly string[]) =>
    `${algorithm} needs a game that is won or lost: use ${others.join(" or ")} here.`,
  onlyTraced: (traced: readonly string[]) => `only ${traced.join(", ")} can be traced`,
  ABOUT_MEMO: "it is about the memo",
  OWN_DEPTH: "it decides itself how deep to look",
  FROM_ROOT: "it is searched from its root",
  NO_HEURISTIC: "it uses none",

  // match
  wins: (count: number) => (count === 1 ? "win" : "wins"),
  DRAWS: "draws",
  POINTS: "of the points, 95 % interval",
  mistakes: (count: number, judged: number) => `${count} mistake${count === 1 ? "" : "s"} in ${moves(judged).en}`,
  unjudged: (count: number, made: number) =>
    count === made
      ? "The values of this game are not known within --limit, so mistakes are not counted."
      : `${count} of the ${moves(made).en} could not be judged in time.`,

  // play and review
  MOVES_AND_RESUME: "--moves and --resume both say what was played: give one of them.",
  RESUME_NEEDS_FILE: "--resume needs a file: standard input is where you play.",
  CURVE_OR_JSON: "--json gives the review as data, and -o, --format and --curve draw it: ask for one of them.",

  // compare
  noSecond: () => `What should be compared with it? Write -- and the other options, as in: ${EXAMPLE}`,
  tooMuchBehind: (word: string) => `"${word}" is one word too many behind --: options, or one file of rules.`,
  flagBehind: (flag: string) => `--${flag} belongs before --, with the other flags.`,
  noArenas: (name: string) =>
    `${name} is an arena: only games and files of rules can be compared, position by position.`,
  compared: ({ common, onlyFirst, onlySecond, otherLength }: Comparison, changed: number) =>
    `Of ${common.toLocaleString("en")} common positions ${changed.toLocaleString("en")} change who wins, ` +
    `${otherLength.toLocaleString("en")} only how soon or by how much; ` +
    `${onlyFirst.toLocaleString("en")} and ${onlySecond.toLocaleString("en")} are of one variant alone.`,
  changeTold: ({ from, to, count }: OutcomeChange) =>
    `${outcome(from).en} → ${outcome(to).en}: ${count.toLocaleString("en")}, as`,
  startTold: (before: Text, after: Text) =>
    before.en === after.en
      ? `The start stays as it is: ${before.en}.`
      : `The start changes: ${before.en} → ${after.en}.`,

  // plays
  playsCounted: (total: bigint, [first, second]: readonly bigint[], drawn: bigint) =>
    `${total.toLocaleString("en")} plays: ${first.toLocaleString("en")} won by player 0, ` +
    `${second.toLocaleString("en")} by player 1, ${drawn.toLocaleString("en")} drawn`,
  afterPlays: (plays: number) => `after ${plays} plays`,
  notAllPlays: (limit: number) => `Stopped at ${limit} plays; --limit N lists more.`,

  // check
  defeatedByCycle: (play: readonly string[], priority: number) =>
    `Not winning: ${play.join(" → ")}: so it can go on for ever, and the largest priority seen for ever is ` +
    `${priority}, the opponent's.`,
  NO_START: "The arena does not say where plays begin: give --from VERTEX.",
  winning: (player: Player, start: string) =>
    `Winning: player ${player} wins every play from ${start} that follows it.`,
  NO_MEMORY: "A strategy with memory is checked for goals only: for this objective give a dictionary.",
  undecided: (moves: number) =>
    `Undecided: a play goes on after ${moves.toLocaleString("en")} moves, or there are more plays than can be ` +
    "followed one by one. A strategy with memory is decided where its plays are few and end.",

  // verify
  DAMAGED: "This certificate is damaged: its claims do not fit its checksum.",
  SAMPLE_OF_DATABASE: "--sample is for databases; a certificate is checked whole.",
  certificateHolds: (claims: number) => `The certificate is true: all ${claims.toLocaleString("en")} claims hold.`,
  solutionHolds: (vertices: number) =>
    `The solution is true: winner and strategy hold at all ${vertices.toLocaleString("en")} vertices.`,
  solutionFails: (wrong: Text) => `The solution is false: ${wrong.en}.`,
  certificateFails: (wrong: Text) => `The certificate is false: ${wrong.en}.`,

  // games
  firstMoves: (moves: readonly string[], isCut: boolean) => `First moves: ${moves.join(" ")}${isCut ? " …" : ""}`,
  GAME_OR_PUZZLE: "game or puzzle",
  GAMES: "Games:",
  PUZZLES: "Puzzles, for one player:",
  solvedBy: (id: string) => `Solved by: marienbad path ${id}`,
  start: (position: string) => `Start: ${position}`,
  heuristics: (names: readonly string[]) => `Heuristics: ${words(names)}`,
  source: (reference: string) => `Source: ${reference}`,

  // lint and new
  /** A member, or the file itself where none is named. */
  stillRunning: (member: string | undefined, seconds: number) =>
    `${member ?? "The file"} is still running after ${seconds} seconds: is it an infinite loop? Ctrl-C ends it.`,
  andOthers: (others: number) => `(and at ${others.toLocaleString("en")} other position${others === 1 ? "" : "s"})`,
  watchesFiles: () => "--watch needs a file of rules, as mygame.ts.",
  notTypeScript: (path: string) => `${path} should end in .ts, as mygame.ts.`,
  gameWritten: (path: string) =>
    `${path} is a game that plays: try marienbad play ${path}, then change it; marienbad lint ${path} --watch tells ` +
    "what is wrong while you write.",

  // nash and tournament
  onlyTwoPlayers: () => "Mixed equilibria are listed for two players only.",
  checksInJson: () => "--json gives the check of each equilibrium.",
  optionOfAFile: (option: string) => `A game in a file has no options, so ${option}= means nothing here.`,
  populationWithoutTwins: () => "--population and --no-self do not go together: a population meets itself.",
  strategyTwice: (strategy: string) => `--strategies names ${strategy} twice.`,
  A_CHANCE: "a chance such as 0.05",
  STAKES: "axelrod, course or four numbers such as 5,3,1,0",
  duringTournament: () => "before the last match",
  STRATEGY: "strategy",
  YEARS_PER_TURN: "years/turn",
  POINTS_PER_TURN: "points/turn",
  COOPERATES: "cooperates",
  WINS: "wins",
  DEFECTION: "D",
  SHARES: "Shares of the population, in percent:",
  GENERATION: "generation",

  // connect4
  seconds: (time: number) => `in ${time.toLocaleString("en", { maximumFractionDigits: 1 })} s of processor time`,
  onlyFourInARow: (align: number) => `This solver plays for four in a row, not for align=${align}: try solve.`,
  POSITION_AND_BATCH: "Give a position or --batch, not both.",
  BEST_PLAY: "best play",
  nodes: (count: number) => `${count.toLocaleString("en")} positions looked at`,
  lineOf: (path: string, line: number) => `${path}, line ${line}`,
  notAScore: (word: string) => `"${word}" is not a score, which is a whole number`,
  allFaults: (count: number) => `… ${count} lines are wrong in all`,
  wrongScore: (position: string, score: number, expected: number) => `${position}: ${score}, not ${expected}`,
  duringBatch: () => "before the last position",
  resumedFrom: (path: string, answers: number) => `Going on from ${path}, after ${answers} answers.`,
  /** `now` is the current question. */
  searching: ({ after, least, most }: Reached, nodes: number, seconds: number, now: string) =>
    `score${inside(after)} ${least} to ${most}, ${whole(nodes, "en")} positions, ${whole(seconds, "en")} s, now ${now}`,
  searchStopped: ({ after, least, most }: Reached, path: string, questions: number) =>
    `Interrupted after ${questions.toLocaleString("en")} answers, with a score${inside(after)} from ${least} to ` +
    `${most}. They are in ${path}: the same command goes on from there.`,
  notThisSearch: (path: string, head: string) =>
    `${path} is not the state of this search: it should begin with "${head}".`,
  unreadableLine: (path: string, line: number, content: string) =>
    `${path}, line ${line}, does not say what was found: "${content}".`,

  // book
  GAME_WITH_BOOKS: "game with books",
  bookIncomplete: (usage: string) => `--depth and -o are needed. Usage: marienbad ${usage}`,
  bookMade: (path: string, positions: number) => `${path}: ${positions.toLocaleString("en")} positions`,
  bookProgress: ({ ply, done, total, remaining }: BookReport) =>
    `after ${ply} moves: ${done} / ${total}, about ${Math.ceil(remaining / 60_000).toLocaleString("en")} min left`,
  bookInterrupted: (path: string, { ply, done, total }: Omit<BookReport, "remaining">) =>
    `Interrupted after ${done} of ${total} positions of ${ply} moves. ` +
    `What was found is in ${path}: the same command goes on from there.`,

  // draw
  onlySearched: (figures: readonly string[]) =>
    `A tree or a graph of scores is searched: --figure should be ${figures.join(" or ")}.`,
  missingTree: (what: string, usage: string) => `The ${what} is missing. Usage: marienbad ${usage}`,
  flagOfOthers: (flag: string, figure: string, others: readonly string[]) =>
    `--${flag} means nothing to the figure ${figure}: it is for ${others.join(", ")}.`,
  noFrames: (figure: string, others: readonly string[]) =>
    `The figure ${figure} has no steps to show one by one: --frames is for ${others.join(", ")}.`,
  notWithFrames: (flag: string) => `--${flag} means nothing with --frames.`,
  onlyWithFrames: (flag: string) => `--${flag} is for films, with --frames.`,

  // exercise and sheet
  written: (count: number, folder: string) =>
    `${count} ${count === 1 ? "sheet" : "sheets"} and ${count === 1 ? "its key" : "their keys"} are in ${folder}.`,
  afterSheets: (made: number, count: number) => `after ${made} of ${count} sheets`,
  noFolder: (usage: string) => `A folder is needed for the sheets: -o FOLDER. Usage: marienbad ${usage}`,
  onlyNotebooks: (format: string) => `--sequenced is for notebooks: with --format ipynb, not ${format}.`,
  unknownEnding: (path: string, endings: readonly string[]) =>
    `The format of "${path}" is unknown: it should end in ${endings.join(" or ")}, or be named by --format.`,
  namesOrCount: () => "--names and --students exclude each other: a list of names says how many students there are.",
  noOneFile: (format: string) =>
    `The whole class in one file is for printing, as .tex: for ${format}, give a folder to -o.`,
  LEVELS:
    "Behind the name of a kind a level may stand, @easy or @hard, as in nim@easy; kinds in Python have one level.",
};

const fr: Messages<typeof en> = {
  unfitSolver: (solver, requires) => `--solver ${solver} ne s'applique pas : il faut ${requires.fr}.`,
  attractor: (player) => `Attracteur du joueur ${player} :`,
  GOAL: "un but",
  oneGoodMove: (to) => `un bon coup : → ${to}`,
  everyMove: (to) => `tout coup y mène : → ${to.join(", ")}`,
  becauseOf: (vertex, why) => `${vertex} : ${why.fr}`,
  tooManyToList: (limit) =>
    `Plus de ${limit.toLocaleString("fr")} positions suivent : on ne les compte pas ; ` +
    "analyse donne la valeur de chaque coup.",
  notProved: (milliseconds, positions, keepsState) =>
    `Pas démontré après ${(milliseconds / 1000).toLocaleString("fr")} s : le solveur de ce jeu a examiné ` +
    `${positions.toLocaleString("fr")} positions, et il y en aurait trop à explorer. Donnez plus de temps` +
    `${keepsState ? ", avec --state FILE si ce sont des heures" : ""}, ou cherchez.`,
  noWinners: (flag) => `--${flag} ne s'applique pas : ce jeu se joue aux points, il n'y a donc pas de gain à montrer.`,
  notFromAll: (flag) => `--from-all et --${flag} ne vont pas ensemble : --${flag} concerne un seul début.`,
  noStarts: (name) =>
    `${name} ne donne pas de débuts : --from-all demande des règles avec \`starts\`, les positions d'où résoudre.`,
  startsForPoints: () =>
    "--from-all compte des gains, et ce jeu se joue aux points : résolvez-le depuis un seul début.",
  ofStarts: (starts, outcomes) => `Sur ${starts.toLocaleString("fr")} débuts, ${outcomes.fr}`,
  longestWin: (player, rank, examples) =>
    `Plus long gain du joueur ${player} : ${moves(rank).fr}, ainsi depuis ${examples.join("  ")}`,
  endlessWins: (starts) => `Gagnés en jouant sans fin : ${starts.toLocaleString("fr")} de ces débuts`,
  noState: (name) => `${name} n'a pas de démonstrateur qui garde un état : enlevez --state.`,
  notThisState: (path, name) =>
    `${path} est abîmé, ou n'est pas un état de ${name} avec ces options : nommez un autre fichier, ou supprimez-le ` +
    "pour recommencer.",
  noOption: (what, option) => `L'option ${option}= ne veut rien dire pour ${what}.`,
  uselessFlag: (flag, algorithm, reason) => `--${flag} ne veut rien dire pour ${algorithm} : ${reason.fr}.`,
  needsWinners: (algorithm, others) =>
    `${algorithm} demande un jeu qui se gagne ou se perd : prenez ici ${others.join(" ou ")}.`,
  onlyTraced: (traced) => `seuls ${traced.join(", ")} laissent une trace`,
  ABOUT_MEMO: "c'est pour le mémo",
  OWN_DEPTH: "il décide lui-même jusqu'où regarder",
  FROM_ROOT: "on cherche depuis sa racine",
  NO_HEURISTIC: "il n'en utilise pas",
  wins: (count) => (count > 1 ? "victoires" : "victoire"),
  DRAWS: "nulles",
  POINTS: "des points, intervalle à 95 %",
  mistakes: (count, judged) => `${count} erreur${count > 1 ? "s" : ""} en ${moves(judged).fr}`,
  unjudged: (count, made) =>
    count === made
      ? "Les valeurs de ce jeu ne sont pas connues dans la limite --limit : les erreurs ne sont pas comptées."
      : `${count} des ${moves(made).fr} n'ont pu être jugés à temps.`,
  MOVES_AND_RESUME: "--moves et --resume disent tous deux ce qui a été joué : donnez l'un des deux.",
  RESUME_NEEDS_FILE: "--resume demande un fichier : l'entrée standard est là où vous jouez.",
  CURVE_OR_JSON:
    "--json donne l'analyse en données, et -o, --format et --curve la dessinent : demandez l'un ou l'autre.",
  noSecond: () => `Avec quoi comparer ? Écrivez -- puis les autres options, comme : ${EXAMPLE}`,
  tooMuchBehind: (word) => `"${word}" est de trop après -- : des options, ou un fichier de règles.`,
  flagBehind: (flag) => `--${flag} se met avant --, avec les autres drapeaux.`,
  noArenas: (name) =>
    `${name} est une arène : on ne compare que des jeux et des fichiers de règles, position par position.`,
  compared: ({ common, onlyFirst, onlySecond, otherLength }, changed) =>
    `Sur ${common.toLocaleString("fr")} positions communes, ${changed.toLocaleString("fr")} changent de gagnant, ` +
    `${otherLength.toLocaleString("fr")} seulement de durée ou de points ; ` +
    `${onlyFirst.toLocaleString("fr")} et ${onlySecond.toLocaleString("fr")} sont d'une seule variante.`,
  changeTold: ({ from, to, count }) => `${outcome(from).fr} → ${outcome(to).fr} : ${count.toLocaleString("fr")}, ainsi`,
  startTold: (before, after) =>
    before.en === after.en
      ? `Le début reste ce qu'il est : ${before.fr}.`
      : `Le début change : ${before.fr} → ${after.fr}.`,
  playsCounted: (total, [first, second], drawn) =>
    `${total.toLocaleString("fr")} parties : ${first.toLocaleString("fr")} gagnées par le joueur 0, ` +
    `${second.toLocaleString("fr")} par le joueur 1, ${drawn.toLocaleString("fr")} nulles`,
  afterPlays: (plays) => `après ${plays} parties`,
  notAllPlays: (limit) => `Arrêté à ${limit} parties ; --limit N en donne plus.`,
  defeatedByCycle: (play, priority) =>
    `Pas gagnante : ${play.join(" → ")} : cela peut durer toujours, et la plus grande priorité vue sans cesse est ` +
    `${priority}, celle de l'adversaire.`,
  NO_START: "L'arène ne dit pas où les parties commencent : donnez --from VERTEX.",
  winning: (player, start) => `Gagnante : le joueur ${player} gagne toute partie depuis ${start} qui la suit.`,
  NO_MEMORY: "Une stratégie avec mémoire n'est jugée que pour des buts : pour cet objectif, donnez un dictionnaire.",
  undecided: (moves) =>
    `Indécis : une partie continue après ${moves.toLocaleString("fr")} coups, ou les parties sont trop nombreuses ` +
    "pour être suivies une à une. Une stratégie avec mémoire se juge où ses parties sont peu nombreuses et finissent.",
  DAMAGED: "Ce certificat est abîmé : ses affirmations ne vont pas avec sa somme de contrôle.",
  SAMPLE_OF_DATABASE: "--sample est pour les bases ; un certificat est vérifié en entier.",
  certificateHolds: (claims) => `Le certificat est vrai : les ${claims.toLocaleString("fr")} affirmations tiennent.`,
  solutionHolds: (vertices) =>
    `La solution est vraie : gagnant et stratégie tiennent en tous les ${vertices.toLocaleString("fr")} sommets.`,
  solutionFails: (wrong) => `La solution est fausse : ${wrong.fr}.`,
  certificateFails: (wrong) => `Le certificat est faux : ${wrong.fr}.`,
  firstMoves: (moves, isCut) => `Premiers coups : ${moves.join(" ")}${isCut ? " …" : ""}`,
  GAME_OR_PUZZLE: "de jeu ni de casse-tête",
  GAMES: "Jeux :",
  PUZZLES: "Casse-tête, à un joueur :",
  solvedBy: (id) => `Résolu par : marienbad path ${id}`,
  start: (position) => `Départ : ${position}`,
  heuristics: (names) => `Heuristiques : ${words(names)}`,
  source: (reference) => `Source : ${reference}`,
  stillRunning: (member, seconds) =>
    `${member ?? "Le fichier"} tourne encore après ${seconds} secondes : est-ce une boucle sans fin ? Ctrl-C l'arrête.`,
  andOthers: (others) =>
    `(et en ${others.toLocaleString("fr")} autre${others === 1 ? "" : "s"} position${others === 1 ? "" : "s"})`,
  watchesFiles: () => "--watch demande un fichier de règles, comme monjeu.ts.",
  notTypeScript: (path) => `${path} devrait finir par .ts, comme monjeu.ts.`,
  gameWritten: (path) =>
    `${path} est un jeu qui se joue : essayez marienbad play ${path}, puis changez-le ; marienbad lint ${path} ` +
    "--watch dit ce qui ne va pas pendant que vous écrivez.",
  seconds: (time) => `en ${time.toLocaleString("fr", { maximumFractionDigits: 1 })} s de temps de calcul`,
  onlyFourInARow: (align) => `Ce solveur joue pour quatre alignés, pas pour align=${align} : essayez solve.`,
  POSITION_AND_BATCH: "Donnez une position ou --batch, pas les deux.",
  BEST_PLAY: "meilleure suite",
  nodes: (count) => `${count.toLocaleString("fr")} positions examinées`,
  lineOf: (path, line) => `${path}, ligne ${line}`,
  notAScore: (word) => `"${word}" n'est pas un score, qui est un entier`,
  allFaults: (count) => `… ${count} lignes sont fausses en tout`,
  wrongScore: (position, score, expected) => `${position} : ${score}, et non ${expected}`,
  duringBatch: () => "avant la dernière position",
  GAME_WITH_BOOKS: "de bibliothèque pour le jeu",
  bookIncomplete: (usage) => `Il faut --depth et -o. Usage : marienbad ${usage}`,
  bookMade: (path, positions) => `${path} : ${positions.toLocaleString("fr")} positions`,
  bookProgress: ({ ply, done, total, remaining }) =>
    `après ${ply} coups : ${done} / ${total}, encore ${Math.ceil(remaining / 60_000).toLocaleString("fr")} min environ`,
  bookInterrupted: (path, { ply, done, total }) =>
    `Interrompu après ${done} positions sur ${total} de ${ply} coups. ` +
    `Ce qui a été trouvé est dans ${path} : la même commande reprend de là.`,
  onlySearched: (figures) =>
    `Un arbre ou un graphe de valeurs s'explore : --figure devrait être ${figures.join(" ou ")}.`,
  missingTree: (what, usage) => `Il manque le texte après ${what}. Usage : marienbad ${usage}`,
  flagOfOthers: (flag, figure, others) =>
    `--${flag} ne veut rien dire pour la figure ${figure} : c'est pour ${others.join(", ")}.`,
  noFrames: (figure, others) =>
    `La figure ${figure} n'a pas d'étapes à montrer une à une : --frames est pour ${others.join(", ")}.`,
  notWithFrames: (flag) => `--${flag} ne veut rien dire avec --frames.`,
  onlyWithFrames: (flag) => `--${flag} est pour les films, avec --frames.`,
  written: (count, folder) =>
    `${count} ${count === 1 ? "sujet" : "sujets"} et ${count === 1 ? "son corrigé" : "leurs corrigés"} dans ${folder}.`,
  afterSheets: (made, count) => `après ${made} sujets sur ${count}`,
  noFolder: (usage) => `Il faut un dossier pour les sujets : -o DOSSIER. Usage : marienbad ${usage}`,
  onlyNotebooks: (format) => `--sequenced concerne les carnets : avec --format ipynb, pas ${format}.`,
  unknownEnding: (path, endings) =>
    `Le format de "${path}" est inconnu : il devrait finir par ${endings.join(" ou ")}, ou être nommé par --format.`,
  namesOrCount: () => "--names et --students s'excluent : une liste de noms dit combien il y a d'élèves.",
  noOneFile: (format) =>
    `Toute la classe en un fichier, c'est pour imprimer, en .tex : pour ${format}, donnez un dossier à -o.`,
  LEVELS:
    "Derrière le nom d'une sorte, on peut donner un niveau, @easy (facile) ou @hard (difficile), comme dans nim@easy " +
    "; les sortes en Python n'en ont qu'un.",
  onlyTwoPlayers: () => "Les équilibres mixtes ne sont donnés que pour deux joueurs.",
  checksInJson: () => "--json donne la vérification de chaque équilibre.",
  optionOfAFile: (option) => `Un jeu dans un fichier n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
  populationWithoutTwins: () =>
    "--population et --no-self ne vont pas ensemble : une population se rencontre elle-même.",
  strategyTwice: (strategy) => `--strategies nomme ${strategy} deux fois.`,
  A_CHANCE: "une probabilité telle que 0.05",
  STAKES: "axelrod, course ou quatre nombres tels que 5,3,1,0",
  duringTournament: () => "avant la dernière rencontre",
  STRATEGY: "stratégie",
  YEARS_PER_TURN: "ans/tour",
  POINTS_PER_TURN: "points/tour",
  COOPERATES: "coopère",
  WINS: "victoires",
  DEFECTION: "T",
  SHARES: "Parts de la population, en pour cent :",
  GENERATION: "génération",
  resumedFrom: (path, answers) => `Reprise depuis ${path}, après ${answers} réponses.`,
  searching: ({ after, least, most }, nodes, seconds, now) =>
    `score${inside(after)} de ${least} à ${most}, ${whole(nodes, "fr")} positions, ${whole(seconds, "fr")} s, ` +
    `ici ${now}`,
  searchStopped: ({ after, least, most }, path, questions) =>
    `Interrompu après ${questions.toLocaleString("fr")} réponses, avec un score${inside(after)} de ${least} à ` +
    `${most}. Elles sont dans ${path} : la même commande reprend de là.`,
  notThisSearch: (path, head) => `${path} n'est pas l'état de cette recherche : il devrait commencer par « ${head} ».`,
  unreadableLine: (path, line, content) => `${path}, ligne ${line}, ne dit pas ce qui a été trouvé : « ${content} ».`,
};

export const texts = { ...messages(en, fr), DIFFICULTY, endOfPlay, facts, notWinning };
