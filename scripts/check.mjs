// Checks what has been built without running it: types, lint, unused exports, weight. All at once, since each has one
// thread to wait for much of the time; the output of those that fail is printed one after the other. Run by
// `npm run check`, for npm knows where the programs are.
import { spawn } from "node:child_process";

const CHECKS = [
  "tsc -p tsconfig.test.json",
  "tsc -p packages/lab/tsconfig.json",
  "biome ci .",
  "knip --no-progress",
  "node scripts/weigh.mjs --check",
];

/** What a command has said, and whether it found nothing wrong. */
function outcomeOf(command) {
  return new Promise((resolve, reject) => {
    const run = spawn(command, { shell: true });
    let said = "";
    for (const stream of [run.stdout, run.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
    run.on("error", reject).on("close", (code) => resolve({ said, isRight: code === 0 }));
  });
}

const outcomes = await Promise.all(CHECKS.map(outcomeOf));
for (const [place, { said, isRight }] of outcomes.entries()) {
  if (!isRight) console.error(`${CHECKS[place]}\n${said}`);
}
process.exitCode = outcomes.every(({ isRight }) => isRight) ? 0 : 1;
