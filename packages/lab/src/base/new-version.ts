import { signal } from "@preact/signals";
import { goToItself } from "./router.ts";

/** Another build of the lab is on the server; this page is about to be loaded again. */
export const leaving = signal(false);

const KEY = "marienbad.loaded-again"; // when, and for which build
const PAUSE = 60_000; // milliseconds until the page may be loaded again once more: two servers may disagree

/** The script that a page of the lab begins with: each build names it by its content. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector("script[type=module]")?.getAttribute("src") ?? undefined;

/** Reloads the lab with its present state if the server has another build; at most once per `PAUSE`. */
export async function leaveOldVersion(): Promise<void> {
  if (leaving.value) return;
  try {
    const response = await fetch(location.pathname, { cache: "no-store" });
    const entry = entryOf(new DOMParser().parseFromString(await response.text(), "text/html"));
    const [last = 0] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (!response.ok || entry === undefined || entry === entryOf(document)) return;
    if (leaving.value || Date.now() - Number(last) < PAUSE) return;
    sessionStorage.setItem(KEY, `${Date.now()} ${entry}`);
    leaving.value = true;
    await goToItself();
    location.reload();
  } catch {
    // no network, or a browser that keeps nothing: what could not be fetched says so
  }
}

/** True once, in a page that was loaded again for its build. */
export function isLoadedAgain(): boolean {
  try {
    const [last, entry] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (entry === undefined || entry !== entryOf(document)) return false;
    sessionStorage.setItem(KEY, last);
    return true;
  } catch {
    return false;
  }
}
