import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/open.tsx';
import { Page } from './page.tsx';
import { Sheet } from './sheet.tsx';
import { EmptyState, ErrorState } from './states.tsx';

/** The words that stand on more than one line. */
function brokenWords(heading: Element): string[] {
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) return ['no text'];
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
  });
}

/** With the longest words of Rondo's titles, without the hyphens that a browser may know. */
const words = ['Geen terugbetalingen gevonden', 'Wachtwoordlink mailen', 'Memoriaalboeking', 'Vroegboekkorting'];
const titles = words.flatMap((title) => [320, 390].map((width) => ({ title, width })));
const shown = {
  'an empty state': (title: string) => (
    <Page>
      <EmptyState title={title} />
    </Page>
  ),
  'what failed': (title: string) => (
    <Page>
      <ErrorState title={title} />
    </Page>
  ),
  'a sheet': (title: string) => (
    <Sheet open title={title} onClose={() => {}}>
      {title}
    </Sheet>
  ),
};

test.each(Object.entries(shown).flatMap(([name, draw]) => titles.map((one) => ({ name, draw, ...one }))))(
  'at twice the letter size and $width px, no word breaks in the heading of $name: $title',
  async ({ draw, title, width }) => {
    document.documentElement.style.fontSize = '200%';
    await page.viewport(width, 844);
    onTestFinished(async () => {
      document.documentElement.style.fontSize = '';
      await page.viewport(390, 844);
    });
    await show(draw(title), { language: 'nl' });
    const heading = page.getByRole('heading', { name: title });
    await expect.element(heading).toBeVisible();
    expect(brokenWords(heading.element())).toEqual([]);
  },
);
