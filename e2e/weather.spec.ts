import { expect } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn, logOut, signUp, topUp } from './api.ts';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: weather, games, joining, wallet

const t = speak('en');

test('a player’s ticket shows the weather; extreme rain is forecast, the host is told and cancels, and the money comes back', async ({
  page,
  request,
}, info) => {
  const origin = new URL(String(info.project.use.baseURL)).origin;
  const name = `Beach ${Date.now()}`;
  // A place of its own, so that no other journey gets this forecast.
  const place = { latitude: 52 + (Date.now() % 60) / 100, longitude: 5.9 + (Math.floor(Date.now() / 60) % 60) / 100 };
  const day = new Date(now() + 86_400_000).toISOString().slice(0, 10);
  const id = await createPaidGame(request, name, {
    field_type: 'Sand',
    game_date: `${day}T20:00`,
    location: {
      coordinates: [place.longitude, place.latitude],
      address: 'Strand, Zandvoort',
      city: 'Zandvoort',
      country: 'Netherlands',
    },
  });
  const weather = async (pours: boolean) =>
    expect((await request.post('/dev/weather', { data: { ...place, pours } })).status()).toBe(200);
  await weather(false);

  const player = await signUp(page, 'weather');
  await topUp(page.request, 10, origin);
  await joinPaidGame(page.request, id, origin);
  await page.goto(`/ticket/${id}`);
  await expect(page.getByText(t('weather.source.sandbox'))).toBeVisible();

  await weather(true);
  await page.reload();
  await expect(page.getByText(t('weather.sky.heavyRain'))).toBeVisible();

  // The phone's bar and the desktop's box have the same words, one of them hidden.
  const seen = { visible: true };
  await logOut(page);
  await logIn(page, 'admin@rondo.test');
  await page.goto('/notifications');
  const notice = page.getByText(t('notices.kinds.extremeRain.title', { gameName: name }));
  await expect(notice.first()).toBeVisible();
  await page.goto(`/match/${id}`);
  await expect(page.locator('#rain').getByText(t('weather.extreme.back'))).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`^${t('weather.extreme.cancel')}`) })
    .filter(seen)
    .click();
  const sheet = page.getByRole('dialog', { name: t('organise.cancel.title') });
  await expect(sheet.getByText(t('organise.cancel.back'))).toBeVisible();
  await sheet.getByRole('button', { name: t('organise.cancel.submit') }).click();
  await expect(page.getByText(t('organise.cancel.done'))).toBeVisible();
  await expect(page.locator('#rain')).toHaveCount(0);

  await logOut(page);
  await logIn(page, player);
  await page.goto('/wallet');
  await expect(page.getByText(money(10, 'en')).first()).toBeVisible();
});
