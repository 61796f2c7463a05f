import { type Family, legalMoves, readMove, readPosition, Session, seededRandom } from "marienbad";
import { type OptionSpecs, writeOption } from "marienbad/base";
import { type AnyGame, readMoveList, upToSymmetry } from "marienbad/game";
import { CATALOGUE, findGame } from "marienbad/games/all";
import { type AnyPuzzle, makePuzzle, PUZZLES } from "marienbad-path";
import { type AnyTarget, accepted, insist, insistSame, orRefusal, type Target } from "./target.ts";

/** Every game and every puzzle of the catalogues in several settings, whatever these are. */
export function gameTargets(): AnyTarget[] {
  return [
    ...CATALOGUE.flatMap((family) => settings(family.options).flatMap((options) => gameTarget(family, options) ?? [])),
    ...PUZZLES.flatMap((entry) => settings(entry.options).flatMap((options) => puzzleTarget(entry.id, options) ?? [])),
    gameOptions(),
    puzzleOptions(),
  ];
}

type Options = Readonly<Record<string, unknown>>;

/** The defaults, a small and a larger setting, and the last choice of each list. */
function settings(specs: OptionSpecs): Options[] {
  const chosen = (choose: (spec: OptionSpecs[string]) => unknown): Options =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, choose(spec) ?? spec.default]));
  const all = [
    chosen(() => undefined),
    chosen((spec) => (spec.kind === "integer" ? Math.max(spec.min, Math.min(2, spec.max)) : undefined)),
    chosen((spec) =>
      spec.kind === "integer"
        ? Math.min(spec.max, spec.default + 2)
        : spec.kind === "choice"
          ? spec.values[spec.values.length - 1]
          : undefined,
    ),
  ];
  return all.filter((options, index) => all.findIndex((other) => sameOptions(other, options)) === index);
}

function sameOptions(one: Options, other: Options): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameOf(id: string, options: Options): string {
  const words = Object.entries(options).map(([name, value]) => `${name}=${writeOption(value)}`);
  return [id, ...words].join(" ");
}

/** A game with these options, if it can have them. */
function gameTarget(family: Family, options: Options): Target<string> | undefined {
  const game = orRefusal(() => family(options));
  if (game === undefined) return undefined;
  return {
    name: `game ${nameOf(family.id, options)}`,
    weight: 2,
    samples: plays(game),
    run: (text) => studyPosition(game, text),
  };
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

/** A position, however it is given: written and read again it is the same, and a move can be played from it. */
function studyPosition(game: AnyGame, text: string): void {
  const { notation } = game;
  orRefusal(() => new Session(game).playWords(readMoveList(text)));
  orRefusal(() => accepted(notation.readPosition(text)));
  const position = readPosition(game, text);
  const written = notation.writePosition(position);
  const again = orRefusal(() => accepted(notation.readPosition(written)));
  insist(again !== undefined, `written as "${written}", which is refused`);
  insist(game.key(again) === game.key(position), `written as "${written}" and read back as another`);
  insist(notation.writePosition(again) === written, `"${written}" is written otherwise the second time`);
  game.board?.draw(position);
  game.result(position);
  const images = game.symmetry?.images(position) ?? [];
  insist(game.symmetry === undefined || images.some((image) => game.key(image) === game.key(position)), "no own image");
  if (game.levels !== undefined) {
    const back = game.levels.positionOf(game.key(position) as number);
    insist(game.key(back) === game.key(position), "the way back from the key leads elsewhere");
  }
  for (const heuristic of Object.values(game.heuristics ?? {})) {
    insist(!Number.isNaN(heuristic(position)), "a heuristic gives NaN");
  }
  const moves = legalMoves(game, position);
  if (moves.length === 0 || moves.length > 3000) return;
  const move = moves[text.length % moves.length];
  const word = notation.writeMove(move, position);
  insist(!/\s/.test(word), `the move "${word}" has a blank`);
  const next = game.play(position, readMove(game, position, word));
  const nextAgain = orRefusal(() => accepted(notation.readPosition(notation.writePosition(next))));
  insist(
    nextAgain !== undefined && game.key(nextAgain) === game.key(next),
    `after ${word} from "${written}" comes "${notation.writePosition(next)}", which is not read back`,
  );
  if (game.symmetry !== undefined) upToSymmetry(game, game.symmetry).play(position, move);
}

/** A puzzle with these options, if it can have them. */
function puzzleTarget(id: string, options: Options): Target<string> | undefined {
  const puzzle = orRefusal(() => makePuzzle(id, options));
  if (puzzle === undefined) return undefined;
  const { graph } = puzzle;
  const steps = [...graph.steps(graph.start)].map(({ to }) => puzzle.write(to));
  return {
    name: `puzzle ${nameOf(id, options).replaceAll("\n", "/")}`,
    weight: 2,
    samples: [puzzle.write(graph.start), ...steps],
    run: (text) => studyState(puzzle, text),
  };
}

function studyState(puzzle: AnyPuzzle, text: string): void {
  const { graph } = puzzle;
  const state = accepted(puzzle.read(text));
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
      possible(settings(family.options), family).map((set) => lines(family.id, set)),
    ),
    run(text) {
      const [id, given] = fromLines(text);
      const family = findGame(id);
      const game = family(given);
      const { options } = game;
      insistSame(family(textOptions(options)).options, options, "written and read again");
      const { notation } = game;
      const start = orRefusal(() => accepted(notation.readPosition(notation.writePosition(game.start))));
      insist(start !== undefined && game.key(start) === game.key(game.start), "the start is not read back");
      const turn = game.turn(game.start);
      insist(turn === 0 || turn === 1, `the turn is ${turn}`);
    },
  };
}

function puzzleOptions(): Target<string> {
  return {
    name: "options of puzzles",
    weight: 3,
    samples: PUZZLES.flatMap(({ id, options, make }) => possible(settings(options), make).map((set) => lines(id, set))),
    run(text) {
      const [id, given] = fromLines(text);
      const puzzle = makePuzzle(id, given);
      studyState(puzzle, puzzle.write(puzzle.graph.start));
    },
  };
}

/** The settings that a game or a puzzle can have: some are too large, or contradict each other. */
function possible(all: readonly Options[], make: (options: Options) => unknown): readonly Options[] {
  return all.filter((options) => orRefusal(() => make(options)) !== undefined);
}

function textOptions(options: Options): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, writeOption(value)]));
}

function lines(id: string, options: Options): string {
  return [id, ...Object.entries(textOptions(options)).map(([name, value]) => `${name}=${value}`)].join("\n");
}

function fromLines(text: string): [id: string, options: Record<string, string>] {
  const [id, ...rest] = text.split("\n");
  const pairs = rest.map((line): [string, string] => {
    const sign = line.indexOf("=");
    return sign < 0 ? [line, ""] : [line.slice(0, sign), line.slice(sign + 1)];
  });
  return [id, Object.fromEntries(pairs)];
}
