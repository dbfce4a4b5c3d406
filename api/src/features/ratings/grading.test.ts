import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { aPlayedGame, gradesFor, nextDay, ratingCalls } from '../../../test/rating-calls.ts';
import { formOf } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { grade, options, mine } = ratingCalls(server);

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(server)));

async function aTeam(count = 7): Promise<{ me: Player; others: Player[]; gameId: string }> {
  const [me, ...others] = await people(count);
  if (!me) throw new Error('nobody');
  return { me, others, gameId: await aPlayedGame(server, [me, ...others]) };
}

const scoreOf = async ({ id }: Player) => {
  const rows = await server.rows<{ score: number; deviation: number; grade_count: number; graded_games: number }>`
    select score, deviation, grade_count, graded_games from score where user_id = ${id} and sport = 'Volleyball'`;
  return rows[0] ?? null;
};

describe('rating the players of a game', () => {
  test('is kept for a night, asks no more, and counts for who was rated by enough people', async () => {
    const { me, others, gameId } = await aTeam();
    const [good, fair, poor] = others as [Player, Player, Player];
    await server.sql`insert into notification (user_id, kind, game_id, created_at)
      values (${me.id}, 'afterMatchRating', ${gameId}, app_now()), (${good.id}, 'afterMatchRating', ${gameId}, app_now())`;
    expect((await options(me, gameId)).body.data).toMatchObject({
      game: { _id: gameId, sport: 'Volleyball' },
      players: others.map(({ id }) => ({ _id: id })),
      least: 3,
      most: 5,
    });
    const given = [
      { targetId: good.id, grade: 5.55 },
      { targetId: fair.id, grade: 3.05 },
      { targetId: poor.id, grade: 2 },
    ];
    const answer = await grade(me, gameId, given);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Vote has been sent successfully!' } });
    expect(await Promise.all([good, fair, poor].map(scoreOf))).toEqual([null, null, null]);
    expect(await mine(good)).toEqual({ scores: [], receipts: [], given: [] });
    expect(await mine(me)).toMatchObject({ scores: [], given: [{ sport: 'Volleyball', grades: 3, counted: 0 }] });
    const asked = await server.rows<{ user_id: string }>`
      select user_id from notification where game_id = ${gameId} and status <> 'archived'`;
    expect(asked).toEqual([{ user_id: good.id }]);
    const shown = await server.as(me).get(`/api/archivedmatches/match/${gameId}`);
    expect(shown.body.data).toMatchObject({ match: { viewer: { rating: 'done' } } });

    const more = others.slice(3, 5);
    for (const rater of more) expect((await grade(rater, gameId, given)).status).toBe(200);
    await nextDay(server);
    const [first, second, third] = await Promise.all([good, fair, poor].map(scoreOf));
    expect(first?.score).toBeGreaterThan(3.2);
    expect(third?.score).toBeLessThan(2.9);
    expect(second).toMatchObject({ grade_count: 3, graded_games: 1 });
    expect(first?.score).toBeGreaterThan(second?.score ?? 6);
    expect(await mine(me)).toMatchObject({ given: [{ sport: 'Volleyball', grades: 3, counted: 3 }] });
    // A player's own score is rounded too while it is provisional.
    expect(await mine(good)).toMatchObject({
      scores: [
        {
          sport: 'Volleyball',
          elo: Math.round((first?.score ?? 0) * 10) / 10,
          provisional: true,
          gradedGames: 1,
          reliability: expect.any(Number),
        },
      ],
      receipts: [{ raters: 3 }],
    });
  });

  test('guests are named by who brought them; those whom nobody can tell apart are skipped', async () => {
    const [me, host, crowd] = await people(3);
    const guest = () => aPlayer(server, { role: 'guest', name: 'Guest' });
    const [brought, one, other, alone] = [await guest(), await guest(), await guest(), await guest()];
    if (!me || !host || !crowd) throw new Error('nobody');
    const gameId = await aPlayedGame(server, [me, host, crowd, brought, one, other, alone]);
    const paidBy = (payer: Player, ...guests: Player[]) => server.sql`
      update registration set payer_id = ${payer.id} where game_id = ${gameId} and user_id = any(${guests.map(({ id }) => id)}::uuid[])`;
    await paidBy(host, brought);
    await paidBy(crowd, one, other);
    const { data } = (await options(me, gameId)).body as {
      data: { players: { _id: string; guestOf: string | null }[]; least: number };
    };
    expect(data.players.map(({ _id, guestOf }) => [_id, guestOf])).toEqual([
      [host.id, null],
      [crowd.id, null],
      [brought.id, await server.value<string>`select name from app_user where id = ${host.id}`],
    ]);
    expect(data.least).toBe(3);
    await refuses(grade(me, gameId, gradesFor([host, crowd, one], 3)), 'not_a_player');
    expect((await grade(me, gameId, gradesFor([host, crowd, brought], 3))).status).toBe(200);
    // If all others are such guests, there is nobody to rate.
    const lonely = await aPlayedGame(server, [me, alone]);
    await refuses(options(me, lonely), 'rating_off');
    const shown = await server.as(me).get(`/api/archivedmatches/match/${lonely}`);
    expect(shown.body.data).toMatchObject({ match: { viewer: { rating: null } } });
  });

  test('whom one person rates again and again waits, and several games make a score firm', async () => {
    const [fan, star, ...crowd] = await people(8);
    if (!fan || !star) throw new Error('nobody');
    for (let round = 0; round < 4; round += 1) {
      const gameId = await aPlayedGame(server, [fan, star, ...crowd]);
      const grades = [{ targetId: star.id, grade: 6 }, ...gradesFor(crowd.slice(0, 2), 3)];
      expect((await grade(fan, gameId, grades)).status).toBe(200);
    }
    await nextDay(server);
    expect(await scoreOf(star)).toBeNull();
    const gameId = await aPlayedGame(server, [star, ...crowd]);
    const rate = (rater: Player) =>
      grade(rater, gameId, [
        { targetId: star.id, grade: 4 },
        ...gradesFor(crowd.filter((one) => one !== rater).slice(0, 2), 3),
      ]);
    for (const rater of crowd.slice(0, 2)) await rate(rater);
    await nextDay(server);
    const early = await scoreOf(star);
    expect(early).toMatchObject({ grade_count: 6, graded_games: 5 });
    expect(early?.score).toBeLessThan(4.5);
    expect(await mine(star)).toMatchObject({ scores: [{ provisional: false }] });
    for (const rater of crowd.slice(2)) await rate(rater);
    await nextDay(server);
    const firm = await scoreOf(star);
    expect(firm).toMatchObject({ grade_count: 10, graded_games: 5 });
    expect(firm?.deviation).toBeLessThan(early?.deviation ?? 0);
  });

  test('with fewer others, fewer grades do', async () => {
    const { me, others, gameId } = await aTeam(3);
    await refuses(grade(me, gameId, gradesFor(others.slice(0, 1), 3)), 'wrong_grade_count', {
      status: 400,
      params: { least: 2, most: 2 },
    });
    expect((await grade(me, gameId, gradesFor(others, 3))).status).toBe(200);
  });
});

