import { type APIRequestContext, expect } from '@playwright/test';
import { logIn, logOut, newcomer, tokenOf } from './api.ts';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { countTouches } from './touches.ts';

// features: tournaments, making, joining, games

const others = Array.from({ length: 14 }, (_, index) => `Elftal ${20 + index}`);

interface Seen {
  viewer: { team: string | null; teamKey: string | null };
}

/** The tournament as somebody sees it. */
async function seenBy(request: APIRequestContext, email: string, path: string): Promise<Seen> {
  const headers = { authorization: `Bearer ${await tokenOf(email)}` };
  const { data } = (await (await request.get(`/api${path}`, { headers })).json()) as { data: { tournament: Seen } };
  return data.tournament;
}

/** A new user names a team and joins with it. */
async function enterTeam(request: APIRequestContext, id: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(await newcomer('captain'))}` };
  const named = await request.post(`/api/tournaments/${id}/teams`, { headers, data: { name } });
  const { data } = (await named.json()) as { data: { teamId: string } };
  const joined = await request.post('/api/matches/mainlist', { headers, data: { matchId: id, teamId: data.teamId } });
  expect(joined.status(), await joined.text()).toBe(200);
}

test('sixteen teams from the wizard to the plan, with a lost court and a team that withdraws @dutch', async ({
  page,
  request,
}, info) => {
  test.slow();
  const t = speak(info.project.use.locale);
  const host = 'organiser@rondo.test';
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const name = `Buurtcup ${now()}`;
  const touched = await countTouches(page);

  const path = await test.step('an organiser makes it in the wizard', async () => {
    await logIn(page, host);
    await page.goto('/create');
    const group = (words: string) => main.getByRole('group', { name: words, exact: true });
    await group(t('create.sport'))
      .getByRole('radio', { name: t('games.sport.Futsal') })
      .check();
    await main.getByLabel(t('create.name'), { exact: true }).fill(name);
    await main.getByRole('button', { name: new RegExp(`^${t('create.folds.what')}`) }).click();
    await main.getByRole('switch', { name: t('create.tournament.toggle') }).click();
    await main.getByRole('button', { name: t('create.next.when') }).click();
    await group(t('create.startPresets')).getByRole('radio').last().check();
    await group(t('create.where')).getByRole('radio').first().check();
    await main.getByRole('button', { name: t('create.next.who') }).click();
    await main.getByLabel(t('create.tournamentOnRondo.teams'), { exact: true }).fill('16');
    await main.getByRole('button', { name: t('create.submit') }).click();
    await expect(sheet.getByRole('heading', { name: t('match.share.created') })).toBeVisible();
    const [, id = ''] = /([0-9a-f-]{36})/.exec(page.url()) ?? [];
    await logOut(page);
    return `/tournaments/${id}`;
  });
  const id = path.split('/').at(-1) ?? '';

  const made = touched().count;

  const captain = await newcomer('oranje');
  await test.step('a captain names a team and joins with it', async () => {
    await logIn(page, captain);
    await page.goto(path);
    await page.getByRole('button', { name: t('tournaments.own.enter') }).click();
    await page.getByLabel(t('tournaments.enter.name')).fill('Oranje');
    await page.getByRole('button', { name: t('tournaments.enter.next') }).click();
    await expect(sheet.getByText('Oranje')).toBeVisible();
    const terms = sheet.getByRole('checkbox');
    if (await terms.count()) await terms.first().check();
    await sheet.getByRole('button', { name: t('joiningSteps.pay.free') }).click();
    await expect(page).toHaveURL(/step=2/);
    await page.goto(path);
    await expect(page.getByText(t('tournaments.own.in', { team: 'Oranje' }))).toBeVisible();
    await logOut(page);
  });

  await test.step('a friend follows by the captain’s link, in one press', async () => {
    const { team, teamKey } = (await seenBy(request, captain, path)).viewer;
    await logIn(page, await newcomer('friend'));
    await page.goto(`${path}?team=${team}&key=${teamKey}`);
    await page.getByRole('button', { name: t('tournaments.own.imIn') }).click();
    await expect(page.getByText(t('tournaments.own.in', { team: 'Oranje' }))).toBeVisible();
    await logOut(page);
  });

  await test.step('fifteen more captains', async () => {
    for (const team of [...others, 'Groen']) await enterTeam(request, id, team);
  });

  await test.step('who leads draws and plans: 30 touches at most', async () => {
    const before = touched().count;
    await logIn(page, host);
    await page.goto(`${path}/lead`);
    await page.getByRole('button', { name: t('tournamentLeading.todo.draw') }).click();
    await page.getByRole('button', { name: t('tournamentLeading.plan.keep') }).click();
    await expect(page.getByText(t('tournamentLeading.plan.kept'))).toBeVisible();
    const { count, what } = touched();
    expect(made + count - before, what.join(', ')).toBeLessThanOrEqual(30);
  });

  await test.step('a court is lost: everything moves to the other, seen before it is kept', async () => {
    await page.getByRole('button', { name: t('tournamentLeading.todo.late') }).click();
    await sheet.getByText(t('tournamentLeading.day.closed')).click();
    await sheet.getByRole('button', { name: t('tournamentLeading.day.look') }).click();
    await sheet.getByRole('button', { name: t('tournamentLeading.day.keep') }).click();
    await expect(page.getByText(t('tournamentLeading.day.kept'))).toBeVisible();
  });

  await test.step('a team withdraws: what it had not played are walk-overs', async () => {
    await page.getByText(t('tournamentLeading.teams.title'), { exact: true }).click();
    await page.getByRole('button', { name: t('tournamentLeading.teams.actions', { team: 'Groen' }) }).click();
    await page.getByRole('button', { name: t('tournamentLeading.teams.withdraw') }).click();
    await page.getByRole('button', { name: t('tournaments.withdraw.yes') }).click();
    await expect(page.getByText(t('tournaments.match.gaveUp', { team: 'Groen' })).first()).toBeVisible();
  });

  await test.step('everybody sees the plan', async () => {
    await logOut(page);
    await page.goto(path);
    await expect(page.getByText(t('tournaments.match.gaveUp', { team: 'Groen' })).first()).toBeVisible();
    await page.goto('/tournaments');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
