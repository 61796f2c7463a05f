import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, named, nimPlaces, placesOf, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { NIM6 } from "../instances.ts";
import { leavable } from "../nim-tree.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const SIX_PLACES = nimPlaces(NIM6, 76, 110);

interface Book {
  readonly six: string;
  readonly four: string;
  readonly three: string;
  readonly path: readonly string[];
}

const page = ({ six, four, three }: Book, sticks: string): string =>
  ({ 6: six, 4: four, 3: three, 2: "1" })[sticks] ?? "1";

/** Player 0 follows the notebook. */
function followed(book: Book): string[] {
  const way = book.path.length === 0 ? ["6"] : [...book.path];
  if (way.length % 2 === 1 && way[way.length - 1] !== "1") way.push(page(book, way[way.length - 1]));
  return way;
}

export const NOTEBOOK: Section = {
  id: "notebook",
  title: text("A notebook of answers", "Un carnet de réponses"),
  blocks: [
    {
      prose: [
        text(
          "A *strategy* is not an intention but a notebook: for [each position where it would be your " +
            "turn](pages) one move, already written, " +
            "even on pages that one hopes never to reach. Player 0's pages: 6 to {six}, 4 to {four}, 3 to " +
            "{three}, 2 to 1. A play *conforms* " +
            "to the notebook if player 0 never disobeyed it. Touch the moves of player 1, and try to beat the " +
            "notebook.",
          "Une *stratégie* n'est pas une intention mais un carnet : à [chaque position où ce serait à " +
            "vous](pages) un coup, déjà écrit, même aux " +
            "pages où l'on espère ne jamais arriver. Les pages de J0 : 6 à {six}, 4 à {four}, 3 à {three}, 2 à 1. " +
            "Une partie est *conforme* au " +
            "carnet si J0 n'y a jamais désobéi. Touchez les coups de J1, et essayez de battre le carnet.",
        ),
        text(
          "There are 3 × 3 × 2 × 1 = 18 notebooks, and exactly one wins against everything: 6 to 5, 4 to 1, 3 to " +
            "1, 2 to 1.",
          "Il y a 3 × 3 × 2 × 1 = 18 carnets, et un seul gagne contre tout : 6 à 5, 4 à 1, 3 à 1, 2 à 1.",
        ),
      ],
      figure: figure<Book>({
        start: { six: "4", four: "1", three: "1", path: [] },
        controls: {
          six: choice("Page 6", "Page 6", ["5", "5", "5"], ["4", "4", "4"], ["3", "3", "3"]),
          four: choice("Page 4", "Page 4", ["3", "3", "3"], ["2", "2", "2"], ["1", "1", "1"]),
          three: choice("Page 3", "Page 3", ["2", "2", "2"], ["1", "1", "1"]),
          again: { kind: "button", label: text("Play again", "Rejouer"), press: (book) => ({ ...book, path: [] }) },
        },
        draw: (book) => {
          const way = followed(book).map((sticks, index) => named(NIM6, `${sticks},${index % 2}`));
          return drawArena(NIM6, t(text("A notebook", "Un carnet")), {
            points: SIX_PLACES,
            token: way[way.length - 1],
            edge: (from, to) => {
              const [sticks, player] = NIM6.label(from).split(",");
              if (way.some((one, index) => one === from && way[index + 1] === to))
                return { stroke: "strong", tone: "player0" };
              return player === "0" && NIM6.label(to).startsWith(`${page(book, sticks)},`) ? { stroke: "strong" } : {};
            },
          });
        },
        parts: () => ({ pages: ids(NIM6, "6,0 4,0 3,0 2,0") }),
        touchable: (book) => {
          const way = followed(book);
          return leavable(Number(way[way.length - 1])).map((left) => idOf(named(NIM6, `${left},0`)));
        },
        touch: (book, node) => ({ ...book, path: [...followed(book), NIM6.label(vertexOf(node)).split(",")[0]] }),
        says: (book) => {
          const way = followed(book);
          const last = way[way.length - 1];
          if (last !== "1")
            return text(`${way.join(", ")}: your move, for player 1.`, `${way.join(", ")} : à vous, pour J1.`);
          return way.length % 2 === 0
            ? text(
                `${way.join(", ")}: the notebook wins this play.`,
                `${way.join(", ")} : le carnet gagne cette partie.`,
              )
            : text(`${way.join(", ")}: the notebook is beaten.`, `${way.join(", ")} : le carnet est battu.`);
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
        "Pages multiply: 3 + 3 + 2 + 1 is not the number of notebooks.",
        "Les pages se multiplient : 3 + " + "3 + 2 + 1 n'est pas le nombre de carnets.",
      ),
      wrong("6", "Plays are not strategies.", "Les parties ne sont pas des stratégies."),
    ],
    why: text("3 × 3 × 2 × 1.", "3 × 3 × 2 × 1."),
  },
  lab: "#arena/nim6",
};

const COURIER = arenaOf("c: a b; a: c; b: c", { own: "c" });
const COURIER_PLACES = placesOf(COURIER, "a 0 0; c 1.6 0; b 3.2 0");
/** The memory written into the position: what has been seen. */
export const UNFOLDED = arenaOf("c: aA bB; aA: cA; bB: cB; cA: aA bAB; cB: bB aAB; bAB:; aAB:", {
  own: "c cA cB",
  goals0: "bAB aAB",
});
const UNFOLDED_PLACES = placesOf(UNFOLDED, "c 0 1; aA 1.2 0; bB 1.2 2; cA 2.6 0; cB 2.6 2; bAB 4 0; aAB 4 2");

export const MEMORY: Section = {
  id: "memory",
  title: text("Must one remember?", "Faut-il se souvenir ?"),
  blocks: [
    {
      prose: [
        text(
          "A notebook could look at the way one came. To visit two customers, a and b, one must: at [the same " +
            "crossing](crossing) one may not " +
            "always turn the same way. Without memory, c to a loops and c to b loops. But one can also write the " +
            "memory into the position " +
            "({how}): then c becomes c, cA, cB, and [a goal like any other](goals) is reached in 3 moves, without " +
            "memory.",
          "Un carnet pourrait tenir compte du chemin. Pour visiter deux clients, a et b, il le faut : à [la même " +
            "croisée](crossing) on ne doit " +
            "pas toujours tourner du même côté. Sans mémoire, c vers a tourne en rond, et c vers b aussi. Mais on " +
            "peut écrire le souvenir " +
            "dans la position ({how}) : c devient c, cA, cB, et [un but comme un autre](goals) est atteint en 3 " +
            "coups, sans mémoire.",
        ),
        text(
          "For reaching a goal memory never helps: chapter 3 proves it. Chess seems to need it, since a position " +
            "that comes three times is a " +
            "draw; write the counts into the position, and it no longer does.",
          "Pour atteindre un but, la mémoire ne sert jamais : le chapitre 3 le prouve. Les échecs semblent en " +
            "avoir besoin, puisqu'une position " +
            "répétée trois fois est nulle ; écrivez les comptes dans la position, et il n'en faut plus.",
        ),
      ],
      figure: figure<{ readonly how: string }>({
        start: { how: "plain" },
        controls: {
          how: choice(
            "Position",
            "Position",
            ["plain", "place alone", "le lieu seul"],
            ["memory", "place and memory", "lieu et souvenir"],
          ),
        },
        draw: ({ how }) =>
          how === "plain"
            ? drawArena(COURIER, t(text("A courier", "Un coursier")), { points: COURIER_PLACES })
            : drawArena(UNFOLDED, t(text("A courier who writes", "Un coursier qui note")), {
                points: UNFOLDED_PLACES,
                size: 44,
              }),
        parts: ({ how }) => ({
          crossing: how === "plain" ? ids(COURIER, "c") : ids(UNFOLDED, "c cA cB"),
          goals: how === "plain" ? ids(COURIER, "a b") : ids(UNFOLDED, "aAB bAB"),
        }),
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
      "Qui peut laisser 2 à J0 : 5, 4, 3 " + "; et par combien de chemins ?",
    ),
    wrong: [wrong("3", "The long way through 5, 4, 3 is missing.", "Il manque le long chemin par 5, 4, 3.")],
    why: text("6-5-2, 6-4-2, 6-3-2 and 6-5-4-3-2.", "6-5-2, 6-4-2, 6-3-2 et 6-5-4-3-2."),
  },
  lab: "#tree/nim6",
};

interface Packets {
  readonly n: number;
  readonly most: number;
}

export const RECIPE: Section = {
  id: "recipe",
  title: text("A recipe, and where it breaks", "Une recette, et l'endroit où elle casse"),
  blocks: [
    {
      prose: [
        text(
          "Nobody wants the last stick. With {n} sticks, take 1 to {most}: “always leave a multiple of {packet}, " +
            "plus one” is a whole strategy " +
            "in a few words. It wins as soon as [it can be applied once](first): whatever the other takes, " +
            "complete it to [a packet](packet).",
          "Personne ne veut le dernier bâtonnet. Avec {n} bâtonnets, prendre de 1 à {most} : « laissez toujours " +
            "un multiple de {packet}, plus " +
            "un » est une stratégie entière en quelques mots. Elle gagne dès qu'[on peut l'appliquer une " +
            "fois](first) : quoi que prenne " +
            "l'autre, complétez [un paquet](packet).",
        ),
      ],
      figure: figure<Packets>({
        start: { n: 11, most: 3 },
        controls: { n: slider(1, 21, "Sticks", "Bâtonnets"), most: slider(1, 5, "At most", "Au plus") },
        draw: ({ n, most }) => {
          const drawing = new Drawing();
          const extra = (n - 1) % (most + 1);
          for (let stick = 0; stick < n; stick++) {
            const packet = Math.floor((n - 1 - stick - 1) / (most + 1));
            const tone = stick < extra ? "draw" : stick === n - 1 ? "player1" : packet % 2 === 0 ? "player0" : "plain";
            drawing.node(`s${stick}`, at((stick % 11) * 30, Math.floor(stick / 11) * 54), "", {
              width: 14,
              height: 40,
              shape: "card",
              tone,
            });
          }
          return drawing.scene(t(text("Sticks in packets", "Des bâtonnets en paquets")));
        },
        parts: ({ n, most }) => {
          const extra = (n - 1) % (most + 1);
          const range = (from: number, to: number): string[] =>
            Array.from({ length: Math.max(0, Math.min(to, n) - from) }, (_, index) => `s${from + index}`);
          return { first: range(0, extra), packet: n - extra > most + 1 ? range(extra, extra + most + 1) : [] };
        },
        values: ({ most }) => ({ packet: most + 1 }),
        says: ({ n, most }) => {
          const extra = (n - 1) % (most + 1);
          return extra === 0
            ? text(
                "No first move fits: here the second player has the recipe.",
                "Aucun premier coup ne convient " + ": ici c'est le second qui a la recette.",
              )
            : text(
                `Take ${extra} first, and leave ${n - extra}.`,
                `Prenez d'abord ${extra}, et laissez-en ${n - extra}.`,
              );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Always possible for whoever begins”? With 5 sticks and at most 3, the moves leave 4, 3 or 2, and none " +
            "of them is 1 more than a " +
            "multiple of 4. It fails at 1, 5, 9, 13…: there the second player wins.",
          "« Toujours possible pour qui commence » ? À 5 bâtonnets et au plus 3, les coups laissent 4, 3 ou 2, " +
            "dont aucun n'est un multiple de 4 " +
            "plus un. Cela échoue à 1, 5, 9, 13… : là, c'est le second qui gagne.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Up to 30: each adds 1 to 6, whoever says 30 wins. What does one say first?",
      "Vers 30 : chacun ajoute de 1 à 6, qui dit 30 gagne. Que dit-on d'abord ?",
    ),
    answer: "2",
    hint: text("What is the packet? Go back from 30 by sevens.", "Quel est le paquet ? Reculez de 30 par 7."),
    wrong: [
      wrong("6", "Packets are 6 + 1.", "Les paquets sont de 6 + 1."),
      wrong("3", "30 = 4 × 7 + 2.", "30 = 4 × 7 + 2."),
    ],
    why: text("2, then 9, 16, 23, 30.", "2, puis 9, 16, 23, 30."),
  },
  lab: "#play/bachet",
};
