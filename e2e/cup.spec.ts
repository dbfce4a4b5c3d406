import type { Tournament } from '@rondo/contract';
import { type APIRequestContext, expect } from '@playwright/test';
import { logIn, logOut, newcomer, tokenOf } from './api.ts';
import { now } from './clock.ts';
import { test } from './own-server.ts';
import { speak } from './speak.ts';

// features: tournaments, results, recap, previews

const host = 'organiser@rondo.test';
const captains = new Map<string, string>();

/** A call of somebody to the tournament. */
async function asks(
  request: APIRequestContext,
  email: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${await tokenOf(email)}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: unknown }).data;
}

/** A futsal tournament of sixteen teams in two days, from ten to eight: four groups on two courts, then a knock-out. */
async function makeCup(request: APIRequestContext, name: string): Promise<string> {
  const day = new Date(now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const teams = Array.from({ length: 16 }, (_, index) => ({
    name: `Team ${index + 1}`,
    color: '#0b7a3e',
    team_size: 1,
  }));
  const location = {
    coordinates: [5.12, 52.09],
    address: 'Sporthal Galgenwaard',
    city: 'Utrecht',
    country: 'Netherlands',
  };
  const game = {
    name, sport: 'Futsal', level: 'All levels', field_type: 'Indoors', isPayingGame: false, tournament: true,
    game_date: `${day}T10:00`, duration: 10, players: 16, minimum_players_threshold: 6, teams, location,
  }; // prettier-ignore
  const terms = {
    format: 'groups', groups: 4, through: 2, matchMinutes: 10, changeMinutes: 2,
    courts: ['Veld 1', 'Veld 2'].map((court) => ({ name: court, from: 0, to: 600 })),
  }; // prettier-ignore
  const { match } = (await asks(request, host, 'POST', '/tournaments', {
    game,
    entry: 'team',
    teamSize: 6,
    terms,
  })) as {
    match: { _id: string };
  };
  for (let n = 1; n <= 16; n++) {
    const [team, email] = [`Elftal ${n}`, await newcomer(`captain${n}`)];
    const { teamId } = (await asks(request, email, 'POST', `/tournaments/${match._id}/teams`, { name: team })) as {
      teamId: string;
    };
    await asks(request, email, 'POST', '/matches/mainlist', { matchId: match._id, teamId });
    captains.set(team, email);
  }
  return match._id;
}

test('sixteen teams from the plan to the cup: a day with its losses, results by captains, and who won everywhere @dutch', async ({
  page,
  request,
  own,
}, info) => {
  test.setTimeout(300_000);
  const { locale = '' } = info.project.use;
  const t = speak(locale);
  const sheet = page.getByRole('dialog');
  const name = `Stadscup ${now()}`;
  const id = await makeCup(request, name);
  const path = `/tournaments/${id}`;
  const see = async () => ((await asks(request, host, 'GET', path)) as { tournament: Tournament }).tournament;
  const nameOf = (cup: Tournament, team: string | null) => cup.teams.find(({ _id }) => _id === team)?.name ?? '';
  const emailOf = (team: string) => captains.get(team) ?? '';
  const opened = async (email: string, at = path) => {
    await page.context().clearCookies();
    await logIn(page, email);
    await page.goto(at);
  };
  /** What a link to it unfurls to: its words and its picture. */
  const unfurled = async () => {
    const html = await (await request.get(`${path}?lang=${locale.slice(0, 2)}`)).text();
    const picture = await request.get(`/previews/match/${id}.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    return { html, etag: picture.headers().etag };
  };

  await test.step('who leads draws and plans', async () => {
    await opened(host, `${path}/lead`);
    await page.getByRole('button', { name: t('tournamentLeading.todo.draw') }).click();
    await page.getByRole('button', { name: t('tournamentLeading.plan.keep') }).click();
    await expect(page.getByText(t('tournamentLeading.plan.kept'))).toBeVisible();
  });
  const quiet = await unfurled();
  const startsAt = Date.parse((await see()).startsAt);
  const { now: today } = (await (await request.get('/dev/clock')).json()) as { now: string };
  await own.moveClock(`PT${Math.ceil((startsAt - Date.parse(today)) / 60_000) + 1}M`);

  await test.step('on the day a court is lost, and a team withdraws', async () => {
    await page.goto(`${path}/lead`);
    await page.getByRole('button', { name: t('tournamentLeading.todo.late') }).click();
    await sheet.getByText(t('tournamentLeading.day.closed')).click();
    await sheet.getByRole('button', { name: t('tournamentLeading.day.look') }).click();
    await sheet.getByRole('button', { name: t('tournamentLeading.day.keep') }).click();
    await expect(page.getByText(t('tournamentLeading.day.kept'))).toBeVisible();
    const cup = await see();
    const late = cup.matches.findLast(({ sides }) => sides.every(({ team }) => team !== null));
    await opened(emailOf(nameOf(cup, late?.sides[0].team ?? null)));
    await page.getByRole('button', { name: t('tournaments.teams.yours') }).click();
    await page.getByRole('button', { name: t('tournaments.own.withdraw') }).click();
    await page.getByRole('button', { name: t('tournaments.withdraw.yes') }).click();
    await expect(page.getByText(t('tournaments.own.withdrawn'))).toBeVisible();
  });

  /** A press for each goal of a team that has so many. */
  const score = async (team: string, from: number, to: number) => {
    for (let count = from; count < to; count++)
      await sheet.getByRole('button', { name: t('results.more', { count, team }), exact: true }).click();
  };

  await test.step('a captain enters a result on a phone; the other one corrects it, which the match says', async () => {
    const cup = await see();
    const match = cup.matches.find(({ status }) => status === 'playing');
    const [one = '', other = ''] = match?.sides.map(({ team }) => nameOf(cup, team)) ?? [];
    await opened(emailOf(one));
    await page.getByRole('button', { name: t('tournaments.own.enterResult'), exact: true }).click();
    await score(one, 0, 2);
    await sheet.getByRole('button', { name: t('tournaments.result.save') }).click();
    await expect(page.getByText(t('tournaments.result.saved'))).toBeVisible();
    expect((await unfurled()).html).toContain(`${one} 2 – 0 ${other}`);

    await opened(emailOf(other), `${path}?step=result&match=${match?.id}`);
    await expect(sheet.getByText(/captain\d/)).toBeVisible();
    await score(other, 0, 1);
    await sheet.getByRole('button', { name: t('tournaments.result.save') }).click();
    await expect(page.getByText(t('tournaments.result.saved'))).toBeVisible();
    await expect(page.getByText(t('tournaments.match.changed', { count: 1 }))).toBeVisible();
    const { html, etag } = await unfurled();
    expect(html).toContain(`${one} 2 – 1 ${other}`);
    expect(etag).not.toBe(quiet.etag);
  });

  await test.step('the rest of the day, up to the final', async () => {
    for (;;) {
      const { matches } = await see();
      const ready = matches.filter(
        ({ status, result, places, sides }) =>
          (status === 'ready' || status === 'playing') &&
          result === null &&
          places?.[1] !== 2 &&
          sides.every(({ team }) => team !== null),
      );
      if (ready.length === 0) break;
      for (const match of ready)
        await asks(request, host, 'PUT', `${path}/matches/${match.id}/result`, {
          result: { parts: [[3, 1]] },
          at: new Date(startsAt).toISOString(),
        });
    }
  });

  const winner = await test.step('the final, by a captain', async () => {
    const cup = await see();
    const final = cup.matches.find(({ places }) => places?.[0] === 1 && places[1] === 2);
    const [one = '', other = ''] = final?.sides.map(({ team }) => nameOf(cup, team)) ?? [];
    await own.moveClock(`PT${Math.ceil((Date.parse(final?.startsAt ?? '') - startsAt) / 60_000)}M`);
    await opened(emailOf(other));
    await page.getByRole('button', { name: t('tournaments.own.enterResult'), exact: true }).click();
    await score(one, 0, 1);
    await score(other, 0, 2);
    await sheet.getByRole('button', { name: t('tournaments.result.save') }).click();
    await expect(page.getByText(t('tournaments.own.won', { team: other }))).toBeVisible();
    await logOut(page);
    return other;
  });

  await test.step('everybody reads who won: on its page, its card, the hall’s screen and behind its link', async () => {
    await page.goto(path);
    await expect(page.getByText(t('tournaments.own.won', { team: winner }))).toBeVisible();
    await page.goto('/tournaments');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText(t('tournaments.card.won', { team: winner }))).toBeVisible();
    await page.goto(`${path}/screen`);
    await expect(page.getByRole('main').getByText(winner).first()).toBeVisible();
    expect((await unfurled()).html).toContain(t('tournaments.own.won', { team: winner }));
  });

  await test.step('and the next day in the recap, with its picture', async () => {
    await own.moveClock('PT30H');
    await opened(emailOf(winner), `/match/${id}`);
    await expect(page.locator('#recap').getByText(t('recap.tournamentWon', { team: winner }))).toBeVisible();
    const picture = await request.get(`/previews/match/${id}/recap.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
});
