import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What programs that read pages trip over; style and what axe judges are left to others. */
const rules = [
  'deprecated',
  'element-name',
  'element-permitted-content',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'no-deprecated-attr',
  'no-dup-attr',
  'no-dup-id',
  'void-content',
] as const;

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    rules: {
      ...Object.fromEntries(rules.map((rule) => [rule, 'error'])),
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Where a page as it stands is no valid HTML, one a line. */
export async function htmlFaults(page: Page): Promise<string[]> {
  const { results } = await checker.validateString(await page.content());
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message}: ${selector}`));
}
