import { type Arena, text } from "marienbad";
import { makeBipartite, ownerOf, rankOf, successors } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import type { Point } from "marienbad-figure";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, named, nimPlaces, placesOf, vertexOf, vertices } from "../arena-drawing.ts";
import { at } from "../drawing.ts";
import { among } from "../fields.ts";
import { EIGHT_PLACES, EIGHT_STUCK_LOSES, NIM6 } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";

const TWICE = arenaOf("a: b t; b: G a; G:; t:", { own: "a b", goals0: "G", goals1: "t" });
const TWICE_PLACES = placesOf(TWICE, "t 0 0; a 1.2 0; b 3 0; G 4.2 0");
const INSERTED = makeBipartite(TWICE);

/** Three graphs: a round trip of three, one of four, and one of five with a short cut. */
export const GRAPHS = {
  A: arenaOf("0: 1; 1: 2; 2: 0", { own: "0 1 2" }),
  B: arenaOf("0: 1; 1: 2; 2: 3; 3: 0", { own: "0 1 2 3" }),
  C: arenaOf("0: 1 3; 1: 2; 2: 3; 3: 4; 4: 0", { own: "0 1 2 3 4" }),
} as Readonly<Record<string, Arena>>;

const ring = (count: number): Point[] =>
  Array.from({ length: count }, (_, vertex) => {
    const turn = (2 * Math.PI * vertex) / count - Math.PI / 2;
    return at(90 * Math.cos(turn), 90 * Math.sin(turn));
  });

/** The arrows whose ends are on one side. */
export function stuckArrows({ graph, side }: { readonly graph: string; readonly side: string }): string[] {
  const arena = GRAPHS[graph];
  return vertices(arena).flatMap((from) =>
    Array.from(successors(arena, from)).flatMap((to) => (side[from] === side[to] ? [`${idOf(from)}>${idOf(to)}`] : [])),
  );
}

