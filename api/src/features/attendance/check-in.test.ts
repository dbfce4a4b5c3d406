import { hour } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { attendanceCalls } from '../../../test/attendance-calls.ts';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { join, leave, offer, takeOver } = joiningCalls(server);
const { joinFree } = guestCalls(server);
const { aGameOfTwo, checkInOf, mark, read, shift, show, spotOf } = attendanceCalls(server);

const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);

describe('the list', () => {
  test('has who has a spot, guests too, for the organiser and admins alone', async () => {
    const { gameId, organiser, players } = await aGameOfTwo();
    const email = `guest-${gameId}@rondo.test`;
    const other = await aGame(server, { organiserId: organiser.id, hoursAhead: 9 });
    await joinFree(other, email);
    const checkIn = checkInOf(await show(organiser, gameId));
    expect(checkIn).toMatchObject({ stage: 'open', confirmedAt: null, showsReliability: true });
    expect(checkIn.spots.map(({ player }) => player._id).toSorted()).toEqual(players.map(({ id }) => id).toSorted());
    expect(checkInOf(await show(organiser, other)).spots).toMatchObject([{ player: { role: 'guest' } }]);
    const admin = await aPlayer(server, { role: 'admin' });
    expect(checkInOf(await show(admin, gameId))).toMatchObject({ stage: 'open', showsReliability: false });
    for (const nobody of [players[0], await aPlayer(server, { role: 'organiser' })])
      await refuses(show(nobody, gameId), 'not_allowed');
  });

  test('leaves out who gave their spot up, and has who took it over', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const gameId = await aGame(server, {
      organiserId: organiser.id,
      hoursAhead: 20,
      priceCents: 500,
      minimumPlayers: 2,
      confirmed: true,
    });
    const free = await aGame(server, { organiserId: organiser.id, hoursAhead: 20 });
    const [giver, taker, leaver] = [
      await aPlayer(server, { balanceCents: 500 }),
      await aPlayer(server, { balanceCents: 500 }),
      await aPlayer(server),
    ];
    await server.as(giver).post('/api/internalPayments/payEntranceFee', { matchId: gameId, amount: 5 });
    const before = await spotOf({ gameId, organiser }, giver);
    await offer(giver, gameId, taker.email);
    await takeOver(taker, gameId, giver.id, { amount: 5 });
    expect(checkInOf(await show(organiser, gameId)).spots.map(({ player }) => player._id)).toEqual([taker.id]);
    const code = async (ticket: string) => (await read(organiser, gameId, ticket)).body.code;
    expect([await code(before.ticket.text), await code(before.ticket.code)]).toEqual([
      'ticket_given_up',
      'ticket_given_up',
    ]);
    await join(leaver, free);
    await leave(leaver, free);
    expect(checkInOf(await show(organiser, free)).spots).toEqual([]);
  });
});

