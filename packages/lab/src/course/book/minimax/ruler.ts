import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among } from "../fields.ts";
import { COUNTS, inPowers, inWords, type Size, sizeOf, tenTo } from "../game-sizes.ts";
import { type Block, figure, slider } from "../vocabulary.ts";

const END = 125;
/** How many powers of ten the lens shows, and by how many it is moved. */
const SPAN = 20;
const STEP = 5;
const ROWS = ["positions", "plays"] as const;
type Row = (typeof ROWS)[number];
const ROW_NAMES: Readonly<Record<Row, Text>> = {
  positions: text("positions", "positions"),
  plays: text("plays", "parties"),
};

interface Mark {
  readonly id: string;
  readonly row: Row;
  readonly game: Size;
  readonly count: number;
}

/** What is known of the games, as marks on the ruler. */
export const MARKS: readonly Mark[] = ROWS.flatMap((row) =>
  COUNTS.flatMap((game) => {
    const count = game[row];
    return count === undefined ? [] : [{ id: `${row}_${game.id}`, row, game, count }];
  }),
);
const markOf = (id: string): Mark => MARKS.find((mark) => mark.id === id) ?? MARKS[0];

interface Ruler {
  /** Where the lens begins, in steps of five powers. */
  readonly lens: number;
  readonly mark: string;
  /** Powers of ten per second. */
  readonly speed: number;
  /** The reader has tried the other row. */
  readonly moved: boolean;
}

/** By how much the plays of a game are more than its positions. */
export const factorOf = ({ positions, plays }: Size): number | undefined =>
  plays === undefined ? undefined : plays / positions;

const shown = (count: number, language?: "en" | "fr"): string =>
  count < 1e16 ? number(Math.round(count), language) : inPowers(count);

const WIDTH = 400;
const onRuler = (power: number): number => (power / END) * WIDTH;
const isInLens = (power: number, lens: number): boolean => power >= lens * STEP && power <= lens * STEP + SPAN;

function drawRuler({ lens, mark: chosen }: Ruler) {
  const drawing = new Drawing();
  const left = onRuler(lens * STEP);
  drawing.node("lens", at(left + onRuler(SPAN) / 2, 0), "", {
    ...{ width: onRuler(SPAN), height: 44, shape: "card", tone: "draw", stroke: "strong" },
  });
  drawing.line(at(0, 0), at(WIDTH, 0));
  for (let power = 0; power <= END; power += 25) drawing.text(tenTo(power), at(onRuler(power), 30));
  for (const { id, row, count } of MARKS) {
    drawing.node(`tick_${id}`, at(onRuler(Math.log10(count)), row === "positions" ? -9 : 9), "", {
      ...{ width: 4, height: 14, shape: "card", tone: row === "positions" ? "player0" : "player1" },
      ...(id === chosen ? { stroke: "strong" as const } : {}),
    });
  }
  const across = (power: number): number => ((power - lens * STEP) / SPAN) * WIDTH;
  drawing.line(at(0, 84), at(WIDTH, 84));
  for (let power = lens * STEP; power <= lens * STEP + SPAN; power += STEP)
    drawing.text(tenTo(power), at(across(power), 102));
  let y = 134;
  for (const row of ROWS) {
    drawing.text(t(ROW_NAMES[row]), at(0, y), { anchor: "start", size: "normal", tone: "faded" });
    const here = MARKS.filter((mark) => mark.row === row && isInLens(Math.log10(mark.count), lens));
    here.forEach(({ id, game, count }, index) => {
      const told = (language: "en" | "fr"): string => (count < 1e16 ? "" : "≈ ") + shown(count, language);
      const label = t(text(`${game.name.en}: ${told("en")}`, `${game.name.fr} : ${told("fr")}`));
      const width = label.length * 6.6 + 16;
      const x = Math.min(WIDTH - width / 2, Math.max(width / 2, across(Math.log10(count))));
      drawing.node(id, at(x, y + 26 + index * 28), label, {
        ...{ width, height: 24, shape: "card", tone: row === "positions" ? "player0" : "player1" },
        ...(id === chosen ? { stroke: "strong" as const } : {}),
      });
    });
    y += 38 + here.length * 28;
  }
  return drawing.scene(t(text("A ruler in powers of ten", "Une règle en puissances de dix")));
}

