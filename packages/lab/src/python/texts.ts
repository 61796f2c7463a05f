import { type Text, text } from "marienbad";
import { counted, number, verbatim } from "../base/language.ts";

const listed = (names: readonly string[]): string => names.join(", ");

export const absent = text(
  "Python is not here. To get it: “npm install -g marienbad-python”, beside Marienbad, then start marienbad lab again.",
  "Python n'est pas là. Pour l'avoir : « npm install -g marienbad-python », à côté de Marienbad, puis relancez " +
    "marienbad lab.",
);
export const broken = text(
  "Python itself broke: calls nested far too deep, perhaps. It starts anew at the next check.",
  "Python lui-même a cédé : des appels beaucoup trop emboîtés peut-être. Il repart à la prochaine vérification.",
);
export const python = text("In Python", "En Python");
export const check = text("Check", "Vérifier");
export const stop = text("Stop", "Arrêter");
export const startOver = text("Start over", "Recommencer");
export const loading = text("Python is on its way (13 MB, fetched once)…", "Python arrive (13 Mo, une seule fois)…");
export const running = text("Running…", "Exécution…");
export const notYet = text(
  "Python is fetched at the first check, and runs in this page only.",
  "Python est chargé à la première vérification, et ne s'exécute que dans cette page.",
);
export const data = text("The figure as Python sees it", "La figure vue de Python");
export const positions = text("Positions", "Positions");
export const players = text("Players", "Joueurs");
export const nameFirst = text("(name, player)", "(nom, joueur)");
export const playerFirst = text("(player, name)", "(joueur, nom)");
export const editorLabel = text(
  "Your function. Escape, then Tab leaves the editor.",
  "Votre fonction. Échap puis Tab quitte l'éditeur.",
);
export const output = text("Printed", "Affiché");
export const atLine = (line: number) => text(`Line ${line}:`, `Ligne ${line} :`);
export const onAnother = text("On another arena or another case:", "Sur un autre cas :");
export const failureFigure = text("The case that went wrong", "Le cas qui échoue");

export const attracteurDoc = (first: string, second: string) =>
  text(
    `The set of the positions from which the player can force the play into F.\n` +
      `    A play is over as soon as it reaches ${first} or ${second}. A dictionary of ranks is fine too.`,
    `L'ensemble des positions d'où le joueur peut forcer la partie à atteindre F.\n` +
      `    Une partie est finie dès qu'elle atteint ${first} ou ${second}. Un dictionnaire des rangs convient aussi.`,
  );
export const strategieDoc = (first: string, second: string) =>
  text(
    `Where to go from the position s. G, ${first} and ${second} are known.`,
    `Où aller depuis la position s. G, ${first} et ${second} sont connus.`,
  );

export const winsEverywhere = text(
  "It wins from every position that can be won.",
  "Elle gagne depuis toute position qui peut l'être.",
);

const vertices = (count: number): string => counted(count, "en", "vertex", "vertices");
const sommets = (count: number): string => counted(count, "fr", "sommet", "sommets");
export const right = (cases: number, largest: number | undefined): Text => {
  return largest
    ? text(
        `Right on ${counted(cases, "en", "small case", "small cases")} and up to ${vertices(largest)}.`,
        `Juste sur ${counted(cases, "fr", "petit cas", "petits cas")}, et jusqu'à ${sommets(largest)}.`,
      )
    : text(`Right on ${counted(cases, "en", "case", "cases")}.`, `Juste sur ${counted(cases, "fr", "cas", "cas")}.`);
};
export const nothingCame = text("The code gave back nothing.", "Le code n'a rien renvoyé.");
export const missing = (name: string) =>
  text(`There is no function called ${name}.`, `Il n'y a pas de fonction nommée ${name}.`);
