import { expect } from '@playwright/test';
import { logIn, mailedPath } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console, newsletter, notifications

test(
  'a newsletter is written, looked at, tried, sent and left by its link',
  { tag: '@dutch' },
  async ({ page, request, browser }, info) => {
    const { locale } = info.project.use;
    const t = speak(locale);
    const any = Math.floor(Math.random() * 1e6);
    const subject = `Nieuws ${any}`;
    const reader = `lezer-${Date.now()}-${any}@rondo.test`;
    expect((await request.post('/api/leads/subscribe', { data: { email: reader } })).status()).toBe(200);
    const token = (await mailedPath(request, reader, 'confirm-newsletter')).split('/').at(-1);
    expect((await request.post('/api/leads/confirm', { data: { token } })).status()).toBe(200);
    const inMailbox = async (to: string) => (await request.get(`/dev/mailbox.json?to=${to}`)).text();

    await logIn(page, 'admin@rondo.test');
    await page.goto('/console/newsletters');
    await page.getByRole('button', { name: t('newsletters.new') }).click();
    const sheet = page.getByRole('dialog');
    for (const language of [t('newsletters.in.en'), t('newsletters.in.nl')]) {
      await sheet.getByLabel(t('newsletters.subjectIn', { language })).fill(subject);
      await sheet.getByLabel(t('newsletters.bodyIn', { language })).fill('**Nieuw**\n\n- zalen\n- velden');
    }
    await sheet.getByRole('button', { name: t('newsletters.save') }).click();

    await expect(sheet).toContainText(t('newsletters.states.draft'));
    const english = sheet.frameLocator(
      `iframe[title="${t('newsletters.previewIn', { language: t('newsletters.in.en') })}"]`,
    );
    await expect(english.getByRole('listitem').first()).toHaveText('zalen');
    await sheet.getByRole('button', { name: t('newsletters.test') }).click();
    await expect.poll(() => inMailbox('admin@rondo.test')).toContain(subject);
    expect(await inMailbox(reader)).not.toContain(subject);

    await sheet.getByRole('button', { name: t('newsletters.send'), exact: true }).click();
    await expect(sheet).toContainText(t('newsletters.sendTitle', { title: subject }));
    await sheet.locator('button[type="submit"]').click();
    await expect(sheet).toContainText(t('newsletters.people'));
    await expect.poll(() => inMailbox(reader)).toContain(subject);

    const theirs = await (await browser.newContext({ locale })).newPage();
    await theirs.goto(await mailedPath(request, reader, 'unsubscribe'));
    await theirs.getByRole('button', { name: t('notices.unsubscribe.confirm') }).click();
    await expect(theirs.getByRole('main')).toContainText(t('notices.unsubscribe.done'));
    await expect(theirs.getByRole('button', { name: t('notices.unsubscribe.undo') })).toBeVisible();
    await theirs.context().close();

    await page.goto(`/console/newsletter?state=unsubscribed&query=${reader}`);
    const list = page.getByRole('region', { name: t('operating.newsletter.title') });
    await expect(list).toContainText(reader);
    await page.goto(`/console/newsletters?query=${encodeURIComponent(subject)}`);
    const table = page.getByRole('region', { name: t('newsletters.title') });
    await expect(table).toContainText(subject);
  },
);
