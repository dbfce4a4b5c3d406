import type { GameDetails, OwnHome } from '@rondo/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { aGame as aGameIndoors, aPlayer, type GameOptions, type Player } from '../../../test/builders.ts';
import { aPeer, json } from '../../../test/geocoder.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { advance, useServer, type TestServer } from '../../../test/server.ts';
import { readConfig } from '../../platform/config.ts';

const peer = await aPeer();
afterAll(() => void peer.close());
const server = useServer();
const { join } = joiningCalls(server);

async function aGame(options: GameOptions = {}, of: TestServer = server): Promise<string> {
  const id = await aGameIndoors(of, options);
  await sql`update game set surface = 'Grass' where id = ${id}`.execute(of.db);
  return id;
}
const ask = (of: TestServer = server) => of.jobs.runNow('weather');
const weatherOn = async (id: string, as?: Player, of: TestServer = server) =>
  ((await of.call('GET', `/api/matches/${id}`, { ...(as && { as: as.token }) })).body.data as { match: GameDetails })
    .match.weather;
const homeOf = async (as: Player) => (await server.as(as).get('/api/users/home')).body.data as OwnHome;

let column = 0;
/** A place of its own, with or without heavy rain. */
async function aPlace({ pours }: { pours: boolean }) {
  column += 1;
  const place = { latitude: 51.5, longitude: 4 + column / 100 };
  await rain(place, pours);
  return place;
}
const rain = async (place: { latitude: number; longitude: number }, pours: boolean) =>
  expect((await server.call('POST', '/dev/weather', { body: { ...place, pours } })).status).toBe(200);
const told = (id: string) =>
  server.values<string>`
    select user_id from notification where game_id = ${id} and kind = 'extremeRain' order by user_id`;

describe('a game outdoors', () => {
  test('has weather from five days before, for everybody; one indoors or later has none', async () => {
    const place = await aPlace({ pours: false });
    const [game, later] = [await aGame({ hoursAhead: 30, ...place }), await aGame({ hoursAhead: 130, ...place })];
    const hall = await aGameIndoors(server, { hoursAhead: 30, ...place });
    expect(await weatherOn(game)).toBeNull();
    await ask();
    expect(await weatherOn(game)).toMatchObject({ isExtreme: false, source: 'sandbox' });
    expect(await weatherOn(game, await aPlayer(server))).toEqual(await weatherOn(game));
    expect(await weatherOn(later)).toBeNull();
    expect(await weatherOn(hall)).toBeNull();
  });

  test('has its weather on the home and in the reminder of who plays', async () => {
    const game = await aGame({
      hoursAhead: 30,
      minimumPlayers: 2,
      confirmed: true,
      ...(await aPlace({ pours: false })),
    });
    const player = await aPlayer(server);
    await join(player, game);
    await ask();
    expect((await homeOf(player)).next?.weather).toEqual(await weatherOn(game));
    await advance(server, 'PT7H');
    const mail = (await mailsTo(server, player.email)).find(({ text }) => text.includes('water bottle'));
    expect(mail?.text).toMatch(
      /Weather: \S.* \d+\s°C, (?:no rain|[\d.]+\smm), wind \d+\skm\/h. Invented weather for the demo/,
    );
  });
});

describe('extreme rain', () => {
  test('is told to who may move the game, once, and stands first on their home until it is forecast no more', async () => {
    const place = await aPlace({ pours: true });
    const [host, editor, helper] = [
      await aPlayer(server, { role: 'organiser' }),
      await aPlayer(server),
      await aPlayer(server),
    ];
    const game = await aGame({ hoursAhead: 40, minimumPlayers: 2, confirmed: true, organiserId: host.id, ...place });
    await server.sql`insert into co_organiser (game_id, user_id, rights, created_at) values
      (${game}, ${editor.id}, '{edit}', app_now()), (${game}, ${helper.id}, '{checkIn}', app_now())`;
    await Promise.all([ask(), ask()]);
    expect(await weatherOn(game)).toMatchObject({ isExtreme: true });
    expect(await told(game)).toEqual([host.id, editor.id].toSorted());
    expect((await homeOf(host)).hosting?.games[0]).toMatchObject({ needs: 'rain', mayEdit: true, mayCancel: true });
    expect((await homeOf(editor)).hosting?.games[0]).toMatchObject({ needs: 'rain', mayEdit: true, mayCancel: false });

    await advance(server, 'PT61M');
    await ask();
    expect(await told(game)).toHaveLength(2);
    const mails = (await mailsTo(server, host.email)).filter(({ subject }) => subject.includes('Extreme rain'));
    expect(mails).toHaveLength(1);

    await rain(place, false);
    await advance(server, 'PT61M');
    await ask();
    expect(await weatherOn(game)).toMatchObject({ isExtreme: false });
    expect((await homeOf(host)).hosting?.games[0]).toMatchObject({ needs: null });
  });

  test('is told from two days before, and again of another start', async () => {
    const game = await aGame({ hoursAhead: 60, ...(await aPlace({ pours: true })) });
    await ask();
    expect(await told(game)).toEqual([]);
    await advance(server, 'PT13H');
    await ask();
    expect(await told(game)).toHaveLength(1);
    await server.sql`update game set starts_at = starts_at - interval '3 hours', ends_at = ends_at - interval '3 hours',
      cutoff_at = cutoff_at - interval '3 hours' where id = ${game}`;
    await advance(server, 'PT61M');
    await ask();
    expect(await told(game)).toHaveLength(2);
  });
});

