import { batch, signal } from "@preact/signals";
import { checkState, LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import type { TaskRunner } from "../worker/runner.ts";
import { createGrundyState } from "./grundy-state.ts";
import { createHeapsState, readHeaps } from "./heaps-state.ts";
import { sumPart } from "./sum-parts.ts";
import { createSumsState } from "./sums-state.ts";

/** A part of a sum as a link writes it: `kayles:pins=5`. */
function writtenPart(word: string): object {
  const [game, options = ""] = word.split(":");
  return sumPart(game, Object.fromEntries(new URLSearchParams(options)));
}

export const TABS = ["heaps", "grundy", "sums"] as const;
export type Tab = (typeof TABS)[number];

export function createNimState(createRunner: () => TaskRunner) {
  const tab = signal<Tab>("heaps");
  const isOpen = (view: Tab) => (): boolean => currentPage.value === "nim" && tab.value === view;
  const heaps = createHeapsState();
  const grundy = createGrundyState(createRunner, isOpen("grundy"));
  const sums = createSumsState(createRunner, isOpen("sums"));
  const views = { heaps, grundy, sums };

  function start(): void {
    grundy.start();
    sums.start();
  }

  const page: Page = {
    id: "nim",
    save() {
      return { tab: tab.value, ...views[tab.value].save() };
    },
    load(state) {
      const given = state as { readonly [name: string]: unknown };
      const chosen = TABS.find((known) => known === given.tab);
      if (chosen === undefined) throw new LinkError("damaged");
      batch(() => {
        views[chosen].load(given);
        tab.value = chosen;
      });
    },
    /** `#nim/heaps?1,3,5,7`, `#nim/heaps?1,1,2&misere`, `#nim/grundy?0.77`, `#nim/sums?kayles:pins=5+nim:sticks=2`. */
    loadName(name) {
      const [id, ...rest] = name.split("?");
      const query = rest.join("?");
      const chosen = TABS.find((known) => known === id);
      if (chosen === undefined) throw new LinkError("damaged");
      const [list, rule] = query.split("&");
      if (chosen === "grundy") checkState(query);
      const asked = chosen === "heaps" ? readHeaps(list) : undefined;
      if (chosen === "heaps" && list !== "" && asked === undefined) throw new LinkError("damaged");
      batch(() => {
        tab.value = chosen;
        if (asked !== undefined) {
          heaps.setHeaps(asked);
          heaps.misere.value = rule === "misere";
        }
        if (chosen === "grundy" && query !== "") grundy.showGame(query);
        if (chosen === "sums" && query !== "") sums.load({ parts: query.split("+").map(writtenPart) });
      });
    },
  };

  return { tab, heaps, grundy, sums, start, page };
}
