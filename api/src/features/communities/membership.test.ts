import { describe, expect, test } from 'vitest';
import { aCommunity, aPlayer, type Player } from '../../../test/builders.ts';
import { communityCalls } from '../../../test/community-calls.ts';
import { labelCalls } from '../../../test/label-calls.ts';
import { subjectsTo } from '../../../test/mails.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { call, join, leave, standing, decide, remove, makeAdmin, unmakeAdmin, members, page } = communityCalls(server);

const kindsTold = ({ id }: Player) =>
  server.values<string>`select kind from notification where user_id = ${id} order by created_at, id`;
const counted = async (id: string) =>
  server.row<{ kept: number; members: number; day: number }>`
    select c.member_count as kept, (select count(*) from community_member m
      where m.community_id = c.id and m.status = 'approved') as members,
      (select members from community_size s where s.community_id = c.id order by day desc limit 1) as day
    from community c where c.id = ${id}`;
const others = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(server)));

describe('a public community', () => {
  test('is joined at once and left again, by its id or short code in any letters', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server)];
    const { id, shortCode } = await aCommunity(server, { isPrivate: false, admins: [admin.id] });
    expect(await standing(who, id)).toBe('never_asked');
    expect(await join(who, shortCode.toUpperCase())).toBe('approved');
    expect(await join(who, id)).toBe('already_member');
    expect(await standing(who, shortCode)).toBe('approved');
    expect(await counted(id)).toEqual({ kept: 2, members: 2, day: 2 });
    expect((await leave(who, id)).status).toBe(200);
    await refuses(leave(who, id), 'not_a_member');
    expect(await standing(who, id)).toBe('left');
    expect(await counted(id)).toEqual({ kept: 1, members: 1, day: 1 });
    expect(await kindsTold(admin)).toEqual([]);
  });

  test('is joined once, however often it is asked at once', async () => {
    const who = await aPlayer(server);
    const { id } = await aCommunity(server, { isPrivate: false });
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(who, id)));
    expect(answers.filter((answer) => answer === 'approved')).toHaveLength(1);
    expect(await counted(id)).toMatchObject({ kept: 1, members: 1 });
  });

  test('that turns private while people join: each is in, or asks', async () => {
    const admin = await aPlayer(server);
    const { id } = await aCommunity(server, { isPrivate: false, admins: [admin.id] });
    const people = await others(10);
    const { edit } = communityCalls(server);
    const [, ...answers] = await Promise.all([
      edit(admin, id, { communityOptions: { isPrivate: true } }),
      ...people.map((who) => join(who, id)),
    ]);
    const approved = answers.filter((answer) => answer === 'approved').length;
    expect(approved + answers.filter((answer) => answer === 'pending').length).toBe(10);
    expect(await counted(id)).toMatchObject({ kept: approved + 1, members: approved + 1 });
  });
});

