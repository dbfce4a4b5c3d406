import { expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { groupCalls } from '../../../test/group-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join } = joiningCalls(server);
const { start, decline, groups, spots } = groupCalls(server);

/** Three players who have played together, and a game that nobody has joined. */
async function partners() {
  const players: Player[] = [];
  for (const name of ['Sanne', 'Daan', 'Eva']) players.push(await aPlayer(server, { name }));
  const [sanne, daan, eva] = players as [Player, Player, Player];
  await aPlayedGame(server, players);
  return { gameId: await aGame(server, { capacity: 12 }), sanne, daan, eva };
}
const counted = async ({ id }: Player) =>
  (
    await server.rows<{ subject: string; n: number }>`
      select split_part(subject, ':', 1) as subject, sum(attempts)::int as n from rate_limit
      where split_part(subject, ':', 2) = ${id} and subject ~ '^(start-group|invite-partners):' group by 1 order by 1`
  ).map(({ subject, n }) => [subject, n]);

test('more people than spots are refused, and nobody is left out without a word', async () => {
  const { gameId, sanne, daan, eva } = await partners();
  await refuses(start(sanne, gameId, { places: 2, people: [daan.id, eva.id] }), 'group_too_many_named', {
    params: { most: 1 },
  });
  expect(await spots(gameId)).toEqual({ joined: 0, kept: 0 });
  expect((await start(sanne, gameId, { places: 2, people: [daan.id, daan.id, sanne.id] })).status).toBe(200);
});

test('who they never played with is refused, without a name', async () => {
  const { gameId, sanne, daan } = await partners();
  const stranger = await aPlayer(server, { name: 'Guus' });
  const { body } = await start(sanne, gameId, { people: [daan.id, stranger.id] });
  expect(body.code).toBe('group_of_strangers');
  expect(JSON.stringify(body)).not.toContain('Guus');
  expect(await groups(sanne, gameId)).toEqual([]);
});

test('who can’t be asked along is named: who is in, who wants no invitation, and who said yes to another group', async () => {
  const { gameId, sanne, daan, eva } = await partners();
  await join(daan, gameId);
  await server.sql`update app_user set page_readers = 'nobody' where id = ${eva.id}`;
  const people = [daan.id, eva.id];
  await refuses(start(sanne, gameId, { people }), 'group_cannot_ask', { params: { names: 'Daan, Eva' } });
  const next = await aGame(server, { capacity: 12 });
  expect((await start(eva, next)).status).toBe(200);
  await server.sql`update app_user set page_readers = 'everyone' where id = ${eva.id}`;
  await refuses(start(sanne, next, { people }), 'group_cannot_ask', { params: { names: 'Eva' } });
  expect((await start(sanne, next, { people: [daan.id] })).status).toBe(200);
});

test('only groups that were begun count, and the people they asked', async () => {
  const { gameId, sanne, daan, eva } = await partners();
  const people = [daan.id, eva.id];
  for (let n = 0; n < 7; n += 1) await refuses(start(sanne, gameId, { people, places: 9 }), 'group_too_large');
  expect(await counted(sanne)).toEqual([
    ['invite-partners', 0],
    ['start-group', 0],
  ]);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 7; n += 1) {
    codes.push((await start(sanne, gameId, { people })).body.code);
    const [group] = await groups(sanne, gameId);
    if (group) await decline(sanne, gameId, group._id);
  }
  expect(codes).toEqual([...Array.from({ length: 6 }, () => undefined), 'too_many_requests']);
  expect(await counted(sanne)).toEqual([
    ['invite-partners', 12],
    ['start-group', 6],
  ]);
});
