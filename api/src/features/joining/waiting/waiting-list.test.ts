import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam, balanceOf, credit, type GameOptions, type Player } from '../../../../test/builders.ts';
import { gameForm, gameIn, usePlace } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
usePlace(server);
const { join, pay, refund, leave } = joiningCalls(server);

/** Sets the clock to noon in Amsterdam, when the time of offers runs. */
async function atNoon(): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
    'Europe/Amsterdam',
  );
  const noon = now.with({ hour: 12, minute: 0, second: 0 });
  const next = Temporal.ZonedDateTime.compare(noon, now) < 0 ? noon.add({ days: 1 }) : noon;
  await advance(server, `PT${Math.ceil((next.epochMilliseconds - now.epochMilliseconds) / 1000)}S`);
}

/** A full game for three, with this many people waiting; everyone has 5.00 unless given. */
async function fullGame(options: GameOptions, waiting: number, more: object = {}) {
  const id = await aGame(server, { capacity: 3, minimumPlayers: 2, ...options });
  const people: Player[] = [];
  for (let n = 0; n < 3 + waiting; n += 1) people.push(await aPlayer(server, { balanceCents: 500 }));
  const inside = people.slice(0, 3);
  const queue = people.slice(3);
  for (const player of inside) await (options.priceCents ? pay(player, id) : join(player, id));
  for (const player of queue) expect((await join(player, id, more)).body.data).toMatchObject({ outcome: 'waiting' });
  return { id, inside: inside as [Player, Player, Player], queue: queue as [Player, Player, Player] };
}

const seen = async (id: string, as: Player) => gameIn(await server.as(as).get(`/api/matches/${id}`)).viewer;
const kinds = ({ id }: Player) => server.values<string>`
  select kind from notification where user_id = ${id} order by created_at`;
const subjects = async ({ email }: Player) =>
  ((await server.call('GET', `/dev/mailbox.json?to=${email}`)).body as unknown as { subject: string }[]).map(
    ({ subject }) => subject,
  );
const paid = { priceCents: 400, hoursAhead: 240 };

/** Gives up a spot in a confirmed paid game, by using the refund window after a change. */
async function giveUp(player: Player, id: string): Promise<void> {
  await server.sql`update game set changed_at = app_now() + interval '1 second' where id = ${id}`;
  expect((await refund(player, id)).status).toBe(200);
  await server.sql`update game set changed_at = null where id = ${id}`;
}

describe('what was agreed to pay', () => {
  test('is shown, and taken back without losing the place: the spot is offered instead', async () => {
    await atNoon();
    const { id, inside, queue } = await fullGame(paid, 2, { allowPayment: true });
    const [first, second] = queue;
    expect(await seen(id, first)).toMatchObject({ waitingPosition: 1, waitingAllowed: 4 });
    const withdraw = (player: Player) => server.as(player).delete(`/api/matches/${id}/waitinglist/payment`);
    expect((await withdraw(first)).status).toBe(200);
    expect(await seen(id, first)).toMatchObject({ waitingPosition: 1, waitingAllowed: null });
    await giveUp(inside[0], id);
    expect(await balanceOf(server, first.id)).toBe(500);
    expect(await seen(id, first)).toMatchObject({ offeredUntil: expect.any(String) });
    await giveUp(inside[1], id);
    expect(await balanceOf(server, second.id)).toBe(100);
    const mails = (await server.call('GET', `/dev/mailbox.json?to=${second.email}`)).body as unknown as {
      text: string;
    }[];
    expect(mails[0]?.text).toContain('We paid €\u00A04.00 from your wallet, as agreed.');
    await refuses(withdraw(inside[2]), 'not_waiting');
    await refuses(
      server.as(first).delete('/api/matches/00000000-0000-4000-8000-000000000000/waitinglist/payment'),
      'game_not_found',
    );
  });
});

