import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aGame } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { inTransaction, type Transaction } from '../db.ts';
import { eventNames } from './event-names.ts';
import { countGivenUp, type Hearer, openEvents, trimEvents } from './hear-events.ts';
import { recordEvents } from './record-events.ts';

const server = useServer();

const record = (trx: Transaction, gameId: string, userId: string) =>
  recordEvents(trx, [{ name: 'spot.lapsed', data: { gameId, userId } }], server.clock.now());
const recorded = (gameId: string, userId = randomUUID()) =>
  inTransaction(server.db, (trx) => record(trx, gameId, userId));
const unheard = () => server.value<number>`select count(*)::int as count from event where heard_at is null`;

/** Writes down what it hears, in the transaction it is given. */
const writeDown: Hearer<'spot.lapsed'> = async (trx, events) => {
  for (const { data } of events)
    await sql`insert into heard (game, person) values (${data.gameId}, ${data.userId})`.execute(trx);
};
const writtenDown = () => server.rows<{ game: string; person: string }>`select game, person from heard order by n`;

/** A process that hears events. */
function aProcess(hearer = writeDown) {
  const events = openEvents(server.db);
  events.hear(['spot.lapsed'], hearer);
  return events;
}

beforeEach(async () => {
  await server.sql`delete from event`;
  await server.sql`create table heard (n bigint generated always as identity, game text, person text)`;
});
afterEach(() => server.sql`drop table heard`);

test('each of the names has a hearer', () => {
  expect(eventNames.filter((name) => !server.events.isHeard(name))).toEqual([]);
});

test('what is rolled back never happened', async () => {
  const lost = inTransaction(server.db, async (trx) => {
    await record(trx, randomUUID(), randomUUID());
    throw new Error('no');
  });
  await expect(lost).rejects.toThrow('no');
  await aProcess().tellHearers();
  expect(await writtenDown()).toEqual([]);
});

test('an event of another form is not recorded', async () => {
  await expect(recorded('not an id')).rejects.toThrow('Invalid');
  expect(await unheard()).toBe(0);
});

test('each is heard once, in the order of what happened to a game, whatever the number of processes', async () => {
  const games = [await aGame(server), await aGame(server)];
  const happened: { game: string; person: string }[] = [];
  const happen = (game: string) =>
    inTransaction(server.db, async (trx) => {
      await sql`select from game where id = ${game} for no key update`.execute(trx);
      const person = randomUUID();
      happened.push({ game, person });
      await record(trx, game, person);
    });
  const processes = [aProcess(), aProcess(), aProcess()];
  const hearing = processes.map(async (process) => {
    while ((await writtenDown()).length < 120) await process.tellHearers();
  });
  await Promise.all(Array.from({ length: 120 }, (_, n) => happen(games[n % 2] ?? '')));
  await Promise.all(hearing);
  const heard = await writtenDown();
  expect(heard).toHaveLength(120);
  for (const game of games)
    expect(heard.filter((one) => one.game === game)).toEqual(happened.filter((one) => one.game === game));
});

test('one that commits after a later one is heard too', async () => {
  const [early, late] = [randomUUID(), randomUUID()];
  await inTransaction(server.db, async (trx) => {
    await record(trx, early, randomUUID());
    await recorded(late);
    await aProcess().tellHearers();
    expect((await writtenDown()).map(({ game }) => game)).toEqual([late]);
  });
  await aProcess().tellHearers();
  expect((await writtenDown()).map(({ game }) => game)).toEqual([late, early]);
});

test('a process that dies while it hears leaves all of it to the next', async () => {
  const games = [randomUUID(), randomUUID()];
  for (const game of games) await recorded(game);
  const dying = aProcess(async (trx, events, now) => {
    await writeDown(trx, events, now);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  });
  await expect(dying.tellHearers()).rejects.toThrow(/terminat/i);
  expect(await writtenDown()).toEqual([]);
  await aProcess().tellHearers();
  await aProcess().tellHearers();
  expect((await writtenDown()).map(({ game }) => game)).toEqual(games);
});

describe('one that fails', () => {
  const itsTurn = () => server.sql`update event set try_at = null`;
  const failingFor = (bad: string) =>
    aProcess(async (trx, events, now) => {
      await writeDown(trx, events, now);
      if (events.some(({ data }) => data.gameId === bad)) throw new Error('bad');
    });

  test('holds up no other, and is heard once it can be', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    for (const game of [bad, good]) await recorded(game);
    await expect(failingFor(bad).tellHearers()).rejects.toThrow('events not heard');
    expect((await writtenDown()).map(({ game }) => game)).toEqual([good]);
    await itsTurn();
    await aProcess().tellHearers();
    expect((await writtenDown()).map(({ game }) => game)).toEqual([good, bad]);
  });

  test('is tried again later each time, ten times in some hours', async () => {
    const bad = randomUUID();
    await recorded(bad);
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      await expect(failingFor(bad).tellHearers()).rejects.toThrow('events not heard');
      await failingFor(bad).tellHearers();
      const wait = await server.value<number>`select extract(epoch from try_at - app_now()) as s from event`;
      waits.push(Math.ceil(wait));
      await itsTurn();
    }
    expect(waits.slice(0, 9)).toEqual([2, 6, 18, 54, 162, 486, 1458, 4374, 13_122]);
  });

  test('is left for a person after ten tries, and not trimmed', async () => {
    const bad = randomUUID();
    await recorded(bad);
    for (let n = 0; n < 10; n += 1) {
      expect(await countGivenUp(server.db)).toBe(0);
      await expect(failingFor(bad).tellHearers()).rejects.toThrow('events not heard');
      await itsTurn();
    }
    await failingFor(bad).tellHearers();
    await trimEvents(server.db);
    expect(await unheard()).toBe(1);
    await server.jobs.runNow('old events');
    expect((await server.call('GET', '/metrics')).body.text).toContain('rondo_events_given_up 1');
  });
});

test('one that nobody hears is a fault, and not lost', async () => {
  await inTransaction(server.db, (trx) =>
    recordEvents(trx, [{ name: 'game.confirmed', data: { gameId: randomUUID() } }], server.clock.now()),
  );
  const failure = await aProcess()
    .tellHearers()
    .catch((error: unknown) => error);
  expect(String(failure)).toContain('events not heard');
  expect((failure as AggregateError).errors.map(String)).toEqual(['Error: nobody hears game.confirmed']);
  expect(await unheard()).toBe(1);
});

test('one that only newer code knows waits for it', async () => {
  await server.sql`insert into event (name, data, happened_at) values ('spot.painted', '{}', app_now())`;
  await aProcess().tellHearers();
  expect(await unheard()).toBe(1);
});

test('those heard a week ago are deleted', async () => {
  for (const days of [6, 8])
    await server.sql`
      insert into event (name, data, happened_at, heard_at)
      values ('spot.lapsed', '{}', app_now(), app_now() - make_interval(days => ${days}))`;
  await recorded(randomUUID());
  await trimEvents(server.db);
  expect(await server.rows`select from event`).toHaveLength(2);
});
