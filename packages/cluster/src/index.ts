/**
 * Solving by levels on several machines: a runner of tasks on a queue, machines that do them, and files between them in
 * a folder or in S3.
 */
export { type QueueRunnerOptions, queueRunner } from "./queue/runner.ts";
export { connect, type QueueServer } from "./queue/server.ts";
export { openFiles } from "./store/open.ts";
export { type WorkOptions, work } from "./work.ts";
