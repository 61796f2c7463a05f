import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";
import {
  codeGame,
  findPeriod,
  grundyValues,
  NAMED_HEAP_GAMES,
  type PeriodFinding,
  writeHeapGame,
} from "marienbad/impartial";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { type Block, figure } from "../vocabulary.ts";

/** Three octal digits: what may be left when 1, 2 or 3 are taken. */
interface Code {
  readonly digits: string;
}

/** As far as a period is looked for: a few thousandths of a second. */
const REACH = 1000;
/** The bits of a digit: what is left of the heap. */
const LEFT = [text("nothing", "rien"), text("one heap", "un tas"), text("two heaps", "deux tas")] as const;

const gameOf = ({ digits }: Code) => codeGame(`0.${digits}`);
/** The code as it is written, without useless zeros: 0.77. */
export const writtenCode = (code: Code): string => writeHeapGame(gameOf(code));

const found = new Map<string, PeriodFinding>();

/** What the library finds about the period. */
export function periodOf(code: Code): PeriodFinding {
  const known = found.get(code.digits) ?? findPeriod(gameOf(code), { to: REACH });
  found.set(code.digits, known);
  return known;
}

const hasBit = ({ digits }: Code, place: number, bit: number): boolean => (Number(digits[place]) & (1 << bit)) !== 0;

function toggled({ digits }: Code, place: number, bit: number): Code {
  const digit = Number(digits[place]) ^ (1 << bit);
  return { digits: digits.slice(0, place) + digit + digits.slice(place + 1) };
}

/** What the game is called, in the list of the library (Winning Ways, chapter 4). */
function nameOf(code: Code): Text {
  const named = NAMED_HEAP_GAMES.find(({ game }) => game.kind === "code" && writeHeapGame(game) === writtenCode(code));
  return named === undefined ? sameText("") : text(` (${named.title.en})`, ` (${named.title.fr})`);
}

/** The heaps whose numbers are not those of the period, where that is proved. */
export function exceptionsOf(code: Code): number[] | undefined {
  const finding = periodOf(code);
  if (finding.status !== "proved") return undefined;
  const { start, period, values } = finding.certificate;
  return Array.from({ length: start }, (_, heap) => heap).filter((heap) => {
    const later = Math.ceil((start - heap) / period) * period;
    return values[heap] !== values[heap + later];
  });
}

/** Rows in which the sequence is folded: at its period, or at a few of them. */
function foldOf(code: Code): number {
  const finding = periodOf(code);
  const period = finding.status === "proved" ? finding.certificate.period : 0;
  if (period === 0 || period > 40) return 20;
  return period * Math.ceil(8 / period);
}

function drawCode(code: Code) {
  const drawing = new Drawing();
  LEFT.forEach((words, bit) => void drawing.text(t(words), at(100 + bit * 96, 0), { size: "normal" }));
  [0, 1, 2].forEach((place) => {
    const y = 34 + place * 38;
    drawing.text(t(text(`take ${place + 1}`, `prendre ${place + 1}`)), at(40, y), { anchor: "end", size: "normal" });
    LEFT.forEach((_, bit) => {
      const on = hasBit(code, place, bit);
      drawing.node(`b${place}${bit}`, at(100 + bit * 96, y), on ? "✓" : "", {
        width: 32,
        tone: on ? "player0" : "plain",
      });
    });
    drawing.node(`d${place}`, at(386, y), code.digits[place], { shape: "none", width: 28 });
  });
  const width = foldOf(code);
  const cell = Math.max(20, Math.min(32, 440 / width));
  const exceptions = exceptionsOf(code);
  const known = exceptions !== undefined;
  const rows = Math.max(4, Math.min(9, Math.ceil(((exceptions?.at(-1) ?? 0) + 2 * width) / width)));
  const values = grundyValues(gameOf(code), width * rows);
  Array.from(values.slice(0, width * rows)).forEach((value, heap) => {
    drawing.node(`n${heap}`, at((heap % width) * cell - 20, 170 + Math.floor(heap / width) * cell), value, {
      width: cell - 2,
      tone: !known ? "plain" : exceptions.includes(heap) ? "player1" : "player0",
    });
  });
  return drawing.scene(t(text("A code and its numbers", "Un code et ses nombres")));
}

