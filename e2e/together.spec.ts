import { expect } from '@playwright/test';
import { createPaidGame, logIn, topUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { pageOf } from './two-pages.ts';

// features: joining, groups

const t = speak('en');
const origin = `http://localhost:${process.env.E2E_PORT}`;

test('two join together, all or nothing: each sets their own price aside, and both are in at once', async ({
  page,
  browser,
}) => {
  const id = await createPaidGame(page.request, `Together ${Date.now()}`);
  await logIn(page, 'player@rondo.test');
  await topUp(page.request, 10, origin);
  await page.goto(`/match/${id}`);
  const group = page.getByRole('region', { name: t('together.card.own') });

  await test.step('one keeps a spot for whoever has the link', async () => {
    await page.getByRole('button', { name: t('joining.action.together') }).click();
    const sheet = page.getByRole('dialog', { name: t('together.start.title') });
    await expect(sheet.getByRole('checkbox').first()).toBeVisible();
    await sheet.getByRole('button', { name: t('together.start.more') }).click();
    await sheet.getByRole('checkbox', { name: t('joiningSteps.pay.terms') }).check();
    await sheet.getByRole('button', { name: /set aside/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(group.getByText(t('together.card.status.reserved'), { exact: true })).toBeVisible();
  });

  const { data } = (await (await page.request.get(`/api/matches/${id}/groups`)).json()) as { data: { _id: string }[] };
  const other = await pageOf(browser, 'player2@rondo.test', `/match/${id}?group=${data[0]?._id}`);
  await topUp(other.request, 10, origin);

  await test.step('the other follows it, and takes the spot', async () => {
    await other.reload();
    await other
      .getByRole('button', { name: t('joining.action.takeSpot') })
      .first()
      .click();
    const sheet = other.getByRole('dialog', { name: t('together.reserve.title') });
    await sheet.getByRole('checkbox', { name: t('joiningSteps.pay.terms') }).check();
    await sheet.getByRole('button', { name: /^Set aside/ }).click();
    await expect(other.getByText(t('together.reserve.complete'))).toBeVisible();
    await expect(other.getByRole('button', { name: t('joining.inGame.out') })).toBeVisible();
  });

  await test.step('the first sees that both are in', async () => {
    await expect(page.getByRole('button', { name: t('joining.inGame.out') })).toBeVisible();
    await expect(group).toHaveCount(0);
  });
  await other.context().close();
});
