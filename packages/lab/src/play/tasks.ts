import { type AnyKit, makeGame, readMove, solve, type Text, unwrap } from "marienbad";
import { type ComputerPlayer, createPlayer, type Judgement, type Oracle, oracleFor } from "marienbad/oracle";
import { heuristicByName } from "marienbad/search";
import { resources } from "../worker/resources.ts";
import type { ChosenMove, Evaluation, Place, Value } from "./values.ts";

/** Positions that a game may have to be solved for its values, and for a player. */
const VALUES_LIMIT = 300_000;
const PLAYER_LIMIT = 2_000_000;
/** Milliseconds for the values of one position, and for those of all positions of a play. */
const THINKING = { time: 5000, search: { time: 900 } };
const REVIEWING = 7000;

interface Table {
  readonly kit: AnyKit;
  readonly start: unknown;
  readonly oracle: Oracle<unknown, unknown>;
}

let last: { readonly key: string; readonly table: Table } | undefined; // one game at a time: memory is not endless

function tableFor({ game, options, from }: Place, limit: number): Table {
  const key = JSON.stringify([game, options, from, limit]);
  if (last?.key === key) return last.table;
  const { kit } = makeGame(game, options);
  const start = from === undefined ? kit.rules.start : unwrap(kit.notation.readPosition(from));
  const oracle = oracleFor<unknown, unknown>(kit, { resources, solve, from: start, limit });
  last = { key, table: { kit, start, oracle } };
  return last.table;
}

function positionsOf({ kit, start }: Table, moves: readonly string[]): unknown[] {
  const positions = [start];
  for (const word of moves) {
    const position = positions[positions.length - 1];
    positions.push(kit.rules.play(position, readMove(kit, position, word)));
  }
  return positions;
}

function worthOf(judgement: Judgement): Value {
  if (judgement.certainty === "estimated") return { exact: false, estimate: judgement.estimate };
  const { result, rank, endless, within } = judgement;
  return { exact: true, result, rank, ...(endless && { endless }), ...(within !== undefined && { within }) };
}

async function evaluate(place: Place): Promise<Evaluation> {
  const table = tableFor(place, VALUES_LIMIT);
  const { notation } = table.kit;
  const position = positionsOf(table, place.moves).at(-1);
  const { value, moves } = await table.oracle.analyse(position, THINKING);
  return {
    solved: moves.every(({ certainty }) => certainty === "proved"),
    source: value.source.title,
    position: worthOf(value),
    moves: moves.map(({ move, ...judgement }) => ({ word: notation.writeMove(move, position), ...worthOf(judgement) })),
  };
}

/** The value of every position of a play, from its beginning on. */
async function review(place: Place): Promise<Value[]> {
  const table = tableFor(place, VALUES_LIMIT);
  const positions = positionsOf(table, place.moves);
  const started = performance.now();
  const values: Value[] = [];
  for (const [index, position] of positions.entries()) {
    const left = REVIEWING - (performance.now() - started);
    const time = Math.max(50, left / (positions.length - index));
    values.push(worthOf(await table.oracle.value(position, { time, search: { time: Math.min(150, time) } })));
  }
  return values;
}

let lastPlayer: { readonly key: string; readonly player: ComputerPlayer<unknown, unknown> } | undefined;

interface ChooseInput {
  readonly place: Place;
  readonly player: string;
  readonly seed: number;
}

/** The move of a computer player: `perfect`, `strong:500`, `minimax:4:lines`, `mcts:500`, `random`. */
async function choose({ place, player, seed }: ChooseInput): Promise<ChosenMove> {
  const table = tableFor(place, PLAYER_LIMIT);
  const position = positionsOf(table, place.moves).at(-1);
  const key = JSON.stringify([place.game, place.options, place.from, player, seed]);
  if (lastPlayer?.key !== key) lastPlayer = { key, player: await makePlayer(table, player, seed) };
  const notes: Text[] = [];
  const move = await lastPlayer.player.choose(position, { onNote: (note) => void notes.push(note) });
  return { word: table.kit.notation.writeMove(move, position), notes };
}

function makePlayer({ kit, oracle }: Table, player: string, seed: number): Promise<ComputerPlayer<unknown, unknown>> {
  const [id, argument, heuristicName] = player.split(":");
  // The library's players use a game's first heuristic: the chosen one is put first.
  const heuristics =
    heuristicName === undefined ? kit.heuristics : { chosen: heuristicByName(kit, heuristicName, { plays: 10 }) };
  const chosen: AnyKit = heuristics === undefined ? kit : { ...kit, heuristics };
  return createPlayer<unknown, unknown>(argument ? `${id}:${argument}` : id, chosen, { seed, oracle });
}

export const playTasks = { "play.evaluate": evaluate, "play.review": review, "play.choose": choose };
export type PlayTasks = typeof playTasks;