export const endless = text(
  "A loop does not end, even on something small: what should stop it?",
  "Une boucle ne finit pas, même sur un petit cas : qu'est-ce qui devrait l'arrêter ?",
);
export const explodes = (size: number) =>
  text(
    `It takes ever longer, and far too long at size ${size}: is the same thing computed again and again? A ` +
      "dictionary of what is known already would help.",
    `Le temps explose, à la taille ${size} déjà : la même chose est-elle calculée encore et encore ? Un dictionnaire ` +
      "de ce qu'on sait déjà aiderait.",
  );
export const growsFast = (measured: readonly { readonly size: number; readonly milliseconds: number }[]): Text => {
  const row = (language: "en" | "fr"): string =>
    measured
      .map(({ size, milliseconds }) => {
        const seconds = (milliseconds / 1000).toLocaleString(language, { maximumSignificantDigits: 2 });
        return `${number(size, language)} → ${seconds} s`;
      })
      .join(", ");
  return text(
    `It is right; it is also slow on large ones: twice the vertices take about four times as long (${row("en")}). Is ` +
      "everything looked at again for each new vertex? Predecessors, counters and a queue look at each edge once.",
    `C'est juste ; sur de grands graphes c'est lent : deux fois plus de sommets prennent environ quatre fois plus de ` +
      `temps (${row("fr")}). Tout est-il relu pour chaque nouveau sommet ? Prédécesseurs, compteurs et file ne ` +
      "regardent chaque arc qu'une fois.",
  );
};
export const tooDeep = (size: number) =>
  text(
    `It is right on small ones; on ${vertices(size)} the calls are nested too deep for Python. A queue ` +
      "instead of recursion has no such limit.",
    `C'est juste sur les petits ; sur ${sommets(size)}, les appels sont trop emboîtés pour Python. Une ` +
      "file au lieu de la récursion n'a pas cette limite.",
  );
export const wrongWhenLarge = (size: number, why: Text) =>
  text(`On an arena of ${vertices(size)}: ${why.en}`, `Sur une arène de ${sommets(size)} : ${why.fr}`);

// The attractor
export const notASet = (type: string) =>
  text(
    `The function returned ${type}; a set of positions is asked for.`,
    `La fonction a renvoyé ${type} ; on demande un ensemble de positions.`,
  );
export const notAPosition = (value: string) =>
  text(`${value} is in the answer and is no position.`, `${value} est dans la réponse et n'est pas une position.`);
export const wronglyIn = (name: string, why: Text) =>
  text(`${name} should not be in the attractor: ${why.en}`, `${name} ne doit pas être dans l'attracteur : ${why.fr}`);
export const wronglyOut = (name: string, rank: number, why: Text) =>
  text(
    `${name} is missing: it joins the attractor in layer ${rank}, since ${why.en}`,
    `${name} manque : il entre dans l'attracteur à la couche ${rank}, car ${why.fr}`,
  );
export const wrongRank = (name: string, given: number, rank: number, why: Text) =>
  text(
    `${name} has rank ${given} in the answer, and it is ${rank}: ${why.en} Layer by layer (a queue, not a stack or ` +
      "a recursion), each position gets its least rank.",
    `${name} a le rang ${given} dans la réponse, et c'est ${rank} : ${why.fr} Couche par couche (une file, ni pile ` +
      "ni récursion), chaque position reçoit son plus petit rang.",
  );
export const insideAsGoal = (name: string) => text(`${name} is in F.`, `${name} est dans F.`);
export const insideByOne = (name: string, to: string) =>
  text(
    `in ${name} the player can move to ${to}, which is in it already.`,
    `en ${name} le joueur peut aller en ${to}, qui y est déjà.`,
  );
export const insideByAll = (name: string, to: readonly string[]) =>
  text(
    `in ${name} the opponent moves, and every move leads into it: ${listed(to)}.`,
    `en ${name} l'adversaire joue, et tous ses coups y mènent : ${listed(to)}.`,
  );
export const outsideAsGoal = (name: string) =>
  text(
    `${name} is the opponent's goal. The play is over there and goes no further.`,
    `${name} est un but de l'adversaire. La partie y est finie et ne va pas plus loin.`,
  );
