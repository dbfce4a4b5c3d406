import { beforeEach, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam, balanceOf, type GameOptions, type Player } from '../../../test/builders.ts';
import { gameIn } from '../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, refund, payForFriend, offer, leave } = joiningCalls(server);
const { takeOut } = takingOutCalls(server);
const { startPaying, bookingOf, mailsTo } = guestCalls(server);

beforeEach(async () => {
  // At noon in Amsterdam, when the time of offers runs.
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
    'Europe/Amsterdam',
  );
  const noon = now.with({ hour: 12, minute: 0, second: 0 });
  const next = Temporal.ZonedDateTime.compare(noon, now) < 0 ? noon.add({ days: 1 }) : noon;
  await advance(server, `PT${Math.ceil((next.epochMilliseconds - now.epochMilliseconds) / 1000)}S`);
});

const release = ({ token }: Player, id: string) => server.call('POST', `/api/matches/${id}/release`, { as: token });
const withdraw = ({ token }: Player, id: string) => server.call('DELETE', `/api/matches/${id}/handover`, { as: token });
const seen = async (id: string, { token }: Player) =>
  gameIn(await server.call('GET', `/api/matches/${id}`, { as: token }));
const viewerOf = async (id: string, player: Player) => (await seen(id, player)).viewer;
const kinds = ({ id }: Player) =>
  server.values<string>`select kind from notification where user_id = ${id} order by created_at`;
const rich = () => aPlayer(server, { balanceCents: 2000 });

/** A confirmed game at 4.00 that its three players fill. */
async function full(options: GameOptions = {}): Promise<{ id: string; inside: [Player, Player, Player] }> {
  const id = await aGame(server, { priceCents: 400, capacity: 3, minimumPlayers: 2, hoursAhead: 240, ...options });
  const inside = [await rich(), await rich(), await rich()] as [Player, Player, Player];
  for (const player of inside) expect((await pay(player, id)).status).toBe(200);
  return { id, inside };
}

test('the first in line is offered it at the price of now; the giver stays in until they pay, and then gets all back', async () => {
  const { id, inside } = await full();
  const [giver] = inside;
  const [first, second] = [await rich(), await rich()];
  for (const player of [first, second]) await join(player, id);
  await refuses(refund(giver, id), 'refund_not_possible');
  expect((await release(giver, id)).status).toBe(200);
  await advance(server, 'PT1M');
  expect(await viewerOf(id, giver)).toMatchObject({ joined: true, released: true });
  expect(await balanceOf(server, giver.id)).toBe(1600);
  expect((await viewerOf(id, first)).offeredUntil).not.toBeNull();
  expect(await kinds(first)).toEqual(['spotOffered']);
  await refuses(pay(second, id), 'game_full');
  await refuses(pay(await rich(), id), 'game_full');
  await server.sql`update game set price_cents = 700 where id = ${id}`;
  await refuses(pay(first, id, { amount: 4 }), 'price_changed');
  expect((await pay(first, id, { amount: 7 })).status).toBe(200);
  expect(await viewerOf(id, first)).toMatchObject({ joined: true, paid: 7 });
  expect(await viewerOf(id, giver)).toMatchObject({ joined: false });
  expect(await balanceOf(server, giver.id)).toBe(2000);
  expect(await kinds(giver)).toContain('handOverTaken');
  expect(await seen(id, second)).toMatchObject({ joined_players_number: 3, viewer: { waitingPosition: 1 } });
});

test('who lets the offer pass makes room for the next; nobody takes it, and the giver plays', async () => {
  const { id, inside } = await full();
  const [first, second] = [await rich(), await rich()];
  for (const player of [first, second]) await join(player, id);
  await release(inside[0], id);
  await advance(server, 'PT1M');
  await advance(server, 'PT31M');
  expect(await kinds(first)).toEqual(['spotOffered', 'spotLapsed']);
  expect((await viewerOf(id, second)).offeredUntil).not.toBeNull();
  await leave(second, id);
  expect(await seen(id, inside[0])).toMatchObject({ released_spots: 1, viewer: { joined: true, released: true } });
});

