import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { fullGame } from "../game/full-game.ts";
import { type Key, legalMoves, opponent, type Player } from "../game/game.ts";
import type { FullGame, Game } from "../game/members.ts";
import { Scoring } from "../game/scores.ts";
import { Allowance, type OracleBudget, type Stage } from "./allowance.ts";
import {
  type Analysis,
  afterGain,
  bestOfMoves,
  compareJudgements,
  equallyGood,
  type JudgedMove,
  type Judgement,
  type Proved,
  proved,
} from "./judgement.ts";
import { isComplete, Knowledge, keep, type OracleSources } from "./knowledge.ts";
import type { Prover } from "./prover.ts";

/** Answers questions about the value of positions and moves. */
export interface Oracle<Position, Move> {
  /** The values of the position and of each of its moves. */
  analyse(position: Position, budget?: OracleBudget): Promise<Analysis<Move>>;
  value(position: Position, budget?: OracleBudget): Promise<Judgement>;
  /** The best moves, all equally good; one where nothing is proved. None when the play is over. */
  bestMoves(position: Position, budget?: OracleBudget): Promise<readonly Move[]>;
  /** What is known exactly without searching, at a price that does not depend on chance. */
  known(position: Position, budget?: OracleBudget): Promise<Proved | undefined>;
  /** Takes a fact from an oracle of the same game that was asked elsewhere, in another thread for example. */
  learn(position: Position, fact: Proved): void;
  /** A good move from the game's own expert, found sooner than the values of all moves. */
  quickMove(position: Position, budget?: OracleBudget): Promise<Move | undefined>;
}

const ORACLE_FOR_OPTIONS: OptionNames<OracleSources<never>> = {
  resources: true,
  expert: true,
  database: true,
  arena: true,
  solve: true,
  limit: true,
  rankLimit: true,
  from: true,
};

/**
 * The oracle of a game: asks theorem, expert, database, solved arena, search in this order (S4 in docs/concordance.md).
 *
 * Needs any game. Answers are *proved*, which is exact, or *estimated*. The value of a position is always the best of
 * its moves, mirror images have one value, and a fact stays one. Cost: that of the sources, within the budget of each
 * question; memory for the solved arena and for facts.
 */
export function oracleFor<Position, Move>(
  given: Game<Position, Move>,
  sources: OracleSources<Position> = {},
): Oracle<Position, Move> {
  const game = fullGame(given);
  checkOptions("oracleFor", sources, ORACLE_FOR_OPTIONS);
  return new AskingOracle(game, sources);
}

/** From this many open moves on the position is asked about before them. */
const MANY_OPEN = 4;

