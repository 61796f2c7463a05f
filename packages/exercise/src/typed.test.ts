import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check, EXERCISE_KINDS, exerciseOf, kindAt, type Question, rightAnswers } from "./index.ts";
import { isNothing, typedNames, typedNumber } from "./typed.ts";

const none = { en: "", fr: "" };
const set = (among: readonly string[], answer: readonly string[]): Question => ({
  ...{ kind: "set", id: "q", prompt: none, why: none },
  ...{ among, answer },
});
const path = (among: readonly string[], answer: readonly string[]): Question => ({
  ...{ kind: "sequence", id: "q", prompt: none, why: none },
  ...{ among, answers: [answer] },
});
const number = (answer: number): Question => ({ kind: "number", id: "q", prompt: none, why: none, answer });
const cell = (...accepted: string[]): Question => ({
  ...{ kind: "table", id: "q", prompt: none, why: none },
  rows: [{ name: "a", accepted }],
});
const isRight = (question: Question, typed: string): boolean =>
  check({ questions: [question] }, { q: question.kind === "table" ? { a: typed } : typed })[0].right;

const LETTERS = [..."abcdefgh"];
const PAIRS = ["AX", "AY", "BX", "BY", "CX", "CY", "CZ"];
const PLACES = ["(1, 10)", "(11, 0)", "(0, 11)"];

describe("right answers in other clothes", () => {
  it.each([
    [
      set(LETTERS, ["c", "d", "g"]),
      ["c, d et g", "C, D, G", "c d g.", "{c; d; g}", "= {g, d, c}", "« c », « d », « g »"],
    ],
    [
      set(LETTERS, ["c", "d", "g"]),
      ["c, d and g", "c & d & g", "['c', 'd', 'g']", '"c","d","g"', "ｃ，ｄ，ｇ", "(c,d,g)"],
    ],
    [set(LETTERS, ["c", "d", "g"]), ["c,\u00a0d\u202fet g", "c d\u200e g", "c\nd\ng", "c et d et g."]],
    [set(PAIRS, ["BX", "CZ"]), ["bx, cz", "(B,X), (C,Z)", "(b, x) et (c, z)", "B,X ; C,Z", "{(C,Z),(B,X)}", "BX CZ."]],
    [set(PAIRS, ["BX", "CZ"]), ["(B,X)(C,Z)", "{BX}{CZ}", "  bx  ;  cz  ", "'BX', 'CZ'", "= (B , X) , (C , Z) ."]],
    [set(PLACES, ["(11, 0)"]), ["11,0", "(11, 0)", "(11,0)", "11 0", "{(11;0)}", "= (11, 0)."]],
    [set(LETTERS, []), ["∅", "{}", "{ }", "()", "[]", "Ø", "aucun", "Aucune.", "vide", "l’ensemble vide", "none"]],
    [set(LETTERS, []), ["-", "−", "–", "—", "= ∅", "empty set", "the empty set", "rien", "nothing", "ensemble vide"]],
    [
      path([..."SACG"], ["S", "A", "C", "G"]),
      ["S-A-C-G", "SACG", "s, a, c, g", "S → A → C → G", "S->A=>C–G.", "S puis A puis C puis G"],
    ],
    [number(11), ["11", "= 11", "11.", "11,0", "11.0", "+11", "１１", " 11 ", "\u00a011", "=11,00", "\u200e11"]],
    [number(-7), ["-7", "−7", "–7", "- 7", "−\u202f7", "－７", "= -7."]],
    [number(1234567), ["1234567", "1 234 567", "1 234 567,0"]],
    [number(12345), ["12 345", "= 12 345."]],
    [number(1234), ["1234", "1 234", "1\u00a0234", "1\u202f234", "1 234,0"]],
    [cell("-"), ["-", "−", "–", "—", "aucun", "none", "∅", "rien", "vide", "{}"]],
    [cell("-3"), ["−3", "–3", "= -3", "-3,0", "- 3."]],
    [cell("i", "j"), ["i", "J", "j.", "(i)", "= i", "ｊ"]],
  ] as const)("%# are right", (question, dressed) => {
    for (const typed of dressed) expect([typed, isRight(question, typed)]).toEqual([typed, true]);
  });
});

