import type { Text } from "marienbad/base";
import type { CommandEntry } from "./command.ts";

/** A command line: what it is called, what its first page says, and what it can do. */
export interface Program {
  readonly name: string;
  readonly title: Text;
  readonly commands: readonly CommandEntry[];
}

/** What commands belong to that name no other program. */
export const MAIN_PROGRAM = "marienbad";
