import { keepFetched } from "../base/keep-fetched.ts";
import { addOwnGame } from "../own/registry.ts";
import { playTasks } from "../play/tasks.ts";
import { failureOf, type Introduction, type Reply, type Request, type Task } from "./protocol.ts";
import { BROKEN } from "./runner.ts";

const tasks: Record<string, Task> = playTasks;

/** Tasks that only one page needs are fetched when they are first asked for; their names begin with its name. */
const later: Record<string, () => Promise<Record<string, Task>>> = {
  arena: async () => (await import("../arena/tasks.ts")).arenaTasks,
  paths: async () => (await import("../paths/tasks.ts")).pathsTasks,
  dilemma: async () => (await import("../dilemma/tasks.ts")).dilemmaTasks,
  course: async () => (await import("../course/tasks.ts")).courseTasks,
  tree: async () => (await import("../tree/tasks.ts")).treeTasks,
  "my-rules": async () => (await import("../my-rules/tasks.ts")).myRulesTasks,
  compare: async () => (await import("../compare/tasks.ts")).compareTasks,
  nim: async () => (await import("../nim/tasks.ts")).nimTasks,
};

/** The code of a task could not be fetched. */
class NotFetched extends Error {}

/** Loaded tasks, once each: two imports of one module may end in either order, and answers must not. */
const fetched = new Map<string, Promise<Record<string, Task>>>();

async function taskNamed(name: string): Promise<Task> {
  const page = name.split(".")[0];
  const fetchTasks = later[page];
  if (fetchTasks === undefined) return tasks[name];
  const found = fetched.get(page) ?? fetchTasks();
  fetched.set(page, found);
  try {
    return (await found)[name];
  } catch {
    fetched.delete(page); // another try may have a network
    throw new NotFetched();
  }
}

const post = (reply: Reply): void => (self as unknown as { postMessage(message: Reply): void }).postMessage(reply);

self.addEventListener("message", async ({ data }: MessageEvent<Request | Introduction>) => {
  if ("game" in data) return addOwnGame(data.game);
  const { id, name, input } = data;
  try {
    const task = await taskNamed(name);
    post({ id, begun: true });
    post({ id, ok: true, value: await task(input as never, (progress) => post({ id, progress })) });
  } catch (error) {
    post({ id, ok: false, ...failureOf(error), ...(error instanceof NotFetched && { code: BROKEN }) });
  }
});

keepFetched();
