import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import { now } from './clock.ts';

const password = 'Rondo2026!';

/** The password of users who sign up in a journey. */
export const chosenPassword = 'Zonnebloem12';

const demo = new Set(['player', 'player2', 'organiser', 'admin', 'communityadmin'].map((name) => `${name}@rondo.test`));

/** Users who sign up in a journey have its password, demo users the demo's. */
const passwordOf = (email: string): string => (demo.has(email) ? password : chosenPassword);

/** The bearer token of an account, fetched outside the test's browser, so that the browser gets no cookie of it. */
export async function tokenOf(email: string): Promise<string> {
  const own = await requests.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const answer = await own.post('/api/users/login', { data: { email, password: passwordOf(email) } });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await own.dispose();
  return token;
}

/** Logs the page's browser in as a demo account, or as a user who signed up in a journey. */
export async function logIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { email, password: passwordOf(email) } });
  expect(answer.status()).toBe(200);
}

/** Ends the session of the page's browser. */
export async function logOut(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  expect((await page.request.post('/api/users/logout', { headers: { origin } })).status()).toBe(200);
}

/** Makes a new user, and logs the page's browser in as them. @returns their address */
export async function signUp(page: Pick<Page, 'request'>, name: string): Promise<string> {
  const email = `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`.toLowerCase();
  const consents = { termsConsent: true, privacyConsent: true };
  const data = { name, email, password: chosenPassword, confirmPassword: chosenPassword, ...consents };
  expect((await page.request.post('/api/users/confirmation', { data })).status()).toBe(200);
  const token = (await mailedPath(page.request, email)).split('/').at(-1);
  expect((await page.request.get(`/api/users/confirmation/${token}`)).status()).toBe(200);
  return email;
}

/** Makes a new user in a browser of their own: no other journey uses their games. @returns their address */
export async function newcomer(name: string): Promise<string> {
  const own = await requests.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const email = await signUp({ request: own }, name);
  await own.dispose();
  return email;
}

/** A paid volleyball game in five days that still needs players, with the fields of `more` instead of the usual ones; @returns its id */
export async function createPaidGame(request: APIRequestContext, name: string, more: object = {}): Promise<string> {
  const [id = ''] = await createGames(request, name, more);
  return id;
}

/** Three weekly free games, with this many spots for regulars if any; @returns their ids in order */
export async function createSeries(request: APIRequestContext, name: string, spots = 0): Promise<string[]> {
  const ids = await createGames(request, name, { isPayingGame: false, price: undefined, repeat_weeks: 3 });
  if (spots > 0) {
    const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
    const data = { spots, days: 2 };
    expect((await request.put(`/api/matches/${ids[0]}/regulars`, { headers, data })).status()).toBe(200);
  }
  return ids;
}

/** Somebody joins a free game of a series, and becomes a regular of it. */
export async function becomeRegular(email: string, matchId: string): Promise<void> {
  await joinFreeGame(email, matchId);
  const own = await requests.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const headers = { authorization: `Bearer ${await tokenOf(email)}` };
  expect((await own.post(`/api/matches/${matchId}/regular`, { headers, data: {} })).status()).toBe(200);
  await own.dispose();
}

async function createGames(request: APIRequestContext, name: string, more: object): Promise<string[]> {
  const token = await tokenOf('admin@rondo.test');
  const day = new Date(now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.post('/api/matches', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      sport: 'Volleyball',
      level: 'All levels',
      field_type: 'Indoors',
      minimum_players_threshold: 8,
      players: 12,
      isPayingGame: true,
      price: 4.5,
      game_date: `${day}T20:00`,
      duration: 2,
      location: {
        coordinates: [6.5665, 53.2194],
        address: 'Sporthal Vinkhuizen, Groningen',
        city: 'Groningen',
        country: 'Netherlands',
      },
      ...more,
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { created: string[] } }).data.created;
}

/** A weekly series of paid games, with a pass for a tenth less than their price; @returns the first game's id */
export async function createSeriesWithPass(request: APIRequestContext, name: string): Promise<string> {
  const id = await createPaidGame(request, name, { repeat_weeks: 12 });
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const answer = await request.put(`/api/matches/${id}/pass-offer`, { headers, data: { percent: 10 } });
  expect(answer.status()).toBe(200);
  return id;
}

