import { createGalleryState } from "./state.ts";

const state = createGalleryState();

export const { cards, search, difficulty, showOutcomes, found, kinds, setShowOutcomes, showAll, page } = state;
export const start = (): void => undefined;
