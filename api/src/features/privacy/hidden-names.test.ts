import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aGame, usePlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const hidden = { name: 'Unmistakable', photo: '/files/photos/unmistakable.webp' };
const player = usePlayer(server, { name: hidden.name, role: 'organiser' });
const viewer = usePlayer(server);
const games: Record<string, string> = {};

beforeAll(async () => {
  await server.sql`update app_user set photo = ${hidden.photo} where id = ${player.id}`;
  games.plays = await aGame(server, { capacity: 5 });
  games.organises = await aGame(server, { organiserId: player.id });
  await joiningCalls(server).join(player, games.plays);
  const community = sql`insert into community (short_code, name, sport, city, featured_position)
    values ('theirs', 'Theirs', 'Volleyball', 'Delft', 1) returning id`;
  await server.sql`with made as (${community})
    insert into community_member (community_id, user_id, status) select id, ${player.id}, 'approved' from made`;
  await server.sql`
    update game set featured_position = 1, community_id = (select id from community) where id = ${games.organises}`;
  await server.sql`
    insert into score (user_id, sport, score, grade_count, graded_games) values (${player.id}, 'Volleyball', 4, 9, 3)`;
  await server.as(player).patch('/api/users/settings', { hidesName: true });
});

const shows = async (path: string, as?: string) => {
  const { status, body } = await server.call('GET', path, { as });
  expect([path, status]).toEqual([path, 200]);
  const text = JSON.stringify(body);
  return text.includes(hidden.name) || text.includes('unmistakable');
};

describe('whoever hides their name', () => {
  test.each([
    ['as the organiser of a game', () => `/api/matches/${games.organises}`],
    ['on the leaderboard, and so among the top players', () => '/api/leaderboard/Volleyball'],
    ['as a player', () => `/api/matches/${games.plays}`],
  ])('%s: visitors see neither name nor photo; who is logged in sees what they may', async (_, path) => {
    expect([await shows(path()), await shows(path(), viewer.token), await shows(path())]).toEqual([false, true, false]);
  });

  test('is not in the events of an open page of a visitor either', async () => {
    const first = async (as?: string) => {
      const aborted = new AbortController();
      const address = await listening();
      const answer = await fetch(`${address}/api/live?matches=${games.organises}`, {
        signal: aborted.signal,
        headers: as ? { authorization: `Bearer ${as}` } : {},
      });
      let text = '';
      for await (const chunk of answer.body ?? []) {
        text += Buffer.from(chunk).toString();
        if (text.includes('event: match') && text.endsWith('\n\n')) break;
      }
      aborted.abort();
      return text;
    };
    const [visitor, user] = [await first(), await first(viewer.token)];
    expect([visitor.includes('potential_users'), visitor.includes(hidden.name)]).toEqual([true, false]);
    expect(user).toContain(hidden.name);
  });

  test('is in nothing else that visitors can ask for', async () => {
    const asked = server.calls.filter(
      ({ method, access, stream }) => method === 'GET' && access === 'visitor' && !stream,
    );
    const values: Record<string, string> = { sport: 'Volleyball', code: 'theirs', id: games.organises ?? '' };
    for (const { path } of asked) {
      const address = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')}`;
      const { body } = await server.call('GET', `${address}?north=54&south=50&east=8&west=3&zoom=8&q=ut`);
      expect([path, JSON.stringify(body).includes(hidden.name)]).toEqual([path, false]);
      expect([path, JSON.stringify(body).includes('unmistakable')]).toEqual([path, false]);
    }
    for (const path of [`/previews/match/${games.organises}.png`, '/sitemap.xml', '/sitemaps/1.xml']) {
      const { body } = await server.call('GET', path);
      expect([path, JSON.stringify(body).includes(hidden.name)]).toEqual([path, false]);
    }
  });
});

async function listening(): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
}
