import { type Text, text } from "../base/text.ts";

/* What may be said against a claim. */

const OUTCOMES: readonly Text[] = [
  text("a win for player 0", "gagné par le joueur 0"),
  text("a win for player 1", "gagné par le joueur 1"),
  text("a finite draw", "une nulle finie"),
  text("an infinite draw", "une nulle infinie"),
];

export const otherSize = (claimed: number, vertices: number): Text =>
  text(
    `the solution has ${claimed} vertices, the arena ${vertices}`,
    `la solution a ${claimed} sommets, l'arène ${vertices}`,
  );

export const falseClaim = (vertex: string, outcome: number, why: Text): Text =>
  text(
    `vertex ${vertex} is claimed to be ${OUTCOMES[outcome].en}: ${why.en}`,
    `le sommet ${vertex} est annoncé comme ${OUTCOMES[outcome].fr} : ${why.fr}`,
  );

export const goalOf = (player: number): Text =>
  text(`but it is a goal of player ${player}`, `mais c'est un but du joueur ${player}`);

export const drawnEnd = (): Text => text("but it is a drawn end", "mais c'est une fin nulle");

export const rankAtEnd = (rank: number): Text =>
  text(`rank ${rank}, but the play is over there`, `rang ${rank}, mais la partie y est finie`);

export const choiceAtEnd = (): Text =>
  text("it has a choice, but the play is over there", "il a un choix, mais la partie y est finie");

export const notEndless = (): Text =>
  text(
    "by playing on for ever, but such plays are not that player's",
    "en jouant sans fin, mais de telles parties ne sont pas à ce joueur",
  );

export const endlessIsWon = (player: number): Text =>
  text(`but a play that never ends is player ${player}'s`, `mais une partie sans fin est au joueur ${player}`);

export const longestDraw = (rank: number, longest: number): Text =>
  text(
    `rank ${rank}, but its owner can delay the draw for ${longest} moves`,
    `rang ${rank}, mais son propriétaire peut retarder la nulle de ${longest} coups`,
  );

export const falsePoints = (vertex: string, claimed: number, best: number): Text =>
  text(
    `vertex ${vertex} is claimed to bring player 0 ${claimed} points: best play brings ${best}`,
    `le sommet ${vertex} rapporterait ${claimed} points au joueur 0 : le meilleur jeu en rapporte ${best}`,
  );

export const notBestChoice = (vertex: string): Text =>
  text(
    `the choice at ${vertex} is not one of the best moves`,
    `le choix en ${vertex} n'est pas un des meilleurs coups`,
  );

export const pointsRepeat = (vertex: string): Text =>
  text(
    `a play can come back to ${vertex} or follow a cycle before it, so that points prove nothing`,
    `une partie peut revenir en ${vertex} ou suivre un cycle avant lui, si bien que les points ne prouvent rien`,
  );

export const noSuchMove = (): Text =>
  text("no move of its owner leads to such a vertex", "aucun coup de son propriétaire ne mène à un tel sommet");

export const quickest = (rank: number, quickest: number): Text =>
  text(
    `rank ${rank}, but the quickest move has rank ${quickest}`,
    `rang ${rank}, mais le coup le plus rapide a le rang ${quickest}`,
  );

export const notASuccessor = (): Text => text("its choice is not a successor", "son choix n'est pas un successeur");

export const notQuickest = (): Text =>
  text("its choice is not the quickest win", "son choix n'est pas le gain le plus rapide");

export const needlessChoice = (): Text =>
  text(
    "it has a choice, which only the winner's own vertices have",
    "il a un choix, ce que seuls ont les sommets du gagnant",
  );

export const deadEnd = (): Text =>
  text("but it is a dead end, which is a draw", "mais c'est un cul-de-sac, donc une nulle");

export const avoidable = (): Text =>
  text("its owner has a move that avoids it", "son propriétaire a un coup qui l'évite");

export const longest = (rank: number, longest: number): Text =>
  text(
    `rank ${rank}, but the longest resistance has rank ${longest}`,
    `rang ${rank}, mais la plus longue résistance a le rang ${longest}`,
  );

export const winningMove = (): Text => text("its owner has a winning move", "son propriétaire a un coup gagnant");

export const rankAtDeadEnd = (rank: number): Text =>
  text(`rank ${rank}, but it is a dead end`, `rang ${rank}, mais c'est un cul-de-sac`);

export const noDrawnEnd = (): Text =>
  text("no drawn end can be reached by a move", "aucun coup ne mène vers une fin nulle");

export const nearestDraw = (rank: number, moves: number): Text =>
  text(
    `rank ${rank}, but the nearest drawn end is ${moves} moves away`,
    `rang ${rank}, mais la fin nulle la plus proche est à ${moves} coups`,
  );

export const rankWithoutEnd = (rank: number): Text =>
  text(`rank ${rank}, but what never ends has none`, `rang ${rank}, mais ce qui ne finit jamais n'en a pas`);

export const finiteDraw = (): Text => text("a finite draw can be reached by a move", "un coup mène à une nulle finie");

export const noWayOn = (): Text => text("no move keeps the play going", "aucun coup ne fait durer la partie");

/* What may be said against a claim about a play that may never end ("3 is claimed as won by player 0, but …"). */

export const falseObjectiveClaim = (vertex: string, winner: number, complaint: Text): Text =>
  text(
    `vertex ${vertex}, claimed for player ${winner}: ${complaint.en}`,
    `sommet ${vertex}, attribué au joueur ${winner} : ${complaint.fr}`,
  );
