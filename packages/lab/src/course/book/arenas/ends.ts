import { text } from "marienbad";
import { type DeadEndRule, goalOf, ownerOf, successors, winnerOf, withDeadEnds } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, placesOf, toneOf, vertexOf, vertices } from "../arena-drawing.ts";
import { begunIn } from "../fields.ts";
import { EIGHT, EIGHT_PLACES } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

const RULE = choice(
  "Whoever is stuck",
  "Qui est coincé",
  ["mover-loses", "loses", "perd"],
  ["mover-wins", "wins", "gagne"],
  ["draw", "has drawn", "fait nulle"],
);

/** Who wins from each vertex of the eight, by a rule for dead ends. */
export function winners(rule: string): (0 | 1 | undefined)[] {
  const solution = solveArenaQuickly(withDeadEnds(EIGHT, rule as DeadEndRule));
  return vertices(EIGHT).map((vertex) => winnerOf(solution, vertex));
}

interface Ends {
  readonly rule: string;
  readonly path: readonly number[];
  readonly colours: boolean;
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
            "[the same arrows](edges), three different games. Play both sides from 0 by touch, and hear how it ends. " +
            "{colours} Player 0 now wins {zero} vertices, and player 1 wins {one}.",
          "Que vaut [un sommet d'où l'on ne peut plus partir](sinks) ? Le graphe ne le dit pas ; la règle, si. " +
            "Qui est coincé {rule} : " +
            "[les mêmes flèches](edges), trois jeux différents. Jouez les deux camps depuis 0 en touchant, et voyez " +
            "comment cela finit. {colours} J0 gagne maintenant {zero} sommets, et J1 en gagne {one}.",
        ),
      ],
      figure: figure<Ends>({
        start: { rule: "mover-loses", path: [0], colours: false },
        fields: { path: begunIn(EIGHT, [0, 1]) },
        controls: {
          rule: RULE,
          colours: {
            kind: "button",
            label: text("Uncover who wins", "Dévoiler qui gagne"),
            press: (state) => ({ ...state, colours: !state.colours }),
          },
        },
        draw: ({ rule, path, colours }) => {
          const won = winners(rule);
          const ended = withDeadEnds(EIGHT, rule as DeadEndRule);
          return drawArena(ended, t(text("An arena of eight vertices", "Une arène de huit sommets")), {
            points: EIGHT_PLACES,
            token: path[path.length - 1],
            node: (vertex) =>
              !colours ? {} : won[vertex] === undefined ? { tone: "draw" } : { tone: toneOf(won[vertex]) },
            edge: (from, to) =>
              path.some((one, index) => one === from && path[index + 1] === to) ? { stroke: "strong" } : {},
          });
        },
        touchable: ({ path }) => {
          const next = Array.from(successors(EIGHT, path[path.length - 1]), idOf);
          return next.length > 0 ? next : ["v0", "v1"];
        },
        called: vertexName,
        touch: (state, node) => {
          const over = successors(EIGHT, state.path[state.path.length - 1]).length === 0;
          return { ...state, path: [...(over ? [] : state.path), vertexOf(node)] };
        },
        says: ({ rule, path }) => {
          const here = path[path.length - 1];
          const way = path.join(" ");
          if (successors(EIGHT, here).length > 0) {
            const owner = ownerOf(EIGHT, here);
            return text(`${way}: player ${owner} moves.`, `${way} : à J${owner}.`);
          }
          const winner = goalOf(withDeadEnds(EIGHT, rule as DeadEndRule), here);
          return winner === undefined
            ? text(`${way}: stuck, a draw. Begin again at 0 or 1.`, `${way} : coincé, nulle. Recommencez en 0 ou en 1.`)
            : text(
                `${way}: stuck, player ${winner} has won. Begin again at 0 or 1.`,
                `${way} : coincé, J${winner} a gagné. Recommencez en 0 ou en 1.`,
              );
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
          "Courses use different conventions, sometimes without saying which: whoever is stuck loses; a draw " +
            "unless it is a goal; every end is a goal. Under the first, player 0 wins from 0 by 0, 4, 2, 7; " +
            "under the " +
            "second knob by 0, 5, 3; under the third nobody wins at all. Before asking who wins, ask what a " +
            "dead end means.",
          "Les cours emploient des conventions différentes, parfois sans le dire : qui est coincé perd ; " +
            "nulle sauf si " +
            "c'est un but ; toute fin est un but. Si qui est coincé perd, J0 gagne depuis 0 par 0, 4, 2, 7 ; " +
            "s'il gagne, " +
            "par 0, 5, 3 ; s'il fait nulle, personne ne gagne. Avant de demander qui gagne, demandez ce que vaut une " +
            "impasse.",
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
    called: vertexName,
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
const EXTRAS = ["none", "3", "0"];
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
          "Add [an arrow](extra) from 5: {extra}. Now a play may never end; it is drawn as a lasso, a handle and a " +
            "loop. Real games have lassos too: pong hau k'i, a game of 56 positions, can go on for ever, and " +
            "from its " +
            "start neither player need ever lose.",
          "Ajoutez [une flèche](extra) depuis 5 : {extra}. Une partie peut alors ne jamais finir ; on la " +
            "dessine comme " +
            "un lasso, un manche et une boucle. De vrais jeux en ont aussi : le pong hau k'i, un jeu de 56 " +
            "positions, " +
            "peut durer toujours, et depuis son départ nul n'est obligé de perdre.",
        ),
      ],
      figure: figure<Stroll>({
        start: { extra: "none", path: [0] },
        fields: { path: (path) => EXTRAS.some((extra) => begunIn(dag(extra), [0])(path)) },
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
        parts: ({ path, extra }) => ({
          end: [idOf(path[path.length - 1])],
          extra: extra === "none" ? ["v5"] : ["v5", `v5>v${extra}`],
        }),
        touchable: ({ extra, path }) =>
          new Set(path).size < path.length ? [] : Array.from(successors(dag(extra), path[path.length - 1]), idOf),
        called: vertexName,
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
