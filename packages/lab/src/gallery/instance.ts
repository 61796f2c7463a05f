import { createGalleryState } from "./state.ts";

/** The gallery of the lab. */
const state = createGalleryState();

export const { cards, search, difficulty, showOutcomes, found, kinds, setShowOutcomes, showAll, page } = state;
export const start = (): void => undefined;
