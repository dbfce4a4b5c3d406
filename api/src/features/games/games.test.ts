import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { day, minute } from '@rondo/rules';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type GameOptions } from '../../../test/builders.ts';
import { gameForm, usePlace } from '../../../test/game-form.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
usePlace(server);

/** The names of the games that a search finds, in order. */
async function found(query: string): Promise<string[]> {
  const { status, body } = await server.call('GET', `/api/matches?${query}`);
  expect(status).toBe(200);
  return (body.data as { matches: { name: string }[] }).matches.map(({ name }) => name);
}

const create = (as: string, more?: object, key?: string) =>
  server.call('POST', '/api/matches', { as, body: gameForm(server, more), key });

describe('searching', () => {
  test('filters by sport, level, price, players, days, kind and place; sorts and pages', async () => {
    const games: [string, GameOptions][] = [
      ['volley free', { sport: 'Volleyball', level: 'Beginner', hoursAhead: 30 }],
      ['volley 4', { sport: 'Volleyball', priceCents: 400, hoursAhead: 31, capacity: 20 }],
      ['futsal 6', { sport: 'Futsal', priceCents: 600, hoursAhead: 80 }],
      ['futsal Groningen', { sport: 'Futsal', hoursAhead: 90, latitude: 53.22, longitude: 6.57 }],
      ['tournament', { sport: 'Football', tournament: true, hoursAhead: 140, capacity: 40 }],
    ];
    for (const [name, options] of games) await aGame(server, { ...options, name });
    await aGame(server, { name: 'started', hoursAhead: -0.5, createdHoursAgo: 10 });
    expect(await found('')).toEqual(['volley free', 'volley 4', 'futsal 6', 'futsal Groningen', 'tournament']);
    expect(await found('sports=Volleyball,Football')).toEqual(['volley free', 'volley 4', 'tournament']);
    expect(await found('sports=Volleyball&sports=Futsal&levels=Beginner')).toEqual(['volley free']);
    expect(await found('levels=All%20levels,Beginner')).toHaveLength(5);
    expect(await found('price=free')).toEqual(['volley free', 'futsal Groningen', 'tournament']);
    expect(await found('price=under5')).toHaveLength(4);
    expect(await found('price=over5')).toEqual(['futsal 6']);
    expect(await found('numberOfPlayers=20')).toEqual(['volley 4', 'tournament']);
    expect(await found('tournament=show_tournaments')).toEqual(['tournament']);
    expect(await found('tournament=show_games')).not.toContain('tournament');
    expect(await found('latitude=53.2&longitude=6.5&radius=10')).toEqual(['futsal Groningen']);
    expect(await found('latitude=52.1&longitude=5.1')).not.toContain('futsal Groningen');
    expect(await found('latitude=52.3&longitude=5.5&radius=100')).toHaveLength(4);
    expect(await found('sort=capacity&limit=2')).toEqual(['tournament', 'volley 4']);
    expect(await found('limit=2&page=3')).toEqual(['tournament']);
    const past = await server.call('GET', '/api/matches?limit=2&page=9');
    expect(past.body.data).toEqual({ matches: [], totalPages: 3, totalCount: 5, more: false });
    const day = (hours: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
        server.clock.now().getTime() + hours * 3_600_000,
      );
    expect(await found(`dateFrom=2020-01-01&dateTo=${day(30)}`)).toContain('volley free');
    // A last day before today counts as today.
    expect(await found('dateTo=2020-01-01')).toEqual(await found(`dateTo=${day(0)}`));
    expect(await found(`dateFrom=${day(140)}`)).toEqual(['tournament']);
  });

  test.each([
    'limit=1e9',
    'limit=0',
    'page=-1',
    'radius=33',
    'latitude=52',
    'latitude=x&longitude=5',
    'sports=Chess',
    'price=cheap',
    'dateFrom=tomorrow',
    'dateFrom=2026-02-02&dateTo=2026-01-01',
    'numberOfPlayers=-3',
    'sort=__proto__',
    'tournament=both',
  ])('refuses %s', async (query) => {
    const answer = await server.call('GET', `/api/matches?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { status: 'fail', code: 'invalid_input' } });
  });

  test('equal answers carry an ETag and are not sent twice', async () => {
    const first = await server.call('GET', '/api/matches?limit=3');
    const again = await server.call('GET', '/api/matches?limit=3', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('latest and featured put the asked sports first', async () => {
    const { body } = await server.call('GET', '/api/matches/latest?limit=2&priority=Futsal');
    expect((body.data as { matches: { sport: string }[] }).matches.map(({ sport }) => sport)).toEqual([
      'Futsal',
      'Futsal',
    ]);
    expect((await server.call('GET', '/api/matches/featured')).body.data).toEqual({ matches: [] });
  });
});

describe('details', () => {
  test('show visitors how many play and nothing of who', async () => {
    const gameId = await aGame(server);
    const player = await aPlayer(server, { name: 'Famke Jansen' });
    await server.as(player).post('/api/matches/mainlist', { matchId: gameId });
    const visitor = await server.call('GET', `/api/matches/${gameId}`);
    expect(visitor.body.data).toMatchObject({
      match: {
        joined_players_number: 1,
        viewer: null,
        potential_users: [{ _id: 'hidden-1', name: null, photo: null }],
      },
    });
    expect(JSON.stringify(visitor.body)).not.toContain('Famke');
    const seen = await server.as(player).get(`/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({
      match: { viewer: { joined: true }, potential_users: [{ name: 'Famke Jansen' }] },
    });
  });

  test('show visitors the first names of who lets them, unless their name is hidden', async () => {
    const gameId = await aGame(server, { capacity: 4, minimumPlayers: 2 });
    const people = await Promise.all(
      ['Famke Jansen', 'Hidden Person', 'Quiet Person', 'Guest'].map((name) => aPlayer(server, { name })),
    );
    const choices = [{ showsFirstName: true }, { showsFirstName: true, hidesName: true }, {}, { showsFirstName: true }];
    for (const [index, { id, token }] of people.entries()) {
      const saved = await server.call('PATCH', '/api/users/settings', { as: token, body: choices[index] ?? {} });
      expect(saved).toMatchObject({ status: 200, body: { settings: choices[index] ?? {} } });
      await server.call('POST', '/api/matches/mainlist', { as: token, body: { matchId: gameId } });
      if (index === 3) await server.sql`update app_user set role = 'guest' where id = ${id}`;
    }
    const waits = await aPlayer(server, { name: 'Wim Wacht' });
    await server.as(waits).patch('/api/users/settings', { showsFirstName: true });
    await server.sql`
      insert into waiting_entry (game_id, user_id, created_at) values (${gameId}, ${waits.id}, app_now())`;
    const { body } = await server.call('GET', `/api/matches/${gameId}`);
    const { match } = body.data as { match: Record<'potential_users' | 'waiting_list', Record<string, unknown>[]> };
    expect(match.potential_users.map(({ _id, name }) => [_id, name])).toEqual([
      ['hidden-1', 'Famke'],
      ['hidden-2', null],
      ['hidden-3', null],
      ['hidden-4', null],
    ]);
    expect(match.waiting_list).toMatchObject([{ name: null }]);
    for (const player of match.potential_users)
      expect(player).toMatchObject({ photo: null, elo: null, eloArray: [], nickname: null, tags: [], teamName: null });
    expect(JSON.stringify(body)).not.toMatch(/Jansen|Person|Wim/);
  });

  test('never show the passcode; only who may edit gets the private key', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const gameId = await aGame(server, { passcode: 'hush-hush', organiserId: organiser.id });
    const player = await aPlayer(server);
    for (const as of [undefined, player.token, organiser.token]) {
      const { body } = await server.call('GET', `/api/matches/${gameId}`, { as });
      expect(JSON.stringify(body)).not.toContain('hush-hush');
      const { match } = body.data as { match: { hasPasscode: boolean; viewer: { secretKey: string | null } | null } };
      expect(match.hasPasscode).toBe(true);
      expect(typeof match.viewer?.secretKey === 'string').toBe(as === organiser.token);
    }
  });

  test.each(['nonsense', randomUUID(), '%00', '../etc'])('%s is not found', async (id) => {
    const { status, body } = await server.call('GET', `/api/matches/${encodeURIComponent(id)}`);
    expect(status).toBe(404);
    expect(body.code).toBe('game_not_found');
  });
});

