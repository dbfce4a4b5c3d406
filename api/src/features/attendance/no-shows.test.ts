import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { attendanceCalls } from '../../../test/attendance-calls.ts';
import { aPlayer } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { watchStatements } from '../../../test/watch-statements.ts';
import { inTransaction } from '../../platform/db.ts';
import { deliverNotifications } from '../notifications/deliver-notifications.ts';

const server = useServer();
const calls = attendanceCalls(server);
const { aGameOfTwo, aMissedGame, answer, appeal, checkInOf, confirm, decide, heard, mark, own, shift, show, spotOf } =
  calls;

const take = { act: 'take_back' };
const keep = { act: 'keep', reason: 'We waited half an hour' };

describe('confirming', () => {
  test('is after the game, where somebody was checked in, by its organiser; nobody is one by themselves', async () => {
    const game = await aGameOfTwo();
    const { gameId, organiser, players } = game;
    const [came, missed] = [await spotOf(game, players[0]), await spotOf(game, players[1])];
    const code = async (by = organiser, spots = [missed._id]) => (await confirm(by, gameId, spots)).body.code;
    expect(await code()).toBe('no_shows_not_yet');
    await shift(gameId, 4.5);
    expect(await code()).toBe('check_in_not_used');
    await mark(organiser, gameId, { spot: came._id, mark: 'here', at: server.clock.now() });
    await mark(organiser, gameId, { spot: missed._id, mark: 'not_here', at: server.clock.now() });
    expect(await heard(players[1])).toEqual([]);
    expect(await code(players[0])).toBe('not_allowed');
    expect(await code(organiser, [came._id])).toBe('spot_was_here');
    expect(await code(organiser, [randomUUID()])).toBe('players_changed');
    expect(checkInOf(await confirm(organiser, gameId, [missed._id])).confirmedAt).not.toBeNull();
    expect(await spotOf(game, players[1])).toMatchObject({ noShow: { state: 'marked' } });
    await shift(gameId, 48);
    expect(await code()).toBe('no_shows_too_late');
  });

  test('twice tells once, also of two at once and with the same key', async () => {
    const game = await aGameOfTwo();
    const { gameId, organiser, players } = game;
    const [came, missed] = [await spotOf(game, players[0]), await spotOf(game, players[1])];
    await mark(organiser, gameId, { spot: came._id, mark: 'here', at: server.clock.now() });
    await shift(gameId, 4.5);
    const key = randomUUID();
    await Promise.all([confirm(organiser, gameId, [missed._id], key), confirm(organiser, gameId, [missed._id], key)]);
    await Promise.all([confirm(organiser, gameId, [missed._id]), confirm(organiser, gameId, [])]);
    expect(await heard(players[1])).toEqual(['noShowMarked']);
    await refuses(confirm(organiser, gameId, [], key), 'idempotency_key_reused');
    await deliverNotifications(server);
    await server.jobs.runSweeps();
    const mails = (await mailsTo(server, players[1].email)).filter(({ subject }) => subject.startsWith('We missed'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/attendance');
  });

  test('is never of a guest or of who confirms', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const game = await aGameOfTwo({ players: [await aPlayer(server), admin] });
    const { gameId, organiser, players } = game;
    const [came, other] = [await spotOf(game, players[0]), await spotOf(game, players[1])];
    await mark(organiser, gameId, { spot: came._id, mark: 'here', at: server.clock.now() });
    await shift(gameId, 4.5);
    await refuses(confirm(admin, gameId, [other._id]), 'players_changed');
    await server.sql`update app_user set role = 'guest' where id = ${players[1].id}`;
    await refuses(confirm(organiser, gameId, [other._id]), 'players_changed');
  });
});

describe('an appeal', () => {
  test('is read by the organiser, who takes the no-show back: the player counts as having come', async () => {
    const { gameId, organiser, players, noShow } = await aMissedGame();
    const [, player] = players;
    expect(await own(player)).toMatchObject({ matches: [{ outcome: 'no_show', noShow: { state: 'marked' } }] });
    for (const other of [organiser, players[0]]) await refuses(appeal(other, noShow._id), 'no_show_not_found');
    expect((await appeal(player, noShow._id)).body.data).toMatchObject({ matches: [{ outcome: 'open' }] });
    await refuses(appeal(player, noShow._id), 'no_show_decided');
    expect(await heard(organiser)).toEqual(['noShowAppealed']);
    expect((await spotOf({ gameId, organiser }, player)).noShow).toMatchObject({ appeal: 'I was there, ask Sam' });
    for (const other of [player, players[0]]) await refuses(answer(other, noShow._id, take), 'not_allowed');
    expect((await answer(organiser, noShow._id, take)).status).toBe(200);
    await refuses(answer(organiser, noShow._id, take), 'no_show_decided');
    expect(await heard(player)).toEqual(['noShowMarked', 'noShowTakenBack']);
    expect(await own(player)).toMatchObject({ matches: [{ outcome: 'came', noShow: { state: 'taken_back' } }] });
  });

  test('against one that is kept reaches Rondo once, which decides for good, in the audit log', async () => {
    const { gameId, organiser, players, noShow } = await aMissedGame();
    const [, player] = players;
    const admin = await aPlayer(server, { role: 'admin' });
    await refuses(answer(organiser, noShow._id, keep), 'no_show_decided');
    await appeal(player, noShow._id);
    await refuses(answer(organiser, noShow._id, { act: 'keep' }), 'invalid_input');
    await answer(organiser, noShow._id, keep);
    const waiting = async () => (await server.as(admin).get('/api/admin/no-shows')).body.data;
    expect(await waiting()).toMatchObject({ noShows: [] });
    expect(await own(player)).toMatchObject({ matches: [{ noShow: { reason: 'We waited half an hour' } }] });
    await appeal(player, noShow._id, 'The door was locked');
    expect(await waiting()).toMatchObject({ noShows: [{ _id: noShow._id, secondAppeal: 'The door was locked' }] });
    await refuses(answer(organiser, noShow._id, take), 'no_show_decided');
    const verdict = { act: 'uphold', reason: 'Nobody else saw you' };
    expect((await decide(organiser, noShow._id, verdict)).status).toBe(403);
    expect((await decide(admin, noShow._id, verdict)).body.data).toMatchObject({ noShow: { state: 'upheld' } });
    await refuses(decide(admin, noShow._id, verdict), 'no_show_decided');
    await refuses(appeal(player, noShow._id), 'no_show_decided');
    expect(await heard(player)).toEqual(['noShowMarked', 'noShowKept', 'noShowKept']);
    expect(await own(player)).toMatchObject({ matches: [{ outcome: 'no_show', appealUntil: null }] });
    const acts = await server.row<{ action: string; reason: string }>`
      select action, reason from admin_action where subject_id = ${gameId}`;
    expect(acts).toEqual({ action: 'no_show.uphold', reason: 'Nobody else saw you' });
  });

  test('of an admin’s own game, or of themselves, is decided by another', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const { organiser, players, noShow } = await aMissedGame({ players: [await aPlayer(server), admin] });
    await appeal(players[1], noShow._id);
    await answer(organiser, noShow._id, keep);
    await appeal(players[1], noShow._id, 'Really');
    const tried = async () => (await decide(admin, noShow._id, { act: 'take_back', reason: 'It was me' })).body.code;
    expect(await tried()).toBe('not_on_oneself');
    await server.sql`
      update game set organiser_id = ${admin.id} where id = (select game_id from no_show where id = ${noShow._id})`;
    expect(await tried()).toBe('not_on_oneself');
  });

  test('ends after fourteen days; of two at once one counts', async () => {
    const late = await aMissedGame();
    await server.sql`
      update no_show set state_at = state_at - interval '15 days' where id = ${late.noShow._id}`;
    await refuses(appeal(late.players[1], late.noShow._id), 'appeal_too_late');
    const { players, organiser, noShow } = await aMissedGame();
    const both = await Promise.all([appeal(players[1], noShow._id), appeal(players[1], noShow._id)]);
    expect(both.map(({ body }) => body.code ?? 'appealed').toSorted()).toEqual(['appealed', 'no_show_decided']);
    expect(await heard(organiser)).toEqual(['noShowAppealed']);
  });
});

