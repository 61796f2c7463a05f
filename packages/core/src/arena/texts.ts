import { type Language, type Text, text } from "../base/text.ts";
import type { Player, Result } from "../game/game.ts";

export { keyTwice } from "../base/texts.ts";

export const noSuchVertex = (name: string): Text =>
  text(`there is no vertex ${name}`, `il n'y a pas de sommet ${name}`);

/* Exploring. */
export const limitReached = (limit: number, expanded: number, depth: number): Text => {
  const written = (language: Language): string[] =>
    [limit, expanded, depth].map((count) => count.toLocaleString(language));
  const [en, fr] = [written("en"), written("fr")];
  return text(
    `The game has more than ${en[0]} positions, the limit: ${en[1]} of them were looked at, ${en[2]} moves deep. ` +
      "Raise the limit, or search instead of solving.",
    `Le jeu a plus de ${fr[0]} positions, la limite : ${fr[1]} ont été examinées, jusqu'à ${fr[2]} coups. ` +
      "Élevez la limite, ou cherchez au lieu de résoudre.",
  );
};
/** Progress of an exploration that was interrupted, if it has paused before. */
export const exploredSoFar = ({ found }: { readonly found: number } = { found: 1 }): Text =>
  text(`after ${found.toLocaleString("en")} positions`, `après ${found.toLocaleString("fr")} positions`);

/* Building an arena from names. */
export const noVertex = (): Text => text("the arena has no vertex", "l'arène n'a pas de sommet");
export const noOwner = (vertex: string): Text =>
  text(`vertex ${vertex} has no owner`, `le sommet ${vertex} n'a pas de propriétaire`);
export const noOwnerBecause = (vertex: string, why: Text): Text =>
  text(`vertex ${vertex} has no owner: ${why.en}`, `le sommet ${vertex} n'a pas de propriétaire : ${why.fr}`);
export const twoOwners = (vertex: string): Text =>
  text(`vertex ${vertex} is given to both players`, `le sommet ${vertex} est donné aux deux joueurs`);
export const twoGoals = (vertex: string): Text =>
  text(`vertex ${vertex} is a goal of both players`, `le sommet ${vertex} est un but des deux joueurs`);
export const goalAndDraw = (vertex: string): Text =>
  text(`vertex ${vertex} is a goal and a drawn end`, `le sommet ${vertex} est un but et une fin nulle`);
export const edgeTwice = (edge: string): Text =>
  text(`the edge ${edge} appears twice`, `l'arc ${edge} apparaît deux fois`);
export const vertexTwice = (vertex: string | number): Text =>
  text(`vertex ${vertex} appears twice`, `le sommet ${vertex} apparaît deux fois`);
export const successorTwice = (vertex: string | number): Text =>
  text(`a successor of ${vertex} appears twice`, `un successeur de ${vertex} apparaît deux fois`);
/** `role` is one of the four below; `near` a vertex that may have been meant. */
export const notAVertex = (role: Text, name: string, near: string | undefined): Text =>
  text(
    `${role.en} is ${name}, which is not a vertex${near === undefined ? "" : ` (${near} is one)`}`,
    `${role.fr} est ${name}, qui n'est pas un sommet${near === undefined ? "" : ` (${near} en est un)`}`,
  );
export const theStart = (): Text => text("the start", "le départ");
export const aGoal = (result: Result): Text =>
  result === "draw"
    ? text("a drawn end", "une fin nulle")
    : text(`a goal of player ${result}`, `un but du joueur ${result}`);
export const aSource = (): Text => text("the source of an edge", "l'origine d'un arc");
export const aSuccessor = (vertex: string): Text => text(`a successor of ${vertex}`, `un successeur de ${vertex}`);
export const aPriority = (): Text => text("a vertex with a priority", "un sommet muni d'une priorité");
export const noPriority = (vertex: string): Text =>
  text(`vertex ${vertex} has no priority, but others have one`, `le sommet ${vertex} n'a pas de priorité, d'autres si`);
export const badPriority = (vertex: string, priority: number | string, max: number): Text =>
  text(
    `the priority of ${vertex} should be a whole number from 0 to ${max}, not ${priority}`,
    `la priorité de ${vertex} devrait être un nombre entier de 0 à ${max}, non ${priority}`,
  );
