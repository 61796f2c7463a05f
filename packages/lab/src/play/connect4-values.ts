import { findGame, type Game, MarienbadError } from "marienbad";
import { Connect4Book, Connect4Solver, connect4Expert, type ScoredPosition } from "marienbad/connect4";
import type { Expert } from "marienbad/oracle";
import bookAddress from "../../../marienbad/books/connect4-7x6.book?url";
import type { MoveValue, Value } from "./values.ts";

type Options = Parameters<typeof connect4Expert>[0];
type Position = Parameters<Connect4Solver["score"]>[0];

/** What knows a game better than search does. Each answers undefined when it does not find it in time. */
export interface Specialist {
  readonly expert: Expert<unknown, unknown>;
  value(position: unknown, time: number): Promise<Value | undefined>;
  /** The values of all moves, the best first. */
  moves(position: unknown, time: number): Promise<readonly MoveValue[] | undefined>;
}

const MEGABYTES = 32;
/**
 * With more empty cells than these, and outside the book, the values of all moves, or of one position, are not found in
 * a second.
 */
const MAX_EMPTY = { moves: 29, value: 32 };

/** The solver of connect-4 with its opening book, where it takes the board. */
export async function connect4Specialist(options: Options): Promise<Specialist | undefined> {
  const book = await fetchBook(options);
  const expert = connect4Expert(options, book);
  if (expert === undefined) return undefined;
  const { columns, rows } = options;
  const game = findGame("connect4").make({ ...options }).kit.rules as Game<Position, number>;
  let solver: Connect4Solver | undefined;

  /** The scores of some positions, if they are found in time. */
  async function scores(positions: readonly Position[], mostEmpty: number, time: number) {
    const isKnown = ({ placed }: Position): boolean =>
      placed <= (book?.plies ?? -1) || columns * rows - placed <= mostEmpty;
    if (!positions.every(isKnown)) return undefined;
    solver ??= new Connect4Solver({ columns, rows, megabytes: MEGABYTES, ...(book !== undefined && { book }) });
    const end = performance.now() + time;
    try {
      const found: ScoredPosition[] = [];
      for (const position of positions) {
        found.push(await solver.scoreInSlices(position, { time: Math.max(1, end - performance.now()) }));
      }
      return found;
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "limit-reached") return undefined;
      throw error;
    }
  }

  return {
    expert: expert as Expert<unknown, unknown>,
    async value(position, time) {
      const found = await scores([position as Position], MAX_EMPTY.value, time);
      return found === undefined ? undefined : exactValue(found[0]);
    },
    async moves(position, time) {
      const place = position as Position;
      const moves = game.moves(place);
      const found = await scores(
        moves.map((move) => game.play(place, move)),
        MAX_EMPTY.moves,
        time,
      );
      return found
        ?.map((scored, index) => ({ move: moves[index], scored }))
        .sort((left, right) => left.scored.score - right.scored.score) // the opponent's scores: the least is best
        .map(({ move, scored }) => ({ word: String(move + 1), ...exactValue(scored) }));
    },
  };
}

/** The book that comes with the library, for the board that it is for. A lab without it plays on. */
async function fetchBook({ columns, rows, align }: Options): Promise<Connect4Book | undefined> {
  if (columns !== 7 || rows !== 6 || align !== 4) return undefined;
  try {
    const response = await fetch(bookAddress);
    return Connect4Book.fromBytes(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return undefined;
  }
}

function exactValue({ winner, rank }: Pick<ScoredPosition, "winner" | "rank">): Value {
  return { exact: true, result: winner ?? "draw", rank };
}
