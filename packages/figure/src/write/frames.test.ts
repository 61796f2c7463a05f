import { describe, expect, it } from "vitest";
import { readGif } from "../../test/read-gif.ts";
import { nim6 } from "../../test/tikz/subjects.ts";
import { textsOf } from "../../test/tikz/xml.ts";
import { FRAME_FORMATS, findFigure, findFrameFormat, PALETTES, type Scene } from "../index.ts";
import { lettering } from "../raster/letters.ts";
import { pageOf } from "./page.ts";

const frames = findFigure("attractor").frames?.(nim6) as Scene[];
const written = (id: string): readonly (string | Uint8Array)[] => findFrameFormat(id).write(frames, { seconds: 2 });

describe("frames", () => {
  it("are written the same twice, in every format", () => {
    const two = frames.slice(0, 2);
    for (const format of FRAME_FORMATS) expect(format.write(two)).toEqual(format.write(two));
  });

  it("are a GIF whose colours tell the attractor at each step, that loops, its last frame longer", () => {
    const gif = readGif(written("gif")[0] as Uint8Array);
    expect(gif.loops).toBe(true);
    expect(gif.frames.map(({ seconds }) => seconds)).toEqual(frames.map((_, i) => (i === frames.length - 1 ? 4 : 2)));
    frames.forEach((frame, index) => {
      const { box } = pageOf(frame);
      expect([gif.width, gif.height]).toEqual([Math.ceil(2 * box.width), Math.ceil(2 * box.height)]);
      for (const { tone, x, y, width } of frame.nodes.filter((node) => node.width > 0)) {
        // Between the name and the border there is nothing but the fill.
        const [column, row] = [2 * (x - 0.4 * width + 2 - box.x), 2 * (y - box.y)].map(Math.round);
        const colour = gif.frames[index].colours[row * gif.width + column];
        expect(colour.toString(16).padStart(6, "0")).toBe(PALETTES.light.fills[tone]);
      }
    });
  });

  it("are one SVG without a script, which shows at each time what the file of that frame shows", () => {
    const film = written("svg-animated")[0] as string;
    expect(film).not.toContain("<script");
    expect(film).toContain("prefers-reduced-motion");
    expect(film).toContain(`--turn:${2 * (frames.length + 1)}s`);
    const singles = written("svg") as string[];
    singles.forEach((single, frame) => {
      const share = (100 * (frame + 0.5)) / (frames.length + 1);
      const shown = film.replace(/<g class="moving (\S+)">(.*)<\/g>\n/g, (_, name, part) =>
        isSeen(film, name, share) ? `${part}\n` : "",
      );
      expect(elementsOf(shown)).toEqual(elementsOf(single));
      expect(() => textsOf(shown)).not.toThrow();
    });
    expect(singles).toHaveLength(frames.length);
  });

  it("are slides for Beamer, each with what the picture of that frame has", () => {
    const [slides] = written("tikz") as string[];
    expect(slides).not.toMatch(/[^\\]#/); // a frame of Beamer takes no parameters
    const nodes = (tex: string): string[] => tex.split("\n").filter((line) => line.startsWith("  \\"));
    frames.forEach((frame, index) => {
      const shown = slides.replace(/\\only<([^>]*)>\{%\n([\s\S]*?;)\}\n/g, (_, specification: string, part: string) =>
        isOn(specification, index + 1) ? `${part}\n` : "",
      );
      const [single] = findFrameFormat("tikz").write([frame]) as string[];
      expect(nodes(shown).sort()).toEqual(nodes(single).sort());
    });
  });

  it.each([0, 61, Number.NaN])("refuse to stay %d seconds", (seconds) => {
    expect(() => findFrameFormat("svg-animated").write(frames, { seconds })).toThrow(/from 0.1 to 60 seconds/);
  });
});

/** The lines of elements, in any order. */
function elementsOf(svg: string): string[] {
  return svg
    .split("\n")
    .filter((line) => /^<(g|text|rect)/.test(line))
    .sort();
}

/** Whether a class is visible at a share of the turn, by the last keyframe before. */
function isSeen(svg: string, name: string, share: number): boolean {
  const [, keyframes] = svg.split(`@keyframes ${name}{`);
  let visible = "";
  for (const [, at, what] of keyframes.split("}}")[0].matchAll(/([\d.]+)%\{visibility:(\w+)/g)) {
    if (Number(at) <= share) visible = what;
  }
  return visible === "visible";
}

/** Whether a slide is among those of Beamer's specification: `1,3-4,6-`. */
function isOn(specification: string, slide: number): boolean {
  return specification.split(",").some((part) => {
    const [first, last = first] = part.split("-");
    return Number(first) <= slide && (last === "" || slide <= Number(last));
  });
}

describe("letters of pictures in pixels", () => {
  it("has all that our figures say in both languages, accents and subscripts", () => {
    const unknown = JSON.stringify(lettering("\u{1F600}", 10).ways);
    const known = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789()[]{},.:;!?'’+−-=<>≤≥→∅∞…«»₀₉²αβ";
    for (const letter of known) expect(JSON.stringify(lettering(letter, 10).ways)).not.toBe(unknown);
    expect(lettering("é", 10).ways.length).toBeGreaterThan(lettering("e", 10).ways.length);
    expect(lettering("cœur", 10)).toEqual(lettering("coeur", 10));
  });

  it("is never wider than the room that figures keep for it", async () => {
    const { textWidth } = await import("../text-size.ts");
    for (const words of ["J0 joue", "ajouté à cette étape", "(10,0)", "A₁₂", "MWmw", "ill"]) {
      expect(lettering(words, 12).width).toBeLessThanOrEqual(textWidth(words, 12));
    }
  });
});
