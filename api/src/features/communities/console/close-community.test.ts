import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, balanceOf, type Player, useNewPlayer } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { pay } = joiningCalls(server);
const { audit } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
const member = useNewPlayer(server, { balanceCents: 1000 });
const asking = useNewPlayer(server);

const note = 'The hall is torn down';
const close = (id: string, games: 'stay' | 'cancel', as = admin) =>
  server.as(as).post(`/api/admin/communities/${id}/close`, { games, note });
const closing = async (id: string) => (await server.as(admin).get(`/api/admin/communities/${id}/closing`)).body.data;
async function aCommunityWithAsker(isPrivate: boolean) {
  const community = await aCommunity(server, { isPrivate, members: [member.id] });
  await server.sql`
    insert into community_member (community_id, user_id, status) values (${community.id}, ${asking.id}, 'pending')`;
  return community;
}
const gameOf = (id: string) =>
  server.row<{ status: string; community_id: string | null }>`select status, community_id from game where id = ${id}`;

test('its people are told with the note, its games stay without it, and its page says that it is closed', async () => {
  const { id, shortCode } = await aCommunityWithAsker(false);
  const game = await aGame(server, { communityId: id, priceCents: 500 });
  await pay(member, game);
  expect(await closing(id)).toEqual({ isPrivate: false, members: 1, pending: 1, games: 1, players: 1, paid: 5 });
  expect((await close(id, 'stay')).body.data).toMatchObject({ community: { isClosed: true, members: 0, pending: 0 } });
  expect(await gameOf(game)).toEqual({ status: 'pending', community_id: null });
  await advance(server, 'PT1M');
  for (const who of [member, asking]) {
    const texts = (await mailsTo(server, who.email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('“The hall is torn down”'));
  }
  const page = await server.call('GET', `/api/communities/shortcode/${shortCode}`);
  expect(page.body.data).toMatchObject({ community: { closedNote: note, memberCount: 0 } });
  const { body } = await server.call('GET', '/api/communities?limit=30');
  expect((body.data as { communities: { _id: string }[] }).communities.map(({ _id }) => _id)).not.toContain(id);
  await refuses(server.as(member).post(`/api/communities/join/${id}`, {}), 'community_closed');
  await refuses(close(id, 'stay'), 'community_closed');
  const feature = { as: admin.token, body: { featured: true, reason: 'Well led' } };
  await refuses(server.call('POST', `/api/admin/communities/${id}/feature`, feature), 'community_closed');
  const lead = { as: admin.token, body: { isAdmin: true, reason: 'Leads it' } };
  await refuses(server.call('PUT', `/api/admin/communities/${id}/admins/${member.id}`, lead), 'community_closed');
  expect(await audit(admin.token, `subject=${id}`)).toMatchObject([
    { action: 'community.close', reason: note, after: { people: 2, games: 1, how: 'stay' } },
  ]);
});

test('its games are cancelled with the note, and whoever paid has it back', async () => {
  const { id } = await aCommunityWithAsker(true);
  const game = await aGame(server, { communityId: id, priceCents: 500 });
  await pay(member, game);
  await refuses(close(id, 'stay'), 'private_games_stay');
  expect((await close(id, 'cancel')).status).toBe(200);
  await server.jobs.runNow('bulk changes');
  expect(await gameOf(game)).toEqual({ status: 'cancelled', community_id: id });
  const open = { as: admin.token, body: { communityOptions: { isPrivate: false } } };
  await refuses(server.call('PATCH', `/api/communities/${id}`, open), 'community_closed');
  expect(await balanceOf(server, member.id)).toBe(1000);
  const stranger = await aPlayer(server);
  const { body } = await server.as(stranger).get(`/api/matches/${game}`);
  expect(JSON.stringify(body)).not.toContain(member.id);
});

test('two at once, and somebody who joins beside it: closed once, with nobody left in it', async () => {
  const { id } = await aCommunityWithAsker(false);
  const other = await aPlayer(server, { role: 'admin' });
  const stranger = await aPlayer(server);
  const [first, second] = await Promise.all([
    close(id, 'stay'),
    close(id, 'stay', other),
    server.as(stranger).post(`/api/communities/join/${id}`, {}),
  ]);
  expect([first?.body.code ?? 'done', second?.body.code ?? 'done'].sort()).toEqual(['community_closed', 'done']);
  const count = await server.value<number>`
    select count(*) as count from community_member where community_id = ${id} and status in ('approved', 'pending')`;
  expect(count).toBe(0);
});

test('one that isn’t there', async () => {
  const none = randomUUID();
  await refuses(close(none, 'cancel'), 'community_not_found');
  await refuses(server.as(admin).get(`/api/admin/communities/${none}/closing`), 'community_not_found');
});

test('what the people of a private one were told is for them alone; others see that it is closed', async () => {
  const { id, shortCode } = await aCommunityWithAsker(true);
  expect((await close(id, 'cancel')).status).toBe(200);
  const noteFor = async (as?: Player) => {
    const { body } = await server.call('GET', `/api/communities/shortcode/${shortCode}`, { as: as?.token });
    return (body.data as { community: { closedNote: string | null } }).community.closedNote;
  };
  expect(await Promise.all([member, asking, admin].map(noteFor))).toEqual([note, note, note]);
  expect([await noteFor(await aPlayer(server)), await noteFor()]).toEqual(['', '']);
});
