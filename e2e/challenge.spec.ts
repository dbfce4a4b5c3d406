import { expect } from '@playwright/test';
import { joinFreeGame, logIn, newcomer, tokenOf } from './api.ts';
import { chooseStart, formOf, gameId } from './game-form.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: challenges, communities, making, joining

const t = speak('en');
const [ours, theirs] = ['Dom Volley Utrecht', 'Erasmus Hoops'];

test('a community challenges another one, which accepts; then each of its members has a spot of its own side', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Derby ${Date.now()}`;
  const { main, fill, choose, press, next } = formOf(page);

  await test.step('who leads one finds the other, and says when and where', async () => {
    await logIn(page, 'admin@rondo.test');
    await page.goto('/community/domvolley?step=challenge');
    const sheet = page.getByRole('dialog', { name: t('leading.challenge.title') });
    await sheet.getByLabel(t('communities.search.label')).fill('Erasmus');
    await sheet.getByRole('link', { name: new RegExp(`^${theirs}`) }).click();
    await expect(main.getByText(t('create.challenge.note', { home: ours, away: theirs }))).toBeVisible();
    await fill(t('create.name'), name);
    await next('when');
    await chooseStart(page);
    await choose(t('create.surface'), 'Indoors');
    await choose(t('create.where'), t('create.elsewhere'));
    await main.getByRole('combobox', { name: t('create.search') }).fill('Utre');
    await page
      .getByRole('option', { name: /Utrecht/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(main.getByLabel(t('create.address'), { exact: true })).toHaveValue(/Utrecht/);
    await next('who');
    await main.getByRole('switch', { name: t('create.free') }).click();
    await press(t('create.submit'));
    await expect(page.getByText(t('create.challenge.done', { name: theirs }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(main.getByText(t('match.teams.unanswered', { home: ours, away: theirs }))).toBeVisible();
    await expect(main.getByRole('link', { name: theirs, exact: true }).first()).toHaveAttribute(
      'href',
      '/community/erasmus-hoops',
    );
  });
  const id = gameId(page);

  await test.step('who leads the other one accepts', async () => {
    await context.clearCookies();
    await logIn(page, 'communityadmin@rondo.test');
    await page.goto('/community/erasmus-hoops');
    const waiting = page.locator('#challenges').getByRole('listitem').filter({ hasText: name });
    await waiting.getByRole('button', { name: t('leading.challenges.acceptOf', { name: ours }) }).click();
    await expect(page.getByText(t('leading.challenges.accepted'))).toBeVisible();
    await expect(waiting).toBeHidden();
  });

  await test.step('a member joins their side, and a stranger reads who may', async () => {
    const email = await newcomer('Daagt');
    const headers = { authorization: `Bearer ${await tokenOf(email)}` };
    const joined = await page.request.post('/api/communities/join/erasmus-hoops', { headers, data: {} });
    expect(joined.status()).toBe(200);
    await joinFreeGame(email, id);
    await context.clearCookies();
    await page.goto(`/match/${id}`);
    const side = (words: string) => main.getByRole('listitem').filter({ hasText: words });
    await expect(side(theirs).filter({ hasText: '1/6' })).toBeVisible();
    await expect(side(ours).filter({ hasText: '0/6' })).toBeVisible();
    await expect(page.getByText(t('joining.state.sides')).locator('visible=true').first()).toBeVisible();
  });
});
