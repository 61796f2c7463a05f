import { escapeTex } from "marienbad-figure";

/** Names of any script: pdfLaTeX composes Latin letters, other scripts need LuaLaTeX or XeLaTeX, and a font. */

/** ASCII, and the letters and quotation marks that every LaTeX reads in the T1 encoding. */
const NATIVE = new RegExp(
  "^[\\x20-\\x7E¡¿ȘșȚț‘’‚“”„\\u2010-\\u2015" +
    "\\u00C0-\\u0125\\u0128-\\u0137\\u0139-\\u013E\\u0141-\\u0148\\u014A-\\u0165\\u0168-\\u017E]$",
  "u",
);
/** Letters that are a single character of its fonts, and can take another accent. */
const WHOLE = /^[A-Za-zÀ-ÖØ-öø-ÿĂăĄąĆćČčĎďĐđĘęĚěĞğİıĹĺĽľŁłŃńŇňŊŋŐőŒœŔŕŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽž]$/u;

/** Accents by their combining character; those of the second line are below, and are set last. */
const ABOVE: Readonly<Record<string, string>> = Object.fromEntries(
  [..."`'^~=u.\"rHv"].map((sign, place) => [
    [..."\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C"][place],
    `\\${sign}`,
  ]),
);
const BELOW: Readonly<Record<string, string>> = { "\u0323": "\\d", "\u0327": "\\c", "\u0328": "\\k", "\u0331": "\\b" };

/** The Vietnamese letters with a hook or a horn, which T1 lacks, and their places in T5; small ones are 32 later. */
const HOOKED = "ẢẨẲẺỂỈỎỔƠỜỚỠỞỢỦƯỪỨỮỬỰ";
const HOOKED_PLACES = [131, 137, 143, 148, 154, 159, 196, 202, ...range(204, 209), 213, ...range(215, 220)];
const PLACES_IN_T5 = new Map([
  ...[...HOOKED].map((letter, index) => [letter, HOOKED_PLACES[index]] as const),
  ...[...HOOKED].map((letter, index) => [letter.toLowerCase(), HOOKED_PLACES[index] + 32] as const),
  ["Ỷ", 26] as const,
  ["ỷ", 27] as const,
]);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Scripts that need only a font: written from left to right, letter by letter. */
const FACES = [
  {
    id: "european",
    letters: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u,
    fonts: "CMU Serif, Libertinus Serif, FreeSerif, DejaVu Serif, Noto Serif, Times New Roman",
  },
  {
    id: "asian",
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u,
    fonts: "Noto Serif CJK SC, Noto Sans CJK SC, FandolSong, Source Han Serif SC, Songti SC, SimSun",
  },
];

interface Letter {
  readonly written: string;
  readonly tex: string;
  /** Written unchanged and declared in the preamble: other engines take it from a font, this one if it is named. */
  readonly isDeclared?: boolean;
  readonly face?: string;
}

/** Letters with their accents; where TeX cannot compose them, accents are separate characters. */
function lettersOf(name: string): Letter[] {
  return [...name.normalize("NFC").matchAll(/\P{M}\p{M}*|\p{M}/gsu)].flatMap(([written]) => {
    const isOne = [...written].length === 1;
    const tex = isOne ? undefined : composed(written);
    const hasTail = tex !== undefined && /^\\[ckb]/.test(tex); // fonts in Unicode have whole letters with tails only
    return tex === undefined || hasTail ? [...written].map(letterOf) : [{ written, tex }];
  });
}

function letterOf(written: string): Letter {
  const escaped = escapeTex(written);
  if (NATIVE.test(written)) return { written, tex: escaped };
  const accented = composed(written);
  if (accented !== undefined) return { written, tex: accented, isDeclared: true };
  const face = FACES.find(({ letters }) => letters.test(written));
  const tex = escaped === written ? `\\missing{${codeOf(written)}}` : escaped; // Greek, in mathematics
  return face === undefined ? { written, tex } : { written, tex, isDeclared: true, face: face.id };
}

/** A Latin letter with its accents as commands, or its place in T5; undefined if TeX would misplace an accent. */
function composed(written: string): string | undefined {
  const place = PLACES_IN_T5.get(written);
  const letter = written.normalize("NFD");
  const [base, ...marks] = place === undefined ? letter : letter.replace(/[\u0309\u031B]/g, "");
  const above = marks.filter((mark) => mark in ABOVE);
  const below = marks.filter((mark) => mark in BELOW);
  const inner = [base, ...above.slice(0, -1)].join("").normalize("NFC");
  if (!WHOLE.test(inner) || above.length + below.length < marks.length) return undefined;
  const upper = above.reduce((tex, mark) => `${ABOVE[mark]}{${tex}}`, base);
  const plain = below.reduce((tex, mark) => `${BELOW[mark]}{${tex}}`, upper);
  return place === undefined ? plain : `\\vietnamese{${place}}{${plain}}`;
}

