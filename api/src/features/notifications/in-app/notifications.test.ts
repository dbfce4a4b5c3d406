import type { Notification } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { type NotificationKind, notificationKindNames } from '@rondo/rules/notification-kinds';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { tell } from '../../../../test/notifications.ts';
import { refuses, useServer } from '../../../../test/server.ts';
import { isSaid } from './present.ts';

const server = useServer();
const path = '/api/users/notifications';

async function list(player: Player, query = ''): Promise<Notification[]> {
  const { status, body } = await server.as(player).get(`${path}?limit=100&${query}`);
  expect(status).toBe(200);
  return body.data as Notification[];
}

async function unreadOf(player: Player): Promise<number> {
  const { body } = await server.as(player).get('/api/users/checkAuthToken');
  return (body.user as { unread: number }).unread;
}

describe('what a person was told', () => {
  test('every kind can be written, and is said in words without gaps, with details and without', async () => {
    // Two players, because a list has a hundred at most.
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const gameId = await aGame(server, { name: 'Dinsdagavond' });
    const params = {
      friend: 'Noor',
      amount: 4.5,
      refund: 4.05,
      until: '2026-12-01T19:30:00Z',
      begins: '2026-12-01T20:15:00Z',
      court: 'Veld 2',
    };
    for (const kind of notificationKindNames) {
      await tell(server, player.id, kind, { gameId, params });
      await tell(server, other.id, kind, { params });
    }
    const told = [...(await list(player)), ...(await list(other))];
    expect(told).toHaveLength(2 * notificationKindNames.length);
    for (const { type, title, message, translationTitle } of told) {
      expect(title + message).not.toMatch(/\{|\}|undefined|null/);
      expect(translationTitle).toBe(`notices.kinds.${type}.title`);
    }
    const details = { gameName: 'Dinsdagavond', locationAddress: 'Sportlaan 1, Utrecht', sport: 'Volleyball' };
    const [full, bare] = [true, false].map((has) => told.filter(({ gameDetails }) => (gameDetails !== null) === has));
    expect(full?.map(({ gameDetails }) => gameDetails)).toEqual(
      notificationKindNames.map(() => expect.objectContaining(details)),
    );
    // A receipt's words depend only on its scores.
    const keys = (some: typeof told = []) =>
      new Set(
        some.flatMap(({ type, translationMessage }) =>
          type === 'ratingReceipt' ? [] : translationMessage.split('.').at(-1),
        ),
      );
    expect(keys(full)).toEqual(new Set(['message', 'refunded', 'noted']));
    expect(keys(bare)).toEqual(new Set(['static']));
  });

  test('whatever the words of a kind name is told along', () => {
    const { kinds } = phrasesIn.en.notices;
    const named = Object.values(kinds).flatMap((texts) => JSON.stringify(texts).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []);
    // `refund` and `ride` say where the money is.
    const ofGames = new Set(['gameName', 'locationAddress', 'communityName', 'when', 'back']);
    expect([...new Set(named)].filter((name) => !ofGames.has(name) && !isSaid(name))).toEqual([]);
  });

  test('a receipt says how a score moved, in the reader’s language', async () => {
    const player = await aPlayer(server);
    const receipt = { sport: 'Football', count: 4 };
    await tell(server, player.id, 'ratingReceipt', { params: { ...receipt, to: 3.6 } });
    await tell(server, player.id, 'ratingReceipt', { params: { ...receipt, from: 3.6, to: 3.6 } });
    await tell(server, player.id, 'ratingReceipt', { params: { ...receipt, from: 3.4, to: 4 } });
    const messages = async () => new Set((await list(player)).map(({ message }) => message));
    expect(await messages()).toEqual(
      new Set([
        'Your first score in football: 3.6.',
        'Your score in football is still 3.6.',
        'Your score in football went from 3.4 to 4.0.',
      ]),
    );
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    expect(await messages()).toContain('Je score in voetbal ging van 3,4 naar 4,0.');
  });

  test.each([
    ['en', 'Health & fitness', /session/, /game/i],
    ['nl', 'Martial arts', /training/, /wedstrijd/i],
    ['nl', 'Volleyball', /wedstrijd/, /training/i],
  ] as const)('in %s one about %s calls it what people do', async (language, sport, words, others) => {
    const player = await aPlayer(server);
    await server.sql`update app_user set language = ${language} where id = ${player.id}`;
    await tell(server, player.id, 'wishFits', { gameId: await aGame(server, { name: 'Bootcamp', sport }) });
    const [told] = await list(player);
    expect(`${told?.title} ${told?.message}`).toMatch(words);
    expect(`${told?.title} ${told?.message}`).not.toMatch(others);
  });

  test('a community’s has its name and the admin’s note, in the reader’s language', async () => {
    const player = await aPlayer(server);
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    const rows = await server.rows<{ id: string }>`
      insert into community (short_code, name, sport, city) values ('utrecht-volley', 'Utrecht Volley', 'Volleyball', 'Utrecht')
      returning id`;
    const params = { adminNote: 'We zitten vol.' };
    await tell(server, player.id, 'communityDenied', {
      communityId: rows[0]?.id ?? '',
      params,
      redirectPath: '/community/utrecht-volley',
    });
    expect(await list(player)).toEqual([
      expect.objectContaining({
        title: 'Je aanvraag voor Utrecht Volley',
        message: 'De beheerders van Utrecht Volley hebben je aanvraag afgewezen. “We zitten vol.”',
        redirectUri: '/community/utrecht-volley',
        gameDetails: {
          communityName: 'Utrecht Volley',
          adminNote: 'We zitten vol.',
          gameName: null,
          gameDate: null,
          locationAddress: null,
          sport: null,
        },
      }),
    ]);
  });

  test('what it says is what was so when it was written; where that is otherwise by now, it says so', async () => {
    const player = await aPlayer(server);
    const gameId = await aGame(server, { name: 'Dinsdagavond' });
    await tell(server, player.id, 'matchConfirmed', { gameId });
    await tell(server, player.id, 'friendPaid', { gameId, params: { friend: 'Noor' } });
    const before = await list(player);
    expect(before.map(({ now }) => now)).toEqual([null, null]);
    await server.sql`
      update game set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day', address = 'Nieuwe hal 2', name = 'Woensdagavond'
      where id = ${gameId}`;
    const after = await list(player);
    for (const [index, { title, message, gameDetails }] of before.entries()) {
      expect(after[index]).toMatchObject({ title, gameDetails });
      expect(after[index]?.message.startsWith(message)).toBe(true);
      expect(after[index]?.message).toContain('Now called “Woensdagavond”.');
    }
    const confirmed = after.find(({ type }) => type === 'matchConfirmed');
    expect(confirmed?.message).toMatch(/now \w+ .* Changed since: now at Nieuwe hal 2\.$/);
    expect(confirmed?.now).toEqual({
      gameName: 'Woensdagavond',
      gameDate: expect.any(String),
      locationAddress: 'Nieuwe hal 2',
      communityName: null,
    });
  });

  test('a community’s that has another name by now', async () => {
    const player = await aPlayer(server);
    const rows = await server.rows<{ id: string }>`
      insert into community (short_code, name, sport, city) values ('oude-naam', 'Oude naam', 'Volleyball', 'Utrecht')
      returning id`;
    await tell(server, player.id, 'communityApproved', { communityId: rows[0]?.id ?? '' });
    await server.sql`update community set name = 'Nieuwe naam' where id = ${rows[0]?.id}`;
    const [told] = await list(player);
    expect(told).toMatchObject({ gameDetails: { communityName: 'Oude naam' }, now: { communityName: 'Nieuwe naam' } });
    expect(told?.message).toContain('Oude naam');
    expect(told?.message).toMatch(/Now called “Nieuwe naam”\.$/);
  });

  test('nothing of a private community’s game reaches who is out of it', async () => {
    const [player, member] = [await aPlayer(server), await aPlayer(server)];
    const rows = await server.rows<{ id: string }>`
      insert into community (short_code, name, sport, city, is_private) values ('besloten', 'Besloten', 'Volleyball', 'Utrecht', true)
      returning id`;
    await server.sql`insert into community_member (community_id, user_id, status)
      values (${rows[0]?.id}, ${member.id}, 'approved')`;
    const gameId = await aGame(server, { name: 'Dinsdagavond' });
    await server.sql`update game set community_id = ${rows[0]?.id} where id = ${gameId}`;
    for (const { id } of [player, member]) await tell(server, id, 'matchConfirmed', { gameId });
    await server.sql`update game set address = 'Nieuwe hal 2' where id = ${gameId}`;
    expect((await list(player))[0]?.now).toBeNull();
    expect((await list(member))[0]?.now).toMatchObject({ locationAddress: 'Nieuwe hal 2' });
  });

  test('a correction of a balance has its sign', async () => {
    const player = await aPlayer(server);
    await tell(server, player.id, 'balanceCorrected', { params: { amount: 2.5, words: 'Twice' } });
    await tell(server, player.id, 'balanceCorrected', { params: { amount: -2.5, words: 'Twice' } });
    expect((await list(player)).map(({ title }) => title).toSorted()).toEqual([
      'We corrected your balance: + €\u00A02.50',
      'We corrected your balance: − €\u00A02.50',
    ]);
  });

  test('a redirect to another site can not be stored', async () => {
    const player = await aPlayer(server);
    for (const redirectPath of ['https://evil.test/', '//evil.test/', String.raw`/\evil.test`])
      await expect(tell(server, player.id, 'signedUp', { redirectPath })).rejects.toThrow(
        'notification_redirect_relative',
      );
  });
});

