import { type Text, text } from "marienbad";
import { counted, number } from "../base/language.ts";

// attractor-panel.tsx
export const layers = text("Layers", "Couches");
export const emptyByRule = (count: number) =>
  text(
    `Nothing is won: no vertex is a goal, and ${counted(count, "en", "dead end counts", "dead ends count")} as a draw.`,
    "Rien n'est gagné : aucun sommet n'est un but, et " +
      `${counted(count, "fr", "cul-de-sac compte", "culs-de-sac comptent")} pour nulle.`,
  );
export const letTheMoverLose = text("Who cannot move loses", "Qui ne peut jouer perd");
export const theAttractor = (player: Text) => text(`The attractor ${player.en}`, `L'attracteur ${player.fr}`);
export const manyMore = (count: number) =>
  text(counted(count, "en", "vertex", "vertices"), counted(count, "fr", "sommet", "sommets"));
export const earlierLayers = (count: number) =>
  text(`${counted(count, "en", "layer", "layers")} before`, `${counted(count, "fr", "couche", "couches")} auparavant`);

// edit-panel.tsx
export const moveTool = text("Move", "Déplacer");
export const drawTool = text("Draw", "Dessiner");
export const deleteLabel = text("Delete", "Supprimer");
export const howToMove = text(
  "Drag a vertex to move it; choose one to change it below. By keyboard: Shift and arrows move it, Delete deletes it.",
  "Tirez un sommet pour le déplacer ; choisissez-en un pour le modifier ci-dessous. Au clavier : Maj et flèches le " +
    "déplacent, Suppr le supprime.",
);
export const howToDraw = text(
  "Click the ground for a vertex; drag from a vertex to another for an edge. By keyboard: Enter on the one, then on " +
    "the other.",
  "Cliquez le fond pour un sommet ; tirez d'un sommet à un autre pour un arc. Au clavier : Entrée sur l'un, puis sur " +
    "l'autre.",
);
export const howToDelete = text("Click a vertex or an edge.", "Cliquez un sommet ou un arc.");
export const whereTheEdgeGoes = (name: string) =>
  text(`An edge from ${name}: choose where it goes.`, `Un arc depuis ${name} : choisissez où il va.`);
export const tool = text("Tool", "Outil");
export const newVertex = text("New vertex", "Nouveau sommet");
export const emptyArena = text("Empty arena", "Arène vide");
export const layOutAgain = text("Lay out again", "Redisposer");
export const everyVertexNeedsName = text(
  "Every vertex needs a name of its own.",
  "Chaque sommet doit avoir un nom à lui.",
);
export const vertex = (name: string) => text(`Vertex ${name}`, `Sommet ${name}`);
export const name = text("Name", "Nom");
export const whose = text("Whose", "À qui");
export const goal = text("Goal", "But");
export const drawnEnd = text("a drawn end", "une fin nulle");
export const nobodys = text("nobody's", "de personne");
export const addAnEdgeTo = text("Add an edge to", "Ajouter un arc vers");
export const start = text("Start", "Départ");
export const undo = text("Undo", "Annuler");
export const redo = text("Redo", "Rétablir");
export const deleteTheEdgeTo = (name: string) => text(`Delete the edge to ${name}`, `Supprimer l'arc vers ${name}`);
export const tooManyToEdit = text(
  "There are too many vertices to be changed by hand: change the text.",
  "Il y a trop de sommets pour les modifier à la main : modifiez le texte.",
);

// editor.ts
export const vertexAdded = (name: string) => text(`Vertex ${name} added.`, `Sommet ${name} ajouté.`);

export const edgeAdded = (from: string, to: string) =>
  text(`Edge from ${from} to ${to} added.`, `Arc de ${from} vers ${to} ajouté.`);

// export-looks.ts
export const attractorStepOf = (player: Text, step: number, lastStep: number) =>
  text(`Attractor ${player.en}, step ${step} of ${lastStep}`, `Attracteur ${player.fr}, étape ${step} sur ${lastStep}`);
export const winnersRanksWinningStrategies = text(
  "Winners, ranks and winning strategies",
  "Gagnants, rangs et stratégies gagnantes",
);
export const aStrategy = (player: Text) => text(`A strategy ${player.en}`, `Une stratégie ${player.fr}`);
export const playOnArena = text("A play on the arena", "Une partie sur l'arène");
export const arena = text("Arena", "Arène");
export const rank = text("rank", "rang");
export const theToken = text("the token", "le jeton");
export const inAttractorSoFar = text("in the attractor so far", "déjà dans l'attracteur");
export const joinsAtThisStep = text("joins at this step", "entre à cette étape");
export const whyItJoins = text("why it joins", "la raison");
export const wins = (player: Text) => text(`${player.en} wins`, `${player.fr} gagne`);
export const drawThatCanEnd = text("draw that can end", "nulle qui peut finir");
export const drawThatNeverEnds = text("draw that never ends", "nulle sans fin");
export const winningStrategy = text("winning strategy", "stratégie gagnante");
export const theMovesChosen = text("the moves chosen", "les coups choisis");
export const theCounterPlay = text("the counter-play", "la réfutation");
export const thePlay = text("the play", "la partie");