describe('refused', () => {
  test('grades that are not ones, with nothing stored', async () => {
    const { me, others, gameId } = await aTeam();
    const stranger = await aPlayer(server);
    const [a, b, c] = others as [Player, Player, Player];
    const three = gradesFor([a, b, c], 3);
    const tries = [
      [gradesFor([me, a, b], 3), 'not_a_player'],
      [gradesFor([stranger, a, b], 3), 'not_a_player'],
      [gradesFor([a, a, b], 3), 'wrong_grade_count'],
      [gradesFor([a, b], 3), 'wrong_grade_count'],
      [gradesFor(others, 3), 'wrong_grade_count'],
      [[], 'wrong_grade_count'],
      [gradesFor([a, b, c], 3.03), 'grade_out_of_range'],
      [gradesFor([a, b, c], 6.05), 'grade_out_of_range'],
      [three.map((one) => ({ ...one, sport: 'Football' })), 'wrong_sport'],
      [[...three.slice(0, 2), { targetId: c.id, grade: 3, sport: 'Basketball' }], 'wrong_sport'],
      [three.map((one) => ({ ...one, sport: 'Chess' })), 'invalid_input'],
      [[{ targetId: 'x', grade: 3 }], 'invalid_input'],
    ] as const;
    for (const [grades, code] of tries)
      expect(await grade(me, gameId, grades)).toMatchObject({ status: 400, body: { code } });
    const stored = await server.rows`select from grading where game_id = ${gameId}`;
    expect(stored).toHaveLength(0);
    expect(await mine(a)).toMatchObject({ scores: [] });
  });

  test('games where nobody rates: of another sport, not over, cancelled, where it is off, alone, of others, after 14 days', async () => {
    const [me, a, b, c, gone] = (await people(5)) as [Player, Player, Player, Player, Player];
    const all = [me, a, b, c];
    const off = await aCommunity(server, { isPrivate: false });
    await server.sql`update community set is_rating_enabled = false where id = ${off.id}`;
    const cancelled = await aPlayedGame(server, all);
    await server.sql`update game set status = 'cancelled' where id = ${cancelled}`;
    const left = await aPlayedGame(server, [a, b, c, gone, me]);
    await server.sql`
      update registration set status = 'left', ended_at = app_now() where game_id = ${left} and user_id = ${me.id}`;
    const withGone = await aPlayedGame(server, [...all, gone]);
    await server.sql`update app_user set deleted_at = app_now() where id = ${gone.id}`;
    const games = [
      [await aPlayedGame(server, all, { sport: 'Futsal' }), 'rating_off'],
      [await aGame(server), 'rating_not_open'],
      [cancelled, 'rating_off'],
      [await aPlayedGame(server, all, { communityId: off.id }), 'rating_off'],
      [await aPlayedGame(server, [me]), 'rating_off'],
      [await aPlayedGame(server, [a, b, c]), 'not_joined'],
      [left, 'not_joined'],
      [await aPlayedGame(server, all, { hoursAhead: -14 * 24 - 2 }), 'rating_closed'],
      ['00000000-0000-4000-8000-000000000000', 'game_not_found'],
    ] as const;
    for (const [gameId, code] of games) {
      expect((await grade(me, gameId, gradesFor([a, b, c], 3))).body.code).toBe(code);
      expect((await options(me, gameId)).body.code).toBe(code);
    }
    await refuses(grade(me, withGone, gradesFor([a, b, gone], 3)), 'not_a_player');
    const guest = await aPlayer(server, { role: 'guest' });
    const withGuest = await aPlayedGame(server, [...all, guest]);
    await refuses(grade(guest, withGuest, gradesFor([a, b, c], 3)), 'not_allowed');
    expect((await grade(me, withGuest, gradesFor([a, b, guest], 3))).status).toBe(200);
  });

  test('and nobody is asked any more once a community switches rating off', async () => {
    const [admin, a, b, c] = (await people(4)) as [Player, Player, Player, Player];
    const club = await aCommunity(server, { admins: [admin.id], members: [a.id, b.id, c.id] });
    const gameId = await aPlayedGame(server, [admin, a, b, c], { communityId: club.id });
    await server.sql`insert into notification (user_id, kind, game_id, created_at)
      values (${a.id}, 'afterMatchRating', ${gameId}, app_now())`;
    const form = await formOf({ data: JSON.stringify({ communityOptions: { isRatingEnabled: false } }) });
    const edited = await server.call('PATCH', `/api/communities/${club.id}`, { as: admin.token, ...form });
    expect(edited.status).toBe(200);
    const status =
      await server.value<string>`select status from notification where user_id = ${a.id} and kind = 'afterMatchRating'`;
    expect(status).toBe('archived');
    await refuses(options(a, gameId), 'rating_off');
  });

  test('a second time, also at the same moment with other players', async () => {
    const { me, others, gameId } = await aTeam();
    const answers = await Promise.all([
      grade(me, gameId, gradesFor(others.slice(0, 3), 4)),
      grade(me, gameId, gradesFor(others.slice(3, 6), 4)),
      grade(me, gameId, gradesFor(others.slice(1, 4), 4)),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    await refuses(grade(me, gameId, gradesFor(others.slice(0, 3), 4)), 'already_graded');
    const count = await server.value<number>`select count(*) from grading where game_id = ${gameId}`;
    expect(count).toBe(3);
    await refuses(options(me, gameId), 'already_graded');
  });
});
