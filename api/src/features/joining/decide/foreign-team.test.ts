import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam } from '../../../../test/builders.ts';
import { groupCalls } from '../../../../test/group-calls.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay, payForFriend, move } = joiningCalls(server);
const { start } = groupCalls(server);
const { joinFree } = guestCalls(server);

const kept = (gameId: string) => server.value<number>`
  select ((select count(*) from registration where game_id = ${gameId} and team_id is not null)
    + (select count(*) from waiting_entry where game_id = ${gameId} and team_id is not null)
    + (select count(*) from spot_hold where game_id = ${gameId} and team_id is not null))::int as teams`;

describe('a team of another game', () => {
  const foreign = async () => [randomUUID(), await aTeam(server, await aGame(server, { tournament: true }), 5)];

  test.each([
    ['with room', {}],
    ['that is full', { capacity: 3, minimumPlayers: 2 }],
    ['for payment', { priceCents: 400 }],
    ['of teams', { tournament: true }],
  ])('is refused by a game %s, whichever way one comes in', async (_of, options) => {
    const { id: organiserId } = await aPlayer(server, { role: 'organiser' });
    const gameId = await aGame(server, { organiserId, ...options });
    if ('capacity' in options) for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), gameId);
    const player = await aPlayer(server, { balanceCents: 2000 });
    const friend = await aPlayer(server);
    const from = await aGame(server, { organiserId, hoursAhead: 60 });
    await join(player, from);
    for (const teamId of await foreign()) {
      const ways =
        'priceCents' in options
          ? [
              pay(player, gameId, { teamId }),
              payForFriend(player, gameId, friend.email, { teamId }),
              server
                .as(player)
                .post('/api/internalPayments/checkout', { matchId: gameId, teamId, paymentMethod: 'ideal' }),
              start(player, gameId, { teamId }),
            ]
          : [join(player, gameId, { teamId }), joinFree(gameId, 'gast@rondo.test', { teamId })];
      const answers = await Promise.all([...ways, move(player, from, gameId, { teamId })]);
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [400, 'team_not_found']),
      );
    }
    expect(await kept(gameId)).toBe(0);
  });

  test.each(['registration', 'waiting_entry', 'spot_hold'])('is refused by the table %s too', async (table) => {
    const gameId = await aGame(server, { capacity: 3, minimumPlayers: 2 });
    const [, teamId] = await foreign();
    const people = [];
    for (let n = 0; n < 4; n += 1) people.push(await aPlayer(server));
    for (const player of people) await join(player, gameId);
    if (table === 'spot_hold')
      await server.sql`
        insert into spot_hold (game_id, user_id, kind, expires_at, created_at)
        values (${gameId}, ${people[0]?.id}, 'offer', app_now() + interval '1 hour', app_now())`;
    await expect(
      server.sql`update ${sql.table(table)} set team_id = ${teamId} where game_id = ${gameId}`,
    ).rejects.toThrow(/team_of_game/);
  });
});
