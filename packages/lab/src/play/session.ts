import {
  type AnyKit,
  type CatalogueGame,
  MarienbadError,
  makeGame,
  type Player,
  type Result,
  readMove,
  unwrap,
} from "marienbad";

/** A play as the link tells it: the game, where it began and the moves, of which the first `cursor` are on the board. */
export interface PlayRecord {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly from?: string | undefined;
  readonly moves: readonly string[];
  readonly cursor: number;
}

/** The same play with its positions; made again for every change, which costs one replay. */
export interface Session {
  readonly made: CatalogueGame;
  readonly kit: AnyKit;
  readonly positions: readonly unknown[];
  readonly position: unknown;
  readonly turn: Player;
  readonly text: string;
  /** Who has won; a position met three times is a draw, as a stuck one is. */
  readonly result: Result | undefined;
  readonly repeated: boolean;
  /** The legal moves as they are written, at most a few thousand of them. */
  readonly legal: readonly string[];
}

const MAX_LISTED = 3000;

/** Throws a MarienbadError when the record is of no game. */
export function sessionOf({ game, options, from, moves, cursor }: PlayRecord): Session {
  const made = makeGame(game, options);
  const { kit } = made;
  const { rules, notation } = kit;
  const positions = [from === undefined ? rules.start : unwrap(notation.readPosition(from))];
  for (const word of moves.slice(0, cursor)) {
    const position = positions[positions.length - 1];
    positions.push(rules.play(position, readMove(kit, position, word)));
  }
  const position = positions[positions.length - 1];
  const key = rules.key(position);
  const repeated = positions.filter((earlier) => rules.key(earlier) === key).length >= 3;
  const listed: readonly unknown[] = rules.result(position) === undefined ? rules.moves(position) : [];
  const result = rules.result(position) ?? (repeated || listed.length === 0 ? "draw" : undefined);
  const legal =
    result === undefined ? listed.slice(0, MAX_LISTED).map((move) => notation.writeMove(move, position)) : [];
  return {
    made,
    kit,
    positions,
    position,
    turn: rules.turn(position),
    text: notation.writePosition(position),
    result,
    repeated,
    legal,
  };
}

/** A move as somebody typed it, capitals aside; throws when it is not legal. */
export function typedMove({ kit, position, legal }: Session, text: string): string {
  const word = text.trim();
  const found = legal.find((move) => move === word) ?? legal.find((move) => move.toLowerCase() === word.toLowerCase());
  return found ?? kit.notation.writeMove(readMove(kit, position, word), position);
}

/** A pasted list of moves; throws at the first that is not legal, and says which it is. */
export function typedMoves(record: PlayRecord, text: string): string[] {
  const words = text
    .replace(/#[^\n]*/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  const moves: string[] = [];
  for (const word of words) {
    const session = sessionOf({ ...record, moves, cursor: moves.length });
    try {
      moves.push(typedMove(session, word));
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      const number = `${moves.length + 1}.`;
      throw new MarienbadError(error.code, {
        en: `${number} ${error.message}`,
        fr: `${number} ${error.text.fr}`,
      });
    }
  }
  return moves;
}
