import { beforeEach, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type GameOptions, type Player, useNewPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { join } = joiningCalls(server);

const sender = useNewPlayer(server, { name: 'Sanne' });
const partner = useNewPlayer(server, { name: 'Daan' });
beforeEach(() => aPlayedGame(server, [sender, partner]));

/** A game that `sender` is in. */
async function ownGame(options: GameOptions = {}) {
  const game = await aGame(server, options);
  await join(sender, game);
  return game;
}

const send = (game: string, people: readonly { id: string }[], as = sender) =>
  server.as(as).post(`/api/matches/${game}/invitations`, { people: people.map(({ id }) => id) });
const outcomes = async (game: string, people: readonly { id: string }[], as = sender) => {
  const { body } = await send(game, people, as);
  return body.code ?? (body.data as { people: { outcome: string }[] }).people.map(({ outcome }) => outcome);
};
const heard = async (player: Player) =>
  ((await server.as(player).get('/api/users/notifications')).body.data as { type: string }[]).filter(
    ({ type }) => type === 'matchInvited',
  );
const invitations = async (player: Player) =>
  (
    (await server.as(player).get('/api/users/home')).body.data as {
      waits: { invitations: { from: { name: string }; game: { _id: string } }[] };
    }
  ).waits.invitations;

describe('inviting who one played with', () => {
  test('they hear of it with a name and a way there, once, and it stands on their home', async () => {
    const game = await ownGame({ name: 'Dinsdag' });
    expect(await outcomes(game, [partner])).toEqual(['sent']);
    expect(await outcomes(game, [partner])).toEqual(['invited']);
    expect(await heard(partner)).toMatchObject([
      { title: 'Sanne invites you: Dinsdag', redirectUri: `/match/${game}` },
    ]);
    expect(await invitations(partner)).toMatchObject([{ from: { name: 'Sanne' }, game: { _id: game } }]);
  });

  test('it is gone when put away, and when they join', async () => {
    const games = [await ownGame(), await ownGame({ hoursAhead: 96 })];
    for (const game of games) await send(game, [partner]);
    await server.as(partner).delete(`/api/matches/${games[0]}/invitations`);
    expect(await invitations(partner)).toHaveLength(1);
    await join(partner, games[1] ?? '');
    expect(await invitations(partner)).toEqual([]);
  });

  test('nobody else is: strangers, who wants none, who may not see it, guests, and oneself', async () => {
    const closed = await aPlayer(server);
    const guest = await aPlayer(server, { role: 'guest' });
    await aPlayedGame(server, [sender, closed, guest]);
    await server.as(closed).patch('/api/users/settings', { pageReaders: 'nobody' });
    const people = [await aPlayer(server), closed, guest, sender];
    expect(await outcomes(await ownGame(), people)).toEqual(people.map(() => 'unavailable'));
    const club = await aCommunity(server, { members: [sender.id] });
    expect(await outcomes(await ownGame({ communityId: club.id }), [partner])).toEqual(['unavailable']);
    expect(await heard(closed)).toEqual([]);
  });

  test('only to a game one is in, that is open and has a spot', async () => {
    expect(await outcomes(await aGame(server), [partner])).toBe('not_joined');
    const cancelled = await ownGame();
    await server.sql`update game set status = 'cancelled', cancelled_by = 'rondo' where id = ${cancelled}`;
    expect(await outcomes(cancelled, [partner])).toBe('joining_closed');
    const full = await ownGame({ capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 2; n += 1) await join(await aPlayer(server), full);
    expect(await outcomes(full, [partner])).toBe('game_full');
  });

  test('so many a day reach one person, so many a week come from one, and so many a day go out', async () => {
    expect(await outcomes(await ownGame(), [partner])).toEqual(['sent']);
    expect(await outcomes(await ownGame(), [partner])).toEqual(['sent']);
    expect(await outcomes(await ownGame(), [partner])).toEqual(['later']);
    const another = await aPlayer(server);
    await aPlayedGame(server, [another, partner]);
    const theirs = async () => {
      const game = await aGame(server);
      await join(another, game);
      return outcomes(game, [partner], another);
    };
    expect([await theirs(), await theirs()]).toEqual([['sent'], ['later']]);
    const many = Array.from({ length: 10 }, () => partner);
    const distinct = await Promise.all(many.map(() => aPlayer(server)));
    const game = await ownGame();
    await outcomes(game, distinct);
    expect(await outcomes(game, distinct)).toBe('too_many_requests');
  });

  test('two who invite the same person at once: they hear of it once', async () => {
    const another = await aPlayer(server);
    await aPlayedGame(server, [another, partner]);
    const game = await ownGame();
    await join(another, game);
    const both = await Promise.all([outcomes(game, [partner]), outcomes(game, [partner], another)]);
    expect(both.flat().toSorted()).toEqual(['invited', 'sent']);
    expect(await heard(partner)).toHaveLength(1);
  });

  test('who switched invitations off hears nothing, and finds it on their home', async () => {
    await server.sql`insert into notification_choice (user_id, category, channel, is_on)
      values (${partner.id}, 'invitations', 'app', false)`;
    expect(await outcomes(await ownGame(), [partner])).toEqual(['sent']);
    expect(await heard(partner)).toEqual([]);
    expect(await invitations(partner)).toHaveLength(1);
  });

  test('what is over is kept for a week, and then by nobody', async () => {
    const game = await ownGame();
    await send(game, [partner]);
    const kept = async () => {
      await server.jobs.runSweeps();
      const rows = await server.rows`select from game_invitation where game_id = ${game}`;
      return rows.length;
    };
    await server.sql`update game set archived = true where id = ${game}`;
    expect(await kept()).toBe(1);
    await server.sql`update game_invitation set created_at = app_now() - interval '8 days' where game_id = ${game}`;
    expect(await kept()).toBe(0);
  });
});
