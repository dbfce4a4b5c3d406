import type { CallResponse, getConsoleCommunity, listConsoleCommunities } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player, useNewPlayer } from '../../../../test/builders.ts';
import { communityCalls } from '../../../../test/community-calls.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { usePlace } from '../../../../test/game-form.ts';
import { refuses, useServer } from '../../../../test/server.ts';

type Details = CallResponse<typeof getConsoleCommunity>['data']['community'];

const server = useServer();
const { audit } = consoleCalls(server);
const { edit, join, page } = communityCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

usePlace(server);
beforeAll(async () => {
  await server.sql`
    insert into place (id, name, municipality, province, latitude, longitude, search_text)
    values (2, 'Leiden', 'Leiden', 'Zuid-Holland', 52.16, 4.49, 'leiden')`;
});

const aShortCode = () => `k-${randomUUID().slice(0, 8)}`;
const reason = 'asked for by mail';
const list = async (query: string) =>
  (await server.as(admin).get(`/api/admin/communities?${query}`)).body.data as CallResponse<
    typeof listConsoleCommunities
  >['data'];
const create = (body: object, key?: string) =>
  server
    .as(admin)
    .post(
      '/api/admin/communities',
      { name: 'Noordlicht', shortCode: aShortCode(), sport: 'Football', city: 'Leiden', reason, ...body },
      key,
    );
const change = (id: string, body: object, as = admin) =>
  server.as(as).patch(`/api/admin/communities/${id}`, { reason, ...body });
const feature = (id: string, featured: boolean) =>
  server.as(admin).post(`/api/admin/communities/${id}/feature`, { featured, reason });
const lead = (id: string, who: Player, isAdmin = true, as = admin) =>
  server.as(as).put(`/api/admin/communities/${id}/admins/${who.id}`, { isAdmin, reason });
const shown = ({ body }: Awaited<ReturnType<typeof create>>) => (body.data as { community: Details }).community;
const codes = (answers: Awaited<ReturnType<typeof create>>[]) => answers.map(({ body }) => body.code ?? 'done').sort();

/** Makes the last login look a while ago. */
const growStale = () =>
  server.sql`update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`;

describe('all communities', () => {
  test('are found by name, code and city, of a kind and sport, in an order, with what goes on in them', async () => {
    const word = `zz${randomUUID().slice(0, 8)}`;
    const [leader, asking] = [await aPlayer(server), await aPlayer(server)];
    const closed = await aCommunity(server, { name: `B ${word}`, admins: [leader.id], members: [admin.id] });
    const open = await aCommunity(server, { name: `A ${word}`, isPrivate: false });
    await join(asking, closed.id);
    await aGame(server, { communityId: closed.id });
    const past = await aGame(server, { communityId: closed.id });
    await server.sql`update game set starts_at = app_now() - interval '2 days' where id = ${past}`;
    const off = await aGame(server, { communityId: closed.id });
    await server.sql`update game set status = 'cancelled' where id = ${off}`;
    const ids = async (query: string) => (await list(query)).communities.map(({ _id }) => _id);
    expect(await ids(`query=${word}`)).toEqual([closed.id, open.id]);
    expect(await ids(`query=${word}+utrecht&sort=name`)).toEqual([open.id, closed.id]);
    expect(await ids(`query=${word}&sort=newest`)).toEqual([open.id, closed.id]);
    expect(await ids(`query=${word}&sort=oldest`)).toEqual([closed.id, open.id]);
    expect(await ids(`query=${open.shortCode}`)).toEqual([open.id]);
    expect(await ids(`query=${word}&kind=private`)).toEqual([closed.id]);
    expect(await ids(`query=${word}&kind=public&sport=Volleyball`)).toEqual([open.id]);
    expect(await ids(`query=${word}&kind=featured`)).toEqual([]);
    expect(await ids(`query=${word}&sport=Futsal`)).toEqual([]);
    expect((await list(`query=${word}`)).communities[0]).toMatchObject({
      members: 2,
      pending: 1,
      admins: 1,
      games: 1,
      isPrivate: true,
      isFeatured: false,
    });
    const file = await server.as(admin).get(`/api/admin/communities.csv?query=${word}`);
    expect(String(file.body.text)).toContain(open.shortCode);
    expect(await audit(admin.token, 'kind=list')).toMatchObject([
      { action: 'list.look', subject: { kind: 'communities' }, after: { rows: 2 } },
    ]);
  });

  test('a formula in a name stays a name in the file', async () => {
    const word = `zz${randomUUID().slice(0, 8)}`;
    await aCommunity(server, { name: `=1+2 ${word}` });
    const file = await server.as(admin).get(`/api/admin/communities.csv?query=${word}`);
    expect(String(file.body.text)).toContain(`'=1+2 ${word}`);
  });

  test('are opened with who leads them, which is a look', async () => {
    const leader = await aPlayer(server, { name: 'Lena Leads' });
    const { id } = await aCommunity(server, { admins: [leader.id] });
    const answer = await server.as(admin).get(`/api/admin/communities/${id}`);
    expect(shown(answer)).toMatchObject({ ledBy: [{ _id: leader.id, name: 'Lena Leads' }], formerCodes: [] });
    expect(await audit(admin.token, `subject=${id}`)).toMatchObject([
      { action: 'community.look', subject: { name: 'De Buren' } },
    ]);
    await refuses(server.as(admin).get(`/api/admin/communities/${randomUUID()}`), 'community_not_found');
  });
});

