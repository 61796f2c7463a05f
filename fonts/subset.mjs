// Makes the two typefaces of the lab from Adobe's Source Sans and Source Serif: Latin letters, figures and the signs of
// mathematics that the lab writes, in the weights that it uses. Run by hand, with `npm run fonts`: what it makes is
// committed, and the same bytes come out each time.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { withNames } from "./names.mjs";

const target = fileURLToPath(new URL("../packages/lab/src/style/fonts/", import.meta.url));
const require = createRequire(import.meta.url);

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const LETTERS = `${range(0x20, 0x7e) + range(0xa0, 0xff)}ĀāĆćČčĐđĒēĞğĪīŁłŃńŌōŐőŒœŘřŚśŞşŠšŪūŰűŸŹźŻżŽž`;
const GREEK = "αβγδεθλμπσφωΓΔΣΩ";
const SIGNS = "–—‘’“”„†•…‰′″‹›€™\u2009\u202f←↑→↓↔∀∂∃∅∆∈∏∑−∕∖√∞∩∪∫≈≠≡≤≥⊕⋮■□▲△▶▼▽◀◆◇○●✓✗";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉";
const CHARACTERS = LETTERS + GREEK + SIGNS + RAISED;

/** Accents in their places, pairs drawn closer, and figures of one width where a page asks for them. */
const FEATURES = ["ccmp", "locl", "mark", "kern", "tnum", "lnum", "pnum"];

const FACES = [
  {
    name: "Marienbad Sans",
    file: "sans.woff2",
    source: "source-sans/VF/SourceSans3VF-Upright.ttf",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "Marienbad Serif",
    file: "serif.woff2",
    source: "source-serif/VAR/SourceSerif4Variable-Roman.ttf",
    axes: { wght: { min: 400, max: 600 }, opsz: 14 }, // its optical size stays that of a text
  },
];

for (const { name, file, source, axes } of FACES) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: "truetype",
    keepFeatures: FEATURES,
    variationAxes: axes,
    noHinting: true,
    dropTables: ["STAT"], // it would point at names that are gone
    preserveNameIds: [0, 13, 14],
  });
  const packed = await convert(withNames(subset, name), "woff2");
  await writeFile(join(target, file), packed);
  console.log(`${file}: ${packed.length} bytes`);
}
