import { parsed, refused } from "../base/error.ts";
import { facts } from "../game/facts.ts";
import { type Key, opponent, type Player } from "../game/game.ts";
import type { HeapGame } from "../game/heaps.ts";
import type { FullGame, Levels } from "../game/members.ts";
import { optionsOfHeap, removalsOf } from "./heap-game.ts";
import * as texts from "./heap-texts.ts";
import { readTuplePosition, writeTuple } from "./tuple.ts";

/** Heaps in descending order, none empty, and who moves. */
export interface HeapPosition {
  readonly heaps: readonly number[];
  readonly turn: Player;
}

/** One heap becomes the heaps that are left of it. */
export interface HeapMove {
  readonly from: number;
  readonly left: readonly number[];
}

const MAX_TOKENS_IN_NUMBER = 50;
const MAX_HEAP = 1_000_000;
const MAX_HEAPS = 1000;
const MAX_DRAWN = 40;

/** A heap game that starts from one heap, as a full game under normal play. The order of heaps does not matter. */
export function heapGame(game: HeapGame, startHeap: number, token = "●"): FullGame<HeapPosition, HeapMove> {
  const fitsInNumber = startHeap <= MAX_TOKENS_IN_NUMBER;
  const make = (heaps: readonly number[], turn: Player): HeapPosition => ({
    heaps: heaps.filter((heap) => heap > 0).sort((a, b) => b - a),
    turn,
  });
  const moves = ({ heaps }: HeapPosition): HeapMove[] =>
    heaps
      .filter((heap, index) => heap !== heaps[index - 1])
      .flatMap((from) => [...optionsOfHeap(game, from)].map((left) => ({ from, left })));
  const hasMove = ({ heaps }: HeapPosition): boolean =>
    heaps.some((heap) => optionsOfHeap(game, heap).next().done === false);

  return {
    start: make([startHeap], 0),
    turn: ({ turn }) => turn,
    moves,
    play({ heaps, turn }, { from, left }) {
      return make([...heaps.toSpliced(heaps.indexOf(from), 1), ...left], opponent(turn));
    },
    result: (position) => (hasMove(position) ? undefined : opponent(position.turn)),
    key: fitsInNumber ? numberKey : ({ heaps, turn }) => `${heaps.join(" ")}:${turn}`,
    facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    notation: {
      writeMove: ({ from, left }) => `${from}:${left.join("+") || "0"}`,
      writePosition: ({ heaps, turn }) => writeTuple(heaps.length === 0 ? [0] : heaps, turn),
      readPosition: (text) =>
        readTuplePosition(text, { max: MAX_HEAP }, (numbers, turn) => {
          const tokens = numbers.reduce((sum, heap) => sum + heap, 0);
          if (fitsInNumber && tokens > MAX_TOKENS_IN_NUMBER) {
            return refused([{ text: texts.tooManyTokens(tokens, MAX_TOKENS_IN_NUMBER) }]);
          }
          if (numbers.length > MAX_HEAPS) return refused([{ text: texts.tooManyHeaps(MAX_HEAPS) }]);
          return parsed(make(numbers, turn));
        }),
    },
    board: { draw: ({ heaps }) => drawHeaps(heaps, token) },
    parts: { parts: ({ heaps, turn }) => heaps.map((heap) => ({ heaps: [heap], turn })) },
    turnSwap: { swapTurn: ({ heaps, turn }) => ({ heaps, turn: opponent(turn) }) },
    heaps: { game, misere: false, heapsOf: ({ heaps }) => heaps },
    ...heapLevels(game, startHeap),
  };
}

/**
 * Every token is a bit, 0 for the last of its heap, else 1, after a leading 1; the turn is the lowest bit.
 *
 *     heaps 3, 1, player 1 to move  →  1 110 0 1
 */
function numberKey({ heaps, turn }: HeapPosition): Key {
  let key = 1;
  for (const heap of heaps) key = (key + 1) * 2 ** heap - 2;
  return 2 * key + turn;
}

function positionOfKey(key: number): HeapPosition {
  const tokens = Math.floor(key / 2)
    .toString(2)
    .slice(1);
  return { heaps: Array.from(tokens.matchAll(/1*0/g), ([heap]) => heap.length), turn: (key % 2) as Player };
}

/** Levels where every move takes the same number of tokens (0.07), or none and cuts the same way (Grundy's game). */
function heapLevels(game: HeapGame, startHeap: number): { readonly levels?: Levels<HeapPosition> } {
  const levelOf = levelOfHeaps(game, startHeap);
  return levelOf === undefined ? {} : { levels: { levelOf, positionOf: positionOfKey } };
}

function levelOfHeaps(game: HeapGame, startHeap: number): ((position: HeapPosition) => number) | undefined {
  const removals = removalsOf(game, startHeap);
  if (removals.length !== 1) return undefined;
  const [{ removed, heaps: mayLeave }] = removals;
  if (removed > 0) return ({ heaps }) => (startHeap - heaps.reduce((sum, heap) => sum + heap, 0)) / removed;
  const pieces = 31 - Math.clz32(mayLeave);
  return mayLeave === 1 << pieces ? ({ heaps }) => (heaps.length - 1) / (pieces - 1) : undefined;
}

/** One line per heap: its size and its tokens. */
export function drawHeaps(heaps: readonly number[], token: string): string {
  const width = heaps.reduce((most, heap) => Math.max(most, String(heap).length), 1);

  const lines = heaps.map((heap) => {
    const tokens = Array.from({ length: Math.min(heap, MAX_DRAWN) }, () => token).join(" ");
    return `${String(heap).padStart(width)}  ${tokens}${heap > MAX_DRAWN ? " …" : ""}`.trimEnd();
  });
  return lines.length === 0 ? "—" : lines.join("\n");
}
