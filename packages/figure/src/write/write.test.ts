import fc from "fast-check";
import { ARENA_FORMATS, ArenaBuilder } from "marienbad/arena";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../test/tikz/xml.ts";
import { arenaFigure } from "../draw/arena.ts";
import { PLAIN_EDGE, PLAIN_NODE, type Scene } from "../scene.ts";
import { FIGURE_FORMATS, findFigureFormat } from "./formats.ts";
import { escapeXml } from "./svg.ts";

const [svg, tikz, dot, mermaid] = ["svg", "tikz", "dot", "mermaid"].map(findFigureFormat);

/** A scene with one word everywhere that a word can stand. */
function sceneOf(word: string): Scene {
  const node = { ...PLAIN_NODE, x: 0, y: 0, width: 40, height: 40 };
  return {
    id: "test",
    title: word,
    direction: "right",
    groups: [{ id: "g", title: word, nodes: ["a"], box: { x: -30, y: -30, width: 60, height: 60 } }],
    nodes: [
      { ...node, id: "a", label: word, detail: word, note: { side: "below", lines: [word] } },
      { ...node, id: "b", x: 100, label: word, shape: "square", border: "double" },
    ],
    edges: [{ ...PLAIN_EDGE, from: "a", to: "b", label: word }],
    texts: [{ text: word, x: 0, y: 90, anchor: "middle", size: "normal", tone: "plain" }],
    legend: [{ sign: word, text: word }],
  };
}

