import type { PlayRecord, Session } from "../play/session.ts";

import type { BoardModel } from "./model.ts";
import { boardOf } from "./own.ts";

/** The board of a play as it stands; undefined where its game has none. */
export function boardOfPlay(of: Session, { from, moves, cursor }: PlayRecord): BoardModel | undefined {
  const { made, game, text, turn, legal, positions } = of;
  const played =
    from === undefined
      ? moves.slice(0, cursor).map((word, index) => ({ word, player: game.turn(positions[index]) }))
      : [];
  return boardOf(made.id, game)?.({ text, turn, moves: legal, options: made.options, played });
}
