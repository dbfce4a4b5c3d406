import { expect } from '@playwright/test';
import { chosenPassword, createPaidGame, logIn, signUp, tokenOf } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: console, promocodes, games

test(
  'an admin finds a player, bans them with a reason, and reads it in the audit log',
  { tag: ['@great', '@dutch'] },
  async ({ page, browser }, info) => {
    const t = speak(info.project.use.locale);
    const name = `Stoorder${Math.floor(Math.random() * 1e6)}`;
    const banned = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const email = await signUp(banned, name);
    await banned.goto('/settings');
    await expect(banned.getByRole('heading', { level: 1 })).toBeVisible();

    await logIn(page, 'admin@rondo.test');
    await page.goto('/console');
    const sections = page.getByRole('main').getByRole('button', { name: t('console.sections') });
    if (await sections.isVisible()) await sections.click();
    await page
      .getByRole('link', { name: t('console.people.title'), exact: true })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('console.people.title') })).toBeVisible();
    await page.getByRole('searchbox').fill(name);
    const table = page.getByRole('region', { name: t('console.people.title') });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table).toContainText(email);
    await table.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(email)).toBeVisible();

    await sheet.getByRole('button', { name: t('console.person.more') }).click();
    await sheet.getByRole('button', { name: t('console.person.ban'), exact: true }).click();
    const reason = sheet.getByLabel(t('console.act.reason'));
    await expect(reason).toBeVisible();
    const ban = sheet.getByRole('button', { name: t('console.act.banDo'), exact: true });
    await reason.fill('Threatened another player');
    // The server answers as if the last login were a while ago: the page asks the admin to confirm who they are, and then does the act.
    const asks = { status: 403, json: { status: 'fail', code: 'confirm_identity', message: '' } };
    await page.route('**/api/admin/users/*', (route) => route.fulfill(asks), { times: 1 });
    await ban.click();
    const password = page.getByLabel(t('accounts.password'), { exact: true });
    await password.fill('Rondo2026!');
    await page.getByRole('button', { name: t('signIn.confirm.submit') }).click();
    await expect(password).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: t('console.person.unban') })).toBeVisible();

    // Their open page leaves at once, and they can't log in any more.
    await expect(banned).toHaveURL(/\/login/);
    const { origin } = new URL(banned.url());
    const data = { email, password: chosenPassword };
    const answer = await banned.request.post('/api/users/login', { headers: { origin }, data });
    expect(await answer.json()).toMatchObject({ code: 'account_banned' });

    await page.goto('/console/audit?looks=without');
    const entry = page.getByRole('row').filter({ hasText: name });
    await expect(entry).toContainText('Threatened another player');
    const [no, yes] = [t('console.said.plain.no'), t('console.said.plain.yes')];
    await expect(entry).toContainText(`${t('console.said.facts.banned')}: ${no} → ${yes}`);
    await page.getByRole('button', { name: t('console.list.filters') }).click();
    await page.getByLabel(t('console.audit.kind'), { exact: true }).selectOption('people');
    await page.getByLabel(t('console.audit.whose'), { exact: true }).selectOption('about');
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(/(?=.*kind=people)(?=.*who=about)(?=.*query=)/);
    await expect(entry).toContainText('Threatened another player');
    await page.getByLabel(t('console.audit.above'), { exact: true }).selectOption('1000');
    await expect(page.getByText(t('console.audit.none'))).toBeVisible();
  },
);

