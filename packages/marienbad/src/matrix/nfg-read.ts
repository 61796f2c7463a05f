import { type Fault, type Parsed, parsed } from "../base/error.ts";
import { type Fraction, notANumber, parseFraction, ZERO } from "./fraction.ts";
import { nfgTokens, type Token } from "./nfg-tokens.ts";
import { MOST_PAYOFFS, type NormalForm, normalForm } from "./normal-form.ts";

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
  return { ok: false, faults: faults.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

function placeOf({ line = 0, column = 0 }: Fault): number {
  return line * 1e6 + column;
}

/** Thrown when what follows cannot be understood; the reason is among the faults already. */
const STOP = Symbol("nothing more can be read");

interface Reader {
  readonly next: Token;
  take(): Token;
  fault(message: string, token: Token): void;
  stop(message: string, token: Token): never;
}

function createReader(tokens: readonly Token[], faults: Fault[]): Reader {
  let place = 0;
  const isTorn = faults.length > 0; // a text that never closes has swallowed the rest
  const fault = (message: string, { line, column }: Token): void => {
    faults.push({ message, line, column });
  };
  return {
    get next() {
      return tokens[place];
    },
    take: () => tokens[place < tokens.length - 1 ? place++ : place],
    fault,
    stop(message, token) {
      if (!isTorn || token.kind !== "end") fault(message, token);
      throw STOP;
    },
  };
}

function readGame(reader: Reader): NormalForm {
  const header = reader.take();
  if (header.value !== "NFG") reader.stop("a strategic game begins with NFG 1 R", header);
  const version = reader.take();
  if (version.value !== "1") reader.fault(`version ${named(version)} is not known: it should be 1`, version);
  const numbers = reader.take();
  if (numbers.value !== "R" && numbers.value !== "D") reader.fault(`${named(numbers)} should be R`, numbers);
  const title = text(reader, "the title of the game");
  const players = list(reader, "the players", () => text(reader, "the name of a player"));
  const strategies = readStrategies(reader, players);
  const comment = reader.next.kind === "text" ? reader.take().value : "";
  const counts = strategies.map((names) => names.length);
  const profiles = counts.reduce((product, count) => product * count, 1);
  const values =
    reader.next.kind === "{"
      ? readOutcomes(reader, players.length, profiles)
      : readPayoffs(reader, players.length, profiles);
  if (reader.next.kind !== "end")
    reader.fault(`${named(reader.next)} is one too many: the table was complete`, reader.next);
  // In the file the choice of the first player changes fastest.
  const outcome = (profile: readonly number[]): Fraction[] =>
    values[profile.reduceRight((index, strategy, player) => index * counts[player] + strategy, 0)];
  return normalForm({ title, comment, players, strategies, outcome });
}

/** `{ 3 2 }`, or `{ { "a" "b" "c" } { "d" "e" } }`. */
function readStrategies(reader: Reader, players: readonly string[]): string[][] {
  const start = reader.next;
  const strategies = list(reader, "the strategies", () => {
    const first = reader.next;
    if (first.kind === "{")
      return list(reader, "the strategies of a player", () => text(reader, "the name of a strategy"));
    const count = reader.take();
    const strategies = /^\d+$/.test(count.value) ? Number(count.value) : Number.NaN;
    if (!(strategies <= MOST_PAYOFFS)) {
      reader.stop(
        `${named(count)} should be a number of strategies up to ${MOST_PAYOFFS.toLocaleString("en")} or a list of names`,
        count,
      );
    }
    return Array.from({ length: strategies }, (_, strategy) => `${strategy + 1}`);
  });
  if (players.length === 0) reader.stop("the game has no player", start);
  if (strategies.length !== players.length) {
    reader.stop(`${players.length} players are named and ${strategies.length} have strategies`, start);
  }
  strategies.forEach((names, player) => {
    if (names.length === 0) reader.stop(`player "${players[player]}" has no strategy`, start);
  });
  if (strategies.reduce((product, names) => product * names.length, players.length) > MOST_PAYOFFS) {
    const size = strategies.map((names) => names.length).join(" × ");
    reader.stop(`a game of ${size} has too many payoffs: at most ${MOST_PAYOFFS.toLocaleString("en")} fit`, start);
  }
  return strategies;
}

/** The payoffs of each profile, listed flat. */
function readPayoffs(reader: Reader, players: number, profiles: number): Fraction[][] {
  return Array.from({ length: profiles }, (_, profile) =>
    Array.from({ length: players }, (_, player) => {
      missing(reader, profile * players + player, profiles * players, "payoffs");
      return payoff(reader);
    }),
  );
}

/** `{ { "name" 1, 2 } … }` and then one number for each profile, 0 standing for nothing to anybody. */
function readOutcomes(reader: Reader, players: number, profiles: number): Fraction[][] {
  const nothing = Array<Fraction>(players).fill(ZERO);
  const outcomes = list(reader, "the outcomes", () => {
    const start = reader.next;
    const parts = list(reader, "an outcome", () =>
      reader.next.kind === "text" ? reader.take().value : payoff(reader),
    );
    const payoffs = parts.filter((part) => typeof part !== "string");
    if (payoffs.length !== players)
      reader.fault(`this outcome needs ${players} payoffs and has ${payoffs.length}`, start);
    return payoffs.length === players ? payoffs : nothing;
  });
  return Array.from({ length: profiles }, (_, profile) => {
    missing(reader, profile, profiles, "outcome numbers");
    const token = reader.take();
    const number = /^\d{1,7}$/.test(token.value) ? Number(token.value) : Number.NaN;
    if (number === 0) return nothing;
    if (number <= outcomes.length) return outcomes[number - 1];
    reader.fault(`${named(token)} is not the number of an outcome: they go from 0 to ${outcomes.length}`, token);
    return nothing;
  });
}

function missing(reader: Reader, found: number, wanted: number, what: string): void {
  if (reader.next.kind === "end")
    reader.stop(`the table ends too soon: it has ${found} ${what} and needs ${wanted}`, reader.next);
}

function payoff(reader: Reader): Fraction {
  const token = reader.take();
  if (token.kind !== "word") reader.stop(`${named(token)} stands where a payoff should`, token);
  const value = parseFraction(token.value);
  if (value === undefined) reader.fault(`${named(token)} ${notANumber.en}`, token);
  return value ?? ZERO;
}

function text(reader: Reader, what: string): string {
  const token = reader.take();
  if (token.kind !== "text") reader.stop(`${named(token)} stands where ${what} should, in quotes`, token);
  return token.value;
}

/** What `item` reads, again and again, between braces. */
function list<T>(reader: Reader, what: string, item: () => T): T[] {
  const start = reader.take();
  if (start.kind !== "{") reader.stop(`${named(start)} stands where ${what} should, between braces`, start);
  const items: T[] = [];
  while (reader.next.kind !== "}") {
    if (reader.next.kind === "end") reader.stop(`the brace opened here for ${what} is never closed`, start);
    items.push(item());
  }
  reader.take();
  return items;
}

function named({ kind, value }: Token): string {
  return kind === "end" ? "the end of the file" : JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
