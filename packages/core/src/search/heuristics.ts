import { findById } from "../base/registry.ts";
import { sameText, type Text, text } from "../base/text.ts";
import { fullGame } from "../game/full-game.ts";
import type { Game, Heuristic } from "../game/members.ts";
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
export function heuristicsOf<Position, Move>(given: Game<Position, Move>): readonly HeuristicEntry<Position>[] {
  const game = fullGame(given);
  const own = Object.entries(game.heuristics ?? {});
  return [
    ...own.map(([id, heuristic]) => ({ id, title: heuristic.title ?? sameText(id), make: () => heuristic })),
    {
      id: "playouts",
      title: text("random playouts", "parties au hasard"),
      make: (options) => playoutHeuristic(game, options),
    },
  ];
}

/** A heuristic by its name: one of the game's own, or `playouts`. */
export function heuristicByName<Position, Move>(
  game: Game<Position, Move>,
  name: string,
  options: PlayoutOptions = {},
): Heuristic<Position> {
  return findById(texts.HEURISTIC_KIND, name, heuristicsOf(game)).make(options);
}

/** The game's own first heuristic, if it has any. */
export function defaultHeuristic<Position, Move>(given: Game<Position, Move>): Heuristic<Position> | undefined {
  const game = fullGame(given);
  return Object.values(game.heuristics ?? {})[0];
}

/** The game's own last heuristic, if it has any: games list them from the simplest to the one that knows most. */
export function strongestHeuristic<Position, Move>(given: Game<Position, Move>): Heuristic<Position> | undefined {
  const game = fullGame(given);
  return Object.values(game.heuristics ?? {}).at(-1);
}
