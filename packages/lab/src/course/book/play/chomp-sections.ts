import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among, from, several } from "../fields.ts";
import { labelled, numbered } from "../names.ts";
import { figure, option, type Section, slider, wrong } from "../vocabulary.ts";
import { answerTo, type Bar, bitten, movesLeft, winningBites } from "./chomp.ts";

function drawBar(
  bar: Bar,
  title: string,
  columns: number,
  tone: (row: number, column: number) => "plain" | "player0" | "player1" = () => "plain",
  pencilled: (row: number, column: number) => string = () => "",
) {
  const drawing = new Drawing();
  bar.forEach((length, row) => {
    for (let column = 0; column < columns; column++) {
      const there = column < length;
      drawing.node(`r${row}c${column}`, at(column * 46, row * 46), row + column === 0 ? "☠" : pencilled(row, column), {
        width: 42,
        shape: "card",
        tone: there ? tone(row, column) : "faded",
        stroke: there ? "normal" : "dotted",
      });
    }
  });
  return drawing.scene(title);
}

const FRESH: Bar = [4, 4, 4];
const placeOf = (node: string): [number, number] => (node.match(/\d+/g) ?? []).map(Number) as [number, number];
const leftOver = (bar: Bar): string[] =>
  bar
    .flatMap((length, row) => Array.from({ length }, (_, column) => `r${row}c${column}`))
    .filter((id) => id !== "r0c0");

const isFresh = (bar: Bar): boolean => bar.join() === FRESH.join();
const writtenAs = (row: number, column: number): string => `(${row + 1}, ${column + 1})`;

/** What is pencilled on a first bite: how many moves its punishment takes, or a tick. */
export function punishment(row: number, column: number): string {
  const moves = movesLeft(bitten(FRESH, row, column));
  return moves % 2 === 1 ? String(moves) : "✓";
}

const isBar = (bar: Bar): boolean =>
  bar.length === FRESH.length &&
  bar[0] > 0 &&
  bar.every((length, row) => from(0, row === 0 ? FRESH[0] : bar[row - 1])(length));
const FIRST_BITES = leftOver(FRESH).map((node) => writtenAs(...placeOf(node)));

interface Biting {
  readonly bar: Bar;
  readonly tried: readonly string[];
}