export const outsideAsDeadEnd = (name: string) =>
  text(
    `nobody can move in ${name}, and it is not in F. “Every move leads into it” says nothing where there is no move.`,
    `on ne peut plus jouer en ${name}, qui n'est pas dans F. « Tous les coups y mènent » ne dit rien sans coup.`,
  );
export const outsideWithoutWay = (name: string) =>
  text(`in ${name} the player moves, and no move leads into it.`, `en ${name} le joueur joue, et aucun coup n'y mène.`);
export const outsideByEscape = (name: string, to: string) =>
  text(
    `in ${name} it is the opponent who moves, and who escapes to ${to}.`,
    `en ${name}, c'est l'adversaire qui joue, et qui s'échappe en ${to}.`,
  );

// Strategies
export const notADict = (type: string) =>
  text(
    `The function returned ${type}; a dictionary from positions to positions is asked for.`,
    `La fonction a renvoyé ${type} ; on demande un dictionnaire de positions vers des positions.`,
  );
export const noChoice = (name: string) =>
  text(
    `The strategy says nothing in ${name}, from where the player can win.`,
    `La stratégie ne dit rien en ${name}, d'où le joueur peut gagner.`,
  );
export const noSuchMove = (name: string, to: string) =>
  text(`From ${name} it goes to ${to}: that is not a move.`, `Depuis ${name} elle va en ${to} : ce n'est pas un coup.`);
/** How a play ends that defeats a strategy. */
export const ENDS: Readonly<Record<string, Text>> = {
  lost: text("ends on the opponent's goal", "finit sur un but de l'adversaire"),
  stuck: text("ends where nobody can move", "finit là où personne ne peut jouer"),
  silent: text("reaches a position where it names no move", "arrive où elle ne dit rien"),
  cycle: text("goes round for ever", "tourne sans fin"),
};
export const defeated = (name: string, ends: Text, play: readonly string[]) =>
  text(
    `From ${name} the player can win, but this play ${ends.en}: ${play.join(" → ")}.`,
    `Depuis ${name} le joueur peut gagner, mais cette partie ${ends.fr} : ${play.join(" → ")}.`,
  );

// Trees, heaps, paths
export const MOVERS: readonly Text[] = [
  text("player 0 (max)", "le joueur 0 (max)"),
  text("player 1 (min)", "le joueur 1 (min)"),
];
export const leafWrong = (tree: string, given: string, rightOne: string) =>
  text(
    `On the leaf ${tree} it returns ${given}; right is ${rightOne}.`,
    `Sur la feuille ${tree} : ${given} ; juste : ${rightOne}.`,
  );
export const nodeWrong = (tree: string, player: Text, given: string, rightOne: string) =>
  text(
    `Where it goes wrong first: at the node ${tree}, where ${player.en} moves, it returns ${given}; right is ` +
      `${rightOne}. Its children are right.`,
    `Là où l'erreur commence : au nœud ${tree}, où ${player.fr} joue, elle renvoie ${given} ; juste : ` +
      `${rightOne}. Ses enfants sont justes.`,
  );
export const leavesWrong = (tree: string, given: number, leaves: number): Text => {
  const evaluated = counted(given, "en", "leaf was", "leaves were");
  const feuilles = counted(given, "fr", "feuille est évaluée", "feuilles sont évaluées");
  return text(
    `At the node ${tree} the value is right, but ${evaluated} evaluated and alpha-beta needs ${leaves}` +
      (given > leaves ? ": a cut is missed." : ": a leaf was skipped that α and β do not exclude."),
    `Au nœud ${tree} la valeur est juste, mais ${feuilles} et alpha-bêta en évalue ${leaves}` +
      (given > leaves ? " : une coupure manque." : " : une feuille a été omise que α et β n'excluent pas."),
  );
};
export const grundyWrong = (
  heap: number,
  take: readonly number[],
  given: string,
  rightOne: number,
  options: readonly number[],
): Text => {
  const call = `grundy(${heap}, [${listed(take.map(String))}])`;
  const values = `{${listed([...new Set(options)].sort((a, b) => a - b).map(String))}}`;
  return text(
    `${call} is ${rightOne}, not ${given}: the moves lead to the values ${values}, and ${rightOne} is the least ` +
      "number that is not among them.",
    `${call} vaut ${rightOne}, pas ${given} : les coups mènent aux valeurs ${values}, et ${rightOne} est le plus ` +
      "petit entier qui n'y est pas.",
  );
};
export const notAPath = (given: string) =>
  text(
    `The function returned ${given}; a cost and a list of vertices are asked for.`,
    `La fonction a renvoyé ${given} ; on demande un coût et une liste de sommets.`,
  );
