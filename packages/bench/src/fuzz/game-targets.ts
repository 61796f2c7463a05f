import { legalMoves, readMove, readPosition, Session, seededRandom } from "marienbad";
import { type OptionSpecs, writeOption } from "marienbad/base";
import { type AnyGame, readMoveList, upToSymmetry } from "marienbad/game";
import { CATALOGUE, findGame } from "marienbad/games/all";
import { type AnyPuzzle, makePuzzle, PUZZLES } from "marienbad-path";
import { type AnyTarget, accepted, insist, insistSame, orRefusal, type Target } from "./target.ts";

/** Every game and every puzzle of the catalogues in several settings. */
export function gameTargets(): AnyTarget[] {
  return [
    ...CATALOGUE.flatMap((family) =>
      settings(family.options, family).map(
        ([game, options]): Target<string> => ({
          name: `game ${wordsOf(family.id, options).join(" ")}`,
          weight: 2,
          samples: plays(game),
          run: (text) => studyPosition(game, text),
        }),
      ),
    ),
    ...PUZZLES.flatMap(({ id, options: specs }) =>
      settings(specs, (options) => makePuzzle(id, options)).map(([puzzle, options]): Target<string> => {
        const { graph } = puzzle;
        return {
          name: `puzzle ${wordsOf(id, options).join(" ").replaceAll("\n", "/")}`,
          weight: 2,
          samples: [{ to: graph.start }, ...graph.steps(graph.start)].map(({ to }) => puzzle.write(to)),
          run: (text) => studyState(puzzle, accepted(puzzle.read(text))),
        };
      }),
    ),
    gameOptions(),
    puzzleOptions(),
  ];
}

type Options = Readonly<Record<string, unknown>>;

/**
 * Games or puzzles with the defaults, with a small and a larger setting, and with the last choice of each list, beside
 * these options; settings that are refused are left out.
 */
function settings<Made>(specs: OptionSpecs, make: (options: Options) => Made): (readonly [Made, Options])[] {
  const chosen = (choose: (spec: OptionSpecs[string]) => unknown): Options =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, choose(spec) ?? spec.default]));
  const all = [
    chosen(() => undefined),
    chosen((spec) => (spec.kind === "integer" ? Math.max(spec.min, Math.min(2, spec.max)) : undefined)),
    chosen((spec) => {
      if (spec.kind === "integer") return Math.min(spec.max, spec.default + 2);
      return spec.kind === "choice" ? spec.values.at(-1) : undefined;
    }),
  ];
  const different = new Map(all.map((options) => [JSON.stringify(options), options]));
  return [...different.values()].flatMap((options) => {
    const made = orRefusal(() => make(options));
    return made === undefined ? [] : [[made, options] as const];
  });
}

/** A name, followed by `option=value` for each option. */
function wordsOf(id: string, options: Options): string[] {
  return [id, ...Object.entries(options).map(([name, value]) => `${name}=${writeOption(value)}`)];
}

/** Positions along random plays, and the plays themselves, as they are written. */
function plays(game: AnyGame): string[] {
  const random = seededRandom(1);
  const written: string[] = [];
  for (let play = 0; play < 4; play++) {
    const session = new Session(game);
    for (let moves = 0; moves < 3 * play && session.end === undefined; moves++) {
      const words = session.legalWords(3000);
      session.playWord(words[random.below(words.length)]);
    }
    written.push(game.notation.writePosition(session.position));
    const { words } = session;
    if (words.length > 0) written.push(words.join(" "));
    if (words.length > 0 && !words.some((word) => word.includes(","))) written.push(words.join(","));
  }
  return written;
}

