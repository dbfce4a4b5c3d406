import { auditFacts } from '@rondo/rules/audit-facts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { attendanceCalls } from '../../../test/attendance-calls.ts';
import { aCommunity, aGame, aPlayer, type Player, usePlayer } from '../../../test/builders.ts';
import { communityCalls } from '../../../test/community-calls.ts';
import { gameForm, usePlace } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { labelCalls } from '../../../test/label-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { resultCalls } from '../../../test/result-calls.ts';
import { regularCalls } from '../../../test/regular-calls.ts';
import { type Answer, refuses, useServer } from '../../../test/server.ts';
import { challengeCalls, challengeForm } from '../../../test/challenge-calls.ts';
import { terms, tournamentCalls, tournamentForm } from '../../../test/tournament-calls.ts';
import { ownActs } from './own-acts.ts';

const server = useServer();
usePlace(server);
const { call, join: ask, writeNews } = communityCalls(server);
const { aGameOfTwo, aMissedGame, spotOf, shift, mark } = attendanceCalls(server);
const { suggest } = labelCalls(server);
const { join } = joiningCalls(server);
const { aSeries } = regularCalls(server);
const { aChallenge } = challengeCalls(server);
const { aTournament, aDay, enter: enterMatch } = tournamentCalls(server);
const { aGameOfTeams, between, ago, enter, confirm } = resultCalls(server);

const admin = usePlayer(server, { role: 'admin' });

const anId = (answer: Answer, ...path: string[]) =>
  path.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], answer.body.data) as string;
const aMember = async () => {
  const member = await aPlayer(server);
  return { member, ...(await aCommunity(server, { members: [member.id] })) };
};
const anAsking = async () => {
  const [who, { id }] = [await aPlayer(server), await aCommunity(server)];
  await ask(who, id);
  return { who, id };
};
const aNews = async (id: string) => anId(await writeNews(admin, id, { title: 'Hello', body: 'All' }), 'news', '_id');
const aTag = async (id: string) =>
  anId(
    await call('PUT', `/communities/${id}/admin-tags`, admin, { tag: 'Captain', color: 'blue', description: '' }),
    'adminTag',
    '_id',
  );
const aMessage = async (gameId: string) => {
  await call('POST', `/matches/${gameId}/messages`, admin, { words: 'Bring water', toWaiting: false });
  return await server.value<string>`select id from group_message where game_id = ${gameId}`;
};
const aHelper = async () => {
  const [gameId, helper] = [await aGame(server), await aPlayer(server)];
  const body = { who: { email: helper.email }, rights: ['edit'], scope: 'one' };
  return { gameId, answer: await call('PUT', `/matches/${gameId}/coOrganisers`, admin, body) };
};
const decided = async (decision: 'approve' | 'deny') => {
  const { who, id } = await anAsking();
  return call('POST', `/communities/${id}/requests/${who.id}/${decision}`, admin, { adminNote: '' });
};

