import { expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { heardLater } from '../../../../test/heard-later.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { mistypedCalls } from '../../../../test/mistyped-guest.ts';
import { aPlayerWithPassword, oldPassword } from '../../../../test/passwords.ts';
import { useServer } from '../../../../test/server.ts';
import { inTransaction } from '../../../platform/db.ts';
import type { NewEvent } from '../../../platform/events/event-names.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';

const server = useServer();
const { join } = joiningCalls(server);
const { aMistypedGuest, correct, guestAt } = mistypedCalls(server);
const { bookingOf, joinFree } = guestCalls(server);

const { heardNow, kindsOf } = heardLater(server);
const leaveRondo = ({ token }: Player) =>
  server.call('DELETE', '/api/users/deleteMe', { as: token, body: { password: oldPassword } });

test('of a game that was cancelled meanwhile no spot is told of', async () => {
  const [gameId, player, giver] = [await aGame(server), await aPlayer(server), await aPlayer(server)];
  await join(player, gameId);
  const until = new Date(server.clock.now().getTime() + 60_000).toISOString();
  const news: NewEvent[] = [
    { name: 'game.confirmed', data: { gameId } },
    { name: 'spot.offered', data: { gameId, userId: player.id, until, priceCents: 0 } },
    { name: 'spot.opened', data: { gameId, userId: player.id, priceCents: 0 } },
    { name: 'spot.promoted', data: { gameId, userId: player.id, paidCents: 0 } },
    { name: 'handOver.offered', data: { gameId, userId: player.id, giverId: giver.id } },
  ];
  await server.sql`update game set status = 'cancelled' where id = ${gameId}`;
  const mails = (await mailsTo(server, player.email)).length;
  for (const one of news) await heardNow(one);
  expect(await kindsOf(player)).toEqual(['signedUp']);
  expect(await mailsTo(server, player.email)).toHaveLength(mails);
  await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
  for (const one of news) await heardNow(one);
  expect(await kindsOf(player)).toEqual(['signedUp', 'matchConfirmed', 'spotOffered', 'spotOpen', 'handOverOffered']);
});

test('an offer whose time has passed is not told', async () => {
  const [gameId, player] = [await aGame(server), await aPlayer(server)];
  const until = new Date(server.clock.now().getTime() - 1000).toISOString();
  await heardNow({ name: 'spot.offered', data: { gameId, userId: player.id, until, priceCents: 0 } });
  expect(await kindsOf(player)).toEqual([]);
});

test('a booking whose address is corrected before it is heard is mailed once, to the right one', async () => {
  const guest = await aMistypedGuest();
  await server.sql`delete from mail`;
  await server.sql`update event set heard_at = null where name = 'spot.booked' and data ->> 'gameId' = ${guest.gameId}`;
  const right = guestEmail();
  expect((await correct(guest, right)).status).toBe(200);
  expect(await mailsTo(server, right)).toHaveLength(1);
  expect(await mailsTo(server, guest.email)).toEqual([]);
});

test('what is told has the time at which it happened', async () => {
  const [gameId, player, giver] = [await aGame(server), await aPlayer(server), await aPlayer(server)];
  await inTransaction(server.db, async (trx) => {
    const ofPlayer = { gameId, userId: player.id };
    await recordEvents(trx, [{ name: 'handOver.offered', data: { ...ofPlayer, giverId: giver.id } }], new Date(1));
    await recordEvents(trx, [{ name: 'spot.opened', data: { ...ofPlayer, priceCents: 0 } }], new Date(2));
    await recordEvents(trx, [{ name: 'spot.withdrawn', data: ofPlayer }], new Date(3));
  });
  await server.events.tellHearers();
  expect(await kindsOf(player)).toEqual(['handOverOffered', 'spotOpen', 'spotWithdrawn']);
});

test('who joined a game once it was confirmed is not told that it is', async () => {
  const [gameId, player] = [await aGame(server), await aPlayer(server)];
  await join(player, gameId);
  await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
  await heardNow({ name: 'game.confirmed', data: { gameId } }, new Date(server.clock.now().getTime() - 60_000));
  expect(await kindsOf(player)).toEqual(['signedUp']);
});

test('whoever has deleted their account meanwhile is told nothing, and named as others see them', async () => {
  const [gameId, gone, payer] = [await aGame(server), await aPlayerWithPassword(server), await aPlayer(server)];
  expect((await leaveRondo(gone)).status).toBe(200);
  const count = await server.value<number>`select count(*)::int as count from mail`;
  await heardNow({ name: 'spot.promoted', data: { gameId, userId: gone.id, paidCents: 0 } });
  await heardNow({ name: 'spot.opened', data: { gameId, userId: gone.id, priceCents: 0 } });
  expect(await kindsOf(gone)).toEqual([]);
  expect(await server.value`select count(*)::int as count from mail`).toEqual(count);
  const declined = { gameId, userId: gone.id, payerId: payer.id, refundedCents: 500 };
  await heardNow({ name: 'spot.declined', data: declined });
  expect((await mailsTo(server, payer.email))[0]?.text).toContain('Former player');
});

test('the mail of a booking has the link that opens it now', async () => {
  const guest = await aMistypedGuest();
  const right = guestEmail();
  await correct(guest, right);
  const { id: userId } = await guestAt(right);
  const registrationId = await server.value<string>`select id from registration where user_id = ${userId}`;
  await server.sql`delete from mail`;
  const booked = { gameId: guest.gameId, userId, registrationId, paidCents: 450, feeCents: 36, proofUntil: null };
  await heardNow({ name: 'spot.booked', data: booked });
  expect((await (await bookingOf(right)).see()).status).toBe(200);
});

test('what a person does who is in alone is no event, and nobody waits for it', async () => {
  const gameId = await aGame(server);
  const since = await server.value<number>`select coalesce(max(id), 0) as id from event`;
  await join(await aPlayer(server), gameId);
  expect(await server.rows`select from event where id > ${since}`).toEqual([]);
  await joinFree(gameId, guestEmail());
  const rows = await server.rows`select name, heard_at is not null as heard from event where id > ${since}`;
  expect(rows).toEqual([{ name: 'spot.booked', heard: true }]);
});
