export const PREFIX = "marienbad";
/** Sent to machines when there are new tasks. */
export const WAKE = `${PREFIX}:wake`;
/** Sent by machines when a task has ended. */
export const ENDED = `${PREFIX}:ended`;

/** The queue from which every machine of an edition takes tasks. */
export const sharedQueue = (version: string): string => `tasks-${version}`;
/** The queue of tasks for one machine, since it has their files. */
export const ownQueue = (version: string, machine: string): string => `${sharedQueue(version)}-${machine}`;
export const machineKey = (machine: string): string => `${PREFIX}:machine:${machine}`;
export const solveKey = (solve: string): string => `${PREFIX}:solve:${solve}`;
