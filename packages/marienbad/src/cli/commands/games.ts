import { type OptionSpec, type OptionSpecs, writeOption } from "../../base/options.ts";
import { findById } from "../../base/registry.ts";
import type { Text } from "../../base/text.ts";
import type { Facts } from "../../game/index.ts";
import { CATALOGUE, type CatalogueEntry } from "../../games/index.ts";
import { PUZZLES, type PuzzleEntry } from "../../path/index.ts";
import { type Call, type Command, labelled, say, takeWords } from "../core/command.ts";
import * as texts from "./texts/games.ts";

const MAX_FIRST_MOVES = 20;

export const games: Command = {
  name: "games",
  subjects: [...CATALOGUE, ...PUZZLES],
  usage: "games [GAME|PUZZLE]",
  flags: [],
  examples: ["marienbad games", "marienbad games dodgem", "marienbad games taquin"],
  async run(call) {
    const [id] = takeWords(call, games, 0, 1);
    if (id === undefined) listAll(call);
    else {
      const { id: found } = findById<{ id: string }>(texts.GAME_OR_PUZZLE, id, [...CATALOGUE, ...PUZZLES]);
      const game = CATALOGUE.find((entry) => entry.id === found);
      if (game !== undefined) showGame(call, game);
      else showPuzzle(call, findById(texts.GAME_OR_PUZZLE, found, PUZZLES));
    }
    return 0;
  },
};

function listAll(call: Call): void {
  if (call.json) {
    call.output.json([...CATALOGUE.map(describeGame), ...PUZZLES.map(describePuzzle)]);
    return;
  }
  const width = [...CATALOGUE, ...PUZZLES].reduce((widest, { id }) => Math.max(widest, id.length), 0);
  const list = (title: Text, entries: readonly { id: string; summary: Text }[]): void => {
    call.output.line(say(call, title));
    for (const { id, summary } of entries) call.output.line(`  ${id.padEnd(width)}  ${say(call, summary)}`);
  };
  list(texts.GAMES, CATALOGUE);
  list(texts.PUZZLES, PUZZLES);
}

/** What games and puzzles have in common, for programs. */
function describe({ id, title, summary, reference, options }: CatalogueEntry | PuzzleEntry): Record<string, unknown> {
  const specs = Object.entries(options).map(([name, { summary: about, ...spec }]) => [
    name,
    { ...spec, ...("pattern" in spec ? { pattern: spec.pattern.source } : {}), summary: about },
  ]);
  return { id, title, summary, reference, options: Object.fromEntries(specs) };
}

function describeGame(entry: CatalogueEntry): Record<string, unknown> {
  const { kit } = entry.make();
  return {
    kind: "game",
    ...describe(entry),
    facts: kit.facts,
    start: kit.notation.writePosition(kit.rules.start),
    heuristics: Object.keys(kit.heuristics ?? {}),
    symmetry: kit.symmetry !== undefined,
    parts: kit.parts !== undefined,
  };
}

function describePuzzle(entry: PuzzleEntry): Record<string, unknown> {
  const { graph, estimates, write } = entry.make();
  return { kind: "puzzle", ...describe(entry), start: write(graph.start), heuristics: Object.keys(estimates) };
}

function showGame(call: Call, entry: CatalogueEntry): void {
  if (call.json) {
    call.output.json(describeGame(entry));
    return;
  }
  const { kit } = entry.make();
  const { line } = call.output;
  printHead(call, entry);
  const { facts } = kit;
  const known = (Object.keys(facts) as (keyof Facts)[]).filter((fact) => facts[fact]);
  line(say(call, texts.facts(known)));
  line(say(call, texts.start(kit.notation.writePosition(kit.rules.start))));
  const moves = kit.rules.moves(kit.rules.start).map((move: unknown) => kit.notation.writeMove(move, kit.rules.start));
  line(say(call, texts.firstMoves(moves.slice(0, MAX_FIRST_MOVES), moves.length > MAX_FIRST_MOVES)));
  const heuristics = Object.keys(kit.heuristics ?? {});
  if (heuristics.length > 0) line(say(call, texts.heuristics(heuristics)));
  line(say(call, texts.source(entry.reference)));
  if (kit.board !== undefined) line(`\n${kit.board.draw(kit.rules.start)}`);
}

function showPuzzle(call: Call, entry: PuzzleEntry): void {
  if (call.json) {
    call.output.json(describePuzzle(entry));
    return;
  }
  const { graph, estimates, write, board } = entry.make();
  const { line } = call.output;
  printHead(call, entry);
  line(say(call, texts.start(write(graph.start))));
  line(say(call, texts.heuristics(Object.keys(estimates))));
  line(say(call, texts.source(entry.reference)));
  line(say(call, texts.solvedBy(entry.id)));
  line(`\n${board(graph.start)}`);
}

function printHead(call: Call, { id, title, summary, options }: CatalogueEntry | PuzzleEntry): void {
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
