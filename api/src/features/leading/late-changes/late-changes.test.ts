import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { gameIn } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { leadingCalls } from '../../../../test/leading-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { aPushServer } from '../../../../test/push-server.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';
import { deliverNotifications } from '../../notifications/deliver-notifications.ts';

const server = useServer({ PUSH_LOOPBACK: '1' });
const { people, mailsTo } = organisingCalls(server);
const { late, told, call, gameMessages } = leadingCalls(server);
const { join, pay, refund } = joiningCalls(server);

const game = async (id: string, who = people.organiser) => gameIn(await call('GET', `/matches/${id}`, who));

test('fifteen minutes later: everyone is told at once, and who paid may have everything back until then', async () => {
  const organiserId = people.organiser.id;
  const id = await aGame(server, {
    organiserId,
    priceCents: 500,
    hoursAhead: 5,
    minimumPlayers: 2,
    capacity: 3,
    createdHoursAgo: 1,
  });
  const [one, two] = await Promise.all([1, 2].map(() => aPlayer(server, { balanceCents: 1000 })));
  if (!one || !two) throw new Error('no players');
  await pay(one, id);
  await pay(two, id);
  await refuses(refund(one, id), 'refund_not_possible');
  const before = await game(id);
  expect((await call('GET', `/matches/${id}/lateChanges`, people.organiser)).body.data).toEqual({
    told: 2,
    paid: 2,
    left: 5,
  });
  const key = randomUUID();
  const change = { minutesLater: 15, note: 'The hall opens <late>' };
  expect(await late(people.organiser, id, change, key)).toBe('done');
  expect(await late(people.organiser, id, change, key)).toBe('done');
  const after = await game(id, one);
  expect(Date.parse(after.game_date) - Date.parse(before.game_date)).toBe(15 * 60_000);
  expect(after.late_changes).toMatchObject([change]);
  expect(Date.parse(after.late_changes[0]?.startedAt ?? '')).toBe(Date.parse(before.game_date));
  expect(after.viewer.refund).toMatchObject({ allowed: true, percent: 100 });
  expect(await told(one, 'matchLate')).toMatchObject([{ params: { count: 15, note: change.note } }]);
  expect(await told(people.organiser, 'matchLate')).toEqual([]);
  const [mail] = await mailsTo(one);
  expect(mail?.text).toContain('Note from the organisers: “The hall opens <late>”.');
  expect(mail?.text).toContain('Get 100 % back until');
  const rows = await server.rows<{ waits: boolean; calendar: string }>`
    select waits, calendar from mail where recipient = ${one.email} and subject like '%has changed'`;
  expect(rows).toMatchObject([{ waits: false, calendar: expect.stringContaining('BEGIN:VEVENT') }]);
  // A late change doesn't count as one of the three messages.
  expect((await gameMessages(people.organiser, id)).writing).toMatchObject({ left: 3 });
  expect((await refund(one, id)).body.data).toMatchObject({ refundedAmount: 5 });
});

test('a note alone moves nothing, and opens no refunds', async () => {
  const id = await aGame(server, {
    organiserId: people.organiser.id,
    priceCents: 500,
    hoursAhead: 5,
    minimumPlayers: 2,
    capacity: 3,
  });
  const players = await Promise.all([1, 2].map(() => aPlayer(server, { balanceCents: 500 })));
  for (const player of players) await pay(player, id);
  const before = await game(id);
  expect(await late(people.organiser, id, { note: 'Court 3' })).toBe('done');
  expect(await game(id)).toMatchObject({
    game_date: before.game_date,
    late_changes: [{ minutesLater: 0, note: 'Court 3' }],
  });
  for (const player of players) await refuses(refund(player, id), 'refund_not_possible');
});

test('from six hours before the start until the start, five times, by who may edit', async () => {
  const id = await aGame(server, { organiserId: people.organiser.id, hoursAhead: 7, minimumPlayers: 2 });
  await join(await aPlayer(server), id);
  await join(await aPlayer(server), id);
  expect(await late(people.organiser, id, { note: 'Soon' })).toBe('late_change_early');
  await advance(server, 'PT2H');
  expect(await late(await aPlayer(server, { role: 'organiser' }), id, { note: 'Mine' })).toBe('not_allowed');
  for (const body of [{}, { minutesLater: 20 }, { minutesLater: -15 }, { note: ' ' }, { note: 'x'.repeat(101) }])
    expect(await late(people.organiser, id, body)).toBe('invalid_input');
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, n) => late(people.organiser, id, { note: `Note ${n}` })),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'no_late_changes_left')).toHaveLength(2);
  await server.sql`delete from late_change where game_id = ${id} and number > 1`;
  expect(await late(people.admin, id, { minutesLater: 30 })).toBe('done');
  await advance(server, 'PT5H45M');
  expect(await late(people.organiser, id, { note: 'Too late' })).toBe('game_started');
});

test('it rings in quiet hours, in which a message for tomorrow is held', async () => {
  const push = await aPushServer();
  const player = await aPlayer(server);
  const { subscription } = push.subscribe();
  await call('POST', '/users/pushSubscriptions', player, subscription);
  const id = await aGame(server, { organiserId: people.organiser.id, hoursAhead: 5 });
  await join(player, id);
  await server.sql`update notification set delivered_at = app_now() where delivered_at is null`;
  await late(people.organiser, id, { note: 'Court 3' });
  await call('POST', `/matches/${id}/messages`, people.organiser, { words: 'Soon' });
  const other = await aGame(server, { organiserId: people.organiser.id, hoursAhead: 30 });
  await join(player, other);
  await call('POST', `/matches/${other}/messages`, people.organiser, { words: 'Tomorrow' });
  // Quiet hours last all day.
  await server.sql`insert into quiet_hours (user_id, from_minute, until_minute) values (${player.id}, 0, 1439)`;
  const at = server.clock.real();
  await deliverNotifications(server, at);
  const rows = await server.rows<{ title: string; body: string; is_held: boolean }>`
    select m.payload ->> 'title' as title, m.payload ->> 'body' as body, m.next_attempt_at > ${at}::timestamptz + interval '1 second' as is_held
    from push_message m join push_subscription s on s.id = m.subscription_id where s.user_id = ${player.id}`;
  const held = (words: string) => rows.find(({ body }) => body.includes(words))?.is_held;
  expect(held('Court 3')).toBe(false);
  expect(held('Soon')).toBe(false);
  expect(held('Tomorrow')).toBe(true);
  push.close();
});
