import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { communityCalls } from '../../../test/community-calls.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { subjectsTo } from '../../../test/mails.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { call, edit, join, members, page, writeNews } = communityCalls(server);
const picture = () =>
  sharp({ create: { width: 800, height: 300, channels: 3, background: '#0b7a3e' } })
    .jpeg()
    .toBuffer();
const fileOf = (path: string) => server.storage.read(path.replace('/files/', ''));

async function aLedCommunity({ isPrivate = true }: { isPrivate?: boolean } = {}) {
  const [admin, listener, member, stranger] = [
    await aPlayer(server, { name: 'Shanti' }),
    await aPlayer(server),
    await aPlayer(server),
    await aPlayer(server),
  ];
  const made = await aCommunity(server, {
    name: 'Havenvolley',
    isPrivate,
    admins: [admin.id],
    members: [listener.id, member.id],
  });
  await server.sql`update community_member set notifications = true
    where community_id = ${made.id} and user_id in (${listener.id}, ${admin.id})`;
  return { ...made, admin, listener, member, stranger };
}

const told = ({ id }: Player) =>
  server.rows<{ kind: string; params: Record<string, unknown>; redirect_path: string }>`
    select kind, params, redirect_path from notification where user_id = ${id} order by created_at, id`;

describe('news', () => {
  const newsOf = async (who: Player | null, ref: string) => {
    const { body } = await call('GET', `/communities/${ref}/news`, who);
    return (
      (body.data as { news: { _id: string; title: string; picture: string | null; author: string }[] } | undefined)
        ?.news ?? body.code
    );
  };

  test('is written by admins, with a picture; who listens hears of it, twice a day', async () => {
    const { id, shortCode, admin, listener, member } = await aLedCommunity();
    const first = await writeNews(admin, id, { title: 'Zomertoernooi', body: '**Kom** ook!' }, await picture());
    expect(first.body.data).toMatchObject({
      isTold: true,
      news: { title: 'Zomertoernooi', author: 'Shanti', isPinned: false },
    });
    expect(await told(listener)).toEqual([
      {
        kind: 'communityNews',
        params: { communityName: 'Havenvolley', title: 'Zomertoernooi' },
        redirect_path: `/community/${shortCode}?tab=news`,
      },
    ]);
    expect([await told(member), await told(admin)]).toEqual([[], []]);
    await writeNews(admin, id, { title: 'Twee', body: 'b' });
    expect((await writeNews(admin, id, { title: 'Drie', body: 'c' })).body.data).toMatchObject({ isTold: false });
    expect(await told(listener)).toHaveLength(2);
    await server.jobs.runSweeps();
    expect(await subjectsTo(server, listener.email)).toContain('Havenvolley: Zomertoernooi');
    const { news } = first.body.data as { news: { _id: string } };
    await call('DELETE', `/communities/${id}/news/${news._id}`, admin);
    expect((await writeNews(admin, id, { title: 'Een', body: 'a' })).body.data).toMatchObject({ isTold: false });
    await advance(server, 'PT24H');
    expect((await writeNews(admin, id, { title: 'Vier', body: 'd' })).body.data).toMatchObject({ isTold: true });
  });

  test('is pinned at the top, three at most; changed and taken away, with its picture', async () => {
    const { id, admin, member } = await aLedCommunity();
    for (const title of ['A', 'B', 'C']) await writeNews(admin, id, { title, body: 'x', isPinned: true });
    await refuses(writeNews(admin, id, { title: 'D', body: 'x', isPinned: true }), 'too_many_pinned', {
      params: { most: 3 },
    });
    await writeNews(admin, id, { title: 'E', body: 'x' }, await picture());
    const list = await newsOf(member, id);
    if (typeof list !== 'object') throw new Error(list);
    expect(list.map(({ title }) => title)).toEqual(['C', 'B', 'A', 'E']);
    const last = list[3];
    const path = last?.picture ?? '';
    expect(await fileOf(path)).not.toBeNull();
    const patched = await call('PATCH', `/communities/${id}/news/${last?._id}`, admin, {
      title: 'Other',
      removePicture: true,
    });
    expect(patched.body.data).toMatchObject({ news: { title: 'Other', body: 'x', picture: null } });
    await sweepLooseFiles(server);
    expect(await fileOf(path)).toBeNull();
    expect((await call('DELETE', `/communities/${id}/news/${last?._id}`, admin)).status).toBe(200);
    await refuses(call('DELETE', `/communities/${id}/news/${last?._id}`, admin), 'news_not_found');
  });

  test('of a private community is for its members; nobody else writes, changes or removes any', async () => {
    const { id, admin, member, stranger } = await aLedCommunity();
    const { body } = await writeNews(admin, id, { title: 'Binnenskamers', body: 'x' });
    const { _id } = (body.data as { news: { _id: string } }).news;
    expect(await newsOf(null, id)).toBe('community_members_only');
    expect(await newsOf(stranger, id)).toBe('community_members_only');
    expect(await newsOf(member, id)).toMatchObject([{ title: 'Binnenskamers' }]);
    const other = await aLedCommunity();
    await refuses(call('DELETE', `/communities/${other.id}/news/${_id}`, other.admin), 'news_not_found');
    for (const by of [member, stranger]) {
      await refuses(writeNews(by, id, { title: 'x', body: 'x' }), 'not_allowed');
      await refuses(call('PATCH', `/communities/${id}/news/${_id}`, by, { title: 'x' }), 'not_allowed');
      await refuses(call('DELETE', `/communities/${id}/news/${_id}`, by), 'not_allowed');
      await refuses(edit(by, id, { description: 'x' }), 'not_allowed');
      await refuses(call('GET', `/communities/${id}/figures`, by), 'not_allowed');
      await refuses(call('POST', `/communities/${id}/invitations`, by, {}), 'not_allowed');
    }
  });

  test('has no name of who left Rondo, nor for visitors of who hides it', async () => {
    const { id, admin, member } = await aLedCommunity({ isPrivate: false });
    await writeNews(admin, id, { title: 'Oud', body: 'x' });
    await server.sql`update app_user set hides_name = true where id = ${admin.id}`;
    expect(await newsOf(member, id)).toMatchObject([{ author: 'Shanti' }]);
    expect(await newsOf(null, id)).toMatchObject([{ title: 'Oud', author: null }]);
    await server.sql`update app_user set deleted_at = app_now() where id = ${admin.id}`;
    expect(await newsOf(member, id)).toMatchObject([{ title: 'Oud', author: null }]);
  });
});