describe("other answers stay wrong", () => {
  it.each([
    [
      set(LETTERS, ["c", "d", "g"]),
      ["c, d", "cdg", "c, d ou g", "c, d et h", "c-g", "c, d, g, g", "aucun", "∅, c, d, g"],
    ],
    [set(["a", "A", "b"], ["a"]), ["A", "a, A", "B"]],
    [set(["a", "A", "b"], ["A", "b"]), ["a, B", "a, b"]],
    [set([..."123456789", "12", "15", "16", "17"], ["1", "2"]), ["12", "1-2", "(1)(2)(3)"]],
    [set([..."123456789", "12", "15", "16", "17"], ["12"]), ["1, 2", "(1,2)", "1 2"]],
    [set([..."123456789", "12", "15", "16", "17"], ["15", "17"]), ["15-17", "15–17", "15 à 17"]],
    [set(PAIRS, ["BX"]), ["B", "X", "B,Y", "BX, CZ", "XB", "(X,B)"]],
    [set(PLACES, ["(11, 0)"]), ["110", "1,10", "0,11", "11", "1 1 0"]],
    [set(LETTERS, []), ["{} a", "a {}", "- a", "x aucun", "vide x"]],
    [set(["x'y", "'", "z"], ["z"]), ["'z", "z'", "x'y"]],
    [path([..."SACG"], ["S", "A", "C", "G"]), ["SAxG", "SACGx", "S AC", "SA CG x"]],
    [path(["S", "T2"], ["S"]), ["S-", "-S", "S-T2"]],
    [number(12), ["1- 2", "1 -2", "x=12", "12 =", "1 2"]],
    [set(LETTERS, []), ["a", "0", ".", ",", "non", "{a}", "(", ""]],
    [path([..."SACG"], ["S", "A", "C", "G"]), ["SAC", "SCAG", "S-A-C", "S, A, G, C", "aucun", "-"]],
    [path(["1", "2", "12"], ["1", "2"]), ["12", "1-2"]],
    [number(11), ["1 1", "11,5", "11,1", "110", "1,1", "-11", "11 12", "11²", "1.1", "onze", "11,000", "--11", "11/1"]],
    [number(1), ["1,000", "1.000", "1 000", "-1", "1e0", "0x1", "1₁", "١"]],
    [number(1000), ["1,000,0", "10 00", "1 0000"]],
    [cell("-"), ["0", "a", "", "non", "--"]],
    [cell("0"), ["-", "aucun", "o", "∅"]],
    [cell("i"), ["j", "i, j", "-", ""]],
  ] as const)("%# are wrong", (question, dressed) => {
    for (const typed of dressed) expect([typed, isRight(question, typed)]).toEqual([typed, false]);
  });

  it("say of a set that it is not empty", () => {
    expect(check({ questions: [set(LETTERS, ["c"])] }, { q: "aucun" })[0].remark.fr).toBe("L’ensemble n’est pas vide.");
  });
});

/** Ways to write names one after the other, and what may be put around the whole. */
const SEPARATORS = [", ", ",", " ", ";", " ; ", "\u00a0", ",\u202f", " , ", "\n", "，", " et ", ", and "];
const AROUND = ["?", "{?}", "(?)", "[?]", "= ?", "?.", "? .", "\u202a?\u202c", " ?  ", "{ ? }", "={?}."];
const LETTER_CASES = [(one: string) => one, (one: string) => one.toUpperCase(), (one: string) => one.toLowerCase()];
const wide = (one: string): string => one.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

interface Clothes {
  readonly separator: string;
  readonly around: string;
  readonly letters: (one: string) => string;
  readonly isWide: boolean;
  readonly inParts: boolean;
}
const clothes: fc.Arbitrary<Clothes> = fc.record({
  separator: fc.constantFrom(...SEPARATORS),
  around: fc.constantFrom(...AROUND),
  letters: fc.constantFrom(...LETTER_CASES),
  isWide: fc.boolean(),
  inParts: fc.boolean(),
});

