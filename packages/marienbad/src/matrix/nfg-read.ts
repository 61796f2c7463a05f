import { type Fault, type Parsed, parsed } from "../base/error.ts";
import type { Text } from "../base/text.ts";
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
  if (header.value !== "NFG")
    reader.stop({ en: "a strategic game begins with NFG 1 R", fr: "un jeu stratégique commence par NFG 1 R" }, header);
  const version = reader.take();
  if (version.value !== "1") {
    const { en, fr } = named(version);
    reader.fault(
      { en: `version ${en} is not known: it should be 1`, fr: `la version ${fr} est inconnue : ce devrait être 1` },
      version,
    );
  }
  const numbers = reader.take();
  if (numbers.value !== "R" && numbers.value !== "D") {
    const { en, fr } = named(numbers);
    reader.fault({ en: `${en} should be R`, fr: `${fr} devrait être R` }, numbers);
  }
  const title = text(reader, { en: "the title of the game", fr: "le titre du jeu" });
  const players = list(reader, { en: "the players", fr: "les joueurs" }, () =>
    text(reader, { en: "the name of a player", fr: "le nom d'un joueur" }),
  );
  const strategies = readStrategies(reader, players);
  const comment = reader.next.kind === "text" ? reader.take().value : "";
  const counts = strategies.map((names) => names.length);
  const profiles = counts.reduce((product, count) => product * count, 1);
  const values =
    reader.next.kind === "{"
      ? readOutcomes(reader, players.length, profiles)
      : readPayoffs(reader, players.length, profiles);
  if (reader.next.kind !== "end") {
    const { en, fr } = named(reader.next);
    reader.fault(
      { en: `${en} is one too many: the table was complete`, fr: `${fr} est de trop : le tableau était complet` },
      reader.next,
    );
  }
  // In the file the choice of the first player changes fastest.
  const outcome = (profile: readonly number[]): Fraction[] =>
    values[profile.reduceRight((index, strategy, player) => index * counts[player] + strategy, 0)];
  return normalForm({ title, comment, players, strategies, outcome });
}

/** `{ 3 2 }`, or `{ { "a" "b" "c" } { "d" "e" } }`. */
function readStrategies(reader: Reader, players: readonly string[]): string[][] {
  const start = reader.next;
  const strategies = list(reader, { en: "the strategies", fr: "les stratégies" }, () => {
    const first = reader.next;
    if (first.kind === "{")
      return list(reader, { en: "the strategies of a player", fr: "les stratégies d'un joueur" }, () =>
        text(reader, { en: "the name of a strategy", fr: "le nom d'une stratégie" }),
      );
    const count = reader.take();
    const strategies = /^\d+$/.test(count.value) ? Number(count.value) : Number.NaN;
    if (!(strategies <= MOST_PAYOFFS)) {
      const { en, fr } = named(count);
      reader.stop(
        {
          en: `${en} should be a number of strategies up to ${MOST_PAYOFFS.toLocaleString("en")} or a list of names`,
          fr: `${fr} devrait être un nombre de stratégies jusqu'à ${MOST_PAYOFFS.toLocaleString("fr")} ou une liste de noms`,
        },
        count,
      );
    }
    return Array.from({ length: strategies }, (_, strategy) => `${strategy + 1}`);
  });
  if (players.length === 0) reader.stop({ en: "the game has no player", fr: "le jeu n'a pas de joueur" }, start);
  if (strategies.length !== players.length) {
    reader.stop(
      {
        en: `${players.length} players are named and ${strategies.length} have strategies`,
        fr: `${players.length} joueurs sont nommés et ${strategies.length} ont des stratégies`,
      },
      start,
    );
  }
  strategies.forEach((names, player) => {
    if (names.length > 0) return;
    const name = players[player];
    reader.stop({ en: `player "${name}" has no strategy`, fr: `le joueur "${name}" n'a pas de stratégie` }, start);
  });
  if (strategies.reduce((product, names) => product * names.length, players.length) > MOST_PAYOFFS) {
    const size = strategies.map((names) => names.length).join(" × ");
    reader.stop(
      {
        en: `a game of ${size} has too many payoffs: at most ${MOST_PAYOFFS.toLocaleString("en")} fit`,
        fr: `un jeu de ${size} a trop de gains : au plus ${MOST_PAYOFFS.toLocaleString("fr")}`,
      },
      start,
    );
  }
  return strategies;
}

