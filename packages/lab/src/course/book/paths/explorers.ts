import { text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { emptyGrid, findPath, type Grid, gridEstimates, gridStates } from "marienbad-path";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { asWritten, inColumns } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const COURSE_MAP = [
  "......................",
  "..........####........",
  ".............#........",
  ".............#........",
  ".............#........",
  "..S..........#.....G..",
  ".............#........",
  ".............#........",
  ".....#########........",
  "......................",
  "......................",
].join("");
const WIDTH = 22;
const [START, END] = [COURSE_MAP.indexOf("S"), COURSE_MAP.indexOf("G")];

export interface Explored {
  /** Cells in the order in which they were opened. */
  readonly order: readonly number[];
  readonly path: readonly number[];
  readonly cost: number;
}

const known = new Map<string, Explored>();

/** One explorer on a map with walls, `#`: Dijkstra, or A* by columns and rows. */
export function explored(walls: string, who: string): Explored {
  const name = who + walls;
  const before = known.get(name);
  if (before !== undefined) return before;
  const grid: Grid = emptyGrid(WIDTH, walls.length / WIDTH);
  [...walls].forEach((letter, cell) => {
    if (letter === "#") grid.blockedOfCell[cell] = 1;
  });
  const rules = { neighbours: 4 } as const;
  const { manhattan } = gridEstimates(grid, rules, [END]);
  const estimate = who === "astar" ? { estimate: manhattan } : {};
  const { order, path, cost } = findPath(gridStates(grid, rules, START, [END]), estimate);
  if (known.size > 40) known.clear();
  known.set(name, { order, path, cost });
  return { order, path, cost };
}

const isMap = (walls: string): boolean =>
  walls.length === COURSE_MAP.length && /^[#.]+$/.test(walls) && walls[START] === "." && walls[END] === ".";

interface Walls {
  readonly walls: string;
  readonly who: string;
  /** How far the stain has come, in eighths. */
  readonly k: number;
}

function drawMap({ walls, who, k }: Walls): Scene {
  const { order, path } = explored(walls, who);
  const opened = new Set(order.slice(0, Math.ceil((order.length * k) / 8)));
  const way = new Set(k === 8 ? path : []);
  const drawing = new Drawing();
  [...walls].forEach((letter, cell) => {
    const label = cell === START ? "S" : cell === END ? "G" : way.has(cell) ? "•" : "";
    const tone = letter === "#" ? "player1" : opened.has(cell) ? "player0" : "plain";
    const place = at((cell % WIDTH) * 18, Math.floor(cell / WIDTH) * 18);
    drawing.node(`c${cell}`, place, label, { width: 17, tone });
  });
  return drawing.scene(t(text("A map with walls, and what was opened", "Une carte, ses murs, et ce qui fut ouvert")));
}

interface Talks {
  /** What the reader did: S or T each. */
  readonly mine: string;
}

const YEARS: Readonly<Record<string, number>> = { SS: 1, ST: 3, TS: 0, TT: 2 };

/** The partner begins silent and copies the reader's last answer. */
export const copiedBy = (mine: string): string => (mine === "" ? "" : `S${mine.slice(0, -1)}`);
export const yearsOf = (mine: string, other: string): number =>
  [...mine].reduce((sum, one, turn) => sum + YEARS[one + other[turn]], 0);

export const EXPLORERS: Section = {
  id: "explorers",
  title: text("Two explorers, and a closed door", "Deux explorateurs, et une porte fermée"),
  blocks: [
    {
      prose: [
        text(
          "First, nobody plays against you: find a shortest way from [S](start) to [G](goal). Two explorers " +
            "set out: {who}. After {k} eighths of the work the stain is what has been opened. Dijkstra " +
            "opens {dijkstra} cells, A* {astar}, and both come back with a way of {cost} steps. Touch cells to " +
            "build walls or to take them away.",
          "D'abord, personne ne joue contre vous : trouvez un plus court chemin de [S](start) à [G](goal). Deux " +
            "explorateurs partent : {who}. Après {k} huitièmes du travail, la tache est ce qui a été ouvert. " +
            "Dijkstra ouvre {dijkstra} cases, A* {astar}, et tous deux rapportent un chemin de {cost} pas. " +
            "Touchez des cases pour bâtir des murs ou les enlever.",
        ),
      ],
      figure: figure<Walls>({
        start: { walls: COURSE_MAP.replace(/[SG]/g, "."), who: "astar", k: 8 },
        fields: { walls: isMap },
        controls: {
          who: choice("Explorer", "Explorateur", ["dijkstra", "Dijkstra", "Dijkstra"], ["astar", "A*", "A*"]),
          k: slider(0, 8, "Eighths of the work", "Huitièmes du travail"),
        },
        draw: drawMap,
        parts: () => ({ start: [`c${START}`], goal: [`c${END}`] }),
        touchable: ({ walls }) => [...walls].flatMap((_, cell) => (cell === START || cell === END ? [] : [`c${cell}`])),
        called: (state, node, words) =>
          state.walls[Number(node.slice(1))] === "#"
            ? inColumns(WIDTH)(state, node, t(text("wall", "mur")))
            : inColumns(WIDTH)(state, node, words),
        touch: (state, node) => {
          const cell = Number(node.slice(1));
          const put = state.walls[cell] === "#" ? "." : "#";
          return { ...state, walls: state.walls.slice(0, cell) + put + state.walls.slice(cell + 1) };
        },
        values: ({ walls }) => ({
          dijkstra: explored(walls, "dijkstra").order.length,
          astar: explored(walls, "astar").order.length,
          cost: Number.isFinite(explored(walls, "astar").cost) ? explored(walls, "astar").cost : "∞",
        }),
        says: ({ walls }) => {
          const { cost } = explored(walls, "astar");
          return Number.isFinite(cost)
            ? text(`The shortest way has ${cost} steps.`, `Le plus court chemin a ${cost} pas.`)
            : text("There is no way any more.", "Il n'y a plus de chemin.");
        },
      }),
    },
    {
      prose: [
        text(
          "Then, the other is not your enemy. You and an accomplice sit in two cells. If both are silent, one year " +
            "each; if both talk, two; who talks alone goes free and the other serves three. You answer five times; " +
            "[the partner](partner) begins silent and then copies your last answer. So far you serve {mine} years " +
            "and the partner {theirs}.",
          "Ensuite, l'autre n'est pas votre ennemi. Vous et un complice êtes dans deux cellules. Si tous deux se " +
            "taisent, un an chacun ; si tous deux parlent, deux ; qui parle seul sort libre et l'autre fait " +
            "trois ans. " +
            "Vous répondez cinq fois ; [le partenaire](partner) se tait d'abord, puis copie votre dernière réponse. " +
            "Pour l'instant vous faites {mine} ans, et lui {theirs}.",
        ),
      ],
      figure: figure<Talks>({
        start: { mine: "SS" },
        fields: { mine: (mine) => /^[ST]{0,5}$/.test(mine) },
        draw: ({ mine }) => {
          const drawing = new Drawing();
          drawing.node("S", at(60, 0), t(text("be silent", "se taire")), { shape: "card", width: 110, height: 36 });
          drawing.node("T", at(190, 0), t(text("talk", "parler")), { shape: "card", width: 110, height: 36 });
          [mine, copiedBy(mine)].forEach((answers, row) => {
            const who = row === 0 ? text("you", "vous") : text("partner", "partenaire");
            drawing.text(t(who), at(-6, 62 + row * 44), { anchor: "end", size: "normal" });
            for (let turn = 0; turn < 5; turn++) {
              const tone = answers[turn] === "S" ? "player0" : answers[turn] === "T" ? "player1" : "faded";
              const shape = answers[turn] === "T" ? "square" : "circle";
              drawing.node(`${row === 0 ? "m" : "o"}${turn}`, at(20 + turn * 44, 62 + row * 44), "", {
                ...{ shape, tone, width: 30 },
              });
            }
          });
          return drawing.scene(t(text("Five rounds with a partner", "Cinq tours avec un partenaire")));
        },
        parts: () => ({ partner: [0, 1, 2, 3, 4].map((turn) => `o${turn}`) }),
        touchable: ({ mine }) => (mine.length < 5 ? ["S", "T"] : []),
        called: asWritten,
        touch: ({ mine }, node) => ({ mine: mine + node }),
        values: ({ mine }) => ({ mine: yearsOf(mine, copiedBy(mine)), theirs: yearsOf(copiedBy(mine), mine) }),
        says: ({ mine }) =>
          mine.length < 5
            ? text(`Round ${mine.length + 1} of 5.`, `Tour ${mine.length + 1} sur 5.`)
            : text(
                `It is over: ${yearsOf(mine, copiedBy(mine))} years. Four silences, one betrayal: 4.`,
                `C'est fini : ${yearsOf(mine, copiedBy(mine))} ans. Quatre silences, une trahison : 4.`,
              ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Talk five times to this partner: how many years do you serve, and how many the partner? (two numbers)",
      "Parlez cinq fois à ce partenaire : combien d'années faites-vous, et lui ? (deux nombres)",
    ),
    answer: "8 11",
    hint: text("The first round differs from the four others.", "Le premier tour n'est pas comme les quatre autres."),
    wrong: [
      wrong(
        "10 10",
        "In the first round the partner is still silent.",
        "Au premier tour, le partenaire se tait encore.",
      ),
      wrong(
        "11 8",
        "The other way round: you talked first.",
        "C'est l'inverse : c'est vous qui avez parlé le premier.",
      ),
      wrong(
        "0 15",
        "The partner copies you from the second round on.",
        "Dès le deuxième tour, le partenaire vous copie.",
      ),
    ],
    why: text("0 + 4 × 2 for you, 3 + 4 × 2 for the partner.", "0 + 4 × 2 pour vous, 3 + 4 × 2 pour lui."),
  },
  lab: "#paths/pocket",
};
