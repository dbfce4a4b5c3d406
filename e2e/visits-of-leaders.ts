import type { APIRequestContext, Page } from '@playwright/test';
import { now } from './clock.ts';
import { becomeRegular, createPaidGame, createSeriesWithPass, createSeries, joinFreeGame, makeTeamOf } from './api.ts';
import { ready } from './ready.ts';
import { type Visit, longName, nobody } from './visit.ts';

/** The id of the first row in a list of the console. */
async function firstOf(request: APIRequestContext, list: string): Promise<string> {
  const { data } = (await (await request.get(`/api/admin/${list}`)).json()) as { data: Record<string, unknown> };
  const [first] = Object.values(data).find((one) => Array.isArray(one)) as [{ _id: string | number }?];
  return String(first?._id ?? nobody);
}

/** The id of the first line of a settlement that nobody has explained; an id of nothing if there is none. */
async function openLineOf(request: APIRequestContext, settlement: string): Promise<string> {
  const answer = await request.get(`/api/admin/books/settlements/${settlement}`);
  const { data } = (await answer.json()) as { data?: { settlement: { parts: { _id: string }[] } } };
  return data?.settlement.parts[0]?._id ?? nobody;
}

/** All sections of the console, from its navigation. */
async function sectionsOf(page: Page): Promise<string[]> {
  await page.goto('/console');
  await ready(page);
  const links = `[...document.querySelectorAll('nav a[href^="/console/"]')].map((link) => link.getAttribute('href'))`;
  const found = [...new Set(await page.evaluate<string[]>(links))];
  // Without sections, the visit would test nothing and pass.
  if (found.length < 10) throw new Error(`the console leads to ${found.length} sections alone`);
  return found;
}

/** The pages of the games that the demo's first community is challenged to. */
async function challengesOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/communities/domvolley/challenges');
  const { data } = (await answer.json()) as { data: { challenges: { _id: string }[] } };
  return data.challenges.map(({ _id }) => `/match/${_id}`);
}

