import { expect } from '@playwright/test';
import { logIn, logOut } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, people, recap, results

const t = speak('en');

test('what came out: the host counts it on the day, a captain says that it is right, and it is on everybody’s page', async ({
  page,
}) => {
  const result = page.locator('#result');
  const score = result.locator('li').first();

  const path = await test.step('the host finds the game they held, and counts another set', async () => {
    await logIn(page, 'player@rondo.test');
    const { user } = (await (await page.request.get('/api/users/checkAuthToken')).json()) as { user: { _id: string } };
    const past = await page.request.get(`/api/archivedmatches/user/${user._id}`);
    const { data } = (await past.json()) as { data: { _id: string; name: string }[] };
    const played = data.find(({ name }) => name === 'Volleybal met bekenden');
    const game = `/match/${played?._id}`;
    await page.goto(game);
    await logOut(page);
    await logIn(page, 'organiser@rondo.test');
    await page.goto(`${game}#result`);
    await result.getByRole('button', { name: t('results.change') }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    // The sheet has an address of its own, to which one comes back.
    await page.reload();
    const counters = sheet.getByRole('button', { name: /one more for/ });
    const before = Number(await counters.last().textContent());
    await counters.last().click();
    await expect(counters.last()).toHaveText(String(before + 1));
    await sheet
      .getByRole('button', { name: /^One less for/ })
      .last()
      .click();
    await sheet.getByRole('button', { name: t('results.save') }).click();
    await expect(result.getByText(/Waits for the other team until/)).toBeVisible();
    return game;
  });

  await test.step('a captain confirms it in one press', async () => {
    await logOut(page);
    await logIn(page, 'player@rondo.test');
    // From another page, as a mail does: the same address would only scroll.
    await page.goto('/about');
    await page.goto(`${path}#result`);
    const seen = await score.textContent();
    await result.getByRole('button', { name: t('results.confirm') }).click();
    await expect(page.getByText(t('results.confirmed'))).toBeVisible();
    await expect(result.getByText(/Waits for/)).toBeHidden();
    expect(await score.textContent()).toBe(seen);
    await expect(page.locator('#recap').getByText(/^(Your team (won|lost)|A draw)/)).toBeVisible();
  });

  await test.step('a player’s page counts it', async () => {
    await page.goto('/profile');
    await page.getByRole('heading', { name: t('people.partners.title') }).click();
    await page.getByRole('link', { name: t('people.partners.page') }).click();
    await expect(page.getByText(/Won \d+ of \d+/)).toBeVisible();
  });
});
