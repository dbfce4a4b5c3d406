import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { chooseStart, formOf, gameOf } from './game-form.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, making

const t = speak('en');

test('an admin opens a paid tournament whose teams have room, with early birds, by keyboard', async ({ page }) => {
  test.slow();
  await logIn(page, 'admin@rondo.test');
  const name = `Cup ${Date.now()}`;
  const { main, fill, choose, press, unfold, next } = formOf(page);
  await page.goto('/create');
  await fill(t('create.name'), name);
  await choose(t('create.sport'), 'Volleyball');
  await expect(main.getByRole('radio', { name: 'All levels', exact: true })).toBeChecked();
  await main.getByRole('button', { name: new RegExp(`^${t('create.folds.what')}`) }).press('Enter');
  await main.getByRole('switch', { name: t('create.tournament.toggle') }).press('Space');
  await main.getByRole('switch', { name: t('create.tournamentOnRondo.toggle') }).press('Space');
  await next('when');
  await chooseStart(page);
  await fill(t('create.duration'), '3');
  await choose(t('create.surface'), 'Sand');
  await choose(t('create.where'), t('create.elsewhere'));
  await main.getByRole('combobox', { name: t('create.search') }).fill('Gronin');
  await page
    .getByRole('option', { name: /Groningen/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(t('create.address'), { exact: true })).toHaveValue(/Groningen/);
  await next('who');
  await fill(t('create.minimum'), '8');
  await fill(t('create.players'), '16');
  await expect(main.getByLabel(t('create.price'))).toHaveValue('2');
  await fill(t('create.price'), '10');

  await test.step('two early-bird prices, put in order by keyboard', async () => {
    await unfold(t('create.folds.who'));
    const add = main.getByRole('button', { name: t('create.earlyBird.add') });
    const entry = (number: number) => main.getByRole('group', { name: t('create.earlyBird.entry', { number }) });
    await add.press('Enter');
    await expect(entry(1).getByLabel(t('create.earlyBird.spots'))).toBeFocused();
    await entry(1)
      .getByRole('button', { name: /Remove/ })
      .press('Enter');
    await expect(add).toBeFocused();
    await add.press('Enter');
    await entry(1).getByLabel(t('create.earlyBird.spots')).fill('4');
    await entry(1).getByLabel(t('create.earlyBird.value')).fill('2');
    await entry(1).getByLabel(t('create.earlyBird.kind')).selectOption('fixed');
    await expect(entry(1).getByText('€ 8.00')).toBeVisible();
    await add.press('Enter');
    await entry(2).getByLabel(t('create.earlyBird.spots')).fill('2');
    await entry(2).getByLabel(t('create.earlyBird.value')).fill('50');
    const up = entry(2).getByRole('button', { name: t('create.earlyBird.up', { name: 'early-bird price 2' }) });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(entry(1).getByText('€ 5.00')).toBeVisible();
    // The focus moves with the entry, so that it can be moved further.
    await expect(
      entry(1).getByRole('button', { name: t('create.earlyBird.up', { name: 'early-bird price 1' }) }),
    ).toBeFocused();
  });

  await test.step('a tournament of four teams, each colour by its name', async () => {
    await press(t('create.submit'));
    await expect(main.getByText(t('create.errors.teams', { min: 2 })).first()).toBeVisible();
    await main.getByRole('button', { name: t('create.teams.equal') }).press('Enter');
    await expect(main.getByLabel(t('create.teams.name'))).toHaveCount(4);
    await main.getByLabel(t('create.teams.name')).first().fill('Sharks');
    await main
      .getByLabel(t('create.teams.color'))
      .first()
      .selectOption({ label: t('create.colors.purple') });
  });

  await test.step('all of the form is accessible, and fits a narrow phone', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
    if (size) await page.setViewportSize(size);
  });

  await test.step('publish', async () => {
    await press(t('create.submit'));
    await expect(page.getByText(t('create.done'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(await gameOf(page)).toMatchObject({
      price: 10,
      tournament: true,
      early_bird: [
        { priority: 1, spots: { total: 2 }, discount: { discount_type: 'percentage', discount_value: 50 } },
        { priority: 2, spots: { total: 4 }, discount: { discount_type: 'fixed', discount_value: 2 } },
      ],
      teams: [{ name: 'Sharks', color: '#7a3e9d', team_size: 4 }, {}, {}, {}],
    });
  });
});
