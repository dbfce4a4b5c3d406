import { expect } from '@playwright/test';
import { logIn } from './api.ts';
import { chooseStart, formOf, gameId, gameOf } from './game-form.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, making

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
test(
  'an organiser opens a weekly series with a picture, edits one, makes another like it and cancels',
  { tag: '@great' },
  async ({ page }) => {
    test.slow();
    await logIn(page, 'organiser@rondo.test');
    const name = `Opened ${Date.now()}`;
    const { main, fill, choose, press, unfold, next } = formOf(page);

    await test.step('what', async () => {
      await page.goto('/create');
      await fill(t('create.name'), name);
      await choose(t('create.sport'), 'Futsal');
      await choose(t('create.level'), 'Beginner');
      await next('when');
    });

    await test.step('the number of players, for free', async () => {
      await main.getByRole('link', { name: t('create.steps.who') }).click();
      await main.getByRole('radio', { name: t('create.perSide', { count: 5 }), exact: true }).check();
      await expect(main.getByLabel(t('create.minimum'), { exact: true })).toHaveValue('8');
      await expect(main.getByLabel(t('create.players'), { exact: true })).toHaveValue('10');
      await unfold(t('create.folds.who'));
      await fill(t('create.passcode'), 'geheim');
      await main.getByLabel(t('create.community'), { exact: true }).selectOption('Dom Volley Utrecht');
    });

    await test.step('when: three weeks from the 20th of next month at eight', async () => {
      await main.getByRole('link', { name: t('create.steps.when') }).click();
      await chooseStart(page);
      await fill(t('create.duration'), '1.5');
      await main.getByRole('switch', { name: t('create.repeat') }).check();
      await fill(t('create.repeatCount'), '3');
      await expect(main.getByRole('list', { name: t('create.repeatDates') }).getByRole('listitem')).toHaveCount(3);
    });

    await test.step('a picture, shown before it is sent', async () => {
      await main.getByRole('link', { name: t('create.steps.what') }).click();
      await unfold(t('create.folds.what'));
      await main
        .getByLabel(t('picture.choose'))
        .first()
        .setInputFiles({ ...picture, mimeType: 'text/plain' });
      await expect(main.getByText(t('picture.unusable'))).toBeVisible();
      await main.getByLabel(t('picture.choose')).first().setInputFiles(picture);
      await expect(main.getByAltText(t('picture.alt'))).toBeVisible();
      await press(`${t('create.picture')}: ${t('picture.remove')}`);
      await expect(main.getByAltText(t('picture.alt'))).toBeHidden();
      const dataTransfer = await page.evaluateHandle(`(() => {
      const bytes = Uint8Array.from(atob('${picture.buffer.toString('base64')}'), (c) => c.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'hall.png', { type: 'image/png' }));
      return files;
    })()`);
      await main.getByText(t('create.pictureHint')).dispatchEvent('drop', { dataTransfer });
      await expect(main.getByAltText(t('picture.alt'))).toBeVisible();
    });

    await test.step('where: an address typed by hand, without the map', async () => {
      await next('when');
      await choose(t('create.where'), t('create.elsewhere'));
      await fill(t('create.address'), 'Diamantlaan 2, Groningen');
      await main.getByLabel(t('create.address'), { exact: true }).press('Tab');
      await expect(main.getByText(t('create.pinAt', { name: 'Groningen' }))).toBeVisible();
      await fill(t('create.venue'), 'Sporthal Vinkhuizen');
      await choose(t('create.surface'), 'Indoors');
      await next('who');
    });

    await test.step('publish', async () => {
      await press(t('create.submit'));
      await expect(page.getByText(t('create.doneSeries', { count: 3 }))).toBeVisible();
      await expect(page).toHaveURL(/\/match\/[0-9a-f-]+\?step=created$/);
      // The first thing that a new game offers is to share it.
      const share = page.getByRole('dialog', { name: t('match.share.created') });
      await expect(share.getByRole('link', { name: t('match.share.whatsapp') })).toHaveAttribute('href', /wa\.me/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      expect(await gameOf(page)).toMatchObject({
        series: { following: 2 },
        photo: expect.stringMatching(/\.webp/),
        communities: [{ shortCode: 'domvolley' }],
      });
    });
    const id = gameId(page);

    await test.step('a picture that is broken says so, over the scene', async () => {
      await page.route('**/files/**', (route) => route.abort());
      await page.reload();
      await expect(main.getByText(t('common.noImage'))).toBeVisible();
      await expect(main.locator('img[src^="/scenes/"]').first()).toHaveJSProperty('naturalWidth', 1200);
      await page.unroute('**/files/**');
    });

    await test.step('edit this one only', async () => {
      await page.goto(`/admin/match/${id}`);
      await expect(main.getByLabel(t('create.address'), { exact: true })).toHaveValue('Diamantlaan 2, Groningen');
      // The server never sends the passcode, so the form offers to keep, change or remove it.
      const passcode = main.getByRole('group', { name: t('create.passcodeIs') });
      await expect(passcode.getByLabel(t('create.passcodeKeep'))).toBeChecked();
      await fill(t('create.name'), `${name} again`);
      await main.getByRole('button', { name: t('picture.remove') }).click();
      await press(t('organise.edit.submit'));
      await expect(page.getByText(t('organise.edit.done'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} again`);
      expect(await gameOf(page)).toMatchObject({ photo: null, hasPasscode: true });
    });

    await test.step('another like it, a week later', async () => {
      await page.goto(`/admin/match/${id}`);
      await main.getByRole('link', { name: t('organise.copy') }).click();
      await expect(page.getByText(t('create.copyNote', { name: `${name} again` }))).toBeVisible();
      await expect(main.getByLabel(t('create.duration'), { exact: true })).toHaveValue('1.5');
      await main.getByRole('link', { name: t('create.steps.what') }).click();
      await fill(t('create.name'), `${name} copy`);
      await next('when');
      await next('who');
      await press(t('create.submit'));
      await expect(page.getByText(t('create.done'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} copy`);
      const weekday = (when: unknown) => new Date(String(when)).getUTCDay();
      const copy = await gameOf(page);
      await page.goto(`/match/${id}`);
      expect(weekday(copy.game_date)).toBe(weekday((await gameOf(page)).game_date));
    });

    await test.step('cancel it and all after it', async () => {
      await page.goto(`/admin/match/${id}`);
      await press(t('organise.cancel.open'));
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(t('organise.scope.following', { count: 2 })).check();
      await sheet.getByLabel(t('organise.cancel.note')).fill('The hall is closed.');
      await sheet.getByRole('button', { name: t('organise.cancel.submit') }).click();
      await expect(page.getByText(t('organise.cancel.doneSeries', { count: 3 }))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/match/${id}`));
      expect(await gameOf(page)).toMatchObject({ status: 'cancelled', cancel_note: 'The hall is closed.' });
      await page.goto(`/admin/match/${id}`);
      await expect(page.getByRole('heading', { name: t('organise.over.cancelled') })).toBeVisible();
    });
  },
);
