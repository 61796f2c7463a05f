import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among } from "../fields.ts";
import { asWritten } from "../names.ts";
import { figure, option, type Section, wrong } from "../vocabulary.ts";

const TRAY = [
  ["nim", "Nim", "Nim", "3"],
  ["kayles", "Kayles (5)", "Kayles (5)", "4"],
  ["chomp", "Chomp 3 × 4", "Chomp 3 × 4", "9"],
  ["wythoff", "Wythoff (3, 5)", "Wythoff (3, 5)", "0"],
  ["domineering", "domineering", "domineering", ""],
  ["ttt", "tic-tac-toe", "morpion", ""],
] as const;

export const PASSPORT: Section = {
  id: "passport",
  title: text("Sprague and Grundy, and who stays out", "Sprague et Grundy, et qui reste dehors"),
  blocks: [
    {
      prose: [
        text(
          "*Theorem.* Every finite *impartial* game is equivalent, within a sum, to a Nim heap: that of its " +
            "number. The strategy is always the same, leave 0. Impartial means that both players have the same " +
            "moves: touch a game to " +
            "see its passport. [Two of them](out) are refused, and the theorem says nothing about them.",
          "*Théorème.* Tout jeu *impartial* fini équivaut, dans une somme, à un tas de Nim : celui de son nombre. " +
            "La stratégie est toujours la même, laisser 0. Impartial veut dire que les deux joueurs ont les mêmes " +
            "coups : touchez un jeu " +
            "pour voir son passeport. [Deux d'entre eux](out) sont refusés, et le théorème n'en dit rien.",
        ),
      ],
      figure: figure<{ readonly game: string }>({
        start: { game: "kayles" },
        fields: { game: among(TRAY.map(([id]) => id)) },
        draw: ({ game }) => {
          const drawing = new Drawing();
          TRAY.forEach(([id, en, fr, number], index) => {
            drawing.node(id, at((index % 2) * 180, Math.floor(index / 2) * 50), t(text(en, fr)), {
              shape: "card",
              width: 164,
              height: 40,
              tone: id !== game ? "plain" : number === "" ? "player1" : "player0",
              ...(id === game && number !== "" ? { detail: `≡ ${number}` } : {}),
            });
          });
          return drawing.scene(t(text("Six games", "Six jeux")));
        },
        parts: () => ({ out: ["domineering", "ttt"] }),
        called: asWritten,
        touch: (_, node) => ({ game: node }),
        says: ({ game }) => {
          const number = TRAY.find(([id]) => id === game)?.[3] ?? "";
          return number === ""
            ? text(
                game === "domineering"
                  ? "Refused: on the empty board the upright player may play a4-a3, the lying one may not."
                  : "Refused: on the empty board one player may write X, the other may not.",
                game === "domineering"
                  ? "Refusé : sur le plateau vide le joueur debout peut jouer a4-a3, le joueur couché non."
                  : "Refusé : sur le plateau vide un joueur peut écrire X, l'autre non.",
              )
            : text(`Equivalent to a heap of ${number}.`, `Équivaut à un tas de ${number}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Put the game, of number g, beside a heap of g: the sum is lost for whoever moves. If they lower the " +
            "heap to k < g, the game has a move to a position of number k; if they move in the game to number k, " +
            "either k < g, and the heap is " +
            "lowered to k, or k > g, and that position has a move back to g. Either way twins are left.",
          "Posez le jeu, de nombre g, à côté d'un tas de g : la somme est perdue pour qui joue. S'il baisse le " +
            "tas à k < g, le jeu a un coup vers une position de nombre k ; s'il joue dans le jeu vers k, ou bien " +
            "k < g et l'on baisse le tas à k, ou " +
            "bien k > g et cette position a un coup qui revient à g. Dans tous les cas il reste des jumeaux.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Every reachability game is a game of Nim” fails at once: on a domineering board of two squares, one " +
            "above the other, the vertical player moves and the horizontal one cannot. Who wins depends on who " +
            "you *are*, and no single number can say that.",
          "« Tout jeu d'accessibilité est un jeu de Nim » échoue tout de suite : sur un domineering de deux cases " +
            "superposées, le joueur vertical joue et l'horizontal ne peut pas. Qui gagne dépend de qui l'on " +
            "*est*, et un seul nombre ne peut le dire.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text("Which of these are impartial?", "Lesquels sont impartiaux ?"),
    options: [
      option(["grundy", "Grundy's game", "jeu de Grundy"]),
      option(["chomp", "Chomp", "Chomp"]),
      option(["connect4", "connect-4", "puissance 4"]),
      option(["kayles", "Kayles", "Kayles"]),
    ],
    answer: "grundy chomp kayles",
    set: true,
    hint: text("Swap the players: are the moves the same?", "Échangez les joueurs : les coups sont-ils les mêmes ?"),
    wrong: [
      wrong(
        "+connect4",
        "Each player drops stones of their own colour.",
        "Chaque joueur pose des jetons de " + "sa couleur.",
      ),
      wrong("~grundy", "Both may split any heap.", "Les deux peuvent couper tout tas."),
      wrong("~chomp", "Both may bite any square.", "Les deux peuvent croquer tout carré."),
      wrong("~kayles", "Both may knock down any skittle.", "Les deux peuvent renverser toute quille."),
    ],
    why: text("In connect-4 the stones have owners.", "Au puissance 4 les jetons ont un propriétaire."),
  },
  lab: "#nim/sums?kayles:pins=5+chomp:rows=3&columns=4+wythoff:heaps=3,5",
};
