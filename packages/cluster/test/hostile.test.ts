import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Queue } from "bullmq";
import { loadLevelledGame, solveIntoDatabase } from "marienbad-databases/node";
import { describe, expect, it } from "vitest";
import { onQueue, sentRef } from "../src/elsewhere.ts";
import { machinesOf } from "../src/queue/machines.ts";
import { PREFIX, sharedQueue } from "../src/queue/names.ts";
import { newFolder, startCluster, until } from "./servers.ts";
import { queueOfFile, startWorker, VERSION } from "./workers.ts";

/*
 * An attacker who can write to the queue and to nothing else, against a machine with a store and copies. Beside both
 * there is a folder of the user's own files, which must stay as they are.
 */
const queue = queueOfFile();

/** Everything in a folder: what each file holds, and where each link leads. */
function contentsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true }).map(String).sort();
  const files = paths.filter((path) => !lstatSync(join(folder, path)).isDirectory());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** A job as a driver sends it, and others, each called by what is wrong with it. */
async function jobsFor(root: string): Promise<{ honest: object; hostile: Record<string, unknown> }> {
  const ref = sentRef(await loadLevelledGame({ game: "tictactoe" }), VERSION);
  const done = "merge-0-0000.json";
  const task = { id: "merge-0-0000", kind: "merge", level: 0, from: 0, to: 1, done, weight: 1, detail: { start: 0 } };
  const honest = { solve: "victims", ref, task };
  const withTask = (change: object): object => ({ ...honest, task: { ...task, ...change } });
  const merging = (...sources: string[]): object => withTask({ level: 1, detail: { low: 0, high: null, sources } });
  const hostile = {
    "done leads out": withTask({ done: "../../../victim/.bashrc" }),
    "done is absolute": withTask({ done: join(root, "victim/.bashrc") }),
    "done is encoded": withTask({ done: "..%2f..%2f..%2fvictim%2f.bashrc" }),
    "done has another separator": withTask({ done: "..\\..\\victim\\.bashrc" }),
    "done is empty": withTask({ done: "" }),
    "done has a NUL": withTask({ done: "merge-0-0000.json\0/../../../victim/.bashrc" }),
    "done is too long": withTask({ done: `merge-0-0000.${"x".repeat(5000)}` }),
    "done is that of another task": withTask({ done: "merge-0-0001.json" }),
    "done is a list": withTask({ done: [done] }),
    "level leads out": withTask({ level: "x/../../../../victim/L" }),
    "level is negative": withTask({ level: -1 }),
    "from leads out": withTask({ from: "/../../../../victim/F" }),
    "to is a fraction": withTask({ to: 0.5 }),
    "a source leads out": merging("../../../victim/package"),
    "a source is absolute": merging(join(root, "victim/package")),
    "a source is too long": merging("x".repeat(5000)),
    "kind is unknown": withTask({ kind: "../x" }),
    "id leads out": withTask({ id: "../../../victim/.bashrc", done: "../../../victim/.bashrc.json" }),
    "id is that of the rules": withTask({ id: "rules", done: "rules.json" }),
    "id is too long": withTask({ id: `merge-0-${"0".repeat(5000)}`, done: `merge-0-${"0".repeat(5000)}.json` }),
    "a field is unknown": withTask({ path: "../../../victim/.bashrc" }),
    "detail is missing": withTask({ detail: undefined }),
    "weight is missing": withTask({ weight: undefined }),
    "solve leads out": { ...honest, solve: "../../victim" },
    "solve is this folder": { ...honest, solve: "." },
    "solve is empty": { ...honest, solve: "" },
    "solve is missing": { ref, task },
    "the game is a path": { ...honest, ref: { ...ref, game: join(root, "victim/evil.mjs") } },
    "the game is missing": { solve: "victims", task },
    "the edition is another one": { ...honest, ref: { ...ref, version: "99.0.0" } },
    "the task is null": { ...honest, task: null },
    "the task is missing": { solve: "victims", ref },
    null: null,
    "a number": 5,
    "a text": "x",
    "a list": [],
    nothing: {},
  };
  return { honest, hostile };
}

