import { batch } from "@preact/signals";
import { LinkError } from "../base/link.ts";
import type { Page } from "../base/router.ts";
import { loadGrundy, saveGrundy, showGame, startGrundy } from "./grundy-state.ts";
import { loadHeaps, readHeaps, saveHeaps, setHeaps } from "./heaps-state.ts";
import { loadSums, saveSums, startSums } from "./sums-state.ts";
import { TABS, tab } from "./tab.ts";

export function start(): void {
  startGrundy();
  startSums();
}

export const page: Page = {
  id: "nim",
  save() {
    const saved = { heaps: saveHeaps, grundy: saveGrundy, sums: saveSums }[tab.value]();
    return { tab: tab.value, ...saved };
  },
  load(state) {
    const given = state as { readonly [name: string]: unknown };
    const chosen = TABS.find((known) => known === given.tab);
    if (chosen === undefined) throw new LinkError("damaged");
    batch(() => {
      ({ heaps: loadHeaps, grundy: loadGrundy, sums: loadSums })[chosen](given);
      tab.value = chosen;
    });
  },
  /** `#nim/heaps?1,3,5,7`, `#nim/grundy?0.77`, `#nim/sums`. */
  loadName(name) {
    const [id, ...rest] = name.split("?");
    const query = rest.join("?");
    const chosen = TABS.find((known) => known === id);
    if (chosen === undefined) throw new LinkError("damaged");
    batch(() => {
      tab.value = chosen;
      const heaps = chosen === "heaps" ? readHeaps(query) : undefined;
      if (heaps !== undefined) setHeaps(heaps);
      if (chosen === "grundy" && query !== "") showGame(query);
    });
  },
};
