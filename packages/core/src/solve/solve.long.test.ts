import { it } from "vitest";
import { expectSolvedByDefinition } from "../../test/solved-arenas.ts";

it("the solver equals the definitions on 20,000 random arenas, and passes the verifier", () => {
  expectSolvedByDefinition(20_000);
});
