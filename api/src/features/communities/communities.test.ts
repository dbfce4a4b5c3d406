import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { refuses, useServer } from '../../../test/server.ts';

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
