// Chess endings of a king and one or two pieces against a king, solved from all positions:
//
//     marienbad solve examples/chess-endings.ts ending=KRK --from-all
//     marienbad play examples/chess-endings.ts ending=KQK
//     marienbad analyse examples/chess-endings.ts ending=KPK "8/8/8/8/4k3/8/4P3/4K3 w"
//     marienbad lab examples/chess-endings.ts ending=KRK images=one
//
// The lab has them in its gallery too. White is player 0. The longest mates with White to move: KQK 10 moves
// (19 plies), KRK 16, KPK 28, KBBK 19, KBNK 33.
import { defineFamily, MarienbadError, type Notation, type Parsed, parsed, refused, type Text, text } from "marienbad";
import { explore, valueAt } from "marienbad/arena";
import { Meter } from "marienbad/base";
import { type Expert, type FullGame, facts, type Value } from "marienbad/game";
import { solveArena } from "marienbad/solve";
import {
  blackIn,
  ENDINGS,
  type Ending,
  firstIn,
  KINDS,
  kindIn,
  type Move,
  nameOf,
  PAWN,
  type Position,
  pack,
  rulesOf,
  SQUARES,
  secondIn,
  whiteIn,
} from "./chess-rules.ts";

type Rules = ReturnType<typeof rulesOf>;

/** The most positions that the expert solves in passing: more than any of these endings has. */
const MAX_SOLVED = 6_000_000;

/**
 * Knows what every position of an ending is worth: mirror images are one, and all are solved together when somebody
 * first asks. Whoever stops it finds it where it was.
 */
function expertOf(ending: Ending): Expert<Position, Move> {
  const rules = rulesOf(ending, true);
  const { starts, representative } = rules;
  const meter = new Meter();
  let exploring: ReturnType<typeof explore.work<Position, Move>> | undefined;
  let find: ((position: Position) => Value | undefined) | undefined;

  /** One step further; the last one solves what was explored. */
  function goOn(): void {
    exploring ??= explore.work(rules, { from: [...starts()], limit: MAX_SOLVED });
    try {
      const step = exploring.next();
      if (!step.done) {
        meter.nodes = step.value.found;
        return;
      }
      const { arena, vertexOf } = step.value;
      const solution = solveArena(arena);
      find = (position) => {
        const vertex = vertexOf(representative(position));
        return vertex === undefined ? undefined : valueAt(solution, vertex);
      };
    } catch (error) {
      if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
      find = () => undefined;
    }
  }

  return {
    id: "ending",
    title: text("the solved ending", "la finale résolue"),
    reference: "K. Thompson, Retrograde analysis of certain endgames (1986)",
    *value(position) {
      while (find === undefined) {
        goOn();
        yield meter;
      }
      return find(position);
    },
  };
}

/** The pieces as a board shows them: White's are outlined. */
const FIGURES: Readonly<Record<string, string>> = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙", k: "♚" };

/** The letters of a board, from the top: capitals are White's. */
function rowsOf(position: Position, ending: Ending): string[][] {
  const cells: string[] = SQUARES.map(() => ".");
  const white = whiteIn(position);
  if (firstIn(position) !== white) cells[firstIn(position)] = KINDS[kindIn(position)];
  if (secondIn(position) !== white) cells[secondIn(position)] = ending[2];
  cells[white] = "K";
  cells[blackIn(position)] = "k";
  return [7, 6, 5, 4, 3, 2, 1, 0].map((row) => cells.slice(8 * row, 8 * row + 8));
}

/** Positions in the notation of Forsyth and Edwards: the rows from the top, then who moves. */
function notationOf(
  ending: Ending,
  { isLegal, representative }: Pick<Rules, "isLegal" | "representative">,
): Notation<Position, Move> {
  const wrong = (why: Text): Parsed<Position> => refused([{ text: why }]);
  return {
    writeMove(move, position) {
      const [who, kind, to] = [move >> 9, (move >> 6) & 7, nameOf(move & 63)];
      if (who === 0) return `K${to}`;
      if (who === 2) return ending[2] + to;
      const before = kindIn(position);
      if (before !== PAWN) return KINDS[before] + to;
      return kind === PAWN ? to : `${to}=${KINDS[kind]}`;
    },
    writePosition(position) {
      const rows = rowsOf(position, ending).map((cells) => cells.join("").replace(/\.+/g, (gap) => String(gap.length)));
      return `${rows.join("/")} ${position & 1 ? "b" : "w"}`;
    },
    readPosition(fen) {
      const [board, turn = "w"] = fen.trim().split(/\s+/);
      const cells = board.split("/").map((cells) => cells.replace(/[1-8]/g, (gap) => ".".repeat(Number(gap))));
      if (cells.length !== 8 || !cells.every((row) => /^[KkQRBNP.]{8}$/.test(row)) || !/^[wb]$/.test(turn)) {
        return wrong(
          text(
            "expected eight rows from the top and who moves, as 4k3/8/8/8/8/8/8/Q3K3 w",
            "il faut huit rangées depuis le haut et le trait, comme 4k3/8/8/8/8/8/8/Q3K3 w",
          ),
        );
      }
      const letters = cells.reverse().join("");
      const pieces = letters.replace(/[.Kk]/g, "");
      const [white, black] = [letters.indexOf("K"), letters.indexOf("k")];
      const others = [...letters].flatMap((letter, square) => (/[QRBNP]/.test(letter) ? [square] : []));
      const isKnown = ending === "KPK" ? pieces.length <= 1 : isPart(pieces, ending.slice(1, -1));
      if (letters.split("K").length !== 2 || letters.split("k").length !== 2 || !isKnown) {
        return wrong(
          text(`expected two kings and the pieces of ${ending}`, `il faut deux rois et les pièces de ${ending}`),
        );
      }
      // of two different pieces, the first is the one that the ending names first
      const isSecond = (square: number): boolean => ending.length === 4 && letters[square] !== ending[1];
      const first = others.find((square) => !isSecond(square)) ?? white;
      const second = others.find((square) => square !== first) ?? white;
      const kind = first === white ? KINDS.indexOf(ending[1]) : KINDS.indexOf(letters[first]);
      const position = pack(kind, second, first, black, white, turn === "w" ? 0 : 1);
      if (!isLegal(position)) {
        return wrong(
          text("no play of chess leads to this position", "aucune partie d'échecs ne mène à cette position"),
        );
      }
      return parsed(representative(position));
    },
  };
}

