import { expect } from '@playwright/test';
import { logIn, newcomer } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console, accounts, privacy, notifications

test('an admin corrects a name and an address, bans and unbans, sees a person’s notifications, and forgets a person who asked for it @dutch', async ({
  page,
}, info) => {
  const t = speak(info.project.use.locale);
  const english = speak('en');
  const name = `Vergeten${Math.floor(Math.random() * 1e6)}`;
  const right = `${name.toLowerCase()}-goed@rondo.test`;
  await newcomer(name);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/console/people?query=${name}`);
  const table = page.getByRole('region', { name: t('console.people.title') });
  await table.getByRole('button', { name }).click();
  const sheet = page.getByRole('dialog');
  const button = (words: string) => sheet.getByRole('button', { name: words, exact: true });
  const because = (words: string) => sheet.getByLabel(t('console.act.reason')).fill(words);

  const more = button(t('console.person.more'));

  await more.click();
  await button(t('console.person.correct')).click();
  await sheet.getByLabel(t('console.act.correct.name'), { exact: true }).fill(`${name} Bakker`);
  await sheet.getByLabel(t('console.person.address'), { exact: true }).fill(right);
  await because('Mistyped both');
  await button(t('console.act.correct.do')).click();
  await expect(sheet.getByText(right)).toBeVisible();

  await more.click();
  await button(t('console.person.ban')).click();
  await because('Taken for somebody else');
  await button(t('console.act.banDo')).click();
  await button(t('console.person.unban')).click();
  await because('It was somebody else');
  await button(t('console.act.unbanDo')).click();
  await expect(button(t('console.person.recovery'))).toBeVisible();

  await sheet.getByRole('link', { name: t('console.person.told') }).click();
  const told = page.getByRole('region', { name: t('operating.told.title') });
  for (const mail of ['addressNew', 'nameCorrected', 'banned', 'banLifted'] as const)
    await expect(told).toContainText(english(`mail.${mail}.subject`));

  await page.goto(`/console/people?query=${name}`);
  await table.getByRole('button', { name }).click();
  await more.click();
  await button(t('console.person.forget')).click();
  await expect(sheet.getByRole('link', { name: t('console.act.forget.file') })).toBeVisible();
  await because('Asked for it by mail');
  await button(t('console.act.forget.do')).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(t('console.people.none'))).toBeVisible();
});
