import { expect, it } from "vitest";
import { codeGame } from "./heap-game.ts";
import { findPeriod } from "./period.ts";

it("periods reach as far as 0.127: 4 after 46577 (Gangolli and Plambeck 1989)", () => {
  const finding = findPeriod(codeGame("0.127"), { to: 94_000 });
  expect(finding).toMatchObject({
    status: "proved",
    certificate: { period: 4, start: 46578, checkedTo: 2 * 46582 + 3 },
  });
});
