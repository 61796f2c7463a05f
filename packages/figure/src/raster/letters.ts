import type { Point } from "../scene.ts";

/*
 * Letters drawn with a pen, for pictures in pixels: no font can be asked for there. A letter is strokes between
 * semicolons, in tenths of its size, from its left edge to the right and from the line upward: `0 0 2 5` is a line from
 * (0, 0) to (2, 5), and `@2 3 1 1 0 180` the upper half of a circle of radius 1 around (2, 3), by degrees.
 */
const BOWL = "@2.2 2.5 2.2 2.5 0 360";
const ARCH = "0 5 0 0;@2 2.9 2 2.1 0 180;4 2.9 4 0";
const CIRCLE = "@3.2 3.5 3.2 3.5 0 360";
const P = "0 0 0 7 2.6 7;@2.6 5.2 1.9 1.8 -90 90;2.6 3.4 0 3.4";

const STROKES: Readonly<Record<string, string>> = {
  a: `${BOWL};4.4 5 4.4 0`,
  b: `0 7 0 0;${BOWL}`,
  c: "@2.3 2.5 2.3 2.5 50 310",
  d: `4.4 7 4.4 0;${BOWL}`,
  e: "0 2.6 4.5 2.6;@2.25 2.5 2.25 2.5 0 315",
  f: "@2.3 5.6 1.3 1.4 60 180;1 5.6 1 0;0 4.8 2.6 4.8",
  g: `${BOWL};4.4 5 4.4 -0.1;@2.2 -0.1 2.2 1.9 215 360`,
  h: "0 7 0 0;@2 2.9 2 2.1 0 180;4 2.9 4 0",
  i: "0 5 0 0;0 6.9 0 7",
  j: "1 5 1 -0.8;@0 -0.8 1 1.2 270 360;1 6.9 1 7",
  k: "0 7 0 0;3.8 5 0 1.9;1.4 3 4 0",
  l: "0 7 0 0",
  m: "0 5 0 0;@1.7 3.2 1.7 1.8 0 180;3.4 3.2 3.4 0;@5.1 3.2 1.7 1.8 0 180;6.8 3.2 6.8 0",
  n: ARCH,
  o: "@2.35 2.5 2.35 2.5 0 360",
  p: `0 5 0 -2;${BOWL}`,
  q: `4.4 5 4.4 -2;${BOWL}`,
  r: "0 5 0 0;@2 3 2 2 70 180",
  s: "@1.9 3.75 1.7 1.25 30 270;@1.9 1.25 1.9 1.25 -150 90",
  t: "1.2 6.6 1.2 1.3;@2.5 1.3 1.3 1.3 180 280;0 5 2.8 5",
  u: "0 5 0 2.1;@2 2.1 2 2.1 180 360;4 5 4 0",
  v: "0 5 2.2 0 4.4 5",
  w: "0 5 1.6 0 3.2 5 4.8 0 6.4 5",
  x: "0 5 4 0;4 5 0 0",
  y: "0 5 2.2 0;4.4 5 1.3 -2",
  z: "0 5 4 5 0 0 4 0",
  A: "0 0 2.7 7 5.4 0;0.95 2.4 4.45 2.4",
  B: "0 0 0 7 2.6 7;@2.6 5.35 1.7 1.65 -90 90;0 3.7 2.6 3.7;@2.6 1.85 2.1 1.85 -90 90;2.6 0 0 0",
  C: "@3 3.5 3 3.5 45 315",
  D: "0 0 0 7 2 7;@2 3.5 3.2 3.5 -90 90;2 0 0 0",
  E: "4 7 0 7 0 0 4 0;0 3.7 3.4 3.7",
  F: "4 7 0 7 0 0;0 3.7 3.2 3.7",
  G: "@3 3.5 3 3.5 45 360;6 3.5 3.4 3.5",
  H: "0 0 0 7;5 0 5 7;0 3.7 5 3.7",
  I: "0 0 0 7",
  J: "3 7 3 2;@1.5 2 1.5 2 190 360",
  K: "0 0 0 7;4.6 7 0 2.6;1.7 4.2 5 0",
  L: "0 7 0 0 4 0",
  M: "0 0 0 7 3.2 2 6.4 7 6.4 0",
  N: "0 0 0 7 5 0 5 7",
  O: CIRCLE,
  P,
  Q: `${CIRCLE};4 1.6 6 -0.4`,
  R: `${P};2.4 3.4 4.7 0`,
  S: "@2.3 5.2 2.1 1.8 35 270;@2.3 1.7 2.3 1.7 -145 90",
  T: "0 7 5 7;2.5 7 2.5 0",
  U: "0 7 0 2.5;@2.5 2.5 2.5 2.5 180 360;5 2.5 5 7",
  V: "0 7 2.7 0 5.4 7",
  W: "0 7 1.9 0 3.8 7 5.7 0 7.6 7",
  X: "0 0 5 7;0 7 5 0",
  Y: "0 7 2.6 3.4 5.2 7;2.6 3.4 2.6 0",
  Z: "0 7 5 7 0 0 5 0",
  0: "@2.2 3.5 2.2 3.5 0 360",
  1: "0 5.6 1.9 7 1.9 0",
  2: "@2.1 5 2 2 -30 165;3.83 4 0 0 4.3 0",
  3: "@2 5.2 1.8 1.8 -90 150;@2 1.7 2.1 1.7 -150 90",
  4: "3.4 0 3.4 7 0 2 4.6 2",
  5: "3.9 7 0.6 7 0.31 3.61;@2 2.2 2.2 2.2 -145 140",
  6: "@2.2 2.1 2.2 2.1 0 360;@4.2 2.1 4.2 4.9 105 180",
  7: "0 7 4.2 7 1.4 0",
  8: "@2.2 5.25 1.8 1.75 0 360;@2.2 1.75 2.2 1.75 0 360",
  9: "@2.2 4.9 2.2 2.1 0 360;@0.2 4.9 4.2 4.9 -75 0",
  "(": "@2.5 3 2.5 5.5 140 220",
  ")": "@-1.9 3 2.5 5.5 -40 40",
  "[": "1.2 7.4 0 7.4 0 -1 1.2 -1",
  "]": "0 7.4 1.2 7.4 1.2 -1 0 -1",
  "{": "1.6 7.4 0.8 7 0.8 3.8 0 3.1 0.8 2.4 0.8 -0.6 1.6 -1",
  "}": "0 7.4 0.8 7 0.8 3.8 1.6 3.1 0.8 2.4 0.8 -0.6 0 -1",
  ",": "0.5 0.3 0 -1.2",
  ".": "0 0.1 0 0.2",
  "…": "0 0.1 0 0.2;2 0.1 2 0.2;4 0.1 4 0.2",
  "·": "0 3 0 3.1",
  ":": "0 0.3 0 0.4;0 4.4 0 4.5",
  ";": "0.5 0.3 0 -1.2;0.5 4.4 0.5 4.5",
  "!": "0 7 0 2;0 0.1 0 0.2",
  "?": "@1.7 5.3 1.7 1.7 -50 170;2.8 4 1.7 2.6 1.7 2;1.7 0.1 1.7 0.2",
  "'": "0 7 0 5.2",
  "’": "0.3 7 0 5.2",
  '"': "0 7 0 5.2;1.5 7 1.5 5.2",
  "+": "0 3 4.6 3;2.3 0.7 2.3 5.3",
  "-": "0 3 2.6 3",
  "–": "0 3 4 3",
  "−": "0 3 4.6 3",
  "=": "0 4 4.6 4;0 2 4.6 2",
  "<": "4.2 5.4 0 3 4.2 0.6",
  ">": "0 5.4 4.2 3 0 0.6",
  "≤": "4.2 6 0 3.9 4.2 1.8;0 0.2 4.2 0.2",
  "≥": "0 6 4.2 3.9 0 1.8;0 0.2 4.2 0.2",
  "→": "0 3 6 3;4.2 4.6 6 3 4.2 1.4",
  "←": "6 3 0 3;1.8 4.6 0 3 1.8 1.4",
  "×": "0 1 4 5;0 5 4 1",
  "*": "0 5 3 7;0 7 3 5;1.5 4.6 1.5 7.4",
  "/": "0 -1 3.2 7.4",
  "\\": "0 7.4 3.2 -1",
  "∖": "0 6 3.2 0",
  "|": "0 -1.5 0 7.6",
  _: "0 -1 4 -1",
  "^": "0 5 1.8 7 3.6 5",
  "~": "@1.1 2.8 1.1 0.9 0 180;@3.3 2.8 1.1 0.9 180 360",
  "#": "1 0 2 7;3.4 0 4.4 7;0 2.2 4.8 2.2;0.6 4.8 5.4 4.8",
  "%": "0 0 5.4 7;@1.2 5.6 1.2 1.4 0 360;@4.2 1.4 1.2 1.4 0 360",
  "&": "5 0 1.2 4.6;@2.2 5.6 1.4 1.4 0 225;3.2 4.6 1 3.4;@2 1.8 1.9 1.8 120 350",
  $: "@2.3 5 2 1.5 35 270;@2.3 2 2.2 1.5 -145 90;2.3 7.4 2.3 -0.6",
  "@": "@3.4 3 3.4 3.6 -40 300;@3.4 3 1.6 1.8 0 360;5 4.8 5 2",
  "«": "2 4.6 0.4 2.9 2 1.2;4 4.6 2.4 2.9 4 1.2",
  "»": "0 4.6 1.6 2.9 0 1.2;2 4.6 3.6 2.9 2 1.2",
  "°": "@1.2 5.8 1.2 1.2 0 360",
  "∅": "@2.5 3 2.5 2.5 0 360;0.4 0 4.6 6",
  "∞": "@1.7 3 1.7 1.5 0 360;@5.1 3 1.7 1.5 0 360",
  "●": "@2 3 1.8 1.8 0 360;@2 3 1 1 0 360;2 3 2 3.1",
  α: "@2.1 2.5 2.1 2.5 20 340;4.8 5 4.07 1.65;4.07 3.35 4.8 0",
  β: "0 -2 0 5.2;@1.9 5.4 1.9 1.6 -90 180;1.2 3.8 1.9 3.8;@1.9 1.9 2.2 1.9 -120 90",
};

