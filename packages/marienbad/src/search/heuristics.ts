import { findById } from "../base/registry.ts";
import { sameText, type Text, text } from "../base/text.ts";
import type { GameKit, Heuristic } from "../game/kit.ts";
import { type PlayoutOptions, playoutHeuristic } from "./playouts.ts";
import * as texts from "./texts.ts";

/** A heuristic that a game can be searched with, as menus and the command line show it. */
export interface HeuristicEntry<Position> {
  readonly id: string;
  readonly title: Text;
  /** Makes the function; the options concern playouts alone. */
  make(options?: PlayoutOptions): Heuristic<Position>;
}

/**
 * The heuristics of a game: its own, from the simplest to the one that knows most, then playouts, which all games have.
 */
export function heuristicsOf<Position, Move>(kit: GameKit<Position, Move>): readonly HeuristicEntry<Position>[] {
  const own = Object.entries(kit.heuristics ?? {});
  return [
    ...own.map(([id, heuristic]) => ({ id, title: heuristic.title ?? sameText(id), make: () => heuristic })),
    {
      id: "playouts",
      title: text("random playouts", "parties au hasard"),
      make: (options) => playoutHeuristic(kit.rules, options),
    },
  ];
}

/** A heuristic by its name: one of the game's own, or `playouts`. */
export function heuristicByName<Position, Move>(
  kit: GameKit<Position, Move>,
  name: string,
  options: PlayoutOptions = {},
): Heuristic<Position> {
  return findById(texts.HEURISTIC_KIND, name, heuristicsOf(kit)).make(options);
}

/** The game's own first heuristic, if it has any. */
export function defaultHeuristic<Position, Move>(kit: GameKit<Position, Move>): Heuristic<Position> | undefined {
  return Object.values(kit.heuristics ?? {})[0];
}

/** The game's own last heuristic, if it has any: games list them from the simplest to the one that knows most. */
export function strongestHeuristic<Position, Move>(kit: GameKit<Position, Move>): Heuristic<Position> | undefined {
  return Object.values(kit.heuristics ?? {}).at(-1);
}
