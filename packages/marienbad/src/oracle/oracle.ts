import { type Key, legalMoves, outcome, type Player, type Result } from "../game/game.ts";
import type { Expert, GameKit, Resources } from "../game/kit.ts";
import { canonicalImage } from "../game/up-to-symmetry.ts";
import type { Value } from "../game/value.ts";
import { heapTheorem } from "../impartial/heap-theorem.ts";
import { Allowance, type OracleBudget } from "./allowance.ts";
import {
  type Analysis,
  bestOfMoves,
  compareJudgements,
  type JudgedMove,
  type Judgement,
  type Proved,
  proved,
} from "./judgement.ts";
import { Prover } from "./prover.ts";
import { type KnownArena, type SolveArena, SolvedArena } from "./solved-arena.ts";
import { type KnowledgeSource, sourceOf } from "./sources.ts";

/** Somebody who knows what positions and moves are worth, as far as anybody can. */
export interface Oracle<Position, Move> {
  /** What the position and each of its moves is worth. */
  analyse(position: Position, budget?: OracleBudget): Promise<Analysis<Move>>;
  /** What the position is worth: the best of its moves. */
  value(position: Position, budget?: OracleBudget): Promise<Judgement>;
  /** The best moves, all equally good; one where nothing is proved. None when the play is over. */
  bestMoves(position: Position, budget?: OracleBudget): Promise<readonly Move[]>;
  /** What is known exactly without searching, at a price that does not depend on chance. */
  known(position: Position, budget?: OracleBudget): Promise<Proved | undefined>;
  /** A good move from the game's own expert, found sooner than the values of all moves. */
  quickMove(position: Position, budget?: OracleBudget): Promise<Move | undefined>;
}

/** What an oracle may ask, beyond what the kit of the game brings. */
export interface OracleSources<Position> {
  /** What the expert of the game may read; nothing unless given. */
  readonly resources?: Resources | undefined;
  /** Whether the expert of the game is asked (default true). */
  readonly expert?: boolean | undefined;
  /** Exact values of positions from elsewhere: a database. */
  readonly database?: ((position: Position) => Promise<Value | undefined>) | undefined;
  /** An arena of this game that is there already; nothing else is then explored. */
  readonly arena?: KnownArena<Position> | undefined;
  /** Solves arenas; the readable solver unless given. */
  readonly solve?: SolveArena | undefined;
  /** The most positions to explore for the solved arena (default 5,000,000); 0 explores nothing. */
  readonly limit?: number | undefined;
  /** The same where a theorem knows who wins, and only the ranks are missing (default 500,000). */
  readonly rankLimit?: number | undefined;
  /** Where plays begin, when it is not the start of the game. */
  readonly from?: Position | undefined;
}

/** Counting traps may look at this many positions, which takes a second or two; beyond, none are told. */
const MAX_TRAP_NODES = 20_000_000;
const DEFAULT_RANK_LIMIT = 500_000;
const MAX_KEPT = 100_000;
const NO_RESOURCES: Resources = { load: async () => undefined };

/**
 * The oracle of a game: asks the theorem, the expert, the database, the solved arena and a search that proves, in this order
 * and as far as the game has them (S4 in docs/concordance.md).
 *
 * Needs any kit. What it says is *proved*, which is exact, or *estimated*. It keeps its promise: the value of a position is the
 * best of its moves, and moves that lead to mirror images of each other have one value. A fact once told is remembered.
 * Cost: what the sources cost, within the budget of each question; memory for the solved arena and for what was proved.
 */
export function oracleFor<Position, Move>(
  kit: GameKit<Position, Move>,
  sources: OracleSources<Position> = {},
): Oracle<Position, Move> {
  return new AskingOracle(kit, sources);
}

