import { expect } from '@playwright/test';
import { chosenPassword, logIn, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console, enquiries

test(
  'an application is approved in the console; the applicant reads that in a mail, and organises',
  { tag: '@dutch' },
  async ({ page, browser, request }, info) => {
    const t = speak(info.project.use.locale);
    const name = `Fleur${Math.floor(Math.random() * 1e6)}`;
    const own = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const email = await signUp(own, name);
    const form = { name, email, age: 24, freelancer: true, city: 'Utrecht', facility_contacted: false };
    const applied = await request.post('/api/contact/organiserContactForm', {
      data: { ...form, sports: ['Volleyball'] },
    });
    expect(applied.status()).toBe(200);

    await logIn(page, 'admin@rondo.test');
    await page.goto('/console/enquiries?kind=organiser');
    await expect(page.getByRole('heading', { level: 1, name: t('console.enquiries.title') })).toBeVisible();
    await page.getByRole('searchbox').fill(name);
    const table = page.getByRole('region', { name: t('console.enquiries.title') });
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Utrecht')).toBeVisible();
    await sheet.getByLabel(t('console.enquiries.assignee')).selectOption({ index: 1 });
    const facts = sheet.getByRole('definition');
    await expect(facts.filter({ hasText: t('console.enquiries.states.assigned') })).toBeVisible();

    await sheet.getByRole('button', { name: t('console.act.approveDo'), exact: true }).click();
    const note = sheet.getByLabel(t('console.enquiries.note'));
    await note.fill('Utrecht can use more volleyball.');
    await sheet.getByRole('button', { name: t('console.act.approveDo'), exact: true }).click();
    await expect(note).toHaveCount(0);
    await expect(facts.filter({ hasText: t('console.enquiries.states.approved') })).toBeVisible();
    await expect(sheet.getByText('Utrecht can use more volleyball.')).toBeVisible();

    await expect
      .poll(async () => (await request.get(`/dev/mailbox.json?to=${email}`)).text())
      .toMatch(/Utrecht can use more volleyball[^]*\/organising/);
    const { origin } = new URL(page.url());
    const data = { email, password: chosenPassword };
    expect((await own.request.post('/api/users/login', { headers: { origin }, data })).status()).toBe(200);
    await own.goto('/organising');
    await expect(own.getByRole('heading', { level: 1, name: speak('en')('organising.title') })).toBeVisible();
    await own.goto('/create');
    await expect(own.getByRole('heading', { level: 1, name: speak('en')('create.title') })).toBeVisible();
  },
);
