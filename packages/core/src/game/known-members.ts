import { MAX_SUGGESTIONS, nearest } from "../base/nearest.ts";
import type { OptionNames } from "../base/option-names.ts";
import type { Facts } from "./facts.ts";
import type { HeapPairs, Heaps } from "./heaps.ts";
import type {
  Board,
  Game,
  ImageLevels,
  Levels,
  Notation,
  Parts,
  RulesByKey,
  Scores,
  Symmetry,
  TurnSwap,
} from "./members.ts";

const OF_GAME: OptionNames<Game<unknown, unknown>> = {
  start: true,
  turn: true,
  moves: true,
  play: true,
  result: true,
  key: true,
  endless: true,
  deadEnd: true,
  facts: true,
  id: true,
  options: true,
  rule: true,
  title: true,
  notation: true,
  board: true,
  symmetry: true,
  parts: true,
  turnSwap: true,
  levels: true,
  byKey: true,
  scores: true,
  starts: true,
  heaps: true,
  heapPairs: true,
  expert: true,
  heuristics: true,
};

const OF_PARTS = {
  notation: { writeMove: true, writePosition: true, readPosition: true } satisfies OptionNames<Notation<0, 0>>,
  board: { draw: true, winningLine: true, marks: true, lattice: true, pieces: true } satisfies OptionNames<Board<0>>,
  symmetry: { images: true } satisfies OptionNames<Symmetry<0>>,
  parts: { parts: true } satisfies OptionNames<Parts<0>>,
  turnSwap: { swapTurn: true } satisfies OptionNames<TurnSwap<0>>,
  levels: { positionOf: true, levelOf: true, before: true, engine: true, images: true } satisfies OptionNames<
    Levels<0>
  >,
  "levels.images": { name: true, key: true, positionOf: true, engine: true } satisfies OptionNames<ImageLevels<0>>,
  byKey: { moves: true, result: true, turn: true, level: true } satisfies OptionNames<RulesByKey>,
  scores: { score: true, gain: true } satisfies OptionNames<Scores<0, 0>>,
  heaps: { game: true, misere: true, heapsOf: true } satisfies OptionNames<Heaps<0>>,
  heapPairs: { pairOf: true, loadTable: true } satisfies OptionNames<HeapPairs<0>>,
  facts: {
    zeroSum: true,
    sequential: true,
    perfectInformation: true,
    completeInformation: true,
    impartial: true,
    acyclic: true,
    canDraw: true,
  } satisfies OptionNames<Facts>,
} as const;

const KNOWN: Readonly<Record<string, Readonly<Record<string, true>>>> = { "": OF_GAME, ...OF_PARTS };

const pathOf = (part: string, name: string): string => (part === "" ? name : `${part}.${name}`);

/** The paths of all members of games: `moves`, `board.draw`. */
export const ASKED: readonly string[] = Object.entries(KNOWN).flatMap(([part, members]) =>
  Object.keys(members).map((name) => pathOf(part, name)),
);

/** A copy of a game, or of a part of one, which reports each function before calling it. */
export function reportingGame<Given extends object>(game: Given, onAsk: (member: string) => void, part = ""): Given {
  const copy = Object.create(game);
  for (const name of Object.keys(KNOWN[part])) {
    const own = game[name as keyof Given] as unknown;
    const path = pathOf(part, name);
    const asks = (...given: unknown[]): unknown => {
      onAsk(path);
      return (own as (...all: unknown[]) => unknown).apply(game, given);
    };
    const isPart = typeof own === "object" && own !== null && path in KNOWN;
    const value = typeof own === "function" ? asks : isPart ? reportingGame(own, onAsk, path) : undefined;
    if (value !== undefined) Object.defineProperty(copy, name, { value });
  }
  return copy;
}

/** A member that nothing reads, `notation.writeMoves`, and the name that was probably meant. */
export interface UnknownMember {
  readonly name: string;
  readonly meant: string | undefined;
}

/** Members that nothing reads, most often mistyped; of class instances only those similar to known names. */
export function unknownMembers(game: object, part = ""): readonly UnknownMember[] {
  const inParts = Object.entries(game).flatMap(([name, value]) => {
    const path = pathOf(part, name);
    return typeof value === "object" && value !== null && path in KNOWN ? unknownMembers(value, path) : [];
  });
  return [...unknownIn(game, part), ...inParts];
}

function unknownIn(object: object, part: string): UnknownMember[] {
  const known = KNOWN[part];
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(object));
  const names = isPlain ? Object.keys(object) : namesOfInstance(object);
  const unknown = names
    .filter((name) => !Object.hasOwn(known, name))
    .map((name, at) => {
      const guess = at < MAX_SUGGESTIONS ? nearest(name, Object.keys(known)) : undefined;
      return {
        name: pathOf(part, name),
        meant: guess && pathOf(part, guess),
        isThere: guess !== undefined && guess in object,
      };
    });
  return unknown
    .filter(({ meant, isThere }) => isPlain || (meant !== undefined && !isThere))
    .map(({ name, meant }) => ({ name, meant }));
}

function namesOfInstance(object: object): string[] {
  const own = Object.keys(object);
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(object)).filter((name) => name !== "constructor");
  return [...own, ...methods];
}