export const noPlayer = (): Text => text("the winner is neither 0 nor 1", "le gagnant n'est ni 0 ni 1");
export const stuckMover = (): Text =>
  text(
    "it has no move and is nobody's goal, which no claim can be about",
    "il n'a pas de coup et n'est le but de personne : on ne peut rien affirmer de lui",
  );
export const noStrategy = (): Text =>
  text("its winner moves there, but no move is given", "son gagnant y a le trait, mais aucun coup n'est donné");
export const leavesRegion = (target: string): Text =>
  text(
    `its strategy moves to ${target}, which is claimed for the other player`,
    `sa stratégie joue vers ${target}, attribué à l'autre joueur`,
  );
export const escapes = (target: string): Text =>
  text(
    `the other player can move to ${target}, which is claimed for them`,
    `l'autre joueur peut aller en ${target}, qui lui est attribué`,
  );
/** Some of the vertices of a cycle that is too long to be told. */
const MAX_CYCLE = 12;
export const badCycle = (cycle: readonly string[], priority: number): Text => {
  const shown = cycle.length > MAX_CYCLE ? [...cycle.slice(0, MAX_CYCLE), "…"] : [...cycle, cycle[0]];
  return text(
    `a play that follows the strategy can go round ${shown.join(" → ")} for ever, where the largest priority is ` +
      `${priority}`,
    `une partie qui suit la stratégie peut tourner sans fin par ${shown.join(" → ")}, où la plus grande priorité est ` +
      `${priority}`,
  );
};

/* What may be wrong with a certificate. */

export const unusable = (why: Text): Text =>
  text(`This certificate cannot be used: ${why.en}.`, `Ce certificat ne peut pas servir : ${why.fr}.`);

export const otherVersion = (version: string, own: number): Text =>
  text(
    `its version is ${version}, this program reads version ${own}`,
    `sa version est ${version}, ce programme lit la version ${own}`,
  );

export const endsTooEarly = (): Text => text("it ends too early", "il finit trop tôt");

export const wrongLength = (): Text => text("its length is wrong", "sa longueur est fausse");

export const noHead = (): Text =>
  text("its first line is not the head of one", "sa première ligne n'en est pas un en-tête");

export const lineCount = (lines: number, expected: number): Text =>
  text(`it has ${lines} lines instead of ${expected}`, `il a ${lines} lignes au lieu de ${expected}`);

export const noClaim = (line: number): Text =>
  text(
    `line ${line} is not a claim such as [0,3,null]`,
    `la ligne ${line} n'est pas une affirmation telle que [0,3,null]`,
  );

export const noJson = (line: number): Text => text(`line ${line} is not JSON`, `la ligne ${line} n'est pas du JSON`);

export const otherArena = (vertices: string, edges: string, ownVertices: number, ownEdges: number): Text =>
  text(
    `it belongs to another arena, of ${vertices} vertices and ${edges} edges; ` +
      `this one has ${ownVertices} and ${ownEdges}`,
    `il appartient à une autre arène, de ${vertices} sommets et ${edges} arcs ; ` +
      `celle-ci en a ${ownVertices} et ${ownEdges}`,
  );

export const otherArenaOfSameSize = (): Text =>
  text("it belongs to another arena, of the same size", "il appartient à une autre arène, de la même taille");

/* What may be said against the certificate of a period. */

export const notWholeNumbers = (): Text =>
  text(
    "the period, the start, the saltus and the bound should be whole numbers, the period at least 1",
    "la période, le début, le saut et la borne devraient être des nombres entiers, la période au moins 1",
  );

export const valueCount = (expected: number): Text =>
  text(
    `there should be ${expected} values, up to one whole period`,
    `il devrait y avoir ${expected} valeurs, jusqu'à une période entière`,
  );

export const notValues = (bound: number): Text =>
  text(
    `the values should be whole numbers from 0 to ${bound - 1}`,
    `les valeurs devraient être des nombres entiers de 0 à ${bound - 1}`,
  );

export const notFarEnough = (bound: number, checkedTo: number): Text =>
  text(
    `the values must be checked to ${bound}, not only to ${checkedTo}`,
    `les valeurs doivent être vérifiées jusqu'à ${bound}, non seulement jusqu'à ${checkedTo}`,
  );

export const sameValue = (heap: number, parts: readonly number[], value: number): Text =>
  text(
    `the heap of ${heap} can become ${parts.join(" + ") || "nothing"}, of the same value ${value}`,
    `le tas de ${heap} peut devenir ${parts.join(" + ") || "rien"}, de même valeur ${value}`,
  );

export const noOption = (heap: number, missing: number, value: number): Text =>
  text(
    `the heap of ${heap} has no option of value ${missing}, so its value is not ${value}`,
    `le tas de ${heap} n'a pas d'option de valeur ${missing} : il ne vaut donc pas ${value}`,
  );

export const onlyNim = (): Text =>
  text("only Nim has g(n) = n by its rules", "seul le Nim a g(n) = n de par ses règles");

export const notCovered = (): Text =>
  text("the theorem does not cover this game", "le théorème ne s'applique pas à ce jeu");

export const noSaltus = (): Text =>
  text("the theorem covers only periods without saltus", "le théorème ne s'applique qu'aux périodes sans saut");

export const noSuchTheorem = (theorem: string): Text =>
  text(`"${theorem}" is not a theorem known here`, `"${theorem}" n'est pas un théorème connu ici`);

export const conditionsNotMet = (): Text =>
  text(
    "the values do not meet the conditions of the theorem on arithmetic periods",
    "les valeurs ne remplissent pas les conditions du théorème sur les périodes arithmétiques",
  );
