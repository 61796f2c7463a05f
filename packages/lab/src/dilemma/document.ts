import type { Language } from "marienbad/base";
import {
  CLASSIC_GAMES,
  findClassicGame,
  type NormalForm,
  parseFraction,
  shownPayoff,
  writeFraction,
} from "marienbad-matrix";
import { LinkError } from "../base/link.ts";
import type { MatrixDocument } from "./tasks.ts";
import * as texts from "./texts.ts";

export const MAX_STRATEGIES = 8;
const MAX_NAME = 40;

export const CLASSICS = CLASSIC_GAMES.filter((game) => {
  const { players, strategiesOfPlayer } = game.make();
  return players.length === 2 && strategiesOfPlayer.every(({ length }) => length <= MAX_STRATEGIES);
});

export function classicDocument(id: string, language: Language): MatrixDocument {
  const game: NormalForm = findClassicGame(id).make(language);
  const [rows, columns] = game.strategiesOfPlayer;
  const shown = (player: number, row: number, column: number): string =>
    writeFraction(shownPayoff(game, game.payoffsOfPlayer[player][row * columns.length + column]));
  return {
    title: game.title,
    players: [shownPlayerName(game.players[0], language), shownPlayerName(game.players[1], language)],
    rows,
    columns,
    cells: rows.map((_, row) => columns.map((_, column) => [shown(0, row, column), shown(1, row, column)] as const)),
    costs: game.costs,
    unit: game.unit,
  };
}

/** A bare number would read as a payoff. */
function shownPlayerName(name: string, language: Language): string {
  return /^\d+$/.test(name) ? `${texts.player[language]} ${name}` : name;
}

export function isNumber(text: string): boolean {
  return parseFraction(plainNumber(text)) !== undefined;
}

/** People write 2,5 and −1 as well. */
function plainNumber(text: string): string {
  return text.replace("−", "-").replace(",", ".");
}

export function withPlainNumbers(document: MatrixDocument): MatrixDocument {
  const cells = document.cells.map((row) =>
    row.map(([first, second]) => [plainNumber(first), plainNumber(second)] as const),
  );
  return { ...document, cells };
}

export function isWhole(document: MatrixDocument): boolean {
  return document.cells.every((row) => row.every((pair) => pair.every(isNumber)));
}

export function withCell(
  document: MatrixDocument,
  row: number,
  column: number,
  player: 0 | 1,
  text: string,
): MatrixDocument {
  const cells = document.cells.map((line, y) =>
    y !== row
      ? line
      : line.map((pair, x) =>
          x !== column ? pair : player === 0 ? ([text, pair[1]] as const) : ([pair[0], text] as const),
        ),
  );
  return { ...document, cells };
}

export function withName(
  document: MatrixDocument,
  side: "rows" | "columns",
  index: number,
  name: string,
): MatrixDocument {
  return { ...document, [side]: document[side].map((old, at) => (at === index ? name.slice(0, MAX_NAME) : old)) };
}

export function resizedMatrix(document: MatrixDocument, side: "rows" | "columns", change: 1 | -1): MatrixDocument {
  const names = document[side];
  const count = names.length + change;
  if (count < 1 || count > MAX_STRATEGIES) return document;
  const next =
    change === 1 ? [...names, String.fromCharCode((side === "rows" ? 65 : 97) + names.length)] : names.slice(0, -1);
  const cells =
    side === "rows"
      ? Array.from(
          { length: count },
          (_, row) => document.cells[row] ?? document.columns.map(() => ["0", "0"] as const),
        )
      : document.cells.map((row) => Array.from({ length: count }, (_, column) => row[column] ?? (["0", "0"] as const)));
  return { ...document, [side]: next, cells };
}

export function unpackMatrix(given: unknown): MatrixDocument {
  const { title, players, rows, columns, cells, costs, unit } = (given ?? {}) as Record<string, unknown>;
  const names = (value: unknown, most: number): value is string[] =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= most &&
    value.every((name) => typeof name === "string" && name.length <= MAX_NAME);
  const isPair = (value: unknown): boolean => names(value, 2) && value.length === 2;
  const sound =
    names(rows, MAX_STRATEGIES) &&
    names(columns, MAX_STRATEGIES) &&
    isPair(players) &&
    Array.isArray(cells) &&
    cells.length === rows.length &&
    cells.every((row) => Array.isArray(row) && row.length === columns.length && row.every(isPair));
  if (!sound) throw new LinkError("damaged");
  return {
    title: typeof title === "string" ? title.slice(0, 80) : "",
    players: players as [string, string],
    rows: rows as string[],
    columns: columns as string[],
    cells: cells as [string, string][][],
    costs: costs === true,
    unit: typeof unit === "string" ? unit.slice(0, MAX_NAME) : "",
  };
}
