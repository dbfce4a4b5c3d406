import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { users, see, change, audit } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

beforeEach(() => server.sql`delete from rate_limit`);

const works = async ({ token }: Player) => (await server.call('GET', '/api/users/me', { as: token })).status === 200;
const roleOf = ({ id }: Player) => server.value<string>`select role from app_user where id = ${id}`;
/** Makes an admin's session a while old. */
const grow = ({ id }: Player) =>
  server.sql`update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${id}`;

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
    await server.sql`update app_user set role = 'organiser' where id = ${first?.id}`;
    await server.sql`update app_user set banned_at = app_now() where id = ${last?.id}`;
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
    const { body, headers } = await server.as(admin).get(`/api/admin/users.csv?query=${tag}`);
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
    await server.sql`update app_user set deleted_at = app_now() where id = ${id}`;
    expect((await users(admin.token, `query=${email}`)).users).toEqual([]);
    await refuses(server.as(admin).get(`/api/admin/users/${id}`), 'user_not_found', { status: 404 });
  });
});

describe('a person as support sees them', () => {
  test('has what they ask about, and no secret', async () => {
    const player = await aPlayerWithPassword(server, { balanceCents: 1250 });
    const gameId = await aGame(server, { priceCents: 500 });
    await server.as(player).post('/api/internalPayments/payEntranceFee', { matchId: gameId, amount: 5 });
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
      text: expect.stringContaining('organiser, as a paid freelancer'),
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
      await refuses(change(admin.token, player.id, what), 'invalid_input', { issues: [{ path: 'organiserKind' }] });
    const organiser = await aPlayer(server, { role: 'organiser' });
    for (const organiserKind of ['volunteer', 'freelance'])
      expect(await change(admin.token, organiser.id, { role: 'organiser', organiserKind })).toMatchObject({
        status: 200,
        body: { data: { user: { organiserKind } } },
      });
    await refuses(
      change(admin.token, organiser.id, { role: 'organiser', organiserKind: 'freelance' }),
      'already_decided',
    );
    expect(await works(organiser)).toBe(true);
    expect((await users(admin.token, `query=${organiser.email}`)).users).toMatchObject([
      { organiserKind: 'freelance' },
    ]);
  });

  test('is asked for with a reason and a fresh session', async () => {
    const player = await aPlayer(server);
    for (const reason of ['', ' x ']) {
      await refuses(change(admin.token, player.id, { role: 'admin', reason }), 'invalid_input');
    }
    await grow(admin);
    await refuses(change(admin.token, player.id, { role: 'admin' }), 'confirm_identity');
    expect(await roleOf(player)).toBe('player');
    expect(await audit(admin.token, `subject=${player.id}`)).toEqual([]);
  });

  test('is never one’s own, nor a guest’s', async () => {
    for (const what of [{ role: 'player' }, { banned: true }])
      await refuses(change(admin.token, admin.id, what), 'not_on_oneself');
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(
      change(admin.token, guest.id, { role: 'organiser', organiserKind: 'freelance' }),
      'guest_has_no_role',
    );
    await refuses(change(admin.token, guest.id, { role: 'guest' }), 'invalid_input');
    await refuses(change(admin.token, randomUUID(), { role: 'admin' }), 'user_not_found');
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
    expect((await server.as(other).get('/api/admin/users')).status).toBe(401);
    expect((await change(other.token, player.id, { role: 'admin' })).status).toBe(401);
    // Their call was let through just before.
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
    const answer = await server.as(admin).post(path, { reason: 'phone was stolen' });
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
    const answer = await server.as(admin).post(path, { reason: 'rang us' });
    expect(answer).toMatchObject({ status: 200 });
    const [mail] = await mailsTo(server, player.email);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(token).toBeDefined();
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect((await audit(admin.token, `subject=${player.id}`))[0]).toMatchObject({ action: 'user.recovery' });
  });
});
