import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Random, seededRandom } from "../base/random.ts";
import { findById, type Registered } from "../base/registry.ts";
import { type Text, text } from "../base/text.ts";
import { type Budget, type Meter, runAsync, type Signal, type Work } from "../base/work.ts";
import type { Key } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";
import { carryingPoints } from "../game/scores.ts";
import { alphaBetaWork } from "../search/alpha-beta.ts";
import type { Answer } from "../search/answer.ts";
import { defaultHeuristic, strongestHeuristic } from "../search/heuristics.ts";
import { mctsWork } from "../search/mcts.ts";
import { estimatedScore, finishedScore, indifferent, neutralOf } from "../search/score.ts";
import { StrongMemory, strongWork } from "../search/strong.ts";
import type { OracleBudget, OracleProgress } from "./allowance.ts";
import type { JudgedMove } from "./judgement.ts";
import { equallyGood, type Oracle, oracleFor } from "./oracle.ts";
import * as texts from "./texts.ts";

/** Who watches a player while it thinks. */
export interface PlayerWatch {
  readonly signal?: Signal | undefined;
  /** Called when a player has something to say of its move. */
  readonly onNote?: ((note: Text) => void) | undefined;
  /** Called now and then while `perfect` looks for a proof. */
  readonly onProgress?: ((progress: OracleProgress) => void) | undefined;
}

/** Somebody who chooses moves. */
export interface ComputerPlayer<Position, Move> {
  /** As it was asked for: `minimax:4`. */
  readonly name: string;
  /** A move at a position that is not finished. */
  choose(position: Position, watch?: PlayerWatch): Promise<Move>;
}

/** What a player may be given. */
export interface PlayerOptions<Position, Move> {
  readonly seed?: number;
  /** Whom `perfect` asks, and `strong` before it searches; an oracle without any resources unless given. */
  readonly oracle?: Oracle<Position, Move> | undefined;
}

