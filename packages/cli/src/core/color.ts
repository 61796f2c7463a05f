import type { Board, Player, Result } from "marienbad/game";

/** Marks text by what it means; colour only repeats what the text says. */
export interface Paint {
  title(text: string): string;
  player(player: Player, text: string): string;
  /** An outcome: in the winner's colour, or pale for a draw. */
  result(result: Result, text: string): string;
  best(text: string): string;
  error(text: string): string;
}

/** Codes of ECMA-48 and their resets, known to every colour terminal. */
const BOLD = [1, 22] as const;
const PALE = [2, 22] as const;
const RED = [31, 39] as const;
/** Blue and orange, as in the figures; in sixteen colours the nearest are cyan and yellow. */
const OF_PLAYER = [
  [36, 39],
  [33, 39],
] as const;

const COLOURED: Paint = {
  title: (text) => painted(text, BOLD),
  player: (player, text) => painted(text, OF_PLAYER[player]),
  result: (result, text) => painted(text, result === "draw" ? PALE : OF_PLAYER[result]),
  best: (text) => painted(text, BOLD),
  error: (text) => painted(text, RED),
};

/** Line by line, so that text cut into lines leaves no colour on. */
function painted(text: string, [on, off]: readonly [number, number]): string {
  return text.replace(/[^\n]+/g, (line) => `\u001b[${on}m${line}\u001b[${off}m`);
}

const same = (text: string): string => text;

export const PLAIN: Paint = {
  title: same,
  player: (_, text) => text,
  result: (_, text) => text,
  best: same,
  error: same,
};

/** A board with the marks of each player in their colour. */
export function paintBoard<Position>(
  { draw, marks = ["X", "O"] }: Board<Position>,
  position: Position,
  paint: Paint,
): string {
  const drawn = draw(position);
  return [...drawn]
    .map((sign) => (marks.includes(sign) ? paint.player(sign === marks[0] ? 0 : 1, sign) : sign))
    .join("");
}

export const COLOR_CHOICES = ["auto", "always", "never"] as const;
export type ColorChoice = (typeof COLOR_CHOICES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** The paint for a stream: as asked, else by `FORCE_COLOR`, then `NO_COLOR`, as in Node, else for a terminal. */
export function paintFor(stream: { readonly isTTY?: boolean }, choice: ColorChoice, environment: Environment): Paint {
  return isColoured(stream, choice, environment) ? COLOURED : PLAIN;
}

function isColoured({ isTTY }: { readonly isTTY?: boolean }, choice: ColorChoice, environment: Environment): boolean {
  if (choice !== "auto") return choice === "always";
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM: terminal } = environment;
  if (forced !== undefined && forced !== "") return forced !== "0" && forced !== "false";
  return isTTY === true && !refused && terminal !== "dumb";
}
