import { describe, expect, it } from "vitest";
import { MarienbadError } from "../base/error.ts";
import { Meter, Stop, type Work } from "../base/work.ts";
import { Allowance, type OracleProgress, type Stage } from "./allowance.ts";

/** Work of this many nodes; stopped, it has `partly` to show, or nothing. */
function* workOf(nodes: number, partly?: string): Work<string, Meter> {
  const meter = new Meter();
  while (meter.nodes < nodes) {
    meter.nodes++;
    if (meter.nodes < meter.pauseAt) continue;
    try {
      yield meter;
    } catch (stop) {
      if (stop instanceof Stop && partly !== undefined) return partly;
      throw stop;
    }
  }
  yield meter;
  return "whole";
}

const STAGES: readonly Stage[] = ["passing", "position", "experts", "exploring", "deepening", "proofs"];

/** What is left until the end of each turn, in thousandths. */
function leftOf(allowance: Allowance): number[] {
  return STAGES.map((turn) => Math.round(1000 * allowance.left(turn)));
}

describe("the allowance of a question", () => {
  it("tells positions, whatever each of them costs", async () => {
    const told: number[] = [];
    const allowance = new Allowance({ onProgress: ({ positions }) => void told.push(positions) });
    const heavy = function* (): Work<void, Meter> {
      const meter = new Meter();
      meter.weight = 1000;
      meter.nodes = 5000;
      yield meter;
    };
    await allowance.run(heavy(), 1);
    allowance.tell(2);
    expect(told.at(-1)).toBe(7);
    expect(allowance.nodes).toBe(5000);
  });

  it("is one account, of which each turn may spend as much as is left until its end", async () => {
    const allowance = new Allowance({ nodes: 1000 });
    expect(allowance.isLimited).toBe(true);
    expect(leftOf(allowance)).toEqual([125, 250, 500, 750, 875, 1000]);
    expect(await allowance.run(workOf(200), 0.5)).toBe("whole");
    expect(allowance.nodes).toBe(200);
    expect(leftOf(allowance)).toEqual([0, 50, 300, 550, 675, 800]);
    expect(await allowance.run(workOf(600), 0.5)).toBeUndefined();
    expect(allowance.nodes).toBe(700);
    expect(leftOf(allowance)).toEqual([0, 0, 0, 50, 175, 300]);
    expect(await allowance.run(workOf(600, "partly"), 0.5)).toBe("partly");
    expect([allowance.nodes, ...leftOf(allowance)]).toEqual([1200, 0, 0, 0, 0, 0, 0]);
  });

  it("ends the turns of exact sources and of searches apart where searches have a budget of their own", async () => {
    const allowance = new Allowance({ nodes: 1000, search: { nodes: 100 } });
    expect(leftOf(allowance)).toEqual([250, 438, 750, 1000, 750, 1000]);
    await allowance.run(workOf(300), 1);
    expect(leftOf(allowance)).toEqual([0, 138, 450, 700, 450, 700]);
    const forSearch = allowance.forSearch();
    expect([forSearch.left("deepening"), forSearch.left("proofs")]).toEqual([0.75, 1]);
    await forSearch.run(workOf(50), 1);
    expect([forSearch.left("deepening"), forSearch.left("proofs")]).toEqual([0.25, 0.5]);
  });

  it("gives whole nodes, at least one, and time for an answer at sight", async () => {
    const few = new Allowance({ nodes: 9 });
    await few.run(workOf(100), 0.5);
    expect(few.nodes).toBe(4);
    const none = new Allowance({ nodes: 9 });
    await none.run(workOf(100), 0);
    expect(none.nodes).toBe(1);
    // biome-ignore lint/correctness/useYield: it answers before its first pause
    const atSight = function* (): Work<string, Meter> {
      return "seen";
    };
    expect(await new Allowance({ time: 1000 }).run(atSight(), 0)).toBe("seen");
    const late = new Allowance({ time: 1000 });
    expect(await late.run(workOf(Number.POSITIVE_INFINITY), 0)).toBeUndefined();
    expect(late.nodes).toBeLessThan(100);
  });

  it("stops work that takes longer than its share of the time", async () => {
    const started = performance.now();
    expect(await new Allowance({ time: 400 }).run(workOf(Number.POSITIVE_INFINITY), 0.1)).toBeUndefined();
    expect(performance.now() - started).toBeGreaterThanOrEqual(40);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("is spent by the clock too", () => {
    const left = (): number => new Allowance({ time: 500 }).left("proofs");
    expect(Math.max(left(), left(), left())).toBeGreaterThan(0.9);
    const allowance = new Allowance({ time: 100 });
    for (const startedAt = performance.now(); performance.now() - startedAt < 20; );
    expect(allowance.left("proofs")).toBeLessThanOrEqual(0.8);
    expect(allowance.left("exploring")).toBeLessThanOrEqual(0.55);
  });

  it("has a bound of the work's own where nobody has set one, and only there", async () => {
    const free = new Allowance({});
    expect([free.isLimited, free.left("passing"), free.left("proofs")]).toEqual([false, 1, 1]);
    expect(await free.run(workOf(100), 0.1, { nodes: 10 })).toBeUndefined();
    expect(free.nodes).toBe(10);
    expect(await free.run(workOf(100), 0.1)).toBe("whole");
    expect([free.nodes, free.left("passing"), free.left("proofs")]).toEqual([110, 1, 1]);
    expect(await new Allowance({ nodes: 1000 }).run(workOf(100), 1, { nodes: 10 })).toBe("whole");
    expect(new Allowance({ time: 5 }).isLimited).toBe(true);
  });

  it("lets every error pass but the end of the budget", async () => {
    // biome-ignore lint/correctness/useYield: it fails before its first pause
    const failing = function* (error: Error): Work<string, Meter> {
      throw error;
    };
    const other = new MarienbadError("bad-rules", { en: "wrong", fr: "faux" });
    await expect(new Allowance({ nodes: 5 }).run(failing(other), 1)).rejects.toBe(other);
    await expect(new Allowance({ nodes: 5 }).run(failing(new RangeError("deep")), 1)).rejects.toThrow("deep");
    const signal = { aborted: true };
    await expect(new Allowance({ signal }).run(workOf(5), 1)).rejects.toMatchObject({ code: "interrupted" });
  });

  it("leaves searches what is left, or a second, with the same signal and listener", async () => {
    const shared = new Allowance({ nodes: 100 });
    expect(shared.forSearch()).toBe(shared);
    const apart = new Allowance({ nodes: 100, search: { nodes: 7 } });
    expect(apart.forSearch()).not.toBe(apart);
    expect(apart.forSearch().cost).toBe(7);
    const told: OracleProgress[] = [];
    const signal = { aborted: false };
    const free = new Allowance({ signal, onProgress: (progress) => void told.push(progress) });
    const forSearch = free.forSearch();
    expect([forSearch.isLimited, forSearch.cost, forSearch.timeLeft("proofs") !== undefined]).toEqual([
      true,
      1000,
      true,
    ]);
    expect(forSearch.signal).toBe(signal);
    forSearch.tell(4);
    expect(told).toEqual([{ positions: 4 }]);
  });

  it("has one number to compare it by: that of the searches, if they have one", () => {
    expect(new Allowance({}).cost).toBe(1000);
    expect(new Allowance({ nodes: 5 }).cost).toBe(5);
    expect(new Allowance({ nodes: 5, time: 6 }).cost).toBe(6);
    expect(new Allowance({ nodes: 5, time: 6, search: { nodes: 7 } }).cost).toBe(7);
    expect(new Allowance({ nodes: 5, time: 6, search: { nodes: 7, time: 8 } }).cost).toBe(8);
  });

  it("says what is left in milliseconds, where time is counted", async () => {
    expect(new Allowance({ nodes: 100 }).timeLeft("exploring")).toBeUndefined();
    expect(Math.round((new Allowance({ time: 1e9 }).timeLeft("exploring") as number) / 1e7)).toBe(75);
    expect(Math.round((new Allowance({ time: 1e9, search: { time: 1 } }).timeLeft("exploring") as number) / 1e7)).toBe(
      100,
    );
    const spent = new Allowance({ time: 1e9, nodes: 10 });
    await spent.run(workOf(5), 1);
    expect(spent.timeLeft("exploring")).toBe(2.5e8);
    await spent.run(workOf(5), 1);
    expect(spent.timeLeft("exploring")).toBe(0);
  });

  it("tells how far it has got, with what earlier works have visited", async () => {
    const told: OracleProgress[] = [];
    const allowance = new Allowance({ onProgress: (progress) => void told.push(progress) });
    await allowance.run(workOf(10), 1);
    expect(told).toEqual([{ positions: 10 }]);
    allowance.tell(5, 0.25);
    allowance.tell(6);
    expect(told.splice(0, 3)).toEqual([{ positions: 10 }, { positions: 15, share: 0.25 }, { positions: 16 }]);
    allowance.tell(0);
    expect(Object.keys(told[0])).toEqual(["positions"]);
    const busy = function* (): Work<string, Meter> {
      const meter = new Meter();
      for (const startedAt = performance.now(); told.length < 2 && performance.now() - startedAt < 3000; ) {
        meter.nodes = 3;
        yield meter;
      }
      return "whole";
    };
    await allowance.run(busy(), 1);
    expect(told.slice(1)).toEqual([{ positions: 13 }, { positions: 13 }]); // meanwhile, and at its end
  });

  it("ends a question that nobody waits for", () => {
    expect(() => new Allowance({ signal: { aborted: true } }).checkSignal()).toThrow("Interrupted.");
    new Allowance({ signal: { aborted: false } }).checkSignal();
    new Allowance({}).checkSignal();
  });
});
