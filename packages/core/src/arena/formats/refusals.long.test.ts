import { it } from "vitest";
import { expectLongNames, expectThousandFaults } from "../../../test/large-texts.ts";

it("130,000 faults, more than a call takes arguments, are a thousand", () => {
  expectThousandFaults(130_000);
});

it("names, blanks and comments may be ten million characters long", () => {
  expectLongNames(10_000_000);
});