class AskingOracle<Position, Move> implements Oracle<Position, Move> {
  readonly #kit: GameKit<Position, Move>;
  readonly #sources: OracleSources<Position>;
  readonly #theorem: Expert<Position> | undefined;
  readonly #arena: SolvedArena<Position, Move>;
  readonly #prover: Prover<Position, Move>;
  /** Facts that were found by an expert or a search, by the key of the canonical image. */
  readonly #factOfKey = new Map<Key, Proved>();
  readonly #analysisOfKey = new Map<Key, { readonly analysis: Analysis<Move>; readonly cost: number }>();
  #expert: Promise<Expert<Position, Move> | undefined> | undefined;
  /** The question before: an expert answers one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(kit: GameKit<Position, Move>, sources: OracleSources<Position>) {
    this.#kit = kit;
    this.#sources = sources;
    this.#theorem = heapTheorem(kit);
    this.#arena = new SolvedArena(kit.rules, sources);
    this.#prover = new Prover(kit);
  }

  analyse(position: Position, budget: OracleBudget = {}): Promise<Analysis<Move>> {
    return this.#inTurn(() => this.#analyse(position, new Allowance(budget)));
  }

  async value(position: Position, budget: OracleBudget = {}): Promise<Judgement> {
    return (await this.analyse(position, budget)).value;
  }

  async bestMoves(position: Position, budget: OracleBudget = {}): Promise<readonly Move[]> {
    const { moves } = await this.analyse(position, budget);
    return equallyGood(moves, this.#kit.rules.turn(position)).map(({ move }) => move);
  }

  known(position: Position, budget: OracleBudget = {}): Promise<Proved | undefined> {
    return this.#inTurn(async () => {
      const allowance = new Allowance(budget);
      const fact = await this.#ask(position, allowance, 1);
      if (fact?.rank !== undefined || fact?.endless) return fact;
      const { from = this.#kit.rules.start } = this.#sources;
      await this.#arena.prepareOnce(from, this.#limitAt(fact, from), allowance);
      return this.#withArena(position, fact);
    });
  }

  quickMove(position: Position, budget: OracleBudget = {}): Promise<Move | undefined> {
    return this.#inTurn(async () => {
      const work = (await this.#fetchExpert())?.choose?.(position);
      return work && (await new Allowance(budget).run(work, 1));
    });
  }

  #inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(ask, ask);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #analyse(position: Position, allowance: Allowance): Promise<Analysis<Move>> {
    const { rules } = this.#kit;
    const before = this.#analysisOfKey.get(rules.key(position));
    if (before !== undefined && (before.cost >= allowance.cost || before.analysis.value.certainty === "proved")) {
      return before.analysis;
    }
    const legal = legalMoves(rules, position);
    if (legal.length === 0) {
      return { value: await this.#withScore(this.#ended(position) as Proved, position), moves: [] };
    }
    const player = rules.turn(position);
    const groups = this.#groupsOf(legal.map((move) => rules.play(position, move)));
    await this.#askSources(position, groups, allowance);
    await this.#search(groups, allowance.forSearch());
    const judged = legal.map((move, index): JudgedMove<Move> => {
      const group = groups.find(({ members }) => members.includes(index)) as Group<Position>;
      return { ...(group.judgement as Judgement), move };
    });
    const value = this.#settle(position, judged, player);
    const traps = await this.#countTraps(groups, player, allowance);
    const moves: JudgedMove<Move>[] = [];
    for (const [index, move] of judged.entries()) {
      const group = groups.findIndex(({ members }) => members.includes(index));
      const after = groups[group].positions[groups[group].members.indexOf(index)];
      const scored = await this.#withScore(move, after, -1);
      moves.push(traps === undefined ? scored : { ...scored, traps: traps[group] });
    }
    moves.sort((left, right) => compareJudgements(left, right, player));
    const analysis = { value: await this.#withScore(value, position), moves };
    keep(this.#analysisOfKey, rules.key(position), { analysis, cost: allowance.cost });
    return analysis;
  }

  /** Positions after the moves, those that are images of each other together. */
  #groupsOf(positions: readonly Position[]): Group<Position>[] {
    const groupOfKey = new Map<Key, Group<Position>>();
    for (const [index, position] of positions.entries()) {
      const key = this.#keyOf(position);
      const group = groupOfKey.get(key) ?? { position, positions: [], members: [], judgement: undefined };
      group.members.push(index);
      group.positions.push(position);
      groupOfKey.set(key, group);
    }
    return [...groupOfKey.values()];
  }

  /** Asks the exact sources about each group: first everybody in passing, then whatever takes its time. */
  async #askSources(position: Position, groups: readonly Group<Position>[], allowance: Allowance): Promise<void> {
    const shares = allowance.isLimited ? [allowance.exactShare / 4 / groups.length, undefined] : [1];
    for (const share of shares) {
      for (const group of groups.filter(({ judgement }) => judgement === undefined)) {
        const part = share ?? allowance.exactLeft;
        if (part > 0) group.judgement = await this.#ask(group.position, allowance, part);
      }
    }
    if (groups.every(({ judgement }) => isComplete(judgement))) return;
    const { from = this.#kit.rules.start } = this.#sources;
    const fact = groups.every(({ judgement }) => judgement !== undefined) ? (groups[0].judgement as Proved) : undefined;
    await this.#arena.prepare(from, position, this.#limitAt(fact, position), allowance);
    for (const group of groups)
      group.judgement = this.#withArena(group.position, group.judgement as Proved | undefined);
  }

  /** Where the result is known already, exploring is only for the ranks; and not where it is sure to be in vain. */
  #limitAt(fact: Proved | undefined, position: Position): number {
    const { limit = this.#arena.limit, rankLimit = DEFAULT_RANK_LIMIT } = this.#sources;
    if (fact === undefined) return limit;
    const most = Math.min(limit, rankLimit);
    return this.#sizeOf(position) > most ? 0 : most;
  }

  /** Positions that a sum of Nim heaps has, about. */
  #sizeOf(position: Position): number {
    const { heaps } = this.#kit;
    if (heaps?.game.kind !== "take-any") return 0;
    return heaps.heapsOf(position).reduce((product, heap) => product * (heap + 1), 1);
  }

  #withArena(position: Position, fact: Proved | undefined): Proved | undefined {
    if (isComplete(fact)) return fact;
    const value = this.#arena.valueOf(position);
    if (value === undefined) return fact;
    return { certainty: "proved", source: fact?.source ?? sourceOf("arena"), ...value };
  }

  /** The sources that answer position by position: the rules, theorem, expert and database. */
  async #ask(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    allowance.checkSignal();
    const ended = this.#ended(position);
    if (ended !== undefined) return ended;
    const fact = this.#factOfKey.get(this.#keyOf(position));
    if (fact !== undefined) return fact;
    const known =
      (await this.#askTheorem(position, allowance, share)) ?? (await this.#askExpert(position, allowance, share));
    if (isComplete(known)) return known;
    const found = await this.#sources.database?.(position);
    return found === undefined ? known : proved(found, known?.source ?? sourceOf("database"));
  }

  async #askTheorem(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    const theorem = this.#theorem;
    const value = theorem && (await allowance.run(theorem.value(position), share));
    return value && proved(value, { ...sourceOf("theorem"), ...titleOf(theorem) });
  }

  async #askExpert(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    const expert = await this.#fetchExpert();
    const value = expert && (await allowance.run(expert.value(position), share));
    return value && this.#learn(this.#keyOf(position), proved(value, { ...sourceOf("expert"), ...titleOf(expert) }));
  }

  /** The result alone, for counting traps. */
  async #askResult(position: Position, allowance: Allowance, nodes: number): Promise<Result | undefined> {
    const fact =
      this.#ended(position) ?? this.#factOfKey.get(this.#keyOf(position)) ?? this.#withArena(position, undefined);
    if (fact !== undefined) return fact.result;
    const expert = await this.#fetchExpert();
    if (expert?.result !== undefined) {
      const share = allowance.exactLeft;
      if (allowance.isLimited && share <= 0) return undefined;
      const result = await allowance.run(expert.result(position), share, { nodes });
      if (result !== undefined) return result;
    }
    return (await this.#ask(position, allowance, 0))?.result;
  }

  #ended(position: Position): Proved | undefined {
    const { rules } = this.#kit;
    const result = outcome(rules, position);
    return result === undefined ? undefined : proved({ result, rank: 0 }, sourceOf("rules"));
  }

  /** What nobody knows is searched, each position with its share of what is left. */
  async #search(groups: readonly Group<Position>[], allowance: Allowance): Promise<void> {
    const open = groups.filter(({ judgement }) => judgement === undefined);
    for (const [index, group] of open.entries()) {
      const share = allowance.left / (open.length - index);
      const judgement = await this.#prover.judge(group.position, allowance, share);
      group.judgement = judgement;
      if (judgement.certainty === "proved") this.#learn(this.#keyOf(group.position), judgement);
    }
  }

  /** The value of the position: the best of its moves. What is a fact already stays one, and says of the moves what it can. */
  #settle(position: Position, moves: JudgedMove<Move>[], player: Player): Judgement {
    const best = bestOfMoves(moves, player);
    const fact = best.certainty === "proved" ? undefined : this.#factOfKey.get(this.#keyOf(position));
    if (fact === undefined) return best;
    // Moves of a lost position lose, whether or not anybody has seen how.
    if (fact.result !== "draw" && fact.result !== player) {
      for (const [index, { certainty, move }] of moves.entries()) {
        if (certainty === "estimated")
          moves[index] = { ...proved({ result: fact.result, rank: undefined }, fact.source), move };
      }
    }
    return fact;
  }

  /**
   * For each group of moves that draws: how many of the opponent's answers lose. Undefined when that takes too long, for then
   * the draws could not be compared.
   */
  async #countTraps(
    groups: readonly Group<Position>[],
    player: Player,
    allowance: Allowance,
  ): Promise<number[] | undefined> {
    const { rules } = this.#kit;
    const traps = groups.map(() => 0);
    const before = allowance.nodes;
    for (const [index, { position, judgement }] of groups.entries()) {
      if (judgement?.certainty === "estimated") return undefined;
      if (judgement?.result !== "draw" || rules.turn(position) === player) continue;
      for (const answer of legalMoves(rules, position)) {
        const nodes = MAX_TRAP_NODES - (allowance.nodes - before);
        if (nodes <= 0) return undefined;
        const result = await this.#askResult(rules.play(position, answer), allowance, nodes);
        if (result === undefined) return undefined;
        if (result === player) traps[index]++;
      }
    }
    return traps;
  }

  async #withScore<Judged extends Judgement>(judged: Judged, position: Position, sign: 1 | -1 = 1): Promise<Judged> {
    const expert = await this.#fetchExpert();
    if (expert?.score === undefined || judged.certainty !== "proved" || judged.rank === undefined) return judged;
    const score = expert.score(judged, position);
    return { ...judged, score: sign === 1 ? score : 0 - score }; // so that no 0 is negative
  }

  #fetchExpert(): Promise<Expert<Position, Move> | undefined> {
    const { resources = NO_RESOURCES, expert = true } = this.#sources;
    this.#expert ??= (expert ? this.#kit.expert?.(resources) : undefined) ?? Promise.resolve(undefined);
    return this.#expert;
  }

  #learn(key: Key, fact: Proved): Proved {
    keep(this.#factOfKey, key, fact);
    return fact;
  }

  #keyOf(position: Position): Key {
    const { rules, symmetry } = this.#kit;
    return rules.key(symmetry === undefined ? position : canonicalImage(rules, symmetry, position));
  }
}

/** Moves that lead to images of each other. */
interface Group<Position> {
  /** One of them stands for all. */
  readonly position: Position;
  readonly positions: Position[];
  /** The numbers of the moves. */
  readonly members: number[];
  judgement: Judgement | undefined;
}

/** The first moves of a list that is sorted best first, as many as are equally good. */
export function equallyGood<Move>(moves: readonly JudgedMove<Move>[], player: Player): readonly JudgedMove<Move>[] {
  if (moves[0]?.certainty !== "proved") return moves.slice(0, 1);
  const end = moves.findIndex((move) => compareJudgements(moves[0], move, player) !== 0);
  return end < 0 ? moves : moves.slice(0, end);
}

function titleOf(expert: Pick<Expert<never>, "title" | "reference"> | undefined): Partial<KnowledgeSource> {
  return expert === undefined ? {} : { title: expert.title, reference: expert.reference };
}

/** Whether nothing is left to find out. */
function isComplete(judgement: Judgement | undefined): boolean {
  return judgement?.certainty === "proved" && (judgement.rank !== undefined || judgement.endless === true);
}

function keep<Kept>(kept: Map<Key, Kept>, key: Key, value: Kept): void {
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, value);
}
