import { explore } from "marienbad";
import { checkStrategy, goalOf, outcomeOf, outDegree, successors } from "marienbad/arena";
import { countPlays, gameTree, measureTree } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { describe, expect, it } from "vitest";
import { named, nimArena, vertices } from "../arena-drawing.ts";
import { EIGHT_STUCK_LOSES, NIM6, NIM10, TWELVE } from "../instances.ts";
import { conforming, NOTEBOOKS } from "../notebooks.ts";
import { linesOf } from "./dictionary.ts";
import { dag, winners } from "./ends.ts";
import { free, hasFifteen, worth } from "./fifteen.ts";
import { PRESETS, playsOf } from "./goals.ts";
import { DOMINOES, treeSize } from "./graphs.ts";
import { ARENAS } from "./index.ts";
import { ALL_OWN, CASES, defeatOf, ruleOf } from "./refute.ts";
import { GRAPHS, playsLeft, stuckArrows, TURNS } from "./strategies.ts";
import { reachable, sourcesOf } from "./whose-turn.ts";

const longest = (arena: ReturnType<typeof dag>, vertex = 0): number => {
  const targets = Array.from(
    arena.targetOfEdge.slice(arena.firstEdgeOfVertex[vertex], arena.firstEdgeOfVertex[vertex + 1]),
  );
  return targets.length === 0 ? 0 : 1 + Math.max(...targets.map((target) => longest(arena, target)));
};
const size = ({ vertexCount, edgeCount }: { vertexCount: number; edgeCount: number }): string =>
  `${vertexCount} ${edgeCount}`;
const strategy = (pages: Readonly<Record<string, string>>) => (vertex: number) => {
  const target = pages[TWELVE.label(vertex)];
  return target === undefined ? undefined : named(TWELVE, target);
};

/** Whether some way of choosing sides, of all, leaves no arrow on one side. */
const canBeParted = (graph: string): boolean =>
  Array.from({ length: 2 ** GRAPHS[graph].vertexCount }, (_, bits) => bits.toString(2).padStart(5, "0")).some(
    (word) => stuckArrows({ graph, side: [...word].reverse().join("") }).length === 0,
  );

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  fifteen: () => String(free([2, 7]).find((number) => hasFifteen([2, 7, number]))),
  fold: () => size(NIM10),
  "whose-turn": () => String(reachable("s1").size),
  dictionary: () => size(nimArena(4, { take: "1,2" })),
  turns: () => Object.keys(GRAPHS).filter(canBeParted).join(" "),
  "dead-ends": () => {
    const [loses, wins] = [winners("mover-loses"), winners("mover-wins")];
    return loses.flatMap((one, vertex) => (one === wins[vertex] ? [] : [vertex])).join(" ");
  },
  "never-ending": () => String(longest(dag("none"))),
  goals: () =>
    ["e d a G", "e f g j K", "e f g f", "c j e d"]
      .map((names) => {
        const path = names.split(" ").map((name) => named(TWELVE, name));
        const last = path[path.length - 1];
        const goal = goalOf(TWELVE, last);
        if (goal !== undefined) return String(goal);
        return path.indexOf(last) < path.length - 1 ? "n" : outDegree(TWELVE, last) > 0 ? "p" : "d";
      })
      .join(" "),
  "rub-out": () => {
    const kept = { 0: "4", 1: "6", 2: "7" } as Readonly<Record<string, string>>;
    const ends = ["2", "3"].map((answer) => (answer === "2" ? kept[2] : "3"));
    const won = ends.filter(
      (end) => outcomeOf(solveArenaQuickly(EIGHT_STUCK_LOSES), named(EIGHT_STUCK_LOSES, end)) === "player0",
    );
    return `${ends.length} ${won.length}`;
  },
  refute: () => {
    const pages = { e: "d", c: "j", a: "G", g: "f" };
    const verdict = checkStrategy(TWELVE, 0, strategy(pages), named(TWELVE, "e"));
    const play = verdict.winning ? [] : verdict.play;
    return play.map((vertex) => TWELVE.label(vertex)).join(" ");
  },
};

