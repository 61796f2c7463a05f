import { findById, type OptionSpec, type OptionSpecs, type Text, writeOption } from "marienbad/base";
import type { Facts } from "marienbad/game";
import { type Family, GAME_IDS, isGameId, loadFamilies, loadFamily } from "marienbad/games";
import { PUZZLES, type PuzzleEntry } from "marienbad-path";
import { type Call, type Command, labelled, say, takeWords } from "../core/command.ts";
import { texts } from "./texts.ts";

const MAX_FIRST_MOVES = 20;

export const games: Command = {
  name: "games",
  subjects: async () => [...(await loadFamilies()), ...PUZZLES],
  usage: "games [GAME|PUZZLE]",
  flags: [],
  examples: ["marienbad games", "marienbad games dodgem", "marienbad games taquin"],
  async run(call) {
    const [id] = takeWords(call, games, 0, 1);
    if (id === undefined) {
      const families = await loadFamilies();
      if (call.json) call.output.json([...families.map(describeGame), ...PUZZLES.map(describePuzzle)]);
      else printAll(call, families);
    } else if (isGameId(id)) {
      const family = await loadFamily(id);
      if (call.json) call.output.json(describeGame(family));
      else printGame(call, family);
    } else {
      const known: readonly { readonly id: string }[] = [...GAME_IDS.map((game) => ({ id: game })), ...PUZZLES];
      const puzzle = findById(texts.GAME_OR_PUZZLE, id, known) as PuzzleEntry;
      if (call.json) call.output.json(describePuzzle(puzzle));
      else printPuzzle(call, puzzle);
    }
    return 0;
  },
};

function printAll(call: Call, families: readonly Family[]): void {
  const width = [...families, ...PUZZLES].reduce((widest, { id }) => Math.max(widest, id.length), 0);
  const list = (title: Text, entries: readonly { id: string; summary: Text }[]): void => {
    call.output.line(say(call, title));
    for (const { id, summary } of entries) call.output.line(`  ${id.padEnd(width)}  ${say(call, summary)}`);
  };
  list(texts.GAMES, families);
  list(texts.PUZZLES, PUZZLES);
}

function describe({ id, title, summary, reference, options }: Family | PuzzleEntry): Record<string, unknown> {
  const specs = Object.entries(options).map(([name, { summary: about, ...spec }]) => [
    name,
    { ...spec, ...("pattern" in spec ? { pattern: spec.pattern.source } : {}), summary: about },
  ]);
  return { id, title, summary, reference, options: Object.fromEntries(specs) };
}

function describeGame(family: Family): Record<string, unknown> {
  const game = family();
  return {
    kind: "game",
    ...describe(family),
    facts: game.facts,
    start: game.notation.writePosition(game.start),
    heuristics: Object.keys(game.heuristics ?? {}),
    symmetry: game.symmetry !== undefined,
    parts: game.parts !== undefined,
  };
}

function describePuzzle(entry: PuzzleEntry): Record<string, unknown> {
  const { graph, estimates, write } = entry.make();
  return { kind: "puzzle", ...describe(entry), start: write(graph.start), heuristics: Object.keys(estimates) };
}

function printGame(call: Call, family: Family): void {
  const game = family();
  const { line } = call.output;
  printHead(call, family);
  const { facts } = game;
  const known = (Object.keys(facts) as (keyof Facts)[]).filter((fact) => facts[fact]);
  line(say(call, texts.facts(known)));
  line(say(call, texts.start(game.notation.writePosition(game.start))));
  const moves = game.moves(game.start).map((move: unknown) => game.notation.writeMove(move, game.start));
  line(say(call, texts.firstMoves(moves.slice(0, MAX_FIRST_MOVES), moves.length > MAX_FIRST_MOVES)));
  const heuristics = Object.keys(game.heuristics ?? {});
  if (heuristics.length > 0) line(say(call, texts.heuristics(heuristics)));
  line(say(call, texts.source(family.reference)));
  if (game.board !== undefined) line(`\n${game.board.draw(game.start)}`);
}

function printPuzzle(call: Call, entry: PuzzleEntry): void {
  const { graph, estimates, write, board } = entry.make();
  const { line } = call.output;
  printHead(call, entry);
  line(say(call, texts.start(write(graph.start))));
  line(say(call, texts.heuristics(Object.keys(estimates))));
  line(say(call, texts.source(entry.reference)));
  line(say(call, texts.solvedBy(entry.id)));
  line(`\n${board(graph.start)}`);
}

function printHead(call: Call, { id, title, summary, options }: Family | PuzzleEntry): void {
  const { line } = call.output;
  line(labelled(call, id, say(call, title)));
  line(say(call, summary));
  line();
  for (const row of optionLines(call, options)) line(row);
  line();
}

function optionLines(call: Call, options: OptionSpecs): string[] {
  return Object.entries(options).map(([name, spec]) => {
    const given = `${name}=${writeOption(spec.default)}`;
    return `  ${given.padEnd(22)}${say(call, spec.summary)} (${range(spec)})`;
  });
}

function range(spec: OptionSpec): string {
  if (spec.kind === "choice") return spec.values.join("|");
  if (spec.kind === "text") return spec.example;
  return `${spec.min}…${spec.max}`;
}
