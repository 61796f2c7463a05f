import { findPathIntoCycle } from "../base/cycle.ts";
import { MarienbadError } from "../base/error.ts";
import { shortageOf } from "../base/memory.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import type { Text } from "../base/text.ts";
import { run, Stop, type Work, withWork } from "../base/work.ts";
import { deriveGame, gameAsWritten, isTrusted, showPosition, snapshot, uncheckedGame } from "./checked.ts";
import * as texts from "./conformance-texts.ts";
import { Findings, TooManyFaults, whatThrew } from "./findings.ts";
import { fullGame } from "./full-game.ts";
import { type Key, legalMoves, outcome, type Player, type Rules } from "./game.ts";
import { agreesOnLeastImage, faultsOfImages } from "./image-faults.ts";
import { reportingGame, unknownMembers } from "./known-members.ts";
import { faultOfLevels, searchFaultOfLevels } from "./levels.ts";
import type { FullGame, Game } from "./members.ts";
import type { ConformanceOptions, Nonconformity } from "./nonconformity.ts";
import { Scoring } from "./scores.ts";
import { badKey, badMoves, badResult, badTurn, deadEnd, positionChanged, rulesFail, sharedKey } from "./texts.ts";

const DEFAULT_LIMIT = 2000;
const DEFAULT_MAX_FAULTS = 20;
/** The kind of fault of a key that is neither a string nor a whole number. */
const BAD_KEY = "no key";
const PAUSE_EVERY = 64; // moves

/**
 * Checks a game against the contract on its first positions, from all its starts: no member is mistyped, the key
 * includes the turn, nothing moves after the end, every end has a result or a meaning, `play` is pure, both players
 * move, and notation, symmetry, points, boards, levels and facts are right. Returns the faults, none for a pass. Cost:
 * linear in the moves of these positions.
 */
export const checkConformance = /* @__PURE__ */ withWork(function checkConformance<Position, Move>(
  game: Game<Position, Move>,
  options: ConformanceOptions = {},
): Nonconformity[] {
  return run(checkConformanceWork(game, options));
}, checkConformanceWork);

const CHECK_CONFORMANCE_OPTIONS: OptionNames<ConformanceOptions> = {
  limit: true,
  maxFaults: true,
  maxMoves: true,
  answersOnly: true,
  onAsk: true,
};

function* checkConformanceWork<Position, Move>(
  given: Game<Position, Move>,
  options: ConformanceOptions = {},
): Work<Nonconformity[]> {
  const game = fullGame(given);
  checkOptions("checkConformance", options, CHECK_CONFORMANCE_OPTIONS);
  const inspector = new Inspector(game, options);
  try {
    inspector.checkMembers(given);
    yield* inspector.explore();
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
  }
  return inspector.faults;
}

interface Seen<Position> {
  readonly position: Position;
  readonly turn: string;
  readonly result: string;
  readonly moves: string;
}

class Inspector<Position, Move> {
  readonly #findings: Findings;
  readonly #game: FullGame<Position, Move>;
  readonly #rules: Rules<Position, Move>;
  readonly #isTrusted: boolean;
  readonly #limit: number;
  readonly #maxMoves: number;
  readonly #answersOnly: boolean;
  readonly #queue: Position[] = [];
  readonly #seen = new Map<Key, Seen<Position>>();
  readonly #successors = new Map<Key, Key[]>();
  #moves = 0;
  #isComplete = true;

  constructor(game: FullGame<Position, Move>, options: ConformanceOptions) {
    const { limit = DEFAULT_LIMIT, maxFaults = DEFAULT_MAX_FAULTS, maxMoves, answersOnly = false, onAsk } = options;
    const watched = <Given extends object>(asked: Given) => (onAsk === undefined ? asked : reportingGame(asked, onAsk));
    this.#isTrusted = isTrusted(game);
    this.#game = watched(game);
    // unchecked, since what is wrong is reported here, not refused
    const rules = answersOnly ? deriveGame(game, { deadEnd: game.deadEnd ?? "draw" }) : uncheckedGame(game);
    this.#rules = watched(rules);
    this.#limit = limit;
    this.#findings = new Findings(maxFaults);
    this.#maxMoves = maxMoves ?? Number.POSITIVE_INFINITY;
    this.#answersOnly = answersOnly;
  }

