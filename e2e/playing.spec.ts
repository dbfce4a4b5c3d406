import { expect } from '@playwright/test';
import { logIn, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: accounts, people

const t = speak('en');

test('somebody says how they play: saved in place, on their profile, and on their page once they show it', async ({
  page,
  browser,
}) => {
  await signUp(page, 'Femke');
  const { user } = (await (await page.request.get('/api/users/me')).json()) as { user: { _id: string } };
  await page.goto('/profile');
  await page.getByRole('link', { name: t('playing.say') }).click();
  const section = page.getByRole('region', { name: t('playing.title') });
  const saved = section.getByText(t('settings.saved'));

  await test.step('sports, hours, city and languages, each saved as it is chosen', async () => {
    await section.getByRole('button', { name: t('games.sport.Basketball') }).click();
    await expect(saved).toHaveCount(1);
    await section
      .getByRole('group', { name: t('playing.days.weekend') })
      .getByRole('button', { name: t('playing.parts.Morning') })
      .click();
    await expect(saved).toHaveCount(2);
    await section.getByLabel(t('playing.city')).selectOption('Leiden');
    await expect(saved).toHaveCount(3);
    await section.getByLabel(t('playing.addLanguage')).selectOption('fy');
    await expect(saved).toHaveCount(4);
  });

  const facts = [t('games.sport.Basketball'), t('dayParts.weekendMorning'), 'Leiden', t('playing.names.fy')];
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await logIn(other, 'player@rondo.test');

  await test.step('the profile has it; others read it only once it is shown', async () => {
    await page.goto('/profile');
    await page.getByRole('heading', { name: t('playing.title') }).click();
    for (const fact of facts) await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('playing.onlyYou'))).toBeVisible();
    await other.goto(`/player/${user._id}`);
    await expect(other.getByRole('heading', { level: 1, name: 'Femke' })).toBeVisible();
    await expect(other.getByText('Leiden')).toHaveCount(0);

    await page.goto('/settings#playing');
    await page.getByRole('switch', { name: t('playing.show') }).click();
    await expect(saved).toHaveCount(1);
    await other.reload();
    for (const fact of facts) await expect(other.getByText(fact, { exact: true }).first()).toBeVisible();
  });

  await test.step('choices that are taken back are gone', async () => {
    const remove = section.getByRole('button', { name: t('common.remove', { name: t('playing.names.fy') }) });
    await remove.click();
    await expect(saved).toHaveCount(2);
    await page.reload();
    await expect(section.getByRole('button', { name: t('games.sport.Basketball'), pressed: true })).toBeVisible();
    await expect(remove).toHaveCount(0);
  });
  await theirs.close();
});