describe('a private community', () => {
  test('is asked, with words; an admin decides with a note; who is turned down may ask again', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server, { name: 'Noor' })];
    const { id, shortCode } = await aCommunity(server, { name: 'Binnen', admins: [admin.id] });
    expect(await join(who, id, { message: 'x'.repeat(501) })).toBe('invalid_input');
    expect(await join(who, id, { message: 'Ik speel al jaren' })).toBe('pending');
    expect(await join(who, id)).toBe('request_pending');
    expect(await kindsTold(admin)).toEqual(['communityRequest']);

    const asked = (await call('GET', `/communities/${id}/requests`, admin)).body.data;
    expect(asked).toMatchObject({
      requests: [{ name: 'Noor', message: 'Ik speel al jaren', gameCount: 0, wasRemoved: false }],
    });
    expect(await page(admin, shortCode)).toMatchObject({ mayLead: true, pendingRequests: 1, requestsToLetIn: 1 });
    expect((await decide(admin, id, who, 'deny', 'Eerst een proefles')).status).toBe(200);
    expect(await page(who, shortCode)).toMatchObject({
      joinRequest: { status: 'denied', adminNote: 'Eerst een proefles' },
      maySee: false,
      community: { members: [] },
    });

    expect(await join(who, id)).toBe('pending');
    expect((await decide(admin, id, who, 'approve', 'Welkom!')).status).toBe(200);
    await refuses(decide(admin, id, who, 'deny'), 'request_not_pending');
    expect(await kindsTold(who)).toEqual(['communityDenied', 'communityApproved']);
    expect((await call('GET', '/users/notifications', who)).body.data).toMatchObject([
      { gameDetails: { adminNote: 'Welkom!' } },
      { gameDetails: { adminNote: 'Eerst een proefles' } },
    ]);
    expect(await counted(id)).toEqual({ kept: 2, members: 2, day: 2 });
    await server.jobs.runSweeps();
    expect(await subjectsTo(server, who.email)).toEqual(
      expect.arrayContaining(['Your request to join Binnen', 'Welcome to Binnen']),
    );
  });

  test('an admin hears once a day that somebody asks, however often they do', async () => {
    const [admin, who, other] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id] });
    for (let times = 0; times < 3; times += 1) {
      expect(await join(who, id)).toBe('pending');
      await leave(who, id);
    }
    await join(other, id);
    expect(await kindsTold(admin)).toEqual(['communityRequest', 'communityRequest']);
    await advance(server, 'PT25H');
    await join(who, id);
    expect(await kindsTold(admin)).toHaveLength(3);
  });

  test('a request is taken back by who made it', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id] });
    await join(who, id);
    expect((await leave(who, id)).status).toBe(200);
    await refuses(decide(admin, id, who, 'approve'), 'request_not_pending');
  });

  test('600 requests wait in pages; many are decided at once, each once by several admins', async () => {
    const [admin, second] = [await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id, second.id] });
    await server.sql`
      with made as (insert into app_user (name, email) select 'Asks ' || n, ${id} || n || '@rondo.test'
        from generate_series(1, 600) n returning id)
      insert into community_member (community_id, user_id, status, requested_at)
      select ${id}::uuid, id, 'pending', app_now() from made`;
    const list = async (number: number) =>
      (await call('GET', `/communities/${id}/requests?page=${number}`, admin)).body.data as {
        requests: { userId: string }[];
        pagination: object;
      };
    expect((await list(30)).pagination).toEqual({ totalCount: 600, totalPages: 30 });
    const userIds = [...(await list(1)).requests, ...(await list(2)).requests].map(({ userId }) => userId);
    const both = await Promise.all(
      [admin, second].map((by) =>
        call('POST', `/communities/${id}/requests/decide`, by, { decision: 'approve', userIds }),
      ),
    );
    const decided = both.flatMap(({ body }) => (body.data as { decided: string[] } | undefined)?.decided ?? []);
    expect(decided.toSorted()).toEqual(userIds.toSorted());
    expect(both.map(({ body }) => body.code).filter(Boolean)).toEqual(['request_not_pending']);
    expect(await counted(id)).toMatchObject({ kept: 42, members: 42 });
    expect((await list(1)).pagination).toEqual({ totalCount: 560, totalPages: 28 });
  });

  test('of thousands is let in and counted within a moment', async () => {
    const admin = await aPlayer(server);
    const { id } = await aCommunity(server, { admins: [admin.id] });
    await server.sql`
      with made as (insert into app_user (name, email) select 'Waits ' || n, ${id} || n || '@many.test'
        from generate_series(1, 1500) n returning id)
      insert into community_member (community_id, user_id, status) select ${id}::uuid, id, 'pending' from made`;
    const { status } = await communityCalls(server).edit(admin, id, { communityOptions: { isPrivate: false } });
    expect(status).toBe(200);
    expect(await counted(id)).toEqual({ kept: 1501, members: 1501, day: 1501 });
    await server.sql`delete from community_member where community_id = ${id} and user_id <> ${admin.id}`;
    expect(await counted(id)).toEqual({ kept: 1, members: 1, day: 1 });
  });

  test('that becomes public lets in who waits', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id] });
    await join(who, id);
    await communityCalls(server).edit(admin, id, { communityOptions: { isPrivate: false } });
    expect(await standing(who, id)).toBe('approved');
    expect(await kindsTold(who)).toEqual(['communityApproved']);
  });
});

