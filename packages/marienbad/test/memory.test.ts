import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageFolder, runNode } from "./cli.ts";

const program = join(packageFolder, "bin/marienbad.js");

describe("a command in a small heap", () => {
  it("stops in a sentence, with what helps, before V8 aborts the process", () => {
    const { code, err } = runNode(["--max-old-space-size=40", program, "solve", "hex", "size=5", "--limit", "5000000"]);
    expect(err).toMatch(/^This needs more memory than JavaScript may use: stopped after [\d,]+ positions\. /);
    expect(err).toMatch(/NODE_OPTIONS=--max-old-space-size=\d+.* --symmetry .* --database FILE/);
    expect(code).toBe(2);
  });
});