export const pathEnds = (path: readonly string[], from: string, to: string) =>
  text(
    `The path ${listed(path)} does not go from ${from} to ${to}.`,
    `Le chemin ${listed(path)} ne va pas de ${from} à ${to}.`,
  );
export const noSuchEdge = (from: string, to: string) =>
  text(`There is no edge from ${from} to ${to}.`, `Il n'y a pas d'arc de ${from} à ${to}.`);
export const shorterPath = (path: readonly string[], cost: number, best: readonly string[], least: number) =>
  text(
    `${listed(path)} costs ${cost}; ${listed(best)} costs ${least}.`,
    `${listed(path)} coûte ${cost} ; ${listed(best)} coûte ${least}.`,
  );
export const wrongCost = (path: readonly string[], given: number, cost: number) =>
  text(
    `The path ${listed(path)} costs ${cost}, not ${given}.`,
    `Le chemin ${listed(path)} coûte ${cost}, pas ${given}.`,
  );

// Exceptions
export const exceptions: Readonly<Record<string, Text>> = {
  SyntaxError: text("This is not Python yet.", "Ce n'est pas encore du Python."),
  IndentationError: text("The indentation does not fit.", "L'indentation ne convient pas."),
  TabError: text("Tabs and blanks are mixed.", "Tabulations et espaces sont mélangées."),
  NameError: text("A name that is not known here.", "Un nom qui n'est pas connu ici."),
  UnboundLocalError: text(
    "A variable is read before it has a value.",
    "Une variable est lue avant d'avoir une valeur.",
  ),
  TypeError: text("A value of the wrong type.", "Une valeur d'un type qui ne convient pas."),
  KeyError: text("A key that the dictionary does not have.", "Une clé que le dictionnaire n'a pas."),
  IndexError: text("A place that the list does not have.", "Un indice que la liste n'a pas."),
  ValueError: text("A value that does not fit.", "Une valeur qui ne convient pas."),
  AttributeError: text("An object without this attribute.", "Un objet sans cet attribut."),
  ZeroDivisionError: text("A division by zero.", "Une division par zéro."),
  RecursionError: text(
    "The function calls itself without end: what stops it?",
    "La fonction s'appelle sans fin : qu'est-ce qui l'arrête ?",
  ),
  MemoryError: text(
    "There is no memory left: does something grow for ever?",
    "Plus de mémoire : quelque chose grandit sans fin ?",
  ),
  ModuleNotFoundError: text(
    "This module is not here: only the standard library is.",
    "Ce module n'est pas là : seule la bibliothèque standard l'est.",
  ),
  ImportError: text("This cannot be imported.", "Ceci ne peut pas être importé."),
  AssertionError: text("An assert of yours fails.", "Un de vos assert échoue."),
  RuntimeError: text("This cannot go on so.", "Cela ne peut pas continuer ainsi."),
  EOFError: text("There is nobody to answer input().", "Personne ne répond à input()."),
};
const UNKNOWN = text("An exception.", "Une exception.");
export const exception = (explained: Text = UNKNOWN, type: string, message: string): Text => {
  const said = message === "" ? type : `${type}: ${message}`;
  return verbatim(`${explained.en} (${said})`, `${explained.fr} (${said})`);
};
