import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import { type Fraction, negate, notANumber, parseFraction, writeFraction, ZERO } from "./fraction.ts";
import { MOST_PAYOFFS, type NormalForm, normalForm, profileIndex, shownPayoff, strategyCounts } from "./normal-form.ts";

/**
 * Reads a game from JSON. `payoffs` is nested by player, and its leaves give one number to each player:
 *
 *     { "title": "…", "players": ["A", "B"], "strategies": [["x", "y"], ["z"]],
 *       "payoffs": [[[1, "1/2"]], [[0, 3]]], "costs": true, "unit": "years" }
 *
 * Only `payoffs` is needed. Short forms for two players: `{ "row": A, "column": B }`, and `{ "matrix": A }` for zero sum.
 * Numbers may be texts ("1/3"), which are read exactly.
 */
export function readJsonGame(source: string): Parsed<NormalForm> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return refused(syntaxFault(source, (error as Error).message));
  }
  const faults: Fault[] = [];
  const game = readGame(value, (message) => faults.push({ message }));
  return game === undefined || faults.length > 0 ? refused(...faults) : parsed(game);
}

/** A game for fourteen players with two strategies each has too many payoffs already. */
const DEEPEST = 15;

type Report = (message: string) => void;

const KEYS = ["title", "comment", "players", "strategies", "payoffs", "row", "column", "matrix", "costs", "unit"];

function readGame(value: unknown, report: Report): NormalForm | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report('a game is an object such as {"row": [[1, 0], [0, 1]], "column": [[1, 0], [0, 1]]}');
    return undefined;
  }
  const given = value as Record<string, unknown>;
  for (const key of Object.keys(given))
    if (!KEYS.includes(key)) report(`"${key}" is not known: the keys are ${KEYS.join(", ")}`);
  const table = readTable(given, report);
  if (table === undefined) return undefined;
  const { counts, outcomes } = table;
  const players =
    given.players === undefined ? counts.map((_, player) => `${player + 1}`) : texts(given.players, "players", report);
  if (players.length !== counts.length) report(`players should be ${counts.length} names: the payoffs are for as many`);
  const named =
    given.strategies ?? counts.map((count) => Array.from({ length: count }, (_, strategy) => `${strategy + 1}`));
  const strategies = Array.isArray(named)
    ? named.map((names, player) => texts(names, `strategies[${player}]`, report))
    : [];
  if (strategies.length !== counts.length)
    report(`strategies should be ${counts.length} lists of names, one for each player`);
  strategies.slice(0, counts.length).forEach((names, player) => {
    if (names.length !== counts[player])
      report(`strategies[${player}] has ${names.length} names and the payoffs ${counts[player]} strategies`);
  });
  if (given.costs !== undefined && typeof given.costs !== "boolean") report("costs should be true or false");
  const word = (key: string): string => {
    if (given[key] !== undefined && typeof given[key] !== "string") report(`${key} should be a text`);
    return String(given[key] ?? "");
  };
  const [title, comment, unit] = ["title", "comment", "unit"].map(word);
  const consistent =
    players.length === counts.length && strategies.every((names, player) => names.length === counts[player]);
  if (!consistent || strategies.length !== counts.length) return undefined;
  const outcome = (profile: readonly number[]): Fraction[] => outcomes[profileIndex(counts, profile)];
  return normalForm({ title, comment, unit, players, strategies, outcome, costs: given.costs === true });
}

interface Table {
  readonly counts: number[];
  /** outcomes[profile][player], as given. */
  readonly outcomes: Fraction[][];
}

function readTable(given: Record<string, unknown>, report: Report): Table | undefined {
  const forms = [
    given.payoffs !== undefined,
    given.row !== undefined || given.column !== undefined,
    given.matrix !== undefined,
  ];
  if (forms.filter(Boolean).length !== 1) {
    report("give payoffs, or row and column, or matrix (one of the three)");
    return undefined;
  }
  if (given.payoffs !== undefined) {
    const array = readArray(given.payoffs, "payoffs", report);
    if (array === undefined) return undefined;
    const counts = array.shape.slice(0, -1);
    const width = array.shape[array.shape.length - 1];
    if (counts.length === 0 || width !== counts.length) {
      report(
        `payoffs should be nested once for each player and give each a number: they are nested ${counts.length} deep and give ${width}`,
      );
      return undefined;
    }
    const rows = Array.from({ length: array.values.length / width }, (_, i) =>
      array.values.slice(i * width, (i + 1) * width),
    );
    return { counts, outcomes: rows };
  }
  const zeroSum = given.matrix !== undefined;
  const row = zeroSum ? readMatrix(given.matrix, "matrix", report) : readMatrix(given.row, "row", report);
  const column = zeroSum ? row : readMatrix(given.column, "column", report);
  if (row === undefined || column === undefined) return undefined;
  if (String(row.shape) !== String(column.shape)) {
    report(
      `row and column should have the same size: they are ${row.shape.join(" × ")} and ${column.shape.join(" × ")}`,
    );
    return undefined;
  }
  return {
    counts: row.shape,
    outcomes: row.values.map((value, i) => [value, zeroSum ? negate(value) : column.values[i]]),
  };
}

