import type { AnyGame } from "marienbad/game";

interface Props {
  readonly game: AnyGame;
  readonly position: unknown;
  readonly text: string;
}

/** A position of a game whose board nobody draws: its picture in characters, or at least how it is written. */
export function TextBoard({ game, position, text }: Props) {
  return <pre class="text-board">{game.board?.draw(position) ?? text}</pre>;
}
