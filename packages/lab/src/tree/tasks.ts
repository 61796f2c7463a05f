import { MarienbadError, readMove, type Text, unwrap } from "marienbad";
import type { AnyGame, BoardLook } from "marienbad/game";
import {
  type Answer,
  findSearch,
  graphGame,
  type HeuristicEntry,
  heightOf,
  heuristicsOf,
  type Meter,
  readScoredGraph,
  readScoreTree,
  run,
  runWithin,
  type SearchEvent,
  type Trace,
  treeGame,
  type Work,
} from "marienbad/search";
import { boardLook } from "marienbad-figure";
import { makeGame } from "../own/games.ts";
import { inOrder, record, type SearchRecord } from "./record.ts";
import { ALGORITHMS, type Question, type TreeSource } from "./source.ts";
import * as texts from "./texts.ts";

export interface TreeStudy extends SearchRecord {
  /** How far it looks: what was asked, or the height of a typed tree. */
  readonly depth: number;
  /** How the cells of small boards lie. */
  readonly board: BoardLook;
  readonly heuristics: readonly HeuristicChoice[];
  readonly heuristic: string;
  /** What minimax says of every node, when the tree is not too large. */
  readonly values?: readonly number[];
}

/** A heuristic to choose from; "none" judges every unfinished position 0. */
interface HeuristicChoice {
  readonly id: string;
  readonly title: Text;
}

const NO_HEURISTIC: HeuristicChoice = { id: "none", title: texts.noHeuristic };

export interface Count {
  readonly algorithm: string;
  /** False: it was stopped, and these are the numbers so far. */
  readonly finished: boolean;
  readonly nodes: number;
  readonly leaves: number;
  readonly memoHits: number;
  readonly alphaCuts: number;
  readonly betaCuts: number;
  readonly value?: number;
  readonly exact?: boolean;
  readonly line: readonly string[];
}

const MAX_VALUES = 5_000;

interface Subject {
  readonly game: AnyGame;
  readonly position: unknown;
  readonly depth: number;
}

function subjectOf({ source, depth }: Pick<Question, "source" | "depth">): Subject {
  if (source.kind === "list") {
    const tree = unwrap(readScoreTree(source.text));
    const game = treeGame(tree, source.root);
    return { game, position: game.start, depth: Math.max(1, heightOf(tree)) };
  }
  if (source.kind === "graph") {
    const game = unwrap(graphGame(unwrap(readScoredGraph(source.text))));
    return { game, position: game.start, depth };
  }
  const game = makeGame(source.game, source.options);
  return { game, position: positionOf(game, source), depth };
}

/** A position as the game writes it, or else moves from the start. */
function positionOf(game: AnyGame, { from }: TreeSource & { kind: "game" }): unknown {
  if (from === undefined || from.trim() === "") return game.start;
  const read = game.notation.readPosition(from);
  if (read.ok) return read.value;
  try {
    let position = game.start;
    for (const word of from.trim().split(/\s+/)) position = game.play(position, readMove(game, position, word));
    return position;
  } catch {
    return unwrap(read);
  }
}

/** The heuristic of that name, or the first: none at all is undefined. */
function heuristicOf({ game }: Subject, name: string | undefined): HeuristicEntry<unknown> | undefined {
  const entries = heuristicEntries(game);
  if (name === NO_HEURISTIC.id) return undefined;
  return entries.find(({ id }) => id === name) ?? entries[0];
}

/** Where scores are written down, playouts have nothing to say. */
function heuristicEntries(game: AnyGame): HeuristicEntry<unknown>[] {
  return heuristicsOf(game).filter(({ id }) => id !== "playouts" || game.heuristics?.score === undefined);
}

function searchOf(
  subject: Subject,
  algorithm: string,
  { reuse, heuristic }: Question,
  trace: Trace<unknown, unknown>,
): Work<Answer<unknown>, Meter> {
  const { game, position, depth } = subject;
  const judge = heuristicOf(subject, heuristic)?.make();
  return findSearch(algorithm).start<unknown, unknown>(game, position, { depth, trace, reuse, heuristic: judge });
}

function followSearch(question: Question): TreeStudy {
  const subject = subjectOf(question);
  const found = record(
    subject.game,
    subject.depth,
    (trace) => searchOf(subject, question.algorithm, question, trace),
    (search) => run(search),
  );
  const small = found.whole && found.nodes.length <= MAX_VALUES;
  return {
    ...found,
    depth: subject.depth,
    board: boardLook(subject.game),
    heuristics: [...heuristicEntries(subject.game).map(({ id, title }) => ({ id, title })), NO_HEURISTIC],
    heuristic: heuristicOf(subject, question.heuristic)?.id ?? NO_HEURISTIC.id,
    ...(small ? { values: valuesOf(subject, question, found) } : {}),
  };
}

/** What minimax says of every node: it visits the whole tree in order. */
function valuesOf(subject: Subject, question: Question, { nodes }: SearchRecord): number[] {
  const order = inOrder(nodes);
  const values: number[] = [];
  const trace = (event: SearchEvent<unknown, unknown>): void => {
    if (event.kind === "leaf" || event.kind === "leave") values[order[event.node]] = event.value;
  };
  run(searchOf(subject, "minimax", question, trace));
  return values;
}

function countSearches(
  { milliseconds, ...question }: Question & { readonly milliseconds: number },
  report: (progress: number) => void,
): Count[] {
  const subject = subjectOf(question);
  return ALGORITHMS.map((algorithm, index) => {
    const counts = { nodes: 0, leaves: 0, memoHits: 0, alphaCuts: 0, betaCuts: 0 };
    const trace = ({ kind, ...event }: SearchEvent<unknown, unknown>): void => {
      if (kind === "enter") counts.nodes++;
      else if (kind === "leaf") counts.leaves++;
      else if (kind === "memo") counts.memoHits++;
      else if (kind === "cut" && (event as { cut: string }).cut === "alpha") counts.alphaCuts++;
      else if (kind === "cut") counts.betaCuts++;
    };
    const started = performance.now();
    const onProgress = (): void => report((index + Math.min(1, (performance.now() - started) / milliseconds)) / 3);
    try {
      const answer = runWithin(searchOf(subject, algorithm, question, trace), { time: milliseconds, onProgress });
      const exact = answer.certainty === "exact";
      return { algorithm, finished: true, ...counts, value: answer.value, exact, line: wordsOf(subject, answer.line) };
    } catch (error) {
      if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
      return { algorithm, finished: false, ...counts, line: [] };
    }
  });
}

function wordsOf({ game, position }: Subject, line: readonly unknown[]): string[] {
  let here = position;
  return line.map((move) => {
    const word = game.notation.writeMove(move, here);
    here = game.play(here, move);
    return word;
  });
}

export const treeTasks = { "tree.follow": followSearch, "tree.count": countSearches };
export type TreeTasks = typeof treeTasks;
