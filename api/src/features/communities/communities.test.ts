import { expect, test } from 'vitest';
import { aCommunity, aPlayer } from '../../../test/builders.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { communityColumnsWith } from '../../platform/database/community-columns.ts';
import { presentCommunity } from './present.ts';
import { findStanding } from './queries.ts';

const server = useServer();
const get = (path: string, as?: string) => server.call('GET', `/api/communities${path}`, { as });

test('featured ones in their order, one by its code, and one’s own', async () => {
  const me = await aPlayer(server);
  await server.sql`insert into community (short_code, name, sport, city, featured_position, is_private) values
    ('second', 'Second', 'Futsal', 'Breda', 2, false), ('first', 'First', 'Volleyball', 'Delft', 1, true),
    ('plain', 'Plain', 'Football', 'Delft', null, false)`;
  const codes = (body: { data?: unknown }) =>
    (body.data as { communities: { shortCode: string }[] }).communities.map(({ shortCode }) => shortCode);
  expect(codes((await get('/featured')).body)).toEqual(['first', 'second']);
  expect(codes((await get('/featured?limit=1')).body)).toEqual(['first']);

  const join = (code: string, status: string) => server.sql`
    insert into community_member (community_id, user_id, status)
      select id, ${me.id}, ${status} from community where short_code = ${code}`;
  await join('plain', 'approved');
  await join('first', 'pending');
  expect(codes((await get('/mine', me.token)).body)).toEqual(['plain']);

  const first = await get('/shortcode/first', me.token);
  expect(first.body.data).toMatchObject({
    community: { name: 'First', memberCount: 0, location: { city: 'Delft' }, communityOptions: { isPrivate: true } },
    joinRequest: { status: 'pending' },
  });
  expect((await get('/shortcode/first')).body.data).toMatchObject({ joinRequest: null });
  await refuses(get('/shortcode/nobody'), 'community_not_found', { status: 404 });
});

test('what of a community is shown on its page is in its view', async () => {
  const { id } = await aCommunity(server);
  const standing = await findStanding(server.db, id, null);
  if (!standing) throw new Error('there is no community');
  const read = new Set<string | symbol>();
  const noting = new Proxy(standing.community, {
    get: (row, name) => {
      read.add(name);
      return Reflect.get(row, name);
    },
  });
  presentCommunity(noting, { isSeen: true });
  expect(communityColumnsWith('shown', true).filter((name) => !read.has(name))).toEqual([]);
});
