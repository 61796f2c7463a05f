import { sameText } from "marienbad/base";
import { failureOf, type Task } from "./protocol.ts";
import { TaskError, type TaskRunner } from "./runner.ts";

/** Runs tasks in this thread, to test states without a browser; input and output are copied as messages are. */
export function inProcess(tasks: Readonly<Record<string, Task>>): TaskRunner & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  const stoppers = new Set<() => void>();
  return {
    asked,
    async run(name, input, _milliseconds, onProgress) {
      asked.push(name);
      let stop = (): void => undefined;
      const stopped = new Promise<never>((_, reject) => {
        stop = () => reject(new TaskError("stopped", sameText("stopped")));
      });
      stoppers.add(stop);
      const work = (async () => {
        try {
          return structuredClone(await tasks[name](structuredClone(input) as never, (share) => onProgress?.(share)));
        } catch (error) {
          const { code, text } = failureOf(error);
          throw new TaskError(code, text);
        }
      })();
      try {
        return (await Promise.race([work, stopped])) as never;
      } finally {
        stoppers.delete(stop);
      }
    },
    warm: () => undefined,
    stop() {
      for (const stop of stoppers) stop();
    },
    get busy() {
      return stoppers.size > 0;
    },
  };
}
