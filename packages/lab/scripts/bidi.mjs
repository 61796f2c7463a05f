// Firefox driven by WebDriver BiDi (w3.org/TR/webdriver-bidi), as far as a walk through the lab needs it: a window,
// addresses, expressions and whatever the console says. Node has the WebSocket behind --experimental-websocket.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TELL_VIOLATIONS = `() => addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  console.error("refused by " + effectiveDirective + ": " + blockedURI);
})`;
const START_TIMEOUT = 60_000;
/** How WebDriver writes the keys that are no characters (w3.org/TR/webdriver2, "Keyboard actions"). */
const KEYS = { Home: "\uE011", ArrowRight: "\uE014" };

/** Starts a Firefox without a window, with a profile of its own that is gone afterwards. */
export async function startFirefox(path) {
  const profile = await mkdtemp(join(tmpdir(), "marienbad-firefox-"));
  const args = ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile, "about:blank"];
  const firefox = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } });
  const gone = new Promise((resolve) => firefox.once("exit", resolve));
  const close = async () => {
    firefox.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await connect(await addressOf(firefox));
    return { ...session, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address that Firefox listens at: it says so itself. */
function addressOf(firefox) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Firefox does not answer.")), START_TIMEOUT);
    let said = "";
    firefox.stderr.on("data", (words) => {
      said += words;
      const found = /WebDriver BiDi listening on (\S+)/.exec(said);
      if (found === null) return;
      clearTimeout(timer);
      resolve(`${found[1]}/session`);
    });
    firefox.once("error", reject);
    firefox.once("exit", () => reject(new Error(`Firefox ended at once:\n${said}`)));
  });
}

async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`Firefox does not listen at ${address}.`)));
  });
  const waiting = new Map();
  const complaints = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.method === "log.entryAdded" && message.params.level === "error") complaints.push(message.params.text);
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "error") answer?.reject(new Error(`${message.error}: ${message.message}`));
    else answer?.resolve(message.result);
  });
  let id = 0;
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("script.addPreloadScript", { functionDeclaration: TELL_VIOLATIONS }); // which the log leaves out
  const { contexts } = await send("browsingContext.getTree", {});
  const [{ context }] = contexts;
  const act = (type, actions) => send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  return {
    /** What the console has called an error since it was last asked. */
    complaints: () => complaints.splice(0),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    goTo: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    /** What an expression of the page is worth: a string, a number, a boolean. */
    async evaluate(expression) {
      const options = { target: { context }, awaitPromise: true, userActivation: true };
      const answer = await send("script.evaluate", { expression, ...options });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    /** Clicks a point of the window. */
    click: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    /** Presses a key: a character, or one that KEYS names. */
    press: (key) => {
      const value = KEYS[key] ?? key;
      return act("key", [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
    },
    async screenshot() {
      const { data } = await send("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
  };
}