interface ExactArray {
  readonly shape: number[];
  readonly values: Fraction[];
}

function readMatrix(value: unknown, name: string, report: Report): ExactArray | undefined {
  const array = readArray(value, name, report);
  if (array === undefined || array.shape.length === 2) return array;
  report(`${name} should be a matrix: a list of rows, each a list of numbers`);
  return undefined;
}

/** A nested list of numbers whose parts are all of one shape; every uneven part and every bad number is reported. */
function readArray(value: unknown, name: string, report: Report): ExactArray | undefined {
  const shape: number[] = [];
  for (let part = value; Array.isArray(part); part = part[0]) shape.push(part.length);
  if (
    shape.length === 0 ||
    shape.length > DEEPEST ||
    shape.includes(0) ||
    shape.reduce((product, size) => product * size, 1) > MOST_PAYOFFS
  ) {
    report(
      `${name} should be a list of lists of numbers, none of them empty and not above ${MOST_PAYOFFS.toLocaleString("en")} in all`,
    );
    return undefined;
  }
  const values: Fraction[] = [];
  let even = true;
  const visit = (part: unknown, depth: number, place: string): void => {
    if (depth === shape.length) {
      values.push(exactNumber(part, place, report));
    } else if (!Array.isArray(part) || part.length !== shape[depth]) {
      even = false;
      const found = Array.isArray(part) ? `has ${part.length} entries` : "is not a list";
      report(`${place} ${found}: it should have ${shape[depth]}, like the first one, for the rows to be even`);
    } else {
      part.forEach((inner, i) => {
        visit(inner, depth + 1, `${place}[${i}]`);
      });
    }
  };
  visit(value, 0, name);
  return even ? { shape, values } : undefined;
}

function exactNumber(value: unknown, place: string, report: Report): Fraction {
  const read = typeof value === "number" || typeof value === "string" ? parseFraction(String(value)) : undefined;
  if (read === undefined) {
    const written = typeof value === "number" ? value : JSON.stringify(value); // 1e999 reads as Infinity
    report(`${place} = ${written} ${notANumber.slice(0, -1)}`);
  } else if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    report(`${place} = ${value} is too long for a JSON number to be exact: write it as a text, in quotes`);
  }
  return read ?? ZERO;
}

function texts(value: unknown, name: string, report: Report): string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  report(`${name} should be a list of names`);
  return [];
}

/** The place that the JavaScript engine tells as an offset, as a line and a column. */
function syntaxFault(source: string, message: string): Fault {
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? source.length);
  const before = source.slice(0, offset).split("\n");
  const bare = /\b(NaN|-?Infinity)\b/.exec(source.slice(Math.max(0, offset - 9), offset + 9));
  const hint =
    bare === null
      ? "this is not JSON: something is missing here, or one too many"
      : `${bare[1]} ${notANumber.slice(0, -1)}`;
  return { message: hint, line: before.length, column: before[before.length - 1].length + 1 };
}

/** The game as `readJsonGame` reads it; numbers that are not whole are texts, so that they stay exact. */
export function writeJsonGame(game: NormalForm): string {
  const counts = strategyCounts(game);
  const exact = (value: Fraction): number | string => {
    const shown = shownPayoff(game, value);
    const number = Number(shown.numerator);
    return shown.denominator === 1n && Number.isSafeInteger(number) ? number : writeFraction(shown);
  };
  const nested = (profile: readonly number[]): unknown =>
    profile.length === counts.length
      ? game.payoffsOfPlayer.map((payoffs) => exact(payoffs[profileIndex(counts, profile)]))
      : Array.from({ length: counts[profile.length] }, (_, strategy) => nested([...profile, strategy]));
  const { title, comment, players, strategiesOfPlayer: strategies, costs, unit } = game;
  return `${JSON.stringify({ title, comment, players, strategies, payoffs: nested([]), costs, unit })}\n`;
}