/** Whether a count may stand in the other row: never, and why. */
function refusal({ game, row }: Mark): Text {
  const factor = factorOf(game);
  if (factor === undefined)
    return text(
      `Refused: positions are not plays, and nobody has counted the plays of ${game.name.en}.`,
      `Refusé : des positions ne sont pas des parties, et personne n'a compté celles de ce jeu : ${game.name.fr}.`,
    );
  const [en, fr] = [shown(factor, "en"), shown(factor, "fr")];
  return row === "plays"
    ? text(
        `Refused: ${game.name.en} has ${en} times as many plays as positions.`,
        `Refusé (${game.name.fr}) : il y a ${fr} fois plus de parties que de positions.`,
      )
    : text(
        `Refused: ${game.name.en} has ${en} times fewer positions than plays.`,
        `Refusé (${game.name.fr}) : il y a ${fr} fois moins de positions que de parties.`,
      );
}

export const RULER: Block = {
  prose: [
    text(
      "A ruler of all sizes, from 1 to 10¹²⁵: [positions](positions) above, [plays](plays) below. Move [the " +
        "lens](lens), {lens}, and touch a mark. At 10^{speed} a second, {game} takes {time}. Positions are not " +
        "plays: " +
        "{move}",
      "Une règle de toutes les tailles, de 1 à 10¹²⁵ : [les positions](positions) au-dessus, [les parties](plays) en " +
        "dessous. Déplacez [la loupe](lens), {lens}, et touchez une marque. À 10^{speed} par seconde, {game} demande " +
        "{time}. Des positions ne sont pas des parties : {move}",
    ),
  ],
  figure: figure<Ruler>({
    start: { lens: 0, mark: "positions_c76", speed: 6, moved: false },
    fields: { mark: among(MARKS.map(({ id }) => id)) },
    controls: {
      lens: slider(0, (END - SPAN) / STEP, "Lens", "Loupe"),
      speed: slider(3, 12, "Power of ten", "Puissance de dix"),
      move: {
        kind: "button",
        label: text("Put it in the other row", "La mettre dans l'autre rangée"),
        press: (state) => ({ ...state, moved: true }),
      },
    },
    draw: drawRuler,
    parts: ({ lens }) => {
      const of = (row: Row): string[] =>
        MARKS.filter((mark) => mark.row === row).flatMap(({ id, count }) =>
          isInLens(Math.log10(count), lens) ? [`tick_${id}`, id] : [`tick_${id}`],
        );
      return { positions: of("positions"), plays: of("plays"), lens: ["lens"] };
    },
    touchable: ({ lens }) =>
      MARKS.flatMap(({ id, count }) => (isInLens(Math.log10(count), lens) ? [`tick_${id}`, id] : [`tick_${id}`])),
    called: (_, node, words) => {
      if (!node.startsWith("tick_")) return sameText(words);
      const { game, row } = markOf(node.replace("tick_", ""));
      return text(`${game.name.en}, ${ROW_NAMES[row].en}`, `${game.name.fr}, ${ROW_NAMES[row].fr}`);
    },
    touch: (state, node) => {
      const mark = node.replace("tick_", "");
      const power = Math.log10(markOf(mark).count);
      const centred = Math.min((END - SPAN) / STEP, Math.max(0, Math.round((power - SPAN / 2) / STEP)));
      return { ...state, mark, moved: false, lens: isInLens(power, state.lens) ? state.lens : centred };
    },
    values: ({ mark, speed }) => {
      const { game, row, count } = markOf(mark);
      return {
        game: text(`${game.name.en} (${ROW_NAMES[row].en})`, `${game.name.fr} (${ROW_NAMES[row].fr})`),
        time: inWords(count / 10 ** speed),
      };
    },
    says: ({ mark, moved }) => {
      const chosen = markOf(mark);
      if (moved) return refusal(chosen);
      const { source, name } = sizeOf(chosen.game.id);
      return source ?? text(`Counted by our tests: ${name.en}.`, `Compté par nos tests : ${name.fr}.`);
    },
  }),
};
