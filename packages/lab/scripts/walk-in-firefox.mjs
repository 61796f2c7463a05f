// A walk through all pages of the lab in Firefox: each is opened, all its tabs and folds, and put on the whole screen;
// nothing may be called an error by the console, nor be wider than the window. Then an arena is stepped through, and a
// program typed. Run after the build, by
// `npm run test:firefox`; FIREFOX says where Firefox is, PICTURES into which folder to put a picture of each page.
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startFirefox } from "./bidi.mjs";
import { faultsOfArcs } from "./walk-arcs.mjs";

const marienbad = fileURLToPath(new URL("../../cli/bin/marienbad.js", import.meta.url));
const lab = spawn(process.execPath, [marienbad, "lab", "--port", "0", "--json"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const address = await new Promise((resolve, reject) => {
  lab.stdout.once("data", (line) => resolve(JSON.parse(line).url));
  lab.once("exit", () => reject(new Error("the lab did not start: build it first")));
});

/** Links beside those of the menu: what a page shows besides its beginning. */
const MORE = [
  "#games",
  "#play/connect4",
  "#play/hex",
  "#play/kayles",
  "#arena/hexapawn",
  "#arena/tictactoe",
  "#nim/grundy",
  "#nim/sums",
  "#paths/graph",
  "#paths/taquin",
  "#dilemma/match",
  "#dilemma/tournament",
  "#course/exercises",
];

/** Runs in the page: waits until its code is there and nothing has changed for a while, though not for ever. */
const SETTLED = `new Promise((resolve) => {
  const began = Date.now();
  const done = () => {
    const busy = document.querySelector("main [aria-busy=true]") !== null;
    if (busy && Date.now() - began < 60_000) { timer = setTimeout(done, 400); return; }
    watch.disconnect();
    resolve(true);
  };
  let timer = setTimeout(done, 400);
  setTimeout(done, 8000);
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 400); });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
})`;

const OPEN_FOLDS = `for (const fold of document.querySelectorAll("main details")) fold.open = true; true`;
const TABS = `document.querySelectorAll("main .segments label").length`;
const HAS_FIGURE = `document.querySelector("[data-stage=figure], [data-stage=scaled], .board-frame") !== null`;
const press = (key) =>
  `document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "${key}", bubbles: true })); true`;

const EDITOR = `document.querySelector(".code-editor").shadowRoot.querySelector(".cm-content")`;
const FIRST_LINE = `(() => {
  const { x, y } = ${EDITOR}.querySelector(".cm-line").getBoundingClientRect();
  return JSON.stringify([x + 9, y + 9]);
})()`;
const PROGRAM = "if (1 / 2 > p) for (const f of []) f();";

/** What is wrong with the page as it stands, one line each. */
const FAULTS = `JSON.stringify([
  ...(document.querySelector("main > *") === null ? ["it is empty"] : []),
  ...[...document.querySelectorAll(".notice, .page[aria-busy] > .fault")].map((fault) => fault.textContent),
  ...(document.documentElement.scrollWidth > innerWidth ? ["it is wider than the window"] : []),
  ...(document.fonts.check("1em 'Marienbad Sans'") ? [] : ["its typeface is missing"]),
])`;

const faults = [];
const firefox = await startFirefox(process.env.FIREFOX ?? "/usr/bin/firefox-esr");
try {
  await firefox.resize(1280, 800);
  await firefox.goTo(address);
  await firefox.evaluate(SETTLED);
  const menu = await firefox.evaluate(
    `[...document.querySelectorAll("nav a")].map((a) => a.getAttribute("href")).join()`,
  );
  for (const hash of ["", ...menu.split(","), ...MORE]) {
    const look = async (what) => {
      await firefox.evaluate(SETTLED);
      const found = [...JSON.parse(await firefox.evaluate(FAULTS)), ...firefox.complaints()];
      faults.push(...found.map((fault) => `${hash || "home"}, ${what}: ${fault}`));
    };
    await firefox.goTo("about:blank");
    await firefox.goTo(address + hash);
    await look("as it opens");
    if (process.env.PICTURES !== undefined) {
      await writeFile(
        join(process.env.PICTURES, `firefox-${hash.replace(/\W+/g, "-")}.png`),
        await firefox.screenshot(),
      );
    }
    await firefox.evaluate(OPEN_FOLDS);
    await look("with its folds open");
    for (let tab = 0; tab < (await firefox.evaluate(TABS)); tab++) {
      await firefox.evaluate(`document.querySelectorAll("main .segments label")[${tab}].click(); true`);
      await look(`tab ${tab + 1}`);
    }
    if (await firefox.evaluate(HAS_FIGURE)) {
      await firefox.evaluate(press("f"));
      await look("on the whole screen");
    }
    console.log(`${hash || "home"}: ${await firefox.evaluate("document.title")}`);
  }
  await firefox.goTo("about:blank");
  await firefox.goTo(`${address}#arena/nim10`);
  await firefox.evaluate(SETTLED);
  faults.push(...(await faultsOfArcs(firefox)).map((fault) => `#arena/nim10, ${fault}`));
  await firefox.goTo("about:blank");
  await firefox.goTo(`${address}#my-rules/sticks`);
  await firefox.evaluate(SETTLED);
  await firefox.click(...JSON.parse(await firefox.evaluate(FIRST_LINE)));
  for (const letter of PROGRAM) await firefox.press(letter);
  const written = await firefox.evaluate(`${EDITOR}.textContent`);
  if (!written.includes(PROGRAM)) faults.push(`#my-rules/sticks, the program that was typed: ${written}`);
  console.log("The arcs of the arena, and a program typed");
} finally {
  await firefox.close();
  lab.kill("SIGINT");
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