test('an agreed payment takes it at once; whoever paid for it is paid back, a friend’s payer also', async () => {
  const id = await aGame(server, { priceCents: 400, capacity: 3, minimumPlayers: 2, hoursAhead: 240 });
  const [payer, friend] = [await rich(), await aPlayer(server)];
  await payForFriend(payer, id, friend.email);
  for (const player of [await rich(), await rich()]) await pay(player, id);
  const agreed = await rich();
  await join(agreed, id, { allowPayment: true });
  await refuses(release(payer, id), 'not_joined');
  expect((await release(friend, id)).status).toBe(200);
  await advance(server, 'PT1M');
  expect(await viewerOf(id, agreed)).toMatchObject({ joined: true, paid: 4 });
  expect(await balanceOf(server, agreed.id)).toBe(1600);
  expect(await balanceOf(server, payer.id)).toBe(2000);
  expect(await balanceOf(server, friend.id)).toBe(0);
});

test('in the last two hours all who wait are told at once, and the first to pay has it', async () => {
  const { id, inside } = await full({ hoursAhead: 1.5, createdHoursAgo: 0 });
  const queue = [await rich(), await rich()] as const;
  for (const player of queue) await join(player, id, { allowPayment: true });
  await release(inside[0], id);
  await advance(server, 'PT1M');
  for (const player of queue) expect(await kinds(player)).toEqual(['spotOpen']);
  expect(await seen(id, queue[1])).toMatchObject({ released_spots: 1 });
  expect((await pay(queue[1], id)).status).toBe(200);
  await refuses(pay(queue[0], id), 'game_full');
  expect(await balanceOf(server, inside[0].id)).toBe(2000);
});

test('an open spot goes first: a released one is offered when there is no other', async () => {
  const { id, inside } = await full({ capacity: 4 });
  await release(inside[0], id);
  expect(await seen(id, inside[1])).toMatchObject({ released_spots: 1 });
  const [one, two] = [await rich(), await rich()];
  await pay(one, id);
  expect(await viewerOf(id, inside[0])).toMatchObject({ joined: true });
  await pay(two, id);
  expect(await viewerOf(id, inside[0])).toMatchObject({ joined: false });
});

