import { valueAt } from "marienbad/arena";
import { MarienbadError, runAsync, text } from "marienbad/base";
import { describeValue, type Value, valueOfPoints } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import { solveArenaQuickly } from "marienbad/kernel";
import { compareGames, type OutcomeChange, solveScores, type ValuedGame } from "marienbad/solve";
import { readArguments } from "../core/arguments.ts";
import { type Call, type Command, say, takeWords } from "../core/command.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG } from "../subject/flags.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

export const compare: Command = {
  name: "compare",
  subjects: loadFamilies,
  usage: "compare GAME [key=value…] -- [key=value…]   or   compare RULES.js -- OTHER.js",
  hasSecondPart: true,
  flags: [LIMIT_FLAG],
  details: text(
    "Before and behind -- stand two sets of options of one game, or two files of rules whose keys agree.",
    "Avant et après -- deux jeux d'options d'un même jeu, ou deux fichiers de règles dont les clés s'accordent.",
  ),
  examples: [
    "marienbad compare dodgem trapped=wins -- trapped=loses",
    "marienbad compare kalah pits=3 seeds=2 -- pits=3 seeds=2 empty-capture=no",
  ],
  async run(call) {
    const [name] = takeWords(call, compare, 1);
    if (call.secondPart === undefined) throw new MarienbadError("bad-argument", texts.noSecond());
    const behind = readArguments(compare, call.secondPart);
    const other: Call = { ...call, options: behind.options, words: behind.words };
    const [flag] = Object.keys(behind.flags);
    if (flag !== undefined) throw new MarienbadError("bad-argument", texts.flagBehind(flag));
    if (behind.words.length > 1) throw new MarienbadError("bad-argument", texts.tooMuchBehind(behind.words[1]));
    const subjects = [await loadSubject(call, name), await loadSubject(other, behind.words[0] ?? name)] as const;
    const games = [await valued(call, subjects[0]), await valued(call, subjects[1])] as const;
    const nameIn = (at: 0 | 1) => (position: unknown) => subjects[at].game.notation.writePosition(position);
    const comparison = call.atOnce(() => compareGames(games[0], games[1], [nameIn(0), nameIn(1)]));
    const changed = comparison.changes.reduce((sum, { count }) => sum + count, 0);
    const [before, after] = games.map((game) => game.valueOf(0));
    if (call.json) {
      const { changes, ...counts } = comparison;
      call.output.json({
        variants: subjects.map(({ game: { id, options } }) => ({ game: id, options })),
        ...counts,
        changed,
        start: { first: asJson(before), second: asJson(after), changes: before.result !== after.result },
        changes: changes.map((change) => ({ ...change, examples: told(change, subjects[0], games[0]) })),
      });
      return 0;
    }
    const { line } = call.output;
    line(say(call, texts.compared(comparison, changed)));
    for (const change of comparison.changes) {
      line(say(call, texts.changeTold(change)));
      for (const { position, moves } of told(change, subjects[0], games[0])) {
        line(`  ${position}${moves.length === 0 ? "" : `  (${moves.join(" ")})`}`);
      }
    }
    line(say(call, texts.startTold(describeValue(before), describeValue(after))));
    return 0;
  },
};

async function valued(call: Call, subject: Subject): Promise<ValuedGame<unknown>> {
  if (subject.arena !== undefined) throw new MarienbadError("not-applicable", texts.noArenas(subject.game.id));
  const exploration = await exploreSubject(call, subject, { keepPositions: true });
  const { arena, points, positions } = exploration;
  const vertexOf = (position: unknown): number | undefined => {
    try {
      return exploration.vertexOf(position);
    } catch {
      return undefined; // a position of the other file, which these rules cannot even name
    }
  };
  if (points !== undefined) {
    const { pointsOfVertex } = await runAsync(solveScores.work(arena, points), { signal: call.signal });
    return { arena, positions, vertexOf, valueOf: (vertex) => valueOfPoints(pointsOfVertex[vertex]) };
  }
  const solution = await runAsync(solveArenaQuickly.work(arena), { signal: call.signal });
  return { arena, positions, vertexOf, valueOf: (vertex) => valueAt(solution, vertex) };
}

function told(
  { examples }: OutcomeChange,
  { game }: Subject,
  { positions }: ValuedGame<unknown>,
): { readonly position: string; readonly moves: readonly string[] }[] {
  return examples.map(({ vertex, play }) => {
    let position = game.start;
    const moves = play.map((number) => {
      const move = game.moves(position)[number];
      const word = game.notation.writeMove(move, position);
      position = game.play(position, move);
      return word;
    });
    return { position: game.notation.writePosition(positions[vertex]), moves };
  });
}

function asJson({ result, rank, points, endless }: Value): object {
  return { result, rank: rank ?? null, ...(points !== undefined && { score: points }), ...(endless && { endless }) };
}
