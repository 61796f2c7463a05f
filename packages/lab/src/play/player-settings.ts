import { explore, MarienbadError, seededRandom } from "marienbad";
import type { AnyGame } from "marienbad/game";
import { PLAYERS, type PlayerId } from "marienbad/oracle";

/** Who sits at the board: a person, or a player of the library as `createPlayer` is asked for it, with a heuristic. */
export interface PlayerSetting {
  readonly kind: "human" | PlayerId;
  /** Milliseconds, or a depth. */
  readonly amount?: number;
  readonly heuristic?: string;
}

const PLAYER_KINDS: readonly PlayerSetting["kind"][] = ["human", ...PLAYERS.map(({ id }) => id)];

/** What the number of a kind means, and its bounds. */
export const AMOUNTS: Readonly<
  Partial<Record<PlayerSetting["kind"], { unit: "ms" | "depth"; usual: number; min: number; max: number }>>
> = {
  strong: { unit: "ms", usual: 500, min: 10, max: 60_000 },
  mcts: { unit: "ms", usual: 500, min: 10, max: 60_000 },
  minimax: { unit: "depth", usual: 4, min: 1, max: 30 },
};

export function writePlayerSetting({ kind, amount, heuristic }: PlayerSetting): string {
  return [kind, amount ?? AMOUNTS[kind]?.usual, heuristic].filter((part) => part !== undefined).join(":");
}

/** A setting as the link writes it, put right where it is out of bounds. */
export function readPlayerSetting(text: unknown): PlayerSetting | undefined {
  if (typeof text !== "string") return undefined;
  const [name, amountText, heuristic] = text.split(":");
  const kind = PLAYER_KINDS.find((known) => known === name);
  if (kind === undefined) return undefined;
  const bounds = AMOUNTS[kind];
  if (bounds === undefined) return { kind };
  const asked = Math.round(Number(amountText));
  const amount = Number.isFinite(asked) && asked > 0 ? Math.min(bounds.max, Math.max(bounds.min, asked)) : bounds.usual;
  return kind === "minimax" && heuristic ? { kind, amount, heuristic } : { kind, amount };
}

const PERFECT: PlayerSetting = { kind: "perfect" };
/** Who plays where nobody else can. */
export const STRONGEST: PlayerSetting = { kind: "strong", amount: 500 };

const MAX_POSITIONS = 10_000; // explored in the page, while somebody waits for it

/** The rival that is offered first: the perfect one wherever a theorem, an expert or a small graph proves quickly. */
export function rivalFor(game: AnyGame): PlayerSetting {
  const { heaps, heapPairs, expert } = game;
  return heaps !== undefined || heapPairs !== undefined || expert !== undefined || isSmall(game) ? PERFECT : STRONGEST;
}

function isSmall(game: AnyGame): boolean {
  try {
    explore(game, { limit: MAX_POSITIONS });
    return true;
  } catch (error) {
    if (error instanceof MarienbadError) return false;
    throw error;
  }
}

/** Whether somebody sits there because they were offered first, and not because they were chosen. */
export function isOffered({ kind, amount }: PlayerSetting): boolean {
  return kind === PERFECT.kind || (kind === STRONGEST.kind && amount === STRONGEST.amount);
}

/** Random plays that are longer count as draws, all of them, and say nothing. */
const MAX_PLIES = 1000;
/** Moves that are looked at in one random play; where there are more, a second has time for none. */
const MAX_LOOKED_AT = 20_000;

/** Who can play this game: all but those who need whole random plays where these do not end soon. */
export function kindsFor(game: AnyGame): readonly PlayerSetting["kind"][] {
  return endsSoon(game) ? PLAYER_KINDS : PLAYER_KINDS.filter((kind) => kind !== "mcts");
}

function endsSoon(game: AnyGame): boolean {
  const { facts } = game;
  if (!facts.acyclic) return true; // the search knows when a position comes again
  const random = seededRandom(1);
  let position = game.start;
  let looked = 0;
  for (let ply = 0; ply < MAX_PLIES && looked < MAX_LOOKED_AT; ply++) {
    const moves = game.result(position) === undefined ? game.moves(position) : [];
    if (moves.length === 0) return true;
    looked += moves.length;
    position = game.play(position, moves[random.below(moves.length)]);
  }
  return false;
}