/** Joins and pays for a game as the logged-in user; a write with a cookie has to name its origin. */
export async function joinPaidGame(request: APIRequestContext, matchId: string, origin = ''): Promise<void> {
  const answer = await request.post('/api/internalPayments/payEntranceFee', { headers: { origin }, data: { matchId } });
  expect(answer.status()).toBe(200);
}

/** Pays for friends as the logged-in user. */
export async function payForFriends(
  request: APIRequestContext,
  matchId: string,
  payForFriendEmail: readonly string[],
  origin: string,
): Promise<void> {
  const data = { matchId, payForFriendEmail };
  const answer = await request.post('/api/internalPayments/payForFriend', { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

/** Adds whole euros to the logged-in user's balance through the sandbox. */
export async function topUp(request: APIRequestContext, amount: number, origin: string): Promise<void> {
  const started = await request.post('/api/payments/topUp', { headers: { origin }, data: { amount } });
  const { paymentLink } = (await started.json()) as { paymentLink: string };
  const paid = await request.post(`${new URL(paymentLink).pathname}/complete`, { data: { outcome: 'paid' } });
  expect(paid.ok()).toBe(true);
}

/** An account joins a free game, from a browser of its own. */
export async function joinFreeGame(email: string, matchId: string): Promise<void> {
  const own = await requests.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const headers = { authorization: `Bearer ${await tokenOf(email)}` };
  const answer = await own.post('/api/matches/mainlist', { headers, data: { matchId } });
  expect(answer.status()).toBe(200);
  await own.dispose();
}

/** The admin cancels the game, which is theirs. */
export async function cancelGame(request: APIRequestContext, matchId: string, note: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  expect((await request.post(`/api/admin/match/${matchId}/cancel`, { headers, data: { note } })).status()).toBe(200);
}

/** The admin of the communities of Rotterdam decides the request of the logged-in user. */
export async function decideRequest(
  { request }: Page,
  community: string,
  decision: 'approve' | 'deny',
  adminNote = '',
): Promise<void> {
  const { user } = (await (await request.get('/api/users/checkAuthToken')).json()) as { user: { _id: string } };
  const headers = { authorization: `Bearer ${await tokenOf('communityadmin@rondo.test')}` };
  const own = await requests.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const path = `/api/communities/${community}/requests/${user._id}/${decision}`;
  expect((await own.post(path, { headers, data: { adminNote } })).status()).toBe(200);
  await own.dispose();
}

/** The organiser's panel puts all players of a game into one team, or makes a team without players. */
export async function makeTeamOf(request: APIRequestContext, matchId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const game = (await (await request.get(`/api/matches/${matchId}`, { headers })).json()) as {
    data: { match: { potential_users: { _id: string }[] } };
  };
  const members = game.data.match.potential_users.map(({ _id }) => _id);
  const data = { teams: [{ name: 'Reds', color: '#c0392b', members }] };
  expect((await request.patch(`/api/admin/match/${matchId}/teams`, { headers, data })).status()).toBe(200);
}

/** The path of the link to this page in the newest mail to an address that contains one. */
export async function mailedPath(request: APIRequestContext, to: string, linksTo = 'confirm-signup'): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`/dev/mailbox.json?to=${to}`)).json()) as { text: string }[];
      const link = new RegExp(`https?://[^/\\s]+(/${linksTo}/\\S+)`);
      path = mails.map(({ text }) => link.exec(text)?.[1]).find((found) => found !== undefined) ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

/** Keeps spots for the most frequent partners, and one for anyone with the group's link. @returns the group's id */
export async function startGroup(request: APIRequestContext, matchId: string, origin: string): Promise<string> {
  const partners = await request.get('/api/people/partners?limit=2');
  const { data: people } = (await partners.json()) as { data: { _id: string }[] };
  const answer = await request.post(`/api/matches/${matchId}/groups`, {
    headers: { origin },
    data: { way: 'all', places: people.length + 2, people: people.map(({ _id }) => _id) },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { _id: string } };
  return data._id;
}

/** A free game in which another demo account begins a group. @returns the end of the group's link, with the sheet that accepts */
export async function groupOfAnother(request: APIRequestContext, origin: string): Promise<string> {
  const id = await createPaidGame(request, `Samen ${Date.now()}`, { isPayingGame: false, price: undefined });
  const own = await requests.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authorization: `Bearer ${await tokenOf('player2@rondo.test')}` },
  });
  const group = await startGroup(own, id, origin);
  await own.dispose();
  return `${id}?group=${group}&step=reserve&in=${group}`;
}
