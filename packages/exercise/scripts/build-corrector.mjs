// Bundles the corrector of exercises (src/check.ts) as text, for the pages that correct themselves: they say
// what the library would say. Does nothing when nothing has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const exercise = join(dirname(fileURLToPath(import.meta.url)), "../src");
const target = join(exercise, "generated/corrector.ts");
const sources = [
  fileURLToPath(import.meta.url),
  join(exercise, "check.ts"),
  join(exercise, "typed.ts"),
  join(exercise, "texts/common.ts"),
  join(exercise, "../../core/src/base/text.ts"),
];
const hash = createHash("sha256");
for (const source of sources) hash.update(readFileSync(source));
const stamp = `// bundled by scripts/build-corrector.mjs, ${hash.digest("hex").slice(0, 16)}\n`;
if (!existsSync(target) || !readFileSync(target, "utf8").startsWith(stamp)) await build();

async function build() {
  const { rolldown } = await import("rolldown"); // heavy: only when something has changed
  const bundle = await rolldown({ input: join(exercise, "check.ts"), treeshake: true });
  const { output } = await bundle.generate({ format: "iife", name: "corrector", minify: true });
  mkdirSync(dirname(target), { recursive: true });
  // `</` would end the script of a page.
  const code = JSON.stringify(output[0].code.replaceAll("</", "<\\/"));
  writeFileSync(
    target,
    `${stamp}/** A script that defines \`corrector.check\`. */\nexport const CORRECTOR: string = ${code};\n`,
  );
}