// export-panel.tsx
export const figure = text("Figure", "Figure");
export const asShownNow = text("as it is shown now", "telle qu'elle est montrée");
export const theArenaAlone = text("the arena alone", "l'arène seule");
export const attractorAsFilm = text("Attractor, a film or slides", "Attracteur, film ou diapositives");
export const attractorLayerByLayer = text("attractor, layer by layer", "attracteur, étape par étape");
export const winnersAndStrategies = text("winners and strategies", "gagnants et stratégies");

// page.tsx
export const optionsOfTheGame = text("Options of the game", "Options du jeu");
export const showThisArena = text("Show this arena", "Montrer cette arène");
export const attractor = text("Attractor", "Attracteur");
export const solution = text("Solution", "Solution");
export const myStrategy = text("My strategy", "Ma stratégie");
export const playHere = text("Play here", "Jouer ici");
export const edit = text("Edit", "Modifier");
export const whatToDo = text("What to do", "Que faire");
export const whosePlayer = text("Whose", "De qui");
export const details = text("Details", "Détails");
export const asText = text("As text", "En texte");
export const exportThePicture = text("Export the picture", "Exporter la figure");
export const yourArena = text("Your arena", "Votre arène");
export const game = text("Game", "Jeu");
export const colon = text(":", " :");
export const theArena = text("The arena", "L'arène");
export const computing = text("Computing…", "Calcul…");
export const verticesEdges = (vertexCount: number, edgeCount: number) =>
  text(
    `${counted(vertexCount, "en", "vertex", "vertices")}, ${counted(edgeCount, "en", "edge", "edges")}`,
    `${counted(vertexCount, "fr", "sommet", "sommets")}, ${counted(edgeCount, "fr", "arc", "arcs")}`,
  );
export const bipartite = text("bipartite", "biparti");
export const notBipartite = text("not bipartite", "non biparti");
export const noCycle = text("no cycle", "sans cycle");
export const withCycles = text("with cycles", "avec cycles");
export const playerCannotMove = text("A player who cannot move", "Un joueur qui ne peut jouer");
export const drawsRule = text("draws", "fait nulle");
export const losesRule = text("loses", "perd");
export const winsRule = text("wins", "gagne");
export const layout = text("Layout", "Disposition");
export const automatic = text("automatic", "automatique");
export const layersLayout = text("layers", "couches");
export const byRank = text("by rank", "par rang");
export const thickEdgesMean = text(
  "Thick edges: the winner's strategy. Numbers: moves to the end.",
  "Arcs épais : la stratégie du gagnant. Nombres : coups jusqu'à la fin.",
);
export const thickEdgesAndPriorities = text(
  "Thick edges: the winner's strategy. Numbers: priorities.",
  "Arcs épais : la stratégie du gagnant. Nombres : priorités.",
);

// panels.tsx
export const edgesChosen = (player: Text, done: number, count: number) =>
  text(
    `Click a vertex ${player.en}, then the one to go to: ${done} of ${count} chosen.`,
    `Cliquez un sommet ${player.fr}, puis celui où aller : ${done} sur ${count} ${count < 2 ? "choisi" : "choisis"}.`,
  );
export const whereToGoFrom = (name: string) =>
  text(`From ${name}, click the vertex to go to.`, `Depuis ${name}, cliquez le sommet où aller.`);
export const strategyAsDictionary = text("A strategy as a dictionary", "Une stratégie en dictionnaire");
export const takeThisStrategy = text("Take this strategy", "Prendre cette stratégie");
export const strategyIsSilent = (at: string) =>
  text(`Not winning: it does not say where to go from ${at}.`, `Pas gagnante : elle ne dit pas où aller depuis ${at}.`);
export const checkMyStrategy = text("Check my strategy", "Vérifier ma stratégie");
export const showCounterPlayAgain = text("Show the counter-play again", "Revoir la réfutation");
export const startOver = text("Start over", "Recommencer");
export const strategyWins = (start: string) =>
  text(
    `Winning: from ${start}, whatever the other player does.`,
    `Gagnante : depuis ${start}, quoi que fasse l'autre joueur.`,
  );
