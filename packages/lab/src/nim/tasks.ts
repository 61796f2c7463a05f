import { legalMoves, MarienbadError, runAsync, type Text, unwrap } from "marienbad";
import type { Language } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { findGame } from "marienbad/games/all";
import {
  analyseSum,
  type Component,
  defaultReach,
  explainPeriod,
  explainSum,
  findPeriod,
  grundyTable,
  grundyValues,
  type HeapGame,
  heapGameCalled,
  lastHeapNeeded,
  mex,
  NAMED_HEAP_GAMES,
  nimSum,
  optionsOfHeap,
  type PeriodFinding,
  repetitionTheorem,
  requireNormalPlay,
  type SumAnalysis,
  valueByPeriod,
  writeHeapGame,
} from "marienbad/impartial";
import { verifyPeriod } from "marienbad/verify";
import { partLetter } from "./sum-parts.ts";
import * as texts from "./texts.ts";

export interface GrundyStudy {
  /** The game as its rule is written: "0.77", "{2,3,5}". */
  readonly game: string;
  readonly title: Text | undefined;
  readonly values: readonly number[];
  readonly finding: PeriodFinding;
  readonly explanation: Text;
  /** The numbers of the theorem, when it is the one of Guy and Smith: heaps left at most, tokens taken at most. */
  readonly theorem?: { readonly heapsLeft: number; readonly taken: number; readonly needed: number };
  /** The certificate was checked once more by code that shares nothing with the search for it. */
  readonly verified: boolean;
}

/** Why a heap has its Grundy value: what it can become, and what that is worth. */
export interface HeapReason {
  readonly heap: number;
  readonly value: number;
  readonly options: readonly {
    readonly left: readonly number[];
    readonly values: readonly number[];
    readonly value: number;
  }[];
  readonly more: number;
}

export interface SumPart {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** A position as the game writes it; the start when it is missing. */
  readonly from?: string | undefined;
}

export interface SumStudy extends Omit<SumAnalysis<unknown>, "moves"> {
  readonly explanation: readonly Text[];
  readonly parts: readonly {
    readonly position: string;
    readonly value: number;
    readonly moves: readonly {
      readonly word: string;
      readonly to: string;
      readonly value: number;
      readonly wins: boolean;
    }[];
    readonly more: number;
  }[];
}

const MAX_OPTIONS = 60;
/** Verifying takes every option of every heap up to the bound: quadratic, and at once only up to here. */
const QUICKLY_VERIFIED = 3_000;

/** A heap game from what was typed: a name, a code, a set, or a game of the catalogue with its options. */
function heapGame(word: string): { game: HeapGame; title: Text | undefined } {
  const plain = word.trim().toLowerCase().replace(/\s+/g, "");
  const named = NAMED_HEAP_GAMES.find(({ name }) => name === plain);
  const called = heapGameCalled(plain);
  if (called !== undefined) return { game: called, title: named?.title };
  const [id, query = ""] = word.trim().split("?");
  const entry = findGame(id);
  const { heaps } = entry({ ...Object.fromEntries(new URLSearchParams(query)) });
  if (heaps === undefined) throw new MarienbadError("not-applicable", texts.notAHeapGame(id));
  requireNormalPlay(heaps);
  return { game: heaps.game, title: entry.title };
}

async function studyGrundy(
  { word, to }: { word: string; to: number },
  report: (progress: number) => void,
): Promise<GrundyStudy> {
  const { game, title } = heapGame(word);
  const reach = Math.max(to, defaultReach(game));
  const finding = await runAsync(findPeriod.work(game, { to: reach }), {
    onProgress: ({ heap }) => report(heap / reach),
  });
  const certificate = finding.status === "proved" ? finding.certificate : undefined;
  const theorem = certificate?.theorem === "repetition" ? repetitionTheorem(game) : undefined;
  return {
    game: writeHeapGame(game),
    title,
    values: Array.from(grundyValues(game, to)),
    finding,
    explanation: explainPeriod(finding),
    ...(certificate && theorem && { theorem: { ...theorem, needed: lastHeapNeeded(theorem, certificate) } }),
    verified: certificate !== undefined && certificate.checkedTo <= QUICKLY_VERIFIED && verifyPeriod(certificate).valid,
  };
}

function explainHeap({ word, heap }: { word: string; heap: number }): HeapReason {
  const { game } = heapGame(word);
  const values = grundyValues(game, heap);
  const all = [...optionsOfHeap(game, heap)].map((left) => {
    const worth = left.map((size) => values[size]);
    return { left, values: worth, value: nimSum(worth) };
  });
  return {
    heap,
    value: mex(all.map(({ value }) => value)),
    options: all.slice(0, MAX_OPTIONS),
    more: Math.max(0, all.length - MAX_OPTIONS),
  };
}

/** The value of a heap of any size, by the proved period; undefined when none is proved. */
function valueOfHeap({ word, heap }: { word: string; heap: string }): string | undefined {
  const finding = findPeriod(heapGame(word).game);
  return finding.status === "proved" ? String(valueByPeriod(finding.certificate, BigInt(heap))) : undefined;
}

function studySum({ parts, language }: { parts: readonly SumPart[]; language: Language }): SumStudy {
  const games = new Map<string, AnyGame>();
  // biome-ignore lint/suspicious/noExplicitAny: each part has positions of its own kind
  const components = parts.map(({ game, options, from }, index): Component<any> => {
    const key = JSON.stringify([game, options]);
    const rules = games.get(key) ?? findGame(game)(options);
    games.set(key, rules);
    const position = from === undefined ? rules.start : unwrap(rules.notation.readPosition(from));
    const name = `${partLetter(index)} (${findGame(game).title[language]})`;
    return { name, game: rules, position };
  });
  const analysis = analyseSum(components);
  const { moves: winning, ...rest } = analysis;
  return {
    ...rest,
    explanation: explainSum(analysis),
    parts: components.map(({ game, position }, component) => {
      const table = grundyTable(game);
      const legal = legalMoves(game, position);
      const winners = new Set(winning.filter((move) => move.component === component).map(({ word }) => word));
      const moves = legal.map((move: unknown) => {
        const next = game.play(position, move);
        const word = game.notation.writeMove(move, position);
        return { word, to: game.notation.writePosition(next), value: table.valueOf(next), wins: winners.has(word) };
      });
      // Winning moves are never left out.
      moves.sort((a, b) => Number(b.wins) - Number(a.wins));
      return {
        position: game.notation.writePosition(position),
        value: analysis.components[component].value,
        moves: moves.slice(0, MAX_OPTIONS),
        more: Math.max(0, moves.length - MAX_OPTIONS),
      };
    }),
  };
}

export const nimTasks = {
  "nim.grundy": studyGrundy,
  "nim.heap": explainHeap,
  "nim.value": valueOfHeap,
  "nim.sum": studySum,
};
export type NimTasks = typeof nimTasks;
