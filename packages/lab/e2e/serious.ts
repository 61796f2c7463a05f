import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe-core finds serious or critical on a page, in words; empty when nothing is. */
export async function serious(
  page: Page,
  { within = "body", rules }: { readonly within?: string; readonly rules?: string[] } = {},
): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).include(within);
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`);
}

/** Brings every colour that is on its way to another to its end: contrast halfway between two themes says nothing. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