const preset = (digits: string, en: string, fr: string) =>
  ({ kind: "button", label: text(en, fr), press: (): Code => ({ digits }) }) as const;

/** Codes put together by hand, the games that they make, and their periods. */
export const CODES: Block = {
  prose: [
    text(
      "Kayles has a code, 0.77. [Each digit](digits) says what may be left when 1, 2 or 3 are taken from a heap: " +
        "nothing counts 1, one heap 2, two heaps 4, and the digit is the sum. Touch [the boxes](boxes): this is " +
        "{code}. Its numbers are folded below.",
      "Kayles a un code, 0.77. [Chaque chiffre](digits) dit ce qui peut rester quand on prend 1, 2 ou 3 à un tas : " +
        "rien compte 1, un tas 2, deux tas 4, et le chiffre est la somme. Touchez [les cases](boxes) : voici {code}. " +
        "Ses nombres sont pliés en dessous.",
    ),
    text(
      "Two games of T. R. Dawson have been famous since R. K. Guy and C. A. B. Smith found their periods (1956): in " +
        "Dawson's Kayles, 0.07, one always knocks down two neighbours; his chess of pawns, 0.137, is the same " +
        "game with " +
        "one skittle more. {kayles} {dawson} {chess}",
      "Deux jeux de T. R. Dawson sont célèbres depuis que R. K. Guy et C. A. B. Smith ont trouvé leur période " +
        "(1956) : " +
        "au Kayles de Dawson, 0.07, on renverse toujours deux voisines ; ses échecs de pions, 0.137, sont le " +
        "même jeu à " +
        "une quille près. {kayles} {dawson} {chess}",
    ),
  ],
  figure: figure<Code>({
    start: { digits: "770" },
    fields: { digits: (digits) => /^[0-7]{3}$/.test(digits) },
    controls: {
      kayles: preset("770", "Kayles, 0.77", "Kayles, 0.77"),
      dawson: preset("070", "Dawson's Kayles, 0.07", "Kayles de Dawson, 0.07"),
      chess: preset("137", "Dawson's chess, 0.137", "Échecs de Dawson, 0.137"),
    },
    draw: drawCode,
    parts: () => ({
      digits: ["d0", "d1", "d2"],
      boxes: [0, 1, 2].flatMap((place) => [0, 1, 2].map((bit) => `b${place}${bit}`)),
    }),
    touchable: () => [0, 1, 2].flatMap((place) => [0, 1, 2].map((bit) => `b${place}${bit}`)),
    called: (code, node) => {
      const [place, bit] = [Number(node[1]), Number(node[2])];
      const on = hasBit(code, place, bit);
      const { en, fr } = LEFT[bit];
      return text(
        `take ${place + 1}, leave ${en}: ${on ? "allowed" : "not allowed"}`,
        `prendre ${place + 1}, laisser ${fr} : ${on ? "permis" : "interdit"}`,
      );
    },
    touch: (code, node) => toggled(code, Number(node[1]), Number(node[2])),
    values: (code) => {
      const { en, fr } = nameOf(code);
      return { code: text(`${writtenCode(code)}${en}`, `${writtenCode(code)}${fr}`) };
    },
    says: (code) => {
      const finding = periodOf(code);
      if (finding.status !== "proved")
        return text(
          `No period is proved with the heaps up to ${number(REACH, "en")}.`,
          `Aucune période n'est prouvée avec les tas jusqu'à ${number(REACH, "fr")}.`,
        );
      const { period, start, checkedTo } = finding.certificate;
      const [en, fr] =
        start === 0
          ? ["from the first heap on", "dès le premier tas"]
          : [`the last exception is ${start - 1}`, `la dernière exception est ${start - 1}`];
      return text(
        `Period ${period}, ${en}; proved, since it holds up to ${number(checkedTo, "en")}.`,
        `Période ${period}, ${fr} ; prouvée, car elle tient jusqu'à ${number(checkedTo, "fr")}.`,
      );
    },
  }),
};
