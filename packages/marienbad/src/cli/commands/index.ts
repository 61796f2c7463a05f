import type { Command } from "../command.ts";

/** Every command, in the order of the help. Adding one is adding a file and a line here. */
export const COMMANDS: readonly Command[] = [];
