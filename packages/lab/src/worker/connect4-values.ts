import { MarienbadError } from "marienbad";
import { Connect4Solver, connect4Expert, type ScoredPosition } from "marienbad/connect4";
import type { Expert } from "marienbad/search";
import type { MoveValue, Value } from "./play-tasks.ts";

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
/** With more empty cells than these, the values of all moves, or of one position, are not found in a second. */
const MOST_EMPTY = { moves: 28, value: 32 };

/** The solver of connect-4, where it takes the board. */
export function connect4Specialist(options: Options): Specialist | undefined {
  const expert = connect4Expert(options);
  if (expert === undefined) return undefined;
  const { columns, rows } = options;
  let solver: Connect4Solver | undefined;
  const ask = async <T>(
    position: Position,
    most: number,
    question: (solver: Connect4Solver) => Promise<T>,
  ): Promise<T | undefined> => {
    if (columns * rows - position.placed > most) return undefined;
    solver ??= new Connect4Solver({ columns, rows, megabytes: MEGABYTES });
    try {
      return await question(solver);
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "limit-reached") return undefined;
      throw error;
    }
  };
  return {
    expert: expert as Expert<unknown, unknown>,
    async value(position, time) {
      const place = position as Position;
      const found = await ask(place, MOST_EMPTY.value, (asked) => asked.scoreInSlices(place, { time }));
      return found === undefined ? undefined : exactValue(found);
    },
    async moves(position, time) {
      const place = position as Position;
      const found = await ask(place, MOST_EMPTY.moves, (asked) => asked.analyse(place, { time }));
      return found?.moves
        .toSorted((left, right) => right.score - left.score)
        .map((scored) => ({ word: String(scored.move + 1), ...exactValue(scored) }));
    },
  };
}

function exactValue({ winner, rank }: Pick<ScoredPosition, "winner" | "rank">): Value {
  return { exact: true, result: winner ?? "draw", rank };
}