/** The pages that leaders look at: of a game, of a community, or of Rondo itself. */
export const visitsOfLeaders: Visit[] = [
  {
    who: 'an organiser on the day and afterwards',
    account: 'organiser@rondo.test',
    paths: async ({ request }) => {
      const past = await request.get('/api/organising/games?period=past');
      const { matches } = ((await past.json()) as { data: { matches: { _id: string; name: string }[] } }).data;
      const today = matches.find(({ name }) => name === 'Volleybal zonder regen')?._id ?? nobody;

      return [
        '/',
        '/organising/replay',
        '/organising?tab=past',
        `/match/${today}/check-in`,
        `/match/${today}/check-in?step=scan`,
        `/match/${today}/check-in?step=confirm`,
        `/match/${nobody}/check-in`,
      ];
    },
  },
  {
    who: 'an admin whose game has extreme rain',
    account: 'admin@rondo.test',
    paths: async (_, request) => {
      const [latitude, longitude] = [53.05, 4.8];
      const location = {
        coordinates: [longitude, latitude],
        address: 'Strand',
        city: 'Zandvoort',
        country: 'Netherlands',
      };
      const start = `${new Date(now() + 86_400_000).toISOString().slice(0, 10)}T20:00`;
      const id = await createPaidGame(request, longName(), { field_type: 'Sand', game_date: start, location });
      await request.post('/dev/weather', { data: { latitude, longitude, pours: true } });
      return [`/match/${id}`];
    },
  },
  {
    who: 'an organiser whose game lacks players',
    account: 'organiser@rondo.test',
    paths: async ({ request }) => {
      const ahead = await request.get('/api/organising/games?period=upcoming');
      const { matches } = ((await ahead.json()) as { data: { matches: { _id: string; name: string }[] } }).data;
      return [`/match/${matches.find(({ name }) => name === 'Bootcamp: nog twee erbij')?._id ?? nobody}`];
    },
  },
  {
    who: 'who leads a community',
    account: 'communityadmin@rondo.test',
    paths: async ({ request }) => [
      // A challenge waits for their answer there.
      '/community/domvolley',
      ...(await challengesOf(request)),
      '/community/havenvolley',
      '/community/havenvolley?tab=requests',
      '/community/havenvolley?tab=members',
      '/community/havenvolley?tab=news',
      '/community/erasmus-hoops?tab=requests',
      '/community/havenvolley?tab=news&step=message',
      '/community/havenvolley?step=news',
      '/community/havenvolley?step=invitations',
      '/community/havenvolley?step=edit',
      '/community/domvolley?step=tags',
      '/community/domvolley?step=reports',
      '/community/havenvolley?step=figures',
      '/community/havenvolley?step=lead',
    ],
  },
  {
    who: 'an organiser of a new game',
    account: 'admin@rondo.test',
    paths: async ({ request: own }, request) => {
      const id = await createPaidGame(request, longName(), { isPayingGame: false, price: undefined });
      for (const email of ['player@rondo.test', 'player2@rondo.test']) await joinFreeGame(email, id);
      const seen = (await (await own.get(`/api/matches/${id}`)).json()) as {
        data: { match: { potential_users: { _id: string }[] } };
      };
      const player = seen.data.match.potential_users[0]?._id ?? nobody;
      await makeTeamOf(request, id);
      const soon = new Date(now() + 4 * 3_600_000).toISOString();
      const today = await createPaidGame(request, longName(), { game_date: soon });
      return [
        '/create',
        '/create?step=what',
        '/create?step=when',
        '/create?step=who',
        `/create?from=${id}`,
        '/community/domvolley?step=challenge',
        '/create?home=domvolley&challenge=haagse-beach',
        '/create?home=domvolley&challenge=haagse-beach&step=who',
        `/match/${id}?organise=teams`,
        `/match/${id}?step=message`,
        `/match/${id}?step=takeOut&player=${player}`,
        `/match/${today}`,
        `/match/${today}?step=late&change=later15`,
        `/match/${today}?step=late&change=court`,
      ];
    },
  },
  {
    who: 'an organiser',
    account: 'admin@rondo.test',
    paths: async (_, request) => {
      const id = await createPaidGame(request, longName());
      const series = await createSeriesWithPass(request, longName());
      const [weekly = ''] = await createSeries(request, longName(), 4);
      for (const email of ['player@rondo.test', 'player2@rondo.test']) await becomeRegular(email, weekly);
      return [
        `/match/${series}`,
        '/organising',
        '/organising?tab=demand',
        '/organising?tab=demand&sport=Futsal',
        '/create?sport=Futsal&part=weekdayEvening&city=Utrecht&latitude=52.09&longitude=5.12&price=5&step=when',
        '/organising?tab=past',
        '/organising?tab=drafts',
        '/organising/replay',
        '/organising?tab=pay',
        '/organising?tab=pay&step=bank',
        `/match/${id}`,
        `/match/${id}?step=created`,
        `/match/${id}?step=coOrganisers`,
        `/match/${weekly}`,
        `/match/${weekly}?step=regulars`,
        `/match/${id}?step=message`,
        `/match/${id}?step=cancel`,
        `/admin/match/${id}`,
        `/admin/match/${id}?step=cancel`,
      ];
    },
  },
  {
    who: 'an admin with communities and cities',
    account: 'admin@rondo.test',
    paths: async ({ request }) => {
      const answer = await request.get('/api/admin/communities?query=domvolley');
      const { data } = (await answer.json()) as { data: { communities: { _id: string }[] } };
      const id = data.communities[0]?._id;
      return [
        '/console/communities?query=nothing-like-it',
        '/console/communities?step=new',
        `/console/communities?step=community&id=${id}`,
        `/console/communities?step=edit&id=${id}`,
        `/console/communities?step=lead&id=${id}`,
        `/console/communities?step=feature&id=${id}`,
        `/console/communities?step=community&id=${nobody}`,
      ];
    },
  },
  {
    who: 'an admin who opens what is in the lists',
    account: 'admin@rondo.test',
    oneIn: 3,
    paths: async ({ request }) => {
      const person = await firstOf(request, 'users?query=player2');
      const game = await firstOf(request, 'games');
      const code = await firstOf(request, 'promocodes');
      const enquiry = await firstOf(request, 'enquiries');
      const application = await firstOf(request, 'enquiries?kind=organiser&state=waiting');
      const order = await firstOf(request, 'orders?review=true');
      const journal = await firstOf(request, 'journals');
      const settlement = await firstOf(request, 'books/settlements?open=true');
      const line = await openLineOf(request, settlement);
      const community = await firstOf(request, 'communities?query=domvolley');
      return [
        `/console/people?query=player2&step=person&id=${person}`,
        `/console/people?query=player2&step=role&id=${person}`,
        `/console/people?query=player2&step=ban&id=${person}`,
        `/console/people?query=player2&step=correct&id=${person}`,
        `/console/people?query=player2&step=forget&id=${person}`,
        `/console/people?query=player2&step=document&id=${person}`,
        `/console/people?query=player2&step=log-out&id=${person}`,
        `/console/people?query=player2&step=recovery&id=${person}`,
        `/console/games?step=game&id=${game}`,
        `/console/games?step=feature&id=${game}`,
        `/console/games?step=unfeature&id=${game}`,
        `/console/games?step=give&id=${game}`,
        `/console/games?step=cancel&id=${game}`,
        '/console/games?ground=outdoors&step=bulk',
        `/console/promocodes?step=promocode&id=${code}`,
        `/console/promocodes?step=change&id=${code}`,
        `/console/promocodes?step=expire&id=${code}`,
        `/console/enquiries?step=enquiry&id=${enquiry}`,
        `/console/enquiries?kind=organiser&state=waiting&step=answer&id=${application}`,
        `/console/enquiries?kind=organiser&state=waiting&step=approve&id=${application}`,
        `/console/enquiries?kind=organiser&state=waiting&step=decline&id=${application}`,
        `/console/orders?review=true&step=order&id=${order}`,
        `/console/orders?review=true&step=credit&id=${order}`,
        `/console/orders?review=true&step=refund&id=${order}`,
        `/console/orders?review=true&step=dismiss&id=${order}`,
        `/console/journals?step=journal&id=${journal}`,
        `/console/settlements?step=settlement&id=${settlement}`,
        `/console/settlements?step=resolve&id=${settlement}&line=${line}`,
        `/console/communities?step=unfeature&id=${community}`,
        `/console/communities?step=close&id=${community}`,
        '/console/payouts?step=make',
      ];
    },
  },
  {
    who: 'an admin who opens each section of the console',
    account: 'admin@rondo.test',
    oneIn: 3,
    leastRows: 18,
    paths: (page) => sectionsOf(page),
  },
  {
    who: 'an admin in the console',
    account: 'admin@rondo.test',
    oneIn: 2,
    paths: () => [
      '/console',
      '/console/people?role=organiser&sort=name',
      '/console/people?query=nothing-like-it',
      '/console/games?status=cancelled',
      '/console/enquiries?kind=organiser',
      '/console/promocodes?step=new',
      '/console/accounts?step=change&id=bank',
      '/console/rates?step=new',
      '/console/orders?review=true',
      '/console/journals?query=nothing-like-it',
      '/console/books?from=2026-01-01&to=2026-12-31',
      '/console/books?tab=stored',
      '/console/books?tab=balances',
      '/console/books?tab=months',
      '/console/corrections?step=new',
      '/console/enquiries?kind=organiser&state=waiting',
      '/console/games?status=held&day=2026-11-23',
      '/console/messages?state=waiting&channel=mail',
      `/console/messages?step=again&id=mail-${nobody}`,
      '/console/newsletter?step=remove&id=somebody@rondo.test',
      '/console/newsletter?step=import',
      '/console/newsletters?step=new',
      '/console/switches?step=off&kind=payments',
      '/console/health?step=back-up',
      '/console/results',
    ],
  },
];
