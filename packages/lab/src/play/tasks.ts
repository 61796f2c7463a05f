import { readMove, type Text, unwrap } from "marienbad";
import { sameText } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import {
  bestLine,
  type ComputerPlayer,
  createPlayer,
  isSettled,
  type Judgement,
  type Oracle,
  oracleFor,
  type Proved,
  type Review,
  reviewPlay,
} from "marienbad/oracle";
import { heuristicByName } from "marienbad/search";
import { makeGame } from "../own/games.ts";
import { resources } from "../worker/resources.ts";
import type { ChosenMove, Evaluation, Facts, Place, Value } from "./values.ts";

/** Positions that a game may have to be solved whole. */
const MAX_POSITIONS = 1_000_000;
/** The share of the time that goes into searches where nothing is proved. */
const SEARCHING = 1 / 10;
const MAX_LINE = 60;

interface Table {
  readonly game: AnyGame;
  readonly start: unknown;
  readonly oracle: Oracle<unknown, unknown>;
}

let last: { readonly key: string; readonly table: Table } | undefined; // one game at a time: memory is not endless

function tableFor({ game, options, from }: Place): Table {
  const key = JSON.stringify([game, options, from]);
  if (last?.key === key) return last.table;
  const rules = makeGame(game, options);
  const start = from === undefined ? rules.start : unwrap(rules.notation.readPosition(from));
  const oracle = oracleFor<unknown, unknown>(rules, {
    resources,
    solve: solveArenaQuickly,
    from: start,
    limit: MAX_POSITIONS,
  });
  last = { key, table: { game: rules, start, oracle } };
  return last.table;
}

function replay({ game, start }: Table, words: readonly string[]): { positions: unknown[]; moves: unknown[] } {
  const positions = [start];
  const moves = words.map((word) => {
    const position = positions[positions.length - 1];
    const move = readMove(game, position, word);
    positions.push(game.play(position, move));
    return move;
  });
  return { positions, moves };
}

/** A play that is asked about, and the milliseconds for each of its positions that are looked at. */
interface Question {
  readonly place: Place;
  readonly time: number;
}

const askedLast = new Map<string, AbortController>();

/** What an answer may cost. The newest question of a kind is what matters: the one before it ends. */
function budgetFor(kind: string, time: number) {
  askedLast.get(kind)?.abort();
  const asked = new AbortController();
  askedLast.set(kind, asked);
  return { time, search: { time: time * SEARCHING }, signal: asked.signal };
}

interface EvaluateInput extends Question {
  /** What others have proved of positions after moves. */
  readonly facts?: Facts;
}

async function evaluate({ place, time, facts = {} }: EvaluateInput): Promise<Evaluation> {
  askedLast.get("prove")?.abort(); // a new question comes before help for an old one
  const table = tableFor(place);
  const { game, oracle } = table;
  const position = replay(table, place.moves).positions.at(-1);
  for (const [word, fact] of Object.entries(facts)) oracle.learn(after(table, position, word), fact);
  const analysis = await oracle.analyse(position, budgetFor("evaluate", time));
  const { value, moves } = analysis;
  return {
    solved: isSettled(analysis),
    isProvable: game.expert !== undefined,
    source: value.source.title,
    unit: unitOf(game, [value, ...moves]),
    position: worthOf(game, value),
    moves: moves.map(({ move, ...judgement }) => ({
      word: game.notation.writeMove(move, position),
      ...worthOf(game, judgement),
    })),
  };
}

function after({ game }: Table, position: unknown, word: string): unknown {
  return game.play(position, readMove(game, position, word));
}

interface ProveInput extends Question {
  readonly words: readonly string[];
}

/** What some moves are worth, as facts that another worker can learn: several share out the moves of a position. */
async function prove({ place, time, words }: ProveInput): Promise<Facts> {
  const table = tableFor(place);
  const position = replay(table, place.moves).positions.at(-1);
  const { signal } = budgetFor("prove", time);
  const end = performance.now() + time;
  const facts: Record<string, Proved> = {};
  for (const [index, word] of words.entries()) {
    const share = Math.max(1, (end - performance.now()) / (words.length - index));
    if (signal.aborted) break;
    const fact = await table.oracle.known(after(table, position, word), { time: share, signal });
    if (fact !== undefined) facts[word] = fact;
  }
  return facts;
}