/** Acts that a game's organisers or a community's admins do too, done here by an admin of Rondo. */
const shared: Record<string, () => Promise<Answer>> = {
  'POST /matches': async () => call('POST', '/matches', admin, gameForm(server)),
  'PATCH /admin/match/{id}': async () => call('PATCH', `/admin/match/${await aGame(server)}`, admin, gameForm(server)),
  'PUT /admin/match/{id}/venuePhoto': async () =>
    call('PUT', `/admin/match/${await aGame(server)}/venuePhoto`, admin, {}),
  'POST /admin/match/{id}/cancel': async () =>
    call('POST', `/admin/match/${await aGame(server)}/cancel`, admin, { note: 'Flooded', scope: 'one' }),
  'PATCH /admin/match/{id}/teams': async () =>
    call('PATCH', `/admin/match/${await aGame(server)}/teams`, admin, { teams: [] }),
  'POST /admin/match/{id}/draws': async () => {
    const gameId = await aGame(server);
    await join(await aPlayer(server), gameId);
    return call('POST', `/admin/match/${gameId}/draws`, admin, { teamSize: 2 });
  },
  'PUT /matches/{id}/coOrganisers': async () => (await aHelper()).answer,
  'DELETE /matches/{id}/coOrganisers/{coOrganiserId}': async () => {
    const { gameId, answer } = await aHelper();
    const helper = anId(answer, 'coOrganisers', '0', '_id');
    return call('DELETE', `/matches/${gameId}/coOrganisers/${helper}?scope=one`, admin);
  },
  'PUT /matches/{id}/regulars': async () =>
    call('PUT', `/matches/${(await aSeries()).games[0]}/regulars`, admin, { spots: 2, days: 2 }),
  'DELETE /matches/{id}/regulars/{regular}': async () =>
    call('DELETE', `/matches/${(await aSeries()).games[0]}/regulars/${(await aPlayer(server)).id}`, admin),
  'POST /matches/{id}/lateChanges': async () => {
    const { gameId } = await aGameOfTwo();
    return call('POST', `/matches/${gameId}/lateChanges`, admin, { minutesLater: 15 });
  },
  'POST /matches/{id}/check-in': async () => {
    const game = await aGameOfTwo({ hoursAhead: 1 });
    const { _id: spot } = await spotOf(game, game.players[0]);
    return mark(admin, game.gameId, { spot, mark: 'here', at: server.clock.now() });
  },
  'POST /challenges': async () => {
    const [home, away] = [
      await aCommunity(server, { isPrivate: false }),
      await aCommunity(server, { isPrivate: false }),
    ];
    return call('POST', '/challenges', admin, challengeForm(server, { home: home.id, away: away.id }));
  },
  'POST /challenges/{id}/answer': async () => {
    const { id } = await aChallenge({ isAccepted: false });
    return call('POST', `/challenges/${id}/answer`, admin, { accept: true });
  },
  'POST /tournaments': async () => call('POST', '/tournaments', admin, tournamentForm(server)),
  'PUT /tournaments/{id}/terms': async () =>
    call('PUT', `/tournaments/${(await aTournament()).id}/terms`, admin, terms()),
  'PATCH /tournaments/{id}/teams/{teamId}': async () => {
    const { id, teams } = await aTournament();
    return call('PATCH', `/tournaments/${id}/teams/${teams[0]}`, admin, { name: 'Blauw', color: '#0b7a3e' });
  },
  'DELETE /tournaments/{id}/teams/{teamId}/players/{userId}': async () => {
    const { id, teams } = await aTournament();
    return call('DELETE', `/tournaments/${id}/teams/${teams[0]}/players/${(await aPlayer(server)).id}`, admin);
  },
  'PUT /matches/{id}/result': async () => {
    const game = await aGameOfTeams();
    return enter(game, admin, [between(game, [5, 3])]);
  },
  'POST /matches/{id}/result/confirm': async () => {
    const [game, at] = [await aGameOfTeams(), ago(10)];
    await enter(game, game.players[0], [between(game, [5, 3])], at);
    return confirm(game, admin, at);
  },
  'POST /tournaments/{id}/plan': async () => call('POST', `/tournaments/${(await aTournament()).id}/plan`, admin, {}),
  'POST /tournaments/{id}/plan/moves': async () => {
    const body = { kind: 'late', courts: ['A'], minutes: 5 };
    return call('POST', `/tournaments/${(await aDay()).id}/plan/moves`, admin, body);
  },
  'POST /tournaments/{id}/courts/next': async () =>
    call('POST', `/tournaments/${(await aDay({ terms: { isQueue: true } })).id}/courts/next`, admin, { court: 'A' }),
  'PUT /tournaments/{id}/matches/{matchId}/result': async () => enterMatch(await aDay(), admin, 'K1-1-1', [[2, 1]]),
  'POST /tournaments/{id}/teams/{teamId}/withdraw': async () => {
    const { id, teams } = await aDay();
    return call('POST', `/tournaments/${id}/teams/${teams[0]}/withdraw`, admin);
  },
  'POST /matches/{id}/no-shows': async () => {
    const game = await aGameOfTwo();
    const { _id: spot } = await spotOf(game, game.players[0]);
    await mark(game.organiser, game.gameId, { spot, mark: 'here', at: server.clock.now() });
    await shift(game.gameId, 4.5);
    const missed = await spotOf(game, game.players[1]);
    return call('POST', `/matches/${game.gameId}/no-shows`, admin, { spots: [missed._id] });
  },
  'POST /no-shows/{id}/answer': async () =>
    call('POST', `/no-shows/${(await aMissedGame()).noShow._id}/answer`, admin, { act: 'take_back' }),
  'POST /matches/{id}/again': async () => {
    const gameId = await aPlayedGame(server, [await aPlayer(server)], { hoursAhead: -40, organiserId: admin.id });
    return call('POST', `/matches/${gameId}/again`, admin);
  },
  'POST /matches/{id}/messages': async () =>
    call('POST', `/matches/${(await aGameOfTwo()).gameId}/messages`, admin, { words: 'Hello', toWaiting: false }),
  'POST /messages/{id}/decide': async () => {
    const message = await aMessage((await aGameOfTwo()).gameId);
    return call('POST', `/messages/${message}/decide`, admin, { decision: 'remove' });
  },
  'POST /communities/{id}/messages': async () =>
    call('POST', `/communities/${(await aMember()).id}/messages`, admin, { words: 'Hello' }),
  'POST /communities/{id}/requests/{userId}/approve': () => decided('approve'),
  'POST /communities/{id}/requests/{userId}/deny': () => decided('deny'),
  'POST /communities/{id}/requests/decide': async () => {
    const { who, id } = await anAsking();
    const body = { decision: 'approve', userIds: [who.id], adminNote: '' };
    return call('POST', `/communities/${id}/requests/decide`, admin, body);
  },
  'POST /communities/{id}/members/{userId}/remove': async () => {
    const { member, id } = await aMember();
    return call('POST', `/communities/${id}/members/${member.id}/remove`, admin, { reason: 'Rude' });
  },
  'PUT /communities/{id}/admins/{userId}': async () => {
    const { member, id } = await aMember();
    return call('PUT', `/communities/${id}/admins/${member.id}`, admin);
  },
  'DELETE /communities/{id}/admins/{userId}': async () => {
    const admins = [(await aPlayer(server)).id, (await aPlayer(server)).id];
    const { id } = await aCommunity(server, { admins });
    return call('DELETE', `/communities/${id}/admins/${admins[0]}`, admin);
  },
  'POST /communities/{id}/news': async () =>
    call('POST', `/communities/${(await aMember()).id}/news`, admin, { title: 'Hello', body: 'All' }),
  'PATCH /communities/{id}/news/{newsId}': async () => {
    const { id } = await aMember();
    return call('PATCH', `/communities/${id}/news/${await aNews(id)}`, admin, { isPinned: true });
  },
  'DELETE /communities/{id}/news/{newsId}': async () => {
    const { id } = await aMember();
    return call('DELETE', `/communities/${id}/news/${await aNews(id)}`, admin);
  },
  'PATCH /communities/{id}': async () =>
    call('PATCH', `/communities/${(await aMember()).id}`, admin, { description: 'New' }),
  'POST /communities/{id}/invitations': async () =>
    call('POST', `/communities/${(await aMember()).id}/invitations`, admin, { uses: 5, days: 5 }),
  'DELETE /communities/{id}/invitations/{code}': async () => {
    const { id } = await aMember();
    const made = await call('POST', `/communities/${id}/invitations`, admin, { uses: 5, days: 5 });
    return call('DELETE', `/communities/${id}/invitations/${anId(made, 'invitation', 'code')}`, admin);
  },
  'POST /communities/{id}/labels/decide': async () => {
    const { member, id } = await aMember();
    await suggest(member, id, member, 'Spiker');
    const body = { targetUserId: member.id, kind: 'tag', words: 'Spiker', decision: 'remove', reason: 'Rude' };
    return call('POST', `/communities/${id}/labels/decide`, admin, body);
  },
  'PUT /communities/{id}/admin-tags': async () => {
    const body = { tag: 'Captain', color: 'blue', description: '' };
    return call('PUT', `/communities/${(await aMember()).id}/admin-tags`, admin, body);
  },
  'DELETE /communities/{id}/admin-tags/{tagId}': async () => {
    const { id } = await aMember();
    return call('DELETE', `/communities/${id}/admin-tags/${await aTag(id)}`, admin);
  },
  'PUT /communities/{id}/admin-tags/{tagId}/members/{userId}': async () => {
    const { member, id } = await aMember();
    return call('PUT', `/communities/${id}/admin-tags/${await aTag(id)}/members/${member.id}`, admin);
  },
  'DELETE /communities/{id}/admin-tags/{tagId}/members/{userId}': async () => {
    const { member, id } = await aMember();
    const path = `/communities/${id}/admin-tags/${await aTag(id)}/members/${member.id}`;
    await call('PUT', path, admin);
    return call('DELETE', path, admin);
  },
  'DELETE /matches/{id}/takenOut/{player}': async () => {
    const [player, gameId] = [await aPlayer(server), await aGame(server)];
    await join(player, gameId);
    await call('PATCH', '/matches/mainlist', admin, { matchId: gameId, targetId: player.id, reason: 'Late' });
    return call('DELETE', `/matches/${gameId}/takenOut/${player.id}`, admin);
  },
};

