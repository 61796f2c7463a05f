import type { Key } from "../game/game.ts";
import type { Judgement } from "./judgement.ts";

/** Moves that lead to images of each other. */
export interface Group<Position> {
  /** One of them stands for all. */
  readonly position: Position;
  /** The numbers of the moves. */
  readonly members: number[];
  judgement: Judgement | undefined;
}

/** Positions after the moves, those that are images of each other, and so have the same key, together. */
export function groupsOf<Position>(
  positions: readonly Position[],
  keyOf: (position: Position) => Key,
): Group<Position>[] {
  const groupOfKey = new Map<Key, Group<Position>>();
  for (const [index, position] of positions.entries()) {
    const key = keyOf(position);
    const group = groupOfKey.get(key) ?? { position, members: [], judgement: undefined };
    group.members.push(index);
    groupOfKey.set(key, group);
  }
  return [...groupOfKey.values()];
}
