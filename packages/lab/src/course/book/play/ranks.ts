import { bestMove, rankOf, solve, successors, text, winnerOf } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, ids, named } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { NIM10, NIM10_PLACES, RANKS, RANKS_PLACES, THREE, THREE_PLACES } from "../instances.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const THREE_SOLVED = solve(THREE);

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

const TEN_SOLVED = solve(NIM10);

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
            "take 1…: leave a multiple of 3.",
          "Vous êtes du bon côté : il ne reste qu'à descendre d'une marche à chaque coup. Les flèches épaisses " +
            "sont toute la stratégie [du gagnant](win) au Nim à 10, prendre 1 ou 2 : chacune mène à un rang plus " +
            "petit. De 10 prenez 1, de 8 " +
            "prenez 2, de 7 prenez 1… : laissez un multiple de 3.",
        ),
      ],
      figure: figure<object>({
        start: {},
        draw: () =>
          drawArena(NIM10, t(text("The strategy of Nim from ten", "La stratégie du Nim à dix")), {
            points: NIM10_PLACES,
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
        draw: () =>
          drawArena(THREE, t(text("Three vertices", "Trois sommets")), {
            points: THREE_PLACES,
            node: (vertex) => ({ tone: "player0", detail: String(rankOf(THREE_SOLVED, vertex)) }),
          }),
        parts: () => ({ rank: ids(THREE, "a g a>g") }),
        values: ({ rule }) => ({ path: stroll(rule) }),
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

const RANKED = solve(RANKS);

export const LATE: Section = {
  id: "late",
  title: text("Losing as late as possible", "Perdre le plus tard possible"),
  blocks: [
    {
      prose: [
        text(
          "All your moves lose: are they equal? Not against a human. Choose the one that obliges the other to " +
            "play correctly for longest: the rank still serves you, read the other way. At [x](x) player 1 may go " +
            "to w and lose at once " +
            "({w} more moves), or to y1 and last ({y} more).",
          "Tous vos coups perdent : sont-ils égaux ? Pas contre un humain. Choisissez celui qui oblige l'autre à " +
            "jouer juste le plus longtemps : le rang vous sert encore, lu à l'envers. En [x](x), J1 peut aller en " +
            "w et perdre tout de " +
            "suite ({w} coup de plus), ou en y1 et durer ({y} de plus).",
        ),
        text(
          "“The loser may play anything” is true of the result and false of a play: on the long way player 0 has " +
            "one decision, at u, and one way to spoil it: back to x.",
          "« Le perdant peut jouer n'importe quoi » est vrai du résultat, et faux d'une partie : sur le long " +
            "chemin J0 a une décision, en u, et une façon de tout gâcher : revenir en x.",
        ),
      ],
      figure: figure<object>({
        start: {},
        draw: () =>
          drawArena(RANKS, t(text("A long way to lose", "Une longue façon de perdre")), {
            points: RANKS_PLACES,
            node: (vertex) => ({ tone: "player0", detail: String(rankOf(RANKED, vertex)) }),
            edge: (from, to) => (bestMove(RANKS, RANKED, from)?.target === to ? { stroke: "strong" } : {}),
          }),
        parts: () => ({ x: ids(RANKS, "x x>w x>y1") }),
        values: () => ({ w: String(rankOf(RANKED, named(RANKS, "w"))), y: String(rankOf(RANKED, named(RANKS, "y1"))) }),
      }),
    },
  ],
  exercise: {
    asked: text("At x, where does player 1 go to last longest?", "En x, où va J1 pour durer le plus ?"),
    answer: "y1",
    hint: text("Compare the ranks of w and y1.", "Comparez les rangs de w et y1."),
    wrong: [wrong("w", "w is a goal of player 0: it is over.", "w est un but de J0 : c'est fini.")],
    why: text("y1 has rank 6, w has rank 0.", "y1 a le rang 6, w le rang 0."),
  },
  lab: "#arena/ranks",
};

/** Positions of some games; the last as published. */
export const COUNTS: readonly (readonly [en: string, fr: string, positions: number])[] = [
  ["Nim from 10", "Nim à 10", 20],
  ["Marienbad", "Marienbad", 752],
  ["tic-tac-toe", "morpion", 5478],
  ["connect-4, 4 × 4", "puissance 4, 4 × 4", 161029],
  ["connect-4, 7 × 6", "puissance 4, 7 × 6", 4531985219092],
];

export const SIZES: Section = {
  id: "sizes",
  title: text("When the graph overflows", "Quand le graphe déborde"),
  blocks: [
    {
      prose: [
        text(
          "Going back along the arrows supposes that one has all the arrows. The bars are in powers of ten. At " +
            "10^{speed} positions a second [connect-4](c4) takes {time} seconds. Chess fits nowhere: one will " +
            "have to look ahead without going to " +
            "the end. That is the next chapter.",
          "Remonter les flèches suppose qu'on les ait toutes. Les barres sont en puissances de dix. À 10^{speed} " +
            "positions par seconde, [le puissance 4](c4) demande {time} secondes. Les échecs ne tiennent nulle " +
            "part : il faudra regarder devant soi " +
            "sans aller jusqu'au bout. C'est le chapitre suivant.",
        ),
      ],
      figure: figure<{ readonly speed: number }>({
        start: { speed: 7 },
        controls: { speed: slider(5, 12, "Power of ten", "Puissance de dix") },
        draw: ({ speed }) => {
          const drawing = new Drawing();
          COUNTS.forEach(([en, fr, positions], index) => {
            const width = 14 + Math.log10(positions) * 24;
            const fast = positions <= 10 ** speed;
            drawing.node(`g${index}`, at(width / 2, index * 44), "", {
              width,
              height: 18,
              tone: fast ? "player0" : "player1",
            });
            drawing.text(t(text(en, fr)), at(0, index * 44 - 17), { anchor: "start", size: "normal" });
          });
          return drawing.scene(t(text("Sizes of games", "Tailles de jeux")));
        },
        parts: () => ({ c4: ["g4"] }),
        values: ({ speed }) => ({ time: Math.round(4531985219092 / 10 ** speed) }),
        says: () => text("Blue: less than a second.", "En bleu : moins d'une seconde."),
      }),
    },
  ],
  exercise: {
    asked: text(
      "At 10 million positions a second, about how many days for connect-4 on 7 × 6? (a whole number)",
      "À 10 millions de positions par seconde, environ combien de jours pour le puissance 4 de 7 × 6 ? (un entier)",
    ),
    answer: "5",
    hint: text(
      "4.5·10¹² / 10⁷ seconds, and 86,400 seconds a day.",
      "4,5·10¹² / 10⁷ secondes, et 86 400 secondes " + "par jour.",
    ),
    wrong: [wrong("45", "Divide by 86,400 once more.", "Divisez encore par 86 400.")],
    why: text("453,199 seconds are a little more than 5 days.", "453 199 secondes font un peu plus de 5 jours."),
  },
  lab: "#play/connect4",
};
