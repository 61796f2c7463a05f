import type { Text } from "marienbad";
import { textOfError as libraryTextOf } from "marienbad/base";
import { TaskError } from "../worker/runner.ts";
import * as texts from "./texts.ts";

export function textOfError(error: unknown, late = texts.tookTooLong): Text {
  const code = error instanceof TaskError ? error.code : "";
  switch (code) {
    case "stopped":
      return texts.stopped;
    case "timeout":
      return late;
    case "memory":
      return texts.outOfMemory;
    case "broken":
      return texts.brokeOff;
    default:
      return error instanceof TaskError ? error.text : libraryTextOf(error);
  }
}
