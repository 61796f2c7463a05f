#!/usr/bin/env node
try {
  await import("../dist/main.js");
} catch (error) {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("Marienbad has not been built in this copy of its sources: run `npm run build` first.");
  process.exitCode = 2;
}