describe('read and archive', () => {
  test('unread, read, archived and back; the count follows', async () => {
    const player = await aPlayer(server);
    for (let n = 0; n < 3; n += 1) await tell(server, player.id, 'signedUp');
    expect(await unreadOf(player)).toBe(3);
    const [first] = await list(player);
    const put = (status: string) =>
      server.as(player).put(`${path}/${first?._id}`, { ...first, status, title: 'mine', type: 'x' });
    const read = await put('read');
    expect(read.body.data).toEqual({ notification: { ...first, status: 'read' }, unread: 2 });
    expect(await unreadOf(player)).toBe(2);
    await put('archived');
    expect((await list(player)).map(({ _id }) => _id)).not.toContain(first?._id);
    expect(await list(player, 'status=archived')).toEqual([{ ...first, status: 'archived' }]);
    await put('read');
    expect(await list(player)).toHaveLength(3);
    await refuses(put('gone'), 'invalid_input');
  });

  test('another person’s is nobody’s', async () => {
    const [owner, other] = [await aPlayer(server), await aPlayer(server, { role: 'admin' })];
    await tell(server, owner.id, 'signedUp');
    const [mine] = await list(owner);
    await refuses(server.as(other).put(`${path}/${mine?._id}`, { status: 'archived' }), 'notification_not_found', {
      status: 404,
    });
    expect((await list(owner))[0]?.status).toBe('unread');
    expect(await list(other)).toEqual([]);
  });

  test('all at once, and nobody else’s', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    for (const { id } of [player, player, other]) await tell(server, id, 'signedUp');
    const [first] = await list(player);
    await server.as(player).put(`${path}/${first?._id}`, { status: 'archived' });
    const { body } = await server.as(player).put(path);
    const [active] = await list(player);
    expect(body).toEqual({ status: 'success', unread: 0, changed: [active?._id] });
    expect(active?.status).toBe('read');
    expect(await list(player, 'status=archived')).toHaveLength(1);
    expect(await unreadOf(other)).toBe(1);
  });

  test('and taken back: one’s own that are read, and neither archived ones nor anybody else’s', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    for (const { id } of [player, player, player, other]) await tell(server, id, 'signedUp');
    const { changed } = (await server.as(player).put(path)).body as { changed: string[] };
    await server.as(other).put(path);
    await server.as(player).put(`${path}/${changed[0]}`, { status: 'archived' });
    const theirs = (await list(other)).map(({ _id }) => _id);
    const { body } = await server.as(player).put(path, { unread: [...changed, ...theirs] });
    expect(body).toMatchObject({ unread: 2 });
    expect((body.changed as string[]).toSorted()).toEqual(changed.slice(1).toSorted());
    expect(await unreadOf(other)).toBe(0);
    expect(await list(player, 'status=archived')).toHaveLength(1);
  });

  test('pages, newest first', async () => {
    const player = await aPlayer(server);
    for (let n = 0; n < 5; n += 1)
      await tell(server, player.id, 'topUpConfirmed', {
        params: { amount: n },
        at: new Date(server.clock.now().getTime() + n * 1000),
      });
    const { body } = await server.as(player).get(`${path}?skip=1&limit=2`);
    expect((body.data as Notification[]).map(({ params }) => params.amount)).toEqual([3, 2]);
    expect(body).toMatchObject({ unread: 5, pagination: { totalCount: 5, totalPages: 3 } });
  });

  test('by games: those of a game come together where its latest is, and count as one', async () => {
    const player = await aPlayer(server);
    const [old, busy] = [await aGame(server), await aGame(server)];
    const toldAgo = (minutes: number, gameId: string | undefined, kind: NotificationKind) =>
      tell(server, player.id, kind, {
        ...(gameId !== undefined && { gameId }),
        at: new Date(server.clock.now().getTime() - minutes * 60_000),
      });
    await toldAgo(50, busy, 'signedUp');
    await toldAgo(40, old, 'signedUp');
    await toldAgo(30, undefined, 'topUpConfirmed');
    await toldAgo(20, undefined, 'topUpConfirmed');
    await toldAgo(10, busy, 'signedUp');
    const part = async (query: string) => {
      const { body } = await server.as(player).get(`${path}?by=game&${query}`);
      const { data, pagination } = body as { data: Notification[]; pagination: { totalCount: number } };
      return { games: data.map(({ matchId }) => matchId), count: pagination.totalCount };
    };
    expect(await part('limit=2')).toEqual({ games: [busy, busy, null], count: 4 });
    expect(await part('limit=2&skip=2')).toEqual({ games: [null, old], count: 4 });
    expect((await list(player)).map(({ matchId }) => matchId)).toEqual([busy, null, null, old, busy]);
  });

  test('several at once, each with a status of its own, and nobody else’s', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    for (const one of [player, player, other]) await tell(server, one.id, 'signedUp');
    const [first, second] = (await list(player)).map(({ _id }) => _id);
    const [theirs] = (await list(other)).map(({ _id }) => _id);
    const give = (statuses: [string | undefined, string][]) =>
      server.as(player).put(path, { changes: statuses.map(([_id, status]) => ({ _id, status })) });
    const { body } = await give([
      [first, 'archived'],
      [second, 'read'],
      [theirs, 'archived'],
    ]);
    expect(body).toMatchObject({ unread: 0, changed: expect.toSatisfy((ids: string[]) => ids.length === 2) });
    expect((await list(player)).map(({ _id, status }) => [_id, status])).toEqual([[second, 'read']]);
    expect(await unreadOf(other)).toBe(1);
    await give([[first, 'unread']]);
    expect(await unreadOf(player)).toBe(1);
    await refuses(give([[first, 'lost']]), 'invalid_input');
  });

  test('no more than 100 are counted', async () => {
    const player = await aPlayer(server);
    await server.sql`
      insert into notification (user_id, kind, created_at, delivered_at)
      select ${player.id}, 'signedUp', app_now(), app_now() from generate_series(1, 120)`;
    expect(await unreadOf(player)).toBe(100);
  });
});

test('an open page hears the count at once and after each change', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  await tell(server, player.id, 'signedUp');
  const page = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${path}/live`, {
    signal: page.signal,
    headers: { authorization: `Bearer ${player.token}` },
  });
  expect(answer.headers.get('content-type')).toMatch('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    for (;;) {
      const event = /event: unread\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return (JSON.parse(event[1] ?? '') as { unread: number }).unread;
      }
      text += (await reader?.read())?.value ?? '';
    }
  };
  expect(await next()).toBe(1);
  await tell(server, other.id, 'signedUp');
  await tell(server, player.id, 'matchConfirmed');
  expect(await next()).toBe(2);
  const [first] = await list(player);
  await server.as(player).put(`${path}/${first?._id}`, { status: 'read' });
  expect(await next()).toBe(1);
  page.abort();
});
