import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player, usePlayer } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { leadingCalls } from '../../../test/leading-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, useServer } from '../../../test/server.ts';
import { deliverNotifications } from '../notifications/deliver-notifications.ts';

const server = useServer();
const calls = leadingCalls(server);
const { writeToGame, gameMessages, writeToCommunity, communityMessages, report, decide, told, call, said } = calls;
const { join } = joiningCalls(server);
const { joinFree } = guestCalls(server);
const admin = usePlayer(server, { role: 'admin' });

const heard = async (who: Player) =>
  (await told(who, 'matchMessage', 'communityMessage')).map(({ params }) => params.words);

/** A full game of three players, and its organiser. */
async function aFullGame(options: { hoursAhead?: number } = {}) {
  const organiser = await aPlayer(server, { role: 'organiser', name: 'Olga' });
  const gameId = await aGame(server, { organiserId: organiser.id, capacity: 3, minimumPlayers: 2, ...options });
  const players = [await aPlayer(server), await aPlayer(server), await aPlayer(server)] as const;
  for (const player of players) expect((await join(player, gameId)).status).toBe(200);
  return { organiser, gameId, players };
}

describe('to the players of a game', () => {
  test('who plays reads it in the app, by mail and on the page; who waits only when wanted', async () => {
    const { organiser, gameId, players } = await aFullGame();
    const waiting = await aPlayer(server);
    await join(waiting, gameId);
    const stranger = await aPlayer(server);
    expect((await gameMessages(organiser, gameId)).writing).toMatchObject({
      left: 3,
      reach: { players: 3, waiting: 1 },
    });
    const words = 'Bring <b>both</b> shirts\nhttps://example.org {{friend}}';
    expect(await writeToGame(organiser, gameId, words)).toBe('done');
    expect(await heard(players[0])).toEqual([words]);
    expect(await heard(organiser)).toEqual([]);
    expect(await heard(waiting)).toEqual([]);
    const [mail] = await mailsTo(server, players[0].email);
    expect(mail?.subject).toBe('Thursday game: a message from Olga');
    expect(mail?.text).toContain('Bring <b>both</b> shirts');
    expect(mail?.text).toContain('{{friend}}');
    const rows = await server.rows<{ html_body: string; category: string }>`
      select html_body, category from mail where recipient = ${players[0].email} and subject like '%a message%'`;
    expect(rows[0]?.html_body).toContain('&lt;b&gt;both');
    expect(rows[0]?.category).toBe('messages');
    const [seen] = (await gameMessages(players[1], gameId)).messages;
    expect(seen).toMatchObject({ author: 'Olga', words, isOwn: false, reached: null, reports: null });
    expect((await gameMessages(waiting, gameId)).messages).toEqual([]);
    expect(await gameMessages(stranger, gameId)).toEqual({ code: 'not_allowed' });
    expect(await writeToGame(organiser, gameId, 'For all', true)).toBe('done');
    expect(await heard(waiting)).toEqual(['For all']);
    expect((await gameMessages(waiting, gameId)).messages).toMatchObject([{ words: 'For all', toWaiting: true }]);
    expect((await gameMessages(organiser, gameId)).messages).toMatchObject([{ reached: 4 }, { reached: 3 }]);
  });

  test('a guest gets it by mail, once their address is proved', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const gameId = await aGame(server, { organiserId: organiser.id });
    const email = guestEmail();
    expect((await joinFree(gameId, email)).status).toBe(200);
    expect(await writeToGame(organiser, gameId, 'Hello')).toBe('nobody_to_tell');
    await server.sql`update registration set proof_until = null where game_id = ${gameId}`;
    expect(await writeToGame(organiser, gameId, 'Hello')).toBe('done');
    expect((await mailsTo(server, email))[0]?.text).toContain('“Hello”');
  });

  test('three a game, whoever writes, however many at once; the same one sent twice is one', async () => {
    const { organiser, gameId, players } = await aFullGame();
    const helper = await aPlayer(server);
    await server.sql`insert into co_organiser (game_id, user_id, rights, created_at)
      values (${gameId}, ${helper.id}, '{message}', app_now())`;
    const key = randomUUID();
    expect(await writeToGame(organiser, gameId, 'First', false, key)).toBe('done');
    expect(await writeToGame(organiser, gameId, 'First', false, key)).toBe('done');
    expect(await writeToGame(organiser, gameId, 'Other', false, key)).toBe('idempotency_key_reused');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => writeToGame(n % 2 ? helper : organiser, gameId, `Message ${n}`)),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'no_messages_left')).toHaveLength(6);
    expect(await heard(players[0])).toHaveLength(3);
    expect((await gameMessages(helper, gameId)).writing).toMatchObject({ left: 0 });
    // The database refuses a fourth by itself.
    const fourth = sql`insert into group_message (game_id, author_id, words, number, reached, created_at)
      values (${gameId}, ${organiser.id}, 'Fourth', 4, 1, app_now())`;
    await expect(fourth.execute(server.db)).rejects.toThrow(/group_message_number_check/);
  });

  test('until two days after its end; nobody else’s, and nothing that can’t be stored', async () => {
    const { organiser, gameId, players } = await aFullGame({ hoursAhead: 3 });
    const other = await aPlayer(server, { role: 'organiser' });
    expect(await writeToGame(other, gameId, 'Hello')).toBe('not_allowed');
    expect(await writeToGame(players[0], gameId, 'Hello')).toBe('not_allowed');
    for (const words of ['', '  \n ', '\u0000', 'x'.repeat(501)])
      expect(await writeToGame(organiser, gameId, words)).toBe('invalid_input');
    expect(await writeToGame(admin, gameId, '\u0000 From\u202E Rondo \ud800')).toBe('done');
    expect(await heard(players[0])).toEqual(['From Rondo']);
    await advance(server, 'PT51H');
    expect(await writeToGame(organiser, gameId, 'Late')).toBe('done');
    await advance(server, 'PT2H');
    expect(await writeToGame(organiser, gameId, 'Too late')).toBe('messages_closed');
    expect((await gameMessages(organiser, gameId)).writing).toMatchObject({ left: 0 });
  });

  test('who switched messages off has none by mail or push', async () => {
    const { organiser, gameId, players } = await aFullGame();
    const choices = [{ category: 'messages', channel: 'mail', on: false }];
    await call('PUT', '/users/notificationPreferences', players[0], { choices });
    await writeToGame(organiser, gameId, 'Hello');
    const about = async (who: Player) =>
      (await mailsTo(server, who.email)).filter(({ subject }) => subject.includes('a message'));
    expect(await about(players[0])).toEqual([]);
    expect(await about(players[1])).toHaveLength(1);
    expect(await heard(players[0])).toEqual(['Hello']);
  });
});

