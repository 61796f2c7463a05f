import type { Task } from "./protocol.ts";

/** A task whose answers are on their way until a test lets them arrive, or has them fail. */
export function held<T extends (input: never) => unknown>(task: T) {
  const onTheirWay: { arrive(): void; fail(): void }[] = [];
  const waiting: Task = async (input) => {
    await new Promise<void>((resolve, reject) => {
      onTheirWay.push({ arrive: resolve, fail: () => reject(new RangeError("out of memory")) });
    });
    return task(input);
  };
  return { task: waiting, onTheirWay };
}
