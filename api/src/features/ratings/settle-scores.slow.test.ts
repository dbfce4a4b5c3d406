import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { aPlayedGame, gradesFor, ratingCalls } from '../../../test/rating-calls.ts';
import { row, useServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';
import { fitGrades } from './fit-grades.ts';
import { fitOffThread } from './fit-off-thread.ts';
import { replayScores } from './replay-scores.ts';
import { settleScores, settleSport } from './settle-scores.ts';

const server = useServer();
const { grade, mine } = ratingCalls(server);

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(server)));
const context = () => ({ db: server.db, clock: server.clock, databaseUrl: server.databaseUrl });
const replay = () => replayScores(server.db, server.databaseUrl, 'Volleyball');

/** Everybody grades the five after them, each with a leniency of their own. */
async function aRatedGame(players: readonly Player[], raters = players): Promise<string> {
  const gameId = await aPlayedGame(server, players);
  await Promise.all(
    raters.map(async (rater) => {
      const at = players.indexOf(rater);
      const grades = [1, 2, 3, 4, 5].map((step) => {
        const target = (at + step) % players.length;
        const felt = 2 + (target % 8) * 0.35 + ((at % 5) - 2) * 0.2;
        return { targetId: players[target]?.id ?? '', grade: Math.round(felt * 20) / 20 };
      });
      const answer = await grade(rater, gameId, grades);
      expect(answer.status).toBe(200);
    }),
  );
  return gameId;
}

test('each night all grades are fitted together: a replay says the same, and a second run changes nothing', async () => {
  const players = await people(16);
  await aRatedGame(players);
  await aRatedGame(players.toReversed());
  const before = await replay();
  expect(before).toMatchObject({ grades: 160, players: 16, newGrades: 160 });
  expect(before.furthest).toBeLessThan(1.5);
  const { databaseUrl } = server;
  expect(await fitOffThread({ databaseUrl, sport: 'Volleyball' })).toEqual(await fitGrades(server.db, 'Volleyball'));
  await settleScores(context());
  expect(await replay()).toEqual({ grades: 160, players: 16, moved: 0, furthest: 0, newGrades: 0 });
  const stored = () => sql`select user_id, score, deviation, updated_at from score order by user_id`.execute(server.db);
  const { rows } = await stored();
  await settleScores(context());
  expect((await stored()).rows).toEqual(rows);
  const fits = await sql`select sport, grade_count from score_fit`.execute(server.db);
  expect(fits.rows).toEqual([{ sport: 'Volleyball', grade_count: 160 }]);
});

test('grades that come while all are fitted are not lost', async () => {
  const players = await people(12);
  await aRatedGame(players);
  const [gameId, [rater, ...others]] = [await aPlayedGame(server, players), players];
  if (!rater) throw new Error('nobody');
  await Promise.all([
    settleSport(context(), 'Volleyball'),
    grade(rater, gameId, gradesFor(others.slice(0, 5), 6)),
    aRatedGame(players.toReversed()),
  ]);
  const wrong = await sql`
    select from score s where grade_count <> (select count(*) from grading v where v.target_id = s.user_id)
      or graded_games <> (select count(distinct game_id) from grading v where v.target_id = s.user_id)`.execute(
    server.db,
  );
  expect(wrong.rows).toHaveLength(0);
  // Local steps lie near the fit of all; the next night they are the same.
  expect((await replay()).furthest).toBeLessThan(1.5);
  await settleSport(context(), 'Volleyball');
  expect((await replay()).moved).toBe(0);
});

test('a receipt says by how many and how far, from three people on, and once', async () => {
  const players = await people(9);
  const [star, ...crowd] = players as [Player, ...Player[]];
  const gameId = await aPlayedGame(server, players);
  const rate = async (rater: Player, game: string, value: number) => {
    const others = crowd.filter((one) => one !== rater).slice(0, 2);
    expect((await grade(rater, game, [{ targetId: star.id, grade: value }, ...gradesFor(others, 3)])).status).toBe(200);
  };
  for (const rater of crowd.slice(0, 2)) await rate(rater, gameId, 5);
  await settleSport(context(), 'Volleyball');
  expect(await mine(star)).toMatchObject({ receipts: [] });
  await rate(crowd[2] as Player, gameId, 5);
  await settleSport(context(), 'Volleyball');
  await settleSport(context(), 'Volleyball');
  const today = amsterdamDay(server.clock.now());
  const first = { sport: 'Volleyball', raters: 3, firstDay: today, lastDay: today, before: null };
  expect(await mine(star)).toMatchObject({ receipts: [{ ...first, after: expect.any(Number) }] });
  const another = await aPlayedGame(server, players);
  for (const rater of crowd.slice(3, 8)) await rate(rater, another, 2);
  await settleSport(context(), 'Volleyball');
  const { receipts } = (await mine(star)) as { receipts: { raters: number; before: number; after: number }[] };
  expect(receipts).toHaveLength(2);
  expect(receipts[0]).toMatchObject({ raters: 5, before: receipts[1]?.after });
  expect(receipts[0]?.after).toBeLessThan(receipts[0]?.before ?? 0);
  expect(JSON.stringify(receipts)).not.toContain(crowd[0]?.id);
  for (const { before, after } of receipts.slice(0, 1))
    for (const score of [before, after]) expect(Math.round(score * 10) / 10).toBe(score);
  const heard = await server.call('GET', '/api/users/notifications', { as: star.token });
  expect(JSON.stringify(heard.body)).toMatch(/5 people rated you.*Your score in volleyball went from \d\.\d to \d\.\d/);
});

test('a fit that is cut off is done again, with its receipts', async () => {
  const players = await people(8);
  await aRatedGame(players);
  await inTransaction(server.db, async (trx) => {
    await sql`select from score where user_id = ${players[3]?.id} for update`.execute(trx);
    await expect(settleSport(context(), 'Volleyball')).rejects.toThrow(/lock timeout/);
  });
  await settleSport(context(), 'Volleyball');
  expect((await replay()).moved).toBe(0);
  expect(await mine(players[0] as Player)).toMatchObject({ receipts: [{ raters: 5 }] });
});

test('who left Rondo has no score, and the grades they gave and got stay', async () => {
  const players = await people(8);
  await aRatedGame(players);
  const [gone] = players as [Player];
  expect(
    (await server.call('DELETE', '/api/users/deleteMe', { as: gone.token, body: { givenUpBalance: 0 } })).status,
  ).toBe(200);
  await settleSport(context(), 'Volleyball');
  const { scores, given, got } = await row<{ scores: number; given: number; got: number }>(
    server,
    sql`select (select count(*) from score where user_id = ${gone.id}) as scores,
      (select count(*) from grading where rater_id = ${gone.id}) as given,
      (select count(*) from grading where target_id = ${gone.id}) as got`,
  );
  expect([scores, given, got]).toEqual([0, 5, 5]);
});
