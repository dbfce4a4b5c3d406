import type { CallResponse, getForgetting } from '@rondo/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, balanceOf, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { aGuestWithMoney } from '../../../test/guest-money.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { subjectsTo } from '../../../test/mails.ts';
import { aFreelancer, aGivenGame, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { aPlayerWithPassword, logIn, oldPassword } from '../../../test/passwords.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend } = joiningCalls(server);
const { run } = payCalls(server);
const { audit } = consoleCalls(server);
const { startPaying, bookingOf } = guestCalls(server);
const nobodysId = '00000000-0000-4000-8000-000000000000';
const admin = useNewPlayer(server, { role: 'admin' });

beforeEach(() => server.sql`delete from rate_limit`);

const forget = (id: string, more: object = {}, as = admin) =>
  server.as(as).post(`/api/admin/users/${id}/forget`, { reason: 'wrote to us', ...more });
const outlook = async (id: string) =>
  (await server.as(admin).get(`/api/admin/users/${id}/forgetting`)).body.data as CallResponse<
    typeof getForgetting
  >['data'];
const accountOf = (id: string) =>
  server.row<{ name: string; email: string; gone: boolean; spots: number }>`
    select name, email, deleted_at is not null as gone,
      (select count(*)::int from registration r where r.user_id = u.id and r.status = 'active') as spots
    from app_user u where id = ${id}`;
const gone = (id: string) => ({
  name: 'Former player',
  email: `former-${id}@deleted.invalid`,
  gone: true,
  spots: 0,
});
/** The hindrance shown before and the refusal have the same code. */
async function expectHindered(id: string, code: string, params: object = {}) {
  expect((await outlook(id)).hindrance).toMatchObject({ code, params });
  expect((await forget(id)).body).toMatchObject({ code, params });
  expect((await accountOf(id)).gone).toBe(false);
}

describe('somebody who asked to be forgotten', () => {
  test('is, with what they gave up; a last mail says so in their language, and the log has no name', async () => {
    const player = await aPlayerWithPassword(server, { name: 'Sanne Unmistakable', balanceCents: 2000 });
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    const gameId = await aGame(server, { priceCents: 1000, hoursAhead: 48 });
    await pay(player, gameId);
    expect(await outlook(player.id)).toMatchObject({
      balance: 19,
      onPasses: 0,
      spots: [{ match: { _id: gameId }, refund: 9 }],
      hindrance: null,
    });
    for (const giveUpBalance of [undefined, 10, 19.01])
      await refuses(forget(player.id, { giveUpBalance }), 'balance_left', { params: { balance: '19.00' } });
    expect((await forget(player.id, { giveUpBalance: 19 })).status).toBe(200);
    expect(await accountOf(player.id)).toEqual(gone(player.id));
    expect(await balanceOf(server, player.id)).toBe(0);
    expect((await server.as(player).get('/api/users/me')).status).toBe(401);
    await refuses(logIn(server, player.email), 'wrong_credentials');
    await advance(server, 'PT1M');
    expect(await subjectsTo(server, player.email)).toEqual(['We hebben je Rondo-account verwijderd']);
    const [entry, ...earlier] = await audit(admin.token, `subject=${player.id}`);
    expect(earlier).toEqual([]);
    expect(entry).toMatchObject({
      action: 'user.forget',
      reason: 'wrote to us',
      amount: 19,
      after: { forgotten: true, gaveUp: 1900, games: 1 },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Sanne|player\d/);
    await refuses(forget(player.id), 'user_not_found');
    expect((await server.as(admin).get(`/api/admin/users/${player.id}`)).status).toBe(404);
  });

  test('as a guest gives up what is kept and their spots, whose links open nothing any more', async () => {
    const guest = await aGuestWithMoney(server, admin);
    const gameId = await aGame(server, { priceCents: 500, hoursAhead: 48 });
    const checkout = await startPaying(gameId, guest.email, { amount: 5, method: 'ideal' });
    await checkout.complete('paid');
    await advance(server, 'PT1M');
    const booking = await bookingOf(guest.email);
    const { balance, spots } = await outlook(guest.id);
    expect({ balance, spots: spots.length }).toEqual({ balance: 9.5, spots: 1 });
    await refuses(forget(guest.id), 'balance_left', { params: { balance: '9.50' } });
    expect((await forget(guest.id, { giveUpBalance: 9.5 })).status).toBe(200);
    await advance(server, 'PT1M');
    expect(await accountOf(guest.id)).toEqual(gone(guest.id));
    expect((await booking.see()).status).toBe(404);
    expect(await subjectsTo(server, guest.email)).toEqual(['We deleted your Rondo account']);
    // The address is free, and finds nothing.
    const again = await startPaying(gameId, guest.email, { amount: 5, method: 'ideal' });
    expect(again.answer.status).toBe(200);
  });

  test('leaves nothing of a ban or of what kind of organiser they were, which their file had', async () => {
    const player = await aPlayerWithPassword(server);
    await server.sql`
      update app_user set organiser_kind = 'volunteer', banned_at = '2026-11-03T10:00:00Z' where id = ${player.id}`;
    const { body } = await server.as(admin).get(`/api/admin/users/${player.id}/export`);
    expect(body).toMatchObject({
      data: { account: [{ organiser_kind: 'volunteer', banned_at: '2026-11-03T10:00:00.000Z' }] },
    });
    expect((await forget(player.id)).status).toBe(200);
    const left = await server.row`select organiser_kind, banned_at from app_user where id = ${player.id}`;
    expect(left).toEqual({ organiser_kind: null, banned_at: null });
  });

  test('gives a friend who paid for their spot what the policy gives back', async () => {
    const [player, friend] = [await aPlayer(server), await aPlayer(server, { balanceCents: 1000 })];
    const gameId = await aGame(server, { priceCents: 1000, hoursAhead: 48 });
    await payForFriend(friend, gameId, player.email);
    expect(await outlook(player.id)).toMatchObject({ balance: 0, spots: [{ refund: 0 }] });
    expect((await forget(player.id)).status).toBe(200);
    expect(await balanceOf(server, friend.id)).toBe(900);
  });

  test('has their file made for them before, as they would download it; that is in the log', async () => {
    const player = await aPlayer(server, { balanceCents: 500 });
    const own = (await server.as(player).get('/api/users/export')).body;
    const made = await server.as(admin).get(`/api/admin/users/${player.id}/export`);
    expect(made.headers['content-disposition']).toMatch(/^attachment; filename="rondo-\d{4}-\d\d-\d\d\.json"$/);
    expect({ ...made.body, createdAt: null }).toMatchObject({
      data: { account: [{ email: player.email }], wallet: [{ balance_cents: 500 }] },
    });
    expect(Object.keys(made.body.data as object)).toEqual(Object.keys(own.data as object));
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'user.export',
      subject: { kind: 'user', id: player.id },
    });
    await refuses(server.as(admin).get(`/api/admin/users/${nobodysId}/export`), 'user_not_found', {
      status: 404,
    });
  });
});

