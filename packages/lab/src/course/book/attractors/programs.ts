import { text } from "marienbad";
import { ownerOf, rankOf, successors, winnerOf } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { number, t, verbatim } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, nimArena, vertexOf, vertices } from "../arena-drawing.ts";
import { countdown, divingLabels, type Told } from "../attract.ts";
import { drawCode } from "../code.ts";
import { at, Drawing } from "../drawing.ts";
import { RANKS, RANKS_PLACES, TWELVE, TWELVE_PLACES, twelveBend } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const RANKED = solveArenaQuickly(RANKS);
const goalsIn = (order: string): number[] => order.split("").map((goal) => named(RANKS, goal));

interface Diver {
  readonly order: string;
  readonly how: string;
  readonly walked: boolean;
}

/** From u, always to the smallest label; player 1 goes to the greatest. At most eight moves. */
export function followed(how: string, order: string): string[] {
  const dived = new Map(divingLabels(RANKS, 0, goalsIn(order)));
  const labelOf = (vertex: number): number => (how === "dive" ? dived.get(vertex) : rankOf(RANKED, vertex)) ?? 0;
  const way = [named(RANKS, "u")];
  while (way.length < 9) {
    const targets = Array.from(successors(RANKS, way[way.length - 1]));
    if (targets.length === 0) break;
    const sign = ownerOf(RANKS, way[way.length - 1]) === 0 ? 1 : -1;
    way.push(targets.reduce((best, target) => (sign * (labelOf(target) - labelOf(best)) < 0 ? target : best)));
  }
  return way.map((vertex) => RANKS.label(vertex));
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
        start: { order: "vw", how: "dive", walked: false },
        controls: {
          how: choice(
            "Order of work",
            "Ordre du travail",
            ["dive", "depth first", "en profondeur"],
            ["layers", "breadth first", "en largeur"],
          ),
          order: choice("Goals", "Buts", ["vw", "v, then w", "v, puis w"], ["wv", "w, then v", "w, puis v"]),
          walk: {
            kind: "button",
            label: text("Follow the numbers from u", "Suivre les nombres depuis u"),
            press: (state) => ({ ...state, walked: !state.walked }),
          },
        },
        draw: ({ order, how, walked }) => {
          const way = walked ? followed(how, order) : [];
          const labels = new Map(divingLabels(RANKS, 0, goalsIn(order)));
          return drawArena(RANKS, t(text("Where ranks need breadth", "Où les rangs demandent la largeur")), {
            points: RANKS_PLACES,
            node: (vertex) => ({
              tone: "player0",
              detail: String(how === "dive" ? labels.get(vertex) : rankOf(RANKED, vertex)),
              stroke: how === "dive" && labels.get(vertex) !== rankOf(RANKED, vertex) ? "strong" : "normal",
            }),
            edge: (from, to) =>
              way.some((one, index) => one === RANKS.label(from) && way[index + 1] === RANKS.label(to))
                ? { stroke: "strong" }
                : {},
          });
        },
        parts: () => ({ hurry: ids(RANKS, "u u>y u>x"), dawdle: ids(RANKS, "x x>y1 x>w"), x: ids(RANKS, "x") }),
        values: ({ order }) => ({
          label: String(new Map(divingLabels(RANKS, 0, goalsIn(order))).get(named(RANKS, "x"))),
        }),
        says: ({ order, how, walked }) => {
          const way = followed(how, order);
          if (walked)
            return way.length > 8
              ? text(
                  `${way.join(" ")}… for ever, through won vertices only.`,
                  `${way.join(" ")}… sans fin, et rien que par des sommets gagnés.`,
                )
              : text(`${way.join(" ")}: won.`, `${way.join(" ")} : gagné.`);
          return how === "dive"
            ? text(
                `Marked: ${divingLabels(RANKS, 0, goalsIn(order))
                  .map(([vertex, label]) => `${RANKS.label(vertex)} ${label}`)
                  .join(", ")}.`,
                `Marqués : ${divingLabels(RANKS, 0, goalsIn(order))
                  .map(([vertex, label]) => `${RANKS.label(vertex)} ${label}`)
                  .join(", ")}.`,
              )
            : text("True ranks, whatever the order of the goals.", "Les vrais rangs, quel que soit l'ordre des buts.");
        },
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
            "u, x, y1, p, u… never ends, although every vertex on the way is won. {walk}",
          "Un marquage récursif {how} plonge : en prenant les buts {order}, il écrit {label} sur [x](x), dont le " +
            "rang est 7. Échanger deux buts change " +
            "la réponse. Et c'est pire qu'un nombre faux : « aller vers une étiquette plus petite » en u (4) " +
            "préfère x (1) à y (3), " +
            "et alors u, x, y1, p, u… ne finit jamais, quoique chaque sommet du chemin soit gagné. {walk}",
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
const CODE = [
  verbatim("queue = deque(goals)", "file = deque(buts)"),
  verbatim("while queue:", "while file:"),
  verbatim("    x = queue.popleft()", "    x = file.popleft()"),
  verbatim("    for y in predecessors[x]:", "    for y in predecesseurs[x]:"),
  verbatim("        left[y] = left[y] - 1", "        reste[y] = reste[y] - 1"),
  verbatim(
    "        if y not in won and (y in S0 or left[y] == 0):",
    "        if y not in gagnes and (y in S0 or reste[y] == 0):",
  ),
  verbatim("            won.add(y)", "            gagnes.add(y)"),
  verbatim("            queue.append(y)", "            file.append(y)"),
].map((words) => ({ words }));

/** The lines of the program that are at work. */
function linesAt(now: Told | undefined): number[] {
  if (now === undefined) return [0];
  if (now.to === undefined) return [2];
  return now.enters ? [4, 5, 6, 7] : [4, 5];
}

const SIZES = [10, 30, 100, 300];
const costs = new Map<number, { readonly layers: number; readonly told: number; readonly deep: number }>();

/** Arrows read for Nim, take 1 or 2: all of them for each layer, or those into the attractor once. */
export function costOf(sticks: number) {
  const known = costs.get(sticks);
  if (known !== undefined) return known;
  const arena = nimArena(sticks, { take: "1,2" });
  const solution = solveArenaQuickly(arena);
  const won = vertices(arena).filter((vertex) => winnerOf(solution, vertex) === 0);
  const deep = Math.max(...won.map((vertex) => rankOf(solution, vertex) ?? 0));
  const isWon = new Set(won);
  const arrows = vertices(arena).flatMap((vertex) => Array.from(successors(arena, vertex)));
  const cost = { layers: arena.edgeCount * (deep + 1), told: arrows.filter((to) => isWon.has(to)).length, deep };
  costs.set(sticks, cost);
  return cost;
}

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
            "still dry. Each wet vertex, taken from a queue, [tells those that lead to it](tells), once; [at " +
            "zero the " +
            "square comes in](zero); a circle comes in as soon as it is told. Step {step}; or touch a " +
            "vertex, to go to " +
            "where something happens to it.",
          "Relire tout le graphe à chaque couche coûte cher. Donnons plutôt à chaque carré [un " +
            "compteur](counters) : ses portes encore " +
            "sèches. Chaque sommet mouillé, pris dans une file, [prévient ceux qui mènent à lui](tells), une " +
            "fois ; [à zéro " +
            "le carré entre](zero) ; un rond entre dès qu'il est prévenu. Étape {step} ; ou touchez un " +
            "sommet, pour aller " +
            "là où il lui arrive quelque chose.",
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
          const scene = drawArena(TWELVE, t(text("Counters on the squares", "Des compteurs sur les carrés")), {
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
          const code = new Drawing();
          drawCode(code, CODE, at(34, 268), linesAt(now));
          return { ...scene, texts: code.scene("").texts };
        },
        touchable: () => vertices(TWELVE).map(idOf),
        called: vertexName,
        touch: ({ step }, node) => {
          // On to the next time that this vertex is taken or told; round again after the last.
          const is = ({ from, to }: Told): boolean => (to ?? from) === vertexOf(node);
          const later = TOLD.findIndex((one, index) => index >= step && is(one));
          const first = TOLD.findIndex(is);
          return { step: later >= 0 ? later + 1 : first >= 0 ? first + 1 : step };
        },
        parts: ({ step }) => {
          const now = TOLD[step - 1];
          const turned =
            now === undefined
              ? []
              : TOLD.filter(({ from, to }) => from === now.from && to !== undefined).map(
                  ({ from, to }) => `${idOf(to as number)}>${idOf(from)}`,
                );
          return { counters: ids(TWELVE, "d b f h j"), tells: turned, zero: ids(TWELVE, "d") };
        },
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
    {
      prose: [
        text(
          "What is it worth? Nim, take 1 or 2, from {n} sticks: reading the whole graph again for each layer " +
            "looks at " +
            "[{layers} arrows](layers), the countdown at [{told}](told). One grows with the square of n, the " +
            "other with " +
            "n. A recursive marking is as deep as the last layer, {deep} calls inside each other here; " +
            "CPython allows a " +
            "thousand unless told otherwise (sys.getrecursionlimit), a queue has no such limit.",
          "Qu'y gagne-t-on ? Nim, prendre 1 ou 2, depuis {n} bâtonnets : relire tout le graphe à chaque " +
            "couche regarde " +
            "[{layers} flèches](layers), le compte à rebours [{told}](told). L'un croît comme le carré de n, " +
            "l'autre comme " +
            "n. Un marquage récursif est aussi profond que la dernière couche, ici {deep} appels emboîtés ; " +
            "CPython en " +
            "permet mille si on ne lui dit rien (sys.getrecursionlimit), une file n'a pas cette limite.",
        ),
      ],
      figure: figure<{ readonly n: string }>({
        start: { n: "100" },
        controls: {
          n: choice(
            "Sticks",
            "Bâtonnets",
            ["10", "10", "10"],
            ["30", "30", "30"],
            ["100", "100", "100"],
            ["300", "300", "300"],
          ),
        },
        draw: ({ n }) => {
          const drawing = new Drawing();
          SIZES.forEach((size, index) => {
            const { layers, told } = costOf(size);
            const bar = (id: string, value: number, row: number): void => {
              const width = 8 + Math.log10(value) * 62;
              const y = index * 56 + row * 21;
              drawing.node(id, at(width / 2, y), "", {
                width,
                height: 16,
                tone: row === 0 ? "player1" : "player0",
                stroke: String(size) === n ? "strong" : row === 0 ? "dashed" : "normal",
              });
              drawing.text(number(value), at(width + 8, y), { anchor: "start", size: "normal" });
            };
            drawing.text(String(size), at(-12, index * 56 + 10), { anchor: "end", size: "normal" });
            bar(`l${size}`, layers, 0);
            bar(`t${size}`, told, 1);
          });
          return drawing.scene(t(text("Arrows that are read", "Flèches lues")));
        },
        parts: ({ n }) => ({ layers: [`l${n}`], told: [`t${n}`] }),
        called: (_, node) => {
          const sticks = node.slice(1);
          return node.startsWith("l")
            ? text(`${sticks} sticks, layer by layer`, `${sticks} bâtonnets, couche par couche`)
            : text(`${sticks} sticks, with counters`, `${sticks} bâtonnets, avec des compteurs`);
        },
        touch: (_, node) => ({ n: node.slice(1) }),
        values: ({ n }) => costOf(Number(n)),
        says: () => text("The bars are in powers of ten.", "Les barres sont en puissances de dix."),
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
  python: {
    name: "attracteur",
    arena: TWELVE,
    asked: text(
      "Write it yourself: turn the arrows round, count the doors of each square, and tell each predecessor once. " +
        "Your " +
        "function is tried on these twelve vertices, on other arenas, then on larger and larger ones, where its time " +
        "shows whether each arrow was read once.",
      "Écrivez-le vous-même : renversez le graphe, comptez les portes de chaque carré, et prévenez chaque " +
        "prédécesseur " +
        "une fois. Votre fonction est essayée sur ces douze sommets, sur d'autres arènes, puis sur de plus en plus " +
        "grandes, où son temps dit si chaque flèche n'a été lue qu'une fois.",
    ),
  },
  lab: "#arena/twelve",
};
