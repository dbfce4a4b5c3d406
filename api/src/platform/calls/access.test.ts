import { asksProof, type Call } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { consoleLists } from '../../../test/console-lists.ts';
import { mailgunKey, sesTopic } from '../../../test/mail-reports.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer({
  MAIL_REPORTS_SECRET: 'a secret of whoever sends our mails, long enough',
  POSTMARK_WEBHOOK_PASSWORD: 'the password of the hook',
  SES_TOPIC_ARN: sesTopic,
  MAILGUN_SIGNING_KEY: mailgunKey,
});

const callers = ['visitor', 'guest', 'player', 'organiser', 'admin'] as const;
type Caller = (typeof callers)[number];
/** The least privileged caller that a call lets in, and whether it asks for a fresh proof of identity. */
type Row = Caller | `${Caller}, proof`;
/** Refusals of the caller; any other refusal means that the caller was let in. */
const turnedAway = new Set(['not_logged_in', 'not_allowed', 'wallet_for_players', 'profile_for_players']);

/** Every served call but those of {@link ofConsole}. */
const table: Record<string, Row> = {
  ...Object.fromEntries(consoleLists.map(({ file }): [string, Row] => [`GET ${file}`, 'admin, proof'])),
  'POST /users/confirmation': 'visitor',
  'GET /users/confirmation/{token}': 'visitor',
  'POST /users/confirmation/{token}': 'visitor',
  'POST /users/login': 'visitor',
  'PATCH /users/ifEmailExists': 'visitor',
  'GET /users/resetPassword/{token}': 'visitor',
  'POST /users/changePassword': 'visitor',
  'GET /users/logout': 'visitor',
  'POST /users/logout': 'visitor',
  'PATCH /users/updateMe': 'player',
  'PATCH /users/updateMyPassword': 'player',
  'POST /users/confirmAddress': 'visitor',
  'POST /users/confirmOwnAddress': 'guest',
  'GET /users/settings': 'guest',
  'GET /users/home': 'guest',
  'GET /matches/{id}/recap': 'guest',
  'GET /users/years': 'player',
  'GET /users/years/{year}.png': 'player',
  'POST /matches/{id}/again': 'organiser',
  'POST /matches/{id}/again/askings': 'player',
  'GET /people/{id}': 'guest',
  'GET /people/partners': 'guest',
  'GET /people/faces': 'guest',
  'GET /matches/{id}/groups': 'guest',
  'POST /matches/{id}/groups': 'player',
  'POST /matches/{id}/groups/{group}/spot': 'player',
  'DELETE /matches/{id}/groups/{group}': 'player',
  'POST /matches/{id}/invitations': 'player',
  'DELETE /matches/{id}/invitations': 'guest',
  'PATCH /users/settings': 'guest',
  'GET /users/calendars': 'guest',
  'POST /users/calendars': 'guest',
  'DELETE /users/calendars/{id}': 'guest',
  'GET /users/export': 'guest',
  'GET /users/leaving': 'player',
  'GET /payments/open': 'player',
  'POST /payments/cancel': 'visitor',
  'GET /matches/mywaiting': 'guest',
  'GET /matches/mymonth': 'guest',
  'DELETE /users/deleteMe': 'player',
  'GET /archivedmatches/user/{id}': 'guest',
  'GET /users/auth/google/login': 'visitor',
  'GET /users/auth/google/signup': 'visitor',
  'GET /users/auth/google/link': 'player, proof',
  'GET /users/auth/google/callback': 'visitor',
  'DELETE /users/auth/google': 'player',
  'POST /mobile/google/login': 'visitor',
  'POST /mobile/google/signup': 'visitor',
  'GET /users/signInMethods': 'guest',
  'POST /users/confirmIdentity': 'player',
  'GET /users/proof': 'player, proof',
  'POST /users/passkeys/options': 'player, proof',
  'POST /users/passkeys': 'player',
  'PATCH /users/passkeys/{id}': 'player',
  'DELETE /users/passkeys/{id}': 'player',
  'POST /users/passkeys/login/options': 'visitor',
  'POST /users/passkeys/login': 'visitor',
  'GET /users/sessions': 'guest',
  'DELETE /users/sessions/{id}': 'guest',
  'POST /users/sessions/revokeOthers': 'guest',
  'GET /users/checkAuthToken': 'guest',
  'GET /users/me': 'guest',
  'POST /users/me/terms': 'guest',
  'GET /users/usersCount': 'visitor',
  'POST /leads/subscribe': 'visitor',
  'POST /leads/confirm': 'visitor',
  'POST /contact/contactForm': 'visitor',
  'POST /contact/facilityContactForm': 'visitor',
  'POST /contact/organiserContactForm': 'visitor',
  'GET /matches': 'visitor',
  'GET /matches/latest': 'visitor',
  'GET /matches/featured': 'visitor',
  'GET /matches/joinable': 'visitor',
  'GET /matches/map': 'visitor',
  'GET /matches/days': 'visitor',
  'GET /matches/tournaments': 'visitor',
  'GET /elo/getMatchesForUser': 'guest',
  'GET /elo/mine': 'guest',
  'GET /matches/grading/{id}': 'player',
  'POST /matches/grading/{id}': 'player',
  'POST /challenges': 'organiser',
  'POST /challenges/{id}/answer': 'player',
  'GET /communities/{id}/challenges': 'player',
  'GET /communities': 'visitor',
  'GET /communities/join/{x}/info': 'visitor',
  'GET /communities/join-status/{a}/{b}': 'player',
  'POST /communities/join/{x}': 'player',
  'POST /communities/remove-member': 'player',
  'GET /communities/{id}/members': 'visitor',
  'GET /communities/{id}/requests': 'player',
  'POST /communities/{id}/requests/{userId}/approve': 'player',
  'POST /communities/{id}/requests/{userId}/deny': 'player',
  'POST /communities/{id}/requests/decide': 'player',
  'POST /communities/{id}/members/{userId}/remove': 'player',
  'PUT /communities/{id}/admins/{userId}': 'player',
  'DELETE /communities/{id}/admins/{userId}': 'player',
  'GET /community-notifications/preferences/{id}': 'player',
  'POST /community-notifications/toggle/{id}': 'player',
  'GET /communities/{id}/news': 'visitor',
  'POST /communities/{id}/news': 'player',
  'PATCH /communities/{id}/news/{newsId}': 'player',
  'DELETE /communities/{id}/news/{newsId}': 'player',
  'PATCH /communities/{id}': 'player',
  'GET /communities/{id}/invitations': 'player',
  'POST /communities/{id}/invitations': 'player',
  'DELETE /communities/{id}/invitations/{code}': 'player',
  'GET /communities/{id}/figures': 'player',
  'GET /communities/{id}/user-tags': 'player',
  'POST /communities/{id}/user-tags/suggest': 'player',
  'POST /communities/{id}/user-tags/confirm': 'player',
  'POST /communities/{id}/user-tags/reject': 'player',
  'PUT /communities/{id}/nickname': 'player',
  'POST /communities/{id}/nickname/suggest': 'player',
  'POST /communities/{id}/nickname/reject': 'player',
  'POST /communities/{id}/labels/report': 'player',
  'GET /communities/{id}/labels/reports': 'player',
  'POST /communities/{id}/labels/decide': 'player',
  'PUT /communities/{id}/admin-tags': 'player',
  'DELETE /communities/{id}/admin-tags/{tagId}': 'player',
  'PUT /communities/{id}/admin-tags/{tagId}/members/{userId}': 'player',
  'DELETE /communities/{id}/admin-tags/{tagId}/members/{userId}': 'player',
  'GET /communities/featured': 'visitor',
  'GET /communities/mine': 'guest',
  'GET /communities/shortcode/{code}': 'visitor',
  'GET /communities/shortcode/{code}/matches': 'visitor',
  'GET /communities/shortcode/{code}/results': 'visitor',
  'GET /leaderboard/user/{id}': 'guest',
  'GET /leaderboard/{sport}': 'visitor',
  'GET /ledger/closes': 'visitor',
  'GET /matches/myjoined': 'guest',
  'GET /matches/{id}': 'visitor',
  'GET /matches/{id}/draws': 'visitor',
  'GET /archivedmatches/match/{id}': 'visitor',
  'GET /archivedmatches/getAllConfirmedArchivedMatchesCount': 'visitor',
  'GET /live': 'visitor',
  'POST /matches': 'organiser',
  'GET /admin/match/{id}': 'player',
  'PATCH /admin/match/{id}': 'player',
  'PUT /admin/match/{id}/venuePhoto': 'organiser',
  'POST /admin/match/{id}/cancel': 'organiser',
  'PATCH /admin/match/{id}/teams': 'player',
  'POST /admin/match/{id}/draws': 'player',
  'GET /organising/games': 'player',
  'GET /organising/games/{id}/registrants.csv': 'player, proof',
  'GET /organising/pay': 'player',
  'GET /organising/pay.csv': 'player',
  'GET /organising/pay/invoices/{number}.pdf': 'player',
  'PUT /organising/bank-details': 'player, proof',
  'PUT /organising/tax-details': 'player, proof',
  'PUT /organising/vat-number': 'player, proof',
  'GET /organising/replay': 'organiser',
  'GET /admin/books/periods.csv': 'admin, proof',
  'GET /admin/books/report.csv': 'admin, proof',
  'GET /admin/books/stored.csv': 'admin, proof',
  'POST /admin/books/settlements/fetch': 'admin',
  'GET /admin/books/balances.csv': 'admin, proof',
  'GET /admin/books/entries': 'admin, proof',
  'GET /admin/books/auditfile': 'admin, proof',
  'POST /admin/jobs/{name}/run': 'admin',
  'POST /admin/newsletter/compare': 'admin',
  'POST /admin/newsletters': 'admin',
  'PUT /admin/newsletters/{id}': 'admin',
  'POST /admin/newsletters/{id}/test': 'admin',
  'GET /admin/payouts/{id}/file': 'admin, proof',
  'POST /matches/{id}/passcode': 'visitor',
  'POST /matches/mainlist': 'player',
  'PATCH /matches/mainlist': 'player',
  'GET /matches/{id}/takenOut': 'player',
  'DELETE /matches/{id}/takenOut/{player}': 'player',
  'POST /internalPayments/payEntranceFee': 'player',
  'POST /internalPayments/refundEntranceFee': 'player',
  'POST /internalPayments/payForFriend': 'player',
  'POST /internalPayments/guest/pay': 'visitor',
  'POST /internalPayments/checkout': 'guest',
  'POST /guest/joinFreeAsGuest': 'visitor',
  'POST /guest/orders/{id}/address': 'visitor',
  'POST /external/payment': 'visitor',
  'GET /guest/bookings/{token}': 'visitor',
  'POST /guest/bookings/{token}/cancel': 'visitor',
  'POST /guest/bookings/{token}/proof': 'visitor',
  'POST /guest/bookings/{token}/release': 'visitor',
  'DELETE /guest/bookings/{token}/release': 'visitor',
  'POST /matches/{id}/handover': 'player',
  'POST /matches/{id}/release': 'player',
  'DELETE /matches/{id}/handover': 'player',
  'DELETE /matches/{id}/waitinglist/payment': 'player',
  'POST /matches/{id}/handover/accept': 'player',
  'POST /matches/{id}/handover/decline': 'player',
  'GET /matches/{id}/alternatives': 'player',
  'POST /matches/{id}/move': 'player',
  'GET /matches/{id}/check-in': 'player',
  'POST /matches/{id}/check-in': 'player',
  'GET /tournaments': 'visitor',
  'POST /tournaments': 'organiser',
  'PUT /tournaments/{id}/terms': 'player',
  'POST /tournaments/{id}/teams': 'guest',
  'PATCH /tournaments/{id}/teams/{teamId}': 'guest',
  'POST /tournaments/{id}/teams/{teamId}/players': 'guest',
  'DELETE /tournaments/{id}/teams/{teamId}/players/{userId}': 'guest',
  'GET /matches/{id}/result': 'visitor',
  'PUT /matches/{id}/result': 'player',
  'POST /matches/{id}/result/confirm': 'player',
  'POST /matches/{id}/check-in/ticket': 'player',
  'GET /tournaments/{id}': 'visitor',
  'GET /tournaments/{id}/standings': 'visitor',
  'POST /tournaments/{id}/plan': 'player',
  'POST /tournaments/{id}/plan/moves': 'player',
  'POST /tournaments/{id}/courts/next': 'player',
  'PUT /tournaments/{id}/matches/{matchId}/result': 'guest',
  'POST /tournaments/{id}/teams/{teamId}/withdraw': 'guest',
  'POST /matches/{id}/no-shows': 'player',
  'GET /matches/{id}/reliability': 'player',
  'POST /no-shows/{id}/answer': 'player',
  'POST /no-shows/{id}/appeal': 'player',
  'GET /users/attendance': 'player',
  'POST /payments/esn/payment': 'visitor',
  'GET /internalPayments/user/me': 'player',
  'POST /payments/topUp': 'player',
  'POST /payments/payment': 'guest',
  'GET /payments/user/me': 'player',
  'GET /wallet/statement': 'player',
  'GET /wallet/statement.csv': 'player',
  'GET /wallet/timeline': 'player',
  'GET /wallet/receipts/{id}': 'player',
  'GET /wallet/documents': 'player',
  'GET /documents/{number}': 'player',
  'GET /documents/{number}.pdf': 'player',
  'GET /documents/{number}.xml': 'player',
  'GET /matches/{id}/ticket.pkpass': 'guest',
  'GET /matches/{id}/ticket/google': 'guest',
  'GET /guest/bookings/{token}/ticket.pkpass': 'visitor',
  'GET /guest/bookings/{token}/ticket/google': 'visitor',
  'POST /documents/{number}/mail': 'player',
  'POST /documents/{number}/invoice': 'player',
  'GET /guest/bookings/{token}/documents': 'visitor',
  'GET /guest/bookings/{token}/documents/{number}': 'visitor',
  'GET /guest/bookings/{token}/documents/{number}.pdf': 'visitor',
  'GET /guest/bookings/{token}/documents/{number}.xml': 'visitor',
  'POST /guest/bookings/{token}/documents/{number}/mail': 'visitor',
  'POST /guest/bookings/{token}/documents/{number}/invoice': 'visitor',
  'GET /wallet/company': 'player',
  'PUT /wallet/company': 'player',
  'DELETE /wallet/company': 'player',
  'POST /promocode/activate': 'player',
  'POST /promocode/attach-periodic-promocode/ESN': 'player',
  'GET /promocode/user/me': 'player',
  'POST /promocode/select': 'player',
  'DELETE /promocode/select': 'player',
  'GET /matches/{id}/coOrganisers': 'organiser',
  'PUT /matches/{id}/coOrganisers': 'organiser',
  'DELETE /matches/{id}/coOrganisers/{coOrganiserId}': 'organiser',
  'POST /matches/{id}/coOrganisers/stepBack': 'player',
  'GET /matches/{id}/lateChanges': 'player',
  'GET /matches/{id}/rescue': 'player',
  'GET /matches/{id}/pass': 'player',
  'POST /matches/{id}/pass': 'player',
  'PUT /matches/{id}/pass-offer': 'admin, proof',
  'GET /wallet/passes': 'player',
  'POST /wallet/passes/{id}/handBack': 'player',
  'GET /matches/{id}/regulars': 'player',
  'PUT /matches/{id}/regulars': 'player',
  'DELETE /matches/{id}/regulars/{regular}': 'player',
  'POST /matches/{id}/regular': 'player',
  'DELETE /matches/{id}/regular': 'player',
  'DELETE /matches/{id}/regular/spot': 'player',
  'GET /users/regular': 'player',
  'POST /matches/{id}/lateChanges': 'player',
  'GET /matches/{id}/messages': 'guest',
  'POST /matches/{id}/messages': 'player',
  'GET /communities/{id}/messages': 'guest',
  'POST /communities/{id}/messages': 'player',
  'POST /messages/{id}/report': 'guest',
  'POST /messages/{id}/decide': 'player',
  'GET /wishes': 'player',
  'GET /demand': 'organiser',
  'POST /wishes': 'player',
  'PUT /wishes/{id}': 'player',
  'PATCH /wishes/{id}': 'player',
  'DELETE /wishes/{id}': 'player',
  'GET /users/notifications': 'guest',
  'PUT /users/notifications': 'guest',
  'PUT /users/notifications/{id}': 'guest',
  'GET /users/notifications/live': 'guest',
  'GET /users/notificationPreferences': 'guest',
  'PUT /users/notificationPreferences': 'guest',
  'POST /users/pushSubscriptions': 'guest',
  'DELETE /users/pushSubscriptions': 'guest',
  'GET /unsubscribe/{token}': 'visitor',
  'POST /unsubscribe/{token}': 'visitor',
  'GET /admin/users/{id}/export': 'admin, proof',
  'GET /guest/money/{token}': 'visitor',
  'POST /guest/money/{token}/back': 'visitor',
  'GET /locations': 'visitor',
  'GET /locations/search': 'visitor',
  'GET /locations/reverse': 'visitor',
};

