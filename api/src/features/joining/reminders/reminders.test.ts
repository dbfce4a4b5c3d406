import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { advance, useServer } from '../../../../test/server.ts';
import { remindPlayers } from './remind-players.ts';

const server = useServer();
const { join, pay, leave, payForFriend } = joiningCalls(server);

/** The reminders somebody has had for a game, in order. */
async function remindersOf(player: Pick<Player, 'id'>, gameId: string): Promise<string[]> {
  const rows = await server.values<string>`
    select kind from notification where user_id = ${player.id} and game_id = ${gameId} and kind like 'matchIn%'
    order by created_at`;
  return rows;
}

const reminderMails = async ({ email }: { email: string }) =>
  (await mailsTo(server, email)).filter(({ text }) => text.includes('Sports clothes and a water bottle.'));

/** A game confirmed by two players. */
async function aConfirmedGame(options: Parameters<typeof aGame>[1] = {}) {
  const gameId = await aGame(server, { minimumPlayers: 2, capacity: 8, hoursAhead: 30, ...options });
  const players = [
    await aPlayer(server, { balanceCents: 5000 }),
    await aPlayer(server, { balanceCents: 5000 }),
  ] as const;
  for (const player of players)
    expect((await ((options.priceCents ?? 0) > 0 ? pay : join)(player, gameId)).status).toBe(200);
  return { gameId, first: players[0], second: players[1] };
}

const both = ['matchInADay', 'matchInTwoHours'];

describe('who plays in a confirmed game', () => {
  test('is reminded a day and two hours before it, once each, however often and beside whom the sweep runs', async () => {
    const { gameId, first, second } = await aConfirmedGame();
    await advance(server, 'PT5H59M');
    expect(await remindersOf(first, gameId)).toEqual([]);
    await advance(server, 'PT2M');
    await Promise.all([remindPlayers(server), remindPlayers(server), remindPlayers(server)]);
    expect(await remindersOf(first, gameId)).toEqual(['matchInADay']);
    await advance(server, 'PT21H58M');
    expect(await remindersOf(second, gameId)).toEqual(['matchInADay']);
    await advance(server, 'PT3M');
    await remindPlayers(server);
    for (const player of [first, second]) {
      expect(await remindersOf(player, gameId)).toEqual(both);
      expect(await reminderMails(player)).toHaveLength(2);
    }
  });

  test('who joins within the day is reminded once, who joins within the two hours not at all', async () => {
    const { gameId, first } = await aConfirmedGame({ hoursAhead: 25, priceCents: 400 });
    const [late, last] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await advance(server, 'PT2H');
    expect((await pay(late, gameId)).status).toBe(200);
    await advance(server, 'PT21H30M');
    expect((await pay(last, gameId)).status).toBe(200);
    await advance(server, 'PT1H');
    expect(await remindersOf(first, gameId)).toEqual(both);
    expect(await remindersOf(late, gameId)).toEqual(['matchInTwoHours']);
    expect(await remindersOf(last, gameId)).toEqual([]);
  });

  test('not who has left, nor in a game that is pending then or cancelled', async () => {
    const { gameId, first, second } = await aConfirmedGame();
    const waiting = await aGame(server, { minimumPlayers: 3, hoursAhead: 30 });
    const cancelled = await aConfirmedGame();
    await join(first, waiting);
    expect((await leave(second, gameId)).status).toBe(200);
    await server.sql`update game set status = 'cancelled' where id = ${cancelled.gameId}`;
    await advance(server, 'PT7H');
    expect(await remindersOf(first, gameId)).toEqual(['matchInADay']);
    expect(await remindersOf(second, gameId)).toEqual([]);
    expect(await remindersOf(first, waiting)).toEqual([]);
    expect(await remindersOf(cancelled.first, cancelled.gameId)).toEqual([]);
    // The game was confirmed after the reminder's time, so its players have just been told.
    for (const player of [second, await aPlayer(server)]) expect((await join(player, waiting)).status).toBe(200);
    await advance(server, 'PT1H');
    expect(await remindersOf(first, waiting)).toEqual([]);
    await advance(server, 'PT21H');
    expect(await remindersOf(first, waiting)).toEqual(['matchInTwoHours']);
  });

  test('again for a new time; a time within the day is told by the change itself', async () => {
    const { gameId, first } = await aConfirmedGame();
    const move = (hours: number) => server.sql`
      update game set starts_at = app_now() + make_interval(hours => ${hours}), changed_at = app_now(),
        ends_at = app_now() + make_interval(hours => ${hours + 1}) where id = ${gameId}`;
    await advance(server, 'PT7H');
    expect(await remindersOf(first, gameId)).toEqual(['matchInADay']);
    await move(48);
    await advance(server, 'PT23H');
    expect(await remindersOf(first, gameId)).toEqual(['matchInADay']);
    await advance(server, 'PT2H');
    expect(await remindersOf(first, gameId)).toEqual(['matchInADay', 'matchInADay']);
    await move(10);
    await advance(server, 'PT1H');
    expect(await remindersOf(first, gameId)).toHaveLength(2);
    await advance(server, 'PT7H30M');
    expect(await remindersOf(first, gameId)).toEqual(['matchInADay', 'matchInADay', 'matchInTwoHours']);
  });

  test('by the channels they chose', async () => {
    const { gameId, first, second } = await aConfirmedGame();
    const choices = ['app', 'mail'].map((channel) => ({ category: 'reminders', channel, on: false }));
    await server.as(first).put('/api/users/notificationPreferences', { choices });
    await advance(server, 'PT7H');
    expect(await reminderMails(first)).toEqual([]);
    expect(await reminderMails(second)).toHaveLength(1);
    const shown = await server.value<boolean>`
      select in_app from notification where user_id = ${first.id} and game_id = ${gameId} and kind = 'matchInADay'`;
    expect(shown).toBe(false);
  });
});

describe('the mail', () => {
  test('says when, where with the route, what to bring, the chat, and how to give up a free spot', async () => {
    const { gameId, first } = await aConfirmedGame({ name: 'Beach at noon' });
    await server.sql`update game set group_chat = 'https://chat.example/abc' where id = ${gameId}`;
    await advance(server, 'PT7H');
    const [mail] = await reminderMails(first);
    expect(mail?.subject).toMatch(/^Beach at noon: \w+day/);
    for (const part of [
      'Where: Sportlaan 1, Utrecht',
      'https://www.google.com/maps/dir/?api=1&destination=52.09%2C5.12',
      'Bring: Sports clothes and a water bottle.',
      'https://chat.example/abc',
      'so someone else can play.',
      `/match/${gameId}`,
    ])
      expect(mail?.text).toContain(part);
    await advance(server, 'PT22H');
    const [second] = await reminderMails(first);
    expect(second?.subject).toMatch(/^Beach at noon starts at \d\d:\d\d$/);
    expect(second?.text).not.toContain('Can’t make it?');
  });

  test('says what becomes of what was paid, to who paid and to a guest whose friend did', async () => {
    const { gameId, first } = await aConfirmedGame({ priceCents: 450 });
    const guest = `${crypto.randomUUID()}@guest.test`;
    expect((await payForFriend(first, gameId, guest)).status).toBe(200);
    await advance(server, 'PT7H');
    expect((await reminderMails(first))[0]?.text).toContain('you get €\u00A04.50');
    const [mail] = await reminderMails({ email: guest });
    expect(mail?.text).toContain('your friend gets €\u00A04.50 back');
    expect(mail?.text).toMatch(/\/booking\/[0-9a-f-]+\./);
  });
});
