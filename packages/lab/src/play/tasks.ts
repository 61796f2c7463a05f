import { type AnyKit, legalMoves, MarienbadError, makeGame, type Player, readMove, unwrap } from "marienbad";
import { type ComputerPlayer, createPlayer, type Oracle, solvedOracle, type Verdict } from "marienbad/oracle";
import { type Answer, defaultHeuristic, heuristicByName, runAsync, StrongMemory, strongWork } from "marienbad/search";
import type { Specialist } from "./connect4-values.ts";
import * as texts from "./texts.ts";
import type { Evaluation, MoveValue, Place, Value } from "./values.ts";

/** Positions that a game may have to be solved unasked, and for the perfect player. */
const DEFAULT_LIMIT = 300_000;
const PERFECT_LIMIT = 2_000_000;
const THINKING = 900; // milliseconds for one question that must be searched

interface Table {
  readonly kit: AnyKit;
  readonly start: unknown;
  oracle: Promise<Oracle<unknown, unknown>> | undefined;
  /** The limit that the game was too large for. */
  tooLarge: number;
  readonly memory: StrongMemory<unknown>;
  readonly specialist: Promise<Specialist | undefined>;
  /** What was searched before, by key. */
  readonly known: Map<unknown, Value>;
}

const tables = new Map<string, Table>();

function tableFor({ game, options, from }: Place): Table {
  const key = JSON.stringify([game, options, from]);
  const known = tables.get(key);
  if (known !== undefined) return known;
  tables.clear(); // one game at a time is enough, and memory is not endless
  const made = makeGame(game, options);
  const { kit } = made;
  const start = from === undefined ? kit.rules.start : unwrap(kit.notation.readPosition(from));
  const table: Table = {
    kit,
    start,
    oracle: undefined,
    tooLarge: 0,
    memory: new StrongMemory(),
    known: new Map(),
    specialist: specialistOf(game, made.options),
  };
  tables.set(key, table);
  return table;
}

/** Its code is fetched when its game is first played. */
async function specialistOf(game: string, options: Readonly<Record<string, unknown>>): Promise<Specialist | undefined> {
  if (game !== "connect4") return undefined;
  const { connect4Specialist } = await import("./connect4-values.ts");
  return await connect4Specialist(options as unknown as Parameters<typeof connect4Specialist>[0]);
}

function positionsOf({ kit, start }: Table, moves: readonly string[]): unknown[] {
  const positions = [start];
  for (const word of moves) {
    const position = positions[positions.length - 1];
    positions.push(kit.rules.play(position, readMove(kit, position, word)));
  }
  return positions;
}

async function oracleWithin(table: Table, limit: number): Promise<Oracle<unknown, unknown> | undefined> {
  if (table.tooLarge >= limit) return undefined;
  try {
    table.oracle ??= solvedOracle<unknown, unknown>(table.kit.rules, { from: table.start, limit });
    return await table.oracle;
  } catch (error) {
    table.oracle = undefined;
    if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
    table.tooLarge = limit;
    return undefined;
  }
}

function valueOfVerdict({ result, rank }: Verdict): Value {
  return { exact: true, result, rank, ...(result === "draw" && rank === undefined ? { endless: true } : {}) };
}

function valueOfAnswer({ value, certainty, distance }: Answer<unknown>): Value {
  if (certainty !== "exact") return { exact: false, estimate: value };
  if (Number.isFinite(value)) return { exact: true, result: "draw" };
  return { exact: true, result: value > 0 ? 0 : 1, rank: distance };
}

async function searchValue({ kit, memory, specialist }: Table, position: unknown, time: number): Promise<Value> {
  const known = await (await specialist)?.value(position, time / 2);
  if (known !== undefined) return known;
  const heuristic = defaultHeuristic(kit);
  const options = { acyclic: kit.facts.acyclic, memory, ...(heuristic === undefined ? {} : { heuristic }) };
  return valueOfAnswer(await runAsync(strongWork<unknown, unknown>(kit.rules, position, options), { time }));
}

/**
 * The worth of a value to a player, for sorting: a win before a draw before a loss, quick wins and late losses first.
 */
