import { describe, expect, it } from "vitest";
import { EXERCISE_FORMATS, findExerciseFormat, makeSheet, readNames } from "../index.ts";
import { nameInTex, nameLines, unsetCharacters } from "./tex-names.ts";

const NONE = { foreign: [], missing: [] };

describe("names in LaTeX", () => {
  it.each(["Zoé Lefèvre", "Łukasz Żółć", "Dvořák Ștefan", "O’Neil-Ďáblová", "Þór Œuvré"])(
    "%s: every LaTeX knows the letters",
    (name) => {
      expect([nameInTex(name), nameLines([name]), unsetCharacters(name)]).toEqual([name, [], NONE]);
    },
  );

  // Accents as the LaTeX Companion lists them for T1; places of T5 from its table (lm-t5.enc of Latin Modern).
  it.each([
    ["ễ", "\\~{\\^{e}}"],
    ["ị", "\\d{i}"],
    ["ệ", "\\d{\\^{e}}"],
    ["Ắ", "\\'{\\u{A}}"],
    ["ỳ", "\\`{y}"],
    ["ả", "\\vietnamese{163}{a}"],
    ["Ơ", "\\vietnamese{204}{O}"],
    ["ợ", "\\vietnamese{241}{\\d{o}}"],
    ["ẩ", "\\vietnamese{169}{\\^{a}}"],
    ["ỷ", "\\vietnamese{27}{y}"],
    ["ṣ", "\\d{s}"],
    ["ǻ", "\\'{\\r{a}}"],
  ])("%s is declared for pdfLaTeX, and written as it is", (letter, tex) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    expect(nameInTex(letter)).toBe(letter);
    expect(nameLines([letter]).at(-1)).toBe(`\\letter{${code}}{}{${tex}}`);
    expect(unsetCharacters(letter)).toEqual(NONE);
  });

  it("are read composed or decomposed, and accents beyond the composed ones are commands", () => {
    expect(nameInTex("Nguyễn".normalize("NFD"))).toBe("Nguyễn");
    expect(nameInTex("Ọ̀jọ́")).toBe("\\d{\\`{O}}j\\d{\\'{o}}");
    expect(nameLines(["Ọ̀"]).join()).toContain("\\renewcommand{\\d}");
    expect(nameInTex("x̉ę́")).toBe("x\\missing{0309}ę\\missing{0301}");
  });

  it("warn of letters that pdfLaTeX prints as their code, and of those that every LaTeX does", () => {
    expect(unsetCharacters("Ша 张Ш")).toEqual({ foreign: ["Ш", "а", "张"], missing: [] });
    expect(nameLines(["Ш"])).toContain("\\letter{0428}{\\csname faceeuropean\\endcsname}{\\missing{0428}}");
    expect(nameLines(["张"]).join("\n")).toMatch(/\\choosefont\{asian\}\{5F20\}\{Noto Serif CJK SC,/);
    expect([nameInTex("Ana 🎉"), unsetCharacters("🎉مa")]).toEqual([
      "Ana \\missing{1F389}",
      { foreign: [], missing: ["🎉", "م"] },
    ]);
    const { remarksOn } = findExerciseFormat("tex");
    expect(remarksOn?.("Шa🎉").map(({ en }) => en)).toEqual([
      "“Шa🎉”: pdflatex cannot set Ш, and prints its code instead. Use lualatex or xelatex with a font that has it.",
      "“Шa🎉”: LaTeX cannot set 🎉 here, and prints its code instead.",
    ]);
    expect(remarksOn?.("Nguyễn")).toEqual([]);
  });

  it("cannot end a document, read a file or begin a comment", () => {
    expect(nameInTex('\\input{x} %$&#_^~ <">')).toBe(
      "\\textbackslash{}input\\{x\\} \\%\\$\\&\\#\\_\\textasciicircum{}\\textasciitilde{} " +
        "\\ensuremath{<}{''}\\ensuremath{>}",
    );
  });
});

describe("a list of names", () => {
  it("is read without its invisible characters, with a warning", () => {
    const warnings: string[] = [];
    const names = readNames("\ufeff\u202eBob\u202c\nAnne\u00ad-Marie\nZoe\u0308\tL\n\u200b\n", ({ en }) =>
      warnings.push(en),
    );
    expect(names).toEqual(["Bob", "Anne-Marie", "Zoë L"]);
    expect(warnings).toEqual([
      "“Bob”: the invisible characters U+202E, U+202C are left out.",
      "“Anne-Marie”: the invisible character U+00AD is left out.",
    ]);
  });
});

describe("names in Markdown and notebooks", () => {
  const written = (student: string): string[] =>
    ["md", "ipynb"].map((id) => {
      const sheet = { ...makeSheet(["nim"], 4), student };
      const text = findExerciseFormat(id).write(sheet, { language: "en" });
      return id === "md" ? text.split("\n")[2] : JSON.parse(text).cells[0].source.join("").split("\n")[2];
    });

  it.each([
    ["<script>alert(1)</script>", "&#60;script&#62;alert&#40;1&#41;&#60;&#47;script&#62;"],
    ["$x$", "<span>&#36;</span>x<span>&#36;</span>"],
    ["# *a* _b_ `c` |", "&#35; &#42;a&#42; &#95;b&#95; &#96;c&#96; &#124;"],
    ["[a](b) ![c]", "&#91;a&#93;&#40;b&#41; &#33;&#91;c&#93;"],
    ["a&amp;b\\*", "a&#38;amp&#59;b&#92;&#42;"],
    ["www.a.b x@y", "www&#46;a&#46;b x&#64;y"],
    ["Jean-Paul O'Neil, B.", "Jean-Paul O'Neil, B."],
    ["Nguyễn 张伟 🎉", "Nguyễn 张伟 🎉"],
  ])("%s is shown as it is", (name, escaped) => {
    expect(written(name)).toEqual([`Name: ${escaped}`, `Name: ${escaped}`]);
  });

  it("are escaped in pages and quizzes too", () => {
    for (const { id, write } of EXERCISE_FORMATS.filter((format) => format.id !== "tex")) {
      const sheet = { ...makeSheet(["nim"], 4), student: "<b>&\"']]>" };
      expect([id, write(sheet, { language: "en" }).includes("<b>&")]).toEqual([id, false]);
    }
  });
});