describe('a mark', () => {
  test('is kept with its own time; the later one counts, whichever arrives first, and how often', async () => {
    const game = await aGameOfTwo({ hoursAhead: 1 });
    const { gameId, organiser, players } = game;
    const { _id: spot } = await spotOf(game, players[0]);
    await mark(organiser, gameId, { spot, mark: 'here', at: ago(60_000) });
    await mark(organiser, gameId, { spot, mark: 'not_here', at: ago(120_000) });
    expect(await spotOf(game, players[0])).toMatchObject({ mark: 'here' });
    const undo = { spot, mark: 'none', at: ago(30_000) } as const;
    await mark(organiser, gameId, undo);
    const both = await Promise.all([
      mark(organiser, gameId, undo),
      mark(organiser, gameId, { spot, mark: 'here', at: ago(90_000) }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await spotOf(game, players[0])).toMatchObject({ mark: 'none', markedAt: undo.at.toISOString() });
  });

  test('of two phones at once ends as the later one says', async () => {
    const game = await aGameOfTwo({ hoursAhead: 1 });
    const { gameId, organiser, players } = game;
    const { _id: spot } = await spotOf(game, players[0]);
    const admin = await aPlayer(server, { role: 'admin' });
    for (let round = 1; round <= 5; round += 1)
      await Promise.all([
        mark(organiser, gameId, { spot, mark: 'here', at: ago(round * -1 + 10_000) }),
        mark(admin, gameId, { spot, mark: 'not_here', at: ago(round * -1 + 20_000) }),
      ]);
    expect(await spotOf(game, players[0])).toMatchObject({ mark: 'here' });
  });

  test('made in the future counts as made now', async () => {
    const game = await aGameOfTwo({ hoursAhead: 1 });
    const { _id: spot } = await spotOf(game, game.players[0]);
    await mark(game.organiser, game.gameId, { spot, mark: 'here', at: ago(-5 * hour) });
    const { markedAt } = await spotOf(game, game.players[0]);
    expect(Date.parse(markedAt ?? '')).toBeLessThanOrEqual(server.clock.now().getTime());
  });

  test('is refused before check-in opens, after it closed, in a cancelled game, and to others', async () => {
    const game = await aGameOfTwo({ hoursAhead: 4 });
    const { gameId, organiser, players } = game;
    const { _id: spot } = await spotOf(game, players[0]);
    const tried = async (by = organiser) =>
      (await mark(by, gameId, { spot, mark: 'here', at: server.clock.now() })).body.code;
    expect(await tried()).toBe('check_in_not_open');
    expect(await tried(players[0])).toBe('not_allowed');
    await shift(gameId, 4 + 1 + 12.5);
    expect(await tried()).toBe('check_in_closed');
    // The mark was made in time, and sent once there was a connection again.
    expect((await mark(organiser, gameId, { spot, mark: 'here', at: ago(2 * hour) })).status).toBe(200);
    await server.sql`update game set status = 'cancelled', cancelled_by = 'rondo' where id = ${gameId}`;
    expect(await tried()).toBe('game_cancelled');
    expect(checkInOf(await show(organiser, gameId)).stage).toBe('off');
  });

  test('of a spot that isn’t there any more is left out, and the others count', async () => {
    const game = await aGameOfTwo({ hoursAhead: 2.5 });
    const { gameId, organiser, players } = game;
    const [gone, stays] = [await spotOf(game, players[0]), await spotOf(game, players[1])];
    await leave(players[0], gameId);
    const at = server.clock.now();
    const answer = await mark(
      organiser,
      gameId,
      { spot: gone._id, mark: 'here', at },
      { spot: stays._id, mark: 'here', at },
    );
    expect(checkInOf(answer).spots).toMatchObject([{ _id: stays._id, mark: 'here' }]);
  });
});

describe('a ticket', () => {
  test('is on the player’s game and the guest’s booking, and names their spot, by its text or its code', async () => {
    const game = await aGameOfTwo();
    const { gameId, organiser, players } = game;
    const spot = await spotOf(game, players[0]);
    const seen = await server.as(players[0]).get(`/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({ match: { viewer: { ticket: spot.ticket, mayCheckIn: false } } });
    for (const given of [spot.ticket.text, spot.ticket.code, ` ${spot.ticket.code.toLowerCase()} `])
      expect((await read(organiser, gameId, given)).body.data).toEqual({ spot: spot._id });
    const stranger = await server.as(organiser).get(`/api/matches/${gameId}`);
    expect(stranger.body.data).toMatchObject({ match: { viewer: { ticket: null, mayCheckIn: true } } });
  });

  test('of another game, made up, or changed by a character says so', async () => {
    const game = await aGameOfTwo();
    const other = await aGameOfTwo();
    const { ticket } = await spotOf(game, game.players[0]);
    const code = async (given: string) => (await read(other.organiser, other.gameId, given)).body.code;
    expect(await code(ticket.text)).toBe('ticket_of_another_game');
    expect(await code(ticket.code)).toBe('ticket_unknown');
    expect(await code('https://example.com')).toBe('ticket_unknown');
    const last = ticket.text.endsWith('A') ? 'B' : 'A';
    expect(await code(ticket.text.slice(0, -1) + last)).toBe('ticket_unknown');
    await refuses(read(game.players[0], game.gameId, ticket.text), 'not_allowed');
  });
});
