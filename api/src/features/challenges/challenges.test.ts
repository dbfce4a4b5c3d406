import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aCommunity, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { challengeCalls } from '../../../test/challenge-calls.ts';
import { communityCalls } from '../../../test/community-calls.ts';
import { gameForm, gameIn, usePlace } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { noticesOf } from '../../../test/notices.ts';
import { advance, moveClock, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
usePlace(server);
const { make, answer, seen, aChallenge, aMember } = challengeCalls(server);
const { join, pay } = joiningCalls(server);
const { edit } = communityCalls(server);

const open = async (as: Player, communityId: string) =>
  (await server.as(as).get(`/api/communities/${communityId}/challenges`)).body.data as {
    challenges: { _id: string }[];
  };
const gamesOf = async (communityId: string, period = 'upcoming') => {
  const code = await server.value<string>`select short_code from community where id = ${communityId}`;
  const { body } = await server.call('GET', `/api/communities/shortcode/${code}/matches?period=${period}`);
  return (body as unknown as { matchesFromCommunity: { _id: string }[] }).matchesFromCommunity.map(({ _id }) => _id);
};
const stored = () => server.value<number>`select count(*)::int from game`;

describe('a challenge', () => {
  test('is a game with a side for each community, whose admins are told and see it until they answer', async () => {
    const { id, host, rival, home, away, teams } = await aChallenge({ size: 5, isAccepted: false });
    expect((await seen(id)).challenge).toEqual({
      home: { name: 'Domvolley', shortCode: expect.any(String), team: teams.home, joined: 0, size: 5 },
      away: { name: 'Weesper Smash', shortCode: expect.any(String), team: teams.away, joined: 0, size: 5 },
      accepted: null,
    });
    expect(await seen(id)).toMatchObject({ players: 10, minimum_players_threshold: 6, tournament: false });
    expect((await seen(id, host)).viewer?.sides).toEqual(['home']);
    expect((await seen(id, rival)).viewer?.sides).toEqual(['away']);
    expect(await noticesOf(server, rival, 'challenged')).toEqual([expect.stringContaining('Domvolley')]);
    expect((await open(rival, away)).challenges).toMatchObject([{ _id: id, challenge: { accepted: null } }]);
    await refuses(server.as(host).get(`/api/communities/${away}/challenges`), 'not_allowed');
    expect(await gamesOf(home)).toEqual([id]);
    expect(await gamesOf(away)).toEqual([]);
  });

  test('is made once however often it is sent', async () => {
    const { host, home, away } = await aChallenge();
    const first = gameIn(await make(host, { home, away }, 'once'));
    expect(gameIn(await make(host, { home, away }, 'once'))._id).toBe(first._id);
  });

  test.each<[ErrorCode, { size?: number; game?: object }]>([
    ['challenge_minimum', { size: 3, game: { minimum_players_threshold: 3 } }],
    ['invalid_input', { size: 1, game: { players: 3, minimum_players_threshold: 2 } }],
    ['invalid_input', { game: { players: 5 } }],
    ['invalid_input', { game: { communities: [] } }],
    ['invalid_input', { game: { repeat_weeks: 2 } }],
    ['invalid_input', { game: { tournament: true } }],
    ['only_free_games', { game: { isPayingGame: true, price: 4 } }],
    ['date_out_of_range', { game: { game_date: '2020-01-01T10:00' } }],
  ])('is refused with %s, and then there is no game either', async (code, form) => {
    const { host, home, away } = await aChallenge();
    const before = await stored();
    await refuses(make(host, { home, away, ...form }), code);
    expect(await stored()).toBe(before);
  });

  test('is for those who lead the home community, and not with themselves, a private, a closed or an unknown one', async () => {
    const { host, rival, home, away } = await aChallenge();
    const member = await aPlayer(server, { role: 'organiser' });
    await server.sql`insert into community_member (community_id, user_id, status) values (${home}, ${member.id}, 'approved')`;
    await refuses(make(member, { home, away }), 'challenge_not_yours');
    await refuses(make(rival, { home: away, away: home }), 'not_allowed');
    await refuses(make(host, { home, away: home }), 'challenge_yourself');
    await refuses(make(host, { home, away: randomUUID() }), 'community_not_found');
    await refuses(make(host, { home, away: (await aCommunity(server)).id }), 'challenge_private');
    await server.sql`update community set closed_at = app_now(), closed_note = '' where id = ${away}`;
    await refuses(make(host, { home, away }), 'challenge_closed');
  });

  test('is the third that waits for an answer at most', async () => {
    const { id, host, rival, home, away } = await aChallenge({ isAccepted: false });
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(host, { home, away })));
    expect(
      answers.map(({ body, status }) => String(body.code ?? status)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['200', '200', 'challenges_open', 'challenges_open']);
    await answer(rival, id, true);
    expect((await make(host, { home, away })).status).toBe(200);
  });

  test('keeps its sides and both needed, takes another time, and is not opened again', async () => {
    const { id, host, home } = await aChallenge({ size: 3 });
    const form = { communities: [home], players: 6, minimum_players_threshold: 4 };
    const change = (more: object) =>
      server.as(host).patch(`/api/admin/match/${id}`, gameForm(server, { ...form, ...more }));
    await refuses(change({ players: 8 }), 'challenge_sides_stay');
    await refuses(change({ communities: [] }), 'challenge_sides_stay');
    await refuses(change({ minimum_players_threshold: 3 }), 'challenge_minimum');
    expect((await change({ name: 'Return match' })).status).toBe(200);
    const assign = { teams: [{ name: 'A', color: '#0b7a3e', members: [] }] };
    await refuses(server.as(host).patch(`/api/admin/match/${id}/teams`, assign), 'challenge_sides_stay');
    await moveClock(server, 'PT90H');
    await server.sql`update game set status = 'confirmed', archived = true where id = ${id}`;
    await refuses(server.as(host).post(`/api/matches/${id}/again`, {}), 'challenge_made_once');
  });

  test('keeps both communities public', async () => {
    const { host, rival, home, away } = await aChallenge();
    const close = { communityOptions: { isPrivate: true } };
    await refuses(edit(host, home, close), 'challenges_to_come');
    await refuses(edit(rival, away, close), 'challenges_to_come');
    await server.sql`update game set status = 'cancelled', cancelled_by = 'rondo' where community_id = ${home}`;
    expect((await edit(rival, away, close)).status).toBe(200);
  });
});

