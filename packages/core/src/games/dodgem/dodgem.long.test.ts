import { expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { dodgem } from "./index.ts";

it("dodgem never ends on 4 × 4 with best play (David des Jardins 1996)", () => {
  const graph = explicitGame(dodgem({ size: 4 }));
  expect(bruteForce(graph)[0].result).toBe("draw");
  expect(graph.results.includes("draw")).toBe(false);
});