describe('creating', () => {
  test('an organiser creates a free game, an admin a paid one; the server decides the status', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const made = await create(organiser.token, { confirmed: 1, organizer: randomUUID(), status: 'confirmed' });
    expect(made.body.data).toMatchObject({
      match: {
        name: 'Sunday volleyball',
        status: 'pending',
        price: 0,
        duration: 1.5,
        organizer: { _id: organiser.id },
      },
    });
    const paid = { isPayingGame: true, price: '4.50' };
    await refuses(create(organiser.token, paid), 'only_free_games');
    const admin = await aPlayer(server, { role: 'admin' });
    expect((await create(admin.token, paid)).body.data).toMatchObject({ match: { price: 4.5, entranceFee: 4.5 } });
    await refuses(create((await aPlayer(server)).token), 'not_allowed');
    await refuses(server.call('POST', '/api/matches', { body: gameForm(server) }), 'not_logged_in');
  });

  test.each<[object, string, string]>([
    [{ name: '' }, 'invalid_input', 'name'],
    [{ name: 'x'.repeat(51) }, 'invalid_input', 'name'],
    [{ description: 'x'.repeat(101) }, 'invalid_input', 'description'],
    [{ players: 6 }, 'players_not_above_minimum', 'players'],
    [{ players: 100 }, 'invalid_input', 'players'],
    [{ players: '' }, 'invalid_input', 'players'],
    [{ minimum_players_threshold: 1 }, 'invalid_input', 'minimum_players_threshold'],
    [{ isPayingGame: true }, 'invalid_input', 'price'],
    [{ isPayingGame: true, price: 99.01 }, 'invalid_input', 'price'],
    [{ isPayingGame: true, price: 1.005 }, 'invalid_input', 'price'],
    [{ isPayingGame: true, price: -1 }, 'invalid_input', 'price'],
    [{ duration: 11 }, 'invalid_input', 'duration'],
    [{ duration: 0 }, 'invalid_input', 'duration'],
    [{ passcode: 'x'.repeat(21) }, 'invalid_input', 'passcode'],
    [{ game_date: '2020-01-01T20:00' }, 'date_out_of_range', 'game_date'],
    [{ game_date: '2031-01-01T20:00' }, 'date_out_of_range', 'game_date'],
    [{ game_date: '2027-03-28T02:30' }, 'local_time_missing', 'game_date'],
    [{ game_date: 'soon' }, 'invalid_input', 'game_date'],
    [{ location: { coordinates: [0, 0], address: 'Null Island' } }, 'place_outside', 'location'],
    [{ location: { coordinates: [3.2, 53.8], address: 'Strandweg 1' } }, 'place_unknown', 'location'],
    [{ location: { coordinates: [5.12, 52.09], address: 'Unknown location' } }, 'place_unknown', 'location'],
    [{ location: { coordinates: [5.12, 52.09], address: 'Adres ophalen mislukt' } }, 'place_unknown', 'location'],
    [{ signup_opens_in_days: 0 }, 'invalid_input', 'signup_opens_in_days'],
    [{ duration: 0.001 }, 'invalid_input', 'duration'],
    [{ location: undefined }, 'invalid_input', 'location'],
    [{ sport: 'Chess' }, 'invalid_input', 'sport'],
  ])('refuses %j', async (more, code, path) => {
    const admin = await aPlayer(server, { role: 'admin' });
    const answer = await create(admin.token, more);
    expect(answer).toMatchObject({ status: 400, body: { code, issues: [{ path }] } });
  });

  test('takes any length to the minute', async () => {
    const { token } = await aPlayer(server, { role: 'organiser' });
    for (const [given, kept] of [
      [1.1, 1.1],
      [0.01, 1 / 60],
      ['10', 10],
    ])
      expect((await create(token, { duration: given })).body.data).toMatchObject({ match: { duration: kept } });
  });

  test('a game from before places were asked for is edited where it is, and moved to a known one only', async () => {
    const { token, id: organiserId } = await aPlayer(server, { role: 'organiser' });
    const game = await aGame(server, { organiserId, latitude: 53.8, longitude: 3.2 });
    const edit = (coordinates: [number, number]) =>
      server.call('PATCH', `/api/admin/match/${game}`, {
        as: token,
        body: gameForm(server, { location: { coordinates, address: 'Sportlaan 1, Utrecht' } }),
      });
    expect((await edit([3.2, 53.8])).status).toBe(200);
    await refuses(edit([3.21, 53.8]), 'place_unknown');
    expect((await edit([5.12, 52.09])).status).toBe(200);
  });

  test('a repeated request creates one game', async () => {
    const { token } = await aPlayer(server, { role: 'organiser' });
    const key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => create(token, { name: 'Once' }, key)));
    const ids = made.map(({ body }) => (body.data as { match: { _id: string } }).match._id);
    expect(new Set(ids)).toHaveLength(1);
  });

  test('a picture is re-encoded in two sizes; what is none is refused', async () => {
    const { token } = await aPlayer(server, { role: 'organiser' });
    const upload = (bytes: Buffer, more?: object, editing?: string) => {
      const boundary = 'rondo-boundary';
      const part = (head: string, body: Buffer | string) =>
        Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
      const body = Buffer.concat([
        part('Content-Disposition: form-data; name="data"', JSON.stringify(gameForm(server, more))),
        part('Content-Disposition: form-data; name="photo"; filename="../../x.png"\r\nContent-Type: image/png', bytes),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
      return server.call(editing ? 'PATCH' : 'POST', editing ? `/api/admin/match/${editing}` : '/api/matches', {
        as: token,
        body,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
    };
    const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0b7a3e' } })
      .png()
      .toBuffer();
    const { body } = await upload(picture);
    const { photo, _id } = (body.data as { match: { photo: string; _id: string } }).match;
    expect(photo).toMatch(/^\/files\/games\/[\da-f]{32}-[\da-f]{8}\.webp$/);
    const served = await server.app.inject(photo.replace('.webp', '-card.webp'));
    expect(served.headers['content-type']).toBe('image/webp');
    expect((await sharp(served.rawPayload).metadata()).width).toBe(640);
    await refuses(upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'picture_not_usable');
    await refuses(upload(Buffer.from('no picture')), 'picture_not_usable');
    const kept = async () => {
      await sweepLooseFiles(server, day + minute);
      return readdirSync(path.join(server.config.dataDir, 'files/games')).length;
    };
    const before = await kept();
    await refuses(upload(picture, { game_date: '2020-01-01T20:00' }), 'date_out_of_range');
    expect(await kept()).toBe(before);
    const replaced = await upload(picture, {}, _id);
    expect((replaced.body.data as { match: { photo: string } }).match.photo).not.toBe(photo);
    expect(await kept()).toBe(before);
    expect((await server.app.inject(photo)).statusCode).toBe(404);
    await server.call('PATCH', `/api/admin/match/${_id}`, { as: token, body: gameForm(server, { removePhoto: true }) });
    expect(await kept()).toBe(before - 2);
  });
});
