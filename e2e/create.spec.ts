import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { formOf } from './game-form.ts';
import { speak } from './speak.ts';
import { violations } from './violations.ts';
import { test } from './journey-test.ts';

const t = speak('en');

/** A picture of one colour. */
const picture = {
  name: 'hall.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAIAAAC2bqvFAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAaElEQVRYhe2SQQkAQRDD6iQCK3VNnYf7hIFCBKSh4fU00Q3YgOoV2YV6l+gGbED1iuxCvUt0AzagekV2od4lugEbUL0iu1DvEt2ADahekV2od4luwAZUr8gu1LtEN2ADqldkF6oe8jcfQc79plAFdwQAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** The 20th of next month at eight. */
async function chooseStart(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel(t('create.when')).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: t('create.nextMonth') }).click();
  await calendar.getByRole('button', { name: /^20 / }).click();
  await calendar.getByRole('spinbutton', { name: t('create.hours') }).fill('20');
  await calendar.getByRole('spinbutton', { name: t('create.minutes') }).fill('00');
  await calendar.getByRole('button', { name: t('create.whenDone') }).click();
}

const gameId = (page: Page) => /\/match\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

async function gameOf(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/matches/${gameId(page)}`);
  return ((await answer.json()) as { data: { match: Record<string, unknown> } }).data.match;
}

test('an organiser opens a weekly series with a picture, edits one, makes another like it and cancels', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'organiser@rondo.test');
  const name = `Opened ${Date.now()}`;
  const { main, fill, choose, press, openMore } = formOf(page);

  await test.step('an empty form says what is missing, and the way to it', async () => {
    await page.goto('/create', { waitUntil: 'networkidle' });
    await press(t('create.submit'));
    await expect(page.getByText(t('create.invalid'))).toBeVisible();
    await expect(main.getByText(t('create.errors.name')).first()).toBeVisible();
    await expect(main.getByLabel(t('create.name'), { exact: true })).toBeFocused();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
    await press(t('create.where'));
    await expect(main.getByRole('combobox', { name: t('create.search') })).toBeFocused();
  });

  await test.step('a reload keeps what was typed', async () => {
    await fill(t('create.name'), name);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(main.getByLabel(t('create.name'), { exact: true })).toHaveValue(name);
  });

  await test.step('what, for how many, and free', async () => {
    await choose(t('create.sport'), 'Futsal');
    await choose(t('create.level'), 'Beginner');
    await choose(t('create.surface'), 'Indoors');
    await fill(t('create.duration'), '1.5');
    await fill(t('create.minimum'), '-6');
    await expect(main.getByLabel(t('create.minimum'), { exact: true })).toHaveValue('6');
    await fill(t('create.players'), '6');
    await main.getByLabel(t('create.players'), { exact: true }).blur();
    await expect(main.getByText(t('create.errors.more'), { exact: true })).toBeVisible();
    await fill(t('create.players'), '10');
    await expect(main.getByLabel(t('create.free'))).toBeDisabled();
    await openMore();
    await fill(t('create.passcode'), 'geheim');
    await choose(t('create.community'), 'Dom Volley Utrecht');
  });

  await test.step('when: three weeks from the 20th of next month at eight', async () => {
    await chooseStart(page);
    await main.getByRole('switch', { name: t('create.repeat') }).check();
    await fill(t('create.repeatCount'), '3');
    await expect(main.getByRole('list', { name: t('create.repeatDates') }).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('a picture, shown before it is sent', async () => {
    await main
      .getByLabel(t('create.choosePicture'))
      .first()
      .setInputFiles({ ...picture, mimeType: 'text/plain' });
    await expect(main.getByText(t('create.errors.picture'))).toBeVisible();
    await main.getByLabel(t('create.choosePicture')).first().setInputFiles(picture);
    await expect(main.getByAltText(t('create.pictureAlt'))).toBeVisible();
    await press(t('create.removePicture'));
    await expect(main.getByAltText(t('create.pictureAlt'))).toBeHidden();
    const dataTransfer = await page.evaluateHandle(`(() => {
      const bytes = Uint8Array.from(atob('${picture.buffer.toString('base64')}'), (c) => c.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'hall.png', { type: 'image/png' }));
      return files;
    })()`);
    await main.getByText(t('create.pictureHint')).dispatchEvent('drop', { dataTransfer });
    await expect(main.getByAltText(t('create.pictureAlt'))).toBeVisible();
  });

  await test.step('where: an address typed by hand, without the map', async () => {
    await fill(t('create.address'), 'Nowhere at all 1');
    await main.getByLabel(t('create.address'), { exact: true }).press('Tab');
    await expect(main.getByText(t('create.errors.notFound'))).toBeVisible();
    await fill(t('create.address'), 'Diamantlaan 2, Groningen');
    await main.getByLabel(t('create.address'), { exact: true }).press('Tab');
    await expect(main.getByText(t('create.pinAt', { name: 'Groningen' }))).toBeVisible();
    await fill(t('create.venue'), 'Sporthal Vinkhuizen');
  });

  await test.step('publish', async () => {
    await press(t('create.submit'));
    await expect(page.getByText(t('create.doneSeries', { count: 3 }))).toBeVisible();
    await expect(page).toHaveURL(/\/match\/[0-9a-f-]+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(await gameOf(page)).toMatchObject({
      series: { following: 2 },
      photo: expect.stringMatching(/\.webp/),
      communities: [{ shortCode: 'domvolley' }],
    });
  });
  const id = gameId(page);

  await test.step('edit this one only', async () => {
    await page.goto(`/admin/match/${id}`, { waitUntil: 'networkidle' });
    await expect(main.getByLabel(t('create.address'), { exact: true })).toHaveValue('Diamantlaan 2, Groningen');
    // The passcode never left the server: it is kept, changed or removed.
    const passcode = main.getByRole('group', { name: t('create.passcodeIs') });
    await expect(passcode.getByLabel(t('create.passcodeKeep'))).toBeChecked();
    await passcode.getByLabel(t('create.passcodeChange')).check();
    await press(t('organise.edit.submit'));
    await expect(main.getByText(t('create.errors.passcode'), { exact: true })).toBeVisible();
    await passcode.getByLabel(t('create.passcodeKeep')).check();
    expect(await violations(page)).toEqual([]);
    await fill(t('create.name'), `${name} again`);
    await main.getByRole('button', { name: t('create.removePicture') }).click();
    await press(t('organise.edit.submit'));
    await expect(page.getByText(t('organise.edit.done'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} again`);
    expect(await gameOf(page)).toMatchObject({ photo: null, hasPasscode: true });
  });

  await test.step('another like it, a week later', async () => {
    await page.goto(`/admin/match/${id}`, { waitUntil: 'networkidle' });
    await main.getByRole('link', { name: t('organise.copy') }).click();
    await expect(page.getByText(t('create.copyNote', { name: `${name} again` }))).toBeVisible();
    await expect(main.getByLabel(t('create.duration'), { exact: true })).toHaveValue('1.5');
    await fill(t('create.name'), `${name} copy`);
    await press(t('create.submit'));
    await expect(page.getByText(t('create.done'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} copy`);
    const weekday = (when: unknown) => new Date(String(when)).getUTCDay();
    const copy = await gameOf(page);
    await page.goto(`/match/${id}`);
    expect(weekday(copy.game_date)).toBe(weekday((await gameOf(page)).game_date));
  });

  await test.step('cancel it and all after it', async () => {
    await page.goto(`/admin/match/${id}`, { waitUntil: 'networkidle' });
    await press(t('organise.cancel.open'));
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('organise.scope.following', { count: 2 })).check();
    await sheet.getByLabel(t('organise.cancel.note')).fill('The hall is closed.');
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('organise.cancel.submit') }).click();
    await expect(page.getByText(t('organise.cancel.doneSeries', { count: 3 }))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/match/${id}`));
    expect(await gameOf(page)).toMatchObject({ status: 'cancelled', cancel_note: 'The hall is closed.' });
    await page.goto(`/admin/match/${id}`);
    await expect(page.getByRole('heading', { name: t('organise.over.cancelled') })).toBeVisible();
  });
});