describe("the chapter on arenas", () => {
  it.each(ARENAS.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what the library computes",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("trees of Nim fold as the prose says", () => {
    for (const sticks of [2, 4, 6, 8, 10, 12]) {
      const game = makeGame("nim", { sticks: String(sticks), take: "1,2,3", until: "1" });
      expect(treeSize(sticks)).toBe(measureTree(gameTree(game, { depth: 20 })).nodes);
    }
    expect([treeSize(6), NIM6.vertexCount]).toEqual([28, 10]);
    const rules = makeGame("tictactoe");
    expect(explore(rules).arena.vertexCount).toBe(5478);
  });

  it("the game of fifteen is noughts and crosses: a draw, and every line adds up", () => {
    expect(Math.abs(worth([]))).toBe(0);
    for (const line of [
      [2, 7, 6],
      [9, 5, 1],
      [4, 3, 8],
      [2, 9, 4],
      [7, 5, 3],
      [6, 1, 8],
      [2, 5, 8],
      [6, 5, 4],
    ]) {
      expect(hasFifteen(line)).toBe(true);
    }
  });

  it("three rules for dead ends, three games", () => {
    const won = (rule: string, player: number): string =>
      winners(rule)
        .flatMap((one, vertex) => (one === player ? [vertex] : []))
        .join("");
    expect([won("mover-loses", 0), won("mover-loses", 1)]).toEqual(["01247", "356"]); // SPEC, example 3
    expect([won("mover-wins", 0), won("mover-wins", 1)]).toEqual(["0135", "2467"]);
    expect(won("draw", 0) + won("draw", 1)).toBe("");
  });

  it("plays are cut at the first goal", () => {
    expect(playsOf(PRESETS.c1).filter((play) => play.endsWith("1"))).toEqual(["s1 a2 c1: 1", "s1 b2 c1: 1"]);
    expect(playsOf(PRESETS.normal)).toHaveLength(6);
    const athome = playsOf({ ...PRESETS.normal, own: true });
    expect(athome.every((play) => play.endsWith("–"))).toBe(true);
    expect(vertices(NIM6)).toHaveLength(10);
  });

  it("degrees, lines of the dictionary, and what is drawn of domineering", () => {
    const here = named(NIM10, "1,0");
    const into = sourcesOf(NIM10, here).map((vertex) => NIM10.label(vertex));
    expect([outDegree(NIM10, here), new Set(into)]).toEqual([1, new Set(["2,1", "3,1"])]);
    expect(linesOf(nimArena(4, { take: "1,2" }))).toContain("(1,0): [(0,1)]");
    expect([DOMINOES.arena.vertexCount, DOMINOES.arena.edgeCount]).toEqual([8, 7]);
    expect(explore(makeGame("pong-hau-ki")).arena.vertexCount).toBe(56);
    expect(outcomeOf(solveArenaQuickly(explore(makeGame("pong-hau-ki")).arena), 0)).toBe("infiniteDraw");
  });

  it("the second question on the dictionary: (1, 0) leads to (0, 1), and there player 1 is stuck", () => {
    const arena = nimArena(4, { take: "1,2" });
    const [end] = successors(arena, named(arena, "1,0"));
    const wins = vertices(arena).filter((vertex) => goalOf(arena, vertex) === 0);
    const written = [end, ...wins].map((vertex) => arena.label(vertex).replace(",", " ")).join(" ");
    expect(ARENAS.sections.find(({ id }) => id === "dictionary")?.further?.[0].answer).toBe(written);
  });

  it("inserted squares leave the winner and add a move: a wins in 2, then in 3", () => {
    const rank = (how: string): string => String(TURNS.blocks[0].figure?.values?.({ how }).rank);
    expect([rank("plain"), rank("inserted")]).toEqual(["2", "3"]);
  });

  it("two notebooks leave one play, whatever they are", () => {
    for (const six of "543") {
      for (const five of "432") {
        const pages = { "6,0": six, "4,0": "3", "3,0": "2", "5,1": five, "4,1": "2", "3,1": "1", other: "chosen" };
        expect(playsLeft(pages)).toHaveLength(1);
      }
    }
  });

  it("of the sixteen strategies on twelve vertices two win from e", () => {
    expect([ALL_OWN.length, ALL_OWN.filter((own) => defeatOf(own) === undefined).length]).toEqual([16, 2]);
  });

  it("conforming plays are counted, and of 18 notebooks one wins", () => {
    expect(conforming({ six: "5", four: "3", three: "2" }).map(({ play }) => play)).toEqual([
      "654321",
      "65431",
      "65321",
      "6521",
    ]);
    const all = NOTEBOOKS.map(conforming);
    expect(all).toHaveLength(18);
    expect(all.filter((list) => list.every(({ won }) => won))).toHaveLength(1);
    expect(countPlays(makeGame("nim", { sticks: "6", until: "1" })).total).toBe(13n);
  });

  it("of the four strategies only the last wins", () => {
    const winning = Object.entries(CASES).map(
      ([id, { arena, from }]) => checkStrategy(arena, 0, ruleOf(id), named(arena, from)).winning,
    );
    expect(winning).toEqual([false, false, false, true]);
  });
});