describe('a free game', () => {
  test('a spot that is given up is the first in line’s at once, who is told', async () => {
    const { id, inside, queue } = await fullGame({}, 2);
    const [first, second] = queue;
    expect((await leave(inside[0], id)).body.message).toBe('You have left the match.');
    expect(await seen(id, first)).toMatchObject({ joined: true, waiting: false });
    expect(await seen(id, second)).toMatchObject({ joined: false, waitingPosition: 1 });
    expect(await kinds(first)).toEqual(['waitingListPromoted']);
    expect(await subjects(first)).toEqual(['You’re in: Thursday game']);
    expect((await join(inside[0], id)).body.data).toEqual({ outcome: 'waiting', position: 2 });
  });

  test('in a tournament, the first who wants that team or any', async () => {
    const id = await aGame(server, { tournament: true, capacity: 3, minimumPlayers: 2 });
    const [red, blue] = [await aTeam(server, id, 2, 1), await aTeam(server, id, 1, 2)];
    const [a, b, c, wantsBlue, wantsAny, wantsRed] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aPlayer(server)));
    if (!a || !b || !c || !wantsBlue || !wantsAny || !wantsRed) throw new Error('no players');
    for (const [player, teamId] of [
      [a, red],
      [b, red],
      [c, blue],
      [wantsBlue, blue],
      [wantsAny, undefined],
      [wantsRed, red],
    ] as const)
      await join(player, id, { teamId });
    await leave(a, id);
    expect(await seen(id, wantsAny)).toMatchObject({ joined: true });
    await leave(c, id);
    expect(await seen(id, wantsBlue)).toMatchObject({ joined: true });
    expect(await seen(id, wantsRed)).toMatchObject({ waitingPosition: 1 });
  });
});

describe('a paid game', () => {
  test('is paid at once by who agreed to that and can', async () => {
    const { id, inside, queue } = await fullGame(paid, 2, { allowPayment: true });
    await giveUp(inside[0], id);
    expect(await seen(id, queue[0])).toMatchObject({ joined: true, paid: 4 });
    expect(await balanceOf(server, queue[0].id)).toBe(100);
    await giveUp(inside[1], id);
    expect(await seen(id, queue[1])).toMatchObject({ joined: true });
  });

  test('else the spot is kept 30 minutes for them, then for the next; nobody else gets it', async () => {
    await atNoon();
    const { id, inside, queue } = await fullGame(paid, 2);
    const [first, second] = queue;
    const late = await aPlayer(server, { balanceCents: 500 });
    await giveUp(inside[0], id);
    const { offeredUntil } = await seen(id, first);
    expect(Date.parse(offeredUntil ?? '') - server.clock.now().getTime()).toBeLessThanOrEqual(30 * 60_000);
    expect(await kinds(first)).toEqual(['spotOffered']);
    expect(await subjects(first)).toEqual(['Your spot is waiting: Thursday game']);
    await refuses(pay(late, id), 'game_full');
    await refuses(pay(second, id), 'game_full');
    expect((await join(late, id)).body.data).toEqual({ outcome: 'waiting', position: 3 });
    await advance(server, 'PT31M');
    expect(await seen(id, first)).toMatchObject({ waiting: false, offeredUntil: null });
    expect(await kinds(first)).toEqual(['spotOffered', 'spotLapsed']);
    expect((await seen(id, second)).offeredUntil).not.toBeNull();
    await refuses(pay(first, id), 'game_full');
    expect((await pay(second, id)).status).toBe(200);
    expect(await seen(id, second)).toMatchObject({ joined: true, waiting: false });
    expect((await join(first, id)).body.data).toEqual({ outcome: 'waiting', position: 2 });
  });

  test('whatever the sweeper has done: an offer that ran out goes to the next the moment anyone comes', async () => {
    await atNoon();
    const { id, inside, queue } = await fullGame(paid, 2);
    await giveUp(inside[0], id);
    await server.sql`update clock_offset set ahead = ahead + interval '31 minutes'`;
    await server.clock.refresh();
    const late = await aPlayer(server, { balanceCents: 500 });
    await refuses(pay(late, id), 'game_full');
    expect((await seen(id, queue[1])).offeredUntil).not.toBeNull();
  });

  test('who declines by leaving the list hands the spot on', async () => {
    await atNoon();
    const { id, inside, queue } = await fullGame(paid, 2);
    await giveUp(inside[0], id);
    expect((await leave(queue[0], id)).body.message).toBe('You have left the waiting list.');
    expect((await seen(id, queue[1])).offeredUntil).not.toBeNull();
  });

  test('at night the time of an offer stands still', async () => {
    await atNoon();
    await advance(server, 'PT11H');
    const { id, inside, queue } = await fullGame(paid, 1);
    await giveUp(inside[0], id);
    await advance(server, 'PT8H59M');
    expect((await seen(id, queue[0])).offeredUntil).not.toBeNull();
    await advance(server, 'PT32M');
    expect((await seen(id, queue[0])).offeredUntil).toBeNull();
  });

  test('an agreed price that has risen is asked again', async () => {
    await atNoon();
    const { id, inside, queue } = await fullGame(paid, 1, { allowPayment: true });
    await server.sql`update game set price_cents = 450 where id = ${id}`;
    await giveUp(inside[0], id);
    expect(await seen(id, queue[0])).toMatchObject({ joined: false, waiting: true });
    expect((await seen(id, queue[0])).offeredUntil).not.toBeNull();
  });

  test('in the last two hours everyone who waits is told, and the first to pay plays', async () => {
    const game = { priceCents: 400, hoursAhead: 1.5, createdHoursAgo: 0 };
    const { id, inside, queue } = await fullGame(game, 3, { allowPayment: true });
    await giveUp(inside[0], id);
    // Nobody is charged automatically, even if they agreed to pay.
    for (const player of queue) expect(await balanceOf(server, player.id)).toBe(500);
    for (const player of queue) {
      expect(await kinds(player)).toEqual(['spotOpen']);
      expect(await subjects(player)).toEqual(['Free spot: Thursday game']);
    }
    expect((await pay(queue[2], id)).status).toBe(200);
    await refuses(pay(queue[0], id), 'game_full');
    await advance(server, 'PT1M');
    expect(await kinds(queue[0])).toEqual(['spotOpen']);
  });
});

