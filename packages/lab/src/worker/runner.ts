import type { Text } from "marienbad";
import type { Input, Output, TaskName } from "./protocol.ts";

/** Code of the failure of a task whose worker ended by itself, or whose code could not be fetched. */
export const BROKEN = "broken";

/** What a task could not do, in a word to test by. */
export class TaskError extends Error {
  readonly code: string;
  readonly text: Text;

  constructor(code: string, text: Text) {
    super(text.en);
    this.code = code;
    this.text = text;
  }
}

/** Where tasks are run: in a worker of the page (`client.ts`), or in the same thread for tests (`in-process.ts`). */
export interface TaskRunner {
  /** Fails with a `TaskError`; `onProgress` receives the share that is done, from the tasks that know it. */
  run<Name extends TaskName>(
    name: Name,
    input: Input<Name>,
    milliseconds: number,
    onProgress?: (share: number) => void,
  ): Promise<Output<Name>>;
  /** Gets ready before the first task, so that its answer does not wait for code to be fetched. */
  warm(): void;
  /** Ends everything that is being computed; it fails with the code `stopped`. */
  stop(): void;
  readonly busy: boolean;
}