  get faults(): Nonconformity[] {
    return this.#findings.faults;
  }

  checkMembers(given: object): void {
    if (this.#answersOnly || this.#isTrusted) return;
    for (const { name, meant } of unknownMembers(gameAsWritten(given)))
      this.#fault("members", undefined, texts.unknownMember(name, meant));
  }

  *explore(): Work<void> {
    for (const position of this.#starts()) {
      try {
        this.#meet(position);
      } catch (error) {
        this.#blame(position, error);
      }
    }
    let looked = 0;
    for (const position of this.#queue) {
      if (looked >= this.#limit) this.#isComplete = false;
      if (!this.#isComplete) break;
      try {
        yield looked++;
        yield* this.#inspect(position, looked);
      } catch (error) {
        this.#blame(position, error);
      }
    }
    if (this.#queue.length > 0) this.#checkFacts();
    if (!this.#answersOnly) this.#checkBothMove();
    if (!this.#isComplete && !this.#answersOnly) yield* this.#checkLevelsFarAway();
  }

  /** The start and some of the other starts: most of the positions checked should come after them. */
  *#starts(): Iterable<Position> {
    yield this.#rules.start;
    const { starts = [] } = this.#game;
    let left = this.#limit / 4;
    for (const position of typeof starts === "function" ? starts() : starts) {
      if (left-- <= 0) return;
      yield position;
    }
  }

  #blame(position: Position, error: unknown): void {
    if (error instanceof TooManyFaults || error instanceof Stop || shortageOf(error) !== undefined) throw error;
    if (this.#answersOnly) throw error;
    this.#fault("throws", position, rulesFail(whatThrew(error)));
  }

  /** Calls a checked function, and reports its refusal as a fault of this rule. */
  #ask(rule: Nonconformity["rule"], position: Position, ask: () => unknown): void {
    try {
      ask();
    } catch (error) {
      const why = error instanceof MarienbadError ? error.cause : undefined; // without its position
      if (!(why instanceof MarienbadError)) throw error;
      this.#fault(rule, position, why.text);
    }
  }

  /** `name` shows a position that has been changed since. */
  #fault(
    rule: Nonconformity["rule"],
    position: Position | undefined,
    sentence: Text,
    { name, kind }: { readonly name?: string; readonly kind?: string } = {},
  ): void {
    this.#findings.add(rule, name ?? (position === undefined ? undefined : this.#name(position)), sentence, kind);
  }

  /** The key of a position, or its content if the key is wrong, so that this causes no further faults. */
  #keyOf(position: Position): Key {
    const key: unknown = this.#rules.key(position);
    if (typeof key === "string" || Number.isSafeInteger(key)) return key as Key;
    this.#fault("key", position, badKey(key), { kind: BAD_KEY });
    return snapshot(position);
  }

  #name(position: Position): string {
    const word = showPosition(position, this.#game.notation);
    try {
      return word === String(this.#rules.key(position)) ? showPosition(position) : word;
    } catch {
      return word;
    }
  }

  /** Queues a position whose key is new, and compares any other with the known position of its key. */
  #meet(position: Position): Key {
    const rules = this.#rules;
    const key = this.#keyOf(position);
    if (this.#keyOf(position) !== key) this.#fault("key", position, texts.twoKeys());
    const seen = this.#look(position);
    const known = this.#seen.get(key);
    if (known === undefined) {
      const first = this.#seen.values().next().value;
      if (first !== undefined && typeof rules.key(first.position) !== typeof rules.key(position))
        this.#fault("key", position, texts.mixedKeys());
      this.#seen.set(key, seen);
      this.#queue.push(position);
      return key;
    }
    const differing = (["turn", "moves", "result"] as const).filter((part) => known[part] !== seen[part]);
    if (differing.length === 0 || this.#hasSameSuccessors(known, position, differing)) return key;
    const kind = `shared, ${differing}`;
    this.#fault("key", position, sharedKey(key, this.#name(known.position), differing), { kind });
    return key;
  }

  #look(position: Position): Seen<Position> {
    const rules = this.#rules;
    const moves = this.#answersOnly ? legalMoves(rules, position) : rules.moves(position);
    this.#moves += moves.length;
    const words = moves.map((move) => this.#write(move, position));
    return {
      position,
      turn: String(rules.turn(position)),
      result: String(rules.result(position)),
      moves: words.sort().join(" "),
    };
  }

  #write(move: Move, position: Position): string {
    return this.#answersOnly ? snapshot(move) : this.#game.notation.writeMove(move, position);
  }

  /** Different move objects that lead to the same keys make no answer wrong. */
  #hasSameSuccessors(known: Seen<Position>, position: Position, differing: readonly string[]): boolean {
    if (!this.#answersOnly || differing.join() !== "moves") return false;
    const [one, other] = [known.position, position].map((from) =>
      JSON.stringify(
        legalMoves(this.#rules, from)
          .map((move) => this.#rules.key(this.#rules.play(from, move)))
          .sort(),
      ),
    );
    return one === other;
  }

  *#inspect(position: Position, looked: number): Work<void> {
    const { symmetry, turnSwap, levels, byKey, board } = this.#game;
    const rules = this.#rules;
    const turn = rules.turn(position);
    if (turn !== 0 && turn !== 1) this.#fault("turn", position, badTurn(turn));
    const given: unknown = rules.result(position);
    const isKnown = given === undefined || given === 0 || given === 1 || given === "draw";
    if (!isKnown) this.#fault("result", position, badResult(given));
    const result = given === null ? undefined : given; // null is probably meant as that
    const [before, name] = [snapshot(position), this.#name(position)];
    const moves = rules.moves(position);
    if (!Array.isArray(moves)) return this.#fault("moves", position, badMoves(moves));
    if (result !== undefined && moves.length > 0 && !this.#answersOnly)
      this.#fault("moves", position, texts.movesAfterEnd());
    if (given === undefined && moves.length === 0 && !this.#isDeadEndMeant())
      this.#fault("result", position, deadEnd());
    if (snapshot(moves) !== snapshot(rules.moves(position))) this.#fault("moves", position, texts.twoLists());
    const key = this.#keyOf(position);
    const successors: Key[] = [];
    for (const [number, move] of (result === undefined ? moves : []).entries()) {
      if (number >= this.#limit || this.#queue.length > this.#limit || this.#moves > this.#maxMoves) {
        this.#isComplete = false;
        break;
      }
      if (number % PAUSE_EVERY === PAUSE_EVERY - 1) yield looked;
      const next = rules.play(position, move);
      if (this.#keyOf(position) !== key) return this.#fault("play", position, positionChanged(), { name });
      if (this.#keyOf(rules.play(position, move)) !== this.#keyOf(next))
        this.#fault("play", position, texts.twoPositions(this.#write(move, position)), { kind: "two positions" });
      successors.push(this.#meet(next));
    }
    if (snapshot(position) !== before && this.#isOtherNow(position, key))
      this.#fault("play", position, positionChanged(), { name });
    this.#successors.set(key, successors);
    const words = moves.map((move) => this.#write(move, position));
    if (!this.#answersOnly) {
      this.#checkWords(position, words);
      this.#checkNotation(position);
    }
    if (symmetry !== undefined && moves.length <= this.#limit) this.#checkSymmetry(position);
    if (turnSwap !== undefined) this.#checkTurnSwap(position, words);
    this.#ask("scores", position, () => this.#askPoints(position, result === undefined ? moves : []));
    if (this.#answersOnly) return;
    this.#ask("board", position, () => board?.draw(position));
    const fault = levels && faultOfLevels(rules, levels, position, byKey);
    if (fault !== undefined) this.#fault("levels", position, fault);
  }

  /** If only answers count, a position may cache things as long as the rules still return the same for it. */
  #isOtherNow(position: Position, key: Key): boolean {
    const known = this.#seen.get(key);
    if (!this.#answersOnly || known === undefined) return true;
    const now = this.#look(position);
    return now.turn !== known.turn || now.result !== known.result || now.moves !== known.moves;
  }

  #isDeadEndMeant(): boolean {
    return this.#game.deadEnd !== undefined || this.#isTrusted;
  }

  #checkBothMove(): void {
    const moved = [...this.#seen.values()].filter(({ result, moves }) => result === "undefined" && moves !== "");
    const turns = new Set(moved.map(({ turn }) => turn));
    const idle = ([0, 1] as const).find((player: Player) => !turns.has(String(player)));
    const isOne = turns.size === 1 && (turns.has("0") || turns.has("1"));
    if (moved.length > 1 && isOne && idle !== undefined && !this.#isTrusted)
      this.#fault("turn", undefined, texts.neverMoves(idle, moved.length));
  }

  #askPoints(position: Position, moves: readonly Move[]): void {
    const { scores } = this.#game;
    if (scores === undefined) return;
    const scoring = new Scoring(this.#rules, scores);
    if (moves.length === 0) scoring.score(position);
    for (const move of moves.slice(0, this.#limit)) scoring.gain(position, move);
  }

  #checkWords(position: Position, words: readonly string[]): void {
    const known = new Set<string>();
    for (const word of words) {
      if (known.has(word)) this.#fault("notation", position, texts.twoMovesWritten(word));
      known.add(word);
      if (word === "" || /\s/.test(word)) this.#fault("notation", position, texts.notOneWord(word));
    }
  }

  /** Checks levels to the ends of some games too, which the first positions of a large game do not reach. */
  *#checkLevelsFarAway(): Work<void> {
    const { levels, byKey } = this.#game;
    const found = levels && (yield* searchFaultOfLevels.work(this.#rules, levels, byKey));
    if (found !== undefined) this.#fault("levels", found.position, found.text);
  }

  #checkNotation(position: Position): void {
    const rules = this.#rules;
    const { notation } = this.#game;
    if (this.#findings.has("key", BAD_KEY)) return; // a notation may be made of keys
    const text = notation.writePosition(position);
    const back = notation.readPosition(text);
    if (!back.ok) {
      // a game without a notation reads no positions at all
      if (position === rules.start && text !== String(this.#keyOf(position)))
        this.#fault("notation", position, texts.ownTextRefused(text, back.faults[0]?.text));
    } else if (this.#keyOf(back.value) !== this.#keyOf(position)) {
      this.#fault("notation", position, texts.readAsAnother(text));
    }
  }

  #checkSymmetry(position: Position): void {
    const { symmetry } = this.#game;
    if (symmetry === undefined) return;
    for (const fault of faultsOfImages(this.#rules, symmetry, position)) this.#fault("symmetry", position, fault);
    if (!agreesOnLeastImage(this.#rules, this.#game, position))
      this.#fault("levels", position, texts.otherLeastImage());
  }

  #checkTurnSwap(position: Position, words: readonly string[]): void {
    const rules = this.#rules;
    const { turnSwap, facts } = this.#game;
    if (turnSwap === undefined) return;
    const swapped = turnSwap.swapTurn(position);
    if (rules.turn(swapped) === rules.turn(position)) this.#fault("turn-swap", position, texts.turnKept());
    if (rules.key(turnSwap.swapTurn(swapped)) !== rules.key(position))
      this.#fault("turn-swap", position, texts.swapNotUndone());
    const others = rules.moves(swapped).map((move) => this.#write(move, swapped));
    if (facts.impartial && others.sort().join(" ") !== [...words].sort().join(" "))
      this.#fault("facts", position, texts.notImpartial());
  }

  /** Facts that say "never" are refuted by one position; those that say "can" cannot be refuted here. */
  #checkFacts(): void {
    const { facts } = this.#game;
    const repeated = findPathIntoCycle(this.#successors.keys(), (key) => this.#successors.get(key) ?? [])?.at(-1);
    const at = (key: Key): Position => (this.#seen.get(key) as Seen<Position>).position;
    if (repeated !== undefined && facts.acyclic) this.#fault("facts", at(repeated), texts.notAcyclic());
    if (facts.canDraw) return;
    const endlessIsDrawn = (this.#rules.endless ?? "draw") === "draw";
    if (repeated !== undefined && endlessIsDrawn) this.#fault("facts", at(repeated), texts.endlessPlay());
    const looked = this.#isComplete ? this.#queue : this.#queue.slice(0, this.#successors.size);
    const drawn = looked.find((position) => outcome(this.#rules, position) === "draw");
    if (drawn !== undefined) this.#fault("facts", drawn, texts.drawFound());
  }
}

/** Throws `bad-rules` with all faults if a game breaks the contract: one line for tests. */
export function assertConforms<Position, Move>(given: Game<Position, Move>, options?: ConformanceOptions): void {
  const game = fullGame(given);
  const faults = checkConformance(game, options);
  if (faults.length > 0) throw new MarienbadError("bad-rules", texts.breaksContract(faults));
}
