import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { run, type Work, withWork } from "../base/work.ts";
import { fullGame } from "./full-game.ts";
import type { Key, Player, Rules } from "./game.ts";
import { keyIndexFor } from "./key-index.ts";
import type { Game } from "./members.ts";
import * as texts from "./texts.ts";

/** The end of a play: won by a player, drawn, stuck without a result, or back at one of its own positions. */
export type PlayEnd = Player | "draw" | "stuck" | "cycle";

/** A play: positions and the moves between them, one fewer; partial if it has no end (G3 in docs/concordance.md). */
export interface Play<Position, Move> {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
  /** undefined while the play can continue. */
  readonly end: PlayEnd | undefined;
}

/** Follows moves from a position; `moves` must be legal ones of the game. */
export function playOf<Position, Move>(
  given: Game<Position, Move>,
  moves: readonly Move[],
  from: Position = given.start,
): Play<Position, Move> {
  const game = fullGame(given);
  const positions = [from];
  for (const move of moves) positions.push(game.play(positions[positions.length - 1], move));
  return { positions, moves, end: endOf(game, positions[positions.length - 1]) };
}

function endOf<Position, Move>(game: Rules<Position, Move>, position: Position): PlayEnd | undefined {
  const result = game.result(position);
  if (result !== undefined) return result;
  return game.moves(position).length === 0 ? "stuck" : undefined;
}

/** Options for `plays`. */
export interface PlaysOptions {
  /** Maximum number of moves (default 100,000). */
  readonly maxLength?: number;
}

const DEFAULT_MAX_LENGTH = 100_000;
const PLAYS_OPTIONS: OptionNames<PlaysOptions> = { maxLength: true };

/**
 * Every play from a position, lazily, depth first in the order of the moves. A play that returns to one of its
 * positions ends there as a `cycle`, so the list is finite. Past `maxLength` moves it throws `limit-reached`.
 */
export function* plays<Position, Move>(
  given: Game<Position, Move>,
  from: Position = given.start,
  options: PlaysOptions = {},
): Generator<Play<Position, Move>> {
  checkOptions("plays", options, PLAYS_OPTIONS);
  const { maxLength = DEFAULT_MAX_LENGTH } = options;
  const game = fullGame(given);
  const positions = [from];
  const moves: Move[] = [];
  const onPath = new Set<Key>([game.key(from)]);
  const choices: { readonly moves: readonly Move[]; next: number }[] = [];
  const give = (end: PlayEnd): Play<Position, Move> => ({ positions: [...positions], moves: [...moves], end });
  const stepBack = (): void => {
    onPath.delete(game.key(positions.pop() as Position));
    moves.pop();
  };

  const first = endOf(game, from);
  if (first !== undefined) {
    yield give(first);
    return;
  }
  choices.push({ moves: game.moves(from), next: 0 });
  while (choices.length > 0) {
    const choice = choices[choices.length - 1];
    if (choice.next === choice.moves.length) {
      choices.pop();
      if (choices.length > 0) stepBack();
      continue;
    }
    const move = choice.moves[choice.next++];
    const position = game.play(positions[positions.length - 1], move);
    const key = game.key(position);
    const repeats = onPath.has(key);
    positions.push(position);
    moves.push(move);
    const end = repeats ? "cycle" : endOf(game, position);
    if (end !== undefined) {
      yield give(end);
      positions.pop();
      moves.pop();
    } else {
      if (moves.length >= maxLength) {
        throw new MarienbadError("limit-reached", texts.playTooLong(maxLength), { parameters: { maxLength } });
      }
      onPath.add(key);
      choices.push({ moves: game.moves(position), next: 0 });
    }
  }
}

/** The exact number of plays by their ends. */
export interface PlayCount {
  readonly total: bigint;
  readonly wonBy: readonly [bigint, bigint];
  readonly drawn: bigint;
  readonly stuck: bigint;
}

/** Options for `countPlays`. */
export interface CountOptions<Position> {
  readonly from?: Position;
  /** Maximum number of positions (default 1,000,000). */
  readonly limit?: number;
}

const DEFAULT_COUNT_LIMIT = 1_000_000;
const PAUSE_EVERY = 4096;

/**
 * Counts the plays from a position without listing them, visiting each position once and adding up the counts of its
 * successors. Needs a game without cycles, else it throws `not-applicable`, and at most `limit` positions.
 */
export const countPlays = /* @__PURE__ */ withWork(function countPlays<Position, Move>(
  game: Game<Position, Move>,
  options: CountOptions<Position> = {},
): PlayCount {
  return run(countPlaysWork(game, options));
}, countPlaysWork);

const COUNT_PLAYS_OPTIONS: OptionNames<CountOptions<never>> = { from: true, limit: true };

function* countPlaysWork<Position, Move>(
  given: Game<Position, Move>,
  options: CountOptions<Position> = {},
): Work<PlayCount> {
  checkOptions("countPlays", options, COUNT_PLAYS_OPTIONS);
  const { from = given.start, limit = DEFAULT_COUNT_LIMIT } = options;
  const game = fullGame(given);
  type Tally = [bigint, bigint, bigint, bigint]; // won by 0, won by 1, drawn, stuck
  const SLOT = { 0: 0, 1: 1, draw: 2, stuck: 3, cycle: 3 } as const;
  const root = game.key(from);
  const index = keyIndexFor(root);
  const tallyOfEntry: (Tally | undefined)[] = []; // undefined: being counted
  const path: {
    readonly entry: number;
    readonly position: Position;
    readonly moves: readonly Move[];
    next: number;
    readonly tally: Tally;
  }[] = [];

  const enter = (position: Position, entry: number): void => {
    if (entry >= limit) {
      throw new MarienbadError("limit-reached", texts.tooManyToCount(limit), { parameters: { limit } });
    }
    const tally: Tally = [0n, 0n, 0n, 0n];
    const end = endOf(game, position);
    if (end !== undefined) {
      tally[SLOT[end]] = 1n;
      tallyOfEntry.push(tally);
    } else {
      tallyOfEntry.push(undefined);
      path.push({ entry, position, moves: game.moves(position), next: 0, tally });
    }
  };

  enter(from, index.add(root));
  for (let steps = 1; path.length > 0; steps++) {
    if (steps % PAUSE_EVERY === 0) yield tallyOfEntry.length;
    const top = path[path.length - 1];
    if (top.next === top.moves.length) {
      tallyOfEntry[top.entry] = top.tally;
      path.pop();
      continue;
    }
    const position = game.play(top.position, top.moves[top.next]);
    const entry = index.add(game.key(position));
    const known = tallyOfEntry[entry];
    if (known !== undefined) {
      for (let slot = 0; slot < known.length; slot++) top.tally[slot] += known[slot];
      top.next++;
    } else if (entry < tallyOfEntry.length) {
      throw new MarienbadError("not-applicable", texts.infinitelyManyPlays());
    } else {
      enter(position, entry); // and look at this move again once the count is there
    }
  }
  const [zero, one, drawn, stuck] = tallyOfEntry[0] as Tally;
  return { total: zero + one + drawn + stuck, wonBy: [zero, one], drawn, stuck };
}
