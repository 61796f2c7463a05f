import { text, unwrap } from "marienbad";
import { graphGame, memoMinimax, minimax, readScoredGraph } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

/** Calls of a search of Nim, take 1 to 3, to its end, and different positions among them. */
export function calls(sticks: number): readonly [calls: number, vertices: number] {
  const sizes = [1];
  for (let n = 1; n <= sticks; n++) {
    sizes[n] = 1 + [1, 2, 3].reduce((sum, taken) => sum + (taken <= n ? sizes[n - taken] : 0), 0);
  }
  return [sizes[sticks], sticks === 0 ? 1 : 2 * sticks];
}

export const FOLDED: Section = {
  id: "folded",
  title: text("Two ways, one position", "Deux chemins, une position"),
  blocks: [
    {
      prose: [
        text(
          "Take 1 then 2, or 2 then 1: the same heap. The tree computes these twins again without knowing it. Nim " +
            "from {n}, take 1 to 3: [{calls} calls](calls), but only " +
            "[{vertices} vertices](vertices). Write the answer down once, read it afterwards. The bars are in " +
            "powers of ten.",
          "Prendre 1 puis 2, ou 2 puis 1 : le même tas. L'arbre recalcule ces jumeaux sans le savoir. Nim à {n}, " +
            "prendre de 1 à 3 : [{calls} appels](calls), mais seulement " +
            "[{vertices} sommets](vertices). On note la réponse la première fois, on la relit ensuite. Les barres " +
            "sont en puissances de dix.",
        ),
      ],
      figure: figure<{ readonly n: number }>({
        start: { n: 10 },
        controls: { n: slider(3, 20, "Sticks", "Bâtonnets") },
        draw: ({ n }) => {
          const drawing = new Drawing();
          const [all, different] = calls(n);
          const bar = (id: string, value: number, x: number, tone: "player0" | "player1"): void => {
            const height = 10 + Math.log10(value) * 34;
            drawing.node(id, at(x, -height / 2), "", { tone, width: 60, height });
            drawing.text(String(value), at(x, 16), { size: "normal" });
          };
          bar("calls", all, 0, "player1");
          bar("vertices", different, 120, "player0");
          return drawing.scene(t(text("Calls and positions", "Appels et positions")));
        },
        parts: () => ({ calls: ["calls"], vertices: ["vertices"] }),
        values: ({ n }) => {
          const [all, different] = calls(n);
          return { calls: all, vertices: different };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "A position is (sticks, player): merging (3, 0) with (3, 1) would give Max's answer to Min. Already " +
            "with two sticks the root would be wrong.",
          "Une position est (bâtonnets, joueur) : confondre (3, 0) et (3, 1) donnerait à Min la réponse de Max. " +
            "Déjà à deux bâtonnets la racine serait fausse.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Nim from 15, take 1 to 3: how many vertices (k, player) are reached from (15, 0)?",
      "Nim à 15, prendre de 1 à 3 : combien de sommets (k, joueur) sont atteints depuis (15, 0) ?",
    ),
    answer: "30",
    hint: text(
      "Which of the 32 that can be written are never reached?",
      "Lesquels des 32 qui s'écrivent ne sont " + "jamais atteints ?",
    ),
    wrong: [
      wrong("32", "(15, 1) and (14, 0) are never reached.", "(15, 1) et (14, 0) ne sont jamais atteints."),
      wrong("16", "And the player?", "Et le joueur ?"),
      wrong("12640", "Those are the nodes of the tree.", "Ce sont les nœuds de l'arbre."),
    ],
    why: text("All but (15, 1) and (14, 0).", "Tous sauf (15, 1) et (14, 0)."),
  },
  lab: "#tree/nim6",
};

const LINES = "0: 1 2 6; 1: 5; 2: 3; 3: 4 6; 4: 5; 5: 6; 6:";
const GRAPH = arenaOf(LINES, { own: "0 3 5" });
const GRAPH_PLACES = placesOf(GRAPH, "0 0 1; 1 1.4 0; 2 1 2; 3 2.2 2; 4 3.4 2; 5 3 .4; 6 4.4 1");
const H = [3, -1, -2, 0, 2, 2, 0];

/** The scored graph with the moves of 0 in this order. */
function game(order: string) {
  const source =
    `{0: [${[...order].join(", ")}], 1: [5], 2: [3], 3: [4, 6], 4: [5], 5: [6], 6: []}\nS0 = {0, 3, 5}\n` +
    `h = [${H.join(", ")}]\nstart = 0`;
  const { rules, heuristics = {} } = unwrap(graphGame(unwrap(readScoredGraph(source))));
  const [heuristic] = Object.values(heuristics);
  return { rules, heuristic };
}

/** The value at a depth, and the visits: plain, with a memo, and with the memo that takes deeper values too. */
export function searches(order: string, depth: number) {
  const { rules, heuristic } = game(order);
  const options = { depth, heuristic };
  const plain = minimax(rules, rules.start, options);
  const exact = memoMinimax(rules, rules.start, options);
  const deeper = memoMinimax(rules, rules.start, { ...options, reuse: "deeper" });
  return { plain, exact, deeper };
}

const graphFigure = (title: ReturnType<typeof text>) =>
  drawArena(GRAPH, t(title), {
    points: GRAPH_PLACES,
    size: 44,
    node: (vertex) => ({ detail: `h ${H[Number(GRAPH.label(vertex))]}` }),
  });

export const MEMO: Section = {
  id: "memo",
  title: text("The memo: position and depth", "La mémoire : position et profondeur"),
  blocks: [
    {
      prose: [
        text(
          "With limited depth “the value of a position” means nothing: it depends on how many moves are still " +
            "looked at. [Vertex 5](five) with no move left is worth its h, 2; with one " +
            "move left Max must go to 6, worth 0. So the key is the pair (position, remaining depth). Kept that " +
            "way the memo returns exactly the naive value: at " +
            "depth {depth} both find {value}.",
          "À profondeur limitée, « la valeur d'une position » ne veut rien dire : cela dépend de combien de coups " +
            "il reste à regarder. [Le sommet 5](five) sans coup restant vaut son h, " +
            "2 ; avec un coup restant Max doit aller en 6, qui vaut 0. La clef est donc le couple (position, " +
            "profondeur restante). Ainsi rangée, la mémoire rend exactement " +
            "la valeur naïve : à la profondeur {depth} les deux trouvent {value}.",
        ),
      ],
      figure: figure<{ readonly depth: number }>({
        start: { depth: 4 },
        controls: { depth: slider(1, 5, "Depth", "Profondeur") },
        draw: () => graphFigure(text("A graph that is no tree", "Un graphe qui n'est pas un arbre")),
        parts: () => ({ five: ids(GRAPH, "5 5>6") }),
        values: ({ depth }) => {
          return { value: String(searches("126", depth).exact.value) };
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "What is 5 worth with 0 moves left, and with 1? (two numbers)",
      "Que vaut 5 avec 0 coup restant, " + "et avec 1 ? (deux nombres)",
    ),
    answer: "2 0",
    hint: text("With one move left Max must move.", "Avec un coup restant, Max doit jouer."),
    wrong: [
      wrong("2 2", "With one move left Max must go to 6.", "Avec un coup restant, Max doit aller en 6."),
      wrong("0 0", "With none left, it is h(5).", "Sans coup restant, c'est h(5)."),
    ],
    why: text("h(5) = 2; and h(6) = 0.", "h(5) = 2 ; et h(6) = 0."),
  },
  lab: "#tree/memo",
};

export const DEEPER: Section = {
  id: "deeper",
  title: text("“Deeper, so better”: the trap", "« Plus profond, donc mieux » : le piège"),
  blocks: [
    {
      kind: "trap",
      prose: [
        text(
          "One may want to reuse any value searched *at least* as deep: who would refuse a better-informed " +
            "answer? But it answers another question. Depth 4, moves of 0 in the order {order}: " +
            "plain minimax finds {plain}, the memo by (position, depth) {exact}, the generous memo {deeper}. " +
            "[Vertex 5](five) is met first with two moves left and noted 0; " +
            "asked later with none left, it should be h(5) = 2.",
          "On peut vouloir relire toute valeur cherchée *au moins* aussi profond : qui refuserait une réponse " +
            "mieux informée ? Mais elle répond à une autre question. Profondeur 4, coups de 0 " +
            "dans l'ordre {order} : le min-max simple trouve {plain}, la mémoire par (position, profondeur) " +
            "{exact}, la mémoire généreuse {deeper}. [Le sommet 5](five) est " +
            "rencontré d'abord avec deux coups restants et noté 0 ; redemandé sans coup restant, il devrait " +
            "valoir h(5) = 2.",
        ),
        text(
          "The result begins to depend on the order of the moves: that alone should make one suspicious.",
          "Le résultat se met à dépendre de l'ordre des coups : cela seul devrait éveiller le soupçon.",
        ),
      ],
      figure: figure<{ readonly order: string }>({
        start: { order: "126" },
        controls: {
          order: choice(
            "Order",
            "Ordre",
            ...["126", "162", "612", "216", "261", "621"].map(
              (one) => [one, [...one].join(", "), [...one].join(", ")] as const,
            ),
          ),
        },
        draw: () => graphFigure(text("The same graph", "Le même graphe")),
        parts: () => ({ five: ids(GRAPH, "5") }),
        values: ({ order }) => {
          const { plain, exact, deeper } = searches(order, 4);
          return { plain: String(plain.value), exact: String(exact.value), deeper: String(deeper.value) };
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Order 1, 2, 6 at depth 4: the value of plain minimax, then that of the generous memo? (two numbers)",
      "Ordre 1, 2, 6, profondeur 4 : la valeur du min-max simple, puis celle de la mémoire généreuse ? (deux nombres)",
    ),
    answer: "2 0",
    hint: text("The generous memo already has 0 for vertex 5.", "La mémoire généreuse a déjà 0 pour le sommet 5."),
    wrong: [
      wrong(
        "2 2",
        "Then there would be no trap: look at the figure.",
        "Alors il n'y aurait pas de piège : " + "regardez la figure.",
      ),
      wrong(
        "0 0",
        "Plain minimax sees h(5) = 2 by 2, 3, 4, 5.",
        "Le min-max simple voit " + "h(5) = 2 par 2, 3, 4, 5.",
      ),
    ],
    why: text(
      "By 2, 3, 4, 5 Max reaches h(5) = 2; the memo says 0 instead.",
      "Par 2, 3, 4, 5 Max atteint h(5) = " + "2 ; la mémoire dit 0 à la place.",
    ),
  },
  lab: "#tree/memo",
};

/** Tic-tac-toe with the estimate by lines: nodes of minimax, with a memo, and of alpha-beta, by depth. */
export const NODES: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [82, 82, 36],
  4: [3610, 2098, 635],
  6: [73450, 10438, 4632],
};

export const SAVINGS: Section = {
  id: "savings",
  title: text("What is gained", "Ce que l'on gagne"),
  blocks: [
    {
      prose: [
        text(
          "Memo and cuts do not play better: they play *the same*, faster. Tic-tac-toe to depth {depth}: " +
            "[minimax](minimax) visits {a} nodes, [with a memo](memo) {b}, [alpha-beta](ab) {c}; the value " +
            "is the same each time. The time saved is spent on depth, and it is depth that plays better. Good " +
            "programs deepen step by step, and try the previous " +
            "round's best move first.",
          "Mémoire et coupes ne jouent pas mieux : elles jouent *la même chose*, plus vite. Morpion jusqu'à la " +
            "profondeur {depth} : [min-max](minimax) visite {a} nœuds, [avec mémoire](memo) {b}, " +
            "[alpha-bêta](ab) {c} ; la valeur est chaque fois la même. Le temps gagné se dépense en profondeur, " +
            "et c'est la profondeur qui joue mieux. Les bons programmes " +
            "approfondissent pas à pas, et essaient d'abord le meilleur coup du tour précédent.",
        ),
      ],
      figure: figure<{ readonly depth: string }>({
        start: { depth: "4" },
        controls: { depth: choice("Depth", "Profondeur", ["2", "2", "2"], ["4", "4", "4"], ["6", "6", "6"]) },
        draw: ({ depth }) => {
          const drawing = new Drawing();
          NODES[Number(depth)].forEach((value, index) => {
            const height = 10 + Math.log10(value) * 34;
            drawing.node(["minimax", "memo", "ab"][index], at(index * 110, -height / 2), "", {
              tone: index === 2 ? "player0" : "player1",
              width: 60,
              height,
            });
            drawing.text(String(value), at(index * 110, 16), { size: "normal" });
          });
          return drawing.scene(t(text("Nodes of three searches", "Nœuds de trois recherches")));
        },
        parts: () => ({ minimax: ["minimax"], memo: ["memo"], ab: ["ab"] }),
        values: ({ depth }) => {
          const [a, b, c] = NODES[Number(depth)];
          return { a, b, c };
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "A budget of 5,000 nodes: to which depth, of 2, 4 and 6, does each go — minimax, memo, alpha-beta? (three " +
        "numbers)",
      "Un budget de 5 000 nœuds : jusqu'à quelle profondeur, parmi 2, 4 et 6, va chacun — min-max, mémoire, " +
        "alpha-bêta ? (trois nombres)",
    ),
    answer: "4 4 6",
    hint: text("Look for the last bar below 5,000.", "Cherchez la dernière barre sous 5 000."),
    wrong: [
      wrong("4 6 6", "With a memo depth 6 takes 10,438.", "Avec mémoire la profondeur 6 demande 10 438."),
      wrong("4 4 4", "Alpha-beta needs 4,632 for depth 6.", "Alpha-bêta n'a besoin que de 4 632 pour la profondeur 6."),
    ],
    why: text("3,610; 2,098; 4,632.", "3 610 ; 2 098 ; 4 632."),
  },
  lab: "#tree/tictactoe",
};
