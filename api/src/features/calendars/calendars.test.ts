import ICAL from 'ical.js';
import { timeZone } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { clockChangeIn } from '../../../test/clock-changes.ts';
import { dayIn } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { tournamentCalls } from '../../../test/tournament-calls.ts';

const server = useServer({ PUBLIC_URL: 'https://rondo.test', MAIL_FROM: 'Rondo <games@rondo.test>' });
const { join, pay, leave } = joiningCalls(server);
const { people, cancel, edit, created, paid } = organisingCalls(server);

interface Calendar {
  _id: string;
  search: string | null;
  address: string;
}

const make = async ({ token }: Player, search?: string) =>
  server.call('POST', '/api/users/calendars', { as: token, body: search === undefined ? {} : { search } });
const made = async (player: Player, search?: string) =>
  ((await make(player, search)).body.data as { calendar: Calendar }).calendar;
const remove = ({ token }: Player, id: string) => server.call('DELETE', `/api/users/calendars/${id}`, { as: token });
const list = async ({ token }: Player) =>
  ((await server.call('GET', '/api/users/calendars', { as: token })).body.data as { calendars: Calendar[] }).calendars;

const get = (address: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: new URL(address).pathname, headers });

/** Fetches a calendar from its address. */
async function subscribe(address: string) {
  const { statusCode, headers, body } = await get(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  return {
    name: calendar.getFirstPropertyValue('name'),
    method: calendar.getFirstPropertyValue('method'),
    interval: String(calendar.getFirstPropertyValue('refresh-interval')),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        location: event.location,
        starts: event.startDate.toJSDate().toISOString(),
        ends: event.endDate.toJSDate().toISOString(),
        sequence: Number(component.getFirstPropertyValue('sequence')),
        status: component.getFirstPropertyValue('status'),
        transp: component.getFirstPropertyValue('transp'),
        organizer: component.getFirstPropertyValue('organizer'),
        geo: component.getFirstPropertyValue('geo'),
      };
    }),
  };
}

/** The calendar as a reader gets it who has none in store. */
async function fresh(player: Player, search?: string) {
  const before = await made(player, search);
  await remove(player, before._id);
  return subscribe((await made(player, search)).address);
}

const startOf = async (id: string) => {
  const rows = await server.rows<{ starts_at: string }>`
    select date_trunc('second', starts_at) as starts_at from game where id = ${id}`;
  return new Date(rows[0]?.starts_at ?? '').toISOString();
};

describe('the calendar of one’s own games', () => {
  test('has what one is in, waits for and organises, each marked, as a calendar reads it', async () => {
    const player = await aPlayer(server, { role: 'organiser', balanceCents: 2000 });
    const joined = await aGame(server, { name: 'Zaal; "Zuid", 1', hoursAhead: 30 });
    await join(player, joined);
    const waits = await aGame(server, { name: 'Full', capacity: 3, minimumPlayers: 2, hoursAhead: 40 });
    for (let index = 0; index < 3; index++) await join(await aPlayer(server), waits);
    await join(player, waits);
    const own = await aGame(server, { name: 'Mine', organiserId: player.id, hoursAhead: 50 });
    const past = await aGame(server, { name: 'Long ago', organiserId: player.id, hoursAhead: -91 * 24 });
    await aGame(server, { name: 'Somebody else’s' });

    const { name, method, interval, events } = await fresh(player);
    expect({ name, method, interval }).toEqual({ name: 'Rondo: my games', method: 'PUBLISH', interval: 'PT60M' });
    expect(events.map(({ uid }) => uid)).not.toContain(`${past}@rondo.test`);
    expect(events.toSorted((a, b) => a.starts.localeCompare(b.starts))).toEqual([
      expect.objectContaining({
        uid: `${joined}@rondo.test`,
        summary: 'Zaal; "Zuid", 1',
        description: `Volleyball, Free\nConfirmed once enough players join\nhttps://rondo.test/match/${joined}`,
        location: 'Sportlaan 1, Utrecht',
        starts: await startOf(joined),
        sequence: 0,
        status: 'TENTATIVE',
        transp: 'OPAQUE',
        organizer: 'mailto:games@rondo.test',
        geo: [52.09, 5.12],
      }),
      expect.objectContaining({ summary: 'Waiting list: Full', status: 'TENTATIVE', transp: 'TRANSPARENT' }),
      expect.objectContaining({ uid: `${own}@rondo.test`, summary: 'Hosting: Mine', transp: 'OPAQUE' }),
    ]);
  });

  test('a game that moves, is confirmed, or is called off stays the same entry with a higher revision', async () => {
    const player = await aPlayer(server, { balanceCents: 2000 });
    const day = Temporal.PlainDate.from(dayIn(server, 5));
    const evening = day.add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '20:00' });
    const on = (date: string) => ({ ...paid(), game_date: `${date}T20:00`, minimum_players_threshold: 2 });
    const id = await created(on(day.toString()));
    await pay(player, id);
    const [before] = (await fresh(player)).events;
    await edit(id, on(evening.toPlainDate().toString()));
    const [moved] = (await fresh(player)).events;
    await pay(await aPlayer(server, { balanceCents: 2000 }), id);
    const [sure] = (await fresh(player)).events;
    await cancel(id, { note: 'The roof leaks' });
    const [gone] = (await fresh(player)).events;
    expect(new Set([before, moved, sure, gone].map((event) => event?.uid)).size).toBe(1);
    expect(moved?.starts).toBe(new Date(evening.epochMilliseconds).toISOString());
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(sure).toMatchObject({ status: 'CONFIRMED', sequence: moved?.sequence });
    expect(gone).toMatchObject({ status: 'CANCELLED', transp: 'TRANSPARENT', sequence: (sure?.sequence ?? 0) + 1 });
    expect(gone?.summary).toMatch(/^Cancelled: /);
    expect(gone?.description).toContain('The roof leaks');
  });

  test('a game that is left is no longer there; who is in their own game has it once', async () => {
    const player = await aPlayer(server, { role: 'organiser' });
    const own = await aGame(server, { name: 'Mine', organiserId: player.id });
    const other = await aGame(server);
    await join(player, own);
    await join(player, other);
    expect((await fresh(player)).events.map(({ summary }) => summary).toSorted()).toEqual(['Mine', 'Thursday game']);
    await leave(player, other);
    expect((await fresh(player)).events.map(({ summary }) => summary)).toEqual(['Mine']);
  });

  test('is in its owner’s language', async () => {
    const player = await aPlayer(server);
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    await join(player, await aGame(server));
    const { name, events } = await fresh(player);
    expect(name).toBe('Rondo: mijn wedstrijden');
    expect(events[0]?.description).toContain('Volleybal, Gratis\nGaat door bij genoeg spelers');
  });

  test('across the change of clocks each start is the local one, for a calendar in any zone', async () => {
    const player = await aPlayer(server, { role: 'organiser' });
    const id = await aGame(server, { organiserId: player.id });
    // 20:00 in Amsterdam on the day before a clock change, and the same instant of day (UTC) a week later.
    const eve = clockChangeIn(10, server).subtract({ days: 1 });
    const starts = new Date(eve.toZonedDateTime({ timeZone, plainTime: '20:00' }).epochMilliseconds);
    const ends = new Date(starts.getTime() + 7 * 24 * 3_600_000);
    await server.sql`update game set starts_at = ${starts}, ends_at = ${ends} where id = ${id}`;
    const [event] = (await fresh(player)).events;
    expect([event?.starts, event?.ends]).toEqual([starts.toISOString(), ends.toISOString()]);
  });
});

