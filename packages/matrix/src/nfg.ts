import type { Fault, Parsed, Place, Text } from "marienbad/base";
import { isWellFormed, parsed, refused, Scanner, sameText } from "marienbad/base";
import { type Fraction, parseFraction, writeFraction, ZERO } from "./fraction.ts";
import {
  MAX_PAYOFFS,
  type NormalForm,
  normalForm,
  product,
  profileCount,
  profileIndex,
  profileOf,
  strategyCounts,
} from "./normal-form.ts";
import { texts } from "./texts.ts";

/**
 * Reads both versions of Gambit's strategic games (.nfg); reports all faults up to where reading cannot continue.
 * Reference: Gambit manual, "Game representation formats", the strategic game (.nfg) file format.
 */
export function readNfg(source: string): Parsed<NormalForm> {
  const faults: Fault[] = [];
  const tokens = tokensOf(source, faults);
  try {
    const game = readGame(createReader(tokens, faults));
    if (faults.length === 0) return parsed(game);
  } catch (error) {
    if (error !== STOP) throw error;
  }
  const placeOf = ({ line = 0, column = 0 }: Fault): number => line * 1e6 + column;
  return refused(faults.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

const STOP = Symbol("nothing more can be read");

type Reader = ReturnType<typeof createReader>;

function createReader(tokens: readonly Token[], faults: Fault[]) {
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
    stop(sentence: Text, token: Token): never {
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
  const { strategies, counts } = readStrategies(reader, players);
  const comment = reader.next.kind === "text" ? reader.take().value : "";
  const read = reader.next.kind === "{" ? readOutcomes : readPayoffs;
  const values = read(reader, players.length, product(counts));
  if (reader.next.kind !== "end") reader.fault(texts.oneTooMany(named(reader.next)), reader.next);
  // In the file the choice of the first player changes fastest.
  const outcome = (profile: readonly number[]): Fraction[] =>
    values[profile.reduceRight((index, strategy, player) => index * counts[player] + strategy, 0)];
  return normalForm({ title, comment, players, strategies, outcome });
}

/** `{ 3 2 }`, or `{ { "a" "b" "c" } { "d" "e" } }`. Stops as soon as the game is too large. */
function readStrategies(reader: Reader, players: readonly string[]) {
  const start = reader.next;
  const counts: number[] = [];
  let payoffs = players.length;
  const strategies = readList(reader, texts.STRATEGIES, () => {
    const given =
      reader.next.kind === "{"
        ? readList(reader, texts.STRATEGIES_OF_A_PLAYER, () => readQuoted(reader, texts.A_STRATEGY))
        : readCount(reader);
    const count = typeof given === "number" ? given : given.length;
    counts.push(count);
    payoffs *= count;
    if (payoffs > MAX_PAYOFFS) reader.stop(texts.tooManyPayoffs(counts, MAX_PAYOFFS), start);
    return given;
  });
  if (players.length === 0) reader.stop(texts.gameWithoutPlayer(), start);
  if (counts.length !== players.length) {
    reader.stop(texts.playersWithoutStrategies(players.length, counts.length), start);
  }
  const idle = counts.indexOf(0);
  if (idle >= 0) reader.stop(texts.namedPlayerWithoutStrategy(players[idle]), start);
  return { strategies, counts };
}

function readCount(reader: Reader): number {
  const token = reader.take();
  const count = /^\d+$/.test(token.value) ? Number(token.value) : Number.NaN;
  if (!(count <= MAX_PAYOFFS)) reader.stop(texts.wrongStrategyCount(named(token), MAX_PAYOFFS), token);
  return count;
}

function readPayoffs(reader: Reader, players: number, profiles: number): Fraction[][] {
  return Array.from({ length: profiles }, (_, profile) =>
    Array.from({ length: players }, (_, player) => {
      requireMore(reader, profile * players + player, profiles * players, texts.PAYOFFS);
      return readPayoff(reader);
    }),
  );
}

/** `{ { "name" 1, 2 } … }`, then a number for each profile, 0 for payoffs of 0. */
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

function named({ kind, value }: Token): Text {
  if (kind === "end") return texts.END_OF_FILE;
  return sameText(JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value));
}

interface Token {
  readonly kind: "{" | "}" | "text" | "word" | "end";
  /** Without quotes. */
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

const BLANK = /[\s,]+/y;
const BRACE_OR_WORD = /[{}]|[^\s{},"]+/y;

/** Tokens of a file, the last of kind "end". A text that is never closed is a fault and swallows the rest. */
function tokensOf(source: string, faults: Fault[]): Token[] {
  const scanner = new Scanner(source, BLANK);
  const tokens: Token[] = [];
  while (!scanner.atEnd) {
    const place = scanner.place() as Required<Place>;
    const text = scanner.quoted('"', { lines: true })?.replace(/\\(["\\])/g, "$1");
    const word = text === undefined ? scanner.match(BRACE_OR_WORD)?.[0] : undefined;
    if (text !== undefined) {
      if (!isWellFormed(text)) faults.push({ text: texts.halfACharacter(), ...place });
      tokens.push({ kind: "text", value: text, ...place });
    } else if (word !== undefined) {
      tokens.push({ kind: word === "{" || word === "}" ? word : "word", value: word, ...place });
    } else {
      faults.push({ text: texts.neverClosedText(), ...place });
      scanner.match(/[\s\S]*/y);
    }
  }
  tokens.push({ kind: "end", value: "", ...(scanner.place() as Required<Place>) });
  return tokens;
}

/** payoffs: a table of all payoffs. outcomes: a list of the different outcomes, then their numbers. */
export type NfgVersion = "payoffs" | "outcomes";

/** A game in Gambit's format, which has no costs: a game stated in costs is written with its (negative) payoffs. */
export function writeNfg(game: NormalForm, version: NfgVersion = "payoffs"): string {
  const names = (list: readonly string[]): string => `{ ${list.map(quoted).join(" ")} }`;
  const counts = strategyCounts(game);
  const table = Array.from({ length: profileCount(game) }, (_, place) => {
    // In the file the choice of the first player changes fastest.
    const index = profileIndex(counts, profileOf(counts.toReversed(), place).reverse());
    return game.payoffsOfPlayer.map((payoffs) => writeFraction(payoffs[index]));
  });
  const head = [
    `NFG 1 R ${quoted(game.title)} ${names(game.players)}`,
    "",
    `{ ${game.strategiesOfPlayer.map(names).join("\n")}\n}`,
    quoted(game.comment),
    "",
  ];
  if (version === "payoffs") return `${[...head, table.map((payoffs) => payoffs.join(" ")).join("\n")].join("\n")}\n`;
  const rows = table.map((payoffs) => payoffs.join(", "));
  const outcomes = [...new Set(rows)];
  const numbers = rows.map((row) => outcomes.indexOf(row) + 1);
  return `${[...head, "{", ...outcomes.map((row) => `{ "" ${row} }`), "}", numbers.join(" ")].join("\n")}\n`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
