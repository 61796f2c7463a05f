import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announce.tsx";
import { currentPage } from "./router.ts";

/** When another page is opened, announces its title and gives its heading the focus, once it has been fetched. */
export function useArrival(main: { readonly current: HTMLElement | null }): void {
  const shown = useRef(currentPage.value);
  useEffect(() => {
    if (shown.current === currentPage.value) return;
    shown.current = currentPage.value;
    const left = document.activeElement;
    const look = (): void => {
      const heading = main.current?.querySelector("h1") ?? main.current;
      if (!heading || main.current?.querySelector("[aria-busy=true]")) return;
      watch.disconnect();
      requestAnimationFrame(() => announce(document.title));
      // Not from a reader who has gone on meanwhile.
      if (document.activeElement === left || document.activeElement === document.body) takeFocus(heading);
    };
    const watch = new MutationObserver(look);
    watch.observe(main.current ?? document.body, { childList: true, subtree: true, attributes: true });
    look();
    return () => watch.disconnect();
  }, [currentPage.value]);
}

export function takeFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
