import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { open } from "./lab.ts";

const text = readFileSync(new URL("../../../docs/concordance.md", import.meta.url), "utf8");
const rows = text.split("\n").flatMap((line) => {
  const cells = line.split("|").map((cell) => cell.trim());
  const row = /^([A-Z]\d?) /.exec(cells[1] ?? "")?.[1];
  return row === undefined || cells.length !== 7 ? [] : [{ row, lab: cells[5] }];
});

/** The rows of the specification, by their letters and how many there are. */
const ROWS = { G: 6, A: 6, T: 7, S: 3, M: 7, N: 5, P: 5, D: 2, F: 2 };

test("every row of the specification has pages of the lab, and every link of the concordance opens one", async ({
  page,
}) => {
  const wanted = Object.entries(ROWS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  expect(rows.map(({ row }) => row).sort()).toEqual([...wanted, "C"].sort());
  const links = new Set(rows.flatMap(({ lab }) => [...lab.matchAll(/`(#[^`]+)`/g)].map(([, link]) => link)));
  for (const { row, lab } of rows) expect(lab, row).toMatch(/^`#/);
  for (const link of links) {
    await page.goto("about:blank");
    await open(page, link);
    await expect(page.locator("h1"), link).toBeVisible();
    await expect(page.locator("[aria-busy=true]"), link).toHaveCount(0);
    await expect(page.getByRole("alert"), link).toHaveCount(0);
  }
});