function dress(names: string | readonly string[], { separator, around, letters, isWide, inParts }: Clothes): string {
  const parts = (name: string) => (inParts && /^\p{L}{2}$/u.test(name) ? `(${name[0]},${name[1]})` : name);
  const written = around.replace(
    "?",
    [names]
      .flat()
      .map((name) => letters(parts(name)))
      .join(separator),
  );
  return isWide ? wide(written) : written;
}

function dressNumber(number: string, { around, isWide }: Clothes): string {
  const written = around.replace(/[{}()[\]]/g, "").replace("?", number.replace("-", isWide ? "−" : "-"));
  return isWide ? wide(written) : written;
}

const dressCell = (one: string, worn: Clothes): string => (/\d|-/.test(one) ? dressNumber : dress)(one, worn);

describe("every exercise", () => {
  const asked = fc
    .tuple(fc.constantFrom(...EXERCISE_KINDS.filter(({ id }) => !id.startsWith("python-"))), fc.nat(40), fc.nat(2))
    .map(([kind, seed, level]) => exerciseOf(kindAt(kind.id, kind.levels[level]), seed));

  it("takes its answers in all clothes, and no other answer in any", () => {
    fc.assert(
      fc.property(asked, clothes, fc.infiniteStream(fc.nat(1000)), ({ questions }, worn, chance) => {
        const next = (below: number): number => (chance.next().value as number) % below;
        for (const question of questions) {
          const judge = (typed: ReturnType<typeof rightAnswers>[string]): boolean =>
            check({ questions: [question] }, { [question.id]: typed })[0].right;
          switch (question.kind) {
            case "number": {
              const other = question.answer + next(30) - 15;
              expect(judge(dressNumber(String(question.answer), worn))).toBe(true);
              expect(judge(dressNumber(String(other), worn))).toBe(other === question.answer);
              break;
            }
            case "set": {
              const other = question.among.filter(() => next(2) === 0);
              const same =
                other.length === question.answer.length && other.every((one) => question.answer.includes(one));
              if (question.answer.length > 0) expect(judge(dress(question.answer, worn))).toBe(true);
              if (other.length > 0) expect(judge(dress(other, worn))).toBe(same);
              break;
            }
            case "sequence": {
              for (const answer of question.answers) expect(judge(dress(answer, worn))).toBe(true);
              const other = [...question.answers[0]];
              other[next(other.length)] = question.among[next(question.among.length)];
              const same = question.answers.some((answer) => answer.join() === other.join());
              expect(judge(dress(other, worn))).toBe(same);
              break;
            }
            case "table": {
              const right = rightAnswers({ questions: [question] })[question.id] as Record<string, string>;
              const cells = (answers: Record<string, string>) =>
                Object.fromEntries(Object.entries(answers).map(([name, one]) => [name, dressCell(one, worn)]));
              expect(judge(cells(right))).toBe(true);
              const { name, accepted } = question.rows[next(question.rows.length)];
              const other = ["-", "a", "0", String(next(20) - 10)][next(4)];
              expect(judge(cells({ ...right, [name]: other }))).toBe(accepted.includes(other));
              break;
            }
            default:
              expect(judge(String(question.answer))).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("what is typed", () => {
  it("is read as names whatever is around them, unknown words as they are", () => {
    expect(typedNames("b, zebra et C.", ["a", "b", "c"])).toEqual(["b", "zebra", "c"]);
    expect(typedNames("et, a", ["et", "a"])).toEqual(["et", "a"]);
    expect(typedNames("A b", ["a", "A", "b"])).toEqual(["A", "b"]);
    expect(typedNames("Ab, AB", ["ab", "AB"])).toEqual(["Ab", "AB"]);
    expect(typedNames("S-A", ["S", "A"])).toEqual(["S-A"]);
    expect(typedNames("S-A", ["S", "A"], true)).toEqual(["S", "A"]);
  });

  it("is a number, or not", () => {
    expect(["12", "1 2", "", "=", "1,5"].map(typedNumber)).toEqual([12, undefined, undefined, undefined, undefined]);
    expect(["-", "0", "", "a-"].map(isNothing)).toEqual([true, false, false, false]);
  });
});
