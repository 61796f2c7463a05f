// What tests need and is installed once, before any of them runs: two files of tests that install at the same time
// are in each other's way. Where it cannot be installed, the tests that need it say so.
import { isInstalled } from "./debian.mjs";

export function setup() {
  isInstalled("redis-server", "redis-server");
}
