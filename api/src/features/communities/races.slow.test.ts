import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { communityCalls } from '../../../test/community-calls.ts';
import { gameForm, gameIn, usePlace } from '../../../test/game-form.ts';
import { formOf } from '../../../test/passwords.ts';
import { useServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';

const server = useServer();
usePlace(server);
const { join, makeAdmin, unmakeAdmin, remove, leave, edit, decide } = communityCalls(server);

test('a game that is made, or moved there, while its community turns private is found by nobody else', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const { id } = await aCommunity(server, { isPrivate: false, members: [organiser.id] });
  const moved = await aGame(server, { organiserId: organiser.id });
  const form = await formOf({ data: JSON.stringify(gameForm(server, { communities: [id] })) });
  const asked = await inTransaction(server.db, async (trx) => {
    await sql`update community set is_private = true where id = ${id}`.execute(trx);
    const answers = Promise.all([
      server.call('POST', '/api/matches', { as: organiser.token, ...form }),
      server.call('PATCH', `/api/admin/match/${moved}`, { as: organiser.token, ...form }),
    ]);
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, 500))]);
    return { answers };
  });
  const [created, edited] = await asked.answers;
  expect([created.status, edited.status]).toEqual([200, 200]);
  for (const gameId of [gameIn(created)._id, moved]) {
    const closedTo = await server.value<
      string | null
    >`select private_community_id as "closedTo" from game where id = ${gameId}`;
    expect(closedTo).toBe(id);
  }
});

test('everything at once: an admin stays, members are counted, nobody who left Rondo is in, and nothing waits for itself', async () => {
  for (let round = 0; round < 5; round += 1) {
    const people = await Promise.all(Array.from({ length: 6 }, () => aPlayer(server, { role: 'organiser' })));
    const [one, two, a, b, c, d] = people as [Player, Player, Player, Player, Player, Player];
    const { id } = await aCommunity(server, { isPrivate: false, admins: [one.id, two.id], members: [a.id, b.id] });
    const gameId = await aGame(server, { organiserId: a.id, communityId: id });
    const form = await formOf({ data: JSON.stringify(gameForm(server, { communities: [id] })) });
    const departing = (who: Player) => server.as(who).delete('/api/users/deleteMe', { givenUpBalance: 0 });
    const answers = await Promise.all([
      edit(one, id, { communityOptions: { isPrivate: true } }),
      join(c, id),
      unmakeAdmin(one, id, two),
      unmakeAdmin(two, id, one),
      departing(b),
      server.call('PATCH', `/api/admin/match/${gameId}`, { as: a.token, ...form }),
      server.call('POST', '/api/matches', { as: a.token, ...form }),
      makeAdmin(two, id, a),
      leave(two, id),
      remove(one, id, two),
      join(d, id),
      departing(d),
      decide(one, id, c, 'approve'),
      edit(two, id, { communityOptions: { isPrivate: false } }),
    ]);
    const failed = answers.filter((answer) => typeof answer === 'object' && answer.status >= 500);
    expect(failed.map((answer) => (typeof answer === 'object' ? answer.body : answer))).toEqual([]);
    const { admins, wrong, gone } = await server.row<{ admins: number; wrong: number; gone: number }>`
      select count(*) filter (where m.is_admin) as admins,
        max(c.member_count) - count(*) filter (where m.status = 'approved') as wrong,
        count(*) filter (where u.deleted_at is not null) as gone
      from community c join community_member m on m.community_id = c.id join app_user u on u.id = m.user_id
      where c.id = ${id}`;
    expect(admins).toBeGreaterThan(0);
    expect({ wrong, gone }).toEqual({ wrong: 0, gone: 0 });
  }
});
