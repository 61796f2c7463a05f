import { PLAYERS, type PlayerId } from "marienbad/oracle";

/** Who sits at the board: a person, or a player of the library as `createPlayer` is asked for it, with a heuristic. */
export interface PlayerSetting {
  readonly kind: "human" | PlayerId;
  /** Milliseconds, or a depth. */
  readonly amount?: number;
  readonly heuristic?: string;
}

export const PLAYER_KINDS: readonly PlayerSetting["kind"][] = ["human", ...PLAYERS.map(({ id }) => id)];

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
