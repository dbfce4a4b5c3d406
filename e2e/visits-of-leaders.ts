import { becomeRegular, createPaidGame, createSeriesWithPass, createSeries, joinFreeGame, makeTeamOf } from './api.ts';
import { type Visit, longName, nobody } from './visit.ts';

/** What whoever leads looks at: a game, a community, or Rondo. */
export const visitsOfLeaders: Visit[] = [
  {
    who: 'an organiser on the day and afterwards',
    account: 'organiser@rondo.test',
    paths: async ({ request }) => {
      const past = await request.get('/api/organising/games?period=past');
      const { matches } = ((await past.json()) as { data: { matches: { _id: string; name: string }[] } }).data;
      const today = matches.find(({ name }) => name === 'Volleybal zonder regen')?._id ?? nobody;
      const at = `/match/${today}/check-in`;
      return [
        '/organising/replay',
        '/organising?tab=past',
        at,
        `${at}?step=scan`,
        `${at}?step=confirm`,
        `/match/${nobody}/check-in`,
      ];
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
    paths: () => [
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
    ],
  },
  {
    who: 'an organiser of a new game',
    account: 'admin@rondo.test',
    paths: async (_, request) => {
      const id = await createPaidGame(request, longName(), { isPayingGame: false, price: undefined });
      for (const email of ['player@rondo.test', 'player2@rondo.test']) await joinFreeGame(email, id);
      await makeTeamOf(request, id);
      const soon = new Date(Date.now() + 4 * 3_600_000).toISOString();
      const today = await createPaidGame(request, longName(), { game_date: soon });
      return [
        '/create',
        '/create?step=when',
        '/create?step=who',
        `/create?from=${id}`,
        `/match/${id}?organise=teams`,
        `/match/${id}?step=message`,
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
        '/console/communities',
        '/console/communities?query=nothing-like-it',
        '/console/communities?step=new',
        `/console/communities?step=community&id=${id}`,
        `/console/communities?step=edit&id=${id}`,
        `/console/communities?step=lead&id=${id}`,
        `/console/communities?step=feature&id=${id}`,
        `/console/communities?step=community&id=${nobody}`,
        '/console/cities',
      ];
    },
  },
  {
    who: 'an admin in the console',
    account: 'admin@rondo.test',
    paths: () => [
      '/console',
      '/console/people?role=organiser&sort=name',
      '/console/people?query=nothing-like-it',
      '/console/games?status=cancelled',
      '/console/enquiries?kind=organiser',
      '/console/promocodes',
      '/console/promocodes?step=new',
      '/console/orders?review=true',
      '/console/orders',
      '/console/payouts',
      '/console/ledger',
      '/console/journals',
      '/console/journals?query=nothing-like-it',
      '/console/corrections',
      '/console/corrections?step=new',
      '/console/enquiries?kind=organiser&state=waiting',
      '/console/games?status=held&day=2026-11-23',
      '/console/messages',
      '/console/messages?state=waiting&channel=mail',
      `/console/messages?step=again&id=mail-${nobody}`,
      '/console/newsletter',
      '/console/newsletter?step=remove&id=somebody@rondo.test',
      '/console/jobs',
      '/console/audit',
    ],
  },
];