/** Routes that change something and aren't calls of the contract, with what authorises them. */
const others: Record<string, string> = {
  'POST /api/payments/webhooks/:provider': 'the signature of the provider; what it says is asked for again',
  'POST /api/mail/reports': 'the signature of who sends our mails',
  'POST /api/mail/reports/postmark': 'the password of its web hook',
  'POST /api/mail/reports/ses': 'the signature of Amazon, for our topic',
  'POST /api/mail/reports/mailgun': 'the signature of Mailgun, once',
  'POST /unsubscribe/:token': 'the signature in a mailed link (RFC 8058)',
  'POST /sandbox/checkout/:reference/complete': 'whoever has the link, with play money only',
  'POST /sandbox/google/authorize': 'everyone, without a Google of its own only',
  'POST /sandbox/google/token': 'everyone, without a Google of its own only',
  'POST /dev/clock': 'everyone, in demo mode only',
  'POST /dev/mailbox': 'everyone, in demo mode only',
  'POST /dev/weather': 'everyone, in demo mode only',
};

/** All routes of the server whose method changes something, like `POST /api/users/:id`. */
function changingRoutes(): string[] {
  const parents: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:[│ ] {3})*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      if (depth === 0) return [];
      parents.length = depth - 1;
      parents.push((parents.at(-1) ?? '') + part);
      const isAsking = (method: string) => ['', 'GET', 'HEAD', 'OPTIONS'].includes(method);
      return methods
        .split(', ')
        .filter((method) => !isAsking(method))
        .map((method) => `${method} ${parents.at(-1)}`);
    });
}

