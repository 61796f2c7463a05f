import { MarienbadError } from "../base/error.ts";
import { unknownName } from "../base/nearest.ts";
import { type Random, seededRandom } from "../base/random.ts";
import type { Text } from "../base/text.ts";
import { type Budget, type Meter, runAsync, type Work } from "../base/work.ts";
import type { GameKit } from "../game/kit.ts";
import { alphaBetaWork } from "../search/alpha-beta.ts";
import type { Answer } from "../search/answer.ts";
import { defaultHeuristic, strongestHeuristic } from "../search/heuristics.ts";
import { mctsWork } from "../search/mcts.ts";
import { estimatedScore, finishedScore, indifferent, neutralOf } from "../search/score.ts";
import { StrongMemory, strongWork } from "../search/strong.ts";
import type { Oracle } from "./oracle.ts";

/** Somebody who chooses moves. */
export interface ComputerPlayer<Position, Move> {
  /** As it was asked for: `minimax:4`. */
  readonly name: string;
  /** A move at a position that is not finished. */
  choose(position: Position, signal?: AbortSignal): Promise<Move>;
}

/** Knows one game better than search does: a best move of a position, or undefined when the budget was too small. */
export type Expert<Position, Move> = (position: Position, budget: Budget) => Promise<Move | undefined>;

export interface PlayerOptions<Position, Move> {
  readonly seed?: number;
  /** Asked by `strong` before it searches. */
  readonly expert?: Expert<Position, Move> | undefined;
  /** Asked for when a player needs to know everything; it may be long to come, or refuse. */
  readonly oracle?: () => Promise<Oracle<Position, Move>>;
}

/** A kind of player that can be asked for by name. */
export interface PlayerKind {
  readonly id: string;
  /** How it is asked for. */
  readonly usage: string;
  readonly summary: Text;
  /** Whether the whole game must be solved first. */
  readonly needsOracle: boolean;
}

/** Every kind of computer player: the menus of the terminal and of the lab come from here. */
export const PLAYER_KINDS: readonly PlayerKind[] = [
  {
    id: "perfect",
    usage: "perfect",
    summary: { en: "never errs: the game is solved first", fr: "ne se trompe jamais : le jeu est d'abord résolu" },
    needsOracle: true,
  },
  {
    id: "strong",
    usage: "strong[:MS]",
    summary: {
      en: "searches for some milliseconds, as deep as it can",
      fr: "cherche quelques millisecondes, aussi loin qu'il peut",
    },
    needsOracle: false,
  },
  {
    id: "minimax",
    usage: "minimax[:DEPTH]",
    summary: { en: "looks some moves ahead", fr: "regarde quelques coups en avant" },
    needsOracle: false,
  },
  {
    id: "mcts",
    usage: "mcts[:MS]",
    summary: {
      en: "plays thousands of games at random in its head",
      fr: "joue de tête des milliers de parties au hasard",
    },
    needsOracle: false,
  },
  {
    id: "random",
    usage: "random",
    summary: { en: "plays anything", fr: "joue n'importe quoi" },
    needsOracle: false,
  },
];

const USUAL_TIME = 200; // milliseconds a move
const USUAL_DEPTH = 4;

/**
 * The player of that name for a game. `strong` and `mcts` take milliseconds a move (`mcts:500`), or nodes with an `n`
 * (`mcts:500n`), which plays the same on every machine; `minimax` takes a depth. Where several moves are equally good,
 * `perfect` and `minimax` draw lots, from the seed.
 */
export async function createPlayer<Position, Move>(
  name: string,
  kit: GameKit<Position, Move>,
  { seed = 1, oracle, expert }: PlayerOptions<Position, Move> = {},
): Promise<ComputerPlayer<Position, Move>> {
  const [id, argument, ...more] = name.split(":");
  const kind = PLAYER_KINDS.find((candidate) => candidate.id === id);
  if (kind === undefined) {
    const known = PLAYER_KINDS.map((candidate) => candidate.id);
    throw new MarienbadError("unknown-name", unknownName({ en: "player", fr: "de joueur" }, id, known));
  }
  if (more.length > 0 || (argument !== undefined && !kind.usage.includes("["))) {
    throw new MarienbadError("bad-argument", {
      en: `There is no player "${name}": it is asked for as ${kind.usage}.`,
      fr: `Il n'y a pas de joueur "${name}" : on le demande par ${kind.usage}.`,
    });
  }
  const random = seededRandom(seed);
  const { rules, facts } = kit;
  const { acyclic } = facts;
  switch (id) {
    case "perfect": {
      if (oracle === undefined) {
        throw new MarienbadError("not-applicable", {
          en: "A perfect player needs the game to be solved.",
          fr: "Un joueur parfait demande que le jeu soit résolu.",
        });
      }
      const knowing = await oracle();
      return { name, choose: async (position) => anyOf(knowing.bestMoves(position), random) };
    }
    case "strong": {
      const budget = readBudget(name, kind, argument);
      const memory = new StrongMemory<Move>();
      const heuristic = strongestHeuristic(kit);
      const options = { acyclic, memory, ...(heuristic === undefined ? {} : { heuristic }) };
      const search = (position: Position) => strongWork(rules, position, options);
      return searching(name, kit, search, budget, expert);
    }
    case "mcts": {
      const budget = readBudget(name, kind, argument);
      const search = (position: Position) => mctsWork(rules, position, { acyclic, seed: random.below(2 ** 31) });
      return searching(name, kit, search, budget);
    }
    case "minimax": {
      const depth = readNumber(name, kind, argument ?? String(USUAL_DEPTH), 50);
      return { name, choose: (position, signal) => lookAhead(kit, position, depth, random, signal) };
    }
    default:
      return { name, choose: async (position) => anyOf(kit.rules.moves(position), random) };
  }
}

