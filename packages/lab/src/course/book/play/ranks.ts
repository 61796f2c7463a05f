import { text } from "marienbad";
import { isOver, rankOf, successors, winnerOf } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { bestMove } from "marienbad/solve";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, vertexOf } from "../arena-drawing.ts";
import { begunIn } from "../fields.ts";
import { NIM10, NIM10_PLACES, THREE, THREE_PLACES } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

const THREE_SOLVED = solveArenaQuickly(THREE);

/** Player 0 from a: the first winning successor, or the one whose rank falls. */
export function stroll(rule: string): string {
  const path = [named(THREE, "a")];
  while (path.length < 7 && successors(THREE, path[path.length - 1]).length > 0) {
    const here = path[path.length - 1];
    const next = Array.from(successors(THREE, here)).filter((target) => winnerOf(THREE_SOLVED, target) === 0);
    const rank = rankOf(THREE_SOLVED, here) ?? 0;
    path.push(
      rule === "colour" ? next[0] : (next.find((target) => (rankOf(THREE_SOLVED, target) ?? 99) < rank) ?? next[0]),
    );
  }
  return path.map((vertex) => THREE.label(vertex)).join(" ");
}

const TEN_SOLVED = solveArenaQuickly(NIM10);
const START = named(NIM10, "10,0");

export const DOWN: Section = {
  id: "down",
  title: text("Going down", "Descendre"),
  blocks: [
    {
      prose: [
        text(
          "You are on the right side: just go down one step with each move. The thick arrows are the whole " +
            "strategy of [the winner](win) in Nim from 10, take 1 or 2: each leads to a smaller rank. From 10 " +
            "take 1, from 8 take 2, from 7 " +
            "take 1…: leave a multiple of 3. You are player 0: play by touch, and see the rank fall.",
          "Vous êtes du bon côté : il ne reste qu'à descendre d'une marche à chaque coup. Les flèches épaisses " +
            "sont toute la stratégie [du gagnant](win) au Nim à 10, prendre 1 ou 2 : chacune mène à un rang plus " +
            "petit. De 10 prenez 1, de 8 " +
            "prenez 2, de 7 prenez 1… : laissez un multiple de 3. Vous êtes J0 : jouez en touchant, et voyez " +
            "tomber le rang.",
        ),
      ],
      figure: figure<{ readonly path: readonly number[] }>({
        start: { path: [START] },
        fields: { path: begunIn(NIM10, [START]) },
        touchable: ({ path }) =>
          isOver(NIM10, path[path.length - 1])
            ? [idOf(START)]
            : Array.from(successors(NIM10, path[path.length - 1]), idOf),
        called: vertexName,
        touch: ({ path }, node) => {
          if (vertexOf(node) === START) return { path: [START] };
          const mine = [...path, vertexOf(node)];
          const answer = bestMove(NIM10, TEN_SOLVED, vertexOf(node))?.target;
          return { path: answer === undefined ? mine : [...mine, answer] };
        },
        says: ({ path }) => {
          const here = path[path.length - 1];
          const way = path.map((vertex) => NIM10.label(vertex).split(",")[0]).join(", ");
          const ranks = path.map((vertex) => rankOf(TEN_SOLVED, vertex)).join(" > ");
          if (isOver(NIM10, here)) {
            return winnerOf(TEN_SOLVED, here) === 0
              ? text(`${way}: won. Touch 10 to play again.`, `${way} : gagné. Touchez 10 pour rejouer.`)
              : text(`${way}: lost. Touch 10 to play again.`, `${way} : perdu. Touchez 10 pour rejouer.`);
          }
          return winnerOf(TEN_SOLVED, here) === 0
            ? text(`${way}: ranks ${ranks}.`, `${way} : rangs ${ranks}.`)
            : text(`${way}: you have left the staircase.`, `${way} : vous avez quitté l'escalier.`);
        },
        draw: ({ path }) =>
          drawArena(NIM10, t(text("The strategy of Nim from ten", "La stratégie du Nim à dix")), {
            points: NIM10_PLACES,
            token: path[path.length - 1],
            node: (vertex) => ({
              tone: winnerOf(TEN_SOLVED, vertex) === 0 ? "player0" : "player1",
              detail: String(rankOf(TEN_SOLVED, vertex)),
            }),
            edge: (from, to) =>
              NIM10.label(from).endsWith(`,${winnerOf(TEN_SOLVED, from)}`) &&
              bestMove(NIM10, TEN_SOLVED, from)?.target === to
                ? { stroke: "strong" }
                : {},
          }),
        parts: () => ({ win: ids(NIM10, "10,0 8,0 7,0 5,0 4,0 2,0 1,0") }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Staying winning is not enough. By {rule} the token goes {path}. The colour of a vertex says that one " +
            "can win; [the rank](rank) says which way. The rank is a compass; the colour is not.",
          "Rester gagnant ne suffit pas. D'après {rule}, le pion va {path}. La couleur d'un sommet dit qu'on peut " +
            "gagner ; [le rang](rank) dit par où. Le rang est une boussole ; la couleur n'en est pas une.",
        ),
      ],
      figure: figure<{ readonly rule: string }>({
        start: { rule: "colour" },
        controls: {
          rule: choice("Rule", "Règle", ["colour", "the colour", "la couleur"], ["rank", "the rank", "le rang"]),
        },
        draw: ({ rule }) => {
          const way = stroll(rule).split(" ");
          return drawArena(THREE, t(text("Three vertices", "Trois sommets")), {
            points: THREE_PLACES,
            node: (vertex) => ({ tone: "player0", detail: String(rankOf(THREE_SOLVED, vertex)) }),
            edge: (from, to) =>
              way.some((one, index) => one === THREE.label(from) && way[index + 1] === THREE.label(to))
                ? { stroke: "strong" }
                : {},
          });
        },
        parts: () => ({ rank: ids(THREE, "a g a>g") }),
        values: ({ rule }) => ({ path: stroll(rule) }),
        says: ({ rule }) =>
          rule === "colour"
            ? text("Always on won vertices, and never there.", "Toujours sur des sommets gagnés, et jamais arrivé.")
            : text("One move, and it is won.", "Un coup, et c'est gagné."),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from 10, player 0 to move with 8: how many are taken, and in how many moves is it won? (two " + "numbers)",
      "Nim à 10, à J0 de jouer avec 8 : combien prend-il, et en combien de coups gagne-t-il ? (deux " + "nombres)",
    ),
    answer: "2 5",
    hint: text("Leave a multiple of 3.", "Laissez un multiple de 3."),
    wrong: [
      wrong("1 5", "That leaves 7, from which player 1 wins.", "Il en reste 7, d'où J1 gagne."),
      wrong("2 4", "The first move counts too.", "Le premier coup compte aussi."),
    ],
    why: text("8, 6, …, 3, …, 0: five moves.", "8, 6, …, 3, …, 0 : cinq coups."),
  },
  lab: "#arena/nim10",
};
