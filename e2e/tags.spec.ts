import { type Browser, expect, type Page } from '@playwright/test';
import { now } from './clock.ts';
import { logIn, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: communities

const t = speak('en');
const origin = `http://localhost:${process.env.E2E_PORT}`;
const community = 'domvolley';
const membersOf = (name: string) => `/community/${community}?tab=members&query=${name}`;

/** A name or a tag that no other test uses. */
const unique = (word: string) => `${word}${Math.floor(Math.random() * 1e6)}`;

/** A new member, in a browser of their own. */
async function newMember(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signUp(page, name);
  const answer = await page.request.post(`/api/communities/join/${community}`, { headers: { origin }, data: {} });
  expect(answer.status()).toBe(200);
  return page;
}

/** A game of the community, of its organiser; @returns its id. */
async function aGame(browser: Browser): Promise<string> {
  const { request } = await (await browser.newContext()).newPage();
  const answer = await request.post('/api/users/login', {
    data: { email: 'organiser@rondo.test', password: 'Rondo2026!' },
  });
  expect(answer.status()).toBe(200);
  const found = await request.get(`/api/communities/shortcode/${community}`);
  const { data } = (await found.json()) as { data: { community: { _id: string } } };
  const made = await request.post('/api/matches', {
    headers: { origin },
    data: {
      name: unique('Tags '),
      sport: 'Volleyball',
      level: 'All levels',
      field_type: 'Indoors',
      minimum_players_threshold: 4,
      players: 12,
      isPayingGame: false,
      game_date: `${new Date(now() + 5 * 86_400_000).toISOString().slice(0, 10)}T20:00`,
      duration: 2,
      communities: [data.community._id],
      location: {
        coordinates: [5.1214, 52.0907],
        address: 'Domplein, Utrecht',
        city: 'Utrecht',
        country: 'Netherlands',
      },
    },
  });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { data: { match: { _id: string } } }).data.match._id;
}

test('from a suggestion to a game’s list of players: a tag and a nickname that somebody takes', async ({
  page,
  browser,
}) => {
  const [name, suggester, tag, nickname] = [unique('Sanne'), unique('Joris'), unique('Libero '), unique('Turbo ')];
  const named = await newMember(browser, name);
  await signUp(page, suggester);
  const joined = await page.request.post(`/api/communities/join/${community}`, { headers: { origin }, data: {} });
  expect(joined.status()).toBe(200);

  await page.goto(membersOf(name));
  const opener = page.getByRole('button', { name: t('labels.open', { name }) });
  const sheet = page.getByRole('dialog');
  const suggest = async (label: 'tag' | 'nickname', words: string) => {
    await opener.click();
    const form = sheet.locator('form', { has: page.getByLabel(t(`labels.member.${label}`)) });
    await form.getByRole('button', { name: t('labels.member.suggest') }).click();
    await expect(form.getByText(t('field.missing'))).toBeVisible();
    await form.getByLabel(t(`labels.member.${label}`)).fill(words);
    await form.getByRole('button', { name: t('labels.member.suggest') }).click();
    await expect(page.getByText(t('labels.done.suggested', { name }))).toBeVisible();
    await expect(sheet).toBeHidden();
  };
  await suggest('tag', tag);
  await suggest('nickname', nickname);

  // The member is notified once, and the notification leads to the suggestion.
  await named.goto('/notifications');
  const notice = named.getByRole('main').getByRole('listitem').filter({ hasText: suggester });
  await expect(notice).toHaveCount(1);
  await named.goto(`/community/${community}?tab=members&step=mine`);
  const mine = named.getByRole('dialog');
  await expect(mine.getByText(nickname)).toBeVisible();
  await mine.getByRole('button', { name: t('labels.own.report', { words: tag }) }).click();
  await mine.getByLabel(t('labels.member.reason')).fill('I never asked for this');
  await mine.getByRole('button', { name: t('labels.member.send'), exact: true }).click();
  await expect(named.getByText(t('labels.done.reported'))).toBeVisible();
  for (const words of [nickname, tag]) {
    await mine.getByRole('button', { name: t('labels.own.take', { words }) }).click();
    await expect(mine.getByRole('button', { name: t('labels.own.take', { words }) })).toHaveCount(0);
  }
  await expect(mine.getByLabel(t('labels.own.nickname'), { exact: true })).toHaveValue(nickname);
  await mine.getByLabel(t('labels.own.add')).fill('Fair play');
  await mine.getByRole('button', { name: t('labels.own.addButton') }).click();
  await expect(mine.getByLabel(t('labels.own.add'))).toHaveCount(0);
  await named.keyboard.press('Escape');
  await expect(named.getByText(t('labels.own.called', { nickname }))).toBeVisible();
  await named.goto('/profile?tab=communities');
  await expect(named.getByText(t('community.calledHere', { nickname }))).toBeVisible();

  const gameId = await aGame(browser);
  const taken = await named.request.post('/api/matches/mainlist', { headers: { origin }, data: { matchId: gameId } });
  expect(taken.status()).toBe(200);
  await page.goto(`/match/${gameId}`);
  const player = page.getByRole('main').getByRole('listitem').filter({ hasText: nickname });
  await expect(player).toContainText(name);
  await expect(player).toContainText(tag);
  await expect(player).toContainText('Fair play');
});

