import type { Random } from "marienbad/base";

/** The input of a reader: a typed text, or the bytes of a file. */
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
  ...["a".repeat(300), "9".repeat(400), " ".repeat(500), "x=1,".repeat(100)],
  ...["[".repeat(100), "(".repeat(70), '{"a":'.repeat(66), "[".repeat(65) + "]".repeat(65)],
];

/**
 * A sample with one to four small changes, mostly one; always the same input for the same samples and randomness. Bytes
 * are changed like a text with a character for each.
 */
export function mutate<Kind extends Input>(samples: readonly Kind[], random: Random): Kind {
  const isText = typeof samples[0] === "string";
  const draw = (): string => {
    const sample: Input = pick(samples, random);
    return typeof sample === "string" ? sample : Buffer.from(sample).toString("latin1");
  };
  let text = draw();
  const changes = random.below(2) === 0 ? 1 : 1 + random.below(4);
  for (let i = 0; i < changes; i++) {
    const gentle = isText ? GENTLE_MUTATIONS : BYTE_MUTATIONS;
    text = pick(random.below(2) === 0 ? gentle : ROUGH_MUTATIONS, random)(text, draw(), random);
  }
  return (isText ? text : new Uint8Array(Buffer.from(text, "latin1"))) as Kind;
}

type Mutation = (text: string, other: string, random: Random) => string;

/** Half of all changes leave most of the text as it should be. */
const GENTLE_MUTATIONS: readonly Mutation[] = [changeNumber, changeJson, repeatPart, swapLines];
const ROUGH_MUTATIONS: readonly Mutation[] = [changeCharacter, deletePart, insertWord, splice, replaceWord];
const BYTE_MUTATIONS: readonly Mutation[] = [changeCharacter, changeCharacter, changeCharacter, repeatPart];

/** Flips a bit, or puts any byte in place of a character. */
function changeCharacter(text: string, _: string, random: Random): string {
  if (text === "") return pick(HOSTILE_WORDS, random);
  const at = random.below(text.length);
  const flipped = text.charCodeAt(at) ^ (1 << random.below(random.below(8) === 0 ? 16 : 8));
  const code = random.below(4) === 0 ? random.below(256) : flipped;
  return replaced(text, at, at + 1, String.fromCharCode(code));
}

/** Deletes a part, now and then the whole beginning or end. */
function deletePart(text: string, _: string, random: Random): string {
  const [from, to] = part(text.length, random);
  return pick([replaced(text, from, to), replaced(text, from, to), text.slice(0, from), text.slice(from)], random);
}

function repeatPart(text: string, _: string, random: Random): string {
  const [from, to] = part(text.length, random);
  return replaced(text, from, to, text.slice(from, to).repeat(random.below(20) === 0 ? 20 : 2));
}

function insertWord(text: string, _: string, random: Random): string {
  const at = random.below(text.length + 1);
  return replaced(text, at, at, pick(HOSTILE_WORDS, random));
}

/** Inserts a part of another sample, or puts it over the text. */
function splice(text: string, other: string, random: Random): string {
  const at = random.below(text.length + 1);
  const [from, to] = part(other.length, random);
  return replaced(text, at, at + random.below(2) * (to - from), other.slice(from, to));
}

function replaceWord(text: string, other: string, random: Random): string {
  const word = /[\p{L}\p{N}_.-]+/gu;
  return replaceMatch(text, word, random, () => {
    const known = (random.below(2) === 0 ? other : text).match(word);
    return pick(known !== null && random.below(2) === 0 ? known : HOSTILE_WORDS, random);
  });
}

function changeNumber(text: string, _: string, random: Random): string {
  return replaceMatch(text, /\d+/g, random, (digits) => {
    const value = Number(digits);
    return `${pick([value + 1, value - 1, value * 10, -value, 0, value + 0.5, 2 ** random.below(64)], random)}`;
  });
}

/** Replaces one of the matches; a text without any gets a hostile word. */
function replaceMatch(text: string, pattern: RegExp, random: Random, instead: (match: string) => string): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return insertWord(text, text, random);
  const { 0: match, index } = pick(matches, random);
  return replaced(text, index, index + match.length, instead(match));
}

function swapLines(text: string, other: string, random: Random): string {
  const lines = text.split("\n");
  if (lines.length < 3) return replaceWord(text, other, random);
  const [one, two] = [random.below(lines.length), random.below(lines.length)];
  [lines[one], lines[two]] = [lines[two], lines[one]];
  return lines.join("\n");
}

/** Replaces, removes or doubles one value of a JSON text, so that its syntax stays right. */
function changeJson(text: string, other: string, random: Random): string {
  const places: (readonly [holder: Record<string, unknown>, key: string])[] = [];
  let value: unknown;
  try {
    value = JSON.parse(text, function (this: Record<string, unknown>, key, held) {
      places.push([this, key]);
      return held;
    });
  } catch {
    return replaceWord(text, other, random);
  }
  places.pop(); // the holder of the whole
  if (places.length === 0) return pick(HOSTILE_WORDS, random);
  const [holder, key] = pick(places, random);
  const [otherHolder, otherKey] = pick(places, random);
  const instead = [null, -1, 0.5, 2 ** 53, "", [], {}, true, pick(HOSTILE_WORDS, random), structuredClone(otherHolder)];
  if (random.below(8) === 0) delete holder[key];
  else if (random.below(4) === 0) holder[key] = structuredClone(otherHolder[otherKey]);
  else holder[key] = pick(instead, random);
  return JSON.stringify(value);
}

function replaced(text: string, from: number, to: number, instead = ""): string {
  return text.slice(0, from) + instead + text.slice(to);
}

/** Part of something of this length, mostly short. */
function part(length: number, random: Random): [from: number, to: number] {
  const from = random.below(length + 1);
  const most = random.below(4) === 0 ? length - from : Math.min(8, length - from);
  return [from, from + random.below(most + 1)];
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)];
}
