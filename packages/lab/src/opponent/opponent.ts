import { legalMoves, outcome, type Player, readMove, type Value } from "marienbad";
import type { Opponent, RatedMove, Situation } from "./module.d.ts";
import { type BuiltGame, openGame, type SolvedGame } from "./solved-game.ts";

/** The opponent of the game in a folder that `marienbad build` made. */
export async function createOpponent(address: string | URL): Promise<Opponent> {
  const base = typeof document === "undefined" ? undefined : document.baseURI;
  const { href } = new URL(address, base);
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return opponentOf(await openGame((await response.json()) as BuiltGame, href));
}

/** Plays a solved game perfectly. */
export function opponentOf(game: SolvedGame): Opponent {
  return { title: game.title, after: (moves) => situationAfter(game, moves) };
}

/** What there is after these moves from the start. */
async function situationAfter(game: SolvedGame, played: readonly string[]): Promise<Situation> {
  const { kit } = game;
  const { rules, notation, board } = kit;
  let position: unknown = rules.start;
  for (const word of played) position = rules.play(position, readMove(kit, position, word));
  const turn = rules.turn(position);
  const moves = await Promise.all(
    legalMoves(rules, position).map(async (move): Promise<RatedMove> => {
      const { result, rank } = await game.worth(rules.play(position, move));
      return { move: notation.writeMove(move, position), result, rank };
    }),
  );
  moves.sort((left, right) => preference(right, turn) - preference(left, turn));
  const { result, rank } = await game.worth(position);
  return {
    position: notation.writePosition(position),
    board: board?.draw(position),
    ...{ turn, over: outcome(rules, position), value: { result, rank }, moves, best: moves[0]?.move },
  };
}

const DECIDED = 1e9;

/** How much a player likes a move: quick wins, then draws, then losses that take long. */
function preference({ result, rank = 0 }: Value | RatedMove, player: Player): number {
  if (result === "draw") return 0;
  return result === player ? DECIDED - rank : rank - DECIDED;
}
