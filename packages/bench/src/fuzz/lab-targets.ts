import { loadSource } from "./sources.ts";
import { type AnyTarget, insist, insistSame, readJson, refuse, type Target } from "./target.ts";

/** Saves the state of a page of the lab for a link, and takes it up (`Page` of the lab). */
interface Page {
  save(): unknown;
  load(state: unknown): void | Promise<void>;
  loadName(name: string): void | Promise<void>;
}

type CreateState = (...given: unknown[]) => { readonly page?: Page };

/** Links to each page: states, as the program writes them, and names, as they are written by hand. */
const LINKS: Readonly<Record<string, readonly (object | string)[]>> = {
  home: [
    { moves: "", me: 0 },
    { moves: "4:7 3:5", me: 1 },
  ],
  play: [
    { game: "tictactoe", options: {}, moves: "1 5 3", cursor: 2, seats: ["human", "strong:500"] },
    { game: "nim", options: { sticks: "10", take: "1,2" }, from: "(7, 1)", moves: "2", seats: ["human", "human"] },
    "nim?sticks=6",
    "tictactoe?moves=2+1+6+7",
  ],
  arena: [
    { game: "nim", options: { sticks: "5" }, layout: "ranks", mode: "play", player: 1, step: 2, path: [0, 1] },
    {
      arena: { names: ["a", "b", "c"], owners: "011", goals: ".0=", to: [[1, 2], [0], []], start: 0 },
      deadEnds: "mover-loses",
      places: [1, 2, 3, 4, 5, 6],
      choices: [1, -1, -1],
      format: "dot",
    },
    "eight",
    "nim?sticks=6&mode=play",
  ],
  tree: [
    { list: "[[3,5],[2,9]]", root: 1, algorithm: "alphabeta", step: 3 },
    { graph: "{0:[1,2],1:[],2:[]} S0={0} h=[0,3,5]", algorithm: "memo", depth: 3, reuse: "deeper" },
    { game: "tictactoe", options: { rows: "3" }, from: "X.O/.../...", depth: 2, heuristic: "lines" },
    "nim?sticks=6&depth=2",
    "list?[[1,4],[-5,3,2]]",
  ],
  nim: [
    { tab: "heaps", heaps: [3, 4, 5], misere: true },
    { tab: "grundy", game: "0.77", to: 50, heap: 7 },
    { tab: "sums", parts: [{ game: "nim", options: {}, position: "(3, 0)" }] },
    "heaps?1,3,5,7",
    "heaps?1,1,2&misere",
    "grundy?0.77",
    "sums?kayles:pins=5+nim:sticks=2",
  ],
  paths: [
    { tab: "grid", map: "S..#/.2.#/#..G", heuristic: "octile", diagonals: true, own: { 3: 2 }, step: 4 },
    { tab: "graph", graph: '{"s": {"a": 1}, "a": {}}', algorithm: "dijkstra", weight: 3 },
    { tab: "taquin", tiles: "1 2 3/4 5 6/7 0 8", by: "manhattan" },
    "grid?S..#/...G",
    "taquin?8 1 3/4 0 2/7 6 5",
  ],
  dilemma: [
    {
      tab: "matrix",
      matrix: { title: "t", players: ["A", "B"], rows: ["u"], columns: ["l"], cells: [[["1", "1/2"]]], costs: true },
    },
    { tab: "match", first: "tit-for-tat", second: "random", turns: 10, noise: 0.1, seed: 3, turn: 2 },
    { tab: "tournament", entrants: ["tit-for-tat", "random"], repeat: 5, generations: 10, end: 0.05, exact: true },
    "match?first=tit-for-tat&second=always-defect&turns=10",
    "tournament?entrants=tit-for-tat,pavlov&turns=10",
  ],
  course: [{ at: "nim", typed: { one: "3" } }, { at: "exercises" }, "nim", "attractors/layers"],
  exercise: [
    { kind: "attractor", seed: 7 },
    { plan: { nim: 2, nash: 1 }, level: "hard", seed: 12, points: 20, student: 3 },
    "attractor/7",
  ],
  gallery: [{ search: "misere", difficulty: 2 }, "misere"],
  compare: [
    { game: "dodgem", options: [{ trapped: "wins" }, { trapped: "loses" }], moves: "a3-b3", cursor: 0 },
    "dodgem?trapped=wins--trapped=loses",
  ],
};

