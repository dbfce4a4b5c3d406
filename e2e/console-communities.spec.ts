import { type Browser, expect, type Page } from '@playwright/test';
import { logIn, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console, communities, places

const tag = () => Math.floor(Math.random() * 1e6);

/** Makes a new user, in a browser of their own. */
async function newcomer(browser: Browser, name: string, locale: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await signUp(page, name);
  return page;
}

test(
  'an admin makes a community, whose admin leads it; features it, and gives it another code',
  { tag: '@dutch' },
  async ({ page, browser }, info) => {
    const { locale } = info.project.use;
    const t = speak(locale);
    const [name, leaderName] = [`Noorderzon ${tag()}`, `Leider${tag()}`];
    const code = name.toLowerCase().replace(' ', '-');
    const leader = await newcomer(browser, leaderName, locale);

    await logIn(page, 'admin@rondo.test');
    await page.goto('/console/communities');
    await page.getByRole('button', { name: t('running.communities.new') }).click();
    const sheet = page.getByRole('dialog');
    const make = sheet.getByRole('button', { name: t('running.communities.create') });
    await sheet.getByLabel(t('running.communities.name'), { exact: true }).fill(name);
    await expect(sheet.getByLabel(t('running.communities.code'))).toHaveValue(code);
    await sheet.getByLabel(t('console.act.reason')).fill('Asked for by the students');
    await sheet.getByRole('combobox', { name: t('running.communities.city') }).fill('Groning');
    await sheet.getByRole('option', { name: 'Groningen', exact: true }).click();
    await sheet.getByLabel(t('running.communities.form.findAdmin')).fill(leaderName);
    await sheet.getByRole('radio', { name: leaderName }).check();
    await make.click();
    await expect(sheet.getByRole('heading', { name })).toBeVisible();
    await expect(sheet.getByText(leaderName, { exact: true })).toBeVisible();

    await leader.goto(`/community/${code}`);
    await expect(leader.getByRole('button', { name: t('leading.title') })).toBeVisible();

    const more = sheet.getByRole('button', { name: t('console.person.more') });
    await more.click();
    await sheet.getByRole('button', { name: t('running.communities.feature.open') }).click();
    await sheet.getByLabel(t('console.act.reason')).fill('New in Groningen');
    await sheet.getByRole('button', { name: t('running.communities.feature.do'), exact: true }).click();
    await more.click();
    await expect(sheet.getByRole('button', { name: t('running.communities.unfeature.open') })).toBeVisible();
    // Visitors get the same page for a second, so the change may show a second late.
    const visitor = await (await browser.newContext({ locale })).newPage();
    await expect(async () => {
      await visitor.goto('/?tab=communities');
      // The lists load when the reader comes near them.
      await visitor.getByRole('heading', { name: t('home.explore') }).scrollIntoViewIfNeeded();
      await expect(visitor.getByRole('main').getByRole('link', { name }).first()).toBeVisible({ timeout: 3000 });
    }).toPass();

    await sheet.getByRole('button', { name: t('running.communities.edit.open'), exact: true }).click();
    await sheet.getByLabel(t('running.communities.code')).fill(`${code}-2`);
    await sheet.getByLabel(t('console.act.reason')).fill('Shorter on posters');
    await sheet.getByRole('button', { name: t('running.communities.edit.do'), exact: true }).click();
    await expect(sheet.getByText(`${code}-2`, { exact: true })).toBeVisible();
    await visitor.goto(`/community/${code}?tab=members`);
    await expect(visitor).toHaveURL(`/community/${code}-2?tab=members`);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

    await sheet.getByRole('button', { name: t('running.communities.unmake.label', { name: leaderName }) }).click();
    await sheet.getByLabel(t('console.act.reason')).fill('Moved away');
    await sheet.getByRole('button', { name: t('running.communities.unmake.do'), exact: true }).click();
    await expect(sheet.getByText(t('errors.last_community_admin'))).toBeVisible();

    await page.goto('/console/communities?kind=featured');
    await page.getByRole('searchbox').fill(name);
    const table = page.getByRole('region', { name: t('running.communities.title') });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table).toContainText(`${code}-2`);
    await page.goto('/console/audit?kind=community&looks=without');
    const entry = page.getByRole('row').filter({ hasText: 'Shorter on posters' }).filter({ hasText: code });
    await expect(entry).toContainText(`${code} → ${code}-2`);
  },
);

test('an admin adds a city, which players choose as their home', async ({ page }) => {
  const t = speak('en');
  const cities = page.getByRole('list', { name: t('running.cities.title') });
  const sheet = page.getByRole('dialog');
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/cities');
  await expect(cities.getByRole('listitem').first()).toContainText('Amsterdam');
  await page.getByRole('combobox', { name: t('running.cities.add') }).fill('Delf');
  await page.getByRole('option', { name: 'Delft', exact: true }).click();
  await page.getByRole('button', { name: t('running.cities.save') }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Players asked for it');
  await sheet.getByRole('button', { name: t('running.cities.save') }).click();
  await expect(sheet).toHaveCount(0);
  await page.goto('/settings#playing');
  await expect(page.getByLabel(t('playing.city')).getByRole('option', { name: 'Delft', exact: true })).toBeAttached();

  // Restores the cities for other journeys.
  await page.goto('/console/cities');
  await page.getByRole('button', { name: t('common.remove', { name: 'Delft' }) }).click();
  await page.getByRole('button', { name: t('running.cities.save') }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Tried out');
  await sheet.getByRole('button', { name: t('running.cities.save') }).click();
  await expect(sheet).toHaveCount(0);
});
