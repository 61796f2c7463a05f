import { expect, type Locator, test } from "@playwright/test";
import { CHAPTERS_OF_BOOK } from "../src/course/book/chapters.ts";
import type { Exercise } from "../src/course/book/vocabulary.ts";
import { open } from "./lab.ts";

/** Gives an answer as a reader would: by choosing, by touching the picture, or by typing. */
async function give(task: Locator, { options, picture, typed, nameOf }: Exercise, answer: string): Promise<void> {
  if (options !== undefined) {
    for (const [index, { id }] of options.entries()) {
      const box = task.locator(".option input").nth(index);
      const wanted = answer.split(" ").includes(id);
      if ((await box.isChecked()) !== wanted && (wanted || (await box.getAttribute("type")) === "checkbox")) {
        await box.click();
      }
    }
  } else if (picture !== undefined && typed !== true) {
    for (const { id } of picture([]).nodes) {
      const node = task.locator(`[data-id="${id}"]`);
      const chosen = /\blit\b/.test((await node.getAttribute("class")) ?? "");
      if (chosen !== answer.split(" ").includes(nameOf?.(id) ?? id)) await node.click();
    }
  } else await task.locator("input").fill(answer);
  await task.locator("button[type=submit]").click();
}

for (const { id, load } of CHAPTERS_OF_BOOK) {
  test(`chapter ${id}: each exercise has a word for a wrong answer, and takes the right one`, async ({ page }) => {
    test.slow(); // ten exercises
    const { sections } = await load();
    await open(page, `#course/${id}`);
    for (const { id: section, exercise } of sections) {
      if (exercise === undefined) continue;
      const task = page.locator(`[data-task="${id}/${section}"]`);
      const foreseen = exercise.wrong.find(({ when }) => !/^[+~]/.test(when));
      if (foreseen !== undefined) {
        await give(task, exercise, foreseen.when);
        await expect(task.locator(".remark.wrong"), section).toContainText(foreseen.says.en);
      }
      await give(task, exercise, exercise.answer);
      await expect(task.locator(".remark.right"), section).toContainText(exercise.why.en);
    }
  });
}