describe('the answer', () => {
  test('opens their side: who made it and plays at home hears it, and who hears of new games there', async () => {
    const { id, host, rival, home, away } = await aChallenge({ isAccepted: false });
    const [player, listener] = [await aMember(home), await aMember(away)];
    await server.sql`update community_member set notifications = true where user_id = ${listener.id}`;
    await join(player, id);
    expect((await answer(rival, id, true)).status).toBe(200);
    expect((await seen(id)).challenge?.accepted).toBe(true);
    for (const who of [host, player])
      expect(await noticesOf(server, who, 'challengeAnswered')).toEqual([expect.stringContaining('accepted')]);
    expect(await noticesOf(server, listener, 'communityGames')).toEqual([expect.stringContaining('Derby')]);
    expect((await open(rival, away)).challenges).toEqual([]);
    expect(await gamesOf(away)).toEqual([id]);
    expect((await answer(rival, id, true)).status).toBe(200);
    await refuses(answer(rival, id, false), 'challenge_answered');
    expect(await noticesOf(server, host, 'challengeAnswered')).toHaveLength(1);
  });

  test('that declines cancels the game with everything back', async () => {
    const { id, host, rival, home } = await aChallenge({
      isAccepted: false,
      role: 'admin',
      game: { isPayingGame: true, price: 5 },
    });
    const player = await aMember(home);
    await pay(player, id, { amount: 5 });
    expect(await balanceOf(server, player.id)).toBe(4500);
    expect((await answer(rival, id, false)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(5000);
    expect(await seen(id)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'organiser',
      cancel_note: 'Weesper Smash declined',
    });
    expect(await noticesOf(server, host, 'challengeAnswered')).toEqual([expect.stringContaining('declined')]);
    expect(await noticesOf(server, player, 'matchCancelled')).toHaveLength(1);
    expect((await answer(rival, id, false)).status).toBe(200);
    await refuses(answer(rival, id, true), 'challenge_answered');
  });

  test('is for the away community’s admins, for challenges alone, and in time', async () => {
    const { id, host, rival } = await aChallenge({ isAccepted: false });
    await refuses(answer(host, id, true), 'not_allowed');
    await refuses(answer(rival, randomUUID(), true), 'game_not_found');
    await advance(server, 'PT70H');
    await refuses(answer(rival, id, true), 'challenge_over');
  });

  test('that never comes lets the deadline cancel the game', async () => {
    const { id, home } = await aChallenge({ isAccepted: false });
    for (const player of [await aMember(home), await aMember(home)]) expect((await join(player, id)).status).toBe(200);
    await advance(server, 'PT70H');
    await server.jobs.runSweeps();
    expect(await server.row`select status, cancelled_by from game where id = ${id}`).toEqual({
      status: 'cancelled',
      cancelled_by: 'system',
    });
  });

  test('of both at once one stands', async () => {
    const { id, rival } = await aChallenge({ isAccepted: false });
    const answers = await Promise.all([true, false, true, false].map((accept) => answer(rival, id, accept)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const { challenge, status } = await seen(id);
    expect(status).toBe(challenge?.accepted ? 'pending' : 'cancelled');
  });
});

test('what was played stands among the games and results of both', async () => {
  const { id, home, away, teams } = await aChallenge({ game: { sport: 'Futsal' } });
  const [ours, theirs] = [await aMember(home), await aMember(away)];
  for (const player of [ours, theirs, await aMember(home), await aMember(away)]) await join(player, id);
  await advance(server, 'PT71H');
  await server.jobs.runSweeps();
  const bouts = [{ sides: [teams.home, teams.away], parts: [[3, 5]] }];
  const at = server.clock.now().toISOString();
  expect((await server.as(ours).put(`/api/matches/${id}/result`, { bouts, at })).status).toBe(200);
  expect((await server.as(theirs).post(`/api/matches/${id}/result/confirm`, { enteredAt: at })).status).toBe(200);
  for (const community of [home, away]) {
    expect(await gamesOf(community, 'past')).toEqual([id]);
    const code = await server.value<string>`select short_code from community where id = ${community}`;
    const { body } = await server.call('GET', `/api/communities/shortcode/${code}/results`);
    expect(JSON.stringify(body.data)).toContain(id);
  }
});

test('it is offered only to whom a side has room for', async () => {
  const { id, home, away } = await aChallenge({ game: { name: 'Only here' } });
  const found = async (who: Player) => {
    const near = 'latitude=52.09&longitude=5.12&radius=10&limit=50';
    const { body } = await server.as(who).get(`/api/matches/joinable?${near}`);
    return (body.data as { matches: { _id: string }[] }).matches.some(({ _id }) => _id === id);
  };
  const [ours, theirs, stranger] = [await aMember(home), await aMember(away), await aPlayer(server)];
  expect([await found(ours), await found(theirs), await found(stranger)]).toEqual([true, true, false]);
  for (const player of [await aMember(home), await aMember(home)]) await join(player, id);
  expect([await found(ours), await found(theirs)]).toEqual([false, true]);
});
