import { getGame } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/backend.ts';
import { aGame } from '../../test/games.ts';
import { open } from '../../test/open.tsx';

test('a visitor is told the price at the button', async () => {
  const game = aGame();
  await open(`/match/${game._id}`, { answers: [answer(getGame, { data: { match: game } })] });
  await expect.element(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Join for/ })).toBeVisible();
});
