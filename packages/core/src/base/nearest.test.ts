import { expect, it } from "vitest";
import { nearest, unknownName } from "./nearest.ts";
import { sameText } from "./text.ts";

it("the nearest name is one that can have been meant", () => {
  expect(nearest("nam", ["nim", "hex", "connect4"])).toBe("nim");
  expect(nearest("conn", ["nim", "connect4"])).toBe("connect4"); // its beginning
  expect(nearest("chess", ["nim", "hex"])).toBeUndefined();
});

it("names of very different lengths, very long ones and very many are not compared letter by letter", () => {
  const long = "x".repeat(100_000);
  expect(nearest(long, ["y".repeat(100_000), "nim"])).toBeUndefined();
  expect(nearest("nim", Array(1000).fill(long))).toBeUndefined();
  expect(nearest("nam", Array(1_000_000).fill("nim"))).toBeUndefined();
  expect(unknownName(sameText("game"), "x".repeat(1_000_000), ["nim"]).en).toContain("Known: nim.");
});
