import { type Fault, type Parsed, parsed, refused, sameText, type Text } from "marienbad/base";
import { type Fraction, parseFraction, ZERO } from "./fraction.ts";
import { nfgTokens, type Token } from "./nfg-tokens.ts";
import { MAX_PAYOFFS, type NormalForm, normalForm } from "./normal-form.ts";
import { texts } from "./texts.ts";

/**
 * Reads Gambit's format for strategic games, in both versions: payoffs listed one after the other, or outcomes listed
 * first and their numbers after. Names of strategies or their counts are accepted with either.
 *
 * Returns every fault with its line and column; where the file stops making sense, reading stops there.
 * Reference: Gambit manual, "Game representation formats", the strategic game (.nfg) file format.
 */
export function readNfg(source: string): Parsed<NormalForm> {
  const { tokens, faults } = nfgTokens(source);
  const reader = createReader(tokens, faults);
  try {
    const game = readGame(reader);
    if (faults.length === 0) return parsed(game);
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return refused(faults.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

function placeOf({ line = 0, column = 0 }: Fault): number {
  return line * 1e6 + column;
}

/** Thrown when what follows cannot be understood; the reason is among the faults already. */
const STOP = Symbol("nothing more can be read");

interface Reader {
  readonly next: Token;
  take(): Token;
  fault(sentence: Text, token: Token): void;
  stop(sentence: Text, token: Token): never;
}

function createReader(tokens: readonly Token[], faults: Fault[]): Reader {
  let place = 0;
  const isTorn = faults.length > 0; // a text that never closes has swallowed the rest
  const fault = (sentence: Text, { line, column }: Token): void => {
    faults.push({ text: sentence, line, column });
  };
  return {
    get next() {
      return tokens[place];
    },
    take: () => tokens[place < tokens.length - 1 ? place++ : place],
    fault,
    stop(sentence, token) {
      if (!isTorn || token.kind !== "end") fault(sentence, token);
      throw STOP;
    },
  };
}

function readGame(reader: Reader): NormalForm {
  const header = reader.take();
  if (header.value !== "NFG") reader.stop(texts.noHeader(), header);
  const version = reader.take();
  if (version.value !== "1") reader.fault(texts.unknownVersion(named(version)), version);
  const numbers = reader.take();
  if (numbers.value !== "R" && numbers.value !== "D") reader.fault(texts.notRational(named(numbers)), numbers);
  const title = readQuoted(reader, texts.A_TITLE);
  const players = readList(reader, texts.PLAYERS, () => readQuoted(reader, texts.A_PLAYER));
  const strategies = readStrategies(reader, players);
  const comment = reader.next.kind === "text" ? reader.take().value : "";
  const counts = strategies.map(countOf);
  const profiles = counts.reduce((product, count) => product * count, 1);
  const values =
    reader.next.kind === "{"
      ? readOutcomes(reader, players.length, profiles)
      : readPayoffs(reader, players.length, profiles);
  if (reader.next.kind !== "end") reader.fault(texts.oneTooMany(named(reader.next)), reader.next);
  // In the file the choice of the first player changes fastest.
  const outcome = (profile: readonly number[]): Fraction[] =>
    values[profile.reduceRight((index, strategy, player) => index * counts[player] + strategy, 0)];
  return normalForm({ title, comment, players, strategies, outcome });
}

/** The names of a player's strategies, or how many there are. */
type Strategies = readonly string[] | number;

function countOf(strategies: Strategies): number {
  return typeof strategies === "number" ? strategies : strategies.length;
}

/** `{ 3 2 }`, or `{ { "a" "b" "c" } { "d" "e" } }`. The size is checked as it is read: no file can ask for too much. */
function readStrategies(reader: Reader, players: readonly string[]): Strategies[] {
  const start = reader.next;
  const counts: number[] = [];
  let payoffs = players.length;
  const strategies = readList(reader, texts.STRATEGIES, (): Strategies => {
    const given =
      reader.next.kind === "{"
        ? readList(reader, texts.STRATEGIES_OF_A_PLAYER, () => readQuoted(reader, texts.A_STRATEGY))
        : readCount(reader);
    counts.push(countOf(given));
    payoffs *= countOf(given);
    if (payoffs > MAX_PAYOFFS) reader.stop(texts.tooManyPayoffs(counts, MAX_PAYOFFS), start);
    return given;
  });
  if (players.length === 0) reader.stop(texts.gameWithoutPlayer(), start);
  if (counts.length !== players.length) {
    reader.stop(texts.playersWithoutStrategies(players.length, counts.length), start);
  }
  const idle = counts.indexOf(0);
  if (idle >= 0) reader.stop(texts.namedPlayerWithoutStrategy(players[idle]), start);
  return strategies;
}

function readCount(reader: Reader): number {
  const token = reader.take();
  const count = /^\d+$/.test(token.value) ? Number(token.value) : Number.NaN;
  if (!(count <= MAX_PAYOFFS)) reader.stop(texts.wrongStrategyCount(named(token), MAX_PAYOFFS), token);
  return count;
}

/** The payoffs of each profile, listed flat. */
function readPayoffs(reader: Reader, players: number, profiles: number): Fraction[][] {
  return Array.from({ length: profiles }, (_, profile) =>
    Array.from({ length: players }, (_, player) => {
      requireMore(reader, profile * players + player, profiles * players, texts.PAYOFFS);
      return readPayoff(reader);
    }),
  );
}

/** `{ { "name" 1, 2 } … }` and then one number for each profile, 0 standing for nothing to anybody. */
function readOutcomes(reader: Reader, players: number, profiles: number): Fraction[][] {
  const nothing = Array<Fraction>(players).fill(ZERO);
  const outcomes = readList(reader, texts.OUTCOMES, () => {
    const start = reader.next;
    const parts = readList(reader, texts.AN_OUTCOME, () =>
      reader.next.kind === "text" ? reader.take().value : readPayoff(reader),
    );
    const payoffs = parts.filter((part) => typeof part !== "string");
    if (payoffs.length === players) return payoffs;
    reader.fault(texts.wrongOutcome(players, payoffs.length), start);
    return nothing;
  });
  return Array.from({ length: profiles }, (_, profile) => {
    requireMore(reader, profile, profiles, texts.OUTCOME_NUMBERS);
    const token = reader.take();
    const number = /^\d{1,7}$/.test(token.value) ? Number(token.value) : Number.NaN;
    if (number === 0) return nothing;
    if (number <= outcomes.length) return outcomes[number - 1];
    reader.fault(texts.unknownOutcome(named(token), outcomes.length), token);
    return nothing;
  });
}

function requireMore(reader: Reader, found: number, wanted: number, what: Text): void {
  if (reader.next.kind === "end") reader.stop(texts.tableTooShort(found, what, wanted), reader.next);
}

function readPayoff(reader: Reader): Fraction {
  const token = reader.take();
  if (token.kind !== "word") reader.stop(texts.noPayoff(named(token)), token);
  const value = parseFraction(token.value);
  if (value === undefined) reader.fault(texts.notANumber(named(token)), token);
  return value ?? ZERO;
}

function readQuoted(reader: Reader, what: Text): string {
  const token = reader.take();
  if (token.kind !== "text") reader.stop(texts.notInQuotes(named(token), what), token);
  return token.value;
}

/** What `item` reads, again and again, between braces. */
function readList<T>(reader: Reader, what: Text, item: () => T): T[] {
  const start = reader.take();
  if (start.kind !== "{") reader.stop(texts.notInBraces(named(start), what), start);
  const items: T[] = [];
  while (reader.next.kind !== "}") {
    if (reader.next.kind === "end") reader.stop(texts.neverClosedBrace(what), start);
    items.push(item());
  }
  reader.take();
  return items;
}

/** A token as it is called in a sentence. */
function named({ kind, value }: Token): Text {
  if (kind === "end") return texts.END_OF_FILE;
  return sameText(JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value));
}
