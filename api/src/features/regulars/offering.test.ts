import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { regularCalls } from '../../../test/regular-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { people } = organisingCalls(server);
const { join } = joiningCalls(server);
const { aSeries, become, listed, offer } = regularCalls(server);

describe('spots for regulars', () => {
  test('are offered for a whole series, at most half of its smallest game, once for a key', async () => {
    const { organiser, games } = await aSeries({ spots: 0 });
    expect((await listed(organiser, games[2])).body.data).toEqual({
      spots: 0,
      days: 2,
      most: 5,
      maxDays: 7,
      people: [],
    });
    await server.sql`update game set capacity = 7 where id = ${games[1]}`;
    await refuses(offer(organiser, games[0], { spots: 4, days: 3 }), 'regulars_too_many', { params: { most: 3 } });
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1)
      expect((await offer(organiser, games[2], { spots: 3, days: 3 }, key)).body.data).toMatchObject({
        spots: 3,
        days: 3,
      });
    await refuses(offer(organiser, games[2], { spots: 2, days: 3 }, key), 'idempotency_key_reused');
    await refuses(
      offer(organiser, await aGame(server, { organiserId: organiser.id }), { spots: 1, days: 2 }),
      'regulars_no_series',
    );
    await refuses(offer(organiser, games[0], { spots: 1, days: 8 }), 'invalid_input');
  });

  test('are not for tournaments or external events', async () => {
    const { organiser, games } = await aSeries({ spots: 0, tournament: true });
    await refuses(offer(organiser, games[0], { spots: 1, days: 2 }), 'regulars_not_here');
    expect((await offer(organiser, games[0], { spots: 0, days: 2 })).status).toBe(200);
  });

  test('are shown and changed by who may edit the game alone; an admin’s change is written down', async () => {
    const { organiser, games } = await aSeries({ spots: 2 });
    const player = await aPlayer(server, { name: 'Sanne' });
    await join(player, games[0]);
    expect((await become(player, games[0])).status).toBe(200);
    const other = await aPlayer(server, { role: 'organiser' });
    for (const who of [player, other]) {
      await refuses(listed(who, games[0]), 'not_allowed');
      await refuses(offer(who, games[0], { spots: 1, days: 2 }), 'not_allowed');
    }
    expect((await listed(organiser, games[0])).body.data).toMatchObject({
      people: [{ _id: player.id, name: 'Sanne', played: 0 }],
    });
    const helper = await aPlayer(server);
    await server.sql`
      insert into co_organiser (game_id, user_id, rights, created_at)
      values (${games[0]}, ${helper.id}, array['edit'], app_now())`;
    expect((await offer(helper, games[0], { spots: 3, days: 2 })).status).toBe(200);
    expect((await offer(people.admin, games[0], { spots: 4, days: 1 })).status).toBe(200);
    const { before, after } = await server.row<{ before: object; after: object }>`
      select before, after from admin_action where subject_id = ${games[0]}`;
    expect(before).toEqual({ regularSpots: 3, regularDays: 2 });
    expect(after).toEqual({ regularSpots: 4, regularDays: 1 });
    await advance(server, 'P5D');
    await server.jobs.runSweeps();
    expect((await listed(organiser, games[1])).body.data).toMatchObject({ people: [{ name: 'Sanne' }] });
  });
});