function worth({ result, rank = 0, estimate = 0 }: Value, player: Player): number {
  if (result === undefined) return Math.atan(player === 0 ? estimate : -estimate); // between −2 and 2
  if (result === "draw") return 0;
  return result === player ? 1e9 - rank : rank - 1e9;
}

async function evaluate(place: Place): Promise<Evaluation> {
  const table = tableFor(place);
  const { rules, notation } = table.kit;
  const position = positionsOf(table, place.moves).at(-1);
  const found = await (await table.specialist)?.moves(position, THINKING);
  if (found !== undefined) return { solved: true, position: await rememberedValue(table, position), moves: found };
  const oracle = await oracleWithin(table, DEFAULT_LIMIT);
  if (oracle !== undefined) {
    const moves = oracle
      .ratedMoves(position)
      .map(({ move, ...verdict }) => ({ word: notation.writeMove(move, position), ...valueOfVerdict(verdict) }));
    return { solved: true, position: valueOfVerdict(oracle.verdict(position)), moves };
  }
  const legal: readonly unknown[] = legalMoves(rules, position);
  const player = rules.turn(position);
  const moves: MoveValue[] = [];
  for (const move of legal) {
    const value = await searchValue(table, rules.play(position, move), THINKING / legal.length);
    moves.push({ word: notation.writeMove(move, position), ...value });
  }
  moves.sort((left, right) => worth(right, player) - worth(left, player));
  return { solved: false, position: await rememberedValue(table, position), moves };
}

/** Positions of a play are asked for again and again while it goes on. */
async function rememberedValue(table: Table, position: unknown): Promise<Value> {
  const key = table.kit.rules.key(position);
  const value = table.known.get(key) ?? (await searchValue(table, position, 150));
  table.known.set(key, value);
  return value;
}

/** The value of every position of a play, from its beginning on. */
async function review(place: Place): Promise<Value[]> {
  const table = tableFor(place);
  const positions = positionsOf(table, place.moves);
  const oracle = await oracleWithin(table, DEFAULT_LIMIT);
  const values: Value[] = [];
  for (const position of positions) {
    if (oracle !== undefined) values.push(valueOfVerdict(oracle.verdict(position)));
    else values.push(await rememberedValue(table, position));
  }
  return values;
}

let seated: { readonly key: string; readonly player: ComputerPlayer<unknown, unknown> } | undefined;

/** The move of a computer player: `perfect`, `strong:500`, `minimax:4:lines`, `mcts:500`, `random`. */
async function choose({ place, player, seed }: { place: Place; player: string; seed: number }): Promise<string> {
  const table = tableFor(place);
  const position = positionsOf(table, place.moves).at(-1);
  const key = JSON.stringify([place.game, place.options, place.from, player, seed]);
  if (seated?.key !== key) seated = { key, player: await seat(table, player, seed) };
  return table.kit.notation.writeMove(await seated.player.choose(position), position);
}

async function seat(table: Table, player: string, seed: number): Promise<ComputerPlayer<unknown, unknown>> {
  const [id, argument, heuristicName] = player.split(":");
  const { kit } = table;
  // The library's players use a game's first heuristic: the chosen one is put first.
  const heuristics =
    heuristicName === undefined ? kit.heuristics : { chosen: heuristicByName(kit, heuristicName, { plays: 10 }) };
  const chosen: AnyKit = heuristics === undefined ? kit : { ...kit, heuristics };
  const oracle = async (): Promise<Oracle<unknown, unknown>> => {
    const found = await oracleWithin(table, PERFECT_LIMIT);
    if (found !== undefined) return found;
    throw new MarienbadError("limit-reached", texts.tooManyPositions(PERFECT_LIMIT));
  };
  const expert = (await table.specialist)?.expert;
  const options = { seed, oracle, ...(expert === undefined ? {} : { expert }) };
  return createPlayer<unknown, unknown>(argument ? `${id}:${argument}` : id, chosen, options);
}

export const playTasks = { "play.evaluate": evaluate, "play.review": review, "play.choose": choose };
export type PlayTasks = typeof playTasks;