test('an admin makes a promocode, sees it counted and ends it', async ({ page }, info) => {
  const t = speak(info.project.use.locale);
  const code = `ZOMER-${Math.floor(Math.random() * 1e9)}`;
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/promocodes?step=new');
  const sheet = page.getByRole('dialog');
  const make = sheet.getByRole('button', { name: t('running.promocodes.create'), exact: true });
  await sheet.getByLabel(t('running.promocodes.form.code'), { exact: true }).fill(code);
  await sheet.getByLabel(t('running.promocodes.form.name'), { exact: true }).fill('Summer');
  await sheet.getByLabel(t('running.promocodes.form.type')).selectOption('percentage');
  await sheet.getByLabel(t('console.act.reason')).fill('Summer offer');
  await sheet.getByLabel(t('running.promocodes.form.value')).fill('20');
  await make.click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('searchbox').fill(code);
  const table = page.getByRole('region', { name: t('running.promocodes.title') });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('20%');
  await table.getByRole('button', { name: code }).click();
  await sheet.getByRole('button', { name: t('running.promocodes.change.open') }).click();
  const uses = sheet.getByLabel(t('running.promocodes.form.uses'), { exact: true });
  await sheet.getByLabel(t('console.act.reason')).fill('For the first who come');
  await uses.fill('50');
  await sheet.getByRole('button', { name: t('running.promocodes.change.do'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(table).toContainText('0 / 50');
  await table.getByRole('button', { name: code }).click();
  await sheet.getByRole('button', { name: t('running.promocodes.expire.do') }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Made by mistake');
  await sheet.getByRole('button', { name: t('running.promocodes.expire.do') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(table).toContainText(t('running.promocodes.expired'));
});

test('an admin decides about a payment that was set aside, once', async ({ page }, info) => {
  const t = speak(info.project.use.locale);
  await logIn(page, 'admin@rondo.test');
  await page.goto('/console/orders?review=true');
  const table = page.getByRole('region', { name: t('running.orders.title') });
  const why = t('running.orders.why.otherProvider', { provider: 'Mollie' });
  const row = table.getByRole('row').filter({ hasText: why });
  const payer = await row.getByRole('button').innerText();
  await row.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(why);
  await sheet.getByRole('button', { name: t('running.orders.credit.do'), exact: true }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Paid on the day, says their account with us');
  await sheet.getByRole('button', { name: t('running.orders.credit.do'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.goto(`/console/orders?review=false&query=${encodeURIComponent(payer)}`);
  await expect(row).toContainText(t('running.orders.how.credit'));
});

test('an admin features a game and puts it into an organiser’s hands, who edits it at its price', async ({
  page,
  browser,
  request,
}, info) => {
  const t = speak(info.project.use.locale);
  const [name, organiserName] = [`Gegeven ${Date.now()}`, `Rik${Math.floor(Math.random() * 1e6)}`];
  const id = await createPaidGame(request, name);
  const organiser = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const email = await signUp(organiser, organiserName);
  const { user } = (await (await organiser.request.get('/api/users/me')).json()) as { user: { _id: string } };
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const data = { role: 'organiser', organiserKind: 'freelance', reason: 'Plays there anyway' };
  expect((await request.patch(`/api/admin/users/${user._id}`, { headers, data })).status()).toBe(200);

  await logIn(page, 'admin@rondo.test');
  await page.goto(`/console/games?query=${encodeURIComponent(name)}`);
  const table = page.getByRole('region', { name: t('console.games.title') });
  const sheet = page.getByRole('dialog');
  const open = table.getByRole('button', { name });
  const more = sheet.getByRole('button', { name: t('console.person.more') });
  await open.click();
  await more.click();
  await sheet.getByRole('button', { name: t('console.game.feature') }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Good hall');
  await sheet.getByRole('button', { name: t('console.act.featureDo'), exact: true }).click();
  await expect(table).toContainText(t('console.games.isFeatured'));
  await open.click();
  await more.click();
  await sheet.getByRole('button', { name: t('console.game.give') }).click();
  await sheet.getByLabel(t('console.act.findOrganiser')).fill(email);
  await sheet.getByRole('radio', { name: organiserName }).check();
  await sheet.getByLabel(t('console.act.reason')).fill('Plays there anyway');
  await sheet.getByRole('button', { name: t('console.act.giveDo'), exact: true }).click();
  await expect(table).toContainText(organiserName);
  await open.click();
  await more.click();
  await sheet.getByRole('button', { name: t('console.game.unfeature') }).click();
  await sheet.getByLabel(t('console.act.reason')).fill('Enough of it');
  await sheet.getByRole('button', { name: t('console.act.unfeatureDo'), exact: true }).click();
  await expect(table).not.toContainText(t('console.games.isFeatured'));

  const english = speak('en');
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const login = { email, password: chosenPassword };
  expect((await organiser.request.post('/api/users/login', { headers: { origin }, data: login })).status()).toBe(200);
  await organiser.goto('/notifications');
  const notice = organiser.getByText(english('notices.kinds.matchGiven.title', { gameName: name }));
  await expect(notice).toBeVisible();
  await organiser.goto(`/admin/match/${id}`);
  await expect(organiser.getByText(english('create.priceStays', { price: '€ 4.50' }))).toBeVisible();
  await organiser.getByLabel(english('create.name'), { exact: true }).fill(`${name} bis`);
  await organiser.getByRole('button', { name: english('organise.edit.submit') }).click();
  await expect(organiser.getByRole('heading', { level: 1, name: `${name} bis` })).toBeVisible();
});
