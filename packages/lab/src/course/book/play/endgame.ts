import { text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { saying } from "../names.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";
import { solvedBoard, squareOf, withRook } from "./krk.ts";

interface Kings {
  readonly n: number;
  readonly turn: string;
  /** Which king the next touch moves. */
  readonly moving: string;
  readonly king: string;
  readonly other: string;
  readonly k: number;
}

const isSquare = (square: string): boolean => /^[a-f][1-6]$/.test(square);

/** The kings on the board that is shown: brought inside when it shrinks, and apart. */
function kingsOf({ n, king, other }: Kings): { king: number; other: number } {
  const inside = (square: string): number => {
    const cell = (place: number): number => Math.min(n - 1, place);
    return cell("abcdefgh".indexOf(square[0])) + cell(Number(square[1]) - 1) * n;
  };
  return { king: inside(king), other: inside(other) };
}

function drawKings(state: Kings): Scene {
  const { n, turn, k } = state;
  const { king, other } = kingsOf(state);
  const drawing = new Drawing();
  const ranks = withRook(n, { white: turn === "white", king, other });
  ranks.forEach((rank, cell) => {
    const place = at((cell % n) * 44, (n - 1 - Math.floor(cell / n)) * 44);
    const label =
      cell === king ? "♔" : cell === other ? "♚" : rank === "stalemate" ? "=" : rank === "other" ? "·" : (rank ?? "");
    const wet = typeof rank === "number" && rank <= k;
    drawing.node(`c${cell}`, place, label, {
      width: 42,
      tone: wet ? "player0" : rank === "stalemate" ? "draw" : rank === undefined ? "faded" : "plain",
    });
  });
  for (let line = 0; line < n; line++) {
    drawing.text(line + 1, at(-32, (n - 1 - line) * 44));
    drawing.text("abcdefgh"[line], at(line * 44, n * 44 - 12));
  }
  const { layers } = solvedBoard(n);
  const most = Math.max(...layers);
  layers.forEach((count, rank) => {
    const height = Math.max(1, (count / most) * 150);
    drawing.node(`l${rank}`, at(n * 44 + 20 + rank * 9, (n - 1) * 44 + 20 - height / 2), "", {
      ...{ width: 8, height, tone: rank <= k ? "player0" : "faded" },
    });
  });
  drawing.text(
    t(text("positions in each layer", "positions par couche")),
    at(n * 44 + 20 + layers.length * 4.5, (n - 1) * 44 + 32),
  );
  return drawing.scene(t(text("King and rook against king", "Roi et tour contre roi")));
}

export const ENDGAME: Section = {
  id: "endgame",
  title: text("Retrograde analysis in the real world", "L'analyse à rebours, pour de vrai"),
  blocks: [
    {
      prose: [
        text(
          "King and rook against king, on {n} × {side}: start from [all the mates](mates), {mates} of them, and go " +
            "back. With " +
            "{k} steps [the layers](layers) up to there are wet. Each cell shows how many moves are left if the " +
            "rook stands " +
            "there, with {turn} to move; touch a cell to put {moving} on it. {longest} moves are always enough, " +
            "counting " +
            "both players'.",
          "Roi et tour contre roi, sur {n} × {side} : partez de [tous les mats](mates), il y en a {mates}, et " +
            "remontez. Après " +
            "{k} étapes, [les couches](layers) jusque-là sont mouillées. Chaque case montre combien de coups il " +
            "reste si la " +
            "tour y est, quand c'est {turn} de jouer ; touchez une case pour y poser {moving}. {longest} coups " +
            "suffisent " +
            "toujours, ceux des deux joueurs comptés.",
        ),
        text(
          "[A stalemate](stalemates), marked =, is a dead end: the king is not in check and cannot move. What a " +
            "dead end is " +
            "worth is, again, for the rules to say; here {stuck} of them are draws and are not attracted.",
          "[Un pat](stalemates), marqué =, est un cul-de-sac : le roi n'est pas en échec et ne peut bouger. Ce " +
            "que vaut un " +
            "cul-de-sac, c'est encore la règle qui le dit ; ici les {stuck} pats sont nuls et ne sont pas attirés.",
        ),
      ],
      figure: figure<Kings>({
        start: { n: 4, turn: "black", moving: "other", king: "b3", other: "a1", k: 3 },
        fields: { king: isSquare, other: isSquare },
        controls: {
          n: slider(3, 6, "Side of the board", "Côté de l'échiquier"),
          k: slider(0, 23, "Steps", "Étapes"),
          turn: choice("To move", "Trait", ["white", "White", "aux Blancs"], ["black", "Black", "aux Noirs"]),
          moving: choice(
            "King",
            "Roi",
            ["king", "the white king", "le roi blanc"],
            ["other", "the black king", "le roi noir"],
          ),
        },
        draw: drawKings,
        parts: (state) => {
          const ranks = withRook(state.n, { white: state.turn === "white", ...kingsOf(state) });
          const where = (wanted: unknown): string[] =>
            ranks.flatMap((rank, cell) => (rank === wanted ? [`c${cell}`] : []));
          return {
            mates: ["l0", ...where(0)],
            layers: solvedBoard(state.n).layers.flatMap((_, rank) => (rank <= state.k ? [`l${rank}`] : [])),
            stalemates: where("stalemate"),
          };
        },
        touchable: ({ n }) => Array.from({ length: n * n }, (_, cell) => `c${cell}`),
        called: ({ n }, node, words) => {
          const square = squareOf(n, Number(node.slice(1)));
          return saying(`square ${square}`, `case ${square}`, words);
        },
        touch: (state, node) => {
          const cell = Number(node.slice(1));
          const { king, other } = kingsOf(state);
          const next = { king, other, [state.moving]: cell };
          const apart = (one: number, two: number): boolean =>
            Math.abs((one % state.n) - (two % state.n)) > 1 ||
            Math.abs(Math.floor(one / state.n) - Math.floor(two / state.n)) > 1;
          return apart(next.king, next.other)
            ? { ...state, king: squareOf(state.n, next.king), other: squareOf(state.n, next.other) }
            : state;
        },
        values: ({ n }) => {
          const { layers, stuck } = solvedBoard(n);
          return { side: n, mates: layers[0], stuck, longest: layers.length - 1 };
        },
        says: (state) => {
          const { king, other } = kingsOf(state);
          const place = `${squareOf(state.n, king)}, ${squareOf(state.n, other)}`;
          return text(`Kings on ${place}.`, `Rois en ${place}.`);
        },
      }),
    },
    {
      prose: [
        text(
          "On 8 × 8 there are 216 mates among 399,112 positions, and with White to move 31 moves are always " +
            "enough: mate in 16. The same " +
            "idea, each time with a larger memory: Zermelo's theorem on chess (1913); endings of chess by computer " +
            "(Ströhlein, 1970); nine men's morris (Gasser, 1993); awari (Romein and Bal, 2002); checkers " +
            "(Schaeffer and " +
            "others, 2007).",
          "Sur 8 × 8, il y a 216 mats parmi 399 112 positions, et 31 coups suffisent toujours aux Blancs, trait " +
            "à eux : mat en 16. La même idée, " +
            "chaque fois avec plus de mémoire : le théorème de Zermelo sur les échecs (1913) ; des finales " +
            "d'échecs par " +
            "ordinateur (Ströhlein, 1970) ; le jeu du moulin (Gasser, 1993) ; l'awalé (Romein et Bal, 2002) ; " +
            "les dames " +
            "anglaises (Schaeffer et d'autres, 2007).",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "4 × 4, Black to move, white king b3, black king a1. The rook stands on b2: what is it?",
      "4 × 4, trait aux Noirs, roi blanc b3, roi noir a1. La tour est en b2 : qu'est-ce ?",
    ),
    options: [
      option(["mate", "mate", "un mat"]),
      option(["stalemate", "a stalemate, a draw", "un pat, donc nul"]),
      option(["takes", "the king takes the rook", "le roi prend la tour"]),
    ],
    answer: "stalemate",
    hint: text("Is the king in check? Has he a square?", "Le roi est-il en échec ? A-t-il une case ?"),
    wrong: [
      wrong(
        "mate",
        "He is not in check: a rook on d1 would be mate.",
        "Il n'est pas en échec : en d1, la tour ferait mat.",
      ),
      wrong("takes", "The king on b3 guards b2.", "Le roi b3 protège b2."),
    ],
    why: text("Not in check, and no square is free: a dead end.", "Pas d'échec, et aucune case libre : un cul-de-sac."),
  },
  lab: "#play/connect4",
};
