import { listPastGames } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse, respondWith } from '../../test/backend.ts';
import { at } from '../../test/instant.ts';
import { press } from '../../test/keys.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const organiser = { role: 'organiser' } as const;
const spot = { price: 5, paid: 5, joinedAt: at('-P20D'), leftAt: null, refunded: 0, retained: 0 };
const game = {
  name: 'Futsal',
  startsAt: at('-P7D'),
  cutoffAt: at('-P8D'),
  minimum: 8,
  wentAhead: true,
  earnsPay: true,
  pay: 3,
  spots: Array.from({ length: 9 }, () => spot),
};
const games = (...list: object[]) => answer(listPastGames, { data: { games: list } });
const address = '/organising/replay';
const slider = (label: string) => page.getByLabelText(label);

test('loads, fails, and once tried again says that there is no game yet', async () => {
  const loading = hold(refuse(listPastGames, 'busy'));
  await open(address, { as: organiser, answers: [loading] });
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  loading.release();
  await expect.element(page.getByRole('alert').filter({ hasText: t('whatIf.failed') })).toBeVisible();
  respondWith(games());
  await page.getByRole('button', { name: t('common.retry') }).tap();
  await expect.element(page.getByRole('heading', { name: t('whatIf.none') })).toBeVisible();
});

test.each(testedLanguages)(
  'shows what was, beside what would have been under the same rules (%s)',
  async (language) => {
    const t = speak(language);
    await open(address, { as: organiser, language, answers: [games(game)] });
    const table = page.getByRole('table', { name: t('whatIf.totals', { count: 1 }) });
    await expect
      .element(table.getByRole('row').filter({ hasText: t('whatIf.income') }))
      .toMatchTextContent(/45[.,]00.*45[.,]00/);
    await expect.element(page.getByRole('status').filter({ hasText: t('whatIf.asItWas') })).toBeVisible();
    await expect.element(page.getByText(t('whatIf.unchanged'))).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: t('whatIf.back') }))
      .toHaveAttribute('href', '/organising?tab=past');
  },
);

test('a higher minimum cancels the game; the address keeps the policy', async () => {
  await open(address, { as: organiser, answers: [games(game)] });
  await press(slider(t('whatIf.minimum')), '{End}');
  await expect.element(page.getByRole('rowheader', { name: /Futsal/ })).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent(t('whatIf.cancelled'));
  await expect.poll(() => location.search).toMatch(/minimum=\d+/);
  await page.getByRole('button', { name: t('whatIf.reset') }).tap();
  await expect.element(page.getByText(t('whatIf.begin'))).toBeVisible();
  await expect.poll(() => location.search).toBe('');
});

test('a lower price in the address is tried out at once', async () => {
  await open(`${address}?price=80`, { as: organiser, answers: [games(game)] });
  await expect.element(page.getByText(t('whatIf.priceOf', { percent: 80 }))).toBeVisible();
  await expect
    .element(page.getByRole('row').filter({ hasText: t('whatIf.income') }))
    .toMatchTextContent(/45\.00.*36\.00/);
});

test('what to try first is a press, which names the change and draws it', async () => {
  await open(address, { as: organiser, answers: [games(game)] });
  await page.getByRole('button', { name: t('whatIf.toTry.higherPrice') }).tap();
  await expect
    .element(page.getByRole('status').filter({ hasText: t('whatIf.moreIncome', { amount: '€ 9.00' }) }))
    .toBeVisible();
  const income = page.getByRole('row').filter({ hasText: t('whatIf.income') });
  await expect.element(income).toMatchTextContent(/45\.00.*54\.00.*\+ € 9\.00/);
  const [was, would] = [...income.element().querySelectorAll('i')].map((bar) => bar.getBoundingClientRect().width);
  expect(Number(would) / Number(was)).toBeCloseTo(54 / 45, 1);
});

test('rules under which nothing changes say so', async () => {
  await open(`${address}?over24h=100`, { as: organiser, answers: [games(game)] });
  await expect.element(page.getByRole('status').filter({ hasText: t('whatIf.sameIncome') })).toBeVisible();
  await expect.element(page.getByText(t('whatIf.unchanged'))).toBeVisible();
});
