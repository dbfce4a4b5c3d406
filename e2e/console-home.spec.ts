import { expect } from '@playwright/test';
import { logIn, mailedPath, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console, notifications, outbox

const anAddress = (of: string) => `${of}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`;

test('an admin begins with today’s figures, and a figure leads to its rows', async ({ page, browser }, info) => {
  const t = speak(info.project.use.locale);
  const theirs = await browser.newPage();
  const email = await signUp(theirs, 'Figuur');
  await theirs.context().close();

  await logIn(page, 'admin@rondo.test');
  await page.goto('/console');
  const signUps = page.getByRole('figure', { name: t('operating.home.signUps') });
  await expect(signUps).toBeVisible();
  await page.getByText(t('operating.home.table')).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await signUps.getByRole('link', { name: t('operating.home.signUps') }).click();

  await expect(page).toHaveURL(/\/console\/people\?day=/);
  await page.getByRole('searchbox').fill(email);
  const table = page.getByRole('region', { name: t('console.people.title') });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText(email);
  await page.getByRole('link', { name: t('operating.only.show') }).click();
  await expect(page).not.toHaveURL(/day=/);
});

test(
  'a mail that failed is found by its address, looked at and sent again',
  { tag: '@dutch' },
  async ({ page, request }, info) => {
    const t = speak(info.project.use.locale);
    const address = anAddress('full');
    const mailbox = (isFull: boolean) => request.post('/dev/mailbox', { data: { address, isFull } });
    await mailbox(true);
    expect((await request.post('/api/leads/subscribe', { data: { email: address } })).status()).toBe(200);

    await logIn(page, 'admin@rondo.test');
    const table = page.getByRole('region', { name: t('operating.messages.title') });
    // The mail fails a moment after it was written, so the page is asked until then.
    await expect(async () => {
      await page.goto(`/console/messages?query=${address}`);
      await expect(table.getByRole('row')).toHaveCount(2);
    }).toPass();
    await expect(table).not.toContainText(address);
    await expect(table).toContainText(t('operating.messages.states.retried'));
    await table.getByRole('button', { name: 'f•••@rondo.test' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(address, { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: t('common.close') }).click();
    await expect(sheet).toHaveCount(0);

    await mailbox(false);
    await page.getByLabel(t('operating.messages.chooseAll')).check();
    await page.getByRole('button', { name: t('operating.messages.acts.again.do') }).click();
    await sheet.getByRole('button', { name: t('operating.messages.acts.again.do') }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(t('operating.messages.none'))).toBeVisible();
    await expect(async () => {
      const waiting = await page.request.get(`/api/admin/messages?state=waiting&query=${address}`);
      expect(await waiting.json()).toMatchObject({ data: { messages: [] } });
    }).toPass();

    await page.goto('/console/audit?looks=without');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: t('console.acts.message_send_again', { who: '' }).trim() })
        .first(),
    ).toBeVisible();
  },
);

test('somebody who asks for it is taken off the newsletter’s list', async ({ page, request }, info) => {
  const t = speak(info.project.use.locale);
  const email = anAddress('lezer');
  expect((await request.post('/api/leads/subscribe', { data: { email } })).status()).toBe(200);
  const token = (await mailedPath(request, email, 'confirm-newsletter')).split('/').at(-1);
  expect((await request.post('/api/leads/confirm', { data: { token } })).status()).toBe(200);

  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/newsletter');
  await page.getByRole('searchbox').fill(email);
  const table = page.getByRole('region', { name: t('operating.newsletter.title') });
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: `${t('operating.newsletter.remove')} ${email}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('console.act.reason')).fill('Asked for it by phone');
  await sheet.getByRole('button', { name: t('operating.newsletter.remove') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(t('operating.newsletter.none'))).toBeVisible();
});
