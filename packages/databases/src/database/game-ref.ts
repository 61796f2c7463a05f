import type { DeadEndRule } from "marienbad/game";

/** Identifies a game, for commands, manifests of databases, threads and machines. */
export interface GameRef {
  /** A game of the catalogue, or a rules file: its path when loaded, its name when stored. */
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** Meaning of a dead end, overriding that of the rules. */
  readonly deadEnd?: DeadEndRule | undefined;
  /** Keys by which images are one position; `true` for the best ones. Games by levels name them. */
  readonly symmetry?: string | boolean | undefined;
  /** A hash of the rules, which identifies them whatever their name. */
  readonly content?: string | undefined;
  /** The version of the program, if other machines work on the game. */
  readonly version?: string | undefined;
}

/** The name of `GameRef.symmetry` for the keys of the rules themselves. */
export const KEYS_OF_RULES = "rules";

/** The name of a game without the folders of its file. */
export function nameOfGame(game: string): string {
  return game.slice(1 + Math.max(game.lastIndexOf("/"), game.lastIndexOf("\\")));
}

/** The option of manifests that has the meaning of dead ends. */
export const DEAD_END = "dead-end";

/** A reference as in manifests: the meaning of dead ends is an option, and `true` the keys of the rules. */
export function writeRef({ game, options, deadEnd, symmetry, content }: GameRef) {
  return {
    game: nameOfGame(game),
    options: { ...options, ...(deadEnd !== undefined && { [DEAD_END]: deadEnd }) },
    ...(content !== undefined && { rules: content }),
    ...(symmetry && { symmetry: symmetry === KEYS_OF_RULES || symmetry }),
  };
}

/** The game and its options as typed. */
export function describeRef(ref: GameRef): string {
  const { game, options, symmetry } = writeRef(ref);
  const words = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, ...words, ...(symmetry ? ["--symmetry"] : [])].join(" ");
}
