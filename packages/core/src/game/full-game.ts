import { refused } from "../base/error.ts";
import { badRules, checkedGame, isChecked, rulesFail, showPosition } from "./checked.ts";
import { keyedRules, readContent } from "./content-key.ts";
import { facts } from "./facts.ts";
import type { Rules } from "./game.ts";
import type { BesideRules, Board, FullGame, Game, Notation, Starts, Symmetry, Writing } from "./members.ts";
import * as texts from "./texts.ts";

/** The functions that a part of a game must have, where the game has this part, and those that it may have. */
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

/** Games that were completed before. */
const COMPLETED = new WeakMap<object, unknown>();

/**
 * A game with nothing essential missing: a key made of the position's content, moves and positions written as they
 * are, and no promises, where the game has none of its own. Its functions are checked as they are used; what is seen
 * to be wrong at once is refused as `bad-rules`. A full game comes back as it is, and the same game gives the same.
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
  const named = { notation: notation ?? plainNotation(rules, game.key === undefined) };
  return {
    ...besideRules(game),
    ...rules,
    ...named,
    facts: facts({ impartial: false, acyclic: false, canDraw: true, ...game.facts }),
    ...(symmetry !== undefined && { symmetry: checkedSymmetry(symmetry, named) }),
    ...(board !== undefined && { board: checkedBoard(board, named) }),
    ...(starts !== undefined && { starts: checkedStarts(starts) }),
  };
}

/** What a game has beside its rules, by name: it may be the instance of a class, which a spread would not copy. */
function besideRules<Position, Move>(game: Game<Position, Move>): BesideRules<Position, Move> {
  const { title, parts, turnSwap, levels, byKey, scores, starts, heaps, heapPairs, heuristics } = game;
  const { id, options, rule } = game;
  const given = {
    title,
    parts,
    turnSwap,
    levels,
    byKey,
    scores,
    starts,
    heaps,
    heapPairs,
    heuristics,
    id,
    options,
    rule,
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(game.expert !== undefined && { expert: (resources) => game.expert?.(resources) as never }),
  };
}

/** How moves and positions are written where nothing says it: as they are. */
export function plainWriting<Position, Move>(rules: Rules<Position, Move>): Writing<Position, Move> {
  return {
    writeMove: (move) => (typeof move === "object" && move !== null ? JSON.stringify(move) : String(move)),
    writePosition: (position) => String(rules.key(position)),
  };
}

/** The same with a way to read positions back, where their content is their key. */
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

type Named<Position> = { readonly notation: Pick<Notation<Position, never>, "writePosition"> };

/** The same symmetry: images that are no list, or an exception, are refused with the position. */
function checkedSymmetry<Position>(symmetry: Symmetry<Position>, { notation }: Named<Position>): Symmetry<Position> {
  return {
    images(position) {
      try {
        const images: unknown = symmetry.images(position);
        if (Array.isArray(images)) return images;
        throw badRules(texts.badImages(images));
      } catch (error) {
        throw rulesFail(showPosition(position, notation), "symmetry.images", error);
      }
    },
  };
}

/** The same board: a picture that is no text, or an exception, is refused with the position. */
function checkedBoard<Position>(board: Board<Position>, { notation }: Named<Position>): Board<Position> {
  const { marks, lattice, pieces } = board; // by name: it may be the instance of a class
  return {
    ...(marks !== undefined && { marks }),
    ...(lattice !== undefined && { lattice }),
    ...(pieces !== undefined && { pieces }),
    ...(board.winningLine !== undefined && { winningLine: (position) => board.winningLine?.(position) }),
    draw(position) {
      try {
        const drawn: unknown = board.draw(position);
        if (typeof drawn === "string") return drawn;
        throw badRules(texts.badPicture(drawn));
      } catch (error) {
        throw rulesFail(showPosition(position, notation), "board.draw", error);
      }
    },
  };
}

/** The same starts: what is no list, and gives none, is refused. */
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
