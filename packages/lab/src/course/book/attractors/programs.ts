import { ownerOf, rankOf, solve, successors, text } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, ids, named } from "../arena-drawing.ts";
import { countdown, divingLabels } from "../attract.ts";
import { RANKS, RANKS_PLACES, TWELVE, TWELVE_PLACES, twelveBend } from "../instances.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const RANKED = solve(RANKS);
const goalsIn = (order: string): number[] => order.split("").map((goal) => named(RANKS, goal));

interface Diver {
  readonly order: string;
  readonly how: string;
}

export const RANKS_IN_BREADTH: Section = {
  id: "ranks",
  title: text("Ranks, breadth first", "Les rangs, en largeur"),
  blocks: [
    {
      prose: [
        text(
          "The rank counts the moves to the win when [one hurries](hurry) — 1 + the least — and [the other " +
            "dawdles](dawdle) — 1 + the " +
            "greatest. So one must go layer by layer and never run ahead.",
          "Le rang compte les coups jusqu'à la victoire quand [l'un se presse](hurry) — 1 + le plus petit — et que " +
            "[l'autre traîne](dawdle) — 1 + le plus grand. Il faut donc avancer couche après couche, sans jamais " +
            "courir devant.",
        ),
      ],
      figure: figure<Diver>({
        start: { order: "vw", how: "dive" },
        controls: {
          how: choice(
            "Order of work",
            "Ordre du travail",
            ["dive", "depth first", "en profondeur"],
            ["layers", "breadth first", "en largeur"],
          ),
          order: choice("Goals", "Buts", ["vw", "v, then w", "v, puis w"], ["wv", "w, then v", "w, puis v"]),
        },
        draw: ({ order, how }) => {
          const labels = new Map(divingLabels(RANKS, 0, goalsIn(order)));
          return drawArena(RANKS, t(text("Where ranks need breadth", "Où les rangs demandent la largeur")), {
            points: RANKS_PLACES,
            node: (vertex) => ({
              tone: "player0",
              detail: String(how === "dive" ? labels.get(vertex) : rankOf(RANKED, vertex)),
              stroke: how === "dive" && labels.get(vertex) !== rankOf(RANKED, vertex) ? "strong" : "normal",
            }),
          });
        },
        parts: () => ({ hurry: ids(RANKS, "u u>y u>x"), dawdle: ids(RANKS, "x x>y1 x>w"), x: ids(RANKS, "x") }),
        values: ({ order }) => ({
          label: String(new Map(divingLabels(RANKS, 0, goalsIn(order))).get(named(RANKS, "x"))),
        }),
        says: ({ order, how }) =>
          how === "dive"
            ? text(
                `Marked: ${divingLabels(RANKS, 0, goalsIn(order))
                  .map(([vertex, label]) => `${RANKS.label(vertex)} ${label}`)
                  .join(", ")}.`,
                `Marqués : ${divingLabels(RANKS, 0, goalsIn(order))
                  .map(([vertex, label]) => `${RANKS.label(vertex)} ${label}`)
                  .join(", ")}.`,
              )
            : text("True ranks, whatever the order of the goals.", "Les vrais rangs, quel que soit l'ordre des buts."),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "A recursive marking {how} dives: taking the goals {order}, it writes {label} on [x](x), whose rank is " +
            "7. Swapping two goals changes " +
            "the answer. And it is worse than a wrong number: “go to a smaller label” at u (4) prefers x (1) to y " +
            "(3), and then " +
            "u, x, y1, p, u… never ends, although every vertex on the way is won.",
          "Un marquage récursif {how} plonge : en prenant les buts {order}, il écrit {label} sur [x](x), dont le " +
            "rang est 7. Échanger deux buts change " +
            "la réponse. Et c'est pire qu'un nombre faux : « aller vers une étiquette plus petite » en u (4) " +
            "préfère x (1) à y (3), " +
            "et alors u, x, y1, p, u… ne finit jamais, quoique chaque sommet du chemin soit gagné.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text("What is the rank of x? (one number)", "Quel est le rang de x ? (un nombre)"),
    answer: "7",
    hint: text("On the opponent's vertex: 1 + the greatest.", "Chez l'adversaire : 1 + le plus grand."),
    wrong: [
      wrong(
        "1",
        "That is the diver's label: the least instead of the greatest.",
        "C'est l'étiquette du plongeur : le plus petit au lieu du plus grand.",
      ),
      wrong("2", "x is not player 0's.", "x n'est pas à J0."),
      wrong("6", "That is y1; x comes one move before.", "C'est y1 ; x est un coup avant."),
    ],
    why: text(
      "At x player 1 chooses, and y1 (6) lasts longer than w (0): 1 + 6.",
      "En x, J1 choisit, et y1 (6) dure plus que w (0) : 1 + 6.",
    ),
  },
  lab: "#arena/ranks",
};

const TOLD = countdown(TWELVE, 0);
const label = (vertex: number): string => TWELVE.label(vertex);

export const COUNTDOWN: Section = {
  id: "countdown",
  title: text("Countdown", "Des compteurs à rebours"),
  blocks: [
    {
      prose: [
        text(
          "Reading the whole graph again for each layer is expensive. Give each square [a counter](counters) " +
            "instead: its doors that are " +
            "still dry. Each wet vertex, taken from a queue, tells those that lead to it, once; at zero the " +
            "square comes in; a " +
            "circle comes in as soon as it is told. Step {step}.",
          "Relire tout le graphe à chaque couche coûte cher. Donnons plutôt à chaque carré [un " +
            "compteur](counters) : ses portes encore " +
            "sèches. Chaque sommet mouillé, pris dans une file, prévient une fois ceux qui mènent à lui ; à zéro " +
            "le carré entre ; un " +
            "rond entre dès qu'il est prévenu. Étape {step}.",
        ),
        text(
          "Each arrow into the attractor is used exactly once, here {used} of 18 in the end: the cost is linear " +
            "in vertices and arrows. " +
            "Dead ends have a counter of 0 from the start, but nobody ever tells them: the algorithm is right " +
            "where a hasty formula was " +
            "wrong. The dam is one line: skip the other's goals.",
          "Chaque flèche vers l'attracteur sert exactement une fois, ici {used} sur 18 à la fin : le coût est " +
            "linéaire en sommets et en " +
            "flèches. Les culs-de-sac ont un compteur nul dès le début, mais personne ne les prévient : " +
            "l'algorithme a raison là où une " +
            "formule pressée avait tort. Le barrage tient en une ligne : sauter les buts de l'autre.",
        ),
      ],
      figure: figure<{ readonly step: number }>({
        start: { step: 4 },
        controls: { step: slider(0, TOLD.length, "Step", "Étape") },
        draw: ({ step }) => {
          const done = TOLD.slice(0, step);
          const inside = new Set([
            named(TWELVE, "G"),
            ...done.flatMap(({ to, enters }) => (enters ? [to as number] : [])),
          ]);
          const now = TOLD[step - 1];
          return drawArena(TWELVE, t(text("Counters on the squares", "Des compteurs sur les carrés")), {
            points: TWELVE_PLACES,
            bend: twelveBend,
            node: (vertex) => {
              const left = done.filter(({ to }) => to === vertex).at(-1)?.left ?? successors(TWELVE, vertex).length;
              return {
                tone: inside.has(vertex) ? "player0" : "plain",
                stroke: now?.from === vertex || now?.to === vertex ? "strong" : "normal",
                ...(ownerOf(TWELVE, vertex) === 1 ? { detail: String(left) } : {}),
              };
            },
            edge: (from, to) => (done.some((one) => one.to === from && one.from === to) ? { stroke: "strong" } : {}),
          });
        },
        parts: () => ({ counters: ids(TWELVE, "d b f h j") }),
        values: () => ({ used: TOLD.filter(({ to }) => to !== undefined).length }),
        says: ({ step }) => {
          const now = TOLD[step - 1];
          if (now === undefined) return text("The queue holds the goal G.", "La file contient le but G.");
          const [from, to] = [label(now.from), now.to === undefined ? "" : label(now.to)];
          if (now.to === undefined) return text(`${from} is taken from the queue.`, `On prend ${from} dans la file.`);
          if (now.enters) return text(`${from} tells ${to}, which comes in.`, `${from} prévient ${to}, qui entre.`);
          return text(`${from} tells ${to}: ${now.left} left.`, `${from} prévient ${to} : il en reste ${now.left}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "The attractor of player 1 in the same arena, from K: how many arrows are used? (one number)",
      "L'attracteur de J1 dans la même arène, depuis K : combien de flèches servent ? (un nombre)",
    ),
    answer: "5",
    hint: text("Count the arrows that arrive in {K, j, m, h}.", "Comptez les flèches qui arrivent dans {K, j, m, h}."),
    wrong: [
      wrong(
        "4",
        "Telling c and g counts too, although they do not come in.",
        "Prévenir c et g compte aussi, même s'ils n'entrent pas.",
      ),
      wrong("18", "Only arrows into the attractor are read.", "On ne lit que les flèches vers l'attracteur."),
      wrong("3", "Those that enter are three; those that are told are five.", "Trois entrent ; cinq sont prévenus."),
    ],
    why: text("j→K, c→j, g→j, m→j and h→m.", "j→K, c→j, g→j, m→j et h→m."),
  },
  lab: "#arena/twelve",
};
