/** Who asks, of the demo's accounts. */
export type Asker = 'player' | 'organiser' | 'admin' | 'leader';

/** How a call is asked: by whom if not by the least who may, and what stands in its address, as a statement of one value in which `$1` is who asks. */
export interface Asked {
  as?: Asker;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

const played = `select r.game_id from registration r join game g on g.id = r.game_id
  where r.user_id = $1 and r.status = 'played' and g.archived order by g.starts_at desc, g.id limit 1`;
const joined = `select r.game_id from registration r join game g on g.id = r.game_id
  where r.user_id = $1 and r.status = 'active' and g.starts_at > now() order by g.starts_at, g.id limit 1`;
const led = `select id from game where organiser_id = $1 and starts_at > now() and not archived order by starts_at, id limit 1`;
const community = `select c.id from community c join community_member m on m.community_id = c.id
  where m.user_id = $1 and m.status = 'approved' order by m.is_admin desc, c.short_code limit 1`;
const self = 'select $1::uuid';
const value = (text: string) => `select '${text}' from app_user where id = $1`;
const first = (table: string) =>
  `select id from ${table} where $1::uuid is not null order by created_at desc, id limit 1`;
const promocode = `select id from promocode where promo_type <> 'none' and $1::uuid is not null order by code limit 1`;
const member = `select id from app_user where email = 'player@rondo.test' and $1::uuid is not null`;
const month = new Date().toISOString().slice(0, 7);
const span = { from: `${month}-01`, to: `${month}-28` };
const at = `${month}-01`;

const byOrganiser = { as: 'organiser', params: { id: led } } as const;
const byLeader = { as: 'leader', params: { id: community } } as const;
const ofGame = { params: { id: joined } };

/** How calls are asked that need something in their address, by their path. */
export const asked: Readonly<Record<string, Asked>> = {
  '/matches/{id}': ofGame,
  '/matches/{id}/groups': ofGame,
  '/matches/{id}/messages': ofGame,
  '/matches/{id}/pass': ofGame,
  '/matches/{id}/draws': ofGame,
  '/matches/{id}/alternatives': ofGame,
  '/matches/{id}/recap': { params: { id: played } },
  '/matches/{id}/result': { params: { id: played } },
  '/matches/grading/{id}': { params: { id: played } },
  '/archivedmatches/match/{id}': { params: { id: played } },
  '/matches/{id}/rescue': byOrganiser,
  '/matches/{id}/check-in': byOrganiser,
  '/matches/{id}/lateChanges': byOrganiser,
  '/matches/{id}/coOrganisers': byOrganiser,
  '/matches/{id}/reliability': byOrganiser,
  '/matches/{id}/takenOut': byOrganiser,
  '/admin/match/{id}': byOrganiser,
  '/organising/games/{id}/registrants.csv': byOrganiser,
  '/matches/{id}/regulars': {
    as: 'organiser',
    params: {
      id: `select id from game where organiser_id = $1 and series_id is not null and starts_at > now() order by starts_at limit 1`,
    },
  },
  '/organising/games': { as: 'organiser' },
  '/organising/replay': { as: 'organiser' },
  '/people/faces': { query: { matches: joined } },
  '/people/{id}': {
    params: {
      id: `select user_id from registration where game_id = (${joined}) and user_id <> $1 order by user_id limit 1`,
    },
  },
  '/leaderboard/user/{id}': { params: { id: self } },
  '/leaderboard/{sport}': { params: { sport: value('Volleyball') } },
  '/archivedmatches/user/{id}': { params: { id: self } },
  '/communities/{id}/figures': byLeader,
  '/communities/{id}/invitations': byLeader,
  '/communities/{id}/members': byLeader,
  '/communities/{id}/messages': byLeader,
  '/communities/{id}/news': byLeader,
  '/communities/{id}/requests': byLeader,
  '/communities/{id}/labels/reports': byLeader,
  '/communities/{id}/user-tags': byLeader,
  '/community-notifications/preferences/{id}': byLeader,
  '/communities/shortcode/{code}': { params: { code: `select short_code from community where id = (${community})` } },
  '/communities/shortcode/{code}/matches': {
    params: { code: `select short_code from community where id = (${community})` },
  },
  '/communities/join/{x}/info': { params: { x: `select short_code from community where id = (${community})` } },
  '/communities/join-status/{a}/{b}': { params: { a: community, b: self } },
  '/matches/map': {
    query: { south: value('51.9'), west: value('4.9'), north: value('52.3'), east: value('5.3'), zoom: value('11') },
  },
  '/matches/mymonth': { query: { month: value(month) } },
  '/locations/reverse': { query: { latitude: value('52.09'), longitude: value('5.12') } },
  '/locations/search': { query: { query: value('Utrecht') } },
  '/admin/venues': { query: { query: value('sport') } },
  '/admin/users/{id}': { params: { id: member } },
  '/admin/users/{id}/export': { params: { id: member } },
  '/admin/books/settlements/{id}': {
    params: { id: `select id from settlement where $1::uuid is not null order by paid_at desc limit 1` },
  },
  '/admin/ledger/closes/{day}': {
    params: { day: `select day::text from daily_close where $1::uuid is not null order by day desc limit 1` },
  },
  '/admin/users/{id}/forgetting': { params: { id: member } },
  '/admin/users/{id}/guest-money': { params: { id: member } },
  '/admin/communities/{id}': { params: { id: first('community') } },
  '/admin/communities/{id}/closing': { params: { id: first('community') } },
  '/admin/enquiries/{id}': { params: { id: first('enquiry') } },
  '/admin/newsletters/{id}': { params: { id: first('newsletter') } },
  '/admin/newsletters/{id}/preview': { params: { id: first('newsletter') } },
  '/admin/promocodes/{id}': { params: { id: promocode } },
  '/admin/promocodes/{id}/gifts': { params: { id: promocode } },
  '/admin/books/months/{month}/open': { params: { month: value(month) } },
  '/admin/bulk-changes/preview': { query: { act: value('cancel'), from: value(span.from), until: value(span.to) } },
  '/admin/books/report.csv': { query: { year: value(month.slice(0, 4)) } },
  '/admin/books/balances': { query: { at: value(at) } },
  '/admin/books/periods': { query: { from: value(span.from), to: value(span.to) } },
  '/admin/books/reconciliation': { query: { from: value(span.from), to: value(span.to) } },
  '/admin/books/rates/ahead': { query: { kind: value('game'), from: value('2031-01-01'), percent: value('10') } },
};

/** Calls that aren't asked, with the reason. */
export const notAsked: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'a token of a mail finds one row': [
      '/users/confirmation/{token}',
      '/users/resetPassword/{token}',
      '/guest/bookings/{token}',
      '/guest/bookings/{token}/documents',
      '/guest/bookings/{token}/documents/{number}',
      '/guest/bookings/{token}/documents/{number}.pdf',
      '/guest/bookings/{token}/documents/{number}.xml',
      '/guest/bookings/{token}/ticket.pkpass',
      '/guest/money/{token}',
      '/unsubscribe/{token}',
    ],
    'the demo has none': [
      '/admin/bulk-changes/{id}',
      '/admin/books/pay-invoices/{id}.pdf',
      '/admin/messages/{channel}/{id}',
      '/documents/{number}',
      '/documents/{number}.pdf',
      '/documents/{number}.xml',
      '/matches/{id}/ticket.pkpass',
      '/organising/pay/invoices/{number}.pdf',
      '/users/years/{year}.png',
      '/wallet/receipts/{id}',
    ],
    'a file of all that an admin asks for, which a cursor reads piece by piece': [
      '/admin/books/auditfile',
      '/admin/books/balances.csv',
      '/admin/books/entries',
      '/admin/books/periods.csv',
      '/admin/payouts/{id}/file',
    ],
    'it changes something': ['/users/logout'],
  }).flatMap(([reason, paths]) => paths.map((path) => [path, reason])),
);

/** Calls that may read more as the platform grows, by how their paths begin, with the reason. */
export const mayGrow: readonly (readonly [begin: string, reason: string])[] = [
  ['/admin/', 'an admin’s lists count what they find, figures and files are of all there is'],
  ['/users/usersCount', 'counts everybody, for at most a hundredth of the time'],
];
