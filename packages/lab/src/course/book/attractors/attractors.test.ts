import { type Arena, type Player, verify } from "marienbad";
import { goalOf, outcomeOf, rankOf, successors } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { describe, expect, it } from "vitest";
import { named, nimArena, vertices } from "../arena-drawing.ts";
import { askFromAbove, before, countdown, divingLabels, layersBy } from "../attract.ts";
import { CHAIN, DETOUR, DRAWS, EIGHT_STUCK_LOSES, NIM10, RANKS, THREE, TWELVE, TWINS } from "../instances.ts";
import { failing, SHORT_D, wantedRank } from "./checks.ts";
import { believing } from "./clauses.ts";
import { ATTRACTORS } from "./index.ts";
import { slipOf } from "./layers.ts";
import { costOf, followed } from "./programs.ts";

const labels = (arena: Arena, list: readonly number[]): string =>
  list
    .map((vertex) => arena.label(vertex))
    .sort()
    .join(" ");

/** The solver's attractor, layer by layer. */
function solved(arena: Arena, player: Player): string[] {
  const solution = solveArenaQuickly(arena);
  const won = vertices(arena).filter((vertex) => outcomeOf(solution, vertex) === `player${player}`);
  const ranks = [...new Set(won.map((vertex) => rankOf(solution, vertex) as number))].sort((a, b) => a - b);
  return ranks.map((rank) =>
    labels(
      arena,
      won.filter((vertex) => rankOf(solution, vertex) === rank),
    ),
  );
}

const rankIn = (arena: Arena, name: string): number | undefined => rankOf(solveArenaQuickly(arena), named(arena, name));

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  envelope: () => String(rankIn(TWELVE, "h")),
  before: () => labels(TWELVE, before(TWELVE, new Set(["G", "a", "c"].map((one) => named(TWELVE, one))), 0)),
  layers: () => {
    const arena = nimArena(15, { take: "2,3,5" });
    return solved(arena, 1)
      .map((layer) => layer.split(" ").length)
      .join(" ");
  },
  "dead-ends": () =>
    solved(TWINS, 0)
      .join(" ")
      .split(" ")
      .filter((one) => ["d2", "a1", "b1", "e2"].includes(one))
      .join(" "),
  "first-goal": () =>
    outcomeOf(solveArenaQuickly(DETOUR), named(DETOUR, "a")) === "infiniteDraw" ? "nobody" : "somebody",
  why: () => (outcomeOf(solveArenaQuickly(TWELVE), named(TWELVE, "g")) === "player0" ? "e" : "g"),
  neither: () =>
    labels(
      DRAWS,
      vertices(DRAWS).filter((vertex) => outcomeOf(solveArenaQuickly(DRAWS), vertex) === "infiniteDraw"),
    ),
  ranks: () => String(rankIn(RANKS, "x")),
  countdown: () => String(countdown(TWELVE, 1).filter(({ to }) => to !== undefined).length),
  "from-above": () =>
    String(askFromAbove(EIGHT_STUCK_LOSES, named(EIGHT_STUCK_LOSES, "0"), false, 99).at(-1)?.notes.size),
  inspector: () => `d ${wantedRank(SHORT_D, named(TWELVE, "d"))}`,
};

