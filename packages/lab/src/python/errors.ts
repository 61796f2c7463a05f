import type { Text } from "marienbad";
import * as texts from "./texts.ts";

export interface PythonError {
  readonly type: string;
  readonly message: string;
  readonly line: number | undefined;
}

/** An exception as the harness tells it, which may be anything. */
export function readError(given: unknown): PythonError | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { type, message, line } = given as Record<string, unknown>;
  return {
    type: String(type).slice(0, 60),
    message: String(message ?? "").slice(0, 300),
    line: typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : undefined,
  };
}

/** What an exception means, in a sentence; what Python itself says stands behind it. */
export function explainError({ type, message }: PythonError): Text {
  if (type === "Endless") return texts.endless;
  const explained = texts.exceptions[type];
  return texts.exception(explained, type, message);
}
