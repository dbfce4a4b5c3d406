import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { aPlayedGame, gradesFor, nextDay, ratingCalls } from '../../../test/rating-calls.ts';
import { useServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';
import { fitGrades } from './fit-grades.ts';
import { fitOffThread } from './fit-off-thread.ts';
import { replayScores } from './replay-scores.ts';
import { settleScores } from './settle-scores.ts';

const server = useServer();
const { grade, mine } = ratingCalls(server);

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(server)));
const replay = () => replayScores(server.db, server.databaseUrl, 'Volleyball');

/** Everybody grades the next five players, each with a leniency of their own. */
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

test('each night the grades are fitted together: a replay says the same, and a second run changes nothing', async () => {
  const players = await people(16);
  await aRatedGame(players);
  await aRatedGame(players.toReversed());
  expect(await replay()).toMatchObject({ players: 0, nights: 0, counted: 0, waiting: 160 });
  await nextDay(server);
  const settled = { players: 16, before: 0, nights: 1, moved: 0, furthest: 0, counted: 160, waiting: 0 };
  expect(await replay()).toEqual(settled);
  const order = { sport: 'Volleyball', until: server.clock.now().toISOString() } as const;
  const [alone, here] = await Promise.all([
    fitOffThread({ databaseUrl: server.databaseUrl, ...order }),
    fitGrades(server.db, order.sport, order.until),
  ]);
  expect(alone).toEqual(here);
  const stored = () => server.rows`select user_id, score, deviation, updated_at from score order by user_id`;
  const rows = await stored();
  await settleScores(server);
  await nextDay(server);
  expect(await stored()).toEqual(rows);
  const fits = await server.rows`select sport, grade_count from score_fit`;
  expect(fits).toEqual([{ sport: 'Volleyball', grade_count: 160 }]);

  // Players graded by three more people get their scores in another night; a replay computes the scores of both nights again.
  const [a, b, c, d] = players as [Player, Player, Player, Player];
  const gameId = await aPlayedGame(server, [a, b, c, d]);
  for (const rater of [b, c, d])
    await grade(
      rater,
      gameId,
      gradesFor(
        [a, b, c, d].filter((one) => one !== rater),
        5,
      ),
    );
  await nextDay(server);
  expect(await replay()).toEqual({ ...settled, nights: 2, counted: 163, waiting: 6 });
  const change = (by: number) => server.sql`update score set score = score + ${by} where user_id = ${a.id}`;
  await change(0.01);
  expect(await replay()).toMatchObject({ moved: 1 });
  await change(-0.01);
});

test('grades that come while all are fitted wait for the next night', async () => {
  const players = await people(12);
  await aRatedGame(players);
  await Promise.all([nextDay(server), aRatedGame(players.toReversed())]);
  const wrong = () =>
    server.rows`
      select from score s, lateral (select count(*) as grades, count(distinct game_id) as games from grading v
        where v.target_id = s.user_id and v.counted_at <= s.published_at) v
      where s.grade_count <> v.grades or s.graded_games <> v.games`;
  expect(await wrong()).toHaveLength(0);
  expect(await replay()).toMatchObject({ moved: 0 });
  await nextDay(server);
  expect(await wrong()).toHaveLength(0);
  expect(await replay()).toMatchObject({ moved: 0 });
});