describe("the chapter on attractors", () => {
  it.each(ATTRACTORS.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what the library computes",
    (id, { exercise }) => expect(exercise?.answer.split(" ").sort()).toEqual(COMPUTED[id]().split(" ").sort()),
  );

  it("claims: no change of one or two of the true ones passes the inspector, and the false d is found", () => {
    const solution = solveArenaQuickly(TWELVE);
    const truth = Array.from({ length: TWELVE.vertexCount }, (_, vertex) =>
      outcomeOf(solution, vertex) === "player0" ? Number(rankOf(solution, vertex)) : -1,
    );
    expect(failing(truth)).toEqual([]);
    expect(failing(SHORT_D)).toEqual(["d"]);
    const ranks = Array.from({ length: 11 }, (_, index) => index - 1);
    for (let one = 0; one < truth.length; one++) {
      for (let other = one; other < truth.length; other++) {
        for (const first of ranks) {
          for (const second of ranks) {
            const claims = truth.with(one, first).with(other, second);
            expect(failing(claims).length === 0).toBe(claims.every((rank, vertex) => rank === truth[vertex]));
          }
        }
      }
    }
  });

  it("the layers that figures show are those of the solver, and its solutions are verified", () => {
    for (const arena of [TWELVE, DRAWS, DETOUR, CHAIN, RANKS, TWINS, THREE, NIM10, EIGHT_STUCK_LOSES]) {
      for (const player of [0, 1] as const) {
        const shown = layersBy(arena, player).map((layer) => labels(arena, layer));
        expect(shown.filter((layer) => layer !== "")).toEqual(solved(arena, player));
      }
      expect(verify(arena, solveArenaQuickly(arena))).toBeUndefined();
    }
  });

  it("the numbers of the prose: what each wrong reading takes in", () => {
    expect(layersBy(NIM10, 0).map((layer) => layer.length)).toEqual([1, 2, 1, 2, 1, 2, 1, 1]); // SPEC, example 1
    expect(layersBy(CHAIN, 0, { lastOnly: true }).flat()).toHaveLength(4);
    expect(layersBy(CHAIN, 0).flat()).toHaveLength(5);
    expect(layersBy(DRAWS, 0, { vacuous: true }).map((layer) => labels(DRAWS, layer))).toEqual([
      "g",
      "h k",
      "a e",
      "b s",
    ]);
    expect(layersBy(DRAWS, 0).flat()).toHaveLength(1);
    expect(labels(TWINS, layersBy(TWINS, 0, { vacuous: true }).flat())).toBe("a1 b1 c1 d2 e2 s2");
    expect(layersBy(DETOUR, 0, { through: true }).flat()).toHaveLength(4);
    expect(goalOf(DETOUR, named(DETOUR, "k"))).toBe(1);
  });

  it("a marking that dives depends on the order of the goals, ranks do not", () => {
    const label = (order: string): number | undefined =>
      new Map(
        divingLabels(
          RANKS,
          0,
          [...order].map((one) => named(RANKS, one)),
        ),
      ).get(named(RANKS, "x"));
    expect([label("vw"), label("wv")]).toEqual([1, 7]); // SPEC, example 8
  });

  it("the countdown uses eight of eighteen arrows, and finds what the solver finds", () => {
    const told = countdown(TWELVE, 0);
    expect(told.filter(({ to }) => to !== undefined)).toHaveLength(8);
    expect(TWELVE.edgeCount).toBe(18);
    expect(
      labels(
        TWELVE,
        told.flatMap(({ to, enters }) => (enters ? [to as number] : [])),
      ),
    ).toBe("a b c d e");
  });

  it("following a diver's labels never ends, following ranks wins", () => {
    expect(followed("dive", "vw").join(" ")).toBe("u x y1 p u x y1 p u");
    expect(followed("layers", "vw").join(" ")).toBe("u y z y0 v");
  });

  it("who believes the printed clause loses at k, or is stuck at h", () => {
    const play = (first: string): string =>
      believing([named(DRAWS, "s"), named(DRAWS, first)])
        .map((vertex) => DRAWS.label(vertex))
        .join(" ");
    expect([play("a"), play("e")]).toEqual(["s a k", "s e h"]);
    expect([goalOf(DRAWS, named(DRAWS, "k")), outcomeOf(solveArenaQuickly(DRAWS), named(DRAWS, "h"))]).toEqual([
      1,
      "finiteDraw",
    ]);
  });

  it("the second question on the moat: no arrow of g leads in", () => {
    const inside = layersBy(TWELVE, 0).flat();
    const doors = Array.from(successors(TWELVE, named(TWELVE, "g"))).filter((target) => inside.includes(target));
    expect(ATTRACTORS.sections.find(({ id }) => id === "why")?.further?.[0].answer).toBe(String(doors.length));
  });

  it("the envelope names the move that gave the win away", () => {
    const path = ["e", "f", "g"].map((name) => named(TWELVE, name));
    expect([slipOf({ side: "0", path }), slipOf({ side: "0", path: path.slice(1) })]).toEqual([1, undefined]);
  });

  it("layers read the whole graph again, the countdown each arrow once", () => {
    expect([10, 100, 500].map((sticks) => [costOf(sticks).layers, costOf(sticks).told])).toEqual([
      [272, 18],
      [26_792, 198],
      [665_996, 997],
    ]);
    const arena = nimArena(30, { take: "1,2" });
    expect(costOf(30).told).toBe(countdown(arena, 0).filter(({ to }) => to !== undefined).length);
    expect(costOf(300).deep).toBe(Math.max(...layersBy(nimArena(300, { take: "1,2" }), 0).map((_, rank) => rank)));
  });

  it("asking from above goes round on a cycle, and noting no on entry answers wrongly", () => {
    const stack = askFromAbove(THREE, named(THREE, "a"), false, 12)
      .at(11)
      ?.stack.map((vertex) => THREE.label(vertex));
    expect(stack?.slice(0, 4)).toEqual(["a", "b", "a", "b"]);
    const notes = askFromAbove(THREE, named(THREE, "a"), true, 12).at(-1)?.notes;
    expect([..."abg"].map((one) => notes?.get(named(THREE, one)))).toEqual([true, false, true]);
    expect(rankIn(THREE, "b")).toBe(2);
  });
});
