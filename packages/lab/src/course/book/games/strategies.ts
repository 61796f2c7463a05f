import { text } from "marienbad";
import { successors } from "marienbad/arena";
import { counted, t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, named, nimPlaces, placesOf, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { NIM6 } from "../instances.ts";
import { numbered, vertexName } from "../names.ts";
import { leavable } from "../nim-tree.ts";
import { conforming, NOTEBOOKS, type Notebook } from "../notebooks.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const SIX_PLACES = nimPlaces(NIM6, 76, 110);

interface Book extends Notebook {
  readonly path: readonly string[];
  /** `notebook`: player 0 obeys it; `hand`: the reader moves for both. */
  readonly who: string;
  readonly all: boolean;
}

const page = ({ six, four, three }: Notebook, sticks: string): string =>
  ({ 6: six, 4: four, 3: three, 2: "1" })[sticks] ?? "1";

/** Sticks that are left, from six: nothing when nobody has moved. */
const isPlay = (path: readonly string[]): boolean =>
  path.every((left, index) => (index === 0 ? left === "6" : leavable(Number(path[index - 1])).includes(Number(left))));

/** Player 0 follows the notebook. */
function followed(book: Book): string[] {
  const way = book.path.length === 0 ? ["6"] : [...book.path];
  const mine = way.length % 2 === 1 && way[way.length - 1] !== "1";
  if (mine && book.who === "notebook") way.push(page(book, way[way.length - 1]));
  return way;
}

/** The first move of player 0 that the notebook does not say, counted from 1. */
export function disobeyed(pages: Notebook, way: readonly string[]): number | undefined {
  const move = way.slice(1).findIndex((left, index) => index % 2 === 0 && page(pages, way[index]) !== left);
  return move < 0 ? undefined : move + 1;
}

const winsAlways = (pages: Notebook): boolean => conforming(pages).every(({ won }) => won);

export const NOTEBOOK: Section = {
  id: "notebook",
  title: text("A notebook of answers", "Un carnet de réponses"),
  blocks: [
    {
      prose: [
        text(
          "A *strategy* is not an intention but a notebook: for [each position where it would be your " +
            "turn](pages) [one move, already written](written), even on pages that one hopes never to reach. " +
            "Player 0's pages: 6 to {six}, 4 to {four}, 3 to {three}, 2 to 1. Touch the moves of player 1, " +
            "and try to " +
            "beat the notebook.",
          "Une *stratégie* n'est pas une intention mais un carnet : à [chaque position où ce serait à " +
            "vous](pages) [un coup, déjà écrit](written), même aux pages où l'on espère ne jamais arriver. Les pages " +
            "de J0 : 6 à {six}, 4 à {four}, 3 à {three}, 2 à 1. Touchez les coups de J1, et essayez de " +
            "battre le carnet.",
        ),
        text(
          "A play *conforms* to the notebook if player 0 never disobeyed it. Let {who} move for player 0, and see.",
          "Une partie est *conforme* au carnet si J0 n'y a jamais désobéi. Pour J0, que joue {who}, et voyez.",
        ),
        text(
          "There are 3 × 3 × 2 × 1 = 18 notebooks. {all} Exactly one wins against everything; touch a square to open " +
            "its notebook.",
          "Il y a 3 × 3 × 2 × 1 = 18 carnets. {all} Un seul gagne contre tout ; touchez un carré pour ouvrir " +
            "son carnet.",
        ),
      ],
      figure: figure<Book>({
        start: { six: "4", four: "1", three: "1", path: [], who: "notebook", all: false },
        fields: { path: isPlay },
        controls: {
          six: choice("Page 6", "Page 6", ["5", "5", "5"], ["4", "4", "4"], ["3", "3", "3"]),
          four: choice("Page 4", "Page 4", ["3", "3", "3"], ["2", "2", "2"], ["1", "1", "1"]),
          three: choice("Page 3", "Page 3", ["2", "2", "2"], ["1", "1", "1"]),
          who: choice("Player 0", "J0", ["notebook", "the notebook", "le carnet"], ["hand", "your hand", "votre main"]),
          all: {
            kind: "button",
            label: text("Try them all", "Les essayer tous"),
            press: (book) => ({ ...book, all: true }),
          },
          again: { kind: "button", label: text("Play again", "Rejouer"), press: (book) => ({ ...book, path: [] }) },
        },
        draw: (book) => {
          const way = followed(book).map((sticks, index) => named(NIM6, `${sticks},${index % 2}`));
          const scene = drawArena(NIM6, t(text("A notebook", "Un carnet")), {
            points: SIX_PLACES,
            token: way[way.length - 1],
            edge: (from, to) => {
              const [sticks, player] = NIM6.label(from).split(",");
              if (way.some((one, index) => one === from && way[index + 1] === to))
                return { stroke: "strong", tone: "player0" };
              return player === "0" && NIM6.label(to).startsWith(`${page(book, sticks)},`) ? { stroke: "strong" } : {};
            },
          });
          if (!book.all) return scene;
          const squares = new Drawing();
          NOTEBOOKS.forEach((pages, index) => {
            const wins = winsAlways(pages);
            const open = pages.six === book.six && pages.four === book.four && pages.three === book.three;
            squares.node(`q${index}`, at(-452 + (index % 9) * 46, 188 + Math.floor(index / 9) * 38), wins ? "✓" : "✗", {
              width: 32,
              tone: wins ? "player0" : "faded",
              stroke: open ? "strong" : "normal",
            });
          });
          return { ...scene, nodes: [...scene.nodes, ...squares.scene("").nodes] };
        },
        parts: (book) => ({
          pages: ids(NIM6, "6,0 4,0 3,0 2,0"),
          written: ids(NIM6, ["6", "4", "3", "2"].map((sticks) => `${sticks},0>${page(book, sticks)},1`).join(" ")),
        }),
        touchable: (book) => {
          const way = followed(book);
          const player = way.length % 2 === 1 ? 1 : 0;
          const next = leavable(Number(way[way.length - 1])).map((left) => idOf(named(NIM6, `${left},${player}`)));
          return book.all ? [...next, ...NOTEBOOKS.map((_, index) => `q${index}`)] : next;
        },
        called: (book, node, words) =>
          node.startsWith("q") ? numbered("notebook #", "carnet #")(book, node, words) : vertexName(book, node, words),
        touch: (book, node) =>
          node.startsWith("q")
            ? { ...book, ...NOTEBOOKS[Number(node.slice(1))], path: [] }
            : { ...book, path: [...followed(book), NIM6.label(vertexOf(node)).split(",")[0]] },
        says: (book) => {
          const way = followed(book);
          const written = way.join(", ");
          const torn = disobeyed(book, way);
          if (torn !== undefined)
            return text(`${written}: not conforming, at move ${torn}.`, `${written} : non conforme, au coup ${torn}.`);
          if (way[way.length - 1] !== "1") {
            const player = (way.length - 1) % 2;
            return text(`${written}: your move, for player ${player}.`, `${written} : à vous, pour J${player}.`);
          }
          return way.length % 2 === 0
            ? text(`${written}: conforming, and won.`, `${written} : conforme, et gagnée.`)
            : text(
                `${written}: conforming, and lost. The notebook is beaten.`,
                `${written} : conforme, et perdue. Le carnet est battu.`,
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text("And how many notebooks has player 1?", "Et J1, combien a-t-il de carnets ?"),
    answer: "18",
    hint: text("Their pages: 5, 4, 3 and 2.", "Ses pages : 5, 4, 3 et 2."),
    wrong: [
      wrong(
        "9",
        "Notebook multiply: 3 + 3 + 2 + 1 is not the number of notebooks.",
        "Les pages se multiplient : 3 + 3 + 2 + 1 n'est pas le nombre de carnets.",
      ),
      wrong("6", "Plays are not strategies.", "Les parties ne sont pas des stratégies."),
    ],
    why: text("3 × 3 × 2 × 1.", "3 × 3 × 2 × 1."),
  },
  lab: "#arena/nim6?mode=strategy",
};

export const COURIER = arenaOf("c: a b; a: c; b: c", { own: "c" });
const COURIER_PLACES = placesOf(COURIER, "a 0 0; c 1.6 0; b 3.2 0");
/** The memory written into the position: what has been seen. */
export const UNFOLDED = arenaOf("c: aA bB; aA: cA; bB: cB; cA: aA bAB; cB: bB aAB; bAB:; aAB:", {
  own: "c cA cB",
  goals0: "bAB aAB",
});
const UNFOLDED_PLACES = placesOf(UNFOLDED, "c 0 1; aA 1.2 0; bB 1.2 2; cA 2.6 0; cB 2.6 2; bAB 4 0; aAB 4 2");

interface Courier {
  readonly page: string;
  readonly step: number;
}

/** The courier's walk; with memory, one turns to the side where one has not been. */
export function walk({ page: rule, step }: Courier): string[] {
  const way = ["c"];
  while (way.length <= step) {
    const here = way[way.length - 1];
    if (way.includes("a") && way.includes("b")) break;
    way.push(here !== "c" ? "c" : rule === "memory" ? (way.includes("a") ? "b" : "a") : rule);
  }
  return way;
}

/** The same walk where the memory is part of the position. */
function unfoldedWalk(step: number): number[] {
  return ["c", "aA", "cA", "bAB"].slice(0, step + 1).map((name) => named(UNFOLDED, name));
}

export const MEMORY: Section = {
  id: "memory",
  title: text("Must one remember?", "Faut-il se souvenir ?"),
  blocks: [
    {
      prose: [
        text(
          "A notebook could look at the way one came: “from there, I play this”. To visit two customers, [a and " +
            "b](customers), one must: at [the same crossing](crossing) one may not always turn the same way. " +
            "Write on " +
            "the page of c: {page}, and walk: step {step}.",
          "Un carnet pourrait tenir compte du chemin : « si je viens de là, je joue ceci ». Pour visiter " +
            "deux clients, " +
            "[a et b](customers), il le faut : à [la même croisée](crossing), on ne doit pas toujours " +
            "tourner du même " +
            "côté. Écrivez à la page c : {page}, et marchez : pas {step}.",
        ),
      ],
      figure: figure<Courier>({
        start: { page: "a", step: 4 },
        controls: {
          page: choice(
            "The page of c",
            "La page de c",
            ["a", "always a", "toujours a"],
            ["b", "always b", "toujours b"],
            ["memory", "where I have not been", "là où je n'ai pas été"],
          ),
          step: slider(0, 6, "Steps", "Pas"),
        },
        draw: (state) => {
          const way = walk(state);
          return drawArena(COURIER, t(text("A courier", "Un coursier")), {
            points: COURIER_PLACES,
            token: named(COURIER, way[way.length - 1]),
            node: (vertex) => (way.includes(COURIER.label(vertex)) ? { tone: "player0" } : {}),
            edge: (from, to) =>
              way.some((one, index) => COURIER.label(from) === one && COURIER.label(to) === way[index + 1])
                ? { stroke: "strong" }
                : {},
          });
        },
        parts: () => ({ crossing: ids(COURIER, "c"), customers: ids(COURIER, "a b") }),
        touchable: (state) => (state.step >= 6 ? [] : ["v0", "v1", "v2"]),
        called: vertexName,
        touch: (state) => ({ ...state, step: Math.min(6, state.step + 1) }),
        says: (state) => {
          const way = walk(state);
          if (way.includes("a") && way.includes("b"))
            return text(
              `${way.join(", ")}: both visited in ${way.length - 1} moves.`,
              `${way.join(", ")} : les deux visités en ${way.length - 1} coups.`,
            );
          return state.page === "memory"
            ? text(`${way.join(", ")}…`, `${way.join(", ")}…`)
            : text(
                `${way.join(", ")}… a lasso: one customer waits for ever.`,
                `${way.join(", ")}… un lasso : un client attend toujours.`,
              );
        },
      }),
    },
    {
      prose: [
        text(
          "But one can also write the memory into the position: c becomes [c, cA and cB](split), what has been seen " +
            "stands in capitals, and [a goal like any other](goals) is reached in 3 moves, without memory. " +
            "Step {step}.",
          "Mais on peut aussi écrire le souvenir dans la position : c devient [c, cA et cB](split), ce qui a " +
            "été vu est " +
            "en majuscules, et [un but comme les autres](goals) s'atteint en 3 coups, sans mémoire. Pas {step}.",
        ),
        text(
          "For reaching a goal memory never helps: chapter 3 proves it. At Nim from six there are 36 notebooks with " +
            "memory against 18 without, since two partial plays end at 3 and four at 2; none of them does better. " +
            "Chess seems to need memory, since a position that comes back three times can be claimed a draw " +
            "(FIDE Laws " +
            "of Chess, 9.2); write the counts into the position, and it no longer does.",
          "Pour atteindre un but, la mémoire ne sert jamais : le chapitre 3 le prouve. Au Nim à six il y a " +
            "36 carnets " +
            "avec mémoire contre 18 sans, car deux parties partielles aboutissent à 3 et quatre à 2 ; aucun ne fait " +
            "mieux. Les échecs semblent en avoir besoin, puisqu'une position revenue trois fois permet de " +
            "réclamer la " +
            "nulle (Règles du jeu d'échecs de la FIDE, 9.2) ; écrivez les comptes dans la position, et il " +
            "n'en faut plus.",
        ),
      ],
      figure: figure<{ readonly step: number }>({
        start: { step: 3 },
        controls: { step: slider(0, 3, "Step", "Pas") },
        draw: ({ step }) => {
          const way = unfoldedWalk(step);
          return drawArena(UNFOLDED, t(text("A courier who writes", "Un coursier qui note")), {
            points: UNFOLDED_PLACES,
            size: 44,
            token: way[way.length - 1],
            edge: (from, to) =>
              way.some((one, index) => one === from && way[index + 1] === to) ? { stroke: "strong" } : {},
          });
        },
        parts: () => ({ split: ids(UNFOLDED, "c cA cB"), goals: ids(UNFOLDED, "aAB bAB") }),
        touchable: ({ step }) => (step === 3 ? [] : Array.from(successors(UNFOLDED, unfoldedWalk(step)[step]), idOf)),
        called: vertexName,
        touch: ({ step }) => ({ step: Math.min(3, step + 1) }),
        says: ({ step }) =>
          text(
            `${counted(3 - step, "en", "move", "moves")} to the goal; 7 vertices and 8 arrows instead of 3 and 4.`,
            `Encore ${counted(3 - step, "fr", "coup", "coups")} jusqu'au but ; ` +
              `7 sommets et 8 flèches au lieu de 3 et 4.`,
          ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from six: how many partial plays end with 2 sticks and player 0 to move?",
      "Nim à six : combien de parties partielles aboutissent à 2 bâtonnets, à J0 de jouer ?",
    ),
    answer: "4",
    hint: text(
      "Who can leave 2 to player 0: 5, 4, 3; and by how many ways?",
      "Qui peut laisser 2 à J0 : 5, 4, 3 ; et par combien de chemins ?",
    ),
    wrong: [
      wrong("3", "The long way through 5, 4, 3 is missing.", "Il manque le long chemin par 5, 4, 3."),
      wrong(
        "1",
        "There is one position, but several ways to it.",
        "Il y a une position, mais plusieurs chemins vers elle.",
      ),
      wrong("8", "Player 1 at 2 is another position.", "J1 devant 2 est une autre position."),
    ],
    why: text("6-5-2, 6-4-2, 6-3-2 and 6-5-4-3-2.", "6-5-2, 6-4-2, 6-3-2 et 6-5-4-3-2."),
  },
  lab: "#tree/nim6",
};
