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
  return { cover: cover.getBoundingClientRect(), body: body.getBoundingClientRect() };
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
])(
  'at %i px, with letters of %s, each line is as tall as its letters and nothing is cut off',
  async (width, letters) => {
    await showAt(width, letters);
    const { body } = boxes();
    const parts = [...document.querySelectorAll('[data-cover] + * *:not(svg, svg *, .visually-hidden)')];
    const wrong = parts.filter((part) => {
      const { fontSize, lineHeight } = getComputedStyle(part);
      const isOut = part.getBoundingClientRect().right > body.right + 1;
      return isOut || Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
    });
    expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test('a challenge says who plays whom, and how many each side has', async () => {
  const side = (name: string, joined: number) => ({ name, shortCode: 'x', team: id, joined, size: 5 });
  const challenge = { home: side('Domvolley', 5), away: side('Weesper Smash', 3), accepted: true };
  await show(<GameCard game={aCard({ challenge })} />);
  await expect.element(page.getByText('Domvolley 5/5 against Weesper Smash 3/5')).toBeVisible();
});

const id = '00000000-0000-4000-9000-000000000001';