/** Words that are hard in one format or another, and words of any characters. */
const words = fc.oneof(
  fc.constantFrom(
    '"q"',
    "a&b<c>'d'",
    "\\back\\",
    "x_y^2#%$~{}",
    "[1](2)|3;",
    "-- %% --> end",
    "1. list",
    "]]>",
    "élève «œuvre»",
    "α≤β₁₂∞−",
    "日本語",
    "🙂",
    "#quot;",
    "`code` *star*",
    "one\u2028two\u2029three",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
);

describe("SVG", () => {
  it("is well-formed and says every word as it is", () => {
    fc.assert(
      fc.property(words, (word) => {
        const texts = textsOf(svg.write(sceneOf(word)));
        const shown = word.replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
        if (shown.trim() !== "") expect(texts.filter((text) => text === shown).length).toBeGreaterThanOrEqual(8);
      }),
    );
  });

  it("refers to nothing outside and has no script", () => {
    const text = svg.write(sceneOf("x"));
    expect(text.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
    expect(text).not.toMatch(/<script|href|url\(|@import/);
  });

  it("has each theme as variables, and follows the reader only when it may", () => {
    for (const theme of ["auto", "light", "dark", "grey"] as const) {
      const text = svg.write(sceneOf("x"), { theme });
      expect(text).toContain(`class="marienbad theme-${theme}"`);
      expect(text.includes("prefers-color-scheme:dark")).toBe(theme === "auto");
      expect(text).toContain(".theme-dark{--paper:#15181c");
      // Colours stand in the variables alone, so that a page can set them all.
      const outsideVariables = text.replace(/--[a-z0-9-]+:#[0-9a-f]{6}/g, "").replace(/&#\d+;/g, "");
      expect(outsideVariables).not.toMatch(/#[0-9a-f]{3,6}\b/);
    }
  });

  it("leaves out characters that XML cannot hold", () => {
    expect(escapeXml("a\u0000\u0008b\u000Bc\uFFFE\uD800")).toBe("abc");
    expect(escapeXml(`<&>"'`)).toBe("&#60;&#38;&#62;&#34;&#39;");
  });
});

describe("TikZ", () => {
  it("has balanced braces and no bare special character, whatever the words", () => {
    fc.assert(
      fc.property(words, (word) => {
        const labels = [...tikz.write(sceneOf(word)).matchAll(/^ {2}\\node\[.*\] \(b\) at \([^)]*\) \{(.*)\};$/gm)];
        expect(labels).toHaveLength(1);
        const [, label] = labels[0];
        const bare = label.replace(/\\[{}$&#%_]/g, "").replace(/\\[a-zA-Z]+/g, "");
        expect(bare).not.toMatch(/[\\$&#%_^~"]/);
        let depth = 0;
        for (const sign of bare) {
          depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });

  it("writes mathematics and accents as LaTeX has them", () => {
    const text = tikz.write(sceneOf("α ≤ A₁₂ − é"));
    expect(tikz.write(sceneOf("coupé\u202F: 1\u00A0000"))).toContain("coupé\\thinspace{}: 1\\nobreakspace{}000");
    expect(text).toContain("{\\ensuremath{\\alpha} \\ensuremath{\\le} A\\textsubscript{12} \\ensuremath{-} é}");
  });

  it("is a document, or a picture to include", () => {
    const picture = tikz.write(sceneOf("x"), { picture: true });
    expect(picture).not.toMatch(/documentclass|begin\{document\}/);
    expect(tikz.write(sceneOf("x"))).toContain("\\begin{document}");
    for (const text of [picture, tikz.write(sceneOf("x"))]) {
      expect(text.match(/\\begin\{tikzpicture\}/g)).toHaveLength(1);
    }
  });
});

describe("DOT", () => {
  it("quotes so that a reader of DOT gets the words back (our own reader of arenas)", () => {
    const reader = ARENA_FORMATS.find(({ id }) => id === "dot");
    fc.assert(
      fc.property(words, (word) => {
        const quoted = /b \[label=("(?:[^"\\]|\\[\s\S])*")/.exec(dot.write(sceneOf(word)))?.[1] ?? "";
        const read = reader?.read(`digraph { ${quoted} [owner=0] }`);
        const plain = word.replace(/\r?\n/g, "\\n").replace(/\p{Cc}/gu, "");
        expect(read?.ok === true && read.value.label(0)).toBe(plain);
      }),
    );
  });
});

describe("Mermaid", () => {
  it("quotes so that no sign of Mermaid, HTML or Markdown is left, and decodes to the words", () => {
    fc.assert(
      fc.property(words, (word) => {
        const line = mermaid
          .write(sceneOf(word))
          .split("\n")
          .find((text) => text.trim().startsWith("b["));
        const inside = /^ {2}b\[\["(.*)"\]\]:::plain$/.exec(line ?? "")?.[1] ?? "missing";
        expect(inside.replaceAll("<br/>", "")).not.toMatch(/["<>&`[\]{}|\\]/);
        const decoded = inside
          .replaceAll("<br/>", "\n")
          .replace(/#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
        const plain = word.replace(/\r?\n/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
        expect(decoded).toBe(plain === "" ? " " : plain);
      }),
    );
  });
});

describe("every format", () => {
  it("writes the same bytes twice", () => {
    const arena = new ArenaBuilder().vertex("a", 0).vertex("b", 1).edge("a", "b").edge("b", "a").buildOrThrow();
    for (const format of FIGURE_FORMATS)
      expect(format.write(arenaFigure(arena))).toBe(format.write(arenaFigure(arena)));
  });

  it("shades a node as much as is said", () => {
    const scene = sceneOf("x");
    const shaded = { ...scene, nodes: scene.nodes.map((node) => ({ ...node, tone: "player0" as const, shade: 0.25 })) };
    expect(svg.write(shaded).match(/fill-opacity="0.25"/g)).toHaveLength(2);
    expect(tikz.write(shaded)).toContain("fill=mbplayer0fill!25!mbpaper");
    expect(dot.write(shaded)).toContain('fillcolor="#cfe4f740"');
    for (const format of FIGURE_FORMATS) expect(format.write(scene)).not.toMatch(/opacity|!mbpaper|f740/);
  });

  it("can leave the legend out", () => {
    const scene: Scene = { ...sceneOf("x"), legend: [{ sign: "sign", text: "what it means" }] };
    for (const format of FIGURE_FORMATS) {
      expect(format.write(scene)).toContain("what it means");
      expect(format.write(scene, { legend: false })).not.toContain("what it means");
    }
  });
});
