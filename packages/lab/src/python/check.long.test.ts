import { type Player, unwrap } from "marienbad";
import { ArenaBuilder } from "marienbad/arena";
import { exerciseOf } from "marienbad-exercise";
import { files } from "marienbad-python";
import { beforeAll, describe, expect, it } from "vitest";
import { type AskPython, checkCode } from "./check.ts";
import type { Convention } from "./convention.ts";
import { Interpreter } from "./interpreter.ts";
import { attracteurOn, workOfExercise } from "./works.ts";

let ask: AskPython;

/** The real Python, in this process. */
beforeAll(async () => {
  const { loadPyodide } = await import(/* @vite-ignore */ files["pyodide.mjs"]);
  const python = new Interpreter(await loadPyodide());
  ask = async (question) => python.answer(question);
}, 150_000);

const USUAL: Convention = { firstPlayer: 0, playerFirst: false };
const INDEX: Readonly<Record<string, number>> = { goal: 0, other: 1, a: 2, b: 3, c: 4, end: 5, behind: 6, far: 7 };

/**
 * An arena on which each of the usual mistakes shows at one vertex: `end` has no move, `behind` leads through the other
 * player's goal, `c` belongs to player 1 and escapes, `far` is two moves away by `a` and three by `b`.
 */
function lesson() {
  const builder = new ArenaBuilder();
  const owners: Record<string, Player> = { goal: 1, other: 0, a: 1, b: 0, c: 1, end: 1, behind: 0, far: 0 };
  for (const name of Object.keys(INDEX)) builder.vertex(name, owners[name]);
  builder.goal(0, "goal");
  builder.goal(1, "other");
  const edges = ["other goal", "a goal", "b a", "c goal", "c end", "behind other", "far b", "far a", "end2"].slice(
    0,
    -1,
  );
  for (const edge of edges) builder.edge(...(edge.split(" ") as [string, string]));
  return attracteurOn(unwrap(builder.build()), 0, USUAL);
}

const check = (code: string, work = lesson()) => checkCode(work, code, ask);

const RIGHT = `
from collections import deque

def attracteur(G, joueur, F):
    autre = V1 if joueur == 0 else V0
    pred = {s: [] for s in G}
    reste = {s: len(G[s]) for s in G}
    for s in G:
        if s not in F and s not in autre:
            for t in G[s]:
                pred[t].append(s)
    rang = {s: 0 for s in F}
    file = deque(F)
    while file:
        t = file.popleft()
        for s in pred[t]:
            reste[s] -= 1
            if s not in rang and (s[1] == joueur or reste[s] == 0):
                rang[s] = rang[t] + 1
                file.append(s)
    return rang
`;

describe("attracteur, checked on the figure (K3)", () => {
  it("a right one is right, as a set and as ranks, up to 10,000 vertices", async () => {
    for (const code of [RIGHT, RIGHT.replace("return rang", "return set(rang)")]) {
      const report = await check(code);
      expect(report).toMatchObject({ kind: "right" });
      expect(report.text.en).toContain("10,000");
    }
  });

  it("depth-first ranks are shown at the vertex that got too great a rank", async () => {
    const report = await check(
      RIGHT.replace("file.popleft()", "file.pop()").replace("file = deque(F)", "file = list(F)"),
    );
    // far leads to a (rank 1) and to b (rank 2): least is 2; a stack may take it through b.
    expect(report).toMatchObject({ kind: "wrong" });
    expect(report.text.en).toMatch(/has rank \d+ in the answer, and it is \d+/);
    const stack = `
def attracteur(G, joueur, F):
    autre = V1 if joueur == 0 else V0
    rang = {}
    def propage(t, k):
        if t in rang:
            return
        rang[t] = k
        for s in G:
            if t in G[s] and s not in autre and (s[1] == joueur or all(u in rang for u in G[s])):
                propage(s, k + 1)
    for s in F:
        propage(s, 0)
    return rang
`;
    expect(await check(stack)).toMatchObject({ kind: "wrong", trial: 0, failure: { vertex: INDEX.far } });
  });

  it("dead ends that are swallowed are shown at the dead end", async () => {
    const report = await check(`
def attracteur(G, joueur, F):
    autre = V1 if joueur == 0 else V0
    A = set(F)
    while True:
        B = {s for s in G if s not in A and s not in autre and (any if s[1] == joueur else all)(t in A for t in G[s])}
        if not B:
            return A
        A |= B
`);
    expect(report).toMatchObject({ kind: "wrong", trial: 0, failure: { vertex: INDEX.end } });
    expect(report.text.en).toContain("nobody can move");
    expect(report.text.fr).toContain("on ne peut plus jouer");
  });

  it("a walk through the other goal is shown at that goal", async () => {
    const report = await check(RIGHT.replace("s not in F and s not in autre", "s not in F"));
    expect(report).toMatchObject({ kind: "wrong", trial: 0, failure: { vertex: INDEX.other } });
    expect(report.text.en).toContain("opponent's goal");
  });

  it("one player who owns everything is shown where the other escapes", async () => {
    const report = await check(RIGHT.replace("(s[1] == joueur or reste[s] == 0)", "True"));
    expect(report).toMatchObject({ kind: "wrong", trial: 0, failure: { vertex: INDEX.c } });
    expect(report.text.en).toContain("escapes");
  });

  it("a vertex that is missing is shown in its layer", async () => {
    const report = await check(RIGHT.replace("    return rang", "    return {s for s in rang if rang[s] < 2}"));
    expect(report).toMatchObject({ kind: "wrong", trial: 0, failure: { vertex: INDEX.b } });
    expect(report.text.en).toContain("layer 2");
  });

  it("an exception has its line, an endless loop its own, and what is printed is shown", async () => {
    const failing = await check("print(len(G))\ndef attracteur(G, joueur, F):\n    return G[0]\n");
    expect(failing).toMatchObject({ kind: "error", line: 3, output: "8\n" });
    expect(failing.text.fr).toContain("clé");
    const endless = await check("def attracteur(G, joueur, F):\n    while F:\n        pass\n");
    expect(endless).toMatchObject({ kind: "endless", line: 3 });
    expect(await check("def attracteur(G, joueur, F)\n    return F\n")).toMatchObject({ kind: "error", line: 1 });
    expect((await check("x = 1\n")).text.en).toContain("no function called attracteur");
    const flood = await check("print('a' * 10**7)\ndef attracteur(G, joueur, F):\n    return F\n");
    expect(flood.output.length).toBeLessThan(11_000);
  });

  it("players 1 and 2, and the player first, are asked for as they were chosen", async () => {
    const code = RIGHT.replace("V1 if joueur == 0 else V0", "V2 if joueur == 1 else V1").replace("s[1]", "s[0]");
    const arena = unwrap(new ArenaBuilder().vertex("a", 0).goal(0, "a").build());
    const work = attracteurOn(arena, 0, { firstPlayer: 1, playerFirst: true });
    expect(await check(code, work)).toMatchObject({ kind: "right" });
    expect(await check(RIGHT, work)).not.toMatchObject({ kind: "right" });
  });

  it("a quadratic one is right, and its growth is told", async () => {
    const report = await check(`
def attracteur(G, joueur, F):
    autre = V1 if joueur == 0 else V0
    A = set(F)
    while True:
        B = {s for s in G if s not in A and s not in autre and G[s]
             and (any if s[1] == joueur else all)(t in A for t in G[s])}
        if not B:
            return A
        A |= B
`);
    expect(report.kind).toBe("right");
    expect(report.remark?.en).toContain("four times as long");
  });
});