class AskingOracle<Position, Move> implements Oracle<Position, Move> {
  readonly #game: FullGame<Position, Move>;
  readonly #knowledge: Knowledge<Position, Move>;
  #prover: Promise<Prover<Position, Move>> | undefined;
  readonly #analysisOfKey = new Map<Key, { readonly analysis: Analysis<Move>; readonly cost: number }>();
  /** The question before: an expert answers one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: FullGame<Position, Move>, sources: OracleSources<Position>) {
    this.#game = game;
    this.#knowledge = new Knowledge(game, sources);
  }

  analyse(position: Position, budget: OracleBudget = {}): Promise<Analysis<Move>> {
    return this.#inTurn(() => this.#analyse(position, new Allowance(budget)));
  }

  async value(position: Position, budget: OracleBudget = {}): Promise<Judgement> {
    return (await this.analyse(position, budget)).value;
  }

  async bestMoves(position: Position, budget: OracleBudget = {}): Promise<readonly Move[]> {
    const { moves } = await this.analyse(position, budget);
    const rules = this.#game;
    return equallyGood(moves, rules.turn(position), rules.endless).map(({ move }) => move);
  }

  known(position: Position, budget: OracleBudget = {}): Promise<Proved | undefined> {
    return this.#inTurn(async () => {
      const allowance = new Allowance({ ...budget, search: {} }); // nothing is searched
      const stage = await this.#knowledge.expertsStage(position);
      const fact = await this.#knowledge.ask(position, allowance, allowance.left(stage));
      if (isComplete(fact)) return fact;
      await this.#knowledge.exploreOnce(fact, allowance);
      return this.#knowledge.withArena(position, fact);
    });
  }

  learn(position: Position, fact: Proved): void {
    this.#knowledge.learn(position, fact);
  }

  quickMove(position: Position, budget: OracleBudget = {}): Promise<Move | undefined> {
    return this.#inTurn(async () => {
      const work = (await this.#knowledge.fetchExpert())?.choose?.(position);
      return work && (await new Allowance(budget).run(work, 1));
    });
  }

  #inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(ask, ask);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #analyse(position: Position, allowance: Allowance): Promise<Analysis<Move>> {
    const { scores } = this.#game;
    const before = this.#analysisOfKey.get(this.#game.key(position));
    if (before !== undefined && (before.cost >= allowance.cost || isSettled(before.analysis))) return before.analysis;
    const legal = legalMoves(this.#game, position);
    if (legal.length === 0) {
      return { value: await this.#knowledge.withScore(this.#knowledge.ended(position) as Proved, position), moves: [] };
    }
    const player = this.#game.turn(position);
    const positions = legal.map((move) => this.#game.play(position, move));
    const groups = groupsOf(positions, (after) => this.#knowledge.keyOf(after));
    const groupOfMove: number[] = [];
    for (const [group, { members }] of groups.entries()) for (const index of members) groupOfMove[index] = group;
    await this.#askSources(position, groups, allowance);
    await this.#search(groups, allowance.forSearch());
    const scoring = scores && new Scoring(this.#game, scores);
    const judged = legal.map((move, index): JudgedMove<Move> => {
      const judgement = groups[groupOfMove[index]].judgement as Judgement;
      return { ...(scoring === undefined ? judgement : afterGain(judgement, scoring.gain(position, move))), move };
    });
    const value = this.#settle(position, judged, player);
    const traps = scoring ? undefined : await countTraps(this.#game, this.#knowledge, groups, player, allowance);
    const moves: JudgedMove<Move>[] = [];
    for (const [index, move] of judged.entries()) {
      await allowance.breathe();
      const scored = await this.#knowledge.withScore(move, positions[index], -1);
      moves.push(traps === undefined ? scored : { ...scored, traps: traps[groupOfMove[index]] });
    }
    moves.sort((left, right) => compareJudgements(left, right, player, this.#game.endless));
    const analysis = { value: await this.#knowledge.withScore(value, position), moves };
    keep(this.#analysisOfKey, this.#game.key(position), { analysis, cost: allowance.cost });
    return analysis;
  }

  /** Asks the exact sources about each group: first all in passing, then those that take time. */
  async #askSources(position: Position, groups: readonly Group<Position>[], allowance: Allowance): Promise<void> {
    await this.#askAbout(groups, allowance, "passing");
    if (allowance.isLimited) {
      await this.#askAboutPosition(position, groups, allowance);
      await this.#askAbout(groups, allowance, await this.#knowledge.expertsStage(position));
    }
    if (groups.every(({ judgement }) => isComplete(judgement))) return;
    const fact = groups.every(({ judgement }) => judgement !== undefined) ? (groups[0].judgement as Proved) : undefined;
    await this.#knowledge.explore(position, fact, allowance);
    for (const group of groups)
      group.judgement = this.#knowledge.withArena(group.position, group.judgement as Proved | undefined);
  }

  /** Asks about the groups that are open, each within its part of the stage: one hard move must not take all. */
  async #askAbout(groups: readonly Group<Position>[], allowance: Allowance, stage: Stage): Promise<void> {
    const open = groups.filter(({ judgement }) => judgement === undefined);
    for (const [index, group] of open.entries()) {
      await allowance.breathe();
      const part = allowance.isLimited ? allowance.left(stage) / (open.length - index) : 1;
      if (part > 0) group.judgement = await this.#knowledge.ask(group.position, allowance, part);
    }
  }

  /** The position itself is easier to settle than many moves; if it is lost, all its moves lose. */
  async #askAboutPosition(position: Position, groups: readonly Group<Position>[], allowance: Allowance): Promise<void> {
    const open = groups.filter(({ judgement }) => judgement === undefined);
    if (open.length < MANY_OPEN) return;
    const fact = await this.#knowledge.ask(position, allowance, allowance.left("position"));
    if (fact === undefined || fact.points !== undefined) return;
    if (fact.result !== opponent(this.#game.turn(position))) return;
    for (const group of open) group.judgement = proved({ result: fact.result, rank: undefined }, fact.source);
  }

  async #search(groups: readonly Group<Position>[], allowance: Allowance): Promise<void> {
    const open = groups.filter(({ judgement }) => judgement === undefined);
    await this.#judgeEach(open, allowance, "deepening");
    await this.#judgeEach(
      open.filter(({ judgement }) => judgement?.certainty === "estimated"),
      allowance,
      "proofs",
    );
  }

  async #judgeEach(
    open: readonly Group<Position>[],
    allowance: Allowance,
    stage: "deepening" | "proofs",
  ): Promise<void> {
    if (open.length === 0) return;
    this.#prover ??= import("./prover.ts").then(({ Prover }) => new Prover(this.#game));
    const prover = await this.#prover;
    for (const [index, group] of open.entries()) {
      await allowance.breathe();
      const share = allowance.left(stage) / (open.length - index);
      const judgement = await prover[stage](group.position, allowance, share);
      if (judgement === undefined) continue;
      group.judgement = judgement;
      if (judgement.certainty === "proved") this.#knowledge.learn(group.position, judgement);
    }
  }

  /** The value of the position: the best of its moves, or a known fact, which then also settles lost moves. */
  #settle(position: Position, moves: JudgedMove<Move>[], player: Player): Judgement {
    const best = bestOfMoves(moves, player, this.#game.endless);
    const fact = best.certainty === "proved" ? undefined : this.#knowledge.factOf(position);
    if (fact === undefined) return best;
    // All moves of a lost position lose, even if no source has seen how.
    if (fact.points === undefined && fact.result !== "draw" && fact.result !== player) {
      for (const [index, { certainty, move }] of moves.entries()) {
        if (certainty === "estimated")
          moves[index] = { ...proved({ result: fact.result, rank: undefined }, fact.source), move };
      }
    }
    return fact;
  }
}

