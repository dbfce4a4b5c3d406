import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  becomeRegular,
  createPaidGame,
  createSeriesWithPass,
  createSeries,
  joinFreeGame,
  joinPaidGame,
  groupOfAnother,
  mailedPath,
  payForFriends,
  signUp,
  startGroup,
  topUp,
} from './api.ts';
import { type Visit, longName, newAddress, nobody, origin } from './visit.ts';
import { visitsOfLeaders } from './visits-of-leaders.ts';

/** The user's receipts of all kinds, newest first. */
async function receiptsOf({ request }: Page): Promise<string[]> {
  const lists = ['/api/internalPayments/user/me', '/api/payments/user/me'].map(async (list) => {
    const { data } = (await (await request.get(`${list}?limit=3`)).json()) as { data: { payments: { _id: string }[] } };
    return data.payments.map(({ _id }) => `/wallet/receipt/${_id}`);
  });
  return (await Promise.all(lists)).flat();
}

/** A receipt and a credit note with VAT, if the user has them. */
async function documentsOf({ request }: Page): Promise<string[]> {
  const { data } = (await (await request.get('/api/wallet/documents?limit=50')).json()) as {
    data: { documents: { number: string; kind: string }[] };
  };
  return ['receipt', 'creditNote'].flatMap((kind) => {
    const found = data.documents.find((document) => document.kind === kind);
    if (!found) return [];
    return [`/documents/${found.number}`, ...(kind === 'receipt' ? [`/documents/${found.number}?step=invoice`] : [])];
  });
}

/** The paid game that lacks players and has the most; one that the visit makes where the demo of this day has none. */
async function fillingGame(request: APIRequestContext): Promise<string> {
  const { data } = (await (await request.get('/api/matches?limit=100')).json()) as {
    data: { matches: { _id: string; price: number; status: string; joined_players_number: number; players: number }[] };
  };
  const [fullest] = data.matches
    .filter(
      ({ price, status, joined_players_number: joined, players }) =>
        price > 0 && status === 'pending' && joined < players,
    )
    .toSorted((a, b) => b.joined_players_number - a.joined_players_number);
  return fullest?._id ?? createPaidGame(request, longName());
}

/** The demo's tournaments: the first to come, one under way, and one that is over; an id of nothing for what there isn't. */
async function tournamentsOf(request: APIRequestContext): Promise<{ open: string; drawn: string; over: string }> {
  const listed = async (when: 'coming' | 'over') => {
    const { data } = (await (await request.get(`/api/tournaments?when=${when}&limit=16`)).json()) as {
      data: { tournaments: { _id: string; stage: string; entry: string }[] };
    };
    return data.tournaments;
  };
  const [coming, over] = [await listed('coming'), await listed('over')];
  const open = coming.find(({ stage, entry }) => stage === 'open' && entry === 'team')?._id ?? nobody;
  return { open, drawn: coming.find(({ stage }) => stage === 'drawn')?._id ?? nobody, over: over[0]?._id ?? nobody };
}

