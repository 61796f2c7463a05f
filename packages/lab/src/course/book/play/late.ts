import { text } from "marienbad";
import { isOver, rankOf, successors } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { bestMove } from "marienbad/solve";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { atMost, begunIn, from } from "../fields.ts";
import { takenFrom } from "../heaps.ts";
import { RANKS, RANKS_PLACES } from "../instances.ts";
import { matchName, vertexName } from "../names.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";

const RANKED = solveArenaQuickly(RANKS);
const X = named(RANKS, "x");
const MOST_MOVES = 16;

interface Resisting {
  readonly path: readonly number[];
  /** `perfect`, or `human`: at u player 0 once takes the wrong way. */
  readonly winner: string;
}

/** Player 0 answers: by the rank, or, being human, once wrongly at u. */
export function answered({ path, winner }: Resisting): Resisting {
  const way = [...path];
  while (way.length < MOST_MOVES) {
    const here = way[way.length - 1];
    if (isOver(RANKS, here) || here === X) break;
    const errs = winner === "human" && RANKS.label(here) === "u" && way.filter((one) => one === here).length === 1;
    const next = errs ? X : bestMove(RANKS, RANKED, here)?.target;
    if (next === undefined) break;
    way.push(next);
  }
  return { path: way, winner };
}

const lost = new Map<string, number>();

/** How many moves Marienbad still lasts if both play best: odd where the player to move wins. */
export function movesLeft(heaps: readonly number[]): number {
  const key = heaps.toSorted((a, b) => a - b).join();
  const known = lost.get(key);
  if (known !== undefined) return known;
  const after = heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, left) => movesLeft(heaps.with(heap, left))),
  );
  // Nothing left: the other took the last match, and has lost.
  const good = after.filter((moves) => moves % 2 === 0);
  const moves = after.length === 0 ? 1 : good.length > 0 ? 1 + Math.min(...good) : 1 + Math.max(...after);
  lost.set(key, moves);
  return moves;
}

/** What is left to play, without the move that counts the empty table. */
const lasts = (heaps: readonly number[]): number => movesLeft(heaps) - 1;

interface Marienbad {
  readonly heaps: readonly number[];
  readonly turns: number;
  readonly slips: number;
}

const FRESH = [1, 3, 5, 7];
const total = (heaps: readonly number[]): number => heaps.reduce((sum, one) => sum + one, 0);

/** The machine plays perfectly, but on every third turn takes the first match that it sees. */
function machine({ heaps, turns, slips }: Marienbad): Marienbad {
  if (total(heaps) === 0) return { heaps, turns, slips };
  const first = heaps.findIndex((size) => size > 0);
  const careless = heaps.with(first, heaps[first] - 1);
  const moves = heaps.flatMap((size, heap) => Array.from({ length: size }, (_, left) => heaps.with(heap, left)));
  const best = moves.find((after) => movesLeft(after) === movesLeft(heaps) - 1) ?? careless;
  const errs = (turns + 1) % 3 === 0;
  const slip = errs && movesLeft(careless) % 2 === 1 && movesLeft(heaps) % 2 === 1;
  return { heaps: errs ? careless : best, turns: turns + 1, slips: slips + (slip ? 1 : 0) };
}