/** Strokes over or under a letter, around its middle; the height is that over a small letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  "\u0300": "-1 7.6 0.3 6.3",
  "\u0301": "-0.3 6.3 1 7.6",
  "\u0302": "-1.2 6.3 0 7.5 1.2 6.3",
  "\u0303": "-1.5 6.5 -0.6 7.2 0.6 6.6 1.5 7.3",
  "\u0308": "-1.1 6.8 -1.1 6.9;1.1 6.8 1.1 6.9",
  "\u030A": "@0 7 0.9 0.9 0 360",
};
const CEDILLA = "\u0327";
const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", Œ: "OE", æ: "ae", Æ: "AE", ß: "ss" };
const UNKNOWN = "0 0 0 7 4.5 7 4.5 0 0 0";
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const BETWEEN = 1.7;
const SPACE = 2.6;

type Way = readonly Point[];

/** The strokes of a text from (0, 0) in pixels, y downward, and its width. */
export function lettering(text: string, size: number): { readonly ways: readonly Way[]; readonly width: number } {
  const ways: Way[] = [];
  let [right, middle, top] = [0, 0, 5];
  const add = (strokes: string, x: number, y: number, scale: number): number => {
    let most = 0;
    for (const stroke of strokes.split(";")) {
      const points = pointsOf(stroke);
      for (const point of points) most = Math.max(most, point.x);
      ways.push(
        points.map((point) => ({ x: ((x + point.x * scale) * size) / 10, y: (-(y + point.y * scale) * size) / 10 })),
      );
    }
    return most * scale;
  };
  for (const sign of [...text]
    .flatMap((letter) => [...(LIGATURES[letter] ?? letter)])
    .join("")
    .normalize("NFD")) {
    const accent = ACCENTS[sign];
    if (accent !== undefined) add(accent, middle, top - 5, 1);
    else if (sign === CEDILLA) add("0 -0.2 0.5 -1 -0.6 -1.9", middle, 0, 1);
    else if (/\p{M}/u.test(sign)) continue;
    else if (/\s/u.test(sign)) right += SPACE;
    else {
      const [small, y] = [Math.max(SUBSCRIPTS.indexOf(sign), SUPERSCRIPTS.indexOf(sign)), SUBSCRIPTS.includes(sign)];
      const strokes = small >= 0 ? STROKES[small] : (STROKES[sign] ?? UNKNOWN);
      const width = add(strokes, right, small < 0 ? 0 : y ? -1.6 : 3.4, small < 0 ? 1 : 0.65);
      middle = right + width / 2;
      top = /[\p{Lu}\p{N}]/u.test(sign) ? 7 : 5;
      right += width + BETWEEN;
    }
  }
  return { ways, width: (Math.max(0, right - BETWEEN) * size) / 10 };
}

const STEP = 15; // degrees

function pointsOf(stroke: string): Point[] {
  const numbers = stroke.replace("@", "").split(" ").map(Number);
  if (!stroke.startsWith("@")) {
    return Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[2 * index],
      y: numbers[2 * index + 1],
    }));
  }
  const [x, y, width, height, from, to] = numbers;
  const steps = Math.ceil((to - from) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return { x: x + width * Math.cos(angle), y: y + height * Math.sin(angle) };
  });
}