export const winsAt = (other: string, end: string) => text(`${other} wins at ${end}`, `${other} gagne en ${end}`);
export const playStuckNobodyWins = (end: string) =>
  text(`the play is stuck at ${end}, and nobody wins`, `la partie est bloquée en ${end}, et personne ne gagne`);
export const playComesBack = (end: string) =>
  text(`the play comes back to ${end} and can go on for ever`, `la partie revient en ${end} et peut durer toujours`);
export const strategyFails = (why: string, way: string) =>
  text(`Not winning: ${why}. Counter-play: ${way}.`, `Pas gagnante : ${why}. Réfutation : ${way}.`);
export const yourMove = text(
  "Your move: choose a vertex that the token can go to.",
  "À vous : choisissez un sommet où le jeton peut aller.",
);
export const isAboutToMove = (player: Text) => text(`${player.en} is about to move…`, `${player.fr} va jouer…`);
export const sameVertexThirdTime = text(
  "The same vertex for the third time: a draw.",
  "Le même sommet pour la troisième fois : partie nulle.",
);
export const playStuckDraw = text("The play is stuck: a draw.", "La partie est bloquée : nulle.");
export const youWin = text("You win!", "Vous gagnez !");
export const youLose = text("You lose.", "Vous perdez.");
export const takeBack = text("Take back", "Reprendre");
export const newPlay = text("New play", "Nouvelle partie");

// picture.tsx
export const pictureKeys = text(
  "Arena: arrows and Page Down go from vertex to vertex, Enter chooses",
  "Arène : les flèches et Page suivante vont d'un sommet à l'autre, Entrée choisit",
);
export const sizeOfThePicture = text("Size of the picture", "Taille de la figure");
export const smaller = text("Smaller", "Réduire");
export const larger = text("Larger", "Agrandir");
export const fit = text("Fit", "Ajuster");
export const lastThatCouldBeRead = text(
  "The picture is of the last text that could be read.",
  "La figure est celle du dernier texte qui se lisait.",
);
export const nothingToShowYet = text("Nothing to show yet.", "Rien à montrer encore.");
export const goalOf = (player: Text) => text(`a goal ${player.en}`, `un but ${player.fr}`);
export const inTheAttractorRank = (rank: number) =>
  text(`in the attractor, rank ${rank}`, `dans l'attracteur, rang ${rank}`);
export const to = text("to", "vers");

// state.ts
export const faultsInTheText = (count: number) =>
  text(
    `${counted(count, "en", "fault", "faults")} in the text.`,
    `${counted(count, "fr", "faute", "fautes")} dans le texte.`,
  );
export const tokenMovedTo = (name: string) => text(`To ${name}.`, `Vers ${name}.`);
export const stoppedAfterTenSeconds = text(
  "The computation was stopped after 10 seconds.",
  "Le calcul a été arrêté après 10 secondes.",
);
export const gameTooLarge = text(
  "This game has more than 300,000 positions: choose a smaller one.",
  "Ce jeu a plus de 300 000 positions : choisissez-en un plus petit.",
);

// summary.tsx
export const drawsThatCanEnd = text("draws that can end", "nulles qui peuvent finir");
export const drawsThatNeverEnd = text("draws that never end", "nulles sans fin");
export const tooLargeToDraw = text(
  "This arena has more than 5,000 vertices: it is shown in numbers, by rank, and the attractor grows layer by layer. " +
    "Walk through it vertex by vertex below.",
  "Cette arène a plus de 5 000 sommets : la voici en nombres, par rang, et l'attracteur grandit couche par couche. " +
    "Promenez-vous-y sommet par sommet ci-dessous.",
);
export const draw = text("draw", "nulle");
export const verticesByRank = text("Vertices by rank", "Sommets par rang");
export const vertices = text("vertices", "sommets");

// tasks.ts
export const thereIsNoVertex = (at: string | number) =>
  text(`There is no vertex ${at}.`, `Il n'y a pas de sommet ${at}.`);

// strategy.ts
export const notToDecide = (name: string) =>
  text(`${name}: there is nothing to decide for this player there.`, `${name} : ce joueur n'a rien à y décider.`);
export const leadsNowhere = (from: string, to: string) =>
  text(`${from}: there is no vertex ${to}.`, `${from} : il n'y a pas de sommet ${to}.`);
export const noSuchMove = (from: string, to: string) =>
  text(`${from}: no move leads to ${to}.`, `${from} : aucun coup ne mène à ${to}.`);

