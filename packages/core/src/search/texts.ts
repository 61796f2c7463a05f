import { type Text, text } from "../base/text.ts";

export { keyTwice } from "../base/texts.ts";

export const badDepth = (depth: number, max: number): Text =>
  text(
    `A depth of ${depth} is not possible: it should be a whole number from 1 to ${max}.`,
    `Une profondeur de ${depth} n'est pas possible : il faut un nombre entier de 1 à ${max}.`,
  );
export const badWindow = (alpha: number, beta: number): Text =>
  text(
    `A window from ${alpha} to ${beta} is not possible: alpha should be less than beta.`,
    `Une fenêtre de ${alpha} à ${beta} n'est pas possible : alpha doit être plus petit que bêta.`,
  );
export const badEstimate = (estimate: number): Text =>
  text(
    `The heuristic gave ${estimate}: it should give a number between −2⁵¹ and 2⁵¹, or ±Infinity for a won position.`,
    `L'heuristique a donné ${estimate} : il faut un nombre entre −2⁵¹ et 2⁵¹, ou ±Infinity pour une position gagnée.`,
  );
export const badTableSize = (bits: number, min: number, max: number): Text =>
  text(
    `A table of 2^${bits} slots is not possible: give ${min} to ${max} bits.`,
    `Une table de 2^${bits} cases n'est pas possible : il faut de ${min} à ${max} bits.`,
  );
/** Kinds of names, for the sentence about a name that is not known. */
export const HEURISTIC_KIND = text("heuristic", "d'heuristique");
export const SEARCH_KIND = text("search", "de recherche");
export const VERTEX_KIND = text("vertex", "de sommet");

export const noSuchChild = (word: string, parent: string, degree: number): Text =>
  text(
    `There is no child "${word}" of ${parent || "the root"}, which has ${degree}.`,
    `Il n'y a pas de fils "${word}" de ${parent || "la racine"}, qui en a ${degree}.`,
  );
export const emptyList = (): Text =>
  text(
    "an empty list has no value: the score of the leaf should stand here",
    "une liste vide n'a pas de valeur : celle de la feuille devrait être ici",
  );
export const notAScore = (written: string): Text =>
  text(`${written} is neither a score nor a list`, `${written} n'est ni une valeur ni une liste`);
export const noTree = (): Text =>
  text("there is no tree, such as [[3, -2], [1]]", "il n'y a pas d'arbre, comme [[3, -2], [1]]");
export const moreThanATree = (): Text =>
  text("something follows the end of the tree", "quelque chose suit la fin de l'arbre");

export const noVertex = (): Text => text("The graph has no vertex.", "Le graphe n'a pas de sommet.");
export const scoreIsNaN = (vertex: number | string): Text =>
  text(`The score of vertex ${vertex} is not a number.`, `La valeur du sommet ${vertex} n'est pas un nombre.`);
/** `part` is a name such as S0, or undefined for the graph itself. */
export const givenTwice = (part: string | undefined): Text =>
  text(`${part ?? "the graph"} is given twice`, `${part ?? "le graphe"} est donné deux fois`);
export const noAdjacency = (): Text =>
  text(
    "there is no adjacency dictionary, such as {0: [1], 1: []}",
    "il n'y a pas de dictionnaire d'adjacence, comme {0: [1], 1: []}",
  );
export const noOwners = (): Text =>
  text(
    "S0 should say which vertices are player 0's, or S1 which are player 1's",
    "S0 devrait dire quels sommets sont au joueur 0, ou S1 lesquels sont au joueur 1",
  );
export const ownsNoVertex = (part: string, vertex: number | string): Text =>
  text(`${part} names ${vertex}, which is not a vertex`, `${part} nomme ${vertex}, qui n'est pas un sommet`);
export const verticesExpected = (): Text =>
  text("a list or a set of vertices should stand here", "une liste ou un ensemble de sommets est attendu ici");
export const noScores = (): Text =>
  text(
    "h should give the scores, as a dictionary or a list in the order of the vertices",
    "h devrait donner les valeurs, en dictionnaire ou en liste dans l'ordre des sommets",
  );
export const scoreNotANumber = (vertex: number | string): Text =>
  text(`the score of ${vertex} is not a number`, `la valeur de ${vertex} n'est pas un nombre`);

/** Sentences about what a search does at a node, for the lab and films; nodes and values come as written there. */
export const searchSentences = {
  theRoot: text("the root", "la racine"),
  nodeNamed: (name: string) => text(`node ${name}`, `le nœud ${name}`),
  positionAfter: (way: string) => text(`the position after ${way}`, `la position après ${way}`),
  playIsOver: (name: string, value: string) =>
    text(`${name}: the play is over, it is worth ${value}.`, `${name} : la partie est finie, elle vaut ${value}.`),
  isALeaf: (name: string, value: string) =>
    text(`${name} is a leaf: its score is ${value}.`, `${name} : c'est une feuille, de score ${value}.`),
  depthUsedUp: (name: string, value: string) =>
    text(
      `${name}: the depth is used up, the heuristic says ${value}.`,
      `${name} : la profondeur est épuisée, l'heuristique dit ${value}.`,
    ),
  allChildrenKnown: (name: string, written: string, who: string) =>
    text(
      `All children of this node are known. ${name} is worth ${written} to ${who}.`,
      `Tous les fils de ce nœud sont connus. ${name} vaut ${written} pour ${who}.`,
    ),
  onlyABound: (name: string, written: string) =>
    text(
      `${name}: ${written} is only a bound, because something below was cut away.`,
      `${name} : ${written} n'est qu'une borne, car on a coupé quelque chose en dessous.`,
    ),
  /** The cut's letter, where, why, who above has what already and where, how many are left out, what is left. */
  cutMade: (
    letter: string,
    name: string,
    reason: string,
    other: string,
    had: string,
    above: string,
    many: number,
    left: string,
  ) =>
    text(
      `${letter}-cut at ${name}: ${reason}. ${other}, above, already has ${had} (${above}) and will never come ` +
        `here. ${many === 1 ? "One child is" : `${many} children are`} not looked at; ${left} is a bound.`,
      `Coupe ${letter} (${name}) : ${reason}. ${other}, au-dessus, a déjà ${had} (${above}) et ne viendra jamais ` +
        `ici. ${many === 1 ? "Un fils n'est pas regardé" : `${many} fils ne sont pas regardés`} ; ${left} est une ` +
        "borne.",
    ),
} as const;