/** True if more time would find nothing more: all is proved, with the length of every move where that is known. */
export function isSettled({ value, moves }: Analysis<unknown>): boolean {
  if (value.certainty !== "proved") return false;
  const isRanked = value.rank !== undefined;
  return moves.every((move) => move.certainty === "proved" && (!isRanked || move.rank !== undefined || move.endless));
}

/** Moves that lead to images of each other. */
export interface Group<Position> {
  /** Represents all of them. */
  readonly position: Position;
  readonly members: number[];
  judgement: Judgement | undefined;
}

/** Positions after the moves, those that are images of each other, and so have the same key, together. */
export function groupsOf<Position>(
  positions: readonly Position[],
  keyOf: (position: Position) => Key,
): Group<Position>[] {
  const groupOfKey = new Map<Key, Group<Position>>();
  for (const [index, position] of positions.entries()) {
    const key = keyOf(position);
    const group = groupOfKey.get(key) ?? { position, members: [], judgement: undefined };
    group.members.push(index);
    groupOfKey.set(key, group);
  }
  return [...groupOfKey.values()];
}

/** Counting traps may look at this many positions, which takes a second or two; beyond, none are reported. */
const MAX_TRAP_NODES = 20_000_000;

/** The opponent's losing answers to each group of moves that draws; undefined when counting takes too long. */
export async function countTraps<Position, Move>(
  game: FullGame<Position, Move>,
  knowledge: Knowledge<Position, Move>,
  groups: readonly Group<Position>[],
  player: Player,
  allowance: Allowance,
): Promise<number[] | undefined> {
  const traps = groups.map(() => 0);
  const before = allowance.nodes;
  for (const [index, { position, judgement }] of groups.entries()) {
    if (judgement?.certainty === "estimated") return undefined;
    if (judgement?.result !== "draw" || game.turn(position) === player) continue;
    for (const answer of legalMoves(game, position)) {
      await allowance.breathe();
      const nodes = MAX_TRAP_NODES - (allowance.nodes - before);
      if (nodes <= 0) return undefined;
      const result = await knowledge.askResult(game.play(position, answer), allowance, nodes);
      if (result === undefined) return undefined;
      if (result === player) traps[index]++;
    }
  }
  return traps;
}