describe('a new community', () => {
  test('has its first admin, who hears of it, and is made once however often it is sent', async () => {
    const [leader, key] = [await aPlayer(server), randomUUID()];
    const wanted = { shortCode: aShortCode(), adminId: leader.id, isPrivate: true, description: 'Elke zondag.' };
    const [made, again] = await Promise.all([create(wanted, key), create(wanted, key)]);
    expect(shown(made)).toMatchObject({
      name: 'Noordlicht',
      city: 'Leiden',
      members: 1,
      admins: 1,
      isPrivate: true,
      ledBy: [{ _id: leader.id }],
    });
    expect(shown(again)._id).toBe(shown(made)._id);
    expect(await page(leader, wanted.shortCode)).toMatchObject({ mayLead: true, joinRequest: { status: 'approved' } });
    const told = await server.value<number>`
      select count(*) as n from notification where user_id = ${leader.id} and kind = 'communityAdmin'`;
    expect(told).toBe(1);
    expect(await audit(admin.token, `subject=${shown(made)._id}`)).toMatchObject([
      { action: 'community.create', reason, before: null, after: { shortCode: wanted.shortCode, admin: leader.id } },
    ]);
  });

  test('can be led by whoever makes it', async () => {
    expect(shown(await create({ adminId: admin.id })).ledBy).toMatchObject([{ _id: admin.id }]);
  });

  test('needs a usable code, a town, and somebody who can lead it; refused, nothing of it is there', async () => {
    const leader = await aPlayer(server);
    const [guest, banned] = [await aPlayer(server, { role: 'guest' }), await aPlayer(server)];
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    const shortCode = aShortCode();
    const code = async (body: object) => (await create({ shortCode, adminId: leader.id, ...body })).body.code;
    for (const wrong of ['a', 'Upper', 'two words', '-x', 'mine', 'shortcode', 'x'.repeat(31)])
      expect([wrong, await code({ shortCode: wrong })]).toEqual([wrong, 'invalid_input']);
    expect(await code({ name: ' ' })).toBe('invalid_input');
    expect(await code({ sport: 'Chess' })).toBe('invalid_input');
    expect(await code({ reason: 'x' })).toBe('invalid_input');
    expect(await code({ city: 'Atlantis' })).toBe('town_unknown');
    expect(await code({ adminId: randomUUID() })).toBe('user_not_found');
    expect(await code({ adminId: guest.id })).toBe('guest_has_no_role');
    expect(await code({ adminId: banned.id })).toBe('account_banned');
    await growStale();
    expect(await code({})).toBe('confirm_identity');
    expect((await list(`query=${shortCode}`)).communities).toEqual([]);
    expect((await audit(admin.token)).filter(({ actor }) => actor?._id === admin.id)).toEqual([]);
  });

  test('of two with one code, made at once, one is made', async () => {
    const [leader, shortCode] = [await aPlayer(server), aShortCode()];
    const both = [create({ shortCode, adminId: leader.id }), create({ shortCode, adminId: leader.id })];
    expect(codes(await Promise.all(both))).toEqual(['community_code_taken', 'done']);
  });
});

