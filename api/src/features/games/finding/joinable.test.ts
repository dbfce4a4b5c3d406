import type { GameCard } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { join } = joiningCalls(server);

const utrecht = { latitude: 52.0907, longitude: 5.1214 };
/** 40 km from Utrecht. */
const rotterdam = { latitude: 51.9225, longitude: 4.4792 };
/** 160 km from Utrecht. */
const groningen = { latitude: 53.2192, longitude: 6.5667 };

async function joinable(query: string, as?: Player): Promise<GameCard[]> {
  const { status, body } = await server.call('GET', `/api/matches/joinable?limit=50&${query}`, as && { as: as.token });
  expect(status).toBe(200);
  return (body.data as { matches: GameCard[] }).matches;
}
const names = (games: GameCard[]) => games.map(({ name }) => name);
const around = ({ latitude, longitude }: typeof utrecht, radius = 25) =>
  `latitude=${latitude}&longitude=${longitude}&radius=${radius}`;

describe('games one can join instead', () => {
  test('are open, with room, and ask for nothing one has not', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const community = await aCommunity(server, { members: [other.id] });
    await aGame(server, { name: 'Open', ...utrecht });
    const full = await aGame(server, { name: 'Full', capacity: 3, minimumPlayers: 2, ...utrecht });
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), full);
    await aGame(server, { name: 'Passcode', passcode: 'secret', ...utrecht });
    await aGame(server, { name: 'Closed', hoursAhead: 1, createdHoursAgo: 48, ...utrecht });
    await aGame(server, { name: 'Not yet', signupOpensInDays: 1, ...utrecht });
    await aGame(server, { name: 'Better players', levelLimit: 4.5, ...utrecht });
    await aGame(server, { name: 'Members', communityId: community.id, ...utrecht });
    const cancelled = await aGame(server, { name: 'Cancelled', ...utrecht });
    await server.sql`update game set status = 'cancelled' where id = ${cancelled}`;
    const mine = await aGame(server, { name: 'Mine', ...utrecht });
    await join(player, mine);
    expect(names(await joinable(around(utrecht))).toSorted()).toEqual(['Mine', 'Open']);
    expect(names(await joinable(around(utrecht), player))).toEqual(['Open']);
    expect(names(await joinable(around(utrecht), other)).toSorted()).toEqual(['Members', 'Mine', 'Open']);
    await server.sql`insert into score (user_id, sport, score) values (${other.id}, 'Volleyball', 5)`;
    expect(names(await joinable(around(utrecht), other))).toContain('Better players');
  });

  test('those within the radius by time, then the nearest, never farther than 100 km; each says how far', async () => {
    await aGame(server, { name: 'Rotterdam', hoursAhead: 30, ...rotterdam });
    await aGame(server, { name: 'Groningen', hoursAhead: 30, ...groningen });
    await aGame(server, { name: 'Later here', hoursAhead: 90, ...utrecht });
    const found = await joinable(around(utrecht));
    expect(names(found).slice(-2)).toEqual(['Later here', 'Rotterdam']);
    expect(names(found)).not.toContain('Groningen');
    expect(found.at(-1)?.distance).toBeGreaterThan(25);
    expect(names(await joinable(around(utrecht, 75)))[0]).toBe('Rotterdam');
    expect(names(await joinable(''))).toContain('Groningen');
  });
});