describe('the page', () => {
  test('has its description, pictures and options changed, each alone', async () => {
    const { id, shortCode, admin } = await aLedCommunity();
    await edit(admin, id, { description: 'Nieuw', communityOptions: { showElo: false } });
    await edit(admin, id, { pictureIs: 'location' }, await picture());
    await edit(admin, id, { pictureIs: 'banner' }, await picture());
    const shown = async () =>
      ((await page(admin, shortCode)) as { community: Record<string, string | null> & { communityOptions: object } })
        .community;
    const before = await shown();
    expect(before).toMatchObject({ description: 'Nieuw', communityOptions: { showElo: false, isPrivate: true } });
    expect([await fileOf(before.banner_img ?? ''), await fileOf(before.location_img ?? '')]).not.toContain(null);
    await edit(admin, id, { removePictures: ['banner'] });
    expect(await shown()).toMatchObject({ banner_img: null, location_img: before.location_img });
    await sweepLooseFiles(server);
    expect(await fileOf(before.banner_img ?? '')).toBeNull();
    await refuses(edit(admin, id, {}, Buffer.from('no picture')), 'picture_not_usable');
  });

  test('of a private one tells strangers no names, not even in the list of members', async () => {
    const { id, shortCode, stranger, admin } = await aLedCommunity();
    for (const who of [null, stranger]) {
      expect(await page(who, shortCode)).toMatchObject({
        maySee: false,
        mayLead: false,
        community: { members: [], memberCount: 3 },
      });
      expect(await members(who, id)).toBe('community_members_only');
    }
    await join(stranger, id);
    expect(await members(stranger, id)).toBe('community_members_only');
    expect(await members(admin, id)).toHaveLength(3);
  });
});