test('an admin gives a tag of theirs; what a member reports is removed, and its owner reads why', async ({
  page,
  browser,
}) => {
  const [name, adminTag, rude] = [unique('Bram'), unique('Captain '), unique('Rude ')];
  const [owner, reporter] = await Promise.all([newMember(browser, name), newMember(browser, unique('Els'))]);
  await owner.goto(`/community/${community}?tab=members&step=mine`);
  await owner.getByRole('dialog').getByLabel(t('labels.own.add')).fill(rude);
  await owner.getByRole('button', { name: t('labels.own.addButton') }).click();
  await expect(owner.getByText(t('labels.done.own', { words: rude }))).toBeVisible();

  await reporter.goto(membersOf(name));
  await reporter.getByRole('button', { name: t('labels.open', { name }) }).click();
  const sheet = reporter.getByRole('dialog');
  await sheet.getByRole('button', { name: t('labels.member.report') }).click();
  await sheet.getByLabel(t('labels.member.reason')).fill('That is no way to talk');
  await sheet.getByRole('button', { name: t('labels.member.send'), exact: true }).click();
  await expect(reporter.getByText(t('labels.done.reported'))).toBeVisible();

  await logIn(page, 'communityadmin@rondo.test');
  await page.goto(`/community/${community}?step=lead`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('leading.tags.open'), exact: true }).click();
  await dialog.getByLabel(t('leading.tags.name')).fill(adminTag);
  await dialog.getByLabel(t('leading.tags.color')).selectOption('rose');
  await dialog.getByLabel(t('leading.tags.description')).fill('Chooses the teams');
  await dialog.getByRole('button', { name: t('leading.tags.make') }).click();
  await expect(dialog.getByRole('button', { name: t('leading.tags.delete', { tag: adminTag }) })).toBeVisible();

  await page.goto(`/community/${community}?step=reports`);
  const report = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: rude }) });
  await expect(report).toContainText('That is no way to talk');
  await report.getByLabel(t('leading.reports.reason', { name })).fill('We are kind here');
  await report.getByRole('button', { name: t('leading.reports.remove', { words: rude }) }).click();
  await expect(report).toHaveCount(0);

  await page.goto(membersOf(name));
  await page.getByRole('button', { name: t('labels.open', { name }) }).click();
  const give = dialog.getByRole('button', { name: adminTag, exact: true });
  await give.click();
  await expect(give).toHaveAttribute('aria-pressed', 'true');

  await owner.goto('/notifications');
  const told = owner.getByRole('main').getByRole('listitem').filter({ hasText: 'We are kind here' });
  await told.getByRole('button', { expanded: false }).click();
  await expect(told.getByText('We are kind here').first()).toBeVisible();
  await owner.goto(`/community/${community}?tab=members&step=mine`);
  const own = owner.getByRole('dialog');
  await expect(own.getByText('Chooses the teams')).toBeVisible();
  await expect(own.getByText(rude)).toHaveCount(0);
  await own.getByRole('button', { name: t('labels.own.remove', { words: adminTag }) }).click();
  await expect(own.getByText('Chooses the teams')).toHaveCount(0);

  // Restores the community's tags.
  await page.goto(`/community/${community}?step=tags`);
  await dialog.getByRole('button', { name: t('leading.tags.delete', { tag: adminTag }) }).click();
  await expect(dialog.getByRole('button', { name: t('leading.tags.delete', { tag: adminTag }) })).toHaveCount(0);
});
