/** Before the names of all that Marienbad keeps in the queue's server. */
export const PREFIX = "marienbad";
/** Told to machines when there are new tasks. */
export const WAKE = `${PREFIX}:wake`;
/** Told by machines when a task has ended. */
export const ENDED = `${PREFIX}:ended`;

/** The queue that every machine of an edition takes tasks from: editions never meet. */
export const sharedQueue = (version: string): string => `tasks-${version}`;
/** The queue of tasks that one machine should do, since it has their files. */
export const ownQueue = (version: string, machine: string): string => `${sharedQueue(version)}-${machine}`;
/** Where a machine says that it is there. */
export const machineKey = (machine: string): string => `${PREFIX}:machine:${machine}`;
/** Where the driver of a solve says how far it is. */
export const solveKey = (solve: string): string => `${PREFIX}:solve:${solve}`;