test('a receipt says by how many and how far, from three people on, and once', async () => {
  const players = await people(9);
  const [star, ...crowd] = players as [Player, ...Player[]];
  const gameId = await aPlayedGame(server, players);
  const rate = async (rater: Player, game: string, value: number) => {
    const others = crowd.filter((one) => one !== rater).slice(0, 2);
    expect((await grade(rater, game, [{ targetId: star.id, grade: value }, ...gradesFor(others, 3)])).status).toBe(200);
  };
  const today = amsterdamDay(server.clock.now());
  for (const rater of crowd.slice(0, 2)) await rate(rater, gameId, 5);
  await nextDay(server);
  expect(await mine(star)).toMatchObject({ scores: [], receipts: [] });
  const tomorrow = amsterdamDay(server.clock.now());
  await rate(crowd[2] as Player, gameId, 5);
  await nextDay(server);
  await nextDay(server);
  const first = { sport: 'Volleyball', raters: 3, firstDay: today, lastDay: tomorrow, before: null };
  expect(await mine(star)).toMatchObject({ receipts: [{ ...first, after: expect.any(Number) }] });
  const another = await aPlayedGame(server, players);
  for (const rater of crowd.slice(3, 8)) await rate(rater, another, 2);
  await nextDay(server);
  const { receipts } = (await mine(star)) as { receipts: { raters: number; before: number; after: number }[] };
  expect(receipts).toHaveLength(2);
  expect(receipts[0]).toMatchObject({ raters: 5, before: receipts[1]?.after });
  expect(receipts[0]?.after).toBeLessThan(receipts[0]?.before ?? 0);
  expect(JSON.stringify(receipts)).not.toContain(crowd[0]?.id);
  for (const { before, after } of receipts.slice(0, 1))
    for (const score of [before, after]) expect(Math.round(score * 10) / 10).toBe(score);
  const heard = await server.as(star).get('/api/users/notifications');
  expect(JSON.stringify(heard.body)).toMatch(
    /5 players rated you.*Your score in volleyball went from \d\.\d to \d\.\d/,
  );
});

test('a night that is cut off is done again with the same grades and receipts, whatever came meanwhile', async () => {
  const [players, before] = [await people(8), await replay()];
  await aRatedGame(players);
  await inTransaction(server.db, async (trx) => {
    await sql`select from app_user where id = ${players[3]?.id} for update`.execute(trx);
    await expect(nextDay(server)).rejects.toThrow(/lock timeout/);
  });
  expect(await mine(players[0] as Player)).toMatchObject({ scores: [], receipts: [] });
  await aRatedGame(players.toReversed());
  await settleScores(server);
  expect(await replay()).toMatchObject({
    players: before.players + 8,
    moved: 0,
    counted: before.counted + 40,
    waiting: before.waiting + 40,
  });
  expect(await mine(players[0] as Player)).toMatchObject({ receipts: [{ raters: 5 }] });
  await nextDay(server);
  expect(await replay()).toMatchObject({ moved: 0, counted: before.counted + 80, waiting: before.waiting });
}, 180_000);

test('who left Rondo has no score, and the grades they gave and got stay', async () => {
  const players = await people(8);
  await aRatedGame(players);
  const [gone] = players as [Player];
  expect((await server.as(gone).delete('/api/users/deleteMe', { givenUpBalance: 0 })).status).toBe(200);
  await nextDay(server);
  const { scores, given, got } = await server.row<{ scores: number; given: number; got: number }>`
    select (select count(*) from score where user_id = ${gone.id}) as scores,
    (select count(*) from grading where rater_id = ${gone.id}) as given,
    (select count(*) from grading where target_id = ${gone.id}) as got`;
  expect([scores, given, got]).toEqual([0, 5, 5]);
  expect(await replay()).toMatchObject({ moved: 0 });
});

test('ninety-nine players, as many as a game has, grade one game at once: every grade counts, once', async () => {
  const all = await people(99);
  const gameId = await aPlayedGame(server, all);
  const answers = await Promise.all(
    all.map((rater, at) => {
      const targets = [1, 2, 3, 4, 5].map((step) => all[(at + step) % all.length] as Player);
      return grade(rater, gameId, gradesFor(targets.toReversed(), 3 + (at % 20) / 20));
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await nextDay(server);
  const counts = await server.rows`
    select from score where sport = 'Volleyball' and user_id = any(${all.map(({ id }) => id)}::uuid[]) and grade_count = 5
      and graded_games = 1`;
  expect(counts).toHaveLength(99);
});
