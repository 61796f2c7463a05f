import { it } from "vitest";
import { agreesWithAttractors } from "../../../../test/connect4-positions.ts";

it("the connect-4 solver agrees with the attractors on every position of 3 × 7", () =>
  agreesWithAttractors({ columns: 3, rows: 7 }));
