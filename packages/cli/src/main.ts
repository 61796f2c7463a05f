import { run } from "./core/run.ts";
import { MARIENBAD } from "./program.ts";

run(process.argv.slice(2), MARIENBAD);