describe('nobody is forgotten', () => {
  test('while they organise games, or alone lead a community', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    await aGame(server, { organiserId: organiser.id, name: 'Theirs' });
    await expectHindered(organiser.id, 'organiser_of_games', { games: 'Theirs' });
    const [leader, member] = [await aPlayer(server), await aPlayer(server)];
    const id = await server.value<string>`
      insert into community (short_code, name, sport, city) values ('alone', 'Alone', 'Futsal', 'Delft') returning id`;
    await server.sql`
      insert into community_member (community_id, user_id, status, is_admin)
      values (${id}, ${leader.id}, 'approved', true), (${id}, ${member.id}, 'approved', false)`;
    await expectHindered(leader.id, 'leads_communities', { communities: 'Alone' });
  });

  test('while their money is on its way, or they owe something', async () => {
    const player = await aPlayer(server);
    const { body } = await server.as(player).post('/api/payments/topUp', { amount: 10, method: 'ideal' });
    const link = new URL(String(body.paymentLink)).pathname;
    const at = (outcome: string) => server.call('POST', `${link}/complete`, { body: { outcome } });
    await expectHindered(player.id, 'payment_under_way');
    await at('paid');
    const gameId = await aGame(server, { priceCents: 1000, hoursAhead: 48, confirmed: true });
    expect((await pay(player, gameId)).status).toBe(200);
    await at('reversed');
    await expectHindered(player.id, 'debt_left', { owed: '10.00' });
    const end = { how: 'waived', amount: 10, reason: 'is forgotten' };
    const path = `/api/admin/users/${player.id}/owed/end`;
    expect((await server.as(admin).post(path, end)).status).toBe(200);
    expect((await forget(player.id)).status).toBe(200);
  });

  test('while a payment to their bank may come back', async () => {
    const organiser = await aFreelancer(server);
    await aGivenGame(server, organiser.id, { players: 12 });
    await server.jobs.runSweeps();
    payoutIn(await run(admin));
    await expectHindered(organiser.id, 'payout_under_way');
  });

  test('by an admin for themself, without saying who one is, or by anybody else', async () => {
    await refuses(forget(admin.id), 'not_on_oneself');
    const player = await aPlayer(server);
    expect((await forget(player.id, {}, player)).status).toBe(403);
    await refuses(forget(player.id, { reason: 'x' }), 'invalid_input');
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`;
    await refuses(forget(player.id), 'confirm_identity');
    expect((await accountOf(player.id)).gone).toBe(false);
  });
});

test('an admin leaves Rondo as long as another stays: of two at once one is last', async () => {
  const [one, two] = [
    await aPlayerWithPassword(server, { role: 'admin' }),
    await aPlayerWithPassword(server, { role: 'admin' }),
  ];
  await server.sql`update app_user set role = 'player' where role = 'admin' and id not in (${one.id}, ${two.id})`;
  const leave = ({ token }: Player) =>
    server.call('DELETE', '/api/users/deleteMe', { as: token, body: { password: oldPassword } });
  const answers = await Promise.all([leave(one), leave(two)]);
  expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['done', 'last_admin']);
});

test('joining and paying at the same time: nobody who is forgotten is in, and nothing is lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const [free, paid] = [await aGame(server), await aGame(server, { priceCents: 500, hoursAhead: 48 })];
    const friend = await aPlayer(server, { balanceCents: 500 });
    const byFriend = await aGame(server, { priceCents: 500, hoursAhead: 48 });
    const [answer] = await Promise.all([
      forget(player.id, { giveUpBalance: 10 }),
      join(player, free),
      pay(player, paid),
      payForFriend(friend, byFriend, player.email),
    ]);
    // A person who has paid first has another balance than the admin saw.
    const { spots, gone: isGone } = await accountOf(player.id);
    expect([answer.status === 200, answer.body.code ?? null]).toEqual(isGone ? [true, null] : [false, 'balance_left']);
    expect(isGone ? [spots, await balanceOf(server, player.id)] : [0, 0]).toEqual([0, 0]);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  }
});

test('a guest who pays meanwhile is somebody new, or finds that it was refused', async () => {
  const email = guestEmail();
  const gameId = await aGame(server, { priceCents: 500, hoursAhead: 48 });
  const first = await startPaying(gameId, email, { amount: 5, method: 'ideal' });
  await first.complete('paid');
  await advance(server, 'PT1M');
  const id = await server.value<string>`select id from app_user where email = ${email}`;
  const other = await aGame(server, { priceCents: 500, hoursAhead: 48 });
  const { balance } = await outlook(id);
  const [forgotten, second] = await Promise.all([
    forget(id, { giveUpBalance: balance }),
    startPaying(other, email, { amount: 5, method: 'ideal' }),
  ]);
  expect(['done', 'payment_under_way']).toContain(forgotten.body.code ?? 'done');
  if (second.answer.status === 200) await second.complete('paid');
  await advance(server, 'PT1M');
  expect((await accountOf(id)).gone).toBe(forgotten.status === 200);
});
