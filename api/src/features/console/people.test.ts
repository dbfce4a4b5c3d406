import { phrasesIn } from '@rondo/phrases';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { row, useServer } from '../../../test/server.ts';

const server = useServer();
const { users, see, change, audit } = consoleCalls(server);
let admin: Player;

beforeEach(async () => {
  await sql`delete from rate_limit`.execute(server.db);
  admin = await aPlayer(server, { role: 'admin' });
});

const works = async ({ token }: Player) => (await server.call('GET', '/api/users/me', { as: token })).status === 200;
const roleOf = async ({ id }: Player) =>
  (await row<{ role: string }>(server, sql`select role from app_user where id = ${id}`)).role;
/** An admin's session of a while ago. */
const grow = ({ id }: Player) =>
  sql`update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${id}`.execute(
    server.db,
  );

describe('finding people', () => {
  test('by parts of their name, without accents, and of their address', async () => {
    const name = `Zoë Bakker-${randomUUID().slice(0, 8)}`;
    const { id, email } = await aPlayer(server, { name });
    for (const query of [name, name.toLowerCase().replace('ë', 'e'), email, name.slice(-8), email.split('@')[0] ?? ''])
      expect((await users(admin.token, `query=${encodeURIComponent(query)}`)).users).toMatchObject([{ _id: id }]);
    expect((await users(admin.token, 'query=nobody-is-called-this')).users).toEqual([]);
  });

  test('by role, by ban and in an order, page by page', async () => {
    const tag = `q${randomUUID().slice(0, 8)}`;
    const made: Player[] = [];
    for (let index = 0; index < 30; index += 1)
      made.push(await aPlayer(server, { name: `${tag} ${String(index).padStart(2, '0')}` }));
    const [first, last] = [made[0], made.at(-1)];
    await sql`update app_user set role = 'organiser' where id = ${first?.id}`.execute(server.db);
    await sql`update app_user set banned_at = app_now() where id = ${last?.id}`.execute(server.db);
    const pages = [
      await users(admin.token, `query=${tag}&sort=name`),
      await users(admin.token, `query=${tag}&sort=name&page=2`),
    ];
    expect(pages.flatMap((page) => page.users.map(({ _id }) => _id))).toEqual(made.map(({ id }) => id));
    expect(pages[0]?.pagination).toEqual({ totalCount: 30, totalPages: 2, more: false });
    expect((await users(admin.token, `query=${tag}&sort=oldest`)).users[0]?._id).toBe(first?.id);
    expect((await users(admin.token, `query=${tag}&sort=newest`)).users[0]?._id).toBe(last?.id);
    expect((await users(admin.token, `query=${tag}&role=organiser`)).users).toMatchObject([{ _id: first?.id }]);
    expect((await users(admin.token, `query=${tag}&role=banned`)).users).toMatchObject([{ _id: last?.id }]);
  });

  test('as a file that runs no formula, which is written down', async () => {
    const tag = `q${randomUUID().slice(0, 8)}`;
    const { email } = await aPlayer(server, { name: `=HYPERLINK("x") ${tag}` });
    const { body, headers } = await server.call('GET', `/api/admin/users.csv?query=${tag}`, { as: admin.token });
    expect(headers['content-disposition']).toBe('attachment; filename="rondo-users.csv"');
    const [head, ...lines] = String(body.text).trim().split('\r\n');
    expect(head).toBe('Id,Name,Email address,Role,Kind of organiser,Games,Address confirmed,Banned at,Created at');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,"'=HYPERLINK(""x"") ${tag}",${email},player,,0,true,,`);
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'list.look',
      subject: { kind: 'users', id: null },
      after: { searched: true, rows: 1 },
    });
  });

  test('not those who left', async () => {
    const { id, email } = await aPlayer(server);
    await sql`update app_user set deleted_at = app_now() where id = ${id}`.execute(server.db);
    expect((await users(admin.token, `query=${email}`)).users).toEqual([]);
    const answer = await server.call('GET', `/api/admin/users/${id}`, { as: admin.token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });
});

describe('a person as support sees them', () => {
  test('has what they ask about, and no secret', async () => {
    const player = await aPlayerWithPassword(server, { balanceCents: 1250 });
    const gameId = await aGame(server, { priceCents: 500 });
    await server.call('POST', '/api/internalPayments/payEntranceFee', {
      as: player.token,
      body: { matchId: gameId, amount: 5 },
    });
    const seen = await see(admin.token, player.id);
    expect(seen).toMatchObject({
      email: player.email,
      role: 'player',
      balance: 7.5,
      waysIn: { password: true, google: false, passkeys: 0 },
      sessions: { count: 1 },
      spots: [{ gameId, status: 'active', paid: 5, refunded: 0 }],
      bannedAt: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/argon2|hash/);
  });

  test('each look is written down, with who looked and from where', async () => {
    const player = await aPlayer(server, { name: 'Noor Visser' });
    await see(admin.token, player.id);
    expect((await audit(admin.token))[0]).toMatchObject({
      actor: { _id: admin.id },
      action: 'user.look',
      subject: { kind: 'user', id: player.id, name: 'Noor Visser' },
      network: '127.0.0.1',
      before: null,
      after: null,
    });
    expect(await audit(admin.token, `looks=without&subject=${player.id}`)).toEqual([]);
  });
});

describe('a role', () => {
  test('is given by an admin, ends the sessions, and is written down with before and after', async () => {
    const player = await aPlayer(server);
    const answer = await change(admin.token, player.id, {
      role: 'organiser',
      organiserKind: 'freelance',
      reason: 'application of 3 May',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { user: { role: 'organiser', organiserKind: 'freelance' } } },
    });
    expect(await works(player)).toBe(false);
    const [told] = await mailsTo(server, player.email);
    expect(told).toMatchObject({
      subject: 'Your role on Rondo has changed',
      text: expect.stringContaining('organiser, as a freelancer'),
    });
    expect((await audit(admin.token, `subject=${player.id}`))[0]).toMatchObject({
      actor: { _id: admin.id },
      action: 'user.change',
      reason: 'application of 3 May',
      before: { role: 'player', organiserKind: null, banned: false },
      after: { role: 'organiser', organiserKind: 'freelance', banned: false },
    });
  });

  test('of an organiser is freelance or volunteer, and an organiser is made of the other kind without being logged out', async () => {
    const player = await aPlayer(server);
    for (const what of [{ role: 'organiser' }, { role: 'player', organiserKind: 'freelance' }])
      expect((await change(admin.token, player.id, what)).body).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'organiserKind' }],
      });
    const organiser = await aPlayer(server, { role: 'organiser' });
    for (const organiserKind of ['volunteer', 'freelance'])
      expect(await change(admin.token, organiser.id, { role: 'organiser', organiserKind })).toMatchObject({
        status: 200,
        body: { data: { user: { organiserKind } } },
      });
    const again = await change(admin.token, organiser.id, { role: 'organiser', organiserKind: 'freelance' });
    expect(again.body.code).toBe('already_decided');
    expect(await works(organiser)).toBe(true);
    expect((await users(admin.token, `query=${organiser.email}`)).users).toMatchObject([
      { organiserKind: 'freelance' },
    ]);
  });

  test('is asked for with a reason and a fresh session', async () => {
    const player = await aPlayer(server);
    for (const reason of ['', ' x ']) {
      const answer = await change(admin.token, player.id, { role: 'admin', reason });
      expect(answer.body.code).toBe('invalid_input');
    }
    await grow(admin);
    expect((await change(admin.token, player.id, { role: 'admin' })).body.code).toBe('confirm_identity');
    expect(await roleOf(player)).toBe('player');
    expect(await audit(admin.token, `subject=${player.id}`)).toEqual([]);
  });

  test('is never one’s own, nor a guest’s', async () => {
    for (const what of [{ role: 'player' }, { banned: true }])
      expect((await change(admin.token, admin.id, what)).body.code).toBe('not_on_oneself');
    const guest = await aPlayer(server, { role: 'guest' });
    expect((await change(admin.token, guest.id, { role: 'organiser', organiserKind: 'freelance' })).body.code).toBe(
      'guest_has_no_role',
    );
    expect((await change(admin.token, guest.id, { role: 'guest' })).body.code).toBe('invalid_input');
    expect((await change(admin.token, randomUUID(), { role: 'admin' })).body.code).toBe('user_not_found');
  });

  test('two admins who decide the same at once: the second hears that it is decided', async () => {
    const other = await aPlayer(server, { role: 'admin' });
    const player = await aPlayer(server);
    const answers = await Promise.all(
      [admin, other].map(({ token }) => change(token, player.id, { role: 'organiser', organiserKind: 'freelance' })),
    );
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['already_decided', 'done']);
    expect(await audit(admin.token, `subject=${player.id}`)).toHaveLength(1);
  });

  test('two admins who unmake each other at once leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await aPlayer(server, { role: 'admin' }), await aPlayer(server, { role: 'admin' })];
      const answers = await Promise.all([
        change(one.token, two.id, { role: 'player' }),
        change(two.token, one.id, { role: 'player' }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect([await roleOf(one), await roleOf(two)].sort()).toEqual(['admin', 'player']);
    }
  });

  test('repeated with its key it is given once', async () => {
    const player = await aPlayer(server);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => change(admin.token, player.id, { role: 'organiser', organiserKind: 'freelance' }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audit(admin.token, `subject=${player.id}`)).toHaveLength(1);
  });
});

describe('an admin who is unmade', () => {
  test('is refused from then on, also in the middle of a command', async () => {
    const other = await aPlayer(server, { role: 'admin' });
    const player = await aPlayer(server);
    await change(admin.token, other.id, { role: 'player' });
    expect((await server.call('GET', '/api/admin/users', { as: other.token })).status).toBe(401);
    expect((await change(other.token, player.id, { role: 'admin' })).status).toBe(401);
    // Their call was let in just before.
    const third = await aPlayer(server, { role: 'admin' });
    const unmaking = server.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await sql`update app_user set role = 'player' where id = ${third.id}`.execute(connection);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`commit`.execute(connection);
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const late = await change(third.token, player.id, { role: 'admin' });
    await unmaking;
    expect(late.body.code).toBe('not_allowed');
    expect(await roleOf(player)).toBe('player');
  });
});

describe('helping somebody in', () => {
  test('ends all of their sessions', async () => {
    const player = await aPlayer(server);
    const path = `/api/admin/users/${player.id}/log-out`;
    const answer = await server.call('POST', path, { as: admin.token, body: { reason: 'phone was stolen' } });
    expect(answer).toMatchObject({ status: 200, body: { count: 1 } });
    expect((await mailsTo(server, player.email))[0]?.subject).toBe('You’ve been logged out elsewhere');
    expect(await works(player)).toBe(false);
    expect((await audit(admin.token, `subject=${player.id}`))[0]).toMatchObject({
      action: 'user.log_out',
      reason: 'phone was stolen',
      before: { sessions: 1 },
      after: { sessions: 0 },
    });
  });

  test('mails them the link that sets a password, which the admin never sees', async () => {
    const player = await aPlayerWithPassword(server);
    const path = `/api/admin/users/${player.id}/recovery`;
    const answer = await server.call('POST', path, { as: admin.token, body: { reason: 'rang us' } });
    expect(answer).toMatchObject({ status: 200 });
    const [mail] = await mailsTo(server, player.email);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(token).toBeDefined();
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect((await audit(admin.token, `subject=${player.id}`))[0]).toMatchObject({ action: 'user.recovery' });
  });
});

describe('a name or an address that is put right', () => {
  test('is used from then on; both addresses are told, and links sent to the old one end', async () => {
    const player = await aPlayerWithPassword(server);
    const email = `right-${randomUUID().slice(0, 8)}@rondo.test`;
    const answer = await change(admin.token, player.id, { name: 'Noor Bakker', email });
    expect(answer.body.data).toMatchObject({ user: { name: 'Noor Bakker', email } });
    const { addressChanged, addressNew, nameCorrected } = phrasesIn.en.mail;
    expect((await mailsTo(server, player.email)).map(({ subject }) => subject)).toContain(addressChanged.subject);
    const toNew = await mailsTo(server, email);
    expect(new Set(toNew.map(({ subject }) => subject))).toEqual(new Set([addressNew.subject, nameCorrected.subject]));
    expect(await works(player)).toBe(false);
    const [entry] = await audit(admin.token, `subject=${player.id}&kind=user`);
    expect(entry).toMatchObject({ action: 'user.change', after: { name: 'corrected', address: 'corrected' } });
    expect(JSON.stringify(entry?.after)).not.toContain(email);
  });

  test('leaves nothing that was set up from the old address: a link to the new one sets a password', async () => {
    const player = await aPlayerWithPassword(server);
    await sql`insert into identity_link (issuer, subject, user_id) values ('https://google.test', ${player.id}, ${player.id})`.execute(
      server.db,
    );
    await sql`
      insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
      values (${player.id}, ${player.id}, ''::bytea, 0, 'phone', app_now())`.execute(server.db);
    await sql`insert into calendar (user_id, created_at) values (${player.id}, app_now())`.execute(server.db);
    const email = `owner-${randomUUID().slice(0, 8)}@rondo.test`;
    expect((await change(admin.token, player.id, { email })).status).toBe(200);
    const left = sql<{ left: number }>`
      select (select count(*)::int from identity_link where user_id = u.id) + (select count(*)::int from passkey where user_id = u.id)
        + (select count(*)::int from calendar where user_id = u.id) + (u.password_hash is not null)::int as left
      from app_user u where u.id = ${player.id}`;
    expect(await row(server, left)).toEqual({ left: 0 });
    expect((await logIn(server, email)).body.code).toBe('wrong_credentials');
    const [toOld] = await mailsTo(server, player.email);
    expect(JSON.stringify(toOld)).not.toContain(email);
    expect((await mailsTo(server, email))[0]?.text).toContain('/restore-password');
    expect((await server.call('PATCH', '/api/users/ifEmailExists', { body: { email } })).status).toBe(200);
    const token = (await mailsTo(server, email))
      .map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
      .find(Boolean);
    expect(token).toBeDefined();
  });

  test('is told with the reason, a guest too; another address of theirs that waits to be confirmed is over', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await change(admin.token, guest.id, { name: 'Gast Goed', reason: 'nobody is called that' });
    const [mail] = await mailsTo(server, guest.email);
    expect(mail?.text).toMatch(/Gast Goed.*nobody is called that/s);
    const player = await aPlayer(server);
    await sql`
      insert into address_change (user_id, email, token_hash, created_at, expires_at)
      values (${player.id}, 'waits@rondo.test', 'x', app_now(), app_now() + interval '1 day')`.execute(server.db);
    await change(admin.token, player.id, { email: `lost-${randomUUID().slice(0, 8)}@rondo.test` });
    const waits = sql<{
      count: number;
    }>`select count(*)::int as count from address_change where user_id = ${player.id}`;
    expect(await row(server, waits)).toEqual({ count: 0 });
  });

  test('proves nothing: an approved application at the address still waits for its owner', async () => {
    const player = await aPlayer(server);
    const email = `applied-${randomUUID().slice(0, 8)}@rondo.test`;
    const details = { age: 20, freelancer: true, city: 'Utrecht', facility_contacted: false, sports: ['Football'] };
    await sql`
      insert into enquiry (kind, name, email, language, details, state, awaits_account, created_at, state_at)
      values ('organiser', 'Noor', ${email}, 'nl', ${JSON.stringify(details)}::jsonb, 'approved', true, ${server.clock.now()}, ${server.clock.now()})`.execute(
      server.db,
    );
    expect((await change(admin.token, player.id, { email })).body.data).toMatchObject({
      user: { email, role: 'player' },
    });
    const { waits } = await row(
      server,
      sql<{ waits: boolean }>`select awaits_account as waits from enquiry where email = ${email}`,
    );
    expect(waits).toBe(true);
  });

  test('is refused where it is another’s, a guest’s, Rondo’s own, or as it was', async () => {
    const [player, other, guest] = [
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server, { role: 'guest' }),
    ];
    const codeOf = async (id: string, what: object) => (await change(admin.token, id, what)).body.code;
    expect(await codeOf(player.id, { email: other.email })).toBe('email_taken');
    expect(await codeOf(guest.id, { email: `g-${other.email}` })).toBe('guest_address_apart');
    expect(await codeOf(player.id, { name: 'Rondo' })).toBe('name_reserved');
    expect(await codeOf(player.id, { email: player.email })).toBe('already_decided');
    expect(await codeOf(player.id, {})).toBe('invalid_input');
    expect((await change(admin.token, guest.id, { name: 'Gast Goed' })).body.data).toMatchObject({
      user: { name: 'Gast Goed' },
    });
  });
});

describe('the log', () => {
  test('only grows', async () => {
    const player = await aPlayer(server);
    await see(admin.token, player.id);
    for (const attempt of [
      sql`update admin_action set reason = 'another' where subject_id = ${player.id}`,
      sql`delete from admin_action where subject_id = ${player.id}`,
    ])
      await expect(attempt.execute(server.db)).rejects.toThrow(/never changed or deleted/);
  });

  test('is searched by admin, by kind and by what it is about', async () => {
    const other = await aPlayer(server, { role: 'admin' });
    const player = await aPlayer(server);
    await see(admin.token, player.id);
    await see(other.token, player.id);
    const by = await audit(admin.token, `subject=${player.id}&query=${other.email}`);
    expect(by.map(({ actor }) => actor?._id)).toEqual([other.id]);
    expect(await audit(admin.token, `subject=${player.id}&kind=user&sort=oldest`)).toHaveLength(2);
    expect(await audit(admin.token, `subject=${player.id}&kind=game`)).toEqual([]);
    const about = await audit(admin.token, `query=${player.email}`);
    expect(about.map(({ subject }) => subject.id)).toEqual([player.id, player.id]);
  });

  test('is filtered by days in Amsterdam, by money, and by files that were taken', async () => {
    const subject = randomUUID();
    await sql`
      insert into admin_action (actor_id, action, subject_kind, subject_id, at)
      select ${admin.id}, action, kind, ${subject}, at::timestamptz from (values
        ('payout.make', 'payout', '2025-03-09T22:59:00Z'), ('payout.file', 'payout', '2025-03-09T23:00:00Z'),
        ('job.run', 'job', '2025-03-10T12:00:00Z'), ('list.look', 'users', '2025-03-11T22:59:00Z'),
        ('correction.book', 'user', '2025-03-11T23:00:00Z')) as acts (action, kind, at)`.execute(server.db);
    const acts = async (query: string) =>
      (await audit(admin.token, `subject=${subject}&sort=oldest&${query}`)).map(({ action }) => action);
    expect(await acts('from=2025-03-10&until=2025-03-11')).toEqual(['payout.file', 'job.run', 'list.look']);
    expect(await acts('until=2025-03-09')).toEqual(['payout.make']);
    expect(await acts('from=2025-03-12')).toEqual(['correction.book']);
    expect(await acts('money=true')).toEqual(['payout.make', 'payout.file', 'correction.book']);
    expect(await acts('kind=list')).toEqual(['list.look']);
  });
});
