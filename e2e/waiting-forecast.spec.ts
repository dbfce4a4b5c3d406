import { expect } from '@playwright/test';
import { createPaidGame, joinFreeGame, signUp, tokenOf } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';

test('before queueing, and while one waits, a full game says how often a spot comes from that place in line', async ({
  page,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  const admin = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const job = await request.post(`/api/admin/jobs/${encodeURIComponent('waiting forecast')}/run`, { headers: admin });
  expect(job.status()).toBe(200);
  const id = await createPaidGame(request, `Full ${Date.now()}`, {
    isPayingGame: false,
    price: undefined,
    players: 3,
    minimum_players_threshold: 2,
  });
  for (const name of ['player', 'player2', 'organiser']) await joinFreeGame(`${name}@rondo.test`, id);
  await signUp(page, 'Wachter');
  // Counting goes on after the answer on a busy machine.
  const forecast = async () => {
    const { data } = (await (await page.request.get(`/api/matches/${id}`)).json()) as {
      data: { match: { viewer: { waitingForecast: number | null } } };
    };
    return data.match.viewer.waitingForecast;
  };
  await expect.poll(forecast).not.toBeNull();

  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: t('joining.action.queue') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(t('joining.action.wouldWait', { position: 1 }));
  const number = t('joining.action.forecast', { tenths: 0 }).replace(/0(?= )/, String.raw`\d`);
  const said = new RegExp(`${number}|${t('joining.action.forecastSure')}`);
  await expect(sheet).toContainText(said);
  await lookInWholeRun(page);
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: t('joining.pay.queue') }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText(t('joining.action.waitingNote', { position: 1 }));
  await expect(page.getByRole('main')).toContainText(said);
});
