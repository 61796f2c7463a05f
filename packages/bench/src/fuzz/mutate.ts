import type { Random } from "marienbad/base";

/** What a reader is given: the text that somebody typed, or the bytes of a file. */
export type Input = string | Uint8Array;

/** Words that have broken readers before, here or elsewhere. */
const HOSTILE_WORDS: readonly string[] = [
  ..."0 1 -1 -0 2 7 01 1.5 .5 1e400 -1e400 1e-400 1e999999999 9007199254740993 4294967296 2147483648".split(" "),
  ..."18446744073709551616 99999999999999999999999999 1/0 0/0 -1/3 NaN Infinity inf nan 0x10 1_000 ١٢ ½".split(" "),
  ..."true false null True False None undefined draw start vertices edges owner goal S0 S1 h digraph parity".split(" "),
  ..."__proto__ constructor toString hasOwnProperty length prototype {} [] () {[( )]} \\u0000 \\ud800".split(" "),
  ..."-> -- ; , : = == . .. / // /* */ # % & < > <!-- ]]> ' \" ` \\ \\\\ \\n '' \"\" ''' \"\"\"".split(" "),
  ..."-h --help --json --lang --from --limit -o - ~ $HOME *".split(" "),
  ...[" ", "\t", "\n", "\r\n", "\r", "\0", "\u00a0", "\u2028", "\u2029", "\ufeff", "\ufffd", "\x1b[31m", "\x7f"],
  ...["\ud800", "\udc00", "\ud83d\ude00", "e\u0301", "é", "İ", "ß", "ﬁ", "\u202e", "\u200b", "中"],
  "a".repeat(300),
  "9".repeat(400),
  "[".repeat(100),
  "(".repeat(70),
  '{"a":'.repeat(66),
  "[".repeat(65) + "]".repeat(65),
  " ".repeat(500),
  "x=1,".repeat(100),
];

/** The same input each time for the same sample and chance: one to four small changes, one most often. */
export function mutate<Kind extends Input>(samples: readonly Kind[], random: Random): Kind {
  let input: Input = samples[random.below(samples.length)];
  const changes = random.below(2) === 0 ? 1 : 1 + random.below(4);
  for (let i = 0; i < changes; i++) {
    const other = samples[random.below(samples.length)];
    if (typeof input === "string") input = mutateText(input, other as string, random);
    else input = mutateBytes(input, other as Uint8Array, random);
  }
  return input as Kind;
}

const WORD = /[\p{L}\p{N}_.-]+/gu;

type TextMutation = (text: string, other: string, random: Random) => string;

/** The first are as likely as all the others together: changes that leave most of the text as it should be. */
const TEXT_MUTATIONS: readonly TextMutation[] = [changeNumber, changeJson, repeatPart, swapLines];
const ROUGH_TEXT_MUTATIONS: readonly TextMutation[] = [flipCharacter, deletePart, splice, insertWord, replaceWord, cut];

function mutateText(text: string, other: string, random: Random): string {
  return pick(random.below(2) === 0 ? TEXT_MUTATIONS : ROUGH_TEXT_MUTATIONS, random)(text, other, random);
}

function flipCharacter(text: string, _: string, random: Random): string {
  if (text === "") return pick(HOSTILE_WORDS, random);
  const at = random.below(text.length);
  const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(random.below(8) === 0 ? 16 : 7)));
  return text.slice(0, at) + flipped + text.slice(at + 1);
}

function deletePart(text: string, _: string, random: Random): string {
  const [from, to] = part(text.length, random);
  return text.slice(0, from) + text.slice(to);
}

function repeatPart(text: string, _: string, random: Random): string {
  const [from, to] = part(text.length, random);
  const times = random.below(20) === 0 ? 20 : 2;
  return text.slice(0, from) + text.slice(from, to).repeat(times) + text.slice(to);
}

function splice(text: string, other: string, random: Random): string {
  const at = random.below(text.length + 1);
  const [from, to] = part(other.length, random);
  return text.slice(0, at) + other.slice(from, to) + text.slice(at + random.below(2) * (to - from));
}

function insertWord(text: string, _: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + pick(HOSTILE_WORDS, random) + text.slice(at);
}

function replaceWord(text: string, other: string, random: Random): string {
  const words = [...text.matchAll(WORD)];
  if (words.length === 0) return insertWord(text, other, random);
  const { 0: word, index } = pick(words, random);
  const known = (random.below(2) === 0 ? other.match(WORD) : null) ?? words.map(([each]) => each);
  const instead = pick(random.below(2) === 0 ? known : HOSTILE_WORDS, random);
  return text.slice(0, index) + instead + text.slice(index + word.length);
}

function changeNumber(text: string, _: string, random: Random): string {
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return flipCharacter(text, _, random);
  const { 0: word, index } = pick(numbers, random);
  const value = Number(word);
  const changed = pick([value + 1, value - 1, value * 10, -value, 0, value + 0.5, 2 ** random.below(64)], random);
  return text.slice(0, index) + changed + text.slice(index + word.length);
}

function swapLines(text: string, _: string, random: Random): string {
  const lines = text.split("\n");
  if (lines.length < 3) return replaceWord(text, _, random);
  const [one, two] = [random.below(lines.length), random.below(lines.length)];
  [lines[one], lines[two]] = [lines[two], lines[one]];
  return lines.join("\n");
}

function cut(text: string, _: string, random: Random): string {
  const at = random.below(text.length + 1);
  return random.below(2) === 0 ? text.slice(0, at) : text.slice(at);
}

/** Replaces, removes or doubles one value of a JSON text, so that what is wrong is not its syntax. */
function changeJson(text: string, _: string, random: Random): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return replaceWord(text, _, random);
  }
  const places: (readonly [holder: Record<string, unknown>, key: string])[] = [];
  const walk = (holder: unknown): void => {
    if (typeof holder !== "object" || holder === null) return;
    for (const key of Object.keys(holder)) {
      places.push([holder as Record<string, unknown>, key]);
      walk((holder as Record<string, unknown>)[key]);
    }
  };
  walk(value);
  if (places.length === 0) return pick(HOSTILE_WORDS, random);
  const [holder, key] = pick(places, random);
  const [otherHolder, otherKey] = pick(places, random);
  const instead = [null, -1, 0.5, 2 ** 53, "", [], {}, true, pick(HOSTILE_WORDS, random), structuredClone(otherHolder)];
  if (random.below(8) === 0) delete holder[key];
  else if (random.below(4) === 0) holder[key] = structuredClone(otherHolder[otherKey]);
  else holder[key] = pick(instead, random);
  return JSON.stringify(value);
}

function mutateBytes(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length + 1);
  const [from, to] = part(bytes.length, random);
  switch (random.below(8)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return joined(bytes.subarray(0, from), bytes.subarray(to));
    case 2:
      return joined(bytes.subarray(0, to), bytes.subarray(from));
    case 3:
      return joined(bytes.subarray(0, at), other.subarray(random.below(other.length + 1)));
    default: {
      const copy = bytes.slice();
      if (copy.length === 0) return copy;
      const place = Math.min(at, copy.length - 1);
      copy[place] = random.below(2) === 0 ? copy[place] ^ (1 << random.below(8)) : random.below(256);
      return copy;
    }
  }
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + two.length);
  all.set(one);
  all.set(two, one.length);
  return all;
}

/** A part of something of this length: mostly short. */
function part(length: number, random: Random): [from: number, to: number] {
  const from = random.below(length + 1);
  const most = random.below(4) === 0 ? length - from : Math.min(8, length - from);
  return [from, from + random.below(most + 1)];
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)];
}
