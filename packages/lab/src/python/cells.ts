import { language } from "../base/language.ts";
import { convention } from "./convention.ts";
import { createCell } from "./state.ts";
import { attracteurStub, strategieStub } from "./works.ts";

/** What the reader has typed for the two functions on an arena: the same on every page that asks for them. */
export const attracteurCell = createCell("attracteur", () => attracteurStub(convention.value, language.value));
export const strategieCell = createCell("strategie", () => strategieStub(convention.value, language.value));
