import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations that a person with a disability would meet, one a line.
 * @param without rules that can't judge the page as it is shown: with forced colours the checker still reads our own
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  // What is still fading in has no contrast yet.
  await page.evaluate(
    'Promise.race([Promise.allSettled(document.getAnimations().map((one) => one.finished)), new Promise((done) => setTimeout(done, 1500))])',
  );
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode() // looks within the page, without another one for every look: half the time
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(without)
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
