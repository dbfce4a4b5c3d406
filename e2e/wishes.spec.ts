import { expect } from '@playwright/test';
import { createPaidGame, logIn, mailedPath, signUp } from './api.ts';
import { formOf } from './game-form.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: wishes, games, notifications

const t = speak('en');

/** Islands where no other journey has games, one for each language of this journey. */
const islands = {
  'en-GB': { name: 'West-Terschelling', latitude: 53.3598, longitude: 5.2141 },
  'nl-NL': { name: 'Schiermonnikoog', latitude: 53.4794, longitude: 6.1625 },
};

test('a player who finds no game makes a wish, and is told once somebody makes such a game @dutch', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const say = speak(locale);
  const island = islands[locale === 'nl-NL' ? locale : 'en-GB'];
  const email = await signUp(page, 'Wenser');
  const at = `city=${island.name}&latitude=${island.latitude}&longitude=${island.longitude}&radius=10`;
  await page.goto(`/allgames?sports=Futsal&price=under5&evening=true&${at}`);
  await page.getByRole('link', { name: say('filters.tell') }).click();

  const sheet = page.getByRole('dialog', { name: say('wishes.form.title') });
  await expect(sheet.getByRole('button', { name: say('games.sport.Futsal') })).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByRole('combobox')).toHaveValue(island.name);
  await sheet.getByRole('button', { name: say('wishes.form.save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(say('wishes.fittingNone'))).toBeVisible();

  const name = `Eiland ${Date.now()}`;
  const id = await createPaidGame(request, name, {
    sport: 'Futsal',
    location: {
      coordinates: [island.longitude, island.latitude],
      address: `Sporthal Aquamarijn, ${island.name}`,
      city: island.name,
      country: 'Netherlands',
    },
  });
  expect(await mailedPath(request, email, 'match')).toBe(`/match/${id}`);
  await page.goto('/notifications');
  await expect(page.getByText(say('notices.kinds.wishFits.title', { gameName: name })).first()).toBeVisible();
  await page.goto('/wishes');
  await expect(page.getByText(say('wishes.fitting', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an organiser sees what people want, and makes it', async ({ page }) => {
  await logIn(page, 'organiser@rondo.test');
  await page.goto('/organising');
  await page.getByRole('link', { name: t('organising.demand') }).click();
  const card = page
    .getByRole('article')
    .filter({ hasText: t('demand.where', { sport: t('games.sport.Futsal'), town: 'Utrecht' }) })
    .filter({ hasText: t('dayParts.weekdayEvening') });
  await expect(card.getByText(t('demand.people', { count: 20 }))).toBeVisible();
  await card.getByRole('link').click();

  const form = formOf(page);
  await form.fill(t('create.name'), `Gewenst ${Date.now()}`);
  await form.next('when');
  const venues = form.main.getByRole('group', { name: t('create.where'), exact: true });
  await venues
    .getByRole('radio', { name: /Utrecht/ })
    .first()
    .check();
  await form.next('who');
  await form.press(t('create.submit'));
  await expect(page).toHaveURL(/\/match\/[0-9a-f-]+\?step=created/);

  await expect
    .poll(async () => {
      await page.goto('/organising?tab=demand');
      await expect(card).toBeVisible();
      return card.getByText(t('demand.answered')).count();
    })
    .toBe(1);
});