test('a mark that arrives late and says that they were here takes a no-show back', async () => {
  const { gameId, organiser, players, missed } = await aMissedGame();
  await mark(organiser, gameId, { spot: missed._id, mark: 'here', at: server.clock.now() });
  expect(await heard(players[1])).toEqual(['noShowMarked', 'noShowTakenBack']);
});

test('everything is forgotten after ninety days', async () => {
  const game = await aMissedGame();
  const counts = () => server.row<{ n: number[] }>`
    select array[(select count(*) from check_in), (select count(*) from no_show where game_id = ${game.gameId}),
      (select count(*) from attendance_review where game_id = ${game.gameId})]::int[] as n`;
  await shift(game.gameId, 24 * 89);
  await advance(server, 'PT1M');
  const { n } = await counts();
  expect(n.slice(1)).toEqual([1, 1]);
  await shift(game.gameId, 24 * 2);
  await server.sql`update check_in set marked_at = marked_at - interval '91 days'`;
  await server.sql`update no_show set marked_at = marked_at - interval '91 days' where game_id = ${game.gameId}`;
  await server.sql`update attendance_review set confirmed_at = confirmed_at - interval '91 days' where game_id = ${game.gameId}`;
  await advance(server, 'PT1M');
  expect((await counts()).n).toEqual([(n[0] ?? 0) - 1, 0, 0]);
  expect(checkInOf(await show(game.organiser, game.gameId)).spots.map(({ noShow }) => noShow)).toEqual([null, null]);
});