// text-pane.tsx
export const format = text("Format", "Format");
export const theArenaAsText = text("The arena as text", "L'arène en texte");
export const lineLabel = (line: number) => text(`Line ${line}`, `Ligne ${line}`);
export const ownersAreToldBy = text("Owners are given by", "Les propriétaires sont donnés par");
export const ownersInText = text("S0 and S1 in the text", "S0 et S1 dans le texte");
export const ownersBySlot = text("a slot of the tuples", "une place des couples");
export const ownersByThreshold = text("a threshold", "un seuil");
export const whoOwnsTheVertices = text(
  "Whose are the vertices? The text does not say.",
  "À qui sont les sommets ? Le texte ne le dit pas.",
);
export const ownersInSlot = (slot: number) =>
  text(`Number ${slot + 1} of each tuple is the player`, `Le nombre ${slot + 1} de chaque couple est le joueur`);
export const ownersBelow = (threshold: number) =>
  text(`Player 0 owns those below ${threshold}`, `Au joueur 0 ceux au-dessous de ${threshold}`);
export const writeOwners = text("Write S0 into the text, to be changed", "Écrire S0 dans le texte, à modifier");
export const slotFromZero = text("Slot, from 0", "Place, à partir de 0");
export const player0Below = text("Player 0 below", "Joueur 0 au-dessous de");

// vertex-panel.tsx
export const pointAtVertex = text(
  "Point at a vertex, or choose it, to know all about it.",
  "Pointez un sommet, ou choisissez-le, pour tout savoir de lui.",
);
export const movesFromHere = text("Moves from here", "Coups d'ici");
export const findVertex = text("Find", "Trouver");

// walk.tsx
export const aroundAVertex = text("Around a vertex", "Autour d'un sommet");
export const nameOfTheVertex = text("Name of the vertex", "Nom du sommet");
export const goThere = text("Go there", "Y aller");
export const leadingHere = text("Leading here", "Qui y mènent");
export const moves = (player: Text) => text(`${player.en} moves.`, `${player.fr} joue.`);
export const none = text("none", "aucun");
export const neighbourhoodPicture = text("The vertex and those around it", "Le sommet et ceux autour de lui");
export const moreInLists = (unseen: number) =>
  text(
    `${number(unseen, "en")} more ${unseen === 1 ? "is" : "are"} in the lists below.`,
    `${counted(unseen, "fr", "autre est", "autres sont")} dans les listes ci-dessous.`,
  );

// words.ts
export const joinsAsGoal = (name: string, layer: string, player: Text) =>
  text(`${name} joins ${layer}: ${player.en} has won there.`, `${name} entre dans ${layer} : ${player.fr} y a gagné.`);
export const joinsByOneMove = (name: string, layer: string, player: Text, target: string, layerBefore: string) =>
  text(
    `${name} joins ${layer}: it is a vertex ${player.en}, and the move to ${target} leads into A${layerBefore}.`,
    `${name} entre dans ${layer} : c'est un sommet ${player.fr}, et le coup vers ${target} mène dans A${layerBefore}.`,
  );
export const joinsByOnlyMove = (name: string, layer: string, player: Text, targets: string) =>
  text(
    `${name} joins ${layer}: it is a vertex ${player.en}, whose only move, to ${targets}, leads into the attractor.`,
    `${name} entre dans ${layer} : c'est un sommet ${player.fr}, dont le seul coup, vers ${targets}, mène dans ` +
      "l'attracteur.",
  );
export const joinsByAllMoves = (name: string, layer: string, player: Text, targets: string) =>
  text(
    `${name} joins ${layer}: it is a vertex ${player.en}, and each of its moves, to ${targets}, leads into the ` +
      "attractor.",
    `${name} entre dans ${layer} : c'est un sommet ${player.fr}, et chacun de ses coups, vers ${targets}, mène ` +
      "dans l'attracteur.",
  );
export const attractorBegins = (ofPlayer: Text, player: Text) =>
  text(
    `The attractor ${ofPlayer.en} is empty. It will begin with the vertices where ${player.en} has won.`,
    `L'attracteur ${ofPlayer.fr} est vide. Il commencera par les sommets où ${player.fr} a gagné.`,
  );
export const startIsInside = (player: Text) =>
  text(` The start is in it: ${player.en} can win.`, ` Le départ est dedans : ${player.fr} peut gagner.`);
export const startIsOutside = (player: Text) =>
  text(
    ` The start is not in it: ${player.en} cannot force a win.`,
    ` Le départ n'y est pas : ${player.fr} ne peut pas forcer la victoire.`,
  );