/** The payoffs of each profile, listed flat. */
function readPayoffs(reader: Reader, players: number, profiles: number): Fraction[][] {
  return Array.from({ length: profiles }, (_, profile) =>
    Array.from({ length: players }, (_, player) => {
      missing(reader, profile * players + player, profiles * players, { en: "payoffs", fr: "gains" });
      return payoff(reader);
    }),
  );
}

/** `{ { "name" 1, 2 } … }` and then one number for each profile, 0 standing for nothing to anybody. */
function readOutcomes(reader: Reader, players: number, profiles: number): Fraction[][] {
  const nothing = Array<Fraction>(players).fill(ZERO);
  const outcomes = list(reader, { en: "the outcomes", fr: "les issues" }, () => {
    const start = reader.next;
    const parts = list(reader, { en: "an outcome", fr: "une issue" }, () =>
      reader.next.kind === "text" ? reader.take().value : payoff(reader),
    );
    const payoffs = parts.filter((part) => typeof part !== "string");
    if (payoffs.length !== players) {
      reader.fault(
        {
          en: `this outcome needs ${players} payoffs and has ${payoffs.length}`,
          fr: `cette issue demande ${players} gains et en a ${payoffs.length}`,
        },
        start,
      );
    }
    return payoffs.length === players ? payoffs : nothing;
  });
  return Array.from({ length: profiles }, (_, profile) => {
    missing(reader, profile, profiles, { en: "outcome numbers", fr: "numéros d'issues" });
    const token = reader.take();
    const number = /^\d{1,7}$/.test(token.value) ? Number(token.value) : Number.NaN;
    if (number === 0) return nothing;
    if (number <= outcomes.length) return outcomes[number - 1];
    const { en, fr } = named(token);
    reader.fault(
      {
        en: `${en} is not the number of an outcome: they go from 0 to ${outcomes.length}`,
        fr: `${fr} n'est pas le numéro d'une issue : ils vont de 0 à ${outcomes.length}`,
      },
      token,
    );
    return nothing;
  });
}

function missing(reader: Reader, found: number, wanted: number, what: Text): void {
  if (reader.next.kind !== "end") return;
  reader.stop(
    {
      en: `the table ends too soon: it has ${found} ${what.en} and needs ${wanted}`,
      fr: `le tableau finit trop tôt : il a ${found} ${what.fr} et en demande ${wanted}`,
    },
    reader.next,
  );
}

function payoff(reader: Reader): Fraction {
  const token = reader.take();
  const { en, fr } = named(token);
  if (token.kind !== "word") {
    reader.stop({ en: `${en} stands where a payoff should`, fr: `${fr} se trouve là où on attend un gain` }, token);
  }
  const value = parseFraction(token.value);
  if (value === undefined) reader.fault({ en: `${en} ${notANumber.en}`, fr: `${fr} ${notANumber.fr}` }, token);
  return value ?? ZERO;
}

function text(reader: Reader, what: Text): string {
  const token = reader.take();
  if (token.kind !== "text") misplaced(reader, token, what, { en: "in quotes", fr: "entre guillemets" });
  return token.value;
}

function misplaced(reader: Reader, token: Token, what: Text, how: Text): never {
  const { en, fr } = named(token);
  return reader.stop(
    {
      en: `${en} stands where ${what.en} should, ${how.en}`,
      fr: `${fr} se trouve là où on attend ${what.fr}, ${how.fr}`,
    },
    token,
  );
}

/** What `item` reads, again and again, between braces. */
function list<T>(reader: Reader, what: Text, item: () => T): T[] {
  const start = reader.take();
  if (start.kind !== "{") misplaced(reader, start, what, { en: "between braces", fr: "entre accolades" });
  const items: T[] = [];
  while (reader.next.kind !== "}") {
    if (reader.next.kind === "end") {
      reader.stop(
        {
          en: `the brace opened here for ${what.en} is never closed`,
          fr: `l'accolade ouverte ici pour ${what.fr} n'est jamais fermée`,
        },
        start,
      );
    }
    items.push(item());
  }
  reader.take();
  return items;
}

function named({ kind, value }: Token): Text {
  if (kind === "end") return { en: "the end of the file", fr: "la fin du fichier" };
  const shown = JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return { en: shown, fr: shown };
}