describe('changing a community', () => {
  test('is written down, finds its games by the new name, and refuses what changes nothing', async () => {
    const { id, shortCode } = await aCommunity(server, { name: 'Old name' });
    const gameId = await aGame(server, { communityId: id });
    const changes = { name: 'Zuiderzon', sport: 'Basketball', city: 'Leiden' };
    expect(shown(await change(id, changes))).toMatchObject({ ...changes, shortCode });
    expect(await audit(admin.token, `subject=${id}`)).toMatchObject([
      { action: 'community.change', before: { name: 'Old name', city: 'Utrecht' }, after: changes },
    ]);
    const found = await server.row<{ found: boolean }>`
      select search_text like '%zuiderzon%' as found from game where id = ${gameId}`;
    expect(found.found).toBe(true);
    await refuses(change(id, changes), 'already_decided');
    await refuses(change(id, { city: 'Atlantis' }), 'town_unknown');
    await refuses(change(id, { shortCode: 'No Code' }), 'invalid_input');
    await refuses(change(randomUUID(), changes), 'community_not_found');
    await server.sql`update app_user set role = 'player' where id = ${admin.id}`;
    expect((await change(id, { name: 'Mine' })).status).toBeGreaterThanOrEqual(401);
  });

  test('on its own page is written down as well when Rondo’s admin does it, and only then', async () => {
    const leader = await aPlayer(server);
    const { id } = await aCommunity(server, { admins: [leader.id] });
    expect((await edit(leader, id, { description: 'By its own admin' })).status).toBe(200);
    expect(await audit(admin.token, `subject=${id}`)).toEqual([]);
    expect((await edit(admin, id, { communityOptions: { showElo: false } })).status).toBe(200);
    expect(await audit(admin.token, `subject=${id}`)).toMatchObject([
      { action: 'community.edit', before: { showElo: true, isPrivate: true }, after: { showElo: false } },
    ]);
    expect(await page(leader, id)).toMatchObject({ community: { description: 'By its own admin' } });
  });

  test('with another code its old links lead to it still, and nobody else gets one', async () => {
    const leader = await aPlayer(server);
    const { id, shortCode: first } = await aCommunity(server, { isPrivate: false, admins: [leader.id] });
    const [second, other] = [aShortCode(), await aCommunity(server)];
    expect(shown(await change(id, { shortCode: second })).formerCodes).toEqual([first]);
    for (const code of [first, first.toUpperCase(), second])
      expect(await page(null, code)).toMatchObject({ community: { _id: id, shortCode: second } });
    expect(await join(await aPlayer(server), first)).toBe('approved');
    const games = await server.call('GET', `/api/communities/shortcode/${first}/matches`);
    expect(games.status).toBe(200);
    expect((await server.app.inject({ url: `/previews/community/${first}.png` })).statusCode).toBe(200);

    await refuses(change(other.id, { shortCode: first }), 'community_code_taken');
    await refuses(create({ shortCode: first, adminId: leader.id }), 'community_code_taken');
    expect(shown(await change(id, { shortCode: first })).formerCodes).toEqual([second]);
    await refuses(change(other.id, { shortCode: second }), 'community_code_taken');
  });

  test('gives one code to one community, whoever leaves and takes it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await aCommunity(server), await aCommunity(server)];
      const [leader, freed] = [await aPlayer(server), aShortCode()];
      await Promise.all([
        change(one.id, { shortCode: freed }),
        change(two.id, { shortCode: one.shortCode }),
        create({ shortCode: one.shortCode, adminId: leader.id }),
        change(one.id, { shortCode: one.shortCode }),
      ]);
      const owners = await server.value<number>`
        select count(distinct id) as owners from (
          select id from community where short_code = ${one.shortCode}
          union select community_id from community_former_code where code = ${one.shortCode}) all_of_it`;
      expect(owners).toBe(1);
      expect(await page(null, one.shortCode)).toMatchObject({ community: { _id: one.id } });
    }
  });
});

