import { it } from "vitest";
import { expectKernelRight, SHAPES } from "../../test/large-arenas.ts";

it.each(SHAPES)("the attractor kernel gives the values of the TypeScript solver on the largest arenas: %s", (shape) => {
  expectKernelRight(shape, [16_384, 16_385, 50_000, 70_001, 270_000]);
});
