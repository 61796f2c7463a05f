import { MarienbadError } from "marienbad";
import { arenaTasks } from "./arena-tasks.ts";
import { playTasks } from "./play-tasks.ts";
import type { Reply, Request } from "./protocol.ts";

type Task = (input: never, report: (progress: number) => void) => unknown;

const tasks: Record<string, Task> = { ...playTasks, ...arenaTasks };

const post = (reply: Reply): void => (self as unknown as { postMessage(message: Reply): void }).postMessage(reply);

self.addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  const { id, name, input } = data;
  try {
    post({ id, ok: true, value: await tasks[name](input as never, (progress) => post({ id, progress })) });
  } catch (error) {
    const code = error instanceof MarienbadError ? error.code : error instanceof RangeError ? "memory" : "internal";
    post({ id, ok: false, code, message: error instanceof Error ? error.message : String(error) });
  }
});
