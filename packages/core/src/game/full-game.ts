import { refused } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import { badRules, checkedGame, isChecked, rulesFail, showPosition } from "./checked.ts";
import { keyedRules, readContent } from "./content-key.ts";
import { facts } from "./facts.ts";
import type { Rules } from "./game.ts";
import type { BesideRules, Board, FullGame, Game, Notation, Starts, Symmetry, Writing } from "./members.ts";
import * as texts from "./texts.ts";

/** The required and the optional functions of each optional part of a game. */
const FUNCTIONS = {
  notation: [["writeMove", "writePosition", "readPosition"], []],
  board: [["draw"], ["winningLine"]],
  symmetry: [["images"], []],
  parts: [["parts"], []],
  turnSwap: [["swapTurn"], []],
  levels: [["positionOf", "levelOf"], ["before"]],
  byKey: [
    ["moves", "result"],
    ["turn", "level"],
  ],
  scores: [["score"], ["gain"]],
} as const satisfies Partial<Record<keyof FullGame<unknown, unknown>, readonly [readonly string[], readonly string[]]>>;

const COMPLETED = new WeakMap<object, unknown>();

/**
 * Completes a game with defaults: content as key, a plain notation, no facts. Its functions are checked as they are
 * used; a missing or wrong member throws `bad-rules`. The same game gives the same result; a full game is returned as
 * is.
 */
export function fullGame<Position, Move>(game: Game<Position, Move>): FullGame<Position, Move> {
  if (isFull(game)) return game;
  const before = COMPLETED.get(game) as FullGame<Position, Move> | undefined;
  if (before !== undefined) return before;
  const full = completed(game);
  COMPLETED.set(game, full);
  return full;
}

function isFull<Position, Move>(game: Game<Position, Move>): game is FullGame<Position, Move> {
  if (!isChecked(game) || game.notation === undefined) return false;
  const given = Object.getOwnPropertyDescriptor(game, "facts"); // those of an arena are found when they are asked for
  return given?.get !== undefined || given?.value?.zeroSum === true;
}

function completed<Position, Move>(game: Game<Position, Move>): FullGame<Position, Move> {
  const keyed = keyedRules(game);
  checkFunctions(game);
  const { symmetry, board, starts, notation } = game;
  const rules = checkedGame(keyed, notation, game);
  const writing = notation ?? plainNotation(rules, game.key === undefined);
  return {
    ...besideRules(game),
    ...rules,
    notation: writing,
    facts: facts({ impartial: false, acyclic: false, canDraw: true, ...game.facts }),
    ...(symmetry !== undefined && { symmetry: checkedSymmetry(symmetry, writing) }),
    ...(board !== undefined && { board: checkedBoard(board, writing) }),
    ...(starts !== undefined && { starts: checkedStarts(starts) }),
  };
}

/** The optional members of a game, by name: it may be the instance of a class, which a spread would not copy. */
function besideRules<Position, Move>(game: Game<Position, Move>): BesideRules<Position, Move> {
  const { id, options, rule, title, parts, turnSwap, levels, byKey, scores, heaps, heapPairs, heuristics } = game;
  const given = { id, options, rule, title, parts, turnSwap, levels, byKey, scores, heaps, heapPairs, heuristics };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(game.expert !== undefined && { expert: (resources) => game.expert?.(resources) as never }),
  };
}

/** Writes moves as they are, and positions as their keys. */
export function plainWriting<Position, Move>(rules: Rules<Position, Move>): Writing<Position, Move> {
  return {
    writeMove: (move) => (typeof move === "object" && move !== null ? JSON.stringify(move) : String(move)),
    writePosition: (position) => String(rules.key(position)),
  };
}

/** Like `plainWriting`, but reads positions back if their content is their key. */
export function plainNotation<Position, Move>(
  rules: Rules<Position, Move>,
  isByContent = false,
): Notation<Position, Move> {
  return {
    ...plainWriting(rules),
    readPosition: (text) => (isByContent ? readContent(text) : refused([{ text: texts.noNotation() }])),
  };
}

function checkFunctions<Position, Move>(game: Game<Position, Move>): void {
  const ofParts = Object.entries(FUNCTIONS).flatMap(([part, [needed, possible]]) => {
    const given = game[part as keyof typeof FUNCTIONS] as unknown as Readonly<Record<string, unknown>> | undefined;
    if (given === undefined) return [];
    const names = [...needed, ...possible.filter((name) => given?.[name] !== undefined)];
    return names.filter((name) => typeof given?.[name] !== "function").map((name) => `${part}.${name}`);
  });
  const ofHeuristics = Object.entries(game.heuristics ?? {}).filter(([, estimate]) => typeof estimate !== "function");
  const wrong = [...ofParts, ...ofHeuristics.map(([name]) => `heuristics.${name}`)];
  if (wrong.length > 0) throw badRules(texts.notFunctions(wrong));
}

type Writes<Position> = Pick<Notation<Position, never>, "writePosition">;

/** A function of a part of a game, which refuses a wrong answer or an exception with the position. */
function guarded<Position, Answer>(
  member: string,
  notation: Writes<Position>,
  ask: (position: Position) => Answer,
  faultIn: (answer: Answer) => Text | undefined,
): (position: Position) => Answer {
  return (position) => {
    try {
      const answer = ask(position);
      const fault = faultIn(answer);
      if (fault === undefined) return answer;
      throw badRules(fault);
    } catch (error) {
      throw rulesFail(showPosition(position, notation), member, error);
    }
  };
}

function checkedSymmetry<Position>(symmetry: Symmetry<Position>, notation: Writes<Position>): Symmetry<Position> {
  const faultIn = (images: unknown) => (Array.isArray(images) ? undefined : texts.badImages(images));
  return { images: guarded("symmetry.images", notation, (position) => symmetry.images(position), faultIn) };
}

function checkedBoard<Position>(board: Board<Position>, notation: Writes<Position>): Board<Position> {
  const { marks, lattice, pieces } = board; // by name: it may be the instance of a class
  const faultIn = (drawn: unknown) => (typeof drawn === "string" ? undefined : texts.badPicture(drawn));
  return {
    ...(marks !== undefined && { marks }),
    ...(lattice !== undefined && { lattice }),
    ...(pieces !== undefined && { pieces }),
    ...(board.winningLine !== undefined && { winningLine: (position) => board.winningLine?.(position) }),
    draw: guarded("board.draw", notation, (position) => board.draw(position), faultIn),
  };
}

function checkedStarts<Position>(starts: Starts<Position>): Starts<Position> {
  if (Array.isArray(starts)) return starts;
  if (typeof starts !== "function") throw badRules(texts.badStarts(starts));
  return () => {
    const given: unknown = starts();
    const isList = typeof given === "object" && given !== null && Symbol.iterator in given;
    if (!isList) throw badRules(texts.badStarts(given));
    return given as Iterable<Position>;
  };
}
