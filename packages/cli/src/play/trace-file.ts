import { MarienbadError, text } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import type { SearchEvent } from "marienbad/search";
import { writeFileSafely } from "marienbad-databases/system";

export type TraceEvents = SearchEvent<unknown, unknown>[];

const MAX_EVENTS = 500_000;

/** Writes a trace as JSON, positions and moves in their notation. */
export async function writeTrace(
  file: string,
  algorithm: string,
  game: string,
  rules: AnyGame,
  events: TraceEvents,
): Promise<void> {
  const positionOfNode: unknown[] = [];
  const lines = events.map((event) => {
    if (event.kind === "enter") positionOfNode[event.node] = event.position;
    return JSON.stringify(written(event, rules, positionOfNode));
  });
  const head = JSON.stringify({ format: "marienbad-trace", version: 1, algorithm, game }).slice(0, -1);
  await writeFileSafely(file, `${head},"events":[\n${lines.join(",\n")}\n]}\n`);
}

/** Keeps events until there are too many. */
export function recorder(events: TraceEvents): (event: SearchEvent<unknown, unknown>) => void {
  return (event) => {
    if (events.length >= MAX_EVENTS) {
      throw new MarienbadError(
        "limit-reached",
        text(
          `The trace has more than ${MAX_EVENTS.toLocaleString("en")} events: give a smaller --depth.`,
          `La trace a plus de ${MAX_EVENTS.toLocaleString("fr")} événements : donnez un plus petit --depth.`,
        ),
      );
    }
    events.push(event);
  };
}

function written(event: SearchEvent<unknown, unknown>, game: AnyGame, positionOfNode: readonly unknown[]): unknown {
  const { notation } = game;
  const result: Record<string, unknown> = { ...event };
  for (const name of ["value", "best"]) if (name in result) result[name] = jsonValue(result[name] as number);
  if ("window" in event && event.window !== undefined) {
    result.window = { alpha: jsonValue(event.window.alpha), beta: jsonValue(event.window.beta) };
  }
  if (event.kind === "enter") {
    result.position = notation.writePosition(event.position);
    if (event.parent !== undefined) result.move = notation.writeMove(event.move, positionOfNode[event.parent]);
  }
  if (event.kind === "leave") result.move = notation.writeMove(event.move, positionOfNode[event.node]);
  if (event.kind === "cut")
    result.pruned = event.pruned.map((move) => notation.writeMove(move, positionOfNode[event.node]));
  return result;
}

/** A value for JSON, which has no infinity. */
export function jsonValue(value: number): number | string {
  if (Number.isFinite(value)) return value;
  return value > 0 ? "infinity" : "-infinity";
}