export const LATE: Section = {
  id: "late",
  title: text("Losing as late as possible", "Perdre le plus tard possible"),
  blocks: [
    {
      prose: [
        text(
          "All your moves lose: are they equal? Not against a human. Choose the one that obliges the other to play " +
            "correctly for longest: the rank still serves you, read the other way. You are player 1 at [x](x): touch " +
            "[w](w), and it is over after {w} more moves; touch [y1](y1), and it lasts {y} more. The winner " +
            "is {winner}.",
          "Tous vos coups perdent : sont-ils égaux ? Pas contre un humain. Choisissez celui qui oblige " +
            "l'autre à jouer " +
            "juste le plus longtemps : le rang vous sert encore, lu à l'envers. Vous êtes J1 en [x](x) : " +
            "touchez [w](w), " +
            "et c'est fini après {w} coup ; touchez [y1](y1), et cela dure encore {y} coups. Le gagnant est {winner}.",
        ),
      ],
      figure: figure<Resisting>({
        start: { path: [X], winner: "human" },
        fields: { path: begunIn(RANKS, [X]) },
        controls: {
          winner: choice("The winner", "Le gagnant", ["perfect", "perfect", "parfait"], ["human", "human", "humain"]),
        },
        draw: ({ path }) =>
          drawArena(RANKS, t(text("A long way to lose", "Une longue façon de perdre")), {
            points: RANKS_PLACES,
            token: path[path.length - 1],
            node: (vertex) => ({ tone: "player0", detail: String(rankOf(RANKED, vertex)) }),
            edge: (from, to) =>
              path.some((one, index) => one === from && path[index + 1] === to) ? { stroke: "strong" } : {},
          }),
        parts: () => ({ x: ids(RANKS, "x"), w: ids(RANKS, "w x>w"), y1: ids(RANKS, "y1 x>y1") }),
        touchable: ({ path }) =>
          path[path.length - 1] === X && path.length < MOST_MOVES ? Array.from(successors(RANKS, X), idOf) : [idOf(X)],
        called: vertexName,
        touch: (state, node) => {
          const next = vertexOf(node);
          return next === X ? { ...state, path: [X] } : answered({ ...state, path: [...state.path, next] });
        },
        values: () => ({ w: String(rankOf(RANKED, named(RANKS, "w"))), y: String(rankOf(RANKED, named(RANKS, "y1"))) }),
        says: ({ path }) => {
          const way = path.map((vertex) => RANKS.label(vertex)).join(" ");
          const chances = path.filter((vertex) => RANKS.label(vertex) === "u").length;
          if (isOver(RANKS, path[path.length - 1]))
            return text(
              `${way}: lost after ${path.length - 1} moves. The winner had ${chances} chances to go wrong. ` +
                `Touch x to begin again.`,
              `${way} : perdu après ${path.length - 1} coups. Le gagnant a eu ${chances} occasions de se ` +
                `tromper. Touchez x pour recommencer.`,
            );
          return path.length === 1
            ? text("x: your move. All are lost.", "x : à vous. Tout est perdu.")
            : text(`${way}: back at x, and you are still there.`, `${way} : revenu en x, et vous tenez encore.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“The loser may play anything” is true of the result and false of a play. Above, w gives the other " +
            "no decision " +
            "at all, y1 gives one, at u, and one way to spoil it. Marienbad again, where whoever begins is " +
            "lost: each " +
            "match says how long the play lasts if you take it with those to its right. Facing you sits a " +
            "machine that " +
            "on every third turn takes [the first match](first) it sees. Resist, and wait for its slip.",
          "« Le perdant peut jouer n'importe quoi » est vrai du résultat, et faux d'une partie. Plus haut, w " +
            "ne laisse à " +
            "l'autre aucune décision ; y1 lui en laisse une, en u, et une façon de tout gâcher. Encore " +
            "Marienbad, où qui " +
            "commence est perdu : chaque allumette dit combien dure la partie si vous la prenez avec celles " +
            "à sa droite. " +
            "En face, une machine qui un tour sur trois prend [la première allumette](first) venue. " +
            "Résistez, et attendez " +
            "sa faute.",
        ),
      ],
      figure: figure<Marienbad>({
        start: { heaps: FRESH, turns: 0, slips: 0 },
        fields: { heaps: atMost(FRESH), turns: from(0, 16), slips: from(0, 16) },
        controls: {
          again: {
            kind: "button",
            label: text("Begin again", "Recommencer"),
            press: () => ({ heaps: FRESH, turns: 0, slips: 0 }),
          },
        },
        draw: ({ heaps }) => {
          const drawing = new Drawing();
          heaps.forEach((size, heap) => {
            for (let stick = 0; stick < size; stick++) {
              const after = lasts(heaps.with(heap, stick));
              drawing.node(`h${heap}s${stick}`, at(stick * 38, heap * 50), after, {
                width: 30,
                height: 42,
                shape: "card",
                tone: after % 2 === 0 ? "player1" : "player0",
              });
            }
          });
          return drawing.scene(t(text("How long each move lasts", "Combien dure chaque coup")));
        },
        parts: ({ heaps }) => {
          const first = heaps.findIndex((size) => size > 0);
          return { first: first < 0 ? [] : [`h${first}s0`] };
        },
        called: matchName,
        touch: (state, node) => machine({ ...state, heaps: takenFrom(state.heaps, node) }),
        says: ({ heaps, turns, slips }) => {
          if (total(heaps) === 0) return text("Nothing is left.", "Il ne reste rien.");
          if (movesLeft(heaps) % 2 === 1)
            return slips > 0
              ? text("It has slipped: solid cards win now.", "Elle a fauté : les cartes au trait plein gagnent.")
              : text("You can win.", "Vous pouvez gagner.");
          return turns === 0
            ? text(
                "All sixteen moves lose; the largest number resists longest.",
                "Les seize coups perdent ; le plus grand nombre résiste le plus.",
              )
            : text("Still lost: resist.", "Encore perdu : résistez.");
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Marienbad, 1, 3, 5, 7: you must begin. Which first moves resist longest?",
      "Marienbad, 1, 3, 5, 7 : vous devez commencer. Quels premiers coups résistent le plus ?",
    ),
    options: [
      option(["one", "one match, from any row", "une allumette, dans n'importe quelle rangée"]),
      option(["seven", "the whole row of 7", "toute la rangée de 7"]),
      option(["half", "two matches, from any row that has them", "deux allumettes, dans toute rangée qui les a"]),
    ],
    answer: "one",
    hint: text(
      "Take as little as possible: the less goes, the more is left to play.",
      "Retirez le moins possible : moins on enlève, plus il reste à jouer.",
    ),
    wrong: [
      wrong("seven", "Then only 6 moves are left.", "Il ne reste alors que 6 coups."),
      wrong("half", "Then at most 12 moves are left, not 14.", "Il reste alors au plus 12 coups, et non 14."),
    ],
    why: text(
      "14 moves are left after one match from any row.",
      "Il reste 14 coups après une allumette de n'importe quelle rangée.",
    ),
  },
  lab: "#play/marienbad",
};
