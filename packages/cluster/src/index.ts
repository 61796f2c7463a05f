/** Solving by levels on several machines: tasks on a queue, and files between them in a folder or in S3. */
export { type ElsewhereOptions, type ElsewhereSolve, onQueue } from "./elsewhere.ts";
export { checkedTask } from "./queue/check.ts";
export type { SolveState } from "./queue/machines.ts";
export { connect, type QueueServer } from "./queue/server.ts";
export { type TaskQuestion, TaskRunner } from "./task-runner.ts";
export { type WorkOptions, work } from "./work.ts";