describe('the calendar of a search', () => {
  test('has the games that fit, those of one’s private communities too, and says which are called off', async () => {
    const [member, other] = [await aPlayer(server), await aPlayer(server)];
    const { id: communityId } = await aCommunity(server, { members: [member.id] });
    const near = await aGame(server, { sport: 'Martial arts', name: 'Near', minimumPlayers: 2 });
    await aGame(server, { sport: 'Martial arts', name: 'Far', latitude: 53.2, longitude: 6.56 });
    await aGame(server, { sport: 'Martial arts', name: 'Among us', communityId, hoursAhead: 80 });
    const search = 'sports=Martial+arts&city=Utrecht&latitude=52.09&longitude=5.12&radius=10';
    const { name, events } = await fresh(member, search);
    expect(name).toBe('Rondo: games I follow');
    expect(events.map(({ summary, transp }) => [summary, transp])).toEqual([
      ['Near', 'TRANSPARENT'],
      ['Among us', 'TRANSPARENT'],
    ]);
    expect((await fresh(other, search)).events.map(({ summary }) => summary)).toEqual(['Near']);
    await server.sql`update game set status = 'cancelled' where id = ${near}`;
    expect((await fresh(other, search)).events).toMatchObject([
      { summary: 'Cancelled: Near', status: 'CANCELLED', sequence: 1 },
    ]);
  });

  test('is kept as its filters alone, so that the same search is the same calendar', async () => {
    const player = await aPlayer(server);
    const one = await made(player, 'sort=recent&sports=Football&page=3&view=map&evening=true');
    expect(one.search).toBe('evening=true&sports=Football');
    expect(await made(player, 'evening=true&sports=Football')).toEqual(one);
    expect(await list(player)).toEqual([one]);
  });

  test.each([
    'radius=11',
    'sport=Chess',
    'evening=true&colour=red',
    'sports=Chess',
    'latitude=52',
    'price=cheap',
    'x'.repeat(601),
  ])('with %s is refused, and nothing is kept', async (search) => {
    const player = await aPlayer(server);
    await refuses(make(player, search), 'invalid_input', { status: 400 });
    expect(await list(player)).toEqual([]);
  });

  test('by a version that knew other filters is empty', async () => {
    const player = await aPlayer(server);
    const { _id: id, address } = await made(player, 'sports=Football');
    await server.sql`update calendar set search = 'sports=Quidditch' where id = ${id}`;
    expect((await subscribe(address)).events).toEqual([]);
  });
});