/** The code of a character in hexadecimal digits, as in U+202E. */
export function codeOf(written: string): string {
  return (written.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
}

/** Escapes a name for a LaTeX document whose preamble has its `nameLines`. */
export function nameInTex(name: string): string {
  return lettersOf(name)
    .map(({ written, tex, isDeclared }) => (isDeclared ? written : tex))
    .join("");
}

/** The characters of a name printed as codes: by pdfLaTeX, though other engines may find a font, or by all. */
export function unsetCharacters(name: string): { readonly foreign: string[]; readonly missing: string[] } {
  const unset = [...new Map(lettersOf(name).map((letter) => [letter.written, letter])).values()].filter(isMissing);
  const written = (isForeign: boolean): string[] =>
    unset.filter(({ face }) => (face !== undefined) === isForeign).map((letter) => letter.written);
  return { foreign: written(true), missing: written(false) };
}

const isMissing = ({ tex }: Letter): boolean => tex.startsWith("\\missing");

/** Preamble lines that set the letters of these names; none if every LaTeX knows them. */
export function nameLines(names: readonly string[]): string[] {
  const letters = [...new Map(names.flatMap(lettersOf).map((letter) => [letter.written, letter])).values()];
  const declared = letters.filter(({ isDeclared }) => isDeclared);
  const faces = FACES.flatMap(({ id, fonts }) => {
    const first = declared.find(({ face }) => face === id);
    return first === undefined ? [] : [`\\choosefont{${id}}{${codeOf(first.written)}}{${fonts}}`];
  });
  return [
    ...(letters.some(isMissing) ? [MISSING] : []),
    ...(letters.some(({ tex }) => tex.includes("\\vietnamese")) ? VIETNAMESE : []),
    ...(letters.some(({ tex, isDeclared }) => !isDeclared && tex.startsWith("\\d{")) ? DOT_BELOW : []),
    ...(declared.length === 0 ? [] : LETTER),
    ...(faces.length === 0 ? [] : ["\\ifdefined\\Umathcode", ...CHOOSE_FONT, ...faces, "\\fi"]),
    ...declared.map(({ written, tex, face }) => {
      return `\\letter{${codeOf(written)}}{${face === undefined ? "" : `\\csname face${face}\\endcsname`}}{${tex}}`;
    }),
  ];
}

const MISSING = "\\newcommand{\\missing}[1]{\\typeout{No font for U+#1}\\fbox{\\tiny\\ttfamily #1}}";

/** Set as a box: Unicode engines would put the accent of a capital with a dot below inside the letter. */
const DOT_BELOW = [
  "\\ifdefined\\Umathcode\\renewcommand{\\d}[1]{\\leavevmode\\setbox0\\hbox{#1}%",
  "  \\rlap{\\hbox to\\wd0{\\hss\\lower.8ex\\hbox{.}\\hss}}\\box0\\relax}\\fi",
];

/** Latin Modern has the letters of T5, whether or not LaTeX has the encoding; without it they lose hook and horn. */
const VIETNAMESE = [
  "\\ifdefined\\Umathcode\\else\\IfFileExists{t5lmr.fd}{%",
  "  \\DeclareFontEncoding{T5}{}{}\\DeclareFontSubstitution{T5}{lmr}{m}{n}}{}\\fi",
  "\\newcommand{\\vietnamese}[2]{\\ifcsname T@T5\\endcsname",
  "  {\\fontencoding{T5}\\fontfamily{lmr}\\selectfont\\char#1}\\else#2\\fi}",
];

/** `\letter{code}{face}{otherwise}` says how a character is set: by pdfLaTeX otherwise, by others from a font. */
const LETTER = [
  "\\ifdefined\\Umathcode",
  '  \\newcommand{\\letter}[3]{\\catcode"#1=13 \\begingroup\\lccode`\\~="#1\\lowercase{\\endgroup\\protected\\def~}%',
  '    {{#2\\iffontchar\\font"#1 \\symbol{"#1}\\else#3\\fi}}}',
  "\\else",
  "  \\newcommand{\\letter}[3]{\\DeclareUnicodeCharacter{#1}{#3}}",
  "\\fi",
];

/** `\choosefont{name}{code}{fonts}` takes the first installed font that has this character. */
const CHOOSE_FONT = [
  "\\usepackage{fontspec}",
  "\\makeatletter",
  "\\newcommand{\\choosefont}[3]{\\@for\\candidate:=#3\\do{\\ifcsname face#1\\endcsname\\else",
  "  \\IfFontExistsTF{\\candidate}{\\expandafter\\newfontfamily\\csname face#1\\endcsname{\\candidate}%",
  '    {\\csname face#1\\endcsname\\iffontchar\\font"#2 \\else',
  "      \\global\\expandafter\\let\\csname face#1\\endcsname\\@undefined\\fi}}{}\\fi}}",
  "\\makeatother",
];
