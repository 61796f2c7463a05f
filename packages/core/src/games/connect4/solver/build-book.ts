import { runAsync, type Signal, type Work } from "../../../base/work.ts";
import type { Player } from "../../../game/game.ts";
import { movesFromMiddle, type Position, rules } from "../rules.ts";
import type { Connect4Book } from "./book.ts";
import { winningScore } from "./score.ts";

/** Progress of building a book, in the current ply. */
export interface BookProgress {
  readonly ply: number;
  readonly done: number;
  readonly total: number;
  /** Estimated milliseconds left of this ply. */
  readonly remaining: number;
}

/** Solves for a book: the score of a position or, with a threshold, a bound of it on that side. */
export type BookSolver = (position: Position, threshold?: number) => Promise<number>;

/** Options for building a book. */
export interface BuildBookOptions {
  /** Number of stones up to which lines of perfect players are followed; by default as far as the book is whole. */
  readonly lines?: number;
  /** Called and awaited after each position: a good moment to save. */
  readonly onProgress?: (progress: BookProgress) => void | Promise<void>;
  readonly signal?: Signal;
}

interface OnLine {
  readonly player: Player;
  readonly position: Position;
}

/**
 * Fills a book. The positions of its last whole ply are solved, and those before follow from them. After that ply it
 * adds, ply by ply, what a perfect player of either side needs: every move of the opponent, and one best move:
 *
 *     their own turn            ·
 *                               |                one best move
 *     the opponent's            ·
 *                         /     |     \          every move
 *     their own turn     ·      ·      ·
 *                        |      |      |         one best move
 *     the opponent's     ·      ·      ·
 *                       /|\    /|\    /|\        every move
 *
 * Resumes a book with fewer entries. Each solver works on one position at a time. Cost: that of solving each position
 * of the last whole ply and, along the lines, each after a move of the opponent.
 */
export async function buildBook(
  book: Connect4Book,
  solvers: readonly BookSolver[],
  { lines = book.plies, onProgress, signal }: BuildBookOptions = {},
): Promise<void> {
  const game = rules(book.board);
  const cells = book.board.columns * book.board.rows;
  const levels = await runAsync(openingLevelsWork(book), { signal });
  const last = levels[book.plies];
  await learnScores(last);
  for (const positions of levels.slice(0, -1).reverse()) {
    for (const position of positions) book.learn(position, bestOf(position));
  }
  let onLines: readonly OnLine[] = [
    { player: 0, position: game.start },
    { player: 1, position: game.start },
  ];
  for (let ply = 0; ply < lines; ply++) onLines = await followLines(onLines);

  async function followLines(before: readonly OnLine[]): Promise<OnLine[]> {
    const isTheirTurn = ({ player, position }: OnLine): boolean => game.turn(position) === player;
    const replies = before
      .filter((one) => !isTheirTurn(one))
      .flatMap(({ player, position }) => unfinishedAfter(position).map((next) => ({ player, position: next })));
    await learnScores(replies.map(({ position }) => position));
    const theirs = before.filter(isTheirTurn);
    const open = theirs.filter(({ position }) => !hasBestMove(position));
    await shareOut(open, async ({ position }, solve) => await learnBestMove(position, solve));
    // Only now is it certain which of several best moves the book will answer with.
    const chosen = theirs.flatMap(({ player, position }): OnLine[] => {
      const move = book.replyTo(position);
      return move === undefined ? [] : [{ player, position: game.play(position, move) }];
    });
    const once = new Map([...replies, ...chosen].map((one) => [`${one.player} ${book.keyOf(one.position)}`, one]));
    return [...once.values()];
  }

  async function learnScores(positions: readonly Position[]): Promise<void> {
    const unknown = positions.filter((position) => book.scoreOf(position) === undefined);
    const once = new Map(unknown.map((position) => [book.keyOf(position), position]));
    await shareOut(
      [...once.values()].map((position) => ({ position })),
      async ({ position }, solve) => {
        book.learn(position, await solve(position));
      },
    );
  }

  function hasBestMove(position: Position): boolean {
    const opposite = 0 - (book.scoreOf(position) as number);
    const endsIt = game.moves(position).some((move) => finishedScore(game.play(position, move)) === opposite);
    return endsIt || book.replyTo(position) !== undefined;
  }

  async function learnBestMove(position: Position, solve: BookSolver): Promise<void> {
    if (hasBestMove(position)) return; // learnt meanwhile, from another line
    const opposite = 0 - (book.scoreOf(position) as number);
    const candidates = unfinishedAfter(position).filter((next) => book.scoreOf(next) === undefined);
    for (const next of candidates.slice(0, -1)) {
      if ((await solve(next, opposite)) <= opposite) return book.learn(next, opposite);
    }
    book.learn(candidates[candidates.length - 1], opposite); // some move keeps the score
  }

  function bestOf(position: Position): number {
    return game
      .moves(position)
      .map((move) => game.play(position, move))
      .map((next) => 0 - (finishedScore(next) ?? (book.scoreOf(next) as number)))
      .reduce((best, score) => Math.max(best, score));
  }

  /** The positions after moves that do not end the play; moves in the middle first. */
  function unfinishedAfter(position: Position): Position[] {
    return movesFromMiddle(book.board, game.moves(position))
      .map((move) => game.play(position, move))
      .filter((next) => finishedScore(next) === undefined);
  }

  function finishedScore({ placed, aligned }: Position): number | undefined {
    return aligned ? -winningScore(placed - 1, cells) : placed === cells ? 0 : undefined;
  }

  async function shareOut<Piece extends { readonly position: Position }>(
    pieces: readonly Piece[],
    work: (piece: Piece, solve: BookSolver) => Promise<void>,
  ): Promise<void> {
    const started = performance.now();
    const left = pieces.values(); // one iterator for all: each piece is taken once
    let done = 0;
    const workWith = async (solve: BookSolver): Promise<void> => {
      for (const piece of left) {
        await work(piece, solve);
        done++;
        const remaining = ((performance.now() - started) / done) * (pieces.length - done);
        await onProgress?.({ ply: piece.position.placed, done, total: pieces.length, remaining });
      }
    };
    await Promise.all(solvers.map(workWith));
  }
}

const PAUSE_EVERY = 1024;

/** The positions of each ply up to the book's last, those that are not finished, mirror images once. */
function* openingLevelsWork(book: Connect4Book): Work<Position[][]> {
  const game = rules(book.board);
  const levels: Position[][] = [[game.start]];
  while (levels.length <= book.plies) {
    const next = new Map<bigint, Position>();
    for (const [index, position] of levels[levels.length - 1].entries()) {
      if (index % PAUSE_EVERY === 0) yield next.size;
      for (const move of game.moves(position)) {
        const after = game.play(position, move);
        if (game.result(after) === undefined) next.set(book.keyOf(after), after);
      }
    }
    levels.push([...next.values()]);
  }
  return levels;
}
