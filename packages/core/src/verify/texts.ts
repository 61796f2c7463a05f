import { type Messages, messages, type Text, text } from "../base/text.ts";

const OUTCOMES: readonly Text[] = [
  text("a win for player 0", "gagné par le joueur 0"),
  text("a win for player 1", "gagné par le joueur 1"),
  text("a finite draw", "une nulle finie"),
  text("an infinite draw", "une nulle infinie"),
];

const MAX_CYCLE = 12;
const arrows = (cycle: readonly string[]): string =>
  (cycle.length > MAX_CYCLE ? [...cycle.slice(0, MAX_CYCLE), "…"] : [...cycle, cycle[0]]).join(" → ");

const en = {
  // Claims of a solution.
  otherSize: (claimed: number, vertices: number) => `the solution has ${claimed} vertices, the arena ${vertices}`,
  falseClaim: (vertex: string, outcome: number, why: Text) =>
    `vertex ${vertex} is claimed to be ${OUTCOMES[outcome].en}: ${why.en}`,
  goalOf: (player: number) => `but it is a goal of player ${player}`,
  drawnEnd: "but it is a drawn end",
  rankAtEnd: (rank: number) => `rank ${rank}, but the play is over there`,
  choiceAtEnd: "it has a choice, but the play is over there",
  notEndless: "by playing on for ever, but such plays are not that player's",
  endlessIsWon: (player: number) => `but a play that never ends is player ${player}'s`,
  longestDraw: (rank: number, longest: number) => `rank ${rank}, but its owner can delay the draw for ${longest} moves`,
  falsePoints: (vertex: string, claimed: number, best: number) =>
    `vertex ${vertex} is claimed to bring player 0 ${claimed} points: best play brings ${best}`,
  notBestChoice: (vertex: string) => `the choice at ${vertex} is not one of the best moves`,
  pointsRepeat: (vertex: string) =>
    `a play can come back to ${vertex} or follow a cycle before it, so that points prove nothing`,
  noSuchMove: "no move of its owner leads to such a vertex",
  quickest: (rank: number, quickest: number) => `rank ${rank}, but the quickest move has rank ${quickest}`,
  notASuccessor: "its choice is not a successor",
  notQuickest: "its choice is not the quickest win",
  needlessChoice: "it has a choice, which only the winner's own vertices have",
  deadEnd: "but it is a dead end, which is a draw",
  avoidable: "its owner has a move that avoids it",
  longest: (rank: number, longest: number) => `rank ${rank}, but the longest resistance has rank ${longest}`,
  winningMove: "its owner has a winning move",
  rankAtDeadEnd: (rank: number) => `rank ${rank}, but it is a dead end`,
  noDrawnEnd: "no drawn end can be reached by a move",
  nearestDraw: (rank: number, moves: number) => `rank ${rank}, but the nearest drawn end is ${moves} moves away`,
  rankWithoutEnd: (rank: number) => `rank ${rank}, but what never ends has none`,
  finiteDraw: "a finite draw can be reached by a move",
  noWayOn: "no move keeps the play going",
  // Claims about plays that may never end.
  falseObjectiveClaim: (vertex: string, winner: number, complaint: Text) =>
    `vertex ${vertex}, claimed for player ${winner}: ${complaint.en}`,
  noPlayer: "the winner is neither 0 nor 1",
  stuckMover: "it has no move and is nobody's goal, which no claim can be about",
  noStrategy: "its winner moves there, but no move is given",
  leavesRegion: (target: string) => `its strategy moves to ${target}, which is claimed for the other player`,
  escapes: (target: string) => `the other player can move to ${target}, which is claimed for them`,
  badCycle: (cycle: readonly string[], priority: number) =>
    `a play that follows the strategy can go round ${arrows(cycle)} for ever, where the largest priority ` +
    `is ${priority}`,
  // Certificates.
  unusable: (why: Text) => `This certificate cannot be used: ${why.en}.`,
  otherVersion: (version: string, own: number) => `its version is ${version}, this program reads version ${own}`,
  endsTooEarly: "it ends too early",
  wrongLength: "its length is wrong",
  noHead: "its first line is not the head of one",
  lineCount: (lines: number, expected: number) => `it has ${lines} lines instead of ${expected}`,
  noClaim: (line: number) => `line ${line} is not a claim such as [0,3,null]`,
  noJson: (line: number) => `line ${line} is not JSON`,
  otherArena: (vertices: string, edges: string, ownVertices: number, ownEdges: number) =>
    `it belongs to another arena, of ${vertices} vertices and ${edges} edges; ` +
    `this one has ${ownVertices} and ${ownEdges}`,
  otherArenaOfSameSize: "it belongs to another arena, of the same size",
  // Certificates of periods.
  notWholeNumbers: "the period, the start, the saltus and the bound should be whole numbers, the period at least 1",
  valueCount: (expected: number) => `there should be ${expected} values, up to one whole period`,
  notValues: (bound: number) => `the values should be whole numbers from 0 to ${bound - 1}`,
  notFarEnough: (bound: number, checkedTo: number) =>
    `the values must be checked to ${bound}, not only to ${checkedTo}`,
  sameValue: (heap: number, parts: readonly number[], value: number) =>
    `the heap of ${heap} can become ${parts.join(" + ") || "nothing"}, of the same value ${value}`,
  noOption: (heap: number, missing: number, value: number) =>
    `the heap of ${heap} has no option of value ${missing}, so its value is not ${value}`,
  onlyNim: "only Nim has g(n) = n by its rules",
  notCovered: "the theorem does not cover this game",
  noSaltus: "the theorem covers only periods without saltus",
  noSuchTheorem: (theorem: string) => `"${theorem}" is not a theorem known here`,
  conditionsNotMet: "the values do not meet the conditions of the theorem on arithmetic periods",
};