describe("the other functions (K3)", () => {
  const KINDS = ["attracteur", "strategie", "minimax", "alphabeta", "grundy", "astar"];
  const workOf = (name: string) => {
    const exercise = exerciseOf(`python-${name}`, 7);
    const work = workOfExercise(exercise, USUAL);
    if (work === undefined || exercise.python === undefined) throw new Error(name);
    return { work, solution: exercise.python.solution };
  };

  it.each(KINDS)("the solution of %s is right on every case", async (name) => {
    const { work, solution } = workOf(name);
    expect(await check(solution, work)).toMatchObject({ kind: "right" });
  });

  it("a winning strategy that is not the shortest is right", async () => {
    const { work, solution } = workOf("strategie");
    // Any successor that is nearer to F, the last one instead of the best.
    const other = solution.replace(
      "min((t for t in G[s] if t in rang), key=lambda t: rang[t])",
      "[t for t in G[s] if t in rang and rang[t] < rang[s]][-1]",
    );
    expect(other).not.toBe(solution);
    expect(await check(other, work)).toMatchObject({ kind: "right" });
  });

  it("a strategy that goes round is defeated by a play", async () => {
    const { work, solution } = workOf("strategie");
    const other = solution.replace("min((t", "max((t");
    const report = await check(other, work);
    expect(report.kind).toBe("wrong");
    expect(report.failure?.play?.length).toBeGreaterThan(1);
  });

  it("minimax that forgets the other player is shown at the smallest node", async () => {
    const { work, solution } = workOf("minimax");
    const report = await check(solution.replace("max(valeurs) if joueur == 0 else min(valeurs)", "max(valeurs)"), work);
    expect(report.kind).toBe("wrong");
    expect(report.text.en).toContain("Its children are right");
  });

  it("alpha-beta without a cut is told to miss it", async () => {
    const { work, solution } = workOf("alphabeta");
    const report = await check(solution.replace("alpha >= beta", "False"), work);
    expect(report.text.en).toContain("a cut is missed");
  });

  it("grundy is told at the first heap that is wrong, and one without memory that it explodes", async () => {
    const { work, solution } = workOf("grundy");
    expect((await check(solution.replace("g = 0", "g = 1"), work)).text.en).toMatch(/grundy\(0, .*is 0, not 1/);
    const slow = `
def grundy(n, coups):
    atteintes = {grundy(n - c, coups) for c in coups if c <= n}
    g = 0
    while g in atteintes:
        g += 1
    return g
`;
    const report = await check(slow, work);
    expect(report.kind).toBe("endless");
    expect(report.text.en).toContain("again and again");
  });

  it("a longer path is answered by a shorter one", async () => {
    const { work, solution } = workOf("astar");
    const greedy = solution.replaceAll("d[t] + h[t]", "h[t]").replace("cout + poids < d[t]", "False");
    const report = await check(greedy, work);
    expect(report.kind).toBe("wrong");
    expect(report.text.en).toMatch(/costs \d+; .* costs \d+/);
  });
});
