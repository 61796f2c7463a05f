// The shared styles come first, so that those of a page may refine them.
import "./style/base.css";
import "./style/controls.css";
import "./board/board.css";
import "./board/counted.css";
import "./board/overlay.css";
import "./play/play.css";
import "./style/stage.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { keepFetched } from "./base/keep-fetched.ts";
import { markLanguage } from "./base/language.ts";
import { isLoadedAgain, leaveOldVersion } from "./base/new-version.ts";
import { notice, startRouter } from "./base/router.ts";
import * as texts from "./base/texts.ts";
import { markTheme } from "./base/theme.ts";
import { HOME, PAGES } from "./pages.ts";

window.addEventListener("vite:preloadError", () => void leaveOldVersion()); // some code could not be fetched
markLanguage();
markTheme();
const pages = [HOME, ...PAGES];
const isServed = document.querySelector('meta[name="own-game"]') !== null;
const fault = isServed ? await (await import("./own/served.ts")).takeServedGame() : undefined;
await startRouter(pages.map(({ page }) => page));
if (isLoadedAgain()) notice.value = texts.loadedAgain;
if (fault !== undefined) notice.value = fault;
render(<App />, document.getElementById("lab") as HTMLElement);
for (const { start } of pages) start();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker
    .register("./offline.js")
    .then(() => navigator.serviceWorker.ready)
    .then(keepFetched, () => undefined);
}