describe('who leads', () => {
  test('removes with a reason; who was removed asks again, even a public one', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server)];
    const { id, shortCode } = await aCommunity(server, { isPrivate: false, admins: [admin.id], members: [who.id] });
    expect((await remove(admin, id, who, 'Te vaak te laat')).status).toBe(200);
    await refuses(remove(admin, id, who), 'not_a_member');
    expect(await kindsTold(who)).toEqual(['communityRemoved']);
    expect(await standing(who, id)).toBe('denied');
    expect(await join(who, id)).toBe('pending');
    expect(await join(who, id)).toBe('request_pending');
    expect((await call('GET', `/communities/${id}/requests`, admin)).body.data).toMatchObject({
      requests: [{ wasRemoved: true, earlierNote: 'Te vaak te laat' }],
    });
    expect(await page(admin, shortCode)).toMatchObject({ pendingRequests: 1, requestsToLetIn: 0 });
    await leave(who, id);
    expect(await join(who, id)).toBe('pending');
    await decide(admin, id, who, 'deny');
    const { body } = await call('POST', `/communities/${id}/invitations`, admin, { uses: 1 });
    const { code } = (body.data as { invitation: { code: string } }).invitation;
    expect(await join(who, id, { invitation: code })).toBe('pending');
    const { edit } = communityCalls(server);
    await edit(admin, id, { communityOptions: { isPrivate: true } });
    await edit(admin, id, { communityOptions: { isPrivate: false } });
    expect(await standing(who, id)).toBe('pending');
    expect((await decide(admin, id, who, 'approve')).status).toBe(200);
    await leave(who, id);
    expect(await join(who, id)).toBe('approved');
    const invited = (await call('GET', `/communities/join/${id}/info?invitation=${code}`, null)).body.data;
    expect(invited).toMatchObject({ invitationIsGood: true });
  });

  test('removes members only: who asks is denied', async () => {
    const [admin, who] = [await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [admin.id] });
    await join(who, id);
    await refuses(remove(admin, id, who), 'not_a_member');
    expect(await standing(who, id)).toBe('pending');
  });

  test('an admin always stays, also when two unmake each other at once', async () => {
    const [one, two, member] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    const { id } = await aCommunity(server, { admins: [one.id], members: [member.id, two.id] });
    await refuses(leave(one, id), 'last_community_admin');
    await refuses(unmakeAdmin(one, id, one), 'last_community_admin');
    expect((await makeAdmin(one, id, two)).status).toBe(200);
    for (const change of [unmakeAdmin, makeAdmin]) await change(one, id, two);
    expect(await kindsTold(two)).toEqual(['communityAdmin']);
    const both = await Promise.all([unmakeAdmin(one, id, two), unmakeAdmin(two, id, one)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const admins =
      await server.value<number>`select count(*) as n from community_member where community_id = ${id} and is_admin`;
    expect(admins).toBe(1);
  });

  test('nobody else: members, strangers and who was just unmade are refused; an admin of Rondo is not', async () => {
    const [admin, member, stranger, who] = (await others(4)) as [Player, Player, Player, Player];
    const rondo = await aPlayer(server, { role: 'admin' });
    const { id } = await aCommunity(server, { admins: [admin.id, member.id] });
    await join(who, id);
    await unmakeAdmin(admin, id, member);
    for (const by of [member, stranger]) {
      await refuses(decide(by, id, who, 'approve'), 'not_allowed');
      await refuses(call('GET', `/communities/${id}/requests`, by), 'not_allowed');
      await refuses(makeAdmin(by, id, member), 'not_allowed');
      await refuses(call('GET', `/communities/join-status/${id}/${who.id}`, by), 'not_allowed');
    }
    await refuses(makeAdmin(admin, id, stranger), 'not_a_member');
    expect((await decide(rondo, id, who, 'approve')).status).toBe(200);
    await refuses(call('POST', `/communities/join/${id}`, stranger, { userId: who.id }), 'not_allowed');
  });

  test('the only admin of others can not leave Rondo', async () => {
    const { aPlayerWithPassword, oldPassword } = await import('../../../test/passwords.ts');
    const admin = await aPlayerWithPassword(server);
    const member = await aPlayer(server);
    const { id } = await aCommunity(server, { name: 'Alleen', admins: [admin.id], members: [member.id] });
    const leaving = () => call('DELETE', '/users/deleteMe', admin, { password: oldPassword, givenUpBalance: 0 });
    await refuses(leaving(), 'leads_communities', { params: { communities: 'Alleen' } });
    await makeAdmin(admin, id, member);
    expect((await leaving()).status).toBe(200);
    expect(await counted(id)).toEqual({ kept: 1, members: 1, day: 1 });
  });
});

