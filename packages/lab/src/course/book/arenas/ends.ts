import { type DeadEndRule, solve, successors, text, winnerOf, withDeadEnds } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, placesOf, toneOf, vertexOf, vertices } from "../arena-drawing.ts";
import { EIGHT, EIGHT_PLACES, TWINS_PLACES, twins } from "../instances.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";

const RULE = choice(
  "Whoever is stuck",
  "Qui est coincé",
  ["mover-loses", "loses", "perd"],
  ["mover-wins", "wins", "gagne"],
  ["draw", "has drawn", "fait nulle"],
);

/** Who wins from each vertex of the eight, by a rule for dead ends. */
export function winners(rule: string): (0 | 1 | undefined)[] {
  const solution = solve(withDeadEnds(EIGHT, rule as DeadEndRule));
  return vertices(EIGHT).map((vertex) => winnerOf(solution, vertex));
}

export const DEAD_ENDS: Section = {
  id: "dead-ends",
  title: text("Dead ends", "Les culs-de-sac"),
  blocks: [
    {
      prose: [
        text(
          "What is [a vertex that one cannot leave](sinks) worth? The graph does not say; the rules do. Whoever " +
            "is stuck {rule}: " +
            "[the same arrows](edges), three different games. Player 0 now wins {zero} vertices, player 1 {one}.",
          "Que vaut [un sommet d'où l'on ne peut plus partir](sinks) ? Le graphe ne le dit pas ; la règle, si. " +
            "Qui est coincé {rule} : " +
            "[les mêmes flèches](edges), trois jeux différents. J0 gagne maintenant {zero} sommets, J1 {one}.",
        ),
      ],
      figure: figure<{ readonly rule: string }>({
        start: { rule: "mover-loses" },
        controls: { rule: RULE },
        draw: ({ rule }) => {
          const won = winners(rule);
          const ended = withDeadEnds(EIGHT, rule as DeadEndRule);
          return drawArena(ended, t(text("An arena of eight vertices", "Une arène de huit sommets")), {
            points: EIGHT_PLACES,
            node: (vertex) => (won[vertex] === undefined ? { tone: "draw" } : { tone: toneOf(won[vertex]) }),
          });
        },
        parts: () => ({
          sinks: ids(EIGHT, "3 7"),
          edges: vertices(EIGHT).flatMap((from) =>
            Array.from(successors(EIGHT, from), (to) => `${idOf(from)}>${idOf(to)}`),
          ),
        }),
        values: ({ rule }) => ({
          zero: winners(rule).filter((one) => one === 0).length,
          one: winners(rule).filter((one) => one === 1).length,
        }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Courses use all three conventions, sometimes without saying which: whoever is stuck loses; a draw " +
            "unless it is a goal; every " +
            "end is a goal. Before asking who wins, ask what a dead end means.",
          "Les cours emploient les trois conventions, parfois sans le dire : qui est coincé perd ; nulle sauf si " +
            "c'est un but ; toute fin est " +
            "un but. Avant de demander qui gagne, demandez ce que vaut une impasse.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Between “loses” and “wins”: touch the vertices whose winner changes.",
      "Entre « perd » et « gagne » : touchez les sommets qui changent de vainqueur.",
    ),
    picture: () =>
      drawArena(EIGHT, t(text("An arena of eight vertices", "Une arène de huit sommets")), { points: EIGHT_PLACES }),
    nameOf: (node) => EIGHT.label(vertexOf(node)),
    answer: "2 3 4 5 7",
    set: true,
    hint: text("Begin with 3 and 7, then go back.", "Commencez par 3 et 7, puis remontez."),
    wrong: [
      wrong("3 7", "What leads there follows.", "Ce qui y mène suit."),
      wrong(
        "+0",
        "0 has an arrow of each kind: its owner always chooses well.",
        "0 a une flèche de chaque sorte " + ": son joueur choisit toujours bien.",
      ),
      wrong(
        "+1",
        "1 has arrows of both kinds: its owner always chooses well.",
        "1 a des flèches des deux sortes " + ": son joueur choisit toujours bien.",
      ),
      wrong(
        "+6",
        "6 leads to 2 and to 3: one of them always suits player 1.",
        "6 mène à 2 et à 3 : l'un des deux " + "convient toujours à J1.",
      ),
    ],
    why: text(
      "0, 1 and 6 have arrows of both kinds; the others have no choice.",
      "0, 1 et 6 ont des flèches des " + "deux sortes ; les autres n'ont pas le choix.",
    ),
  },
  lab: "#arena/eight",
};

const DAG_LINES = "0: 1 2; 1: 3; 2: 3; 3: 4 5; 4: 5; 5:";
/** Without a cycle, and with one arrow more. */
export const dag = (extra: string) =>
  arenaOf(extra === "none" ? DAG_LINES : DAG_LINES.replace("5:", `5: ${extra}`), { own: "0 1 2 3 4 5" });
const DAG_PLACES = placesOf(dag("none"), "0 0 1; 1 1 0; 2 1 2; 3 2 1; 4 3 0; 5 4 1");

interface Stroll {
  readonly extra: string;
  readonly path: readonly number[];
}

export const NEVER_ENDING: Section = {
  id: "never-ending",
  title: text("Plays that never end", "Des parties sans fin"),
  blocks: [
    {
      prose: [
        text(
          "Follow the arrows from 0 by touch, never coming back: the graph is finite, so [you will be " +
            "stuck](end). A graph without cycles " +
            "always has a sink, and its plays have fewer moves than it has vertices.",
          "Suivez les flèches depuis 0 en touchant, sans jamais revenir : le graphe est fini, donc [vous serez " +
            "coincé](end). Un graphe sans " +
            "cycle a toujours un puits, et ses parties ont moins de coups que de sommets.",
        ),
        text(
          "Add an arrow from 5: {extra}. Now a play may never end; it is drawn as a lasso, a handle and a loop.",
          "Ajoutez une flèche depuis 5 : {extra}. Une partie peut alors ne jamais finir ; on la dessine comme un " +
            "lasso, un manche et une boucle.",
        ),
      ],
      figure: figure<Stroll>({
        start: { extra: "none", path: [0] },
        controls: {
          extra: choice(
            "Another arrow",
            "Une flèche de plus",
            ["none", "none", "aucune"],
            ["3", "to 3", "vers 3"],
            ["0", "to 0", "vers 0"],
          ),
        },
        draw: ({ extra, path }) =>
          drawArena(dag(extra), t(text("Six vertices", "Six sommets")), {
            points: DAG_PLACES,
            token: path[path.length - 1],
            node: (vertex) => (path.includes(vertex) ? { tone: "player0" } : {}),
            edge: (from, to) =>
              path.some((one, index) => one === from && path[index + 1] === to) ? { stroke: "strong" } : {},
          }),
        parts: ({ path }) => ({ end: [idOf(path[path.length - 1])] }),
        touchable: ({ extra, path }) =>
          new Set(path).size < path.length ? [] : Array.from(successors(dag(extra), path[path.length - 1]), idOf),
        touch: (state, node) => ({ ...state, path: [...state.path, vertexOf(node)] }),
        says: ({ extra, path }) => {
          const way = path.join(" ");
          if (new Set(path).size < path.length)
            return text(`${way}… for ever: a lasso.`, `${way}… pour toujours : un lasso.`);
          if (successors(dag(extra), path[path.length - 1]).length > 0)
            return text(`${way}: go on.`, `${way} : continuez.`);
          return text(
            `${way}: stuck after ${path.length - 1} moves. Each vertex was new, and there are only 6.`,
            `${way} : coincé après ${path.length - 1} coups. Chaque sommet était nouveau, et il n'y en a que 6.`,
          );
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Suppose that no vertex is a sink. Then one can always go on; after as many moves as there are vertices " +
            "one of them has been met " +
            "twice, and that is a cycle. Without the hypothesis it is false: one arrow more, and no vertex need " +
            "be a sink.",
          "Supposons qu'aucun sommet ne soit un puits. On peut alors toujours continuer ; après autant de coups " +
            "que de sommets, l'un d'eux a " +
            "été vu deux fois : c'est un cycle. Sans l'hypothèse c'est faux : une flèche de plus, et il n'y a " +
            "plus de puits.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Without the extra arrow: how many moves has the longest play from 0?",
      "Sans la flèche ajoutée : " + "combien de coups a la plus longue partie depuis 0 ?",
    ),
    answer: "4",
    hint: text("The bound 5 is not always reached.", "La borne 5 n'est pas toujours atteinte."),
    wrong: [
      wrong("5", "1 and 2 cannot both be visited.", "1 et 2 ne peuvent être visités tous les deux."),
      wrong("3", "From 4 one can still go to 5.", "De 4 on peut encore aller en 5."),
    ],
    why: text("0, 1, 3, 4, 5.", "0, 1, 3, 4, 5."),
  },
  lab: "#arena/pong",
};

const PRESETS: Readonly<Record<string, readonly [string, string]>> = {
  normal: ["e2", "e1"],
  misere: ["e1", "e2"],
  c1: ["c1", ""],
};

/** The plays from s1, each cut at its first goal. */
export function playsOf(preset: string): string[] {
  const [mine, theirs] = PRESETS[preset];
  const arena = twins(mine, theirs);
  const name = (vertex: number): string => arena.label(vertex);
  const walk = (path: readonly number[]): string[] => {
    const here = path[path.length - 1];
    const goal = [mine, theirs].indexOf(name(here));
    const next = Array.from(successors(arena, here));
    if (goal < 0 && next.length > 0) return next.flatMap((target) => walk([...path, target]));
    return [`${path.map(name).join(" ")}: ${goal < 0 ? "–" : goal + 1}`];
  };
  return walk([vertices(arena).find((vertex) => name(vertex) === "s1") as number]);
}

export const GOALS: Section = {
  id: "goals",
  title: text("Winning is getting there first", "Gagner, c'est arriver le premier"),
  blocks: [
    {
      prose: [
        text(
          "In our games winning means reaching [a vertex](goals), and the play stops at the first goal it " +
            "touches, even if an arrow leaves " +
            "it. Two rows of two sticks with {goals}: of the 6 ways to the end player 1 wins {one}, player 2 " +
            "{two}, nobody {nobody}.",
          "Dans nos jeux, gagner c'est atteindre [un sommet](goals), et la partie s'arrête au premier but touché, " +
            "même si une flèche en " +
            "repart. Deux rangées de deux, avec {goals} : le joueur 1 gagne {one} parties, le joueur 2 {two}, " +
            "personne {nobody}.",
        ),
        text(
          "Change the goals: the same graph, another game. A goal may well lie on the opponent's side: in the " +
            "normal game player 1 wins at " +
            "e₂, when the other is to move and cannot. A definition that wants goals among one's own vertices " +
            "would leave nothing to win.",
          "Changez les buts : même graphe, autre jeu. Un but peut fort bien se trouver chez l'adversaire : au jeu " +
            "normal le joueur 1 gagne " +
            "en e₂, quand c'est à l'autre et qu'il ne peut plus. Une définition qui veut ses buts chez soi ne " +
            "laisserait rien à gagner.",
        ),
      ],
      figure: figure<{ readonly goals: string }>({
        start: { goals: "normal" },
        controls: {
          goals: choice(
            "Goals",
            "Buts",
            ["normal", "e₂ against e₁", "e₂ contre e₁"],
            ["misere", "e₁ against e₂", "e₁ contre e₂"],
            ["c1", "c₁ alone", "c₁ seul"],
          ),
        },
        draw: ({ goals }) => {
          const arena = twins(...(PRESETS[goals] as [string, string]));
          return drawArena(arena, t(text("Two rows of two sticks", "Deux rangées de deux bâtonnets")), {
            points: TWINS_PLACES,
            size: 36,
          });
        },
        parts: ({ goals }) => {
          const arena = twins(...(PRESETS[goals] as [string, string]));
          return { goals: ids(arena, PRESETS[goals].join(" ")) };
        },
        values: ({ goals }) => {
          const list = playsOf(goals);
          const count = (end: string): number => list.filter((play) => play.endsWith(end)).length;
          return { one: count(": 1"), two: count(": 2"), nobody: count("–") };
        },
        says: ({ goals }) => {
          const list = playsOf(goals)
            .filter((play) => play.endsWith("1"))
            .map((play) => play.split(":")[0])
            .join("; ");
          return text(`Won by player 1: ${list}.`, `Gagnées par le joueur 1 : ${list}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "The twelve vertices of the next chapter: the sequence c, j, e, d. Arrows lead from d to c and a. Which " +
        "sentence is true?",
      "Les douze sommets du chapitre suivant : la suite c, j, e, d. De d partent des flèches vers c et a. Quelle " +
        "phrase est vraie ?",
    ),
    options: [
      option(["draw", "it is a draw", "c'est une nulle"]),
      option(["partial", "it is only the beginning of a play", "ce n'est que le début d'une partie"]),
      option(["won", "player 1 has won it", "J1 l'a gagnée"]),
    ],
    answer: "partial",
    hint: text("Where does it stop, and can one go on?", "Où s'arrête-t-elle, et peut-on continuer ?"),
    wrong: [
      wrong("draw", "d is not a dead end: arrows leave it.", "d n'est pas un cul-de-sac : des flèches en partent."),
      wrong("won", "No goal has been touched.", "Aucun but n'a été touché."),
    ],
    why: text(
      "A play goes on until a goal or a dead end, or for ever.",
      "Une partie va jusqu'à un but ou un " + "cul-de-sac, ou ne finit pas.",
    ),
  },
  lab: "#arena/rows22",
};
