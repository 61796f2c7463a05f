import { run } from "marienbad-cli";
import { CLUSTER } from "./commands/index.ts";

run(process.argv.slice(2), CLUSTER);
