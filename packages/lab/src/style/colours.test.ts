import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./colours.css", import.meta.url), "utf8");
const [common, grey] = css.split('[data-theme="grey"]');

/** A colour by its name, in a theme. */
function colour(name: string, theme: string): string {
  if (theme === "grey") return new RegExp(`--${name}: (#\\w+)`).exec(grey)?.[1] ?? "";
  return new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(common)?.[theme === "light" ? 1 : 2] ?? "";
}

/** How much lighter one colour is than the other, from 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(["light", "dark", "grey"])("the theme %s", (theme) => {
  it("lets every word be read, and the selected one of several be found (WCAG 2.2: 4.5 for words, 3 for signs)", () => {
    for (const back of ["paper", "sheet", "tint"]) {
      for (const words of ["ink", "soft", "accent"]) {
        expect([words, back, contrast(colour(words, theme), colour(back, theme)) >= 4.5]).toEqual([words, back, true]);
      }
    }
    expect(contrast(colour("accent-ink", theme), colour("accent", theme))).toBeGreaterThanOrEqual(4.5);
    for (const player of ["player0", "player1"]) {
      expect(contrast(colour(player, theme), colour("sheet", theme))).toBeGreaterThanOrEqual(3);
    }
  });

  it("rings the selected one of several in the accent, which the track does not swallow", () => {
    const rule = /\.segments label\.chosen \{[^}]*\}/.exec(
      readFileSync(new URL("./controls.css", import.meta.url), "utf8"),
    );
    expect(rule?.[0]).toContain("inset 0 0 0 1.5px var(--accent)");
    expect(contrast(colour("accent", theme), colour("tint", theme))).toBeGreaterThanOrEqual(3);
  });
});