describe('the address of a calendar', () => {
  test('is one’s own: others can’t see or remove it, and without its signature it is nothing', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const { _id: id, address } = await made(player);
    expect(address).toMatch(/^https:\/\/rondo\.test\/calendar\/[\da-f-]{36}\.[\w-]{43}\.ics$/);
    expect(await list(other)).toEqual([]);
    await refuses(remove(other, id), 'calendar_not_found', { status: 404 });
    for (const wrong of [`${id}.ics`, `${id}.x.ics`, `${id}.${'A'.repeat(43)}.ics`, 'x', `${id}.%00.ics`])
      expect((await server.app.inject({ url: `/calendar/${wrong}` })).statusCode).toBe(404);
    expect((await server.call('GET', '/api/users/calendars')).status).toBe(401);
  });

  test('ends with the calendar, and with the account', async () => {
    const player = await aPlayerWithPassword(server);
    const { _id: id, address } = await made(player);
    expect(await remove(player, id)).toMatchObject({ status: 200 });
    expect((await get(address)).statusCode).toBe(404);
    expect(await remove(player, id)).toMatchObject({ status: 404 });
    const next = await made(player);
    expect(next.address).not.toBe(address);
    const gone = await server.as(player).delete('/api/users/deleteMe', { password: oldPassword });
    expect(gone.body).toMatchObject({ status: 'success' });
    expect((await get(next.address)).statusCode).toBe(404);
  });

  test('is read from the database once a minute, and answers 304 while nothing has changed', async () => {
    const player = await aPlayer(server);
    const id = await aGame(server);
    await join(player, id);
    const { address } = await made(player);
    const first = await get(address);
    expect(first.headers['cache-control']).toBe('private, max-age=60');
    await leave(player, id);
    const second = await get(address);
    expect(second.body).toBe(first.body);
    const etag = String(first.headers.etag);
    const known = await get(address, { 'if-none-match': etag });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    expect((await get(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('has the same tag as long as the games are the same, however late it is read', async () => {
    const player = await aPlayer(server);
    await join(player, await created({ game_date: `${dayIn(server, 9)}T20:00` }));
    const tag = async () => {
      const { _id: id, address } = await made(player, undefined);
      const { headers, body } = await get(address);
      await remove(player, id);
      return { etag: headers.etag, stamp: /^DTSTAMP:(.*)$/m.exec(body)?.[1] };
    };
    const before = await tag();
    await advance(server, 'PT1H');
    const after = await tag();
    expect(after.stamp).not.toBe(before.stamp);
    expect(after.etag).toBe(before.etag);
    await join(player, await aGame(server));
    expect((await tag()).etag).not.toBe(before.etag);
  });
});

test('a person has ten calendars at most, also when they are made at once, and they are in their data', async () => {
  const player = await aPlayer(server);
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, index) => make(player, `numberOfPlayers=${index + 1}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    code: 'too_many_calendars',
    message: 'You have 10 calendars already. Remove one first.',
  });
  expect(await list(player)).toHaveLength(10);
  const { body } = await server.as(player).get('/api/users/export');
  expect((body.data as { calendars: unknown[] }).calendars).toHaveLength(10);
  expect(people.admin.id).not.toBe(player.id);
});

describe('a tournament', () => {
  const { aTournament, planned, at } = tournamentCalls(server);
  const matchesOf = async (player: Player, id: string) =>
    (await fresh(player)).events.filter(({ uid }) => uid.endsWith(`.${id}@rondo.test`));

  test('its matches of one’s own team are there once they are drawn, with court and opponent, and move with the plan', async () => {
    const cup = await aTournament({ teams: 4, terms: { format: 'roundRobin' } });
    const [captain] = cup.captains as [Player];
    const follower = await aPlayer(server);
    await server.sql`
      insert into tournament_player (team_id, user_id, joined_at) values (${cup.teams[0]}, ${follower.id}, app_now())`;
    expect(await matchesOf(follower, cup.id)).toEqual([]);
    await planned(cup);
    const before = await matchesOf(captain, cup.id);
    expect(before.map(({ summary }) => summary)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^Team 1 – Team [234]$/) as string),
    );
    expect(before[0]).toMatchObject({ status: 'CONFIRMED', transp: 'OPAQUE' });
    expect(before[0]?.location).toMatch(/^[AB], /);
    expect(await matchesOf(follower, cup.id)).toEqual(before);
    expect(await matchesOf(cup.host, cup.id)).toEqual([]);
    await advance(server, 'PT1M');
    await server.as(cup.host).post(`${at(cup.id)}/plan/moves`, { kind: 'late', courts: ['A', 'B'], minutes: 20 });
    const after = await matchesOf(captain, cup.id);
    const later = after.map(({ starts }, index) => Date.parse(starts) - Date.parse(before[index]?.starts ?? ''));
    expect(later).toEqual([20, 20, 20].map((minutes) => minutes * 60_000));
    expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0);
    await server.as(captain).post(`${at(cup.id)}/teams/${cup.teams[0]}/withdraw`);
    expect(await matchesOf(follower, cup.id)).toEqual([]);
  });
});
