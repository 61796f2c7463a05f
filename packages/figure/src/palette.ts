import type { Tone } from "./scene.ts";

/** The colours of a figure, as six hexadecimal digits. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  /** Faded elements, still readable. */
  readonly muted: string;
  readonly panel: string;
  readonly fills: Readonly<Record<Tone, string>>;
  readonly lines: Readonly<Record<Tone, string>>;
}

/** Blue and orange, distinct in every kind of colour blindness (Okabe and Ito 2008); in greyscale, by lightness. */
export const PALETTES = {
  light: {
    paper: "ffffff",
    ink: "1b1e22",
    muted: "6b7178",
    panel: "f5f6f7",
    fills: { plain: "ffffff", player0: "cfe4f7", player1: "fddcc0", draw: "e6e7e9", faded: "ffffff" },
    lines: { plain: "1b1e22", player0: "0b5a94", player1: "a84300", draw: "565c63", faded: "9aa0a7" },
  },
  dark: {
    paper: "15181c",
    ink: "eceff1",
    muted: "a3abb3",
    panel: "1e2227",
    fills: { plain: "15181c", player0: "113a5e", player1: "5d2b0d", draw: "3a4047", faded: "15181c" },
    lines: { plain: "eceff1", player0: "7cc1f6", player1: "ffae70", draw: "b4bbc2", faded: "6d757d" },
  },
  grey: {
    paper: "ffffff",
    ink: "000000",
    muted: "666666",
    panel: "f6f6f6",
    fills: { plain: "ffffff", player0: "bdbdbd", player1: "ececec", draw: "ffffff", faded: "ffffff" },
    lines: { plain: "000000", player0: "000000", player1: "000000", draw: "555555", faded: "999999" },
  },
} as const satisfies Record<string, Palette>;

/** The themes of figures; `auto` follows the reader. */
export const THEMES = ["auto", "light", "dark", "grey"] as const;
/** `auto` follows the reader where the format can, and is light elsewhere. */
export type Theme = (typeof THEMES)[number];

export function paletteOf(theme: Theme = "auto"): Palette {
  return PALETTES[theme === "auto" ? "light" : theme];
}