export const BITE: Section = {
  id: "bite",
  title: text("One bite wins", "Une seule bouchée gagne"),
  blocks: [
    {
      prose: [
        text(
          "A bar of 3 × 4 squares; [the one in the corner](poison) is poisoned. Touch a square: everything below " +
            "it and to its right goes too. The machine answers perfectly. Eleven first bites; ten of " +
            "them lose. Each first bite that you have tried stays pencilled on a new bar, with the number of " +
            "moves that its " +
            "punishment takes. Tried: {tried}.",
          "Une tablette de 3 × 4 carrés ; [celui du coin](poison) est empoisonné. Touchez un carré : tout ce qui " +
            "est au-dessous et à droite part avec. La machine répond parfaitement. Onze premières bouchées ; " +
            "dix perdent. Chaque première bouchée essayée reste au crayon sur la tablette neuve, avec le " +
            "nombre de coups de " +
            "sa punition. Essayées : {tried}.",
        ),
      ],
      figure: figure<Biting>({
        start: { bar: FRESH, tried: [] },
        fields: { bar: isBar, tried: several(among(FIRST_BITES)) },
        controls: {
          again: {
            kind: "button",
            label: text("A new bar", "Une nouvelle tablette"),
            press: ({ tried }) => ({ bar: FRESH, tried }),
          },
        },
        draw: ({ bar, tried }) =>
          drawBar(
            bar,
            t(text("A bar of chocolate", "Une tablette de chocolat")),
            4,
            () => "plain",
            (row, column) => (isFresh(bar) && tried.includes(writtenAs(row, column)) ? punishment(row, column) : ""),
          ),
        parts: () => ({ poison: ["r0c0"] }),
        touchable: ({ bar }) => leftOver(bar),
        called: numbered("row #, column #", "ligne #, colonne #"),
        touch: ({ bar, tried }, node) => {
          const [row, column] = placeOf(node);
          const mine = bitten(bar, row, column);
          const written = writtenAs(row, column);
          const first = isFresh(bar) && !tried.includes(written) ? [...tried, written] : tried;
          return { bar: movesLeft(mine) === 0 ? mine : answerTo(mine), tried: first };
        },
        values: ({ tried }) => ({ tried: tried.length === 0 ? "–" : tried.join(" ") }),
        says: ({ bar }) => {
          if (isFresh(bar)) return text("Your bite.", "À vous de croquer.");
          if (leftOver(bar).length === 0) {
            return text(
              "Only the poison is left: whoever must bite has lost.",
              "Il ne reste que le poison : qui " + "doit croquer a perdu.",
            );
          }
          return movesLeft(bar) % 2 === 1
            ? text("You are winning.", "Vous gagnez, si vous jouez bien.")
            : text("You are losing.", "Vous êtes perdu.");
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Which first bite wins: row and column, counted from 1? (two numbers)",
      "Quelle première bouchée " + "gagne : ligne et colonne, comptées à partir de 1 ? (deux nombres)",
    ),
    answer: "2 3",
    hint: text("Neither a corner nor an edge.", "Ni un coin, ni un bord."),
    wrong: [
      wrong(
        "2 2",
        "That wins on square bars; this one is longer.",
        "Cela gagne sur les tablettes carrées ; " + "celle-ci est plus longue.",
      ),
      wrong("3 4", "The smallest bite loses too.", "La plus petite bouchée perd aussi."),
    ],
    why: text("Row 2, column 3: the only one of eleven.", "Ligne 2, colonne 3 : la seule des onze."),
  },
  lab: "#play/chomp?rows=3&columns=4",
};

interface Stolen {
  readonly rows: number;
  readonly columns: number;
  readonly answer: string;
}

export const STEALING: Section = {
  id: "stealing",
  title: text("Knowing without knowing how", "Savoir sans savoir comment"),
  blocks: [
    {
      kind: "proof",
      prose: [
        text(
          "Suppose the second player wins at Chomp. Then bite the single square in [the far corner](corner); " +
            "there is an answer that wins. Touch any square as that answer: it takes the corner with it, so " +
            "[you could have played it at once](answer). The strategy has been stolen. So the first player wins, " +
            "and the proof does not say how. On {rows} × {columns} the winning first bite is {bite}: one, " +
            "and no pattern is known.",
          "Supposons que le second gagne au Chomp. Croquez alors le seul carré du [coin opposé](corner) ; il a " +
            "une réponse qui gagne. Touchez n'importe quel carré comme réponse : elle emporte aussi le coin, donc " +
            "[vous pouviez la jouer tout de suite](answer). On lui a volé sa stratégie. Donc le premier gagne, et " +
            "la preuve ne dit pas comment. Sur {rows} × {columns} la bouchée gagnante est {bite} : une seule, et " +
            "l'on ne connaît pas de règle.",
        ),
      ],
      figure: figure<Stolen>({
        start: { rows: 3, columns: 4, answer: "r1c2" },
        fields: { answer: (answer) => /^r[0-4]c[0-4]$/.test(answer) },
        controls: { rows: slider(2, 5, "Rows", "Lignes"), columns: slider(2, 5, "Columns", "Colonnes") },
        draw: ({ rows, columns, answer }) => {
          const [y, x] = placeOf(answer);
          return drawBar(
            new Array<number>(rows).fill(columns),
            t(text("An answer that takes the corner", "Une " + "réponse qui emporte le coin")),
            columns,
            (row, column) =>
              row === rows - 1 && column === columns - 1 ? "player1" : row >= y && column >= x ? "player0" : "plain",
          );
        },
        parts: ({ rows, columns, answer }) => {
          const [y, x] = placeOf(answer);
          const inside = y < rows && x < columns ? [answer] : [];
          return { corner: [`r${rows - 1}c${columns - 1}`], answer: inside };
        },
        called: numbered("row #, column #", "ligne #, colonne #"),
        touch: (state, node) => ({ ...state, answer: node }),
        values: ({ rows, columns }) => ({ bite: `(${winningBites(rows, columns).join(" ")})` }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Stealing needs a free move. Nim from 5 sticks, leave the last: after 5 → 4 the answer is 4 → 1, but " +
            "from 5 one cannot leave 1: there is nothing to steal, and the second player wins. See [the missing " +
            "arrow](missing). In tic-tac-toe and hex, where one sign more never hurts, stealing gives: the " +
            "second player " +
            "cannot force a win.",
          "Pour voler, il faut un coup gratuit. Nim à 5 bâtonnets, laisser le dernier : après 5 → 4 la réponse " +
            "est 4 → 1, mais de 5 on ne peut pas laisser 1 : rien à voler, et le second gagne. Voyez [la flèche qui " +
            "manque](missing). Au morpion et au hex, où un signe de plus ne nuit jamais, le vol donne : le second ne " +
            "peut forcer la victoire.",
        ),
      ],
      figure: figure<{ readonly first: string }>({
        start: { first: "4" },
        fields: { first: among(["4", "3", "2"]) },
        draw: ({ first }) => {
          const drawing = new Drawing();
          ["5", "4", "3", "2", "1"].forEach((sticks, index) => {
            drawing.node(`n${sticks}`, at(index * 82, 0), sticks, {
              shape: "circle",
              width: 38,
              stroke: sticks === first ? "strong" : "normal",
            });
          });
          drawing.edge("n5", `n${first}`, { stroke: "strong", bend: 30 });
          if (first !== "1") drawing.edge(`n${first}`, "n1", { stroke: "strong", tone: "player1", bend: 30 });
          return drawing
            .edge("n5", "n1", { stroke: "cut", bend: -34 })
            .scene(t(text("Nothing to steal", "Rien à voler")));
        },
        parts: () => ({ missing: ["n5>n1"] }),
        touchable: () => ["n4", "n3", "n2"],
        called: labelled("sticks:", "bâtonnets :"),
        touch: (_, node) => ({ first: node.slice(1) }),
        says: ({ first }) =>
          text(
            `5 → ${first}, and the answer ${first} → 1. From 5 one would have to take 4.`,
            `5 → ${first}, et la réponse ${first} → 1. De 5 il faudrait en prendre 4.`,
          ),
      }),
    },
  ],
  exercise: {
    asked: text("A square bar: (2, 2) wins. What then?", "Une tablette carrée : (2, 2) gagne. Et ensuite ?"),
    options: [
      option(["copy", "copy each bite in the other arm", "copier chaque bouchée dans l'autre bras"]),
      option(["corner", "bite the far corner", "croquer le coin opposé"]),
    ],
    answer: "copy",
    hint: text("What is left? Two equal arms.", "Que reste-t-il ? Deux bras égaux."),
    wrong: [wrong("corner", "The far corner has gone with (2, 2).", "Le coin opposé est parti avec (2, 2).")],
    why: text("Two equal arms are twins: imitate.", "Deux bras égaux sont des jumeaux : imitez."),
  },
  lab: "#play/chomp?rows=3&columns=4",
};
