import type { Text } from "marienbad";
import { textOfError as libraryTextOf } from "marienbad/base";
import { TaskError } from "../worker/runner.ts";
import * as texts from "./texts.ts";

/** One sentence about something that a worker, or the library, could not do. */
export function textOfError(error: unknown): Text {
  const code = error instanceof TaskError ? error.code : "";
  switch (code) {
    case "stopped":
      return texts.stopped;
    case "timeout":
      return texts.tookTooLong;
    case "memory":
      return texts.outOfMemory;
    case "broken":
      return texts.brokeOff;
    default:
      return error instanceof TaskError ? error.text : libraryTextOf(error);
  }
}