test('a game that is made larger takes in who waits, once', async () => {
  const { id, queue } = await fullGame({}, 3);
  const admin = await aPlayer(server, { role: 'admin' });
  const { game_date } = gameIn(await server.call('GET', `/api/matches/${id}`));
  const body = gameForm(server, { game_date, players: 5, minimum_players_threshold: 2 });
  expect((await server.as(admin).patch(`/api/admin/match/${id}`, body)).status).toBe(200);
  await advance(server, 'PT1M');
  expect(await Promise.all(queue.map(async (player) => (await seen(id, player)).joined))).toEqual([true, true, false]);
});

test('leaving, joining and paying all at once: first come first served, nobody twice, nobody too many', async () => {
  const { id, inside, queue } = await fullGame({ capacity: 3 }, 3);
  const newcomers = await Promise.all(Array.from({ length: 10 }, () => aPlayer(server)));
  await Promise.all([
    ...inside.map((player) => leave(player, id)),
    ...newcomers.map((player) => join(player, id)),
    ...queue.map((player) => join(player, id)),
  ]);
  expect(await Promise.all(queue.map(async (player) => (await seen(id, player)).joined))).toEqual([true, true, true]);
  const game = gameIn(await server.as(queue[0]).get(`/api/matches/${id}`));
  expect(game.potential_users).toHaveLength(3);
  expect(game.waiting_list).toHaveLength(10);
});

test('queueing, leaving the queue and a spot that opens, all in one moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, inside } = await fullGame({}, 0);
    const [stays, goes] = [await aPlayer(server), await aPlayer(server)];
    await Promise.all([join(stays, id), join(goes, id), leave(goes, id), leave(inside[0], id)]);
    await leave(goes, id);
    await advance(server, 'PT1M');
    expect(await seen(id, stays)).toMatchObject({ joined: true, waiting: false });
    expect((await seen(id, goes)).waiting).toBe(false);
  }
});

test('one wallet, first in line in two games, with money for one', async () => {
  const games = [await fullGame(paid, 0), await fullGame(paid, 0)];
  const player = await aPlayer(server);
  for (const { id } of games) await join(player, id, { allowPayment: true });
  await credit(server, player.id, 400);
  await Promise.all(games.map(({ id, inside }) => giveUp(inside[0], id)));
  const views = await Promise.all(games.map(({ id }) => seen(id, player)));
  expect(views.filter(({ joined }) => joined)).toHaveLength(1);
  expect(await balanceOf(server, player.id)).toBe(0);
});