/** Every page and sheet of Rondo, by the person who looks at it, with the demo data and what the visit makes itself. */
export const visits: Visit[] = [
  ...visitsOfLeaders,
  {
    who: 'a visitor who looks around',
    tallest: [
      { of: /^\/$/, phone: 5000, desktop: 4300 },
      { of: /^\/match\/[^?]+$/, phone: 2200, desktop: 2700 },
      { of: /view=days/, phone: 3200, desktop: 2500 },
      { of: /^\/allgames$/, phone: 2150, desktop: 3600 },
      { of: /^\/leaderboard$/, phone: 2450, desktop: 1900 },
    ],
    paths: async (_, request) => [
      '/',
      `/match/${await fillingGame(request)}`,
      '/?tab=communities',
      '/?tab=top',
      '/allgames',
      '/allgames?sports=Volleyball&price=over5&numberOfPlayers=99',
      '/allgames?evening=true&hasSpots=true',
      '/allgames?filters=open',
      '/allgames?view=days',
      '/allgames?view=map',
      '/leaderboard',
      '/leaderboard?sport=Football&page=2',
      '/leaderboard?community=domvolley',
      '/leaderboard?community=havenvolley',
      '/offline',
      '/nowhere',
    ],
  },
  {
    who: 'a visitor who looks for a community',
    paths: () => [
      '/communities',
      '/communities?query=nothing+like+it',
      '/communities?sport=Volleyball&city=&latitude=51.92&longitude=4.48',
      '/community/domvolley',
      '/community/domvolley?tab=news',
      '/community/domvolley?tab=members',
      '/community/kantoorcup',
      '/community/kantoorcup?tab=members',
      '/community/kantoorcup?step=join',
    ],
  },
  {
    who: 'a visitor who looks at tournaments',
    paths: async (_, request) => {
      const { open, drawn, over } = await tournamentsOf(request);
      return [
        '/tournaments',
        '/tournaments?tab=over',
        `/tournaments/${open}`,
        `/tournaments/${drawn}`,
        `/tournaments/${drawn}?tab=table`,
        `/tournaments/${drawn}?tab=bracket`,
        `/tournaments/${drawn}?tab=teams`,
        `/tournaments/${over}`,
        `/tournaments/${drawn}/screen`,
        `/tournaments/${nobody}`,
      ];
    },
  },
  {
    who: 'an admin who leads tournaments',
    account: 'admin@rondo.test',
    paths: async (_, request) => {
      const { open, drawn } = await tournamentsOf(request);
      return [
        `/tournaments/${open}?step=enter`,
        `/tournaments/${open}/lead`,
        `/tournaments/${open}/lead?step=terms`,
        `/tournaments/${open}/lead?step=plan`,
        `/tournaments/${drawn}/lead`,
        `/tournaments/${drawn}/lead?step=day`,
        `/match/${open}`,
      ];
    },
  },
  {
    who: 'a visitor who reads',
    paths: () => ['/about', '/termsAndConditions', '/privacyPolicy', '/cookiePolicy', `/match/${nobody}`],
  },
  {
    who: 'a visitor who gets in touch',
    paths: () => [
      '/contact',
      '/facility-contact',
      '/organiser-contact',
      '/organiser-contact?step=who',
      '/organiser-contact?step=how',
      '/organiser-contact?step=where',
      '/organiser-contact?step=sent',
    ],
  },
  {
    who: 'who wants an account',
    paths: async (page, request) => {
      const email = newAddress();
      await createBooking(page, request, email);
      await request.patch('/api/users/ifEmailExists', { headers: { origin }, data: { email } });
      return [
        '/login',
        '/signup',
        '/confirm-signup/some-token',
        '/restore-password',
        '/guest-account',
        '/reset-password/some-token',
        await mailedPath(request, email, 'reset-password'),
        await mailedPath(request, email, 'booking'),
      ];
    },
  },
  {
    who: 'who comes by a link',
    paths: () => [
      '/confirm-address/some-token',
      '/confirm-newsletter/some-token',
      '/unsubscribe/some-token',
      '/booking/some-token',
      '/booking/some-token/documents/R-2026-999999',
      '/guest-money/some-token',
      '/payments/redirect?app=android&orderId=x',
      '/payments/external/redirect?app=android&orderId=x',
      `/payments/external/redirect?orderId=${nobody}`,
    ],
  },
  {
    who: 'who joins as a guest',
    paths: async (_, request) => {
      const id = await createPaidGame(request, longName());
      return [`/match/${id}`, `/match/${id}?step=1`, `/match/${id}?step=6`, `/match/${id}?step=share`];
    },
  },
  {
    who: 'a player who joins',
    account: 'player@rondo.test',
    paths: async (_, request) => {
      const paid = await createPaidGame(request, longName());
      const secret = await createPaidGame(request, longName(), { passcode: '1234' });
      return [
        `/match/${paid}`,
        `/match/${paid}?step=1`,
        `/match/${paid}?step=8`,
        `/match/${paid}?step=10`,
        `/match/${secret}?step=1`,
      ];
    },
  },
  {
    who: 'a player who joins with others',
    account: 'player@rondo.test',
    paths: async (page, request) => {
      const own = await createPaidGame(request, longName(), { isPayingGame: false, price: undefined });
      await startGroup(page.request, own, origin);
      const paid = await createPaidGame(request, longName());
      return [`/match/${own}`, `/match/${paid}?step=together`, `/match/${await groupOfAnother(request, origin)}`];
    },
  },
  {
    who: 'a player who is in',
    account: 'player@rondo.test',
    paths: async (page, request) => {
      const paid = await createPaidGame(request, longName());
      const certain = await createPaidGame(request, longName(), { minimum_players_threshold: 2 });
      for (const game of [paid, certain]) await joinPaidGame(page.request, game, origin);
      await payForFriends(page.request, certain, [newAddress()], origin);
      const free = await createPaidGame(request, longName(), { isPayingGame: false, price: undefined });
      await joinFreeGame('player@rondo.test', free);
      return [
        `/match/${paid}`,
        `/match/${paid}?step=7`,
        `/match/${paid}?step=out`,
        `/match/${paid}?step=share`,
        `/ticket/${paid}`,
        `/match/${certain}?step=hand-over`,
        `/match/${paid}?step=move`,
        `/match/${paid}?step=10`,
        `/match/${free}`,
        `/match/${free}?step=leave`,
        `/match/${free}?step=invite`,
      ];
    },
  },
  {
    who: 'a regular, before and after',
    account: 'player@rondo.test',
    paths: async (_, request) => {
      const [asked = ''] = await createSeries(request, longName(), 4);
      await joinFreeGame('player@rondo.test', asked);
      const [first = '', second = ''] = await createSeries(request, longName(), 4);
      await becomeRegular('player@rondo.test', first);
      return [`/match/${asked}`, `/match/${first}`, `/match/${second}`, '/profile'];
    },
  },
  {
    who: 'a player with their money',
    account: 'player@rondo.test',
    paths: () => [
      '/wallet',
      '/wallet?show=refunds',
      '/wallet?tab=top-ups',
      '/wallet?step=pay',
      '/wallet?tab=cash-outs',
      '/wallet?tab=promocodes',
      '/wallet?step=promocode',
      '/wallet?step=student-card',
      '/wallet?step=company',
      '/wallet/statement',
      `/payments/redirect?orderId=${nobody}`,
    ],
  },
  {
    who: 'a player with a pass',
    paths: async (page, request) => {
      const other = await createSeriesWithPass(request, longName());
      const series = await createSeriesWithPass(request, longName());
      await signUp(page, 'pass');
      await topUp(page.request, 45, origin);
      const bought = await page.request.post(`/api/matches/${series}/pass`, {
        headers: { origin },
        data: { amount: 40.5 },
      });
      const { data } = (await bought.json()) as { data: { pass: { _id: string } } };
      return [
        `/match/${other}`,
        `/match/${other}?step=pass`,
        `/match/${series}`,
        `/match/${series}?step=8`,
        `/wallet?step=hand-back&pass=${data.pass._id}`,
        `/wallet/receipt/${data.pass._id}`,
      ];
    },
  },
  {
    who: 'a player with their receipts',
    account: 'player@rondo.test',
    paths: async (page) => [
      ...(await receiptsOf(page)),
      `/wallet/receipt/${nobody}`,
      ...(await documentsOf(page)),
      '/documents/R-2026-999999',
    ],
  },
  {
    who: 'a player with their account',
    account: 'player@rondo.test',
    tallest: [
      { of: /^\/profile$/, phone: 3000, desktop: 2300 },
      { of: /^\/my-games$/, phone: 2150, desktop: 1400 },
    ],
    paths: () => [
      '/my-games',
      '/calendars',
      '/calendars?sports=Volleyball&evening=true',
      '/my-games?tab=month',
      '/my-games?tab=waiting',
      '/my-games?tab=past',
      '/profile',
      '/profile?tab=waiting',
      '/profile?tab=ratable',
      '/profile?tab=communities',
      '/edit-profile',
      '/edit-profile?tab=password',
      '/notifications',
      '/notifications?tab=archived',
    ],
  },
  {
    who: 'a player with wishes',
    account: 'player@rondo.test',
    paths: async ({ request }) => {
      const { data } = (await (await request.get('/api/wishes')).json()) as { data: { wishes: { _id: string }[] } };
      return [
        '/wishes',
        '/wishes?step=new&sports=Volleyball&price=free',
        ...data.wishes.slice(0, 1).map(({ _id }) => `/wishes?step=edit&id=${_id}`),
      ];
    },
  },
  {
    who: 'a player who came',
    account: 'player@rondo.test',
    paths: async ({ request }) => {
      const { data } = (await (await request.get('/api/users/attendance')).json()) as {
        data: { matches: { noShow: { _id: string } | null; appealUntil: string | null }[] };
      };
      const open = data.matches.find(({ appealUntil }) => appealUntil !== null)?.noShow?._id;
      return ['/attendance', ...(open ? [`/attendance?step=appeal&id=${open}`] : [])];
    },
  },
  {
    who: 'a player among others',
    account: 'player@rondo.test',
    paths: () => [
      '/community/domvolley',
      '/community/domvolley?tab=members',
      '/community/domvolley?tab=members&step=mine',
      '/community/domvolley?step=leave',
      '/community/dojo-leiden?step=join',
      '/community/dojo-leiden?invitation=over',
    ],
  },
  {
    who: 'a player at home, and among people',
    account: 'player@rondo.test',
    tallest: [
      { of: /^\/$/, phone: 3200, desktop: 2600 },
      { of: /^\/match\/[^?]+$/, phone: 2600, desktop: 2700 },
    ],
    paths: async ({ request }) => {
      const { matches } = (await (await request.get('/api/matches/myjoined?limit=1')).json()) as {
        matches: { _id: string }[];
      };
      const { user } = (await (await request.get('/api/users/me')).json()) as { user: { _id: string } };
      const { data } = (await (await request.get('/api/people/partners?limit=1')).json()) as {
        data: { _id: string }[];
      };
      const games = [await fillingGame(request), ...matches.map(({ _id }) => _id)].map((id) => `/match/${id}`);
      return [
        '/',
        ...games,
        '/allgames',
        ...data.map(({ _id }) => `/player/${_id}`),
        `/player/${user._id}`,
        `/player/${nobody}`,
      ];
    },
  },
  {
    who: 'a player with their settings',
    account: 'player@rondo.test',
    paths: () => [
      '/settings',
      ...['playing', 'appearance', 'notifications', 'sign-in', 'privacy', 'data'].map((part) => `/settings#${part}`),
      '/settings?step=delete',
    ],
  },
  {
    who: 'who has nothing yet',
    tallest: [{ of: /^\/$/, phone: 3200, desktop: 2600 }],
    paths: async (page) => {
      await signUp(page, 'Nieuw');
      return [
        '/',
        '/my-games',
        `/ticket/${nobody}`,
        '/profile',
        '/profile?tab=communities',
        '/wishes',
        '/wallet',
        '/wallet?tab=promocodes',
        '/notifications',
      ];
    },
  },
];

/** Books a free spot for a guest; the mail has the link to it. */
async function createBooking(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const matchId = await createPaidGame(request, longName(), { isPayingGame: false, price: undefined });
  const data = { matchId, email, terms: true, privacy: true };
  expect((await page.request.post('/api/guest/joinFreeAsGuest', { data })).status()).toBe(200);
}
