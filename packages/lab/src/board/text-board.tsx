import type { AnyKit } from "marienbad";

interface Props {
  readonly kit: AnyKit;
  readonly position: unknown;
  /** The position as it is written. */
  readonly text: string;
}

/** A position of a game whose board nobody draws: its picture in characters, or at least how it is written. */
export function TextBoard({ kit, position, text }: Props) {
  return <pre class="text-board">{kit.board?.draw(position) ?? text}</pre>;
}
