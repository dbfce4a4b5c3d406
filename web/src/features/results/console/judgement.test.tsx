import { judgeScores } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../../test/backend.ts';
import { admin } from '../../../../test/console-acts.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { plain } from '../../../../test/match.ts';
import { open, speak } from '../../../../test/open.tsx';

const bands = [
  { from: 0, games: 40, won: 0.55, expected: 0.53 },
  { from: 0.25, games: 30, won: 0.8, expected: 0.76 },
  { from: 0.5, games: 0, won: null, expected: null },
];
const enough = { sport: 'Volleyball' as const, games: 70, won: 0.66, brier: 0.2, bands };
const few = { sport: 'Football' as const, games: 3, won: 1, brier: 0.1, bands };
const main = () => plain(document.querySelector('main')?.textContent);

test.each(testedLanguages)('how often the favourite won, by how far the scores were apart (%s)', async (language) => {
  const t = speak(language);
  await open('/console/results', {
    as: admin,
    language,
    answers: [answer(judgeScores, { data: { sports: [enough, few] } })],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: t('judged.title') })).toBeVisible();
  await expect.poll(main).toContain(plain(t('judged.won', { share: t('judged.share', { share: '66' }), count: 70 })));
  expect(main()).toContain(t('judged.says'));
  const rows = page.getByRole('table').getByRole('row').elements();
  expect(rows.map((row) => plain(row.textContent)).at(-1)).toContain(`0${t('judged.nothing')}${t('judged.nothing')}`);
  expect(main()).toContain(plain(t('judged.few', { count: 3, least: 20 })));
});

test('scores that say no more than a coin are called so, and figures that did not load are asked for again', async () => {
  const t = speak('en');
  await open('/console/results', { as: admin, answers: [refuse(judgeScores, 'unavailable')] });
  await expect.element(page.getByText(t('judged.failed'))).toBeVisible();
  respondWith(answer(judgeScores, { data: { sports: [{ ...enough, brier: 0.25 }] } }));
  await page.getByRole('button', { name: t('common.retry') }).tap();
  await expect.poll(main).toContain(t('judged.silent'));
});