/** Users can only take themselves out, and look up only their own rank: another's id is refused as `not_allowed`. */
const aboutOneself: ReadonlySet<string> = new Set(['PATCH /matches/mainlist', 'GET /leaderboard/user/{id}']);

/** Calls that ask only some callers for a proof: an admin of Rondo who acts for a community, and people who change their address or leave. */
const asksSome: ReadonlySet<string> = new Set([
  'PUT /communities/{id}/admins/{userId}',
  'DELETE /communities/{id}/admins/{userId}',
  'PATCH /users/updateMe',
  'DELETE /users/deleteMe',
]);

const nameOf = (call: Call) => `${call.method} ${call.path}`;
/** What is below `/admin/` is for admins, with proof for what changes something, unless the table says otherwise. */
const ofConsole = ({ method, path }: Call): Row | undefined =>
  path.startsWith('/admin/') ? (method === 'GET' ? 'admin' : 'admin, proof') : undefined;
const rowOf = (call: Call): Row | undefined => table[nameOf(call)] ?? ofConsole(call);
const leastOf = (call: Call) => callers.find((caller) => rowOf(call)?.startsWith(caller)) ?? 'admin';
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  for (const role of callers) if (role !== 'visitor') tokens.set(role, (await aPlayer(server, { role })).token);
});

