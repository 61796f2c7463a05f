import { type Text, text } from "marienbad";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

interface Size {
  readonly id: string;
  readonly name: Text;
  /** Positions, and plays where they have been counted or estimated: powers of ten where nobody has the number. */
  readonly positions: number;
  readonly plays?: number;
  readonly source?: Text;
}

/** https://oeis.org/A212693 */
const OEIS = text(
  "Counted by S. Edelkamp and P. Kissmann (OEIS A212693).",
  "Compté par S. Edelkamp et P. Kissmann (OEIS A212693).",
);
/** https://github.com/tromp/ChessPositionRanking; "Programming a Computer for Playing Chess". */
const TROMP_SHANNON = text(
  "Positions: estimate of J. Tromp and P. Österlund, 2022; plays: C. Shannon's, 1950.",
  "Positions : estimation de J. Tromp et P. Österlund, 2022 ; parties : de C. Shannon, 1950.",
);

/** Counted by the library's tests, except those with a source. */
export const COUNTS: readonly Size[] = [
  { id: "nim", name: text("Nim from 10", "Nim à 10"), positions: 20, plays: 89 },
  { id: "marienbad", name: text("Marienbad", "Marienbad"), positions: 752, plays: 212_100_984 },
  { id: "ttt", name: text("tic-tac-toe", "morpion"), positions: 5478, plays: 255_168 },
  { id: "c44", name: text("connect-4, 4 × 4", "puissance 4, 4 × 4"), positions: 161_029 },
  { id: "c45", name: text("connect-4, 4 columns of 5", "puissance 4, 4 colonnes de 5"), positions: 1_706_255 },
  { id: "c76", name: text("connect-4, 7 × 6", "puissance 4, 7 × 6"), positions: 4_531_985_219_092, source: OEIS },
  { id: "chess", name: text("chess", "échecs"), positions: 4.8e44, plays: 1e120, source: TROMP_SHANNON },
];

const UNITS: readonly (readonly [seconds: number, en: string, fr: string])[] = [
  [1, "seconds", "secondes"],
  [86_400, "days", "jours"],
  [31_557_600, "years", "ans"],
];

/** A time in the largest unit of which it has one. */
export function inWords(seconds: number): Text {
  if (seconds < 1) return text("less than a second", "moins d'une seconde");
  const [unit, en, fr] = UNITS.findLast(([size]) => seconds >= size) ?? UNITS[0];
  const count = seconds / unit;
  const shown = (language: "en" | "fr"): string => {
    if (count < 1e6) return number(Math.floor(count), language);
    const power = Math.floor(Math.log10(count));
    return `10${[...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
  };
  return text(`${shown("en")} ${en}`, `${shown("fr")} ${fr}`);
}

/** Powers of ten: by a scale of their own beyond 10¹⁵, where the page would end. */
const widthOf = (count: number): number => {
  const power = Math.log10(count);
  return 14 + Math.min(power, 15) * 21 + Math.max(0, power - 15) * 0.5;
};

export const SIZES: Section = {
  id: "sizes",
  title: text("When the graph overflows", "Quand le graphe déborde"),
  blocks: [
    {
      prose: [
        text(
          "Going back along the arrows supposes that one has all the arrows. Tic-tac-toe fits in a notebook, " +
            "[connect-4](c76) in a cabinet of disks, [chess](chess) nowhere. The bars are in powers of ten (drawn " +
            "shorter beyond 10¹⁵). Touch one: at 10^{speed} positions a second, {game} takes {time}.",
          "Remonter les flèches suppose qu'on les ait toutes. Le morpion tient dans un cahier, [le puissance " +
            "4](c76) dans " +
            "une armoire de disques, [les échecs](chess) nulle part. Les barres sont en puissances de dix " +
            "(plus serrées " +
            "au-delà de 10¹⁵). Touchez-en une : à 10^{speed} positions par seconde, {game} demande {time}.",
        ),
        text(
          "Count {what} instead, and even Marienbad looks hopeless: that is the wrong fear, for the same " +
            "position need " +
            "not be looked at twice. For chess neither number can be gone through: one will have to look " +
            "ahead without " +
            "going to the end. That is the next chapter.",
          "Comptez {what}, et même Marienbad semble désespéré : c'est une fausse peur, car on n'a pas à " +
            "regarder deux " +
            "fois la même position. Aux échecs, aucun des deux nombres ne se parcourt : il faudra regarder " +
            "devant soi " +
            "sans aller jusqu'au bout. C'est le chapitre suivant.",
        ),
      ],
      figure: figure<{ readonly speed: number; readonly game: string; readonly what: string }>({
        start: { speed: 7, game: "c76", what: "positions" },
        controls: {
          speed: slider(5, 12, "Power of ten", "Puissance de dix"),
          what: choice(
            "Count",
            "Compter",
            ["positions", "positions", "les positions"],
            ["plays", "plays", "les parties"],
          ),
        },
        draw: ({ speed, game, what }) => {
          const drawing = new Drawing();
          COUNTS.forEach(({ id, name, positions, plays }, index) => {
            const count = what === "plays" ? plays : positions;
            const width = count === undefined ? 14 : widthOf(count);
            const fast = count !== undefined && count <= 10 ** speed;
            drawing.node(id, at(width / 2, index * 44), "", {
              width,
              height: 18,
              tone: count === undefined ? "faded" : fast ? "player0" : "player1",
              ...(id === game ? { stroke: "strong" as const } : {}),
            });
            const shown = count === undefined ? "?" : count < 1e16 ? number(count) : `≈ ${power(count)}`;
            const told = text(`${name.en}: ${shown}`, `${name.fr} : ${shown}`);
            drawing.text(t(told), at(0, index * 44 - 20), { anchor: "start", size: "normal" });
          });
          return drawing.scene(t(text("Sizes of games", "Tailles de jeux")));
        },
        parts: () => ({ c76: ["c76"], chess: ["chess"] }),
        touch: (state, node) => ({ ...state, game: node }),
        values: ({ speed, game, what }) => {
          const { name, positions, plays } = sizeOf(game);
          const count = what === "plays" ? plays : positions;
          return {
            game: name,
            time:
              count === undefined ? text("nobody knows how long", "on ne sait combien") : inWords(count / 10 ** speed),
          };
        },
        says: ({ game }) =>
          sizeOf(game).source ??
          text(
            "Counted by the library. Solid bars: less than a second.",
            "Compté par la bibliothèque. Trait plein : moins d'une seconde.",
          ),
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
      "4,5·10¹² / 10⁷ secondes, et 86 400 secondes par jour.",
    ),
    wrong: [
      wrong("45", "Divide by 86,400 once more.", "Divisez encore par 86 400."),
      wrong(
        "453199",
        "Those are seconds: 86,400 of them make a day.",
        "Ce sont des secondes : il en faut 86 400 pour un jour.",
      ),
      wrong("126", "Those are hours: 24 of them make a day.", "Ce sont des heures : il en faut 24 pour un jour."),
    ],
    why: text("453,199 seconds are a little more than 5 days.", "453 199 secondes font un peu plus de 5 jours."),
  },
  lab: "#play/connect4",
};

const power = (count: number): string =>
  `10${[...String(Math.floor(Math.log10(count)))].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
const sizeOf = (id: string): Size => COUNTS.find((one) => one.id === id) ?? COUNTS[0];