test('several are taken in the order they were released, each once', async () => {
  const { id, inside } = await full();
  for (const giver of [inside[2], inside[0]]) await release(giver, id);
  const takers = await Promise.all(Array.from({ length: 6 }, rich));
  const answers = await Promise.all(takers.map((player) => pay(player, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await Promise.all(inside.map(async (player) => (await viewerOf(id, player)).joined))).toEqual([
    false,
    true,
    false,
  ]);
});

test('it can be withdrawn, and is named or released, not both; for whom it was kept is told, and is in line as before', async () => {
  const { id, inside } = await full();
  const [giver, other] = inside;
  const [first, second] = [await rich(), await rich()];
  for (const player of [first, second]) await join(player, id);
  await release(giver, id);
  await refuses(release(giver, id), 'already_offered');
  await refuses(offer(giver, id, 'friend@rondo.test'), 'already_offered');
  await advance(server, 'PT1M');
  expect((await withdraw(giver, id)).status).toBe(200);
  expect(await viewerOf(id, giver)).toMatchObject({ joined: true, released: false });
  expect(await viewerOf(id, first)).toMatchObject({ offeredUntil: null, waitingPosition: 1 });
  expect(await kinds(first)).toEqual(['spotOffered', 'spotWithdrawn']);
  await refuses(pay(first, id), 'game_full');
  await refuses(withdraw(giver, id), 'hand_over_not_found');
  expect((await offer(other, id, 'friend@rondo.test')).status).toBe(200);
  await refuses(release(other, id), 'already_offered');
});

test('a guest takes it through a checkout, during which it can not be withdrawn; a guest releases theirs by their link', async () => {
  const { id, inside } = await full({ capacity: 4 });
  const guest = guestEmail();
  const own = await startPaying(id, guest);
  await own.complete('paid');
  await server.jobs.runSweeps();
  const booking = await bookingOf(guest);
  expect((await booking.see()).body.data).toMatchObject({ booking: { release: 'possible' } });
  const path = `/api/guest/bookings/${await tokenOf(guest)}/release`;
  expect((await server.call('POST', path)).status).toBe(200);
  expect((await booking.see()).body.data).toMatchObject({ booking: { release: 'open' } });
  expect((await server.call('DELETE', path)).status).toBe(200);
  expect((await server.call('POST', path)).status).toBe(200);
  const checkout = await startPaying(id, guestEmail());
  expect(checkout.answer.status).toBe(200);
  await refuses(server.call('DELETE', path), 'spot_being_paid');
  await refuses(pay(await rich(), id), 'game_full');
  await checkout.complete('paid');
  await server.jobs.runSweeps();
  expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
  expect((await booking.see()).body.data).toMatchObject({ booking: { status: 'refunded', refunded: 4 } });
  expect(await seen(id, inside[0])).toMatchObject({ joined_players_number: 4 });
  const owed = await server.value<number>`
    select sum(amount_cents) as cents from posting p join app_user u on u.id = p.owner_id
    where p.account = 'owed_to_guest' and u.email = ${guest}`;
  expect(owed).toBe(400);
});

/** A paid tournament with room for three; its teams are added later. */
const aTournamentOfThree = () =>
  aGame(server, { priceCents: 400, capacity: 3, minimumPlayers: 2, hoursAhead: 240, tournament: true });

/** Such a tournament with two in red, of two, and one in blue, which both are full. */
async function fullTeams() {
  const id = await aTournamentOfThree();
  const [red, blue] = [await aTeam(server, id, 2, 1), await aTeam(server, id, 1, 2)];
  const [giver, mate, other] = [await rich(), await rich(), await rich()];
  await pay(giver, id, { teamId: red });
  await pay(mate, id, { teamId: red });
  await pay(other, id, { teamId: blue });
  return { id, red, blue, giver, other, admin: await aPlayer(server, { role: 'admin' }) };
}

test('its team’s seat goes along, for who wants that team', async () => {
  const id = await aTournamentOfThree();
  const [red, blue] = [await aTeam(server, id, 2, 1), await aTeam(server, id, 1, 2)];
  const [giver, mate, other] = [await rich(), await rich(), await rich()];
  for (const [player, teamId] of [
    [giver, red],
    [mate, red],
    [other, blue],
  ] as const)
    await pay(player, id, { teamId });
  const [wantsBlue, wantsRed] = [await rich(), await rich()];
  await join(wantsBlue, id, { teamId: blue });
  await join(wantsRed, id, { teamId: red });
  await release(giver, id);
  await advance(server, 'PT1M');
  expect((await viewerOf(id, wantsBlue)).offeredUntil).toBeNull();
  expect((await pay(wantsRed, id, { teamId: red })).status).toBe(200);
  expect((await seen(id, wantsRed)).teams.map(({ team_members }) => team_members)).toEqual([2, 1]);
});

test('an open spot in another team holds up nobody who wants this one', async () => {
  const { id, red, blue, giver, other, admin } = await fullTeams();
  const wantsRed = await rich();
  await join(wantsRed, id, { teamId: red });
  await takeOut(admin, id, other.id);
  await advance(server, 'PT1M');
  expect((await viewerOf(id, wantsRed)).offeredUntil).toBeNull();
  await release(giver, id);
  await advance(server, 'PT1M');
  expect((await viewerOf(id, wantsRed)).offeredUntil).not.toBeNull();
  await refuses(pay(await rich(), id, { teamId: red }), 'team_full');
  expect((await pay(wantsRed, id, { teamId: red })).status).toBe(200);
  expect(await balanceOf(server, giver.id)).toBe(2000);
  expect((await pay(await rich(), id, { teamId: blue })).status).toBe(200);
});

test('with nobody in line, who wants a full team takes its released spot though another team has an open one', async () => {
  const id = await aTournamentOfThree();
  const [red, blue] = [await aTeam(server, id, 2, 1), await aTeam(server, id, 1, 2)];
  const [giver, mate] = [await rich(), await rich()];
  await pay(giver, id, { teamId: red });
  await pay(mate, id, { teamId: red });
  await release(giver, id);
  expect((await pay(await rich(), id, { teamId: red })).status).toBe(200);
  expect((await pay(await rich(), id, { teamId: blue })).status).toBe(200);
  expect(await balanceOf(server, giver.id)).toBe(2000);
});

test('the open spot of an offer is in the team that was waited for', async () => {
  const { id, red, blue, giver, other, admin } = await fullTeams();
  const wantsRed = await rich();
  await join(wantsRed, id, { teamId: red });
  for (const out of [giver, other]) await takeOut(admin, id, out.id);
  await advance(server, 'PT1M');
  const newcomer = await rich();
  await refuses(pay(newcomer, id, { teamId: red }), 'team_full');
  expect((await pay(newcomer, id, { teamId: blue })).status).toBe(200);
  expect((await pay(wantsRed, id, { teamId: red })).status).toBe(200);
});

test('a giver who can be refunded after all opens a spot for whom it was kept', async () => {
  const { id, inside } = await full();
  const first = await rich();
  await join(first, id);
  await release(inside[0], id);
  await advance(server, 'PT1M');
  await server.sql`update game set changed_at = app_now() + interval '1 second' where id = ${id}`;
  expect((await refund(inside[0], id)).status).toBe(200);
  expect(await viewerOf(id, first)).toMatchObject({ joined: false });
  expect((await viewerOf(id, first)).offeredUntil).not.toBeNull();
  await refuses(pay(await rich(), id), 'game_full');
  expect((await pay(first, id)).status).toBe(200);
});

test('a cancelled game pays back as ever, and ends it', async () => {
  const { id, inside } = await full();
  await release(inside[0], id);
  const admin = await aPlayer(server, { role: 'admin' });
  await server.as(admin).post(`/api/admin/match/${id}/cancel`, { note: '', scope: 'one' });
  expect(await balanceOf(server, inside[0].id)).toBe(2000);
  await refuses(withdraw(inside[0], id), 'hand_over_not_found');
});

test('what nobody took is played by its giver, and released no more', async () => {
  const { id, inside } = await full();
  await release(inside[0], id);
  await advance(server, 'PT300H');
  const archived = await server.as(inside[0]).get(`/api/archivedmatches/match/${id}`);
  expect(gameIn(archived).viewer).toMatchObject({ joined: true, released: false });
});

test('a tournament’s released spot is taken without choosing a team: its seat comes with it', async () => {
  const id = await aTournamentOfThree();
  const [red, blue] = [await aTeam(server, id, 2, 1), await aTeam(server, id, 2, 2)];
  const [giver, other, third] = [await rich(), await rich(), await rich()];
  for (const [player, teamId] of [
    [giver, red],
    [other, red],
    [third, blue],
  ] as const)
    await pay(player, id, { teamId });
  await release(giver, id);
  // Blue has room, but the game has no spot for it.
  await refuses(pay(await rich(), id, { teamId: blue }), 'game_full');
  const taker = await rich();
  expect((await pay(taker, id)).status).toBe(200);
  expect((await seen(id, taker)).potential_users.map(({ teamId }) => teamId)).toEqual([red, blue, red]);
});

test('not what the policy still refunds, nor a free spot, nor nobody’s', async () => {
  const id = await aGame(server, { priceCents: 400 });
  const player = await rich();
  await pay(player, id);
  await refuses(release(player, id), 'refund_instead');
  await refuses(release(await rich(), id), 'not_joined');
  const free = await aGame(server);
  await join(player, free);
  await refuses(release(player, free), 'game_is_free');
});

async function tokenOf(email: string): Promise<string> {
  return (await mailsTo(email)).map(({ text }) => /\/booking\/(\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
}