describe('featuring', () => {
  test('puts a community first on the home page, and takes it away; the second of two hears that it is done', async () => {
    const [one, two] = [await aCommunity(server), await aCommunity(server)];
    const home = async (limit: number) =>
      (
        (await server.call('GET', `/api/communities/featured?limit=${limit}`)).body.data as {
          communities: { _id: string }[];
        }
      ).communities.map(({ _id }) => _id);
    expect(shown(await feature(one.id, true)).isFeatured).toBe(true);
    await feature(two.id, true);
    expect(await home(2)).toEqual([two.id, one.id]);
    expect(codes(await Promise.all([feature(two.id, false), feature(two.id, false)]))).toEqual([
      'already_decided',
      'done',
    ]);
    expect((await home(3))[0]).toBe(one.id);
    await refuses(feature(randomUUID(), true), 'community_not_found');
    expect(await audit(admin.token, `subject=${two.id}`)).toMatchObject([
      { action: 'community.feature', after: { featured: null } },
      { action: 'community.feature', before: { featured: null }, reason },
    ]);
  });
});

describe('a community’s admins', () => {
  test('are named, members or not, and let in whatever was decided about them before', async () => {
    const [member, stranger, removed] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { members: [member.id, removed.id] });
    await server.sql`
      update community_member set status = 'denied', is_removed = true, admin_note = 'Too late too often'
      where user_id = ${removed.id}`;
    for (const who of [member, stranger, removed]) expect((await lead(id, who)).status).toBe(200);
    const { admins, members } = await server.row<{ admins: number; members: number }>`
      select c.member_count as members, (select count(*) from community_member m where m.community_id = c.id and m.is_admin) as admins
      from community c where c.id = ${id}`;
    expect({ admins, members }).toEqual({ admins: 3, members: 3 });
    await refuses(lead(id, stranger), 'already_decided');
    expect(await audit(admin.token, `subject=${id}&sort=oldest`)).toMatchObject([
      { action: 'community.admin', before: { userId: member.id, isAdmin: false }, after: { isAdmin: true } },
      {},
      {},
    ]);
  });

  test('stay one at least, of two unmade at once too', async () => {
    const [one, two] = [await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [one.id, two.id] });
    const answers = await Promise.all([lead(id, one, false), lead(id, two, false)]);
    expect(codes(answers)).toEqual(['done', 'last_community_admin']);
    await refuses(lead(id, await aPlayer(server), false), 'already_decided');
  });

  test('are named by a fresh session, of accounts that can lead', async () => {
    const { id } = await aCommunity(server);
    await refuses(lead(id, await aPlayer(server, { role: 'guest' })), 'guest_has_no_role');
    await refuses(lead(randomUUID(), await aPlayer(server)), 'community_not_found');
    await growStale();
    await refuses(lead(id, await aPlayer(server)), 'confirm_identity');
  });

  test('who leaves Rondo at that moment leads nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [leaving, { id }] = [await aPlayer(server), await aCommunity(server, { members: [admin.id] })];
      const departure = server.as(leaving).delete('/api/users/deleteMe', { givenUpBalance: 0 });
      const answers = await Promise.all([departure, lead(id, leaving)]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const left = await server.value<number>`
        select count(*) as left from community_member m join app_user u on u.id = m.user_id
        where m.community_id = ${id} and u.deleted_at is not null and m.status = 'approved'`;
      expect(left).toBe(0);
    }
  });
});
