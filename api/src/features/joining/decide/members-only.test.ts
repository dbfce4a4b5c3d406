import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer, type GameOptions, type Player } from '../../../../test/builders.ts';
import { gameIn } from '../../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay, payForFriend, offer, takeOver, move, leave } = joiningCalls(server);
const { joinFree, startPaying, startExternal } = guestCalls(server);

let communityId: string;
beforeAll(async () => {
  const rows = await server.rows<{ id: string }>`
    insert into community (short_code, name, sport, city, is_private)
    values (${`c-${randomUUID().slice(0, 8)}`}, 'Closed club', 'Volleyball', 'Utrecht', true) returning id`;
  communityId = rows[0]?.id ?? '';
});

async function aClosedGame(options: GameOptions = {}): Promise<string> {
  const id = await aGame(server, options);
  await server.sql`update game set community_id = ${communityId} where id = ${id}`;
  return id;
}

async function become({ id }: Player, status: 'approved' | 'pending' | 'denied' | 'left'): Promise<void> {
  await server.sql`
    insert into community_member (community_id, user_id, status) values (${communityId}, ${id}, ${status})
    on conflict (community_id, user_id) do update set status = ${status}`;
}

const player = () => aPlayer(server, { balanceCents: 5000 });
async function aMember(): Promise<Player> {
  const member = await player();
  await become(member, 'approved');
  return member;
}
/** The private link, which only the organiser sees. */
async function linkOf(gameId: string): Promise<string> {
  const admin = await aPlayer(server, { role: 'admin' });
  return gameIn(await server.as(admin).get(`/api/matches/${gameId}`)).viewer.secretKey ?? '';
}

test.each(['nobody to it', 'pending', 'denied', 'left'] as const)(
  'who is %s is refused, in every way',
  async (status) => {
    const outsider = await player();
    if (status !== 'nobody to it') await become(outsider, status);
    const [free, paid] = [await aClosedGame(), await aClosedGame({ priceCents: 500 })];
    const full = await aClosedGame({ capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await join(await aMember(), full);
    const rows = await server.rows<{ id: string }>`select organiser_id as id from game where id = ${free}`;
    const open = await aGame(server, { organiserId: rows[0]?.id });
    await join(outsider, open);
    const answers = [
      await join(outsider, free),
      await join(outsider, full),
      await pay(outsider, paid),
      await payForFriend(outsider, paid, (await aMember()).email),
      await move(outsider, open, free),
      (await startPaying(paid, outsider.email, {}, undefined, outsider.token)).answer,
    ];
    for (const { status: got, body } of answers) {
      expect(got).toBe(403);
      expect(body).toMatchObject({
        code: 'members_only',
        message: 'Only for members of Closed club.',
        params: { community: 'Closed club', sport: 'Volleyball', city: 'Utrecht' },
      });
    }
  },
);

test('guests are none of the members, nor are friends who are not', async () => {
  const [free, paid] = [await aClosedGame(), await aClosedGame({ priceCents: 500 })];
  const event = await aClosedGame({ priceCents: 650, tournament: true });
  await server.sql`update game set tournament_external = true, tournament_org = 'ESN' where id = ${event}`;
  await refuses(joinFree(free, guestEmail()), 'members_only');
  expect((await startPaying(paid, guestEmail())).answer.body.code).toBe('members_only');
  expect((await startExternal(event, guestEmail())).answer.body.code).toBe('members_only');
  const member = await aMember();
  const stranger = await player();
  await refuses(payForFriend(member, paid, stranger.email), 'friend_not_member', {
    params: { friend: stranger.email },
  });
  await pay(member, paid);
  await server.sql`update game set status = 'confirmed' where id = ${paid}`;
  await offer(member, paid, stranger.email);
  await refuses(takeOver(stranger, paid, member.id), 'members_only');
  expect((await takeOver(stranger, paid, member.id, { secret_key: await linkOf(paid) })).status).toBe(200);
});

test('an address says nothing of its owner to who types it: neither that they play, nor that they are a member', async () => {
  const event = await aClosedGame({ priceCents: 650, tournament: true });
  await server.sql`update game set tournament_external = true, tournament_org = 'ESN' where id = ${event}`;
  const [free, paid] = [await aClosedGame(), await aClosedGame({ priceCents: 500 })];
  const member = await aMember();
  const guest = guestEmail();
  await joinFree(free, guest, { secret_key: await linkOf(free) });
  await refuses(joinFree(free, guest), 'members_only');
  expect((await startExternal(event, member.email)).answer.body.code).toBe('members_only');
  expect((await startExternal(paid, member.email)).answer.body.code).toBe('members_only');
  const open = await aGame(server);
  await join(member, open);
  expect((await startExternal(open, member.email)).answer.body.code).toBe('not_external');
});

test('members, the organiser and admins get in; so does who shows the private link, but not who knows the passcode', async () => {
  const organiser = await aPlayer(server, { role: 'organiser', balanceCents: 5000 });
  const id = await aClosedGame({ priceCents: 500, passcode: 'hush', organiserId: organiser.id });
  // A member may pass on the key they got.
  const typed = await server.as(await aMember()).post(`/api/matches/${id}/passcode`, { passcode: 'hush' });
  const passcode = { secret_key: typed.body.secret_key };
  await refuses(pay(await player(), id, passcode), 'members_only');
  const admin = await aPlayer(server, { role: 'admin', balanceCents: 5000 });
  for (const who of [await aMember(), organiser, admin]) expect((await pay(who, id, passcode)).status).toBe(200);
  const link = { secret_key: await linkOf(id) };
  expect((await pay(await player(), id, link)).status).toBe(200);
  expect((await payForFriend(await player(), id, guestEmail(), link)).status).toBe(200);
  expect((await startPaying(id, guestEmail(), link)).answer.status).toBe(200);
  await server.sql`update game set passcode = 'other' where id = ${id}`;
  await refuses(pay(await player(), id, link), 'members_only');
});

test('who leaves the community keeps their spot, and is passed over in line; who got in line by the link is not', async () => {
  const id = await aClosedGame({ capacity: 3, minimumPlayers: 2 });
  const inside = await Promise.all([1, 2, 3].map(() => aMember()));
  for (const member of inside) await join(member, id);
  const [gone, invited, next] = [await aMember(), await player(), await aMember()];
  await join(gone, id);
  expect((await join(invited, id, { secret_key: await linkOf(id) })).body.data).toMatchObject({ outcome: 'waiting' });
  await join(next, id);
  await become(gone, 'left');
  for (const member of inside) await become(member, 'left');
  const joined = async ({ token }: Player) =>
    gameIn(await server.call('GET', `/api/matches/${id}`, { as: token })).viewer.joined;
  expect(await joined(inside[0] as Player)).toBe(true);
  await leave(inside[0] as Player, id);
  await leave(inside[1] as Player, id);
  expect(await Promise.all([gone, invited, next].map(joined))).toEqual([false, true, true]);
  await leave(inside[2] as Player, id);
  await advance(server, 'PT1M');
  expect(await joined(gone)).toBe(false);
  await become(gone, 'approved');
  await advance(server, 'PT1M');
  expect(await joined(gone)).toBe(true);
});
