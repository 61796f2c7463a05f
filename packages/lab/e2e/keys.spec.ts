import { expect, type Locator, type Page, test } from "@playwright/test";
import { button, follow, link, open, vertex } from "./lab.ts";

const JAVASCRIPT = `// f, p and / are letters here
const ends = (p) => p === 0;
export default {
  start: 7,
  turn: (p) => p % 2,
  moves: (p) => (p > 1 ? [1, 2] : p / 1 ? [1] : []),
  play: (p, m) => p - m,
  result: (p) => {
    if (ends(p)) for (const f of [0]) return f;
  },
  key: (p) => p,
};`;

const PYTHON = `def f(G, joueur, F):
    # Pas fini : if, for, def, False, None
    A = set(F)
    for s in G:
        if s not in A and len(G[s]) / 2 > 0:
            A = A | {s}
    return A if A else False`;

/** What is in an editor, read from its lines. */
async function written(editor: Locator): Promise<string> {
  return (await editor.locator(".cm-line").allTextContents()).join("\n");
}

/** Types a program key by key in place of what is there; the indentation that the editor adds is typed over. */
async function typeProgram(editor: Locator, program: string): Promise<void> {
  const { keyboard } = editor.page();
  await editor.click();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.press("Delete");
  for (const [index, line] of program.split("\n").entries()) {
    if (index > 0) await keyboard.press("Enter");
    await keyboard.press("Shift+Home");
    await keyboard.press("Delete");
    await keyboard.type(line);
  }
}

/** The page has done nothing: neither the stage, nor a notice, nor a stepper that runs or has moved. */
async function stayed(page: Page, where: string, count?: string): Promise<void> {
  await expect(page.locator("html"), where).not.toHaveAttribute("data-projected");
  await expect(page.locator(".notice"), where).toHaveCount(0);
  if (count !== undefined) await expect(page.locator(".stepper .count").first(), where).toHaveText(count);
}

for (const [hash, program] of [
  ["#my-rules/sticks", JAVASCRIPT],
  ["#my-rules/nim-python", PYTHON],
  ["#exercise/python-grundy/7", PYTHON],
  ["#arena/nim10", PYTHON],
  ["#course/attractors", PYTHON],
  ["#course/play", PYTHON],
]) {
  test(`a program typed at ${hash} is in the editor to the letter, and the page stays as it is`, async ({ page }) => {
    await open(page, hash);
    const isArena = hash.startsWith("#arena");
    if (isArena) await page.getByText("In Python").click();
    const folds = page.locator(".python-task > summary");
    if (hash.startsWith("#course")) {
      await expect(folds).toHaveCount(1);
      await folds.click();
    }
    const editor = page.locator(".code-editor .cm-content");
    const count = isArena ? "12 / 12" : undefined;
    await typeProgram(editor, program);
    expect(await written(editor)).toBe(program);
    await stayed(page, hash, count);
    if (!isArena) return;
    await page.getByText("strategie(s)").click();
    await typeProgram(editor, program);
    expect(await written(editor)).toBe(program);
    await stayed(page, hash, count);
  });
}

test("Control Z in an editor undoes what was typed there, not what was drawn", async ({ page }) => {
  await open(page, "#arena/nim10");
  await page.getByText("Edit", { exact: true }).click();
  await button(page, "Empty arena").click();
  await button(page, "New vertex").click();
  await button(page, "New vertex").click();
  await page.getByText("In Python").click();
  const editor = page.locator(".code-editor .cm-content");
  await typeProgram(editor, "def f(): pass");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor).not.toContainText("def f(): pass");
  await expect(page.locator(".graph .vertex")).toHaveCount(2);
  await page.locator("h1").click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.locator(".graph .vertex")).toHaveCount(1);
});

test("text fields take every letter, and the page stays as it is", async ({ page }) => {
  const words = "if f / p: F (1,2) z";
  await open(page);
  for (const [hash, field] of [
    ["#games", "input[type=search]"],
    ["#play/nim", "textarea[name=moves]"],
    ["#arena/nim10", '.text-pane textarea, textarea[aria-label="The arena as text"]'],
    [link("arena", { game: "nim", options: { sticks: "6", take: "1,2" }, mode: "strategy" }), "[name=strategy]"],
    ["#tree/cuts", "textarea[name=tree-text]"],
    ["#nim/heaps", "input[name=heaps]"],
    ["#nim/grundy", "input[name=code]"],
    ["#paths", ".paths textarea"],
    ["#paths/graph", ".paths textarea"],
    ["#dilemma", ".dilemma input:not([type=number], [type=range], [type=radio], [type=checkbox])"],
    ["#exercise", "textarea"],
  ]) {
    await follow(page, hash);
    const box = page.locator(`main :is(${field})`).first();
    await expect(box, hash).toBeAttached();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
    });
    await box.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
    expect(await box.inputValue(), hash).toBe(words);
    await stayed(page, hash);
    await expect(button(page, "Pause"), hash).toHaveCount(0);
  }
});

test("after a choice by mouse F and the arrows are the figure's; a choice reached by key keeps its arrows", async ({
  page,
}) => {
  await open(page, "#arena/nim10");
  const [count, stage] = [page.locator(".stepper .count"), page.locator("html[data-projected]")];
  const players = page.getByRole("radiogroup", { name: "Whose" });
  await expect(count).toHaveText("12 / 12");
  await players.getByText("Player 0").click();
  await page.keyboard.press("ArrowLeft");
  await expect(count).toHaveText("11 / 12");
  await expect(players.getByRole("radio").first()).toBeChecked();
  await page.keyboard.press("f");
  await expect(stage).toHaveCount(1);
  await page.keyboard.press("f");
  await expect(stage).toHaveCount(0);
  // The same for a list, once it is closed.
  const list = page.getByRole("combobox", { name: "Arena" });
  await list.click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(list).toHaveValue("nim15");
  await expect(count).toHaveText(/^(\d+) \/ \1$/);
  await page.keyboard.press("ArrowLeft");
  await expect(count).not.toHaveText(/^(\d+) \/ \1$/);
  await expect(list).toHaveValue("nim15");
  await page.keyboard.press("f");
  await expect(stage).toHaveCount(1);
  await page.keyboard.press("Escape");
  // By key the arrows are those of the choice, and F is still free.
  await players.getByRole("radio").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(players.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(players.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("f");
  await expect(stage).toHaveCount(1);
  await page.keyboard.press("Escape");
  // A list that was reached by key keeps its arrows too, and the letters that its options begin with.
  await list.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(list).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(list).toHaveValue("nim10");
  const language = page.locator(".wishes select").last();
  await language.focus();
  await page.keyboard.press("f");
  await expect(language).toHaveValue("fr");
  await expect(stage).toHaveCount(0);
});

test("shortcuts of one character can be turned off, and stay off", async ({ page }) => {
  await open(page, "#arena/nim10");
  await expect(vertex(page, "(0, 1)")).toBeVisible();
  await button(page, "Turn off shortcuts of one key (F, P, /)").click();
  await page.reload();
  await expect(vertex(page, "(0, 1)")).toBeVisible();
  await page.keyboard.press("f");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".stepper .count")).toHaveText("11 / 12");
  await stayed(page, "#arena");
  await button(page, "Full screen").click();
  await expect(page.locator("html[data-projected]")).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(button(page, "Pause")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await follow(page, "#games");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
  await page.getByLabel("Language").selectOption("fr");
  await button(page, "Désactiver les raccourcis d’une seule touche (F, P, /)").click();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
});