export const notAPriorityDictionary = (): Text =>
  text(
    "priorities should be a dictionary, such as {(2, 0): 3, (1, 1): 0}",
    "priorities devrait être un dictionnaire, comme {(2, 0): 3, (1, 1): 0}",
  );
export const badEndless = (result: string): Text =>
  text(
    `a play that never ends should be won by 0 or 1, or be a "draw", not ${result}`,
    `une partie sans fin devrait être gagnée par 0 ou 1, ou être "draw" (nulle), non ${result}`,
  );
export const badObjective = (objective: string, known: readonly string[]): Text =>
  text(
    `the objective should be one of ${known.join(", ")}, not ${objective}`,
    `l'objectif devrait être l'un de ${known.join(", ")}, non ${objective}`,
  );

/* Who owns the vertices. */
export const notANumber = (): Text => text("it is not a number", "ce n'est pas un nombre");
export const notATuple = (): Text => text("it is not a tuple", "ce n'est pas un couple");
export const noSlot = (slot: number): Text =>
  text(`it has no slot ${slot} (slots count from 0)`, `il n'a pas de place ${slot} (on compte à partir de 0)`);
export const slotIsNoPlayer = (slot: number): Text =>
  text(`slot ${slot} should be the player, 0 or 1`, `la place ${slot} devrait être le joueur, 0 ou 1`);
/** The caller adds how to choose a rule: by flags or by a menu. */
export const ownersUnknown = (): Text =>
  text(
    "nothing says who owns the vertices: give S0 and S1 in the text, or a rule, " +
      "which is a slot of the tuples or a threshold",
    "rien ne dit à qui sont les sommets : donnez S0 et S1 dans le texte, ou une règle, " +
      "soit une place des couples, soit un seuil",
  );

/* Reading Python. */
export const assignedTwice = (name: string): Text => text(`${name} is assigned twice`, `${name} est affecté deux fois`);
/** Follows "there is no". */
export const PLACE_FOR: Text = text("place for", "de place pour");
export const secondDictionary = (name: string | undefined): Text =>
  text(
    `${name ?? "a second dictionary"} comes after the adjacency dictionary was read`,
    `${name ?? "un second dictionnaire"} vient après le dictionnaire d'adjacence`,
  );
export const noAdjacency = (): Text => {
  const example = "A = {(1, 0): [(0, 1)], (0, 1): []}";
  return text(
    `there is no adjacency dictionary, such as ${example}`,
    `il n'y a pas de dictionnaire d'adjacence, comme ${example}`,
  );
};
export const dictionaryExpected = (): Text =>
  text("expected one dictionary, such as {(10, 0): (9, 1)}", "un dictionnaire est attendu, comme {(10, 0): (9, 1)}");
export const successorAdded = (vertex: string): Text =>
  text(
    `${vertex} is a successor but not a key: added as a vertex without successor`,
    `${vertex} est un successeur mais non une clé : ajouté comme sommet sans successeur`,
  );
export const setNamesNoVertex = (set: string, vertex: string): Text =>
  text(`${set} names ${vertex}, which is not a vertex`, `${set} nomme ${vertex}, qui n'est pas un sommet`);
export const notASet = (what: Text): Text =>
  text(
    `${what.en} should be a list, a set or a dictionary`,
    `${what.fr} devrait être une liste, un ensemble ou un dictionnaire`,
  );
export const successorsOf = (vertex: string): Text => text(`the successors of ${vertex}`, `la suite de ${vertex}`);

/* Reading JSON. */
export const nothingAfterArena = (): Text =>
  text("expected nothing after the arena", "rien n'est attendu après l'arène");
export const theArena = (): Text => text("the arena", "l'arène");
export const aVertex = (): Text => text("a vertex", "un sommet");
export const anEdge = (): Text => text("an edge", "un arc");
export const edgeOfTwoNames = (): Text =>
  text('an edge should be two names, such as ["a", "b"]', 'un arc devrait être deux noms, comme ["a", "b"]');
export const vertexWithoutName = (): Text => text("a vertex has no name", "un sommet n'a pas de nom");
export const ownerOf = (vertex: string): Text => text(`the owner of ${vertex}`, `le propriétaire de ${vertex}`);
export const goalOf = (vertex: string): Text => text(`the goal of ${vertex}`, `le but de ${vertex}`);
export const notAnObject = (what: Text, keys: readonly string[]): Text =>
  text(
    `${what.en} should be an object with ${keys.join(", ")}`,
    `${what.fr} devrait être un objet avec ${keys.join(", ")}`,
  );
