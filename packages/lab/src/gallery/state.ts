import { computed, signal } from "@preact/signals";
import { LinkError } from "../base/link.ts";
import type { Page } from "../base/router.ts";
import { readStored, writeStored } from "../base/storage.ts";
import { allCards, type Card, isFound, KINDS } from "./cards.ts";

export function createGalleryState(cards: readonly Card[] = allCards()) {
  const search = signal("");
  /** 1 to 3; 0 shows all. */
  const difficulty = signal(0);
  const showOutcomes = signal(readStored("outcomes") !== "hidden");

  const found = computed(() =>
    cards.filter(
      (card) => isFound(card, search.value) && (difficulty.value === 0 || card.difficulty === difficulty.value),
    ),
  );
  /** The kinds that have a card, each with its cards. */
  const kinds = computed(() =>
    KINDS.map((kind) => ({ ...kind, cards: found.value.filter((card) => card.kind === kind.id) })).filter(
      (kind) => kind.cards.length > 0,
    ),
  );

  function setShowOutcomes(shown: boolean): void {
    showOutcomes.value = shown;
    writeStored("outcomes", shown ? "shown" : "hidden");
  }

  function showAll(): void {
    search.value = "";
    difficulty.value = 0;
  }

  const page: Page = {
    id: "games",
    save: () => ({
      ...(search.value === "" ? {} : { search: search.value }),
      ...(difficulty.value === 0 ? {} : { difficulty: difficulty.value }),
    }),
    load(state) {
      const { search: typed = "", difficulty: level = 0 } = state as Record<string, unknown>;
      if (typeof typed !== "string" || ![0, 1, 2, 3].includes(level as number)) throw new LinkError("damaged");
      search.value = typed;
      difficulty.value = level as number;
    },
    /** What is searched, `#games/misere`. */
    loadName(name) {
      search.value = name;
      difficulty.value = 0;
    },
  };

  return { cards, search, difficulty, showOutcomes, found, kinds, setShowOutcomes, showAll, page };
}
