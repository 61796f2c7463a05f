import { findPathIntoCycle } from "../base/cycle.ts";
import { MarienbadError, textOfError } from "../base/error.ts";
import { shortageOf } from "../base/memory.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Text, text } from "../base/text.ts";
import { run, Stop, type Work } from "../base/work.ts";
import { showPosition, snapshot, uncheckedGame } from "./checked.ts";
import * as texts from "./conformance-texts.ts";
import { type Game, type Key, legalMoves, outcome } from "./game.ts";
import type { GameKit } from "./kit.ts";
import { faultOfLevels, searchFaultOfLevelsWork } from "./levels.ts";
import type { ConformanceOptions, Nonconformity } from "./nonconformity.ts";
import { Scoring } from "./scores.ts";
import { badKey, badMoves, badResult, badTurn, rulesFail } from "./texts.ts";
import { canonicalImage } from "./up-to-symmetry.ts";

const DEFAULT_LIMIT = 2000;
const DEFAULT_MAX_FAULTS = 20;
/** Moves between two pauses. */
const PAUSE_EVERY = 64;

/**
 * Checks a game against the contract on its first positions, from all its starts: the turn belongs to the key, nothing
 * moves after the end, play is pure, notation and symmetry keep what they should, points are whole numbers, boards can
 * be drawn, levels and stated facts hold. An empty list is a pass. Cost: linear in the moves of the positions that it
 * looks at.
 */
export function checkConformance<Position, Move>(
  kit: GameKit<Position, Move>,
  options: ConformanceOptions = {},
): Nonconformity[] {
  return run(checkConformanceWork(kit, options));
}

const CHECK_CONFORMANCE_OPTIONS: OptionNames<ConformanceOptions> = {
  limit: true,
  maxFaults: true,
  maxMoves: true,
  answersOnly: true,
  onQuestion: true,
};

/** The same, as work that can be paused; its progress is the number of positions looked at. */
export function* checkConformanceWork<Position, Move>(
  kit: GameKit<Position, Move>,
  options: ConformanceOptions = {},
): Work<Nonconformity[]> {
  checkOptions("checkConformance", options, CHECK_CONFORMANCE_OPTIONS);
  const inspector = new Inspector(kit, options);
  try {
    yield* inspector.explore();
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
  }
  return inspector.faults;
}

class TooManyFaults extends Error {}

/** What was thrown, and in which part of the kit where that is known: "board.draw: …". The position is told anyway. */
function whatThrew(error: unknown): Text {
  if (!(error instanceof MarienbadError) || error.cause === undefined) return textOfError(error);
  const { en, fr } = textOfError(error.cause);
  return text(`${error.parameters.member}: ${en}`, `${error.parameters.member} : ${fr}`);
}

/** What two positions with one key must have in common. */
interface Seen<Position> {
  readonly position: Position;
  readonly turn: string;
  readonly result: string;
  readonly moves: string;
}

class Inspector<Position, Move> {
  readonly faults: Nonconformity[] = [];
  readonly #kit: GameKit<Position, Move>;
  readonly #rules: Game<Position, Move>;
  readonly #limit: number;
  readonly #maxFaults: number;
  readonly #maxMoves: number;
  readonly #answersOnly: boolean;
  /** Asked once. */
  #onQuestion: ConformanceOptions["onQuestion"];
  readonly #queue: Position[] = [];
  readonly #seen = new Map<Key, Seen<Position>>();
  readonly #successors = new Map<Key, Key[]>();
  /** Pairs of positions with one key that have been reported. */
  readonly #reported = new Set<string>();
  /** Moves that were looked at. */
  #moves = 0;
  #isComplete = true;

  constructor(kit: GameKit<Position, Move>, options: ConformanceOptions) {
    const { limit = DEFAULT_LIMIT, maxFaults = DEFAULT_MAX_FAULTS, maxMoves, answersOnly = false } = options;
    this.#kit = kit;
    this.#rules = answersOnly ? kit.rules : uncheckedGame(kit.rules); // what is wrong is reported, not refused
    this.#limit = limit;
    this.#maxFaults = maxFaults;
    this.#maxMoves = maxMoves ?? Number.POSITIVE_INFINITY;
    this.#answersOnly = answersOnly;
    this.#onQuestion = options.onQuestion;
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
    if (!this.#isComplete && !this.#answersOnly) yield* this.#checkLevelsFarAway();
  }

  /** The start, and some of the others that the rules list: most of the positions looked at should come after them. */
  *#starts(): Iterable<Position> {
    yield this.#rules.start;
    const { starts = [] } = this.#kit;
    let left = this.#limit / 4;
    for (const position of typeof starts === "function" ? starts() : starts) {
      if (left-- <= 0) return;
      yield position;
    }
  }

