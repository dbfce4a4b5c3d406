import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../../test/builders.ts';
import { clockChangeIn } from '../../../../test/clock-changes.ts';
import { gameIn } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay, refund } = joiningCalls(server);
const { people, create, edit, cancel, read, created, mailsTo, notificationsOf, paid } = organisingCalls(server);

describe('a weekly series', () => {
  const times = async (ids: string[]) => {
    const rows = await server.rows<{ at: string; sport: string; status: string }>`
      select to_char(starts_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as at, status from game
      where id = any(${ids}::uuid[]) order by starts_at`;
    return rows;
  };

  test('has the same local time on both sides of a clock change; edits and cancels one or all following', async () => {
    const change = clockChangeIn(10, server);
    /** A time this many days after the Sunday of the clock change. */
    const at = (days: number, time: string) => `${change.add({ days }).toString()} ${time}`;
    const formed = (days: number, time: string) => at(days, time).replace(' ', 'T');
    const answer = await create({ game_date: formed(-8, '20:00'), repeat_weeks: 4 }, people.organiser.token);
    const { created: ids } = answer.body.data as { created: string[] };
    expect((await times(ids)).map((game) => game.at)).toEqual([
      at(-8, '20:00'),
      at(-1, '20:00'),
      at(6, '20:00'),
      at(13, '20:00'),
    ]);
    expect(gameIn(answer).series).toMatchObject({ following: 3 });
    const [, second, third, fourth] = ids as [string, string, string, string];
    const player = await aPlayer(server);
    await join(player, fourth);
    const moved = { game_date: formed(0, '19:30'), scope: 'following', players: 14 };
    expect((await edit(second, moved, people.organiser.token)).status).toBe(200);
    expect((await times(ids)).map((game) => game.at)).toEqual([
      at(-8, '20:00'),
      at(0, '19:30'),
      at(7, '19:30'),
      at(14, '19:30'),
    ]);
    expect(await read(fourth)).toMatchObject({ players: 14 });
    expect(await notificationsOf(player, fourth)).toMatchObject([{ kind: 'matchChanged' }]);
    expect(
      (await edit(third, { game_date: formed(7, '19:30'), name: 'Only this' }, people.organiser.token)).status,
    ).toBe(200);
    expect((await read(fourth)).name).toBe('Sunday volleyball');
    const stopped = await cancel(third, { scope: 'following', note: 'The hall closes' }, people.organiser.token);
    expect(stopped.body.data).toEqual({ cancelled: [third, fourth] });
    expect((await times(ids)).map(({ status }) => status)).toEqual(['pending', 'pending', 'cancelled', 'cancelled']);
  });

  test('an edit that one of the games can not take changes none', async () => {
    const answer = await create({ repeat_weeks: 2 });
    const [first, second] = (answer.body.data as { created: [string, string] }).created;
    for (let n = 0; n < 5; n += 1) await join(await aPlayer(server), second);
    const few = { scope: 'following', minimum_players_threshold: 2, players: 4 };
    await refuses(edit(first, few), 'capacity_below_joined');
    expect((await read(first)).players).toBe(12);
  });

  test('a night without that hour is refused', async () => {
    const night = clockChangeIn(8, server, { losesAnHour: true });
    await refuses(
      create({ game_date: `${night.subtract({ days: 7 }).toString()}T02:30`, repeat_weeks: 2 }),
      'local_time_missing',
    );
  });
});

describe('cancelling', () => {
  test('gives everyone 100 % back and says why, by mail and in the app', async () => {
    const id = await created(paid());
    const [one, two] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await pay(one, id);
    await pay(two, id);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => cancel(id, { note: 'Storm on the way' }, people.admin.token, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await balanceOf(server, one.id), await balanceOf(server, two.id)]).toEqual([500, 500]);
    expect(await notificationsOf(one, id)).toMatchObject([
      { kind: 'matchCancelled', params: { refund: 5, note: 'Storm on the way' } },
    ]);
    const [mail] = await mailsTo(two);
    expect(mail?.text).toContain('“Storm on the way” You get 100 % back: €\u00A05.00');
    // There may be mail about other games whose cutoff the clock of these tests has passed.
    expect((await mailsTo(people.admin)).filter(({ text }) => text.includes('Storm'))).toEqual([]);
    expect(await read(id, one.token)).toMatchObject({
      status: 'cancelled',
      cancel_note: 'Storm on the way',
      cancelled_by: 'organiser',
    });
    await refuses(cancel(id), 'game_cancelled');
  });

  test('by an admin is told as Rondo’s: on the page, by mail and in the app, to the organiser too', async () => {
    const id = await created({}, people.organiser.token);
    const [player, dutch] = [await aPlayer(server), await aPlayer(server)];
    await server.sql`update app_user set language = 'nl' where id = ${dutch.id}`;
    await join(player, id);
    await join(dutch, id);
    await cancel(id, { note: 'The hall is double booked' });
    expect(await read(id)).toMatchObject({ cancelled_by: 'rondo', cancel_note: 'The hall is double booked' });
    expect((await mailsTo(player))[0]?.text).toMatch(/Rondo cancelled .*“The hall is double booked”/);
    expect((await mailsTo(dutch))[0]?.text).toMatch(/Rondo heeft [^]* afgelast/);
    for (const { token } of [player, people.organiser]) {
      const { data } = (await server.call('GET', '/api/users/notifications', { as: token })).body;
      expect(data).toContainEqual(
        expect.objectContaining({
          translationMessage: 'notices.kinds.matchCancelled.rondo',
          message: expect.stringMatching(/^Rondo cancelled: .* “The hall is double booked”$/),
        }),
      );
    }
  });

  test('while players join and ask refunds: every cent is back', async () => {
    const id = await created({ ...paid(), players: 20 });
    const players = await Promise.all(Array.from({ length: 12 }, () => aPlayer(server, { balanceCents: 500 })));
    for (const player of players.slice(0, 6)) await pay(player, id);
    await Promise.all([
      ...players.slice(6).map((player) => pay(player, id)),
      ...players.slice(0, 3).map((player) => refund(player, id)),
      cancel(id),
      cancel(id),
    ]);
    const balances = await Promise.all(players.map(({ id }) => balanceOf(server, id)));
    expect(balances.filter((cents) => cents !== 500 && cents !== 450)).toEqual([]);
  });
});

test('the mail names games of the same sport nearby that one can join instead, and no others', async () => {
  const near = { sport: 'Basketball', latitude: 53.2, longitude: 6.56 } as const;
  const gameId = await aGame(server, { ...near, name: 'Cancelled' });
  const player = await aPlayer(server);
  await join(player, gameId);
  await aGame(server, { ...near, name: 'Instead' });
  await aGame(server, { ...near, name: 'Other sport', sport: 'Football' });
  await aGame(server, { ...near, name: 'Far away', latitude: 51, longitude: 4 });
  await aGame(server, { ...near, name: 'With passcode', passcode: 'secret' });
  expect((await cancel(gameId, { note: 'Rain' }, people.admin.token)).status).toBe(200);
  const mail = (await mailsTo(player)).find(({ subject }) => subject.includes('is cancelled'));
  expect(mail?.text).toContain('Try these instead\n\n* Instead\n');
  expect(mail?.text).not.toMatch(/Other sport|Far away|With passcode|\* Cancelled/);
});