const fr: Messages<typeof en> = {
  otherSize: (claimed, vertices) => `la solution a ${claimed} sommets, l'arène ${vertices}`,
  falseClaim: (vertex, outcome, why) => `le sommet ${vertex} est annoncé comme ${OUTCOMES[outcome].fr} : ${why.fr}`,
  goalOf: (player) => `mais c'est un but du joueur ${player}`,
  drawnEnd: "mais c'est une fin nulle",
  rankAtEnd: (rank) => `rang ${rank}, mais la partie y est finie`,
  choiceAtEnd: "il a un choix, mais la partie y est finie",
  notEndless: "en jouant sans fin, mais de telles parties ne sont pas à ce joueur",
  endlessIsWon: (player) => `mais une partie sans fin est au joueur ${player}`,
  longestDraw: (rank, longest) => `rang ${rank}, mais son propriétaire peut retarder la nulle de ${longest} coups`,
  falsePoints: (vertex, claimed, best) =>
    `le sommet ${vertex} rapporterait ${claimed} points au joueur 0 : le meilleur jeu en rapporte ${best}`,
  notBestChoice: (vertex) => `le choix en ${vertex} n'est pas un des meilleurs coups`,
  pointsRepeat: (vertex) =>
    `une partie peut revenir en ${vertex} ou suivre un cycle avant lui, si bien que les points ne prouvent rien`,
  noSuchMove: "aucun coup de son propriétaire ne mène à un tel sommet",
  quickest: (rank, quickest) => `rang ${rank}, mais le coup le plus rapide a le rang ${quickest}`,
  notASuccessor: "son choix n'est pas un successeur",
  notQuickest: "son choix n'est pas le gain le plus rapide",
  needlessChoice: "il a un choix, ce que seuls ont les sommets du gagnant",
  deadEnd: "mais c'est un cul-de-sac, donc une nulle",
  avoidable: "son propriétaire a un coup qui l'évite",
  longest: (rank, longest) => `rang ${rank}, mais la plus longue résistance a le rang ${longest}`,
  winningMove: "son propriétaire a un coup gagnant",
  rankAtDeadEnd: (rank) => `rang ${rank}, mais c'est un cul-de-sac`,
  noDrawnEnd: "aucun coup ne mène vers une fin nulle",
  nearestDraw: (rank, moves) => `rang ${rank}, mais la fin nulle la plus proche est à ${moves} coups`,
  rankWithoutEnd: (rank) => `rang ${rank}, mais ce qui ne finit jamais n'en a pas`,
  finiteDraw: "un coup mène à une nulle finie",
  noWayOn: "aucun coup ne fait durer la partie",
  falseObjectiveClaim: (vertex, winner, complaint) =>
    `sommet ${vertex}, attribué au joueur ${winner} : ${complaint.fr}`,
  noPlayer: "le gagnant n'est ni 0 ni 1",
  stuckMover: "il n'a pas de coup et n'est le but de personne : on ne peut rien affirmer de lui",
  noStrategy: "son gagnant y a le trait, mais aucun coup n'est donné",
  leavesRegion: (target) => `sa stratégie joue vers ${target}, attribué à l'autre joueur`,
  escapes: (target) => `l'autre joueur peut aller en ${target}, qui lui est attribué`,
  badCycle: (cycle, priority) =>
    `une partie qui suit la stratégie peut tourner sans fin par ${arrows(cycle)}, où la plus grande priorité est ` +
    `${priority}`,
  unusable: (why) => `Ce certificat ne peut pas servir : ${why.fr}.`,
  otherVersion: (version, own) => `sa version est ${version}, ce programme lit la version ${own}`,
  endsTooEarly: "il finit trop tôt",
  wrongLength: "sa longueur est fausse",
  noHead: "sa première ligne n'en est pas un en-tête",
  lineCount: (lines, expected) => `il a ${lines} lignes au lieu de ${expected}`,
  noClaim: (line) => `la ligne ${line} n'est pas une affirmation telle que [0,3,null]`,
  noJson: (line) => `la ligne ${line} n'est pas du JSON`,
  otherArena: (vertices, edges, ownVertices, ownEdges) =>
    `il appartient à une autre arène, de ${vertices} sommets et ${edges} arcs ; ` +
    `celle-ci en a ${ownVertices} et ${ownEdges}`,
  otherArenaOfSameSize: "il appartient à une autre arène, de la même taille",
  notWholeNumbers:
    "la période, le début, le saut et la borne devraient être des nombres entiers, la période au moins 1",
  valueCount: (expected) => `il devrait y avoir ${expected} valeurs, jusqu'à une période entière`,
  notValues: (bound) => `les valeurs devraient être des nombres entiers de 0 à ${bound - 1}`,
  notFarEnough: (bound, checkedTo) =>
    `les valeurs doivent être vérifiées jusqu'à ${bound}, non seulement jusqu'à ${checkedTo}`,
  sameValue: (heap, parts, value) =>
    `le tas de ${heap} peut devenir ${parts.join(" + ") || "rien"}, de même valeur ${value}`,
  noOption: (heap, missing, value) =>
    `le tas de ${heap} n'a pas d'option de valeur ${missing} : il ne vaut donc pas ${value}`,
  onlyNim: "seul le Nim a g(n) = n de par ses règles",
  notCovered: "le théorème ne s'applique pas à ce jeu",
  noSaltus: "le théorème ne s'applique qu'aux périodes sans saut",
  noSuchTheorem: (theorem) => `"${theorem}" n'est pas un théorème connu ici`,
  conditionsNotMet: "les valeurs ne remplissent pas les conditions du théorème sur les périodes arithmétiques",
};

export const texts = messages(en, fr);