/** A player that asks a search; before it the expert, who may take half of the budget. */
function searching<Position, Move>(
  name: string,
  kit: GameKit<Position, Move>,
  search: (position: Position) => Work<Answer<Move>, Meter>,
  budget: Budget,
  expert: Expert<Position, Move> = async () => undefined,
): ComputerPlayer<Position, Move> {
  return {
    name,
    async choose(position, signal) {
      const moves = kit.rules.moves(position);
      if (moves.length === 1) return moves[0];
      const whole: Budget = signal === undefined ? budget : { ...budget, signal };
      const started = performance.now();
      const known = await expert(position, part(whole, (whole.time ?? 0) / 2, (whole.nodes ?? 0) / 2));
      if (known !== undefined) return known;
      const left = (whole.time ?? 0) - (performance.now() - started);
      const answer = await runAsync(search(position), part(whole, left, whole.nodes ?? 0));
      return answer.move as Move;
    },
  };
}

/** The budget with so much time and so many nodes, where it had any to count. */
function part(budget: Budget, time: number, nodes: number): Budget {
  return {
    ...budget,
    ...(budget.time === undefined ? {} : { time: Math.max(1, time) }),
    ...(budget.nodes === undefined ? {} : { nodes: Math.max(1, Math.ceil(nodes)) }),
  };
}

/** Minimax to a depth, by alpha-beta move by move, so that equally good moves are known and one is drawn by lot. */
async function lookAhead<Position, Move>(
  kit: GameKit<Position, Move>,
  position: Position,
  depth: number,
  random: Random,
  signal?: AbortSignal,
): Promise<Move> {
  const { rules } = kit;
  const heuristic = defaultHeuristic(kit) ?? indifferent;
  const side = rules.turn(position) === 0 ? 1 : -1;
  let best: Move[] = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of rules.moves(position)) {
    const next = rules.play(position, move);
    // One ply is played here; the search looks at the rest, and a depth of 1 is the heuristic alone.
    const worth = side * (await worthOf(next));
    if (worth > bestWorth) {
      best = [];
      bestWorth = worth;
    }
    if (worth === bestWorth) best.push(move);
  }
  return anyOf(best, random);

  async function worthOf(next: Position): Promise<number> {
    const result = rules.result(next);
    if (result !== undefined) return finishedScore(result, 0, neutralOf(heuristic));
    if (depth === 1) return estimatedScore(heuristic, next, 0);
    const search = alphaBetaWork(rules, next, { depth: depth - 1, heuristic });
    const { value, distance } = await runAsync(search, signal === undefined ? {} : { signal });
    return distance === undefined ? value : finishedScore(value > 0 ? 0 : 1, distance);
  }
}

function anyOf<Move>(moves: readonly Move[], random: Random): Move {
  return moves[random.below(moves.length)];
}

function readBudget(name: string, kind: PlayerKind, argument: string | undefined): Budget {
  if (argument === undefined) return { time: USUAL_TIME };
  if (argument.endsWith("n")) return { nodes: readNumber(name, kind, argument.slice(0, -1), Number.MAX_SAFE_INTEGER) };
  return { time: readNumber(name, kind, argument, 3_600_000) };
}

function readNumber(name: string, kind: PlayerKind, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return value;
  throw new MarienbadError("bad-argument", {
    en: `There is no player "${name}": it is asked for as ${kind.usage}, with a whole number of at least 1.`,
    fr: `Il n'y a pas de joueur "${name}" : on le demande par ${kind.usage}, avec un nombre entier d'au moins 1.`,
  });
}