export const TURNS: Section = {
  id: "turns",
  title: text("Taking turns", "Chacun son tour"),
  blocks: [
    {
      prose: [
        text(
          "When players alternate, every arrow changes sides: the arena is bipartite. Here [two arrows](twice) " +
            "let player 0 move twice " +
            "in a row. That is no prison: {how}, and a new square stands in between where the other has a single " +
            "move, to pass. Who " +
            "wins does not change; the number of moves does: [a](a) wins in {rank}.",
          "Quand on joue en alternance, toute flèche change de camp : l'arène est bipartie. Ici [deux " +
            "flèches](twice) laissent J0 jouer " +
            "deux fois de suite. Ce n'est pas une prison : {how}, et un carré s'intercale où l'autre n'a qu'un " +
            "coup, passer. Cela ne change " +
            "pas qui gagne ; cela change le nombre de coups : [a](a) gagne en {rank}.",
        ),
      ],
      figure: figure<{ readonly how: string }>({
        start: { how: "plain" },
        controls: {
          how: choice("Arena", "Arène", ["plain", "as it is", "telle quelle"], ["inserted", "insert", "intercaler"]),
        },
        draw: ({ how }) => {
          const arena = how === "plain" ? TWICE : INSERTED;
          const middle = (from: string, to: string, dy: number) => {
            const [one, two] = [from, to].map((name) => TWICE_PLACES[named(TWICE, name)]);
            return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 + dy };
          };
          const extra = vertices(arena)
            .slice(TWICE.vertexCount)
            .map((vertex) => {
              const from = vertices(arena).find((one) => Array.from(successors(arena, one)).includes(vertex)) as number;
              const to = successors(arena, vertex)[0];
              const across = [arena.label(from), arena.label(to)];
              return middle(across[0], across[1], across.join("") === "ab" ? -55 : across.join("") === "ba" ? 55 : 0);
            });
          const red = (from: number, to: number): boolean => ownerOf(arena, from) === ownerOf(arena, to);
          return drawArena(arena, t(text("Moving twice in a row", "Jouer deux fois de suite")), {
            points: [...TWICE_PLACES, ...extra],
            node: (vertex) => (vertex < TWICE.vertexCount ? {} : { label: "", width: 18, height: 18 }),
            edge: (from, to) => (red(from, to) ? { stroke: "strong", tone: "player1" } : {}),
          });
        },
        parts: ({ how }) => ({
          twice: how === "plain" ? ids(TWICE, "a>b b>a") : ids(TWICE, "a b"),
          a: ids(TWICE, "a"),
        }),
        values: ({ how }) => {
          const arena = how === "plain" ? TWICE : INSERTED;
          return { rank: String(rankOf(solveArenaQuickly(arena), named(arena, "a"))) };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“The graph is bipartite” (some partition exists) is not “the arena alternates” (the given one works): " +
            "a → b with both vertices player 0's is bipartite and does not alternate. Try to find a partition of " +
            "{graph} yourself: touch a vertex, and it changes sides. [Arrows that stay on one side](bad) are thick: " +
            "{count}. A graph is bipartite exactly when no round trip, directions forgotten, has odd length; an odd " +
            "one always leaves a thick arrow, for its sides would have to alternate.",
          "« Le graphe est biparti » (une partition existe) n'est pas « l'arène alterne » (celle qu'on a convient) : " +
            "a → b avec deux sommets à J0 est biparti et n'alterne pas. Cherchez vous-même une partition de " +
            "{graph} : " +
            "touchez un sommet, il change de camp. [Les flèches qui restent d'un côté](bad) sont épaisses : " +
            "{count}. Un " +
            "graphe est biparti exactement si aucun tour, sens oublié, n'est de longueur impaire ; un tour " +
            "impair laisse " +
            "toujours une flèche épaisse, car ses camps devraient alterner.",
        ),
      ],
      figure: figure<{ readonly graph: string; readonly side: string }>({
        start: { graph: "C", side: "00000" },
        fields: { side: (side) => /^[01]{5}$/.test(side) },
        controls: { graph: choice("Graph", "Graphe", ["A", "A", "A"], ["B", "B", "B"], ["C", "C", "C"]) },
        draw: ({ graph, side }) =>
          drawArena(GRAPHS[graph], t(text("A graph to be parted", "Un graphe à partager")), {
            points: ring(GRAPHS[graph].vertexCount),
            node: (vertex) => ({ shape: side[vertex] === "1" ? "square" : "circle" }),
            edge: (from, to) => (side[from] === side[to] ? { stroke: "strong", tone: "player1" } : {}),
          }),
        parts: (state) => ({ bad: stuckArrows(state) }),
        called: vertexName,
        touch: ({ graph, side }, node) => {
          const vertex = vertexOf(node);
          return { graph, side: side.slice(0, vertex) + (side[vertex] === "1" ? "0" : "1") + side.slice(vertex + 1) };
        },
        values: (state) => ({ count: stuckArrows(state).length }),
        says: (state) =>
          stuckArrows(state).length === 0
            ? text("Every arrow changes sides: bipartite.", "Toute flèche change de camp : biparti.")
            : text("Some arrow stays on its side.", "Une flèche reste de son côté."),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Which are bipartite? A: 0→1→2→0. B: 0→1→2→3→0. C: 0→1→2→3→4→0 and 0→3.",
      "Lesquels sont bipartis ? A : 0→1→2→0. B : 0→1→2→3→0. C : 0→1→2→3→4→0 et 0→3.",
    ),
    options: ["A", "B", "C"].map((one) => option([one, one, one])),
    answer: "B",
    set: true,
    hint: text("Look for a round trip of odd length.", "Cherchez un tour de longueur impaire."),
    wrong: [
      wrong("+A", "0, 1, 2 is a round trip of three.", "0, 1, 2 est un tour de trois."),
      wrong("+C", "0, 1, 2, 3 is even, but 0, 3, 4 is odd.", "0, 1, 2, 3 est pair, mais 0, 3, 4 est impair."),
    ],
    why: text(
      "{0, 2} and {1, 3} for B; odd round trips in the others.",
      "{0, 2} et {1, 3} pour B ; un tour " + "impair dans les autres.",
    ),
  },
  lab: "#arena/twelve",
};

const SIX_PLACES = nimPlaces(NIM6, 76, 110);

/** Both notebooks: what is left from (sticks, player); a page of player 1 counts once they have chosen too. */
interface Pages {
  readonly "6,0": string;
  readonly "4,0": string;
  readonly "3,0": string;
  readonly "5,1": string;
  readonly "4,1": string;
  readonly "3,1": string;
  readonly other: string;
}

const CHOICES: Readonly<Record<string, string>> = {
  "6,0": "543",
  "4,0": "321",
  "3,0": "21",
  "5,1": "432",
  "4,1": "321",
  "3,1": "21",
};

const isFixed = (pages: Pages, name: string): boolean =>
  name in CHOICES && (name.endsWith(",0") || pages.other === "chosen");
const rubbedOut = (pages: Pages, from: number, to: number): boolean => {
  const name = NIM6.label(from);
  return isFixed(pages, name) && !NIM6.label(to).startsWith(`${pages[name as keyof Pages]},`);
};

/** The plays that are left. */
export function playsLeft(pages: Pages): { readonly play: string; readonly won: boolean }[] {
  const walk = (path: readonly number[]): { play: string; won: boolean }[] => {
    const here = path[path.length - 1];
    const next = Array.from(successors(NIM6, here));
    if (next.length > 0)
      return next.filter((to) => !rubbedOut(pages, here, to)).flatMap((target) => walk([...path, target]));
    return [{ play: path.map((one) => NIM6.label(one).split(",")[0]).join(""), won: NIM6.label(here) === "1,1" }];
  };
  return walk([named(NIM6, "6,0")]);
}

export const RUB_OUT: Section = {
  id: "rub-out",
  title: text("A strategy rubs out arrows", "Une stratégie efface des flèches"),
  blocks: [
    {
      prose: [
        text(
          "To choose a strategy is to [rub out all one's other arrows](gone). Touch a circle: player 0's " +
            "notebook turns " +
            "to the next arrow there. What remains is a game for the opponent alone: {plays} conforming " +
            "plays are left, " +
            "and {won} of them won. If player 1 too {other}, [only one is left](kept): two notebooks, one play.",
          "Choisir une stratégie, c'est [effacer toutes ses autres flèches](gone). Touchez un rond : le " +
            "carnet de J0 y " +
            "passe à la flèche suivante. Ce qui reste est le jeu de l'adversaire seul : {plays} parties " +
            "conformes, dont " +
            "{won} gagnées. Si J1, lui aussi, {other}, [il n'en reste qu'une](kept) : deux carnets, une partie.",
        ),
      ],
      figure: figure<Pages>({
        start: { "6,0": "5", "4,0": "3", "3,0": "2", "5,1": "4", "4,1": "3", "3,1": "2", other: "free" },
        fields: Object.fromEntries(Object.entries(CHOICES).map(([name, pages]) => [name, among([...pages])])),
        controls: {
          other: choice(
            "Player 1",
            "J1",
            ["free", "stays free", "reste libre"],
            ["chosen", "has chosen (touch squares)", "a choisi (touchez les carrés)"],
          ),
        },
        draw: (pages) =>
          drawArena(NIM6, t(text("Nim from six, leave the last", "Nim à six, laisser le dernier")), {
            points: SIX_PLACES,
            edge: (from, to) =>
              rubbedOut(pages, from, to)
                ? { stroke: "faded" }
                : isFixed(pages, NIM6.label(from))
                  ? { stroke: "strong" }
                  : {},
          }),
        parts: (pages) => {
          const arrows = vertices(NIM6).flatMap((from) =>
            Array.from(successors(NIM6, from), (to) => [from, to] as const),
          );
          const left = playsLeft(pages).map(({ play }) => play);
          const kept = left.length === 1 ? [...left[0]].map((sticks, index) => `${sticks},${index % 2}`) : [];
          return {
            gone: arrows
              .filter(([from, to]) => rubbedOut(pages, from, to))
              .map(([from, to]) => `${idOf(from)}>${idOf(to)}`),
            kept: ids(NIM6, kept.map((name, index) => (index === 0 ? name : `${kept[index - 1]}>${name}`)).join(" ")),
          };
        },
        touchable: (pages) =>
          vertices(NIM6)
            .filter((vertex) => isFixed(pages, NIM6.label(vertex)))
            .map(idOf),
        called: vertexName,
        touch: (pages, node) => {
          const name = NIM6.label(vertexOf(node)) as Exclude<keyof Pages, "other">;
          const order = CHOICES[name];
          return { ...pages, [name]: order[(order.indexOf(pages[name]) + 1) % order.length] };
        },
        values: (pages) => {
          const list = playsLeft(pages);
          return { plays: list.length, won: list.filter(({ won }) => won).length };
        },
        says: (pages) => {
          const list = playsLeft(pages)
            .map(({ play, won }) => `${play}${won ? " ✓" : " ✗"}`)
            .join(", ");
          return text(`Conforming plays: ${list}.`, `Parties conformes : ${list}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "The eight vertices (who cannot move loses), notebook of player 0: 0→4, 1→6, 2→7. How many conforming plays " +
        "from 1, and how many won? (two numbers)",
      "Les huit sommets (qui ne peut jouer perd), carnet de J0 : 0→4, 1→6, 2→7. Combien de parties conformes " +
        "depuis 1, combien gagnées ? (deux nombres)",
    ),
    picture: () =>
      drawArena(EIGHT_STUCK_LOSES, t(text("An arena of eight vertices", "Une arène de huit sommets")), {
        points: EIGHT_PLACES,
      }),
    typed: true,
    answer: "2 1",
    hint: text("Only player 1 still chooses, at 6.", "Seul J1 choisit encore, en 6."),
    wrong: [
      wrong("3 1", "1→4 and 1→5 are rubbed out.", "1→4 et 1→5 sont effacées."),
      wrong("2 2", "1, 6, 3 ends where player 0 cannot move.", "1, 6, 3 finit là où J0 ne peut plus jouer."),
    ],
    why: text("1, 6, 2, 7 is won; 1, 6, 3 is lost.", "1, 6, 2, 7 est gagnée ; 1, 6, 3 est perdue."),
  },
  lab: "#arena/nim6?mode=strategy",
};
