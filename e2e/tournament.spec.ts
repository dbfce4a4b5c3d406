import { type APIRequestContext, expect } from '@playwright/test';
import { logIn, logOut, newcomer, tokenOf } from './api.ts';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: tournaments, joining, games

const t = speak('en');
const named = ['Oranje', 'Blauw', 'Wit', 'Groen'];

/** A free tournament for four futsal teams on two courts, tomorrow; @returns its id */
async function makeTournament(request: APIRequestContext, name: string): Promise<string> {
  const token = await tokenOf('admin@rondo.test');
  const day = new Date(now() + 86_400_000).toISOString().slice(0, 10);
  const teams = named.map((_, index) => ({ name: `Team ${index + 1}`, color: '#0b7a3e', team_size: 1 }));
  const courts = ['Veld 1', 'Veld 2'].map((name) => ({ name, from: 0, to: 240 }));
  const body = {
    entry: 'team',
    teamSize: 8,
    game: {
      name,
      sport: 'Futsal',
      level: 'All levels',
      field_type: 'Indoors',
      minimum_players_threshold: 3,
      players: 4,
      isPayingGame: false,
      game_date: `${day}T20:00`,
      duration: 4,
      tournament: true,
      teams,
      location: {
        coordinates: [5.1214, 52.0907],
        address: 'Sporthal Galgenwaard, Utrecht',
        city: 'Utrecht',
        country: 'Netherlands',
      },
    },
    terms: { format: 'knockOut', playOffs: 'third', matchMinutes: 10, changeMinutes: 5, courts },
  };
  const answer = await request.post('/api/tournaments', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { data: JSON.stringify(body) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { match: { _id: string } } }).data.match._id;
}

test('a tournament from its first team to its plan, with a lost court and a team that withdraws', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `Buurtcup ${now()}`;
  const id = await makeTournament(request, name);
  const path = `/tournaments/${id}`;
  const captains: string[] = [];

  await test.step('four captains name a team and join with it', async () => {
    for (const name of named) {
      const email = await newcomer(`cap-${name}`);
      captains.push(email);
      await logIn(page, email);
      await page.goto(path);
      await page.getByRole('button', { name: t('tournaments.own.enter') }).click();
      await page.getByLabel(t('tournaments.enter.name')).fill(name);
      await page.getByRole('button', { name: t('tournaments.enter.next') }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(name)).toBeVisible();
      const terms = sheet.getByRole('checkbox');
      if (await terms.count()) await terms.first().check();
      await sheet.getByRole('button', { name: t('joiningSteps.pay.free') }).click();
      await expect(page).toHaveURL(/step=2/);
      await page.goto(path);
      await expect(page.getByText(t('tournaments.own.in', { team: name }))).toBeVisible();
      await logOut(page);
    }
  });

  await test.step('a friend follows by the captain’s link, in one press', async () => {
    const seen = await request.get(`/api${path}`, {
      headers: { authorization: `Bearer ${await tokenOf(captains[0] ?? '')}` },
    });
    const { data } = (await seen.json()) as {
      data: { tournament: { viewer: { team: string; teamKey: string } } };
    };
    const { team, teamKey } = data.tournament.viewer;
    await logIn(page, await newcomer('friend'));
    await page.goto(`${path}?team=${team}&key=${teamKey}`);
    await page.getByRole('button', { name: t('tournaments.own.imIn') }).click();
    await expect(page.getByText(t('tournaments.own.in', { team: named[0] ?? '' }))).toBeVisible();
    await logOut(page);
  });

  await test.step('who leads draws and plans', async () => {
    await logIn(page, 'admin@rondo.test');
    await page.goto(`${path}/lead`);
    await page.getByRole('button', { name: t('tournamentLeading.todo.draw') }).click();
    await expect(page.getByText(t('tournamentLeading.plan.shortest'))).toBeVisible();
    await page.getByRole('button', { name: t('tournamentLeading.plan.keep') }).click();
    await expect(page.getByText(/^The plan stands\. It begins/)).toBeVisible();
  });

  await test.step('a court is lost: everything moves to the other one, seen before it is kept', async () => {
    await page.getByRole('button', { name: t('tournamentLeading.todo.late') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(t('tournamentLeading.day.closed')).click();
    await sheet.getByRole('button', { name: t('tournamentLeading.day.look') }).click();
    await expect(sheet.getByText(/match(?:es)? moves?$/)).toBeVisible();
    await sheet.getByRole('button', { name: t('tournamentLeading.day.keep') }).click();
    await expect(page.getByText(t('tournamentLeading.day.kept'))).toBeVisible();
    await expect(page.locator('main ul').getByText('Veld 2')).toHaveCount(0);
  });

  await test.step('a team withdraws: its match is a walk-over', async () => {
    await page.getByText(t('tournamentLeading.teams.title'), { exact: true }).click();
    await page.getByRole('button', { name: t('tournamentLeading.teams.actions', { team: 'Groen' }) }).click();
    await page.getByRole('button', { name: t('tournamentLeading.teams.withdraw') }).click();
    await page.getByRole('button', { name: t('tournaments.withdraw.yes') }).click();
    await expect(page.getByText(t('tournaments.match.gaveUp', { team: 'Groen' })).first()).toBeVisible();
  });

  await test.step('everybody sees the plan, and what it waits for', async () => {
    await logOut(page);
    await page.goto(path);
    await expect(page.getByText(t('tournaments.match.gaveUp', { team: 'Groen' })).first()).toBeVisible();
    await page.getByRole('link', { name: t('tournaments.tabs.bracket') }).click();
    await expect(page.getByText(/^Winner of semi-final/).first()).toBeVisible();
    await page.goto('/tournaments');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
