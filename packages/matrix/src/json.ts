import type { Fault, Literal, Parsed, Text } from "marienbad/base";
import { parsed, reading, readLiteral, refused, Scanner, sameText, unknownName } from "marienbad/base";
import { type Fraction, negate, parseFraction, writeFraction, ZERO } from "./fraction.ts";
import { readNfg } from "./nfg.ts";
import type { NormalForm } from "./normal-form.ts";
import { MAX_PAYOFFS, normalForm, product, profileIndex, shownPayoff, strategyCounts } from "./normal-form.ts";
import { texts } from "./texts.ts";

/** Reads a game in normal form: JSON if it begins with a brace or a bracket, otherwise Gambit's `.nfg`. */
export function readNormalForm(source: string): Parsed<NormalForm> {
  if (/^\s*EFG\b/.test(source)) return refused([{ text: texts.extensiveGame(), line: 1, column: 1 }]);
  return /^\s*[{[]/.test(source) ? readJsonGame(source) : readNfg(source);
}

/**
 * Reads a game from JSON. `payoffs` is nested by player, and its leaves give one number to each player:
 *
 *     { "title": "…", "players": ["A", "B"], "strategies": [["x", "y"], ["z"]],
 *       "payoffs": [[[1, "1/2"]], [[0, 3]]], "costs": true, "unit": "years" }
 *
 * Only `payoffs` is needed. Short forms for two players: `{ "row": A, "column": B }`, and `{ "matrix": A }` for zero
 * sum. Numbers are exact, and may be texts ("1/3"). Every fault has its line and column.
 */
export function readJsonGame(source: string): Parsed<NormalForm> {
  return reading(() => {
    const faults: Fault[] = [];
    const scanner = new Scanner(source, /\s+/y);
    const root = readLiteral(scanner);
    if (!scanner.atEnd) scanner.fail(texts.afterTheGame());
    const game = readGame(root, (sentence, { place }) => faults.push({ text: sentence, ...place }));
    return game === undefined || faults.length > 0 ? refused(faults) : parsed(game);
  });
}

/** Fourteen players with two strategies each already have too many payoffs. */
const MAX_DEPTH = 15;

const KEYS = ["title", "comment", "players", "strategies", "payoffs", "row", "column", "matrix", "costs", "unit"];

type Report = (sentence: Text, where: Literal) => void;

function readGame(root: Literal, report: Report): NormalForm | undefined {
  if (root.kind !== "dictionary") {
    report(texts.notAnObject(), root);
    return undefined;
  }
  const given = new Map<string, Literal>();
  for (const [key, value] of root.entries) {
    const name = key.kind === "string" ? key.value : "";
    if (!KEYS.includes(name)) report(unknownName(texts.KEY, name, KEYS), key);
    else if (given.has(name)) report(texts.keyTwice(name), key);
    given.set(name, value);
  }
  const table = readTable(root, given, report);
  const word = (name: string): string => {
    const value = given.get(name);
    if (value !== undefined && value.kind !== "string") report(texts.notAText(name), value);
    return value?.kind === "string" ? value.value : "";
  };
  const [title, comment, unit] = ["title", "comment", "unit"].map(word);
  const costs = given.get("costs");
  if (costs !== undefined && costs.kind !== "boolean") report(texts.costsNotBoolean(), costs);
  if (table === undefined) return undefined;
  const { counts, outcomes } = table;
  const players = readNames(given.get("players"), "players", counts.length, report);
  const lists = given.get("strategies");
  if (lists !== undefined && (lists.kind !== "list" || lists.items.length !== counts.length)) {
    report(texts.wrongStrategyLists(counts.length), lists);
    return undefined;
  }
  const strategies = counts.map((count, player) =>
    readNames(lists?.kind === "list" ? lists.items[player] : undefined, `strategies[${player}]`, count, report),
  );
  return normalForm({
    ...{ title, comment, unit, players, strategies },
    costs: costs?.kind === "boolean" && costs.value,
    outcome: (profile) => outcomes[profileIndex(counts, profile)],
  });
}

function readNames(value: Literal | undefined, what: string, count: number, report: Report): string[] {
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
  if (value === undefined) return numbers;
  const items = value.kind === "list" ? value.items : [];
  const names = items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
  if (value.kind === "list" && items.length === count && names.length === count) return names;
  report(texts.wrongNames(what, count), value);
  return numbers;
}

/** The numbers of strategies, and outcomes[profile][player]. */
function readTable(root: Literal, given: ReadonlyMap<string, Literal>, report: Report) {
  const [payoffs, row, column, matrix] = ["payoffs", "row", "column", "matrix"].map((name) => given.get(name));
  if (payoffs !== undefined && row === undefined && column === undefined && matrix === undefined) {
    return readNested(payoffs, report);
  }
  if (matrix !== undefined && payoffs === undefined && row === undefined && column === undefined) {
    const array = readMatrix(matrix, "matrix", report);
    return array && { counts: array.shape, outcomes: array.values.map((value) => [value, negate(value)]) };
  }
  if (row === undefined || column === undefined || payoffs !== undefined || matrix !== undefined) {
    report(texts.noTable(), root);
    return undefined;
  }
  const [first, second] = [readMatrix(row, "row", report), readMatrix(column, "column", report)];
  if (first === undefined || second === undefined) return undefined;
  if (String(first.shape) !== String(second.shape)) {
    const [one, other] = [first, second].map(({ shape }) => shape.join(" × "));
    report(texts.differentTables(one, other), column);
    return undefined;
  }
  return { counts: first.shape, outcomes: first.values.map((value, i) => [value, second.values[i]]) };
}

function readNested(payoffs: Literal, report: Report) {
  const array = readArray(payoffs, "payoffs", report);
  if (array === undefined) return undefined;
  const counts = array.shape.slice(0, -1);
  const width = array.shape[counts.length];
  if (width !== counts.length) {
    report(texts.wrongNesting(counts.length, width), payoffs);
    return undefined;
  }
  const profiles = Array.from({ length: array.values.length / width }, (_, index) => index);
  return { counts, outcomes: profiles.map((index) => array.values.slice(index * width, (index + 1) * width)) };
}

function readMatrix(value: Literal, name: string, report: Report) {
  const array = readArray(value, name, report);
  if (array === undefined || array.shape.length === 2) return array;
  report(texts.notAMatrix(name), value);
  return undefined;
}

function readArray(value: Literal, name: string, report: Report) {
  const shape: number[] = [];
  for (let part: Literal | undefined = value; part?.kind === "list"; part = part.items[0])
    shape.push(part.items.length);
  const size = product(shape);
  if (shape.length === 0 || shape.length > MAX_DEPTH || size === 0 || size > MAX_PAYOFFS) {
    report(texts.notAnArray(name, MAX_PAYOFFS), value);
    return undefined;
  }
  const values: Fraction[] = [];
  let even = true;
  const visit = (part: Literal, depth: number, place: string): void => {
    if (depth === shape.length) {
      values.push(exactNumber(part, place, report));
    } else if (part.kind !== "list" || part.items.length !== shape[depth]) {
      even = false;
      report(texts.unevenPart(place, part.kind === "list" ? part.items.length : undefined, shape[depth]), part);
    } else {
      part.items.forEach((inner, i) => {
        visit(inner, depth + 1, `${place}[${i}]`);
      });
    }
  };
  visit(value, 0, name);
  return even ? { shape, values } : undefined;
}

function exactNumber(literal: Literal, place: string, report: Report): Fraction {
  const value = literal.kind === "number" ? literal.digits : literal.kind === "string" ? literal.value : undefined;
  const read = value === undefined ? undefined : parseFraction(value);
  if (read === undefined) {
    const what = `${place}${value === undefined ? "" : ` = ${value}`}`;
    report(texts.notANumber(sameText(what)), literal);
  }
  return read ?? ZERO;
}

/** The game in JSON; fractions are texts, so that they stay exact. */
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