describe('to the members of a community', () => {
  test('by its admins, three in seven days, however many at once', async () => {
    const [lead, other, member, outsider] = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server)));
    if (!lead || !other || !member || !outsider) throw new Error('no people');
    const { id } = await aCommunity(server, { members: [member.id], admins: [lead.id, other.id] });
    expect(await writeToCommunity(member, id, 'Hello')).toBe('not_allowed');
    expect(await writeToCommunity(lead, id, 'Hall closed')).toBe('done');
    expect(await heard(member)).toEqual(['Hall closed']);
    expect(await heard(other)).toEqual(['Hall closed']);
    await deliverNotifications(server);
    expect((await mailsTo(server, member.email))[0]?.text).toContain('writes to all members: “Hall closed”');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => writeToCommunity(n % 2 ? lead : other, id, `Message ${n}`)),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'no_messages_this_week')).toHaveLength(4);
    expect((await communityMessages(lead, id)).writing).toMatchObject({ left: 0, nextAt: expect.any(String) });
    expect((await communityMessages(member, id)).messages).toHaveLength(3);
    expect((await communityMessages(member, id)).writing).toBeNull();
    expect(await communityMessages(outsider, id)).toEqual({ code: 'not_a_member' });
    await advance(server, 'P7DT1M');
    expect(await writeToCommunity(lead, id, 'A week on')).toBe('done');
  });

  test('a reported one reaches the other admins; removed, it is nowhere any more', async () => {
    const [lead, other, member] = await Promise.all([1, 2, 3].map(() => aPlayer(server)));
    if (!lead || !other || !member) throw new Error('no people');
    const { id } = await aCommunity(server, { members: [member.id], admins: [lead.id, other.id] });
    await writeToCommunity(lead, id, 'Rude words');
    const [message] = (await communityMessages(member, id)).messages;
    const messageId = message?._id ?? '';
    expect(await report(member, messageId)).toBe('done');
    expect(await report(member, messageId)).toBe('already_reported');
    expect(await told(other, 'messageReported')).toHaveLength(1);
    expect(await told(lead, 'messageReported')).toEqual([]);
    expect((await communityMessages(other, id)).messages[0]?.reports).toMatchObject([{ reason: 'Rude' }]);
    expect((await communityMessages(member, id)).messages[0]).toMatchObject({ isReported: true, reports: null });
    expect(await decide(member, messageId, 'remove')).toBe('not_allowed');
    expect(await decide(lead, messageId, 'keep')).toBe('not_allowed');
    expect(await decide(other, messageId, 'remove')).toBe('done');
    expect((await communityMessages(member, id)).messages).toEqual([]);
    expect(await heard(member)).toEqual([]);
    expect(await decide(other, messageId, 'keep')).toBe('group_message_gone');
    // The removed message counts all the same.
    expect((await communityMessages(lead, id)).writing).toMatchObject({ left: 2 });
  });
});

