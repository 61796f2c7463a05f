import { drawOf, rankOf, winnerOf } from "../../arena/index.ts";
import { solve as solveArena } from "../../kernel/automatic.ts";
import { rateMoves } from "../../solve/index.ts";
import { type Command, say, takeWords } from "../command.ts";
import { exploreSubject, LIMIT_FLAG, loadSubject, readPlace, SUBJECT_FLAGS } from "../subject.ts";
import { tellOutcome } from "../words.ts";

export const analyse: Command = {
  name: "analyse",
  usage: "analyse GAME|FILE POSITION [key=value…] [--limit N]",
  summary: {
    en: "Every move of a position with its value and rank, best first.",
    fr: "Chaque coup d'une position, sa valeur et son rang, le meilleur d'abord.",
  },
  flags: [LIMIT_FLAG, ...SUBJECT_FLAGS],
  examples: [
    "marienbad analyse tictactoe XO./.../...",
    'marienbad analyse tictactoe "1 2"',
    "marienbad analyse marienbad 1-3-5-7",
  ],
  async run(call) {
    const [name, text] = takeWords(call, analyse, 2);
    const subject = await loadSubject(call, name);
    const position = readPlace(subject, text);
    const { arena, vertexOf } = await exploreSubject(call, subject, { from: position, keepPositions: false });
    const solution = solveArena(arena);
    const { rules, notation, board } = subject.kit;
    const vertex = vertexOf(position) as number;
    const own = { winner: winnerOf(solution, vertex), draw: drawOf(solution, vertex), rank: rankOf(solution, vertex) };
    const legal = rules.result(position) === undefined ? rules.moves(position) : [];
    const moves = rateMoves(arena, solution, vertex).map(({ index, ...rated }) => ({
      ...rated,
      move: notation.writeMove(legal[index], position),
      to: notation.writePosition(rules.play(position, legal[index])),
    }));
    const { line } = call.output;
    if (call.json) {
      call.output.json({
        position: notation.writePosition(position),
        turn: rules.turn(position),
        winner: own.winner ?? null,
        draw: own.draw ?? null,
        rank: own.rank ?? null,
        moves: moves.map(({ move, to, winner, draw, rank, traps }) => ({
          move,
          to,
          winner: winner ?? null,
          draw: draw ?? null,
          rank: rank ?? null,
          traps,
        })),
      });
      return 0;
    }
    if (board !== undefined) line(board.draw(position));
    const turn = say(call, {
      en: `player ${rules.turn(position)} to move`,
      fr: `trait au joueur ${rules.turn(position)}`,
    });
    line(`${notation.writePosition(position)}, ${turn}: ${tellOutcome(own, call.language)}`);
    const width = Math.max(0, ...moves.map(({ move }) => move.length));
    for (const { move, traps, ...told } of moves) {
      const danger =
        traps > 0 ? ` (${say(call, { en: `${traps} of the answers lose`, fr: `${traps} des réponses perdent` })})` : "";
      line(`  ${move.padEnd(width)}  ${tellOutcome(told, call.language)}${danger}`);
    }
    return 0;
  },
};