test('what was marked late is forgotten with its game', async () => {
  const { gameId } = await aMissedGame();
  await server.sql`
    update game set archived = true, status = 'confirmed', starts_at = app_now() - interval '90 days 2 hours',
      ends_at = app_now() - interval '90 days' + interval '30 seconds' where id = ${gameId}`;
  const kept = () => server.value<number>`
    select count(*) from registration r left join no_show n on n.registration_id = r.id
    where r.game_id = ${gameId} and (n.id is not null or exists (select from check_in c where c.registration_id = r.id))`;
  await server.jobs.runNow('old attendance');
  expect(await kept()).toBeGreaterThan(0);
  await advance(server, 'PT1M');
  expect(await kept()).toBe(0);
});

test('marks that are kept are not read to find those that are not', async () => {
  const game = await aMissedGame();
  await shift(game.gameId, 24 * 70);
  await server.sql`update check_in set marked_at = app_now() - interval '70 days'`;
  await server.jobs.runNow('old attendance');
  const { statements } = await watchStatements(() => server.jobs.runNow('old attendance'));
  const read = await inTransaction(server.db, async (trx) => {
    // In a small table PostgreSQL would read all, and begin with another.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local join_collapse_limit = 1`.execute(trx);
    let rows = 0;
    for (const { text, values } of statements.filter((one) => one.text.includes('c.marked_at'))) {
      const explained = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(`explain (analyze, format json) ${text}`, values),
      );
      rows += explained.rows.reduce((sum, row) => sum + readBy(row['QUERY PLAN'][0].Plan), 0);
    }
    return rows;
  });
  expect(statements.length).toBeGreaterThan(1);
  expect(read).toBe(0);
});

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** The marks that a plan read, wanted or not. */
function readBy({ 'Relation Name': table, Plans: parts = [], ...node }: Plan): number {
  const own =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return parts.reduce((sum, part) => sum + readBy(part), table === 'check_in' ? own : 0);
}

test.each([
  ['an appeal that was never made', `state = 'appealed'`],
  ['kept without a reason', `state = 'kept', appeal = 'no, I was there'`],
  ['with Rondo without a second appeal', `state = 'escalated', appeal = 'no, I was there', reason = 'yes'`],
  ['a state that doesn’t exist', `state = 'forgiven'`],
])('the database refuses %s', async (_, set) => {
  const { noShow } = await aMissedGame();
  await expect(server.sql`update no_show set ${sql.raw(set)} where id = ${noShow._id}`).rejects.toThrow(
    /violates check constraint/,
  );
});

test('a no-show that is taken back before it is heard of is told as taken back alone', async () => {
  const { organiser, players, noShow } = await aMissedGame();
  await answer(organiser, noShow._id, take);
  expect(await heard(players[1])).toEqual(['noShowMarked', 'noShowTakenBack']);
  await server.sql`delete from notification where user_id = ${players[1].id}`;
  await server.sql`
    update event set heard_at = null where data ->> 'userId' = ${players[1].id} and name like 'noShow.%'`;
  await server.events.tellHearers();
  expect(await heard(players[1])).toEqual(['noShowTakenBack']);
});
