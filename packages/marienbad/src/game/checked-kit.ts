import { badRules, checkedGame, rulesFail, showPosition } from "./checked.ts";
import type { Board, GameKit, Starts, Symmetry } from "./kit.ts";
import * as texts from "./texts.ts";

/** The functions that a part of a kit must have, where the kit has this part, and those that it may have. */
const FUNCTIONS = {
  notation: [["writeMove", "writePosition", "readPosition"], []],
  board: [["draw"], ["winningLine"]],
  symmetry: [["images"], []],
  parts: [["parts"], []],
  turnSwap: [["swapTurn"], []],
  levels: [
    ["positionOf", "levelOf"],
    ["before", "tasks", "verifier"],
  ],
  byKey: [
    ["moves", "result"],
    ["turn", "level"],
  ],
  scores: [["score"], ["gain"]],
} as const satisfies Partial<Record<keyof GameKit<unknown, unknown>, readonly [readonly string[], readonly string[]]>>;

/**
 * Somebody's own kit, checked at the border: its rules as they are used (`checkedGame`), and so its symmetry and its
 * board; that the other parts it has are made of functions is seen at once. What is wrong is refused as `bad-rules`.
 */
export function checkedKit<Position, Move>(kit: GameKit<Position, Move>): GameKit<Position, Move> {
  const { rules, symmetry, board, starts, notation } = kit;
  checkFunctions(kit);
  return {
    ...kit,
    rules: checkedGame(rules, notation),
    ...(symmetry !== undefined && { symmetry: checkedSymmetry(symmetry, kit) }),
    ...(board !== undefined && { board: checkedBoard(board, kit) }),
    ...(starts !== undefined && { starts: checkedStarts(starts) }),
  };
}

function checkFunctions<Position, Move>(kit: GameKit<Position, Move>): void {
  for (const [part, [needed, possible]] of Object.entries(FUNCTIONS)) {
    const given = kit[part as keyof typeof FUNCTIONS] as unknown as Readonly<Record<string, unknown>> | undefined;
    if (given === undefined) continue;
    const isThere = (name: string): boolean => typeof given?.[name] === "function";
    const wrong = [
      ...needed.filter((name) => !isThere(name)),
      ...possible.filter((name) => given?.[name] !== undefined && !isThere(name)),
    ];
    if (wrong.length > 0) throw badRules(texts.notFunctions(wrong.map((name) => `${part}.${name}`)));
  }
  const wrong = Object.entries(kit.heuristics ?? {}).filter(([, heuristic]) => typeof heuristic !== "function");
  if (wrong.length > 0) throw badRules(texts.notFunctions(wrong.map(([name]) => `heuristics.${name}`)));
}

type Named<Position> = Pick<GameKit<Position, never>, "notation">;

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