test('figures: sizes by week, games, and how full they were', async () => {
  const { id, admin } = await aLedCommunity();
  const figures = async () =>
    (await call('GET', `/communities/${id}/figures`, admin)).body.data as Record<string, unknown>;
  expect(await figures()).toMatchObject({ games: { played: 0, cancelled: 0, coming: 0 }, fillRate: null });
  const played = await aGame(server, { communityId: id, capacity: 10, hoursAhead: -5 });
  await server.sql`update game set archived = true, status = 'confirmed', joined_count = 8 where id = ${played}`;
  await aGame(server, { communityId: id });
  const off = await aGame(server, { communityId: id });
  await server.sql`update game set status = 'cancelled' where id = ${off}`;
  await server.sql`insert into community_size (community_id, day, members)
    select ${id}, (app_now() at time zone 'Europe/Amsterdam')::date - 10, 1`;
  const shown = await figures();
  expect(shown).toMatchObject({ games: { played: 1, cancelled: 1, coming: 1 }, fillRate: 0.8 });
  expect((shown.members as { count: number }[]).map(({ count }) => count)).toEqual([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3,
  ]);
});

test('new games are told together, an hour after the first, once', async () => {
  const { id, shortCode, listener, member } = await aLedCommunity();
  const until = sql`update community set games_told_until = app_now() - interval '3 hours' where id = ${id}`;
  await until.execute(server.db);
  for (const [index, name] of ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag'].entries())
    await aGame(server, { communityId: id, name, createdHoursAgo: 0.1, hoursAhead: 24 * (index + 1) });
  const off = await aGame(server, { communityId: id, name: 'Afgelast', createdHoursAgo: 0.1 });
  await server.sql`update game set status = 'cancelled' where id = ${off}`;
  await server.jobs.runSweeps();
  expect(await told(listener)).toEqual([]);
  await advance(server, 'PT1H');
  await Promise.all([server.jobs.runSweeps(), server.jobs.runSweeps()]);
  expect(await told(listener)).toEqual([
    {
      kind: 'communityGames',
      params: { communityName: 'Havenvolley', games: 'Maandag, Dinsdag, Woensdag (+1)' },
      redirect_path: `/community/${shortCode}`,
    },
  ]);
  expect(await told(member)).toEqual([]);
});

test('the list: by words, sport and towns around a point, in pages, the largest first', async () => {
  const { admin } = await aLedCommunity();
  await server.sql`delete from place`;
  await server.sql`insert into place (id, name, municipality, province, latitude, longitude, population, search_text)
    values (1, 'Delft', 'Delft', 'Zuid-Holland', 52.01, 4.36, 100000, 'delft prinsenstad')`;
  await server.sql`insert into community (short_code, name, description, sport, city, is_private)
    values ('lijst-een', 'Lijst één', '50% korting', 'Futsal', 'Delft', true), ('lijst-twee', 'Lijst twee', '', 'Futsal', 'Gouda', false)`;
  await join(admin, 'lijst-twee');
  const found = async (query: string) => {
    const { body } = await call('GET', `/communities?${query}`, null);
    const data = body.data as { communities: { shortCode: string }[]; pagination: object };
    return [data.communities.map(({ shortCode }) => shortCode), data.pagination];
  };
  expect(await found('query=lijst')).toEqual([['lijst-twee', 'lijst-een'], { totalCount: 2, totalPages: 1 }]);
  expect(await found('query=LIJST&limit=1&page=2')).toEqual([['lijst-een'], { totalCount: 2, totalPages: 2 }]);
  // Not '50%' alone: another community's random code may begin with 50, and a code is one of its words.
  expect((await found('query=50%25 kort'))[0]).toEqual(['lijst-een']);
  expect((await found('query=5%25kort'))[0]).toEqual([]);
  expect((await found('query=gouda'))[0]).toEqual(['lijst-twee']);
  expect((await found('query=prinsenstad'))[0]).toEqual(['lijst-een']);
  expect((await found('sport=Futsal&latitude=52&longitude=4.3'))[0]).toEqual(['lijst-een']);
  expect((await found('sport=Basketball'))[0]).toEqual([]);
  await refuses(call('GET', '/communities?latitude=52', null), 'invalid_input');
  const kept = await server.value<number>`select count(*) as n from community where member_count <>
    (select count(*) from community_member m where m.community_id = community.id and m.status = 'approved')`;
  expect(kept).toBe(0);
});