const rows = () => server.row<{ rows: number; last: string; subject: string | null }>`
  select count(*)::int as rows, (array_agg(action order by id desc))[1] as last,
    (array_agg(subject_id order by id desc))[1] as subject from admin_action where actor_id = ${admin.id}`;

test('each changing call that an admin may make is the console’s, their own affair, or one of these', () => {
  const changing = server.calls.filter(({ method }) => method !== 'GET');
  const names = changing.map(({ method, path }) => `${method} ${path}`);
  expect([...ownActs].filter((name) => !names.includes(name))).toEqual([]);
  const ofAdmins = new Set(
    changing.filter(({ access }) => access === 'admin').map(({ method, path }) => `${method} ${path}`),
  );
  expect(names.filter((name) => !ownActs.has(name) && !ofAdmins.has(name)).sort()).toEqual(Object.keys(shared).sort());
});

let known = 0;
test.each(Object.entries(shared))('%s of an admin is in the log', async (_name, act) => {
  const answer = await act();
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  const after = await rows();
  expect(after.subject).not.toBe(null);
  // The entry of the act itself comes last, whatever similar calls prepared it.
  expect(after.rows).toBeGreaterThan(known);
  known = after.rows;
});

test('what an admin does by a call of their own, but about somebody else, is in the log too', async () => {
  const [player, gameId] = [await aPlayer(server), await aGame(server)];
  for (const one of [player, admin]) await join(one, gameId);
  const path = '/matches/mainlist';
  expect((await call('PATCH', path, admin, { matchId: gameId, targetId: admin.id })).status).toBe(200);
  expect((await rows()).last).not.toBe('game.take_out');
  const answer = await call('PATCH', path, admin, {
    matchId: gameId,
    targetId: player.id,
    reason: 'Threatened others',
  });
  expect(answer.status).toBe(200);
  expect(await rows()).toMatchObject({ last: 'game.take_out', subject: gameId });
});