/** A kind of player that can be asked for by name. */
export interface PlayerEntry extends Registered {
  /** How it is asked for. */
  readonly usage: string;
  /** The number that it takes after a colon. */
  readonly amount?: {
    readonly unit: "milliseconds" | "depth";
    /** What it takes when nothing is given; without it, as much as a proof needs, within reason. */
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
 * The player of that name for a game. `perfect`, `strong` and `mcts` take milliseconds per move (`mcts:500`), or
 * nodes with an `n` (`mcts:500n`), which plays the same on every machine; `minimax` takes a depth. Where several
 * moves are equally good, `perfect` and `minimax` draw lots, from the seed.
 */
export async function createPlayer<Position, Move>(
  name: string,
  kit: GameKit<Position, Move>,
  options: PlayerOptions<Position, Move> = {},
): Promise<ComputerPlayer<Position, Move>> {
  checkOptions("createPlayer", options, CREATE_PLAYER_OPTIONS);
  const { seed = 1, oracle } = options;
  const [id, argument, ...more] = name.split(":");
  const entry: PlayerEntry & { readonly id: PlayerId } = findById(texts.PLAYER_KIND, id, PLAYERS);
  if (more.length > 0 || (argument !== undefined && entry.amount === undefined)) {
    throw new MarienbadError("bad-argument", texts.badPlayer(name, entry.usage));
  }
  const random = seededRandom(seed);
  const { rules, facts } = kit;
  const { acyclic } = facts;
  switch (entry.id) {
    case "perfect": {
      const knowing = oracle ?? oracleFor(kit);
      const budget = perfectBudget(readBudget(name, entry, argument));
      return { name, choose: (position, watch) => choosePerfectly(kit, knowing, position, budget, random, watch) };
    }
    case "strong": {
      const budget = readBudget(name, entry, argument);
      const search = strongSearch(kit);
      return searching(name, kit, search, budget, oracle ?? oracleFor(kit));
    }
    case "mcts": {
      const budget = readBudget(name, entry, argument);
      const nextSeed = (): number => random.below(2 ** 31);
      const counting = carryingPoints(kit);
      if (counting === undefined) {
        return searching(name, kit, (at) => mctsWork(rules, at, { acyclic, seed: nextSeed() }), budget);
      }
      const ends = strongestHeuristic(counting) ?? indifferent;
      const search = (position: Position) =>
        mctsWork(counting.rules, { position, points: 0 }, { acyclic, heuristic: ends, seed: nextSeed() });
      return searching(name, kit, search, budget);
    }
    case "minimax": {
      const { default: usual = 0, max = 0 } = entry.amount ?? {};
      const depth = readNumber(name, entry, argument ?? String(usual), max);
      return { name, choose: (position, watch) => lookAhead(kit, position, depth, random, watch?.signal) };
    }
    case "random":
      return { name, choose: async (position) => anyOf(kit.rules.moves(position), random) };
  }
}

/** The search of the strong player, which remembers from move to move. */
function strongSearch<Position, Move>(kit: GameKit<Position, Move>): (position: Position) => Work<Answer<Move>, Meter> {
  const counting = carryingPoints(kit);
  if (counting !== undefined) {
    const search = strongSearch(counting);
    return (position) => search({ position, points: 0 });
  }
  const memory = new StrongMemory<Move>();
  const heuristic = strongestHeuristic(kit);
  const { facts, symmetry } = kit;
  const options = { acyclic: facts.acyclic, symmetry, memory, ...(heuristic === undefined ? {} : { heuristic }) };
  return (position) => strongWork(kit.rules, position, options);
}

/** What the perfect player may spend on a proof, and then on the strongest move where nothing could be proved. */
interface PerfectBudget {
  readonly proving: OracleBudget;
  readonly playing: Pick<Budget, "time" | "nodes">;
}

/**
 * Nodes, so that what is proved here is proved on a busy machine too; for an expert they are some seconds. The time
 * ends the exploring of a game that is too large.
 */
const DEFAULT_PERFECT: PerfectBudget = {
  proving: { nodes: 150_000_000, time: 30_000, search: { time: 2000 } },
  playing: { time: 1500 },
};

/**
 * Most of what is given goes into proving, a tenth into searches where that fails, a tenth into the strongest move.
 */
function perfectBudget(budget: Budget): PerfectBudget {
  if (budget.time === undefined && budget.nodes === undefined) return DEFAULT_PERFECT;
  return { proving: { ...part(budget, 0.8), search: part(budget, 0.1) }, playing: part(budget, 0.1) };
}

/**
 * A proved move, the best there is; where none is proved, says so and plays the strongest (S5 in
 * docs/concordance.md).
 */
async function choosePerfectly<Position, Move>(
  kit: GameKit<Position, Move>,
  oracle: Oracle<Position, Move>,
  position: Position,
  { proving, playing }: PerfectBudget,
  random: Random,
  { signal, onNote, onProgress }: PlayerWatch = {},
): Promise<Move> {
  const { endless } = kit.rules;
  const player = kit.rules.turn(position);
  const { value, moves } = await oracle.analyse(position, { ...proving, signal, onProgress });
  if (value.certainty === "proved" && moves[0].certainty === "proved") {
    return anyOf(equallyGood(moves, player, endless), random).move;
  }
  onNote?.(texts.nothingProved());
  const isSafe = (judged: JudgedMove<Move>): boolean =>
    judged.certainty === "proved" && judged.points === undefined && judged.result !== 1 - player;
  const safe = moves.filter(isSafe);
  if (safe.length > 0) return anyOf(equallyGood(safe, player, endless), random).move;
  const search = strongSearch(kit)(position);
  const { move } = await runAsync(search, { ...playing, signal });
  // What is proved to lose is not the strongest, whatever a search thinks of it.
  const after = (chosen: Move): Key => kit.rules.key(kit.rules.play(position, chosen));
  const isOpen = (judged: JudgedMove<Move>): boolean =>
    judged.certainty === "estimated" && after(judged.move) === after(move as Move);
  return moves.some(isOpen) ? (move as Move) : moves[0].move;
}

/** A player that asks a search; before it the expert of the game, who may take half of the budget. */
function searching<Position, Move>(
  name: string,
  kit: GameKit<Position, Move>,
  search: (position: Position) => Work<Answer<Move>, Meter>,
  budget: Budget,
  oracle?: Oracle<Position, Move>,
): ComputerPlayer<Position, Move> {
  return {
    name,
    async choose(position, { signal } = {}) {
      const moves = kit.rules.moves(position);
      if (moves.length === 1) return moves[0];
      const started = performance.now();
      const known = await oracle?.quickMove(position, { ...part(budget, 1 / 2), signal });
      if (known !== undefined) return known;
      const { time } = budget;
      const left = time === undefined ? budget : { time: Math.max(1, time - (performance.now() - started)) };
      const answer = await runAsync(search(position), { ...left, signal });
      return answer.move as Move;
    },
  };
}

/** A share of a budget. */
function part({ time, nodes }: Budget, share: number): Pick<Budget, "time" | "nodes"> {
  return {
    ...(time !== undefined && { time: Math.max(1, time * share) }),
    ...(nodes !== undefined && { nodes: Math.max(1, Math.ceil(nodes * share)) }),
  };
}

/** Minimax to a depth, by alpha-beta move by move, so that equally good moves are known and one is drawn by lot. */
async function lookAhead<Position, Move>(
  kit: GameKit<Position, Move>,
  position: Position,
  depth: number,
  random: Random,
  signal: Signal | undefined,
): Promise<Move> {
  const counting = carryingPoints(kit);
  if (counting !== undefined) return await lookAhead(counting, { position, points: 0 }, depth, random, signal);
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
    const { value, distance } = await runAsync(search, { signal });
    return distance === undefined ? value : finishedScore(value > 0 ? 0 : 1, distance);
  }
}

function anyOf<Choice>(choices: readonly Choice[], random: Random): Choice {
  return choices[random.below(choices.length)];
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