/** A fact, or an estimate; not where an expert will prove it, given time: a number would only look like a value. */
function worthOf(game: AnyGame, judgement: Judgement): Value {
  if (judgement.certainty === "proved") {
    const { result, rank, endless, within, points } = judgement;
    return {
      exact: true,
      result,
      rank,
      ...(endless && { endless }),
      ...(within !== undefined && { within }),
      ...(points !== undefined && { points }),
    };
  }
  const isOpinion = game.expert === undefined && judgement.heuristic !== undefined;
  return { exact: false, ...(isOpinion && { estimate: judgement.estimate }) };
}

function unitOf({ heuristics = {} }: AnyGame, judgements: readonly Judgement[]): Text | undefined {
  const name = judgements.find((judgement) => judgement.certainty === "estimated")?.heuristic;
  return name === undefined ? undefined : (heuristics[name]?.title ?? sameText(name));
}

async function review({ place, time }: Question, report: (progress: number) => void): Promise<Review<string, string>> {
  const table = tableFor(place);
  const { notation } = table.game;
  const { moves } = replay(table, place.moves);
  const found = await reviewPlay(table.game, table.oracle, table.start, moves, {
    ...budgetFor("review", time),
    onReviewed: (done, total) => report(done / total),
  });
  const write = (move: unknown, index: number): string => notation.writeMove(move, found.positions[index]);
  return {
    ...found,
    positions: found.positions.map((position) => notation.writePosition(position)),
    moves: found.moves.map((reviewed, index) => ({
      ...reviewed,
      move: place.moves[index],
      best: reviewed.best.map((move) => write(move, index)),
    })),
  };
}

async function line({ place, time }: Question): Promise<string[]> {
  const table = tableFor(place);
  const { game, oracle } = table;
  let position = replay(table, place.moves).positions.at(-1);
  const moves = await bestLine(game, oracle, position, MAX_LINE, budgetFor("line", time));
  return moves.map((move) => {
    const word = game.notation.writeMove(move, position);
    position = game.play(position, move);
    return word;
  });
}

let lastPlayer: { readonly key: string; readonly player: ComputerPlayer<unknown, unknown> } | undefined;

interface ChooseInput {
  readonly place: Place;
  readonly player: string;
  readonly seed: number;
}

/** The move of a computer player: `perfect`, `strong:500`, `minimax:4:lines`, `mcts:500`, `random`. */
async function choose({ place, player, seed }: ChooseInput): Promise<ChosenMove> {
  const table = tableFor(place);
  const position = replay(table, place.moves).positions.at(-1);
  const key = JSON.stringify([place.game, place.options, place.from, player, seed]);
  if (lastPlayer?.key !== key) lastPlayer = { key, player: await makePlayer(table, player, seed) };
  const notes: Text[] = [];
  const move = await lastPlayer.player.choose(position, { onNote: (note) => void notes.push(note) });
  return { word: table.game.notation.writeMove(move, position), notes };
}

function makePlayer({ game, oracle }: Table, player: string, seed: number): Promise<ComputerPlayer<unknown, unknown>> {
  const [id, argument, heuristicName] = player.split(":");
  // The library's players use a game's first heuristic: the chosen one is put first.
  const heuristics =
    heuristicName === undefined ? game.heuristics : { chosen: heuristicByName(game, heuristicName, { plays: 10 }) };
  const chosen: AnyGame = heuristics === undefined ? game : { ...game, heuristics };
  return createPlayer<unknown, unknown>(argument ? `${id}:${argument}` : id, chosen, { seed, oracle });
}

export const playTasks = {
  "play.evaluate": evaluate,
  "play.prove": prove,
  "play.review": review,
  "play.line": line,
  "play.choose": choose,
};
export type PlayTasks = typeof playTasks;