describe('a weather service', () => {
  const asking = useServer({ WEATHER_URL: peer.url });
  const inOneAnswer = (url: URL) => {
    const today = new Date(Math.floor(asking.clock.now().getTime() / 86_400_000) * 86_400_000);
    const time = Array.from({ length: 168 }, (_, n) =>
      new Date(today.getTime() + n * 3_600_000).toISOString().slice(0, 16),
    );
    const all = (figure: number) => time.map(() => figure);
    const hourly = {
      time,
      temperature_2m: all(7),
      precipitation: all(0.5),
      wind_speed_10m: all(20),
      weather_code: all(61),
    };
    return (url.searchParams.get('latitude') ?? '').split(',').map(() => ({ hourly }));
  };

  test('is asked once an hour for each neighbourhood; what it said stays while it fails, for twelve hours', async () => {
    peer.reply = (request, response) => json(inOneAnswer(new URL(request.url ?? '', 'http://peer')))(request, response);
    const game = await aGame({ hoursAhead: 60, latitude: 52.0912, longitude: 5.1177 }, asking);
    await aGame({ hoursAhead: 62, latitude: 52.0934, longitude: 5.1201 }, asking);
    await Promise.all([ask(asking), ask(asking)]);
    await ask(asking);
    expect(peer.asked.map((url) => [url.searchParams.get('latitude'), url.searchParams.get('longitude')])).toEqual([
      ['52.09', '5.12'],
    ]);
    const known = {
      sky: 'rain',
      temperature: 7,
      rain: expect.any(Number),
      wind: 20,
      isExtreme: false,
      source: 'openMeteo',
    };
    expect(await weatherOn(game, undefined, asking)).toEqual(known);

    peer.reply = (_, response) => response.writeHead(503).end();
    await advance(asking, 'PT2H');
    await ask(asking);
    await ask(asking);
    expect(peer.asked).toHaveLength(2);
    expect(await weatherOn(game, undefined, asking)).toEqual(known);
    await advance(asking, 'PT11M');
    await ask(asking);
    expect(peer.asked).toHaveLength(3);
    await advance(asking, 'PT10H');
    expect(await weatherOn(game, undefined, asking)).toBeNull();
  });

  test('forgets where nothing is played any more', async () => {
    await advance(asking, 'PT100H');
    await ask(asking);
    expect((await sql`select from forecast`.execute(asking.db)).rows).toEqual([]);
  });
});

test('the demo’s weather is told where and whether it pours', async () => {
  expect((await server.call('POST', '/dev/weather', { body: { latitude: 52.09 } })).status).toBe(400);
});

describe('the settings', () => {
  test('ask nobody unless an address is named; the demo makes it up', () => {
    expect(readConfig({ RONDO_DEMO: '0' }).weather).toBeNull();
    expect(readConfig({ RONDO_DEMO: '1' }).weather).toBe('sandbox');
    expect(readConfig({ WEATHER_URL: 'https://api.open-meteo.com', WEATHER_KEY: 'k' }).weather).toEqual({
      url: 'https://api.open-meteo.com',
      key: 'k',
    });
    expect(() => readConfig({ WEATHER_URL: 'http://weather.example' })).toThrow('WEATHER_URL');
    expect(() => readConfig({ WEATHER_KEY: 'k' })).toThrow('WEATHER_KEY');
  });
});
