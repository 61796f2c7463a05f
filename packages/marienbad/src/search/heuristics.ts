import { MarienbadError } from "../base/error.ts";
import { unknownName } from "../base/nearest.ts";
import { seededRandom } from "../base/random.ts";
import type { Game } from "../game/game.ts";
import type { GameKit, Heuristic } from "../game/kit.ts";
import { Fingerprint } from "./fingerprint.ts";
import { randomPlay } from "./random-play.ts";

export interface PlayoutOptions {
  /** Random plays for each position; 20 unless said. */
  readonly plays?: number;
  readonly seed?: number;
}

/**
 * The heuristic of random playouts (row M5): the share of plays that player 0 wins, among those that somebody wins; 0.5
 * when nobody wins any. It applies to every game. Each position draws its own chance from the seed and its key, so that
 * the same position always has the same value, whatever was asked before.
 */
export function playoutHeuristic<Position, Move>(
  game: Game<Position, Move>,
  { plays = 20, seed = 1 }: PlayoutOptions = {},
): Heuristic<Position> {
  const fingerprint = new Fingerprint();
  return (position) => {
    fingerprint.read(game.key(position));
    const random = seededRandom(seed + 2 ** 20 * (fingerprint.bits >>> 0));
    let won = 0;
    let lost = 0;
    for (let i = 0; i < plays; i++) {
      const result = randomPlay(game, position, random);
      if (result === 0) won++;
      else if (result === 1) lost++;
    }
    return won + lost === 0 ? 0.5 : won / (won + lost);
  };
}

/** The names of the heuristics that a game can be searched with; the first is the default. */
export function heuristicNames<Position, Move>(kit: GameKit<Position, Move>): readonly string[] {
  return [...Object.keys(kit.heuristics ?? {}), "playouts"];
}

/** A heuristic by its name: one of the game's own, or `playouts`. */
export function heuristicByName<Position, Move>(
  kit: GameKit<Position, Move>,
  name: string,
  options: PlayoutOptions = {},
): Heuristic<Position> {
  const own = kit.heuristics ?? {};
  if (Object.hasOwn(own, name)) return own[name];
  if (name === "playouts") return playoutHeuristic(kit.rules, options);
  throw new MarienbadError(
    "unknown-name",
    unknownName({ en: "heuristic", fr: "d'heuristique" }, name, heuristicNames(kit)),
  );
}

/** The game's own first heuristic, if it has any. */
export function defaultHeuristic<Position, Move>(kit: GameKit<Position, Move>): Heuristic<Position> | undefined {
  return Object.values(kit.heuristics ?? {})[0];
}

/** The game's own last heuristic, if it has any: games list them from the simplest to the one that knows most. */
export function strongestHeuristic<Position, Move>(kit: GameKit<Position, Move>): Heuristic<Position> | undefined {
  return Object.values(kit.heuristics ?? {}).at(-1);
}