/** The pages of the lab without their browser: each takes up a link whole, or not at all. */
export async function labTargets(): Promise<AnyTarget[]> {
  Object.assign(globalThis, { location: { hash: "#", origin: "", pathname: "" } });
  const codec = await loadSource<Codec>("lab/src/base/link.ts");
  const states = Object.values(LINKS)
    .flat()
    .filter((link) => typeof link === "object");
  return [
    {
      name: "lab.link",
      samples: await Promise.all(states.map(codec.writeLink)),
      async run(text: string) {
        const state = await codec.readLink(text).catch((error: Error) => {
          if (!("kind" in error)) throw error; // a LinkError says which sentence the page shows
        });
        if (state === undefined) return refuse();
        insistSame(await codec.readLink(await codec.writeLink(state)), state, "written and read again");
      },
    },
    ...(await Promise.all(Object.keys(LINKS).map((name) => pageTarget(name, codec)))),
  ];
}

/** The codec of links. */
interface Codec {
  readLink(text: string): Promise<unknown>;
  writeLink(state: unknown): Promise<string>;
  checkState(state: unknown): void;
  checkName(name: string): void;
}

async function pageTarget(name: string, { checkState, checkName }: Codec): Promise<Target<string>> {
  const page = await pageOf(name);
  const states = LINKS[name].filter((link) => typeof link === "object");
  const right = [page.save() ?? {}, ...states].map((state) => JSON.stringify(state));
  return {
    name: `lab.${name}`,
    weight: 4,
    samples: [...right, ...LINKS[name].filter((link) => typeof link === "string")],
    async run(text) {
      const isName = /^[a-z]/.test(text); // as the router does
      const state = isName ? text : readJson(text);
      if (!isName && (typeof state !== "object" || state === null)) return refuse();
      await page.load(JSON.parse(right[text.length % right.length])); // the page has any other state before
      const before = JSON.stringify(page.save() ?? null);
      try {
        if (isName) checkName(text);
        else checkState(state);
        await (isName ? page.loadName(text) : page.load(state));
      } catch {
        // On any error the page says that the link is damaged, and keeps its state or is reset.
        if (!isName) insistSame(page.save(), JSON.parse(before), "after a damaged link");
        return refuse();
      }
      const saved = JSON.stringify(page.save());
      checkState(JSON.parse(saved)); // nothing of it is out of range: no figure can be
      insist(!hasNull(JSON.parse(saved)), `a number that is none: ${saved.slice(0, 200)}`);
      await page.load(JSON.parse(saved));
      insistSame(page.save(), JSON.parse(saved), "saved and taken up again");
    },
  };
}

async function pageOf(name: string): Promise<Page> {
  const module = await loadSource<Record<string, CreateState>>(`lab/src/${name}/state.ts`);
  const state = module[`create${name[0].toUpperCase()}${name.slice(1)}State`](
    () => IDLE,
    () => undefined,
  );
  if (state.page !== undefined) return state.page;
  // The page of the arena is a module apart, which takes the state.
  const { arenaPage } = await loadSource<{ arenaPage(state: unknown): Page }>(`lab/src/${name}/link.ts`);
  return arenaPage(state);
}

/** A runner of tasks that never answers: links are read without one. */
const IDLE = { run: () => new Promise(() => undefined), warm: () => undefined, stop: () => undefined, busy: false };

/** JSON writes numbers that are none as null. */
function hasNull(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.values(value).some(hasNull));
}
