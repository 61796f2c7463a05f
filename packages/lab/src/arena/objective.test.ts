import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { pack, unpack } from "./document.ts";
import { EXAMPLES } from "./examples.ts";
import { arenaPage } from "./link.ts";
import { createObjective } from "./objective-state.ts";
import { createArenaState } from "./state.ts";
import { arenaTasks } from "./tasks.ts";

async function open(id: string) {
  const state = createArenaState(() => inProcess(arenaTasks));
  state.start();
  state.showExample(EXAMPLES.find((example) => example.id === id) as (typeof EXAMPLES)[number]);
  const own = createObjective(state);
  await eventually(() => expect(own.objective.value).toBeDefined());
  return { state, ...state, ...own };
}

beforeEach(() => {
  currentPage.value = "arena";
});
afterEach(() => {
  currentPage.value = "home";
});

describe("plays that never end", () => {
  it("the recursion opens on its answer, and the token goes round the cycle for ever", async () => {
    const { objective, recursion, lastRecursion, shownStep, moves, token } = await open("parity");
    expect(objective.value?.winners).toEqual([0, 1, 0, 1, 0, 1]); // as the solver that the library's tests check says
    expect([recursion.step.value, shownStep.value]).toEqual([lastRecursion.value, undefined]);
    recursion.goToStep(1);
    expect(shownStep.value).toMatchObject({ kind: "attract", priority: 5, player: 1, depth: 0 });
    const seen = Array.from({ length: 7 }, (_, move) => {
      moves.value = move;
      return token.value;
    });
    expect(seen).toEqual([0, 4, 2, 4, 2, 4, 2]); // a → e → c → e …, whose largest priority is 2
    expect(objective.value?.cyclePriority).toBe(2);
  });

  it("the lift comes up again and again, unless it goes into the cellar", async () => {
    const { objective, chooseObjective, source } = await open("lift");
    expect(objective.value).toMatchObject({ id: "buchi", winners: [0, 0, 0, 0, 1], priorities: [1, 1, 1, 2, 1] });
    chooseObjective("cobuchi");
    await eventually(() => expect(objective.value?.id).toBe("cobuchi"));
    expect(objective.value?.winners).toEqual([1, 1, 1, 1, 1]); // it cannot stay up
    chooseObjective("parity");
    await eventually(() => expect(objective.value?.id).toBe("parity"));
    expect(objective.value?.priorities).toEqual([0, 0, 0, 0, 0]);
    chooseObjective("buchi"); // without goals
    await eventually(() => expect(objective.value?.fault?.en).toMatch(/neither goals of player 0 nor priorities/));
    chooseObjective("reach");
    await eventually(() => expect(objective.value).toBeUndefined());
    expect(source.value.kind === "own" && source.value.document.objective).toBeUndefined();
  });

  it("a link keeps the step of the recursion, and one without it opens on the answer", async () => {
    const first = await open("parity");
    first.recursion.goToStep(2);
    const saved = JSON.parse(JSON.stringify(arenaPage(first.state, first.recursion).save()));
    const second = await open("lift");
    await arenaPage(second.state, second.recursion).load(saved);
    await eventually(() => expect(second.objective.value?.id).toBe("parity"));
    expect(second.shownStep.value).toEqual(first.shownStep.value);
    await arenaPage(second.state, second.recursion).load({ ...saved, recursion: undefined });
    expect(second.recursion.stepForLink()).toBeUndefined();
  });

  it("links keep priorities and objectives, and refuse others", () => {
    for (const id of ["lift", "parity"]) {
      const source = EXAMPLES.find((example) => example.id === id)?.source;
      if (source?.kind !== "own") throw new Error("an arena of its own");
      expect(unpack(JSON.parse(JSON.stringify(pack(source.document))))).toEqual(source.document);
      expect(() => unpack({ ...pack(source.document), priorities: [-1] })).toThrow();
    }
  });

  it("a text in PGSolver's format is a parity game, unless it only says goals", async () => {
    const read = (text: string) =>
      arenaTasks["arena.studyText"]({ text, format: "gm", deadEnds: "draw", layout: "auto" });
    const parity = await read("parity 1;\n0 2 0 1;\n1 3 1 0;\n");
    expect(parity.ok && parity.document.vertices.map(({ priority }) => priority)).toEqual([2, 3]);
    const goals = await read("parity 1;\n0 1 0 1;\n1 2 1 1;\n");
    expect(goals.ok && goals.document.vertices.map(({ goal }) => goal)).toEqual([undefined, 0]);
  });
});