/** A well-formed body with the fields that all calls share; a call that needs more refuses it as invalid, which counts as let in. */
const body = (id: string) => ({
  matchId: id,
  targetId: id,
  orderId: id,
  amount: 5,
  givenUpBalance: 'invalid: the next rows need the account',
});

async function code(call: Call, caller: Caller): Promise<string | undefined> {
  const path = call.path.replaceAll(/\{\w+\}/g, randomUUID());
  // Logging out would end the session that the next rows need.
  const as = call.path === '/users/logout' ? undefined : tokens.get(caller);
  const sent = call.method === 'GET' ? {} : { body: body(randomUUID()) };
  if (call.stream) return streamCode(path, as);
  return (await server.call(call.method, `/api${path}`, { as, ...sent })).body.code;
}

/** The code of a call whose answer is a stream. */
async function streamCode(path: string, as: string | undefined): Promise<string | undefined> {
  const headers = as ? { authorization: `Bearer ${as}` } : {};
  const answer = await server.app.inject({ url: `/api${path}`, headers, payloadAsStream: true });
  const stream = answer.stream();
  if (answer.statusCode === 200) {
    stream.destroy();
    return undefined;
  }
  const { code: refusal } = (await new Response(Readable.toWeb(stream) as ReadableStream).json()) as { code: string };
  return refusal;
}