export const nothingJoinsAnyMore = (player: Text, size: number, vertexCount: number, about: string) =>
  text(
    `Nothing joins any more: the attractor ${player.en} has ${number(size, "en")} of ` +
      `${counted(vertexCount, "en", "vertex", "vertices")}.${about}`,
    `Plus rien n'entre : l'attracteur ${player.fr} a ${number(size, "fr")} sur ` +
      `${counted(vertexCount, "fr", "sommet", "sommets")}.${about}`,
  );
export const and = text("and", "et");
export const codeGoals = (name: string) =>
  text(`A ← the vertices where ${name} has won, of rank 0`, `A ← les sommets où ${name} a gagné, de rang 0`);
export const codeCounts = text(
  "for every other vertex u: count[u] ← its number of moves",
  "pour tout autre sommet u : reste[u] ← son nombre de coups",
);
export const codeEachVertex = text(
  "for every v of A, in the order in which they came:",
  "pour tout v de A, dans l'ordre d'arrivée :",
);
export const codeEachMove = text("for every move u → v with u outside A:", "pour tout coup u → v avec u hors de A :");
export const codeOwnMove = (name: string) =>
  text(
    `if ${name} moves at u: u joins A, of rank rank[v] + 1`,
    `si ${name} joue en u : u entre dans A, de rang rang[v] + 1`,
  );
export const codeOtherwise = text("else: count[u] ← count[u] − 1", "sinon : reste[u] ← reste[u] − 1");
export const codeLastMove = text(
  "if count[u] = 0: u joins A, of rank rank[v] + 1",
  "si reste[u] = 0 : u entre dans A, de rang rang[v] + 1",
);
export const codeEnd = text("nothing joins any more: A is the attractor", "plus rien n'entre : A est l'attracteur");
export const movesHere = (player: Text) => text(`${player.en} moves here.`, `${player.fr} joue ici.`);
export const aDrawnEnd = text("A drawn end.", "Une fin nulle.");
export const aGoal = (player: Text) => text(`A goal ${player.en}.`, `Un but ${player.fr}.`);
export const deadEndWon = (player: Text) =>
  text(`A dead end: by the rule ${player.en} has won.`, `Un cul-de-sac : par la règle, ${player.fr} a gagné.`);
export const playsStartHere = text("Plays start here.", "Les parties commencent ici.");
export const inPython = text("In Python", "En Python");
export const whichFunction = text("Function", "Fonction");
export const strategyTaken = text("The strategy is on the figure.", "La stratégie est sur la figure.");
export const againstTheBest = text("Against the perfect opponent", "Contre l'adversaire parfait");
export const againstMe = text("Play against it", "Jouer contre elle");
export const yourStrategyPlays = text(
  "Your Python function plays the other side.",
  "Votre fonction Python joue l'autre camp.",
);
export const goalsJoin = (count: number, layer: string, player: Text) =>
  text(
    `${layer}: ${counted(count, "en", "vertex", "vertices")}, where ${player.en} has won.`,
    `${layer} : ${counted(count, "fr", "sommet", "sommets")}, où ${player.fr} a gagné.`,
  );
export const layerJoins = (layer: string, reasons: readonly string[]) =>
  text(`${layer}: ${reasons.join("; ")}.`, `${layer} : ${reasons.join(" ; ")}.`);
export const haveAMoveInto = (count: number, player: Text, layer: string) =>
  text(
    `${counted(count, "en", "vertex", "vertices")} ${player.en} with a move into ${layer}`,
    `${counted(count, "fr", "sommet", "sommets")} ${player.fr}, avec un coup vers ${layer}`,
  );
export const cannotAvoid = (count: number, player: Text) =>
  text(
    `${counted(count, "en", "vertex", "vertices")} ${player.en}, each of whose moves leads into the attractor`,
    `${counted(count, "fr", "sommet", "sommets")} ${player.fr}, dont chaque coup mène dans l'attracteur`,
  );

// figures.ts
const NAMES: Readonly<Record<string, string>> = { svg: "SVG", tikz: "TikZ", dot: "DOT", mermaid: "Mermaid" };
export const tooManyToExport = (count: number, format: string, limit: number) =>
  text(
    `${counted(count, "en", "vertex", "vertices")} are too many for ${NAMES[format] ?? format}, which takes ` +
      `${number(limit, "en")}: export a smaller arena, or SVG for up to ${number(5000, "en")}.`,
    `${counted(count, "fr", "sommet", "sommets")}, c'est trop pour ${NAMES[format] ?? format}, qui en prend ` +
      `${number(limit, "fr")} : exportez une arène plus petite, ou du SVG jusqu'à ${number(5000, "fr")}.`,
  );
