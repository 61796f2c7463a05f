import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { oneOf, seededRandom } from "../base/random.ts";
import { findById, type Registered } from "../base/registry.ts";
import { type Text, text } from "../base/text.ts";
import type { Budget, Signal } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Game } from "../game/members.ts";
import type { OracleProgress } from "./allowance.ts";
import type { Oracle } from "./oracle.ts";
import * as texts from "./texts.ts";

/** Callbacks for a player while it thinks. */
export interface PlayerWatch {
  readonly signal?: Signal | undefined;
  readonly onNote?: ((note: Text) => void) | undefined;
  /** Called now and then while `perfect` looks for a proof. */
  readonly onProgress?: ((progress: OracleProgress) => void) | undefined;
}

/** A player that chooses moves. */
export interface ComputerPlayer<Position, Move> {
  /** As it was asked for: `minimax:4`. */
  readonly name: string;
  choose(position: Position, watch?: PlayerWatch): Promise<Move>;
}

/** Options of a player. */
export interface PlayerOptions<Position, Move> {
  readonly seed?: number;
  /** The oracle of `perfect`, and of `strong` before it searches; by default one without resources. */
  readonly oracle?: Oracle<Position, Move> | undefined;
}

/** A kind of player that can be asked for by name. */
export interface PlayerEntry extends Registered {
  readonly usage: string;
  /** The number that it takes after a colon. */
  readonly amount?: {
    readonly unit: "milliseconds" | "depth";
    /** By default as much as a proof needs, within reason. */
    readonly default?: number;
    readonly max: number;
  };
}

const MAX_TIME = 3_600_000;
const ANY_GAME = text("any game", "tout jeu");

/** Every kind of computer player: the menus of the terminal and of the lab come from here. */
export const PLAYERS = [
  {
    id: "perfect",
    usage: "perfect[:MS]",
    title: text("perfect", "parfait"),
    requires: ANY_GAME,
    guarantees: text(
      "plays proved moves only; says so where none can be proved in time, and plays the strongest one known",
      "ne joue que des coups démontrés ; le dit quand le temps n'y suffit pas, et joue alors le plus fort connu",
    ),
    reference: "Course, chapter 3",
    amount: { unit: "milliseconds", max: MAX_TIME },
  },
  {
    id: "strong",
    usage: "strong[:MS]",
    title: text("strong", "fort"),
    requires: text("any game; plays best with a heuristic", "tout jeu ; joue mieux avec une heuristique"),
    guarantees: text(
      "searches as deep as its time allows; errs seldom",
      "cherche aussi loin que son temps le permet ; se trompe rarement",
    ),
    reference: "Marsland and Campbell 1982; Slate and Atkin 1977",
    amount: { unit: "milliseconds", default: 200, max: MAX_TIME },
  },
  {
    id: "minimax",
    usage: "minimax[:DEPTH]",
    title: text("minimax", "minimax"),
    requires: text("any game, and a heuristic where it stops", "tout jeu, et une heuristique là où il s'arrête"),
    guarantees: text(
      "looks some moves ahead, and sees every win within them",
      "regarde quelques coups en avant, et y voit tout gain",
    ),
    reference: "Course, chapter 4",
    amount: { unit: "depth", default: 4, max: 50 },
  },
  {
    id: "mcts",
    usage: "mcts[:MS]",
    title: text("Monte-Carlo", "Monte-Carlo"),
    requires: ANY_GAME,
    guarantees: text(
      "plays thousands of random games in its head; better with time",
      "joue de tête des milliers de parties au hasard ; meilleur avec le temps",
    ),
    reference: "Kocsis and Szepesvári 2006",
    amount: { unit: "milliseconds", default: 200, max: MAX_TIME },
  },
  {
    id: "random",
    usage: "random",
    title: text("random", "au hasard"),
    requires: ANY_GAME,
    guarantees: text("a legal move", "un coup permis"),
    reference: "Course, chapter 1",
  },
] as const satisfies readonly PlayerEntry[];

/** The id of a kind of player. */
export type PlayerId = (typeof PLAYERS)[number]["id"];

const CREATE_PLAYER_OPTIONS: OptionNames<PlayerOptions<never, never>> = { seed: true, oracle: true };

/**
 * The player of that name. `perfect`, `strong` and `mcts` take milliseconds per move (`mcts:500`) or nodes
 * (`mcts:500n`), `minimax` a depth. `perfect` and `minimax` draw lots, from the seed, between equally good moves.
 */
export async function createPlayer<Position, Move>(
  name: string,
  given: Game<Position, Move>,
  options: PlayerOptions<Position, Move> = {},
): Promise<ComputerPlayer<Position, Move>> {
  const game = fullGame(given);
  checkOptions("createPlayer", options, CREATE_PLAYER_OPTIONS);
  const { seed = 1, oracle } = options;
  const [id, argument, ...more] = name.split(":");
  const entry: PlayerEntry & { readonly id: PlayerId } = findById(texts.PLAYER_KIND, id, PLAYERS);
  if (more.length > 0 || (argument !== undefined && entry.amount === undefined)) {
    throw new MarienbadError("bad-argument", texts.badPlayer(name, entry.usage));
  }
  const random = seededRandom(seed);
  // Each player is fetched when it is asked for: a page with one of them does not carry the others.
  switch (entry.id) {
    case "perfect": {
      const { perfectPlayer } = await import("./perfect-player.ts");
      return perfectPlayer(name, game, readBudget(name, entry, argument), random, oracle);
    }
    case "strong": {
      const { strongPlayer } = await import("./strong-player.ts");
      return strongPlayer(name, game, readBudget(name, entry, argument), oracle);
    }
    case "mcts": {
      const { monteCarloPlayer } = await import("./monte-carlo-player.ts");
      return monteCarloPlayer(name, game, readBudget(name, entry, argument), random);
    }
    case "minimax": {
      const { default: usual = 0, max = 0 } = entry.amount ?? {};
      const depth = readNumber(name, entry, argument ?? String(usual), max);
      const { minimaxPlayer } = await import("./minimax-player.ts");
      return minimaxPlayer(name, game, depth, random);
    }
    case "random":
      return { name, choose: async (position) => oneOf(game.moves(position), random) };
  }
}

function readBudget(name: string, entry: PlayerEntry, argument: string | undefined): Budget {
  const { default: usual, max = 0 } = entry.amount ?? {};
  if (argument === undefined) return { time: usual };
  if (argument.endsWith("n")) return { nodes: readNumber(name, entry, argument.slice(0, -1), Number.MAX_SAFE_INTEGER) };
  return { time: readNumber(name, entry, argument, max) };
}

function readNumber(name: string, { usage }: PlayerEntry, written: string, max: number): number {
  const value = /^\d+$/.test(written) ? Number(written) : 0;
  if (value >= 1 && value <= max) return value;
  throw new MarienbadError("bad-argument", texts.badAmount(name, usage));
}