describe('who may call what', () => {
  test('every call that is served has its row, and every row its call', () => {
    expect(server.calls.filter((call) => rowOf(call) === undefined).map(nameOf)).toEqual([]);
    const served = new Set(server.calls.map(nameOf));
    expect(Object.keys(table).filter((name) => !served.has(name))).toEqual([]);
  });

  test('every route that changes something has a row, in the contract or not, and every such row a route', () => {
    const calls = server.calls.filter(({ method }) => method !== 'GET');
    const served = calls.map(({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    expect(
      changingRoutes()
        .filter((route) => !route.endsWith('/api/*'))
        .sort(),
    ).toEqual([...served, ...Object.keys(others)].sort());
  });

  test.each(callers)('%s', async (caller) => {
    const letIn: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const call of server.calls) {
      expected[nameOf(call)] = callers.indexOf(caller) >= callers.indexOf(leastOf(call));
      const refusal = await code(call, caller);
      const own = aboutOneself.has(nameOf(call)) && expected[nameOf(call)];
      letIn[nameOf(call)] = own || !turnedAway.has(refusal ?? '');
    }
    expect(letIn).toEqual(expected);
  });

  test('the contract says the same, so the OpenAPI document does', () => {
    for (const call of server.calls)
      expect({ [nameOf(call)]: `${call.access}${asksProof(call) ? ', proof' : ''}` }).toEqual({
        [nameOf(call)]: rowOf(call),
      });
  });

  test('an admin whose last proof is an hour old is asked for another by just the calls that say so', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    await server.sql`
      update session set identity_confirmed_at = now() - interval '1 hour' where user_id = ${admin.id}`;
    tokens.set('admin', admin.token);
    const asked: string[] = [];
    for (const call of server.calls)
      if (!asksSome.has(nameOf(call)) && (await code(call, 'admin')) === 'confirm_identity') asked.push(nameOf(call));
    const expected = server.calls.filter((call) => rowOf(call)?.endsWith(', proof')).map(nameOf);
    expect(asked.toSorted()).toEqual(expected.toSorted());
  });

  test('what an admin changes asks for one but where that changes nothing of others', () => {
    const changing = server.calls.filter(({ access, method }) => access === 'admin' && method !== 'GET');
    expect(changing.filter((call) => !asksProof(call)).map(nameOf)).toEqual([
      'POST /admin/newsletters',
      'PUT /admin/newsletters/{id}',
      'POST /admin/newsletters/{id}/test',
      'POST /admin/newsletter/compare',
      'POST /admin/books/settlements/fetch',
      'POST /admin/jobs/{name}/run',
    ]);
  });
});

describe('what belongs to somebody else', () => {
  test('another player is not taken out of a game, nor sees who paid what', async () => {
    const gameId = await aGame(server);
    const [one, other] = [await aPlayer(server), await aPlayer(server, { role: 'organiser' })];
    await server.as(one).post('/api/matches/mainlist', { matchId: gameId });
    const leaving = { matchId: gameId, targetId: one.id };
    const refused = await server.as(other).patch('/api/matches/mainlist', leaving);
    expect(refused.body.code).toBe('not_allowed');
    const seen = await server.as(other).get(`/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({ match: { viewer: { joined: false, canEdit: false, secretKey: null } } });
    expect(JSON.stringify(seen.body)).not.toContain(one.email);
  });

  test('the private key is for the game’s own organiser and admins, the group chat for those who play', async () => {
    const owner = await aPlayer(server, { role: 'organiser' });
    const gameId = await aGame(server, { organiserId: owner.id, passcode: 'open-sesame' });
    const others = [await aPlayer(server), await aPlayer(server, { role: 'organiser' }), undefined];
    for (const other of others) {
      const { body } = await server.call('GET', `/api/matches/${gameId}`, { as: other?.token });
      expect(JSON.stringify(body)).not.toContain('open-sesame');
      expect(body.data).toMatchObject({ match: { groupchat: null } });
      expect(JSON.stringify(body)).not.toMatch(/"secretKey":"/);
    }
    for (const token of [owner.token, tokens.get('admin')]) {
      const { body } = await server.call('GET', `/api/matches/${gameId}`, { as: token });
      expect(body.data).toMatchObject({ match: { viewer: { canEdit: true, secretKey: expect.any(String) } } });
    }
  });
});
