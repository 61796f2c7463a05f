import type { DeadEndRule } from "marienbad/game";

/** Which game: the one answer for commands, manifests of databases, threads and machines. */
export interface GameRef {
  /** A game of the catalogue, or a file of rules: its path where it is loaded, its name in what is kept. */
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** What a dead end of the rules means, whatever the game says of it. */
  readonly deadEnd?: DeadEndRule | undefined;
  /**
   * Whether images of a position are one position, where the game is solved by levels: by the keys of this name, or
   * (`true`) by those that are best for that. The reference of a game of levels names them.
   */
  readonly symmetry?: string | boolean | undefined;
  /** A hash of the rules, which identifies them, whatever they are called. */
  readonly content?: string | undefined;
  /** The edition of the program, where other machines work on the game. */
  readonly version?: string | undefined;
}

/** The name of `GameRef.symmetry` for the keys of the rules, where images are not one by keys of a game's own. */
export const KEYS_OF_RULES = "rules";

/** The name of a game without the folders of its file. */
export function nameOfGame(game: string): string {
  return game.slice(1 + Math.max(game.lastIndexOf("/"), game.lastIndexOf("\\")));
}

/** The key under which manifests say what dead ends mean, among the options. */
export const DEAD_END = "dead-end";

/** A reference as manifests keep it: what dead ends mean is among the options, and `true` are the keys of the rules. */
export function writeRef({ game, options, deadEnd, symmetry, content }: GameRef) {
  return {
    game: nameOfGame(game),
    options: { ...options, ...(deadEnd !== undefined && { [DEAD_END]: deadEnd }) },
    ...(content !== undefined && { rules: content }),
    ...(symmetry && { symmetry: symmetry === KEYS_OF_RULES || symmetry }),
  };
}

/** The game and its options as they are typed. */
export function describeRef(ref: GameRef): string {
  const { game, options, symmetry } = writeRef(ref);
  const words = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, ...words, ...(symmetry ? ["--symmetry"] : [])].join(" ");
}
