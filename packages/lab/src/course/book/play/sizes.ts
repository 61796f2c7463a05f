import { text } from "marienbad";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among } from "../fields.ts";
import { COUNTS, inPowers, inWords, sizeOf } from "../game-sizes.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

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
        fields: { game: among(COUNTS.map(({ id }) => id)) },
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
            const shown = count === undefined ? "?" : count < 1e16 ? number(count) : `≈ ${inPowers(count)}`;
            const told = text(`${name.en}: ${shown}`, `${name.fr} : ${shown}`);
            drawing.text(t(told), at(0, index * 44 - 20), { anchor: "start", size: "normal" });
          });
          return drawing.scene(t(text("Sizes of games", "Tailles de jeux")));
        },
        parts: () => ({ c76: ["c76"], chess: ["chess"] }),
        called: (_, node) => sizeOf(node).name,
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