test('a reported message of a game reaches Rondo’s admins, who keep or remove it', async () => {
  const { organiser, gameId, players } = await aFullGame();
  await writeToGame(organiser, gameId, 'Come early');
  const [message] = (await gameMessages(players[0], gameId)).messages;
  const id = message?._id ?? '';
  expect(await report(organiser, id)).toBe('group_message_gone');
  expect(await report(await aPlayer(server), id)).toBe('group_message_gone');
  expect(await report(players[0], id)).toBe('done');
  expect(await report(players[1], id)).toBe('done');
  expect(await told(admin, 'messageReported')).toHaveLength(1);
  expect((await gameMessages(organiser, gameId)).messages[0]?.reports).toBeNull();
  expect((await gameMessages(admin, gameId)).messages[0]?.reports).toHaveLength(2);
  expect(await decide(organiser, id, 'remove')).toBe('not_allowed');
  expect(await decide(admin, id, 'keep')).toBe('done');
  expect((await gameMessages(admin, gameId)).messages[0]?.reports).toEqual([]);
  expect(await decide(admin, id, 'remove')).toBe('done');
  expect((await gameMessages(players[0], gameId)).messages).toEqual([]);
});

test('who leaves Rondo takes their messages along, and nobody’s name stays at them', async () => {
  const { organiser, gameId, players } = await aFullGame();
  const helper = await aPlayer(server, { name: 'Hanna' });
  await server.sql`insert into co_organiser (game_id, user_id, rights, created_at)
    values (${gameId}, ${helper.id}, '{message}', app_now())`;
  await writeToGame(helper, gameId, 'See you');
  expect(JSON.stringify((await call('GET', '/users/export', helper)).body)).toContain('See you');
  expect(said(await call('DELETE', '/users/deleteMe', helper, { givenUpBalance: 0 }))).toBe('done');
  expect((await gameMessages(players[0], gameId)).messages).toMatchObject([{ author: null, words: 'See you' }]);
  expect((await told(players[0], 'matchMessage'))[0]?.params.friend).not.toBe('Hanna');
  expect((await gameMessages(organiser, gameId)).messages).toHaveLength(1);
});

test('a message that is removed before it is heard of reaches nobody', async () => {
  const { organiser, gameId, players } = await aFullGame();
  await writeToGame(organiser, gameId, 'Rude words');
  const [message] = (await gameMessages(players[0], gameId)).messages;
  await report(players[0], message?._id ?? '');
  await decide(admin, message?._id ?? '', 'remove');
  await server.sql`update event set heard_at = null where data ->> 'messageId' = ${message?._id}`;
  await server.events.tellHearers();
  expect(await heard(players[1])).toEqual([]);
  expect((await told(admin, 'messageReported')).map(({ params }) => params.message)).not.toContain(message?._id);
});
