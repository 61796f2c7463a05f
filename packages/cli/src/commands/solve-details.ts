import { type Arena, choiceOf, winnerOf } from "marienbad/arena";
import { MarienbadError, type Text, type Work } from "marienbad/base";
import type { Player } from "marienbad/game";
import { layers, type Reason } from "marienbad/solve";
import { type Call, say } from "../core/command.ts";
import { whenRead } from "../core/output.ts";
import { texts as coreTexts } from "../core/texts.ts";
import type { SolvedGame } from "../report/solved-report.ts";
import { texts } from "./texts/solve.ts";

/** What `solve` tells beyond its summary: winning strategies, attractors layer by layer. */
export interface Details {
  readonly strategy: boolean;
  readonly layers: boolean;
}

const PLAYERS = [0, 1] as const;

export function detailsAsJson(game: SolvedGame, wanted: Details): object {
  const { arena, solution } = game;
  const label = (vertex: number): string => arena.label(vertex);
  const strategyFor = (player: Player): object =>
    Object.fromEntries(Array.from(strategyOf(game, player), ([from, to]) => [label(from), label(to)]));
  const attractorFor = (player: Player): string[][] =>
    Array.from(layers(arena, solution, player), ({ added }) => added.map(({ vertex }) => label(vertex)));
  return {
    ...(wanted.strategy && { strategy: PLAYERS.map(strategyFor) }),
    ...(wanted.layers && { attractors: PLAYERS.map(attractorFor) }),
  };
}

/** The moves of a player's winning strategy, from vertex to vertex. */
function* strategyOf({ arena, solution }: SolvedGame, player: Player): Generator<[number, number], void, void> {
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const choice = choiceOf(solution, vertex);
    if (choice !== undefined && winnerOf(solution, vertex) === player) yield [vertex, choice];
  }
}

/** Prints as work, which pauses after each line; its progress is how many lines there are. */
export function* printDetails(call: Call, game: SolvedGame, wanted: Details): Work<void> {
  for (const lines of printLines(call, game, wanted)) yield* whenRead(call.output, lines);
}

function* printLines(call: Call, game: SolvedGame, wanted: Details): Work<void> {
  let lines = 0;
  const line = (text: string): number => {
    if (call.output.closed) throw new MarienbadError("interrupted", coreTexts.INTERRUPTED);
    call.output.line(text);
    return ++lines;
  };
  if (wanted.layers) for (const player of PLAYERS) yield* printLayers(call, game, player, line);
  if (wanted.strategy) for (const player of PLAYERS) yield* printStrategy(call, game, player, line);
}

type PrintLine = (text: string) => number;

function* printStrategy(call: Call, game: SolvedGame, player: Player, line: PrintLine): Work<void> {
  yield line(`\n${call.paint.player(player, say(call, texts.winningStrategy(player)))}`);
  let isEmpty = true;
  for (const [from, to] of strategyOf(game, player)) {
    yield line(`  ${game.arena.label(from)} → ${game.arena.label(to)}`);
    isEmpty = false;
  }
  if (isEmpty) yield line("  —");
}

function* printLayers(call: Call, { arena, solution }: SolvedGame, player: Player, line: PrintLine): Work<void> {
  yield line(`\n${call.paint.player(player, say(call, texts.attractor(player)))}`);
  for (const { rank, added } of layers(arena, solution, player)) {
    yield line(`  A${subscript(rank)}`);
    for (const { vertex, reason } of added) {
      yield line(`    ${say(call, texts.becauseOf(arena.label(vertex), reasonText(arena, reason)))}`);
    }
  }
}

function reasonText(arena: Arena, reason: Reason): Text {
  switch (reason.kind) {
    case "goal":
      return texts.GOAL;
    case "one-good-move":
      return texts.oneGoodMove(arena.label(reason.to));
    default:
      return texts.everyMove(reason.to.map((target) => arena.label(target)));
  }
}

function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}
