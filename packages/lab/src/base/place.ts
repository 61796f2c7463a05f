/* The scroll position, kept with each history entry: browsers restore it before a lazy page has its height. */

const SAVED_AFTER = 150;
/** What is fetched late may push the place away again. */
const SETTLED_AFTER = 1000;

let wanted: number | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

/** True while a reload, Back or Forward leads to the place where the reader was. */
export const isReturning = (): boolean => wanted !== undefined;

/** Keeps the place, while `isShown` says that the page is that of the current entry. */
export function keepPlace(isShown: () => boolean): void {
  history.scrollRestoration = "manual";
  let saving: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    if (!isReturning() && isShown()) history.replaceState({ ...history.state, y: window.scrollY }, "");
  };
  window.addEventListener(
    "scroll",
    () => {
      clearTimeout(saving);
      saving = setTimeout(save, SAVED_AFTER); // browsers limit how often an entry is written
    },
    { passive: true },
  );
  window.addEventListener("popstate", ({ state }) => seek(state));
  for (const move of ["wheel", "touchmove", "pointerdown", "keydown"])
    window.addEventListener(move, () => seek(undefined), { passive: true, capture: true });
  new ResizeObserver(approach).observe(document.body);
  seek(history.state);
}

function seek(entry: { readonly y?: number } | null | undefined): void {
  wanted = entry?.y;
  approach();
}

function approach(): void {
  clearTimeout(settling);
  if (wanted === undefined || document.documentElement.scrollHeight - window.innerHeight < wanted) return;
  window.scrollTo(0, wanted);
  settling = setTimeout(() => seek(undefined), SETTLED_AFTER);
}
