import { render } from "preact";
import { App } from "./app.tsx";
import { arenaPage, startArena } from "./arena/state.ts";
import { startRouter } from "./base/router.ts";
import { homePage, startHome } from "./home/state.ts";
import { LATER_PAGES } from "./pages.ts";
import { playPage, startPlaying } from "./play/state.ts";
import "./style/base.css";
import "./style/controls.css";
import "./style/board.css";
import "./style/play.css";
import "./style/arena.css";

await startRouter([homePage, playPage, arenaPage, ...LATER_PAGES.map(({ page }) => page)]);
render(<App />, document.getElementById("lab") as HTMLElement);
startHome();
startPlaying();
startArena();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("./offline.js").catch(() => undefined);
}