  /** Rules that throw are a fault of the rules, not a crash. */
  #blame(position: Position, error: unknown): void {
    if (error instanceof TooManyFaults || error instanceof Stop || shortageOf(error) !== undefined) throw error;
    if (this.#answersOnly) throw error;
    this.#fault("throws", position, rulesFail(whatThrew(error)));
  }

  /** Asks for what is checked as it is used: what is wrong with it is a fault of this rule. */
  #ask(rule: Nonconformity["rule"], position: Position, ask: () => unknown): void {
    try {
      ask();
    } catch (error) {
      const why = error instanceof MarienbadError ? error.cause : undefined; // without its position
      if (!(why instanceof MarienbadError)) throw error;
      this.#fault(rule, position, why.text);
    }
  }

  #fault(rule: Nonconformity["rule"], position: Position, sentence: Text, name: string = this.#name(position)): void {
    this.faults.push({ rule, text: sentence, position: name });
    if (this.faults.length >= this.#maxFaults) throw new TooManyFaults();
  }

  /** A key alone does not show a position: rules without notation have theirs shown as JSON. */
  #name(position: Position): string {
    const word = showPosition(position, this.#kit.notation);
    try {
      return word === String(this.#rules.key(position)) ? showPosition(position) : word;
    } catch {
      return word;
    }
  }

  /** Puts a position into the queue when its key is new, and compares it with its namesake when it is not. */
  #meet(position: Position): Key {
    const rules = this.#rules;
    const key = rules.key(position);
    if (typeof key !== "string" && !Number.isSafeInteger(key)) this.#fault("key", position, badKey(key));
    if (rules.key(position) !== key) this.#fault("key", position, texts.twoKeys());
    const seen = this.#look(position);
    const known = this.#seen.get(key);
    if (known === undefined) {
      const first = this.#seen.keys().next().value;
      if (first !== undefined && typeof first !== typeof key) this.#fault("key", position, texts.mixedKeys());
      this.#seen.set(key, seen);
      this.#queue.push(position);
      return key;
    }
    const differing = (["turn", "moves", "result"] as const).filter((part) => known[part] !== seen[part]);
    if (differing.length === 0 || this.#hasSameSuccessors(known, position, differing)) return key;
    const namesake = this.#name(known.position);
    const pair = `${namesake} ${this.#name(position)}`;
    if (this.#reported.has(pair)) return key;
    this.#reported.add(pair);
    this.#fault("key", position, texts.sharedKey(JSON.stringify(key), namesake, differing));
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

  /** A wrong notation makes no answer wrong. */
  #write(move: Move, position: Position): string {
    return this.#answersOnly ? snapshot(move) : this.#kit.notation.writeMove(move, position);
  }

  /** Moves that are other objects but lead to the same keys have the same values: answers are right. */
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
    const { symmetry, turnSwap, levels, byKey, board } = this.#kit;
    const rules = this.#rules;
    const turn = rules.turn(position);
    if (turn !== 0 && turn !== 1) this.#fault("turn", position, badTurn(turn));
    const result = rules.result(position);
    if (result !== undefined && result !== 0 && result !== 1 && result !== "draw")
      this.#fault("result", position, badResult(result));
    const [before, name] = [snapshot(position), this.#name(position)];
    const moves = rules.moves(position);
    if (!Array.isArray(moves)) return this.#fault("moves", position, badMoves(moves));
    if (result !== undefined && moves.length > 0 && !this.#answersOnly)
      this.#fault("moves", position, texts.movesAfterEnd());
    if (result === undefined && moves.length === 0) this.#question(position, texts.drawnDeadEnd());
    if (snapshot(moves) !== snapshot(rules.moves(position))) this.#fault("moves", position, texts.twoLists());
    const key = rules.key(position);
    const successors: Key[] = [];
    for (const [number, move] of (result === undefined ? moves : []).entries()) {
      if (number >= this.#limit || this.#queue.length > this.#limit || this.#moves > this.#maxMoves) {
        this.#isComplete = false;
        break;
      }
      if (number % PAUSE_EVERY === PAUSE_EVERY - 1) yield looked;
      const next = rules.play(position, move);
      if (rules.key(position) !== key) return this.#fault("play", position, texts.positionChanged(), name);
      if (rules.key(rules.play(position, move)) !== rules.key(next))
        this.#fault("play", position, texts.twoPositions(this.#write(move, position)));
      successors.push(this.#meet(next));
    }
    if (snapshot(position) !== before && this.#isOtherNow(position, key))
      this.#fault("play", position, texts.positionChanged(), name);
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

  /** Where only answers count, a position may keep notes: what the rules say of it is what matters. */
  #isOtherNow(position: Position, key: Key): boolean {
    const known = this.#seen.get(key);
    if (!this.#answersOnly || known === undefined) return true;
    const now = this.#look(position);
    return now.turn !== known.turn || now.result !== known.result || now.moves !== known.moves;
  }

  #question(position: Position, sentence: Text): void {
    this.#onQuestion?.({ rule: "result", text: sentence, position: this.#name(position) });
    this.#onQuestion = undefined;
  }

  #askPoints(position: Position, moves: readonly Move[]): void {
    const { scores } = this.#kit;
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

  /** Levels are checked to the ends of some plays too, which the first positions of a large game do not reach. */
  *#checkLevelsFarAway(): Work<void> {
    const { levels, byKey } = this.#kit;
    const found = levels && (yield* searchFaultOfLevelsWork(this.#rules, levels, byKey));
    if (found !== undefined) this.#fault("levels", found.position, found.text);
  }

  #checkNotation(position: Position): void {
    const rules = this.#rules;
    const { notation } = this.#kit;
    const text = notation.writePosition(position);
    const back = notation.readPosition(text);
    if (!back.ok) {
      // Rules that came alone have no notation of positions at all; that is reported at the start, once.
      if (position === rules.start && text !== String(rules.key(position)))
        this.#fault("notation", position, texts.ownTextRefused(text, back.faults[0]?.text));
    } else if (rules.key(back.value) !== rules.key(position)) {
      this.#fault("notation", position, texts.readAsAnother(text));
    }
  }

  /** Images must have the same turn and result, and moves that lead to images of each other. */
  #checkSymmetry(position: Position): void {
    const rules = this.#rules;
    const { symmetry, levels } = this.#kit;
    if (symmetry === undefined) return;
    const canonical = (of: Position): string =>
      symmetry
        .images(of)
        .map((image) => JSON.stringify(rules.key(image)))
        .sort()[0];
    const targets = (of: Position): string =>
      legalMoves(rules, of)
        .map((move) => canonical(rules.play(of, move)))
        .sort()
        .join(" ");
    const images = symmetry.images(position);
    if (!images.some((image) => rules.key(image) === rules.key(position)))
      this.#fault("symmetry", position, texts.notAmongImages());
    const expected = targets(position);
    for (const image of images) {
      if (rules.turn(image) !== rules.turn(position)) this.#fault("symmetry", position, texts.imageOfOther("turn"));
      if (rules.result(image) !== rules.result(position))
        this.#fault("symmetry", position, texts.imageOfOther("result"));
      if (targets(image) !== expected) this.#fault("symmetry", position, texts.imageOfOther("moves"));
    }
    if (levels?.images === undefined) return;
    const [least, leastOfImages] = [rules, levels.images].map((keys) => canonicalImage(keys, symmetry, position));
    if (rules.key(least) !== rules.key(leastOfImages)) this.#fault("levels", position, texts.otherLeastImage());
  }

  #checkTurnSwap(position: Position, words: readonly string[]): void {
    const rules = this.#rules;
    const { turnSwap, facts } = this.#kit;
    if (turnSwap === undefined) return;
    const swapped = turnSwap.swapTurn(position);
    if (rules.turn(swapped) === rules.turn(position)) this.#fault("turn-swap", position, texts.turnKept());
    if (rules.key(turnSwap.swapTurn(swapped)) !== rules.key(position))
      this.#fault("turn-swap", position, texts.swapNotUndone());
    const others = rules.moves(swapped).map((move) => this.#write(move, swapped));
    if (facts.impartial && others.sort().join(" ") !== [...words].sort().join(" "))
      this.#fault("facts", position, texts.notImpartial());
  }

  /** A fact that says "never" is refuted by one position; one that says "can" is not by a small instance. */
  #checkFacts(): void {
    const { facts } = this.#kit;
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

/** Throws when a game breaks the contract: one line for tests. */
export function assertConforms<Position, Move>(kit: GameKit<Position, Move>, options?: ConformanceOptions): void {
  const faults = checkConformance(kit, options);
  if (faults.length > 0) throw new MarienbadError("bad-rules", texts.breaksContract(faults));
}
