import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { seededRandom } from "../base/random.ts";
import { findById } from "../base/registry.ts";
import { sameText, type Text, text } from "../base/text.ts";
import { fullGame } from "../game/full-game.ts";
import type { Game, Heuristic } from "../game/members.ts";
import { randomPlay } from "./mcts.ts";
import { Fingerprint } from "./table.ts";
import * as texts from "./texts.ts";

/** A heuristic that a game can be searched with, as menus and the command line show it. */
export interface HeuristicEntry<Position> {
  readonly id: string;
  readonly title: Text;
  /** Makes the function; the options concern playouts alone. */
  make(options?: PlayoutOptions): Heuristic<Position>;
}

/** The heuristics of a game: its own, from the simplest to the strongest, then playouts, which all games have. */
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
  return Object.values(fullGame(given).heuristics ?? {})[0];
}

/** The game's own last heuristic, if it has any: games list them from the simplest to the one that knows most. */
export function strongestHeuristic<Position, Move>(given: Game<Position, Move>): Heuristic<Position> | undefined {
  return Object.values(fullGame(given).heuristics ?? {}).at(-1);
}

/** Options of random playouts. */
export interface PlayoutOptions {
  /** Random plays per position (default 20). */
  readonly plays?: number;
  readonly seed?: number;
}

const PLAYOUT_HEURISTIC_OPTIONS: OptionNames<PlayoutOptions> = { plays: true, seed: true };

/**
 * The heuristic of random playouts (M5 in docs/concordance.md): player 0's share of the plays with a winner, or 0.5,
 * its neutral value. Each position has its own random numbers, from the seed and its key, so it is repeatable.
 */
export function playoutHeuristic<Position, Move>(
  given: Game<Position, Move>,
  options: PlayoutOptions = {},
): Heuristic<Position> {
  checkOptions("playoutHeuristic", options, PLAYOUT_HEURISTIC_OPTIONS);
  const { plays = 20, seed = 1 } = options;
  const game = fullGame(given);
  const fingerprint = new Fingerprint();
  const share = (position: Position): number => {
    fingerprint.read(game.key(position));
    const random = seededRandom(seed + 2 ** 20 * (fingerprint.bits >>> 0));
    let won = 0;
    let lost = 0;
    for (let i = 0; i < plays; i++) {
      const result = randomPlay(game, position, random);
      if (result === 0) won++;
      else if (result === 1) lost++;
    }
    return won + lost === 0 ? NEUTRAL_SHARE : won / (won + lost);
  };
  return Object.assign(share, { neutral: NEUTRAL_SHARE });
}

const NEUTRAL_SHARE = 0.5;
