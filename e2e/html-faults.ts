import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Rules about faults that confuse programs which read pages; not about style, nor about what axe judges. */
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

/** The places where the page's present content is invalid HTML, one a line. */
export async function htmlFaults(page: Page): Promise<string[]> {
  const { results } = await checker.validateString(await page.content());
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message}: ${selector}`));
}
