import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { withoutDocs } from "./docs.ts";

const folder = mkdtempSync(join(tmpdir(), "docs-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("says what to run in a copy of the sources, and that a package without its documentation is incomplete", () => {
  expect(withoutDocs(folder).en).toMatch(/incomplete: install it again\.$/);
  mkdirSync(join(folder, "docs/site/pages"), { recursive: true });
  const { en, fr } = withoutDocs(folder);
  expect(en).toContain(`Run "npm run docs" in ${folder}: it builds the documentation`);
  expect(fr).toContain("npm run docs");
});
