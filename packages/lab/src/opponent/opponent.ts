import { type Player, type Result, Session } from "marienbad";
import { valueOfPoints } from "marienbad/game";
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
  const { game: rules } = game;
  const session = new Session(rules);
  for (const word of played) session.playWord(word);
  const { position, turn, end } = session;
  const { endless } = rules;
  const isForPoints = rules.scores !== undefined;
  const moves = await Promise.all(
    session.legalMoves().map(async (move): Promise<RatedMove> => {
      const value = await game.worth(rules.play(position, move));
      const gain = rules.scores?.gain?.(position, move) ?? 0;
      return { move: session.write(move), ...(isForPoints ? valueOfPoints((value.points ?? 0) + gain) : value) };
    }),
  );
  moves.sort((left, right) => preference(right, turn, endless) - preference(left, turn, endless));
  return {
    position: session.game.notation.writePosition(position),
    board: rules.board?.draw(position),
    ...(isForPoints && { points: end?.points ?? session.points }),
    ...{ turn, over: end?.result, value: await game.worth(position), moves, best: moves[0]?.move },
  };
}

const DECIDED = 1e9;
const ENDLESS = 1e6;

/** The rank of a move for a player. Where endless plays belong to a player, the other one hurries to a draw. */
function preference(move: RatedMove, player: Player, endless: Result | undefined): number {
  const { result, rank = 0, points } = move;
  if (points !== undefined) return player === 0 ? points : -points;
  if (result === "draw") return endless === 0 || endless === 1 ? (player === endless ? rank : -rank) : 0;
  const length = move.endless ? ENDLESS : rank;
  return result === player ? DECIDED - length : length - DECIDED;
}