describe("jobs that no driver has sent", () => {
  it("are refused and counted, and no file outside the store is touched", async () => {
    const root = newFolder();
    const [store, cache, victim] = ["store", "cache", "victim"].map((name) => join(root, name));
    mkdirSync(victim);
    writeFileSync(join(victim, ".bashrc"), "alias ls='ls --color'\n");
    writeFileSync(join(victim, "package.json"), '{ "name": "mine" }\n');
    writeFileSync(join(victim, "evil.mjs"), `import { rmSync } from "node:fs"; rmSync(${JSON.stringify(victim)});\n`);
    for (const place of [store, cache]) {
      mkdirSync(join(place, "links"), { recursive: true });
      symlinkSync(join(victim, "package.json"), join(place, "links", "merge-0-0000.keys"));
      symlinkSync(victim, join(place, "elsewhere"));
    }
    const before = contentsOf(victim);
    const jobs = new Queue(sharedQueue(VERSION), { prefix: PREFIX, connection: queue.server.client });
    const { honest, hostile } = await jobsFor(root);
    await jobs.addBulk(Object.entries(hostile).map(([name, data]) => ({ name, data })));
    await jobs.add("the folder of the solve is a link", { ...honest, solve: "elsewhere" });
    await jobs.add("a file is a link", { ...honest, solve: "links" });
    await queue.server.client.publish("marienbad:ended", "null");
    await queue.server.client.publish("marienbad:ended", "{");
    await queue.server.client.set("marienbad:machine:x", "null");
    await queue.server.client.set("marienbad:solve:x", '{"version":5}');

    const worker = startWorker(queue.address, store, "--cache", cache);
    const isOver = async (): Promise<boolean> =>
      worker.child.exitCode !== null || (await jobs.getJobCountByTypes("waiting", "active", "delayed", "failed")) === 0;
    await until(isOver);
    expect([worker.child.exitCode, worker.said()]).toEqual([null, expect.stringContaining("is not a task of")]);
    expect(contentsOf(victim)).toEqual(before);
    expect(readdirSync(root).sort()).toEqual(["cache", "store", "victim"]);
    expect(readdirSync(store)).toEqual(["elsewhere", "links"]);
    for (const place of [store, cache]) {
      expect(readdirSync(join(place, "links")).sort()).toEqual(["merge-0-0000.json", "merge-0-0000.keys"]);
    }

    const { length } = Object.keys(hostile);
    await until(async () => (await machinesOf(queue.server.client))[0]?.refused === length);
    const status = startCluster(["status", "--queue", queue.address]);
    expect(await status.ended).toBe(0);
    expect(status.said()).toMatch(new RegExp(`refused.*\n.* ${length} `));
    expect(await worker.kill("SIGINT")).toBe(130);
    expect(worker.said()).toMatch(new RegExp(`Stopped after 1 tasks; .* Jobs refused: ${length}\\.`));
    await jobs.close();
  });
});

describe("a machine and a driver of other editions", () => {
  it("leave each other alone and say so, and each solve is done by its own", async () => {
    const store = newFolder();
    const named = await loadLevelledGame({ game: "tictactoe", options: { rows: 3, columns: 2 } });
    const notes: string[] = [];
    const one = startWorker(queue.address, store);
    await until(async () => (await machinesOf(queue.server.client)).length === 1);
    const onNote = (note: { readonly en: string }): unknown => notes.push(note.en);
    const other = await onQueue(named, { server: queue.server, store, version: "99.0.0", minWeight: 0, onNote });
    const stop = new AbortController();
    const solving = solveIntoDatabase(join(newFolder(), "x.db"), named, { elsewhere: other, signal: stop.signal });
    await until(
      () => one.child.exitCode !== null || /tasks of marienbad-cluster 99\.0\.0 .* are left/.test(one.said()),
    );
    expect([one.child.exitCode, notes]).toEqual([
      null,
      [
        expect.stringContaining(
          `No machine of marienbad-cluster 99.0.0 works on ${queue.address}, only of ${VERSION}:`,
        ),
      ],
    ]);
    const status = startCluster(["status", "--queue", queue.address]);
    expect([await status.ended, status.said()]).toEqual([0, expect.stringContaining("(edition 99.0.0)")]);
    expect(status.said()).toMatch(/In the queue: [1-9]\d* waiting, 0 being done\./);
    const [alone, together] = ["alone.db", "together.db"].map((name) => join(newFolder(), name));
    await solveIntoDatabase(alone, named, { threads: 1 });
    const own = await onQueue(named, { server: queue.server, store, version: VERSION, minWeight: 0 });
    await solveIntoDatabase(together, named, { elsewhere: own });
    expect(readFileSync(together).equals(readFileSync(alone))).toBe(true);
    stop.abort();
    await expect(solving).rejects.toThrow(/^Interrupted/);
    expect(await one.kill("SIGINT")).toBe(130);
  });
});

describe("a store that cannot be", () => {
  it("is refused immediately, in a sentence, by all who take one", async () => {
    const file = join(newFolder(), "x.txt");
    writeFileSync(file, "");
    const nowhere = "/proc/nowhere"; // the system makes no folder there, and Node tried it forever
    const on = ["--queue", queue.address];
    const solving = ["solve", "tictactoe", "--database", join(newFolder(), "x.db"), ...on];
    const refusals: [words: string[], sentence: RegExp][] = [
      [["work", ...on, "--store", nowhere], /^\/proc\/nowhere cannot be made: /],
      [["work", ...on, "--store", newFolder(), "--cache", nowhere], /^\/proc\/nowhere cannot be made: /],
      [[...solving, "--store", nowhere], /^\/proc\/nowhere cannot be made: /],
      [["work", ...on, "--store", "/proc"], /^\/proc\/\.\S+ cannot be written: /],
      [[...solving, "--store", file], /x\.txt cannot be made: it is there already\.$/m],
      [["work", ...on, "--store", join(file, "below")], /below cannot be made: a part of the path is not a folder\.$/m],
      [["status", ...on, "--store", nowhere], /^status has no flag --store\./],
      [["plan", "nim", "--store", nowhere], /^plan has no flag --store\./],
    ];
    const runs = refusals.map(([words]) => startCluster(words));
    for (const [place, [words, sentence]] of refusals.entries()) {
      expect([words, await runs[place].ended]).toEqual([words, 2]);
      expect(runs[place].said()).toMatch(sentence);
    }
    expect(readFileSync(file, "utf8")).toBe("");
  });
});