test('an admin opens a paid tournament with early birds and teams, by keyboard', async ({ page }) => {
  test.slow();
  await logIn(page, 'admin@rondo.test');
  const name = `Cup ${Date.now()}`;
  const { main, fill, choose, press, openMore } = formOf(page);
  await page.goto('/create', { waitUntil: 'networkidle' });
  await fill(t('create.name'), name);
  await choose(t('create.sport'), 'Volleyball');
  await choose(t('create.level'), 'All levels');
  await choose(t('create.surface'), 'Sand');
  await chooseStart(page);
  await fill(t('create.duration'), '3');
  await fill(t('create.minimum'), '8');
  await fill(t('create.players'), '16');
  await expect(main.getByLabel(t('create.price'))).toHaveValue('2');
  await fill(t('create.price'), '10');
  await main.getByRole('combobox', { name: t('create.search') }).fill('Gronin');
  await page
    .getByRole('option', { name: /Groningen/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(t('create.address'), { exact: true })).toHaveValue(/Groningen/);

  await test.step('two early-bird prices, put in order by keyboard', async () => {
    await openMore();
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
    // The focus goes along, so that it can be moved on.
    await expect(
      entry(1).getByRole('button', { name: t('create.earlyBird.up', { name: 'early-bird price 1' }) }),
    ).toBeFocused();
  });

  await test.step('a tournament of four teams, each colour by its name', async () => {
    await main.getByRole('switch', { name: t('create.tournament.toggle') }).press('Space');
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
    expect(await violations(page)).toEqual([]);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
    if (size) await page.setViewportSize(size);
  });

  await test.step('publish', async () => {
    await press(t('create.submit'));
    await expect(page.getByText(t('create.done'))).toBeVisible();
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

test('a place by where one is and by a click on the map; what geocoding does not know is said in the field', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(page, 'organiser@rondo.test');
  const { main, press } = formOf(page);
  const address = main.getByLabel(t('create.address'), { exact: true });
  const map = main.getByRole('region', { name: t('create.mapLabel') });

  await test.step('not allowed: said, and nothing is lost', async () => {
    await page.goto('/create', { waitUntil: 'networkidle' });
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