test.each(['PUT', 'DELETE'] as const)('%s of a community’s admin asks an admin for a fresh session', async (method) => {
  const [member, leader] = [await aPlayer(server), await aPlayer(server)];
  const { id } = await aCommunity(server, { admins: [leader.id, member.id] });
  const stale = await aPlayer(server, { role: 'admin' });
  await server.sql`
    update session set identity_confirmed_at = now() - interval '11 minutes'
    where user_id in (${stale.id}, ${leader.id})`;
  const answer = (who: Player) => call(method, `/communities/${id}/admins/${member.id}`, who);
  await refuses(answer(stale), 'confirm_identity');
  expect((await answer(leader)).status).toBe(200);
});

test.each(['admin_action', 'journal', 'posting', 'journal_hash', 'daily_close', 'account_day', 'month_close'])(
  'nothing empties %s',
  async (table) => {
    await expect(server.sql`truncate ${sql.table(table)} cascade`).rejects.toThrow(/never changed or deleted/);
  },
);

test('what the log keeps of an act has words', async () => {
  const rows = await server.values<string>`
    select distinct jsonb_object_keys(facts) as name
    from (select before as facts from admin_action where action <> 'list.look'
          union all select after from admin_action where action <> 'list.look') kept
    where jsonb_typeof(facts) = 'object'`;
  expect(rows.filter((name) => !Object.hasOwn(auditFacts, name))).toEqual([]);
});