test('notifications are for members, and end with being one', async () => {
  const [admin, who] = [await aPlayer(server), await aPlayer(server)];
  const { id } = await aCommunity(server, { isPrivate: false, admins: [admin.id] });
  const toggle = async (body: object = {}) =>
    (await call('POST', `/community-notifications/toggle/${id}`, who, body)).body;
  const enabled = async () => (await call('GET', `/community-notifications/preferences/${id}`, who)).body.data;
  expect((await toggle()).code).toBe('not_a_member');
  await join(who, id);
  expect((await toggle()).data).toEqual({ enabled: true });
  expect((await toggle({ enabled: true })).data).toEqual({ enabled: true });
  expect(await enabled()).toEqual({ enabled: true });
  await leave(who, id);
  expect(await enabled()).toEqual({ enabled: false });
});

test('members: by words, with scores unless the community hides them, names hidden from visitors', async () => {
  const [admin, anna, bo] = [
    await aPlayer(server, { name: 'Zoë' }),
    await aPlayer(server, { name: 'Anna_50%' }),
    await aPlayer(server, { name: 'Bo' }),
  ];
  const { id } = await aCommunity(server, { isPrivate: false, admins: [admin.id], members: [anna.id, bo.id] });
  await server.sql`insert into score (user_id, sport, score) values (${bo.id}, 'Volleyball', 3.4)`;
  await server.sql`update app_user set hides_name = true where id = ${bo.id}`;
  expect(await members(anna, id)).toMatchObject([
    { name: 'Zoë', isAdmin: true },
    { name: 'Anna_50%' },
    { name: 'Bo', eloArray: [{ sport: 'Volleyball', elo: 3.4 }] },
  ]);
  expect(await members(anna, id, '_50%')).toMatchObject([{ name: 'Anna_50%' }]);
  expect(await members(null, id, 'Bo')).toEqual([]);
  await server.sql`update community set are_nicknames_enabled = true where id = ${id}`;
  await labelCalls(server).nickname(anna, id, 'De Muur');
  await server.sql`update app_user set hides_name = true where id = ${anna.id}`;
  expect(await members(null, id, 'muur')).toEqual([]);
  expect(await members(bo, id, 'muur')).toMatchObject([{ nickname: 'De Muur' }]);
  const someone = await aPlayer(server, { name: 'Carla' });
  await join(someone, id);
  const hidden = { name: null, photo: null, nickname: null };
  expect(await members(null, id)).toMatchObject([{ name: 'Zoë' }, { name: 'Carla' }, hidden, hidden]);
  await communityCalls(server).edit(admin, id, { communityOptions: { showElo: false } });
  expect(await members(anna, id, 'bo')).toMatchObject([{ name: 'Bo', eloArray: [] }]);
});
