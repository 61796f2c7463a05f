import { run } from "./core/run.ts";

run(process.argv.slice(2));
