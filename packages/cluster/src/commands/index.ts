import type { Program } from "marienbad-cli";
import { PROGRAM } from "./flags.ts";
import { texts } from "./texts.ts";

/** The command line of this package. Its commands are loaded when they are run. */
export const CLUSTER: Program = {
  name: PROGRAM,
  title: texts.TITLE,
  commands: [
    { name: "work", summary: texts.WORK, load: async () => (await import("./work.ts")).workCommand },
    { name: "solve", summary: texts.SOLVE, load: async () => (await import("./solve.ts")).solve },
    { name: "status", summary: texts.STATUS, load: async () => (await import("./status.ts")).status },
    { name: "plan", summary: texts.PLAN, load: async () => (await import("./plan.ts")).planCommand },
  ],
};
