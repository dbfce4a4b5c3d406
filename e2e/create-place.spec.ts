import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { formOf } from './game-form.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

const t = speak('en');

test('a place by where one is and by a click on the map; what geocoding does not know is said in the field', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(page, 'organiser@rondo.test');
  const { main, choose, press } = formOf(page);
  const address = main.getByLabel(t('create.address'), { exact: true });
  const map = main.getByRole('region', { name: t('create.mapLabel') });

  await test.step('not allowed: said, and nothing is lost', async () => {
    await page.goto('/create?step=when');
    await choose(t('create.where'), t('create.elsewhere'));
    await expect(map).toBeVisible();
    await press(t('create.myPlace'));
    await expect(page.getByText(t('create.myPlaceDenied'))).toBeVisible();
  });

  await test.step('allowed', async () => {
    await context.grantPermissions(['geolocation'], { origin: baseURL });
    await context.setGeolocation({ latitude: 53.2194, longitude: 6.5665 });
    await press(t('create.myPlace'));
    await expect(address).toHaveValue(/Groningen/);
  });

  await test.step('an address: its town, and how to go on to the street', async () => {
    const search = main.getByRole('combobox', { name: t('create.search') });
    await search.fill('Diamantlaan 2, Groningen');
    const town = main.getByRole('option', { name: 'Groningen', exact: true });
    await expect(town).toBeVisible();
    await expect(main.getByText(t('games.places.noStreetsMap'), { exact: true }).first()).toBeVisible();
    await town.click();
    await expect(address).toHaveValue('Groningen, Groningen');
    await search.fill('Qqxxzz 3');
    await expect(main.getByText(`${t('games.places.none')}. ${t('games.places.noStreetsMap')}`)).toBeVisible();
    await search.press('Escape');
  });

  await test.step('a click on the map', async () => {
    const zoomOut = main.getByRole('button', { name: t('games.map.zoomOut') });
    for (let step = 0; step < 3; step += 1) await zoomOut.click();
    // A map that still zooms takes no click, of either kind.
    await expect(async () => {
      await zoomOut.click();
      await map.click({ position: { x: 60, y: 60 } });
      await expect(address).not.toHaveValue('Groningen, Groningen', { timeout: 2000 });
    }).toPass();
  });

  await test.step('nothing known there, or nobody to ask', async () => {
    await page.route('**/api/locations/reverse*', (route) =>
      route.fulfill({ json: { status: 'success', data: { place: null } } }),
    );
    await map.click({ position: { x: 90, y: 90 } });
    await expect(address).toHaveValue('Unknown location');
    await page.route('**/api/locations/reverse*', (route) => route.fulfill({ status: 500, json: {} }));
    await map.click({ position: { x: 120, y: 90 } });
    await expect(address).toHaveValue('Error retrieving address');
  });
});
