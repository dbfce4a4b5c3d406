import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCard } from '../../../test/cards.ts';
import { at } from '../../../test/instant.ts';
import { show } from '../../../test/open.tsx';
import { GameCard } from './game-card.tsx';

const game = aCard({ name: 'Volleybal', status: 'pending', game_date: at('P2D'), cutoff: at('PT31H') });
const boxes = () => {
  const cover = document.querySelector('[data-cover]')!;
  const body = cover.nextElementSibling!;
  const lines = [...body.children].map((one) => one.getBoundingClientRect());
  return { cover: cover.getBoundingClientRect(), body: body.getBoundingClientRect(), lines };
};

async function showAt(width: number, letters: string) {
  document.documentElement.style.fontSize = letters;
  await page.viewport(width, 844);
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(390, 844);
  });
  await show(<GameCard game={game} />, { language: 'nl' });
  await expect.poll(() => document.querySelector('[data-cover]')).not.toBeNull();
}

test.each([320, 390])('on a phone of %i px the picture stands beside the words', async (width) => {
  await showAt(width, '');
  const { cover, body } = boxes();
  expect(cover.right).toBeLessThanOrEqual(body.left + 1);
});

test.each([
  [390, '200%'],
  [320, ''],
])('at %i px, with letters of %s, no line lies over another and nothing is cut off', async (width, letters) => {
  await showAt(width, letters);
  const { body, lines } = boxes();
  for (const [index, line] of lines.entries()) {
    expect(line.top).toBeGreaterThanOrEqual((lines[index - 1]?.bottom ?? body.top) - 1);
    expect(line.right).toBeLessThanOrEqual(body.right + 1);
  }
  for (const part of document.querySelectorAll('[data-cover] + * p > *, [data-cover] + * h3'))
    expect(part.getBoundingClientRect().height).toBeLessThanOrEqual(
      part.parentElement!.getBoundingClientRect().height + 1,
    );
});
