import { describe, expect, it } from "vitest";
import { bytesOfText } from "./load.ts";

describe("modules embedded as text", () => {
  it("are read back byte by byte, as the picture in load.ts shows", () => {
    expect([...bytesOfText("()~!(#F")]).toEqual([0, 1, 84, 85, 200]);
  });

  it("have a text for every byte", () => {
    const letters = Array.from({ length: 87 }, (_, index) => String.fromCharCode(40 + index)).filter(
      (letter) => letter !== "\\" && letter !== "`",
    );
    const text = Array.from(
      { length: 256 },
      (_, byte) => ["", "!", "#", "%"][Math.floor(byte / 85)] + letters[byte % 85],
    );
    expect([...bytesOfText(text.join(""))]).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
  });
});
