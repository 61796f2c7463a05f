import { effect, signal } from "@preact/signals";
import { MarienbadError, type Text } from "marienbad";
import { checkName, checkState, LinkError, MAX_LINK, readLink, writeLink } from "./link.ts";
import { isReturning, keepPlace } from "./place.ts";
import * as texts from "./texts.ts";

export interface Page {
  readonly id: string;
  /** The state, plain JSON; reading signals in it makes the link follow them. Undefined leaves the link as it is. */
  save(): unknown;
  /** Takes up a state from a link; throws when it is not one. */
  load(state: unknown): void | Promise<void>;
  /** Takes up a short link, `#play/nim`; throws when it is not one. */
  loadName(name: string): void | Promise<void>;
  /** Shows the page as it begins, when a link could not be taken up. */
  reset?(): void | Promise<void>;
  /** What is being looked at, for the title of the window. */
  subject?(): string | undefined;
}

/** The code of a page could not be fetched: its link may be as good as any. */
export class NotFetched extends Error {}

export const currentPage = signal("home");
/** Without the frame, for other people's pages. */
export const embedded = signal(false);
export const projected = signal(false);
/** One sentence at the top of the page, about something that went wrong. */
export const notice = signal<Text | undefined>(undefined);

let pages: readonly Page[] = [];
/** The link of the browser as far as it is known here: followed, or written. */
let written = "";
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Counts the links followed: what was to be written before the last of them is out of date. */
let followed = 0;

export async function startRouter(all: readonly Page[]): Promise<void> {
  pages = all;
  keepPlace(() => (location.hash.slice(1).split("/")[0] || pages[0].id) === currentPage.value);
  await follow();
  window.addEventListener("hashchange", () => {
    if (location.hash !== written) void follow();
  });
  effect(() => {
    const page = pageNamed(currentPage.value);
    const saved = page.save();
    clearTimeout(waiting);
    if (saved === undefined) return;
    const state = { ...(saved as object), ...frameOf(embedded.value, projected.value) };
    const turn = followed;
    waiting = setTimeout(() => void write(page.id, state, turn), 120);
  });
}

export function goTo(page: string): void {
  currentPage.value = page;
  projected.value = false;
  notice.value = undefined;
  window.scrollTo(0, 0);
}

export async function linkToHere(embed = false): Promise<string> {
  const page = pageNamed(currentPage.value);
  const state = { ...(page.save() as object), ...frameOf(embed, projected.value) };
  return `${location.origin}${location.pathname}#${page.id}/${await writeLink(state)}`;
}

/** Makes the address of the browser that of what is shown now; a page that is not there yet keeps its link. */
export async function goToItself(): Promise<void> {
  const { id, save } = openPage();
  if (save() !== undefined) history.replaceState(history.state, "", await linkToHere());
  else if (location.hash.slice(1).split("/")[0] !== id) history.pushState(null, "", `#${id}`);
}

function frameOf(embed: boolean, projection: boolean) {
  return { ...(embed ? { embed } : {}), ...(projection ? { projection } : {}) };
}

export function openPage(): Page {
  return pageNamed(currentPage.value);
}

function pageNamed(id: string): Page {
  return pages.find((page) => page.id === id) ?? pages[0];
}

async function write(id: string, state: unknown, turn: number): Promise<void> {
  const hash = `#${id}/${await writeLink(state)}`;
  // The reader may have gone on meanwhile, to another page or by another link; of the latter the browser tells a
  // moment later.
  if (location.hash !== written || currentPage.value !== id || turn !== followed || hash === written) return;
  written = hash;
  // Moves do not fill the history of the browser; going to another page does.
  const here = location.hash.split("/")[0];
  if (here === "" || here === `#${id}`) history.replaceState(history.state, "", hash);
  else history.pushState(null, "", hash);
}

export async function follow(): Promise<void> {
  clearTimeout(waiting);
  followed++;
  const [id, ...rest] = location.hash.slice(1).split("/");
  const payload = rest.join("/");
  const page = pages.find((candidate) => candidate.id === id);
  const isTooBig = location.hash.length > MAX_LINK;
  // Not even as the address of the page: every link on it is resolved against that.
  if (isTooBig) history.replaceState(null, "", `#${page?.id ?? ""}`);
  written = location.hash; // back is a way to go, even before this page has written its own link
  notice.value = undefined;
  projected.value = false;
  if (page !== undefined && page.id !== currentPage.value && !isReturning()) window.scrollTo(0, 0);
  if (page !== undefined) currentPage.value = page.id;
  if (page === undefined) {
    if (id !== "") notice.value = isTooBig ? texts.linkTooBig : texts.linkDamaged;
    return;
  }
  if (payload === "") return;
  try {
    if (isTooBig) throw new LinkError("too-big");
    if (/^[a-z]/.test(payload)) {
      const name = decodeURIComponent(payload);
      checkName(name);
      return await page.loadName(name);
    }
    const state = await readLink(payload);
    if (typeof state !== "object" || state === null) throw new LinkError("damaged");
    checkState(state);
    await page.load(state);
    const { embed, projection } = state as Record<string, unknown>;
    embedded.value = embed === true;
    projected.value = projection === true;
  } catch (error) {
    if (error instanceof NotFetched) return; // the page says it, and can be asked to try again
    notice.value = complaint(error);
    await page.reset?.();
  }
}

const COMPLAINTS: Readonly<Record<LinkError["kind"], Text>> = {
  "too-big": texts.linkTooBig,
  newer: texts.linkFromNewerLab,
  "out-of-range": texts.linkOutOfRange,
  damaged: texts.linkDamaged,
};

function complaint(error: unknown): Text {
  if (error instanceof LinkError) return COMPLAINTS[error.kind];
  return error instanceof MarienbadError ? texts.withReason(texts.linkDamaged, error.text) : texts.linkDamaged;
}
