import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Locator, test } from "@playwright/test";
import {
  type Answers,
  EXERCISE_KINDS,
  type Exercise,
  exerciseOf,
  findExerciseFormat,
  type Question,
  rightAnswers,
} from "marienbad-exercise";
import { follow, open } from "./lab.ts";
import { serious } from "./serious.ts";

const ASKED = EXERCISE_KINDS.filter(({ id }) => exerciseOf(id, 1).questions.length > 0);

/** Answers a question the way a student does, in the field that belongs to it. */
async function answer(field: Locator, question: Question, given: Answers[string]): Promise<void> {
  if (question.kind === "choice") await field.getByRole("radio").nth(Number(given)).check();
  else if (typeof given === "string") await field.locator("input").fill(given);
  else for (const [place, value] of Object.values(given).entries()) await field.locator("input").nth(place).fill(value);
}

/** Something else than the right answer. */
function wrongAnswer(question: Question, right: Answers[string]): Answers[string] {
  if (question.kind === "choice") return String((question.answer + 1) % question.options.length);
  if (typeof right !== "string") return Object.fromEntries(Object.keys(right).map((name) => [name, "77"]));
  return question.kind === "number" ? String(Number(right) + 1) : "zebra";
}

/** Answers all questions of an exercise, wrongly and then rightly, and looks at what is said. */
async function solve(page: Locator, exercise: Exercise, remarks: Locator): Promise<void> {
  const right = rightAnswers(exercise);
  const check = page.getByRole("button", { name: "Check" });
  for (const isRight of [false, true]) {
    for (const [place, question] of exercise.questions.entries()) {
      const given = isRight ? right[question.id] : wrongAnswer(question, right[question.id]);
      await answer(page.locator("ol > li").nth(place), question, given);
    }
    await check.click();
    for (const place of exercise.questions.keys()) {
      await expect(remarks.nth(place)).toHaveText(isRight ? "✓ Right." : /^✗ ./);
    }
  }
}

for (const { id } of ASKED) {
  test(`the exercise ${id} takes right answers and no others, in the lab and as a page of its own`, async ({
    page,
  }) => {
    const exercise = exerciseOf(id, 3);
    await open(page, `#exercise/${id}/3`);
    const card = page.locator(".exercise-card");
    await solve(card, exercise, card.locator(".remark"));

    const folder = mkdtempSync(join(tmpdir(), "marienbad-page-"));
    try {
      const path = join(folder, "exercise.html");
      const sheet = { title: exercise.title, exercises: [exercise] };
      writeFileSync(path, findExerciseFormat("html").write(sheet, { language: "en" }));
      await page.goto(pathToFileURL(path).href);
      await solve(page.locator("section"), exercise, page.locator("output"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test("every kind of exercise opens by its link, with its figure and without its answers", async ({ page }) => {
  await open(page, "#exercise");
  for (const { id } of EXERCISE_KINDS) {
    const { title } = exerciseOf(id, 2);
    await follow(page, `#exercise/${id}/2`);
    await expect(page.locator(".exercise-card h2")).toHaveText(title.en);
    await expect(page.locator(".exercise-card img")).toHaveCount(exerciseOf(id, 2).figure === undefined ? 0 : 1);
    await expect(page.locator(".key")).toHaveCount(0);
  }
});

test("a sheet is printed without buttons, menu and wishes, its figures whole", async ({ page }) => {
  await open(page, "#exercise");
  await expect(page.locator(".exercise-card")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".exercise-wishes", "nav", ".exercise-card button", ".page-head"]) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  const sheet = await page.locator(".exercise-card").first().boundingBox();
  expect(sheet?.width).toBeGreaterThan(600); // the whole width, not that of the column of wishes
  const paper = await page.pdf({ format: "A4" });
  expect(paper.subarray(0, 4).toString()).toBe("%PDF");
});

test("no serious violation in an exercise, answered and not, in any colours", async ({ page }) => {
  await open(page, "#exercise");
  await page.getByRole("button", { name: "Check" }).first().click();
  await expect(page.locator(".remark.wrong").first()).not.toBeEmpty();
  expect(await serious(page, { within: "body" })).toEqual([]);
  for (const theme of ["dark", "grey"]) {
    await page.getByLabel("Colours").selectOption(theme);
    expect(await serious(page, { within: "body", rules: ["color-contrast"] }), theme).toEqual([]);
  }
});
