import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { heardLater } from '../../../../test/heard-later.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { noticesOf } from '../../../../test/notices.ts';
import { aPlayerWithPassword, oldPassword } from '../../../../test/passwords.ts';
import { aPlayedGame, ratingCalls } from '../../../../test/rating-calls.ts';
import { useServer } from '../../../../test/server.ts';
import type { NewEvent } from '../../../platform/events/event-names.ts';

const server = useServer();
const { heardNow, kindsOf } = heardLater(server);
const { grade } = ratingCalls(server);

const cancelled = (gameId: string, ...userIds: string[]): NewEvent => ({
  name: 'game.cancelled',
  data: { gameId, told: userIds.map((userId) => ({ userId, paidCents: 500, rideCents: 0 })) },
});
const cancel = (gameId: string) => server.sql`
  update game set status = 'cancelled', cancelled_by = 'organiser', cancel_note = 'Rain' where id = ${gameId}`;
/** Records that a game was moved from an hour earlier and another place. */
const changed = (gameId: string, userId: string, startsAt: string, backCents = 0): NewEvent => ({
  name: 'game.changed',
  data: {
    gameId,
    changes: ['time', 'place'],
    was: { startsAt: new Date(Date.parse(startsAt) - 3_600_000).toISOString(), place: 'De Meent' },
    late: null,
    told: [{ userId, takesPart: true, hasPaid: true, backCents, isRideBack: false }],
  },
});
const startOf = (gameId: string) => server.value<string>`select starts_at from game where id = ${gameId}`;

test('that a game is cancelled is told with what was given back then; not of one that is on again, nor to who left Rondo', async () => {
  const [gameId, player, gone] = [await aGame(server), await aPlayer(server), await aPlayerWithPassword(server)];
  const left = await server.as(gone).delete('/api/users/deleteMe', { password: oldPassword });
  expect(left.status).toBe(200);
  await heardNow(cancelled(gameId, player.id, gone.id));
  expect(await kindsOf(player)).toEqual([]);
  await cancel(gameId);
  await heardNow(cancelled(gameId, player.id, gone.id));
  expect(await noticesOf(server, player, 'matchCancelled')).toEqual([
    expect.stringMatching(/€\u00A05\.00, now in your wallet\. “Rain”$/),
  ]);
  expect(await mailsTo(server, player.email)).toHaveLength(1);
  expect(await kindsOf(gone)).toEqual([]);
});

test('a change is told with the time and place of now, whatever it became meanwhile', async () => {
  const [gameId, player] = [await aGame(server), await aPlayer(server)];
  const startsAt = await startOf(gameId);
  await server.sql`
    update game set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day', address = 'Domplein 4'
    where id = ${gameId}`;
  await heardNow(changed(gameId, player.id, startsAt));
  const params = await server.value<object>`select params from notification where user_id = ${player.id}`;
  expect(params).toMatchObject({ gameDate: await startOf(gameId), place: 'Domplein 4', wasPlace: 'De Meent' });
});

test('of a game that was cancelled meanwhile no change is told, but to who has money back by it', async () => {
  const [gameId, player, payer] = [await aGame(server), await aPlayer(server), await aPlayer(server)];
  const startsAt = await startOf(gameId);
  await cancel(gameId);
  await heardNow(changed(gameId, player.id, startsAt));
  await heardNow(changed(gameId, payer.id, startsAt, 500));
  expect(await kindsOf(player)).toEqual([]);
  expect(await kindsOf(payer)).toEqual(['matchChanged']);
});

test('whoever has rated the others already is not asked to', async () => {
  const players = [await aPlayer(server), await aPlayer(server)] as const;
  const gameId = await aPlayedGame(server, players);
  expect((await grade(players[0], gameId, [{ targetId: players[1].id, grade: 3 }])).status).toBe(200);
  await heardNow({ name: 'game.over', data: { gameId } });
  expect(await kindsOf(players[0])).not.toContain('afterMatchRating');
  expect(await kindsOf(players[1])).toContain('afterMatchRating');
});

test('that a game is in an organiser’s hands is told as long as it is', async () => {
  const [organiser, other] = [
    await aPlayer(server, { role: 'organiser' }),
    await aPlayer(server, { role: 'organiser' }),
  ];
  const gameId = await aGame(server, { organiserId: organiser.id });
  await heardNow({ name: 'game.given', data: { gameId, userId: organiser.id } });
  await heardNow({ name: 'game.given', data: { gameId, userId: other.id } });
  expect(await kindsOf(organiser)).toEqual(['matchGiven']);
  expect(await kindsOf(other)).toEqual([]);
});
