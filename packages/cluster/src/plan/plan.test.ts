import { describe, expect, it } from "vitest";
import { plan } from "./plan.ts";

describe("a plan", () => {
  const rates = { seconds: 1e-6, read: 4, written: 2, store: 3, database: 1 };
  const question = { positions: 36e9, levels: 10, rates, threads: 10, bandwidth: 1e9 };

  it("shares work and exchange among machines, and has them wait for each other once per stage", () => {
    const [one, ten] = [1, 10].map((machines) => plan({ ...question, machines }));
    expect(one).toEqual({
      ...{ machines: 1, coreHours: 10, exchanged: 216e9, store: 108e9, database: 36e9 },
      ...{ seconds: 3600 + 20, limit: "work" },
    });
    expect([ten.seconds, ten.coreHours]).toEqual([360 + 20, 10]);
    expect(plan({ ...question, machines: 1, bandwidth: 1e7 })).toMatchObject({ seconds: 21_620, limit: "exchange" });
    expect(plan({ ...question, machines: 1e6 }).limit).toBe("stages");
  });
});