/** A position, typed in any way, is the same when written and read again, and a move can be played from it. */
function studyPosition(game: AnyGame, text: string): void {
  const { notation, symmetry } = game;
  orRefusal(() => new Session(game).playWords(readMoveList(text)));
  orRefusal(() => accepted(notation.readPosition(text)));
  const position = readPosition(game, text);
  const written = notation.writePosition(position);
  const again = readBack(game, position);
  insist(notation.writePosition(again) === written, `"${written}" is written otherwise the second time`);
  game.board?.draw(position);
  game.result(position);
  const key = game.key(position);
  const hasOwnImage = symmetry?.images(position).some((image) => game.key(image) === key) ?? true;
  insist(hasOwnImage, "no own image");
  if (game.levels !== undefined) {
    insist(game.key(game.levels.positionOf(key as number)) === key, "the way back from the key leads elsewhere");
  }
  for (const heuristic of Object.values(game.heuristics ?? {})) {
    insist(!Number.isNaN(heuristic(position)), "a heuristic gives NaN");
  }
  const moves = legalMoves(game, position);
  if (moves.length === 0 || moves.length > 3000) return;
  const move = moves[text.length % moves.length];
  const word = notation.writeMove(move, position);
  insist(!/\s/.test(word), `the move "${word}" has a blank`);
  readBack(game, game.play(position, readMove(game, position, word)));
  if (symmetry !== undefined) upToSymmetry(game, symmetry).play(position, move);
}

/** A position as it is read after it was written, which must be the same. */
function readBack<Position>(game: AnyGame, position: Position): Position {
  const written = game.notation.writePosition(position);
  const again = orRefusal(() => accepted(game.notation.readPosition(written)));
  insist(again !== undefined, `written as "${written}", which is refused`);
  insist(game.key(again) === game.key(position), `written as "${written}" and read back as another`);
  return again;
}

function studyState(puzzle: AnyPuzzle, state: unknown): void {
  const { graph } = puzzle;
  const written = puzzle.write(state);
  const again = orRefusal(() => accepted(puzzle.read(written)));
  insist(again !== undefined && graph.key(again) === graph.key(state), `"${written}" is not read back`);
  puzzle.board(state);
  puzzle.hopeless?.(state);
  graph.isGoal(state);
  for (const [name, estimate] of Object.entries(puzzle.estimates)) {
    if (name === "patterns") continue; // needs a table that takes seconds
    insist(estimate(state) >= 0, `the estimate ${name} is ${estimate(state)}`);
  }
  for (const { to, cost } of graph.steps(state)) {
    insist(cost >= 0 && orRefusal(() => accepted(puzzle.read(puzzle.write(to)))) !== undefined, "a step leads nowhere");
  }
}

/** A name and `option=value`, each on a line. */
function gameOptions(): Target<string> {
  return {
    name: "options of games",
    weight: 6,
    samples: CATALOGUE.flatMap((family) =>
      settings(family.options, family).map(([, options]) => wordsOf(family.id, options).join("\n")),
    ),
    run(text) {
      const [id, given] = fromLines(text);
      const family = findGame(id);
      const game = family(given);
      const [, written] = fromLines(wordsOf(id, game.options).join("\n"));
      insistSame(family(written).options, game.options, "written and read again");
      readBack(game, game.start);
      const turn = game.turn(game.start);
      insist(turn === 0 || turn === 1, `the turn is ${turn}`);
    },
  };
}

function puzzleOptions(): Target<string> {
  return {
    name: "options of puzzles",
    weight: 3,
    samples: PUZZLES.flatMap(({ id, options: specs, make }) =>
      settings(specs, make).map(([, options]) => wordsOf(id, options).join("\n")),
    ),
    run(text) {
      const puzzle = makePuzzle(...fromLines(text));
      studyState(puzzle, puzzle.graph.start);
    },
  };
}

function fromLines(text: string): [id: string, options: Record<string, string>] {
  const [id, ...rest] = text.split("\n");
  const pairs = rest.map((line) => [line.replace(/=.*/s, ""), line.replace(/^[^=]*=?/, "")]);
  return [id, Object.fromEntries(pairs)];
}
