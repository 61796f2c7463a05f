import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { createArenaState } from "./state.ts";
import { arenaTasks } from "./tasks.ts";

beforeEach(() => {
  currentPage.value = "arena";
});
afterEach(() => {
  currentPage.value = "home";
});

async function open(game: string, options: Readonly<Record<string, string>>) {
  const state = createArenaState(() => inProcess(arenaTasks));
  state.open({ kind: "game", game, options });
  state.start();
  await eventually(() => expect(state.study.value).toBeDefined());
  return state;
}

/** Nim where one, two or three are taken: with n sticks who moves loses where 4 divides n, after n / 2 moves. */
const LONG_NIM = { sticks: "400", take: "1,2,3" };

it("positions that are won by playing on for ever are in no layer, and the arena opens", async () => {
  // A robber on a cycle of five runs from one cop for ever.
  const { study, layerSizes, player } = await open("pursuit", { graph: "cycle", size: "5", cops: "1" });
  player.value = 1;
  expect(layerSizes.value.reduce((sum, { own, forced }) => sum + own + forced, 0)).toBe(0);
  expect(study.value?.counts.byOutcome.player1).toBeGreaterThan(0);
});

describe("an arena of many vertices", () => {
  it("is drawn, and its attractor grows by layers: every vertex joins once, at its rank", async () => {
    const { drawn, joined, joining, lastStep, layerSizes, setStep, step } = await open("nim", LONG_NIM);
    expect(drawn.value?.vertexCount).toBeGreaterThan(300);
    expect(step.value).toBe(lastStep.value); // it opens on the answer
    expect(lastStep.value).toBe(layerSizes.value.length + 1);
    const seen: number[] = [];
    for (let rank = 0; rank < layerSizes.value.length; rank++) {
      setStep(rank + 1);
      const { own, forced } = layerSizes.value[rank];
      expect(joining.value).toHaveLength(own + forced);
      for (const { vertex, rank: at } of joining.value) {
        expect([at, drawn.value?.ranks[vertex]]).toEqual([rank, rank]);
        seen.push(vertex);
      }
      expect(joined.value).toHaveLength(seen.length);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(drawn.value?.counts.byOutcome.player0 as number);
    setStep(lastStep.value);
    expect(joining.value).toEqual([]);
  });

  it("has its strategies checked and its pictures exported as a small one has", async () => {
    const { drawn, choices, checkMine, verdict, player, exportPicture } = await open("nim", {
      ...LONG_NIM,
      sticks: "401",
    });
    choices.value =
      drawn.value?.choices.map((to, from) => (drawn.value?.outcomes[from] === "player0" ? to : undefined)) ?? [];
    await checkMine();
    expect(verdict.value?.winning).toBe(true); // 4 does not divide 401
    player.value = 1;
    await checkMine();
    expect(verdict.value?.winning).toBe(false);
    const style = { blank: false, language: "en", vocabulary: "J0/J1" } as const;
    const svg = (await exportPicture({ figure: "arena", format: "svg", ...style })) as string;
    expect(svg.match(/data-id="v\d+"/g)).toHaveLength(drawn.value?.vertexCount as number);
    expect(await exportPicture({ figure: "strategy", format: "tikz", ...style })).toContain("\\begin{tikzpicture}");
  });

  it("becomes a film or slides, where it has few layers", async () => {
    const { exportPicture } = await open("nim", { ...LONG_NIM, sticks: "6" });
    const film = (format: string) =>
      exportPicture({ figure: "film", format, blank: false, language: "en", vocabulary: "J0/J1" });
    expect(await film("tikz")).toContain("{beamer}");
    expect(await film("svg-animated")).toContain("@keyframes");
    expect(new TextDecoder().decode(((await film("gif")) as Uint8Array).subarray(0, 6))).toBe("GIF89a");
  });

  it("is too large for LaTeX above 1,000 vertices, and says so", async () => {
    const { exportPicture } = await open("nim", { ...LONG_NIM, sticks: "501" });
    const style = { blank: false, language: "en", vocabulary: "J0/J1", figure: "arena" } as const;
    await expect(exportPicture({ ...style, format: "tikz" })).rejects.toThrow(/1,002 vertices are too many for TikZ/);
    expect(await exportPicture({ ...style, format: "svg" })).toContain("<svg");
  });

  it("grows by layers too where there are too many vertices to be drawn (SPEC, worked example 4)", async () => {
    const { study, drawn, lastStep, layerSizes, setStep, step, checkWritten } = await open("tictactoe", {});
    expect([study.value?.large, drawn.value]).toEqual([true, undefined]);
    expect(layerSizes.value.reduce((sum, { own, forced }) => sum + own + forced, 0)).toBe(
      study.value?.counts.byOutcome.player0,
    );
    expect(layerSizes.value[0]).toEqual({ own: 0, forced: 626 }); // so many boards where X has won are well known
    setStep(3);
    expect(step.value).toBe(3);
    const written = await checkWritten(
      "{'.../.../...': 'X../.../...', 'X../.../...': 'XO./.../...', 'XO./.../...': 'XOX/.../...'}",
    );
    expect(written.faults).toHaveLength(1); // the second board is the other player's
    expect(written.verdict).toMatchObject({ winning: false, kind: "silent" });
    expect(Object.values(written.names)).toContain("X../.../...");
    expect(lastStep.value).toBe(layerSizes.value.length + 1);
  });
});