/** Follows "there is no". */
export const KEY: Text = text("key", "de clé");
export const notAList = (what: Text): Text => text(`${what.en} should be a list`, `${what.fr} devrait être une liste`);
/** Expected a player, or for a goal also a draw. */
export const notOneOf = (what: Text, values: readonly (Player | '"draw"' | "draw")[], found?: string): Text => {
  const list = (or: string): string => `${values.slice(0, -1).join(", ")} ${or} ${values.at(-1)}`;
  return text(
    `${what.en} should be ${list("or")}${found === undefined ? "" : `, not ${found}`}`,
    `${what.fr} devrait être ${list("ou")}${found === undefined ? "" : `, non ${found}`}`,
  );
};

/* Reading DOT. */
export const digraphExpected = (): Text => text('expected "digraph"', '"digraph" est attendu');
export const nothingAfterGraph = (): Text =>
  text("expected nothing after the graph", "rien n'est attendu après le graphe");
export const tooManySubgraphs = (max: number): Text =>
  text(`expected at most ${max} subgraphs in each other`, `au plus ${max} sous-graphes emboîtés sont permis`);
export const tooManyPairs = (max: number): Text =>
  text(
    `arrows between groups make more than ${max.toLocaleString("en")} edges, the limit: write them one by one`,
    `les flèches entre groupes font plus de ${max.toLocaleString("fr")} arcs, la limite : écrivez-les un à un`,
  );
export const valueExpected = (): Text => text("expected a value", "une valeur est attendue");
export const vertexExpected = (): Text => text("expected a vertex", "un sommet est attendu");
export const attributeExpected = (): Text => text('expected an attribute or "]"', 'un attribut ou "]" est attendu');
export const attributeValueExpected = (): Text =>
  text("expected the value of an attribute", "la valeur d'un attribut est attendue");

/* Reading PGSolver. */
export const largestExpected = (): Text =>
  text("expected the largest identifier", "le plus grand identifiant est attendu");
export const successorExpected = (): Text => text("expected a successor", "un successeur est attendu");
export const numberExpected = (): Text => text("expected the number of a vertex", "le numéro d'un sommet est attendu");
export const priorityExpected = (): Text => text("expected a priority", "une priorité est attendue");
export const numberTooLong = (): Text =>
  text("numbers of vertices go up to 2^53", "les numéros des sommets vont jusqu'à 2^53");
export const namesRepeated = (name: string, first: number, second: number): Text =>
  text(
    `several vertices have one name (${first} and ${second} are both "${name}"): all are called by their numbers`,
    `plusieurs sommets ont un même nom (${first} et ${second} sont "${name}") : tous sont appelés par leur numéro`,
  );
export const readAsReachability = (vertex: string, priority: number): Text =>
  text(
    `this is a parity game (vertex ${vertex} of priority ${priority} goes on), read as a reachability game: ` +
      "a play ends at the first priority of 2 or more, and player 0 wins the even ones",
    `c'est un jeu de parité (le sommet ${vertex}, de priorité ${priority}, a une suite), lu comme un jeu ` +
      "d'accessibilité : une partie finit à la première priorité d'au moins 2, et le joueur 0 gagne les paires",
  );
export const readAsParity = (): Text =>
  text(
    "this is read as a parity game, but looks like a reachability game written as one (priorities other than 1 only " +
      "where a play stays for ever): the objective reach reads it so",
    "ceci est lu comme un jeu de parité, mais ressemble à un jeu d'accessibilité écrit ainsi (des priorités autres " +
      "que 1 seulement où une partie reste toujours) : l'objectif reach le lit comme tel",
  );
export const ownerExpected = (): Text => text("expected an owner, 0 or 1", "un propriétaire, 0 ou 1, est attendu");
export const noStarts = (): Text =>
  text(
    "There is no position to explore from: give at least one.",
    "Aucune position d'où explorer : donnez-en au moins une.",
  );
export const tableField = (name: string): Text =>
  text(
    `The table of a game is wrong: ${name} is missing, of another kind or out of range.`,
    `La table d'un jeu est fausse : ${name} manque, est d'un autre type ou hors limites.`,
  );