/** Whether every letter of one word is in the other, as often. */
function isPart(some: string, all: string): boolean {
  return [...some].every((letter) => some.split(letter).length <= all.split(letter).length);
}

const rule = (en: string, fr: string): Text =>
  text(
    `King and ${en} against king: White (player 0) mates, and a stalemate or a piece too few is a draw.`,
    `Roi et ${fr} contre roi : les blancs (joueur 0) matent ; un pat ou une pièce de moins fait nulle.`,
  );
const MANY = text(
  "Its 3 million positions are solved when values are first asked for: let it think for a minute.",
  "Ses 3 millions de positions sont résolues à la première question : laissez-lui une minute de réflexion.",
);
const bishopAndKnight = rule("bishop and knight", "fou et cavalier");
const RULES: Readonly<Record<Ending, Text>> = {
  KQK: rule("queen", "dame"),
  KRK: rule("rook", "tour"),
  KPK: rule("pawn", "pion"),
  KBBK: rule("two bishops", "deux fous"),
  KBNK: text(`${bishopAndKnight.en} ${MANY.en}`, `${bishopAndKnight.fr} ${MANY.fr}`),
};

export default defineFamily({
  id: "chess-endings",
  title: text("Chess endings", "Finales d'échecs"),
  summary: text(
    "A king and one or two pieces against a king: White mates, or it is a draw.",
    "Un roi et une ou deux pièces contre un roi : les blancs matent, sinon c'est nulle.",
  ),
  reference: "The laws of chess; longest mates as every tablebase has them",
  showing: {
    kind: "moving",
    name: text("Chess", "Échecs"),
    synonyms: text("mate checkmate king queen rook pawn bishop knight", "mat roi dame tour pion fou cavalier"),
    cards: [{ variant: text("queen", "dame"), difficulty: 1, moves: "Qd5 Kf8 Ke2" }],
    more: [
      { options: { ending: "KRK" }, variant: text("rook", "tour") },
      { options: { ending: "KPK" }, variant: text("pawn", "pion") },
      { options: { ending: "KBBK" }, variant: text("two bishops", "deux fous") },
      { options: { ending: "KBNK" }, variant: text("bishop and knight", "fou et cavalier") },
    ],
  },
  rule: ({ ending }) => RULES[ending],
  options: {
    ending: {
      kind: "choice",
      default: "KQK",
      values: ENDINGS,
      summary: text("the pieces of White, then of Black", "les pièces des blancs, puis des noirs"),
    },
    images: {
      kind: "choice",
      default: "several",
      values: ["several", "one"],
      summary: text(
        "whether mirror images are one position: eight times fewer, but boards turn while one plays",
        "si les positions symétriques n'en font qu'une : huit fois moins, mais l'échiquier tourne pendant le jeu",
      ),
    },
  },
  build({ ending, images }): FullGame<Position, Move> {
    const { isLegal, representative, ...rules } = rulesOf(ending, images === "one");
    return {
      ...rules,
      facts: facts({ impartial: false, acyclic: false, canDraw: true }),
      notation: notationOf(ending, { isLegal, representative }),
      expert: async () => expertOf(ending),
      board: {
        lattice: "squares",
        marks: ["♔♕♖♗♘♙", "♚"],
        draw(position) {
          const rows = rowsOf(position, ending).map(
            (cells, index) => `${8 - index} ${cells.map((letter) => FIGURES[letter] ?? letter).join(" ")}`,
          );
          return [...rows, "  a b c d e f g h"].join("\n");
        },
      },
    };
  },
});
