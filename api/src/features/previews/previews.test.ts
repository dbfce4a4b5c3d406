import { randomUUID } from 'node:crypto';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aCommunity, aGame, aPlayer } from '../../../test/builders.ts';
import { previewRow } from '../../../test/preview-row.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { tournamentCalls } from '../../../test/tournament-calls.ts';
import { useServer } from '../../../test/server.ts';
import { drawPreview, drawRecap } from './draw-preview.ts';
import { PictureCache } from '../../platform/files/picture-cache.ts';
import { communityPreviewText, previewText, recapText } from './preview-text.ts';

const server = useServer();
const now = new Date('2026-11-21T12:00:00Z');
const row = previewRow;

async function picture(id: string, query = '', headers: Record<string, string> = {}) {
  return server.app.inject({ url: `/previews/match/${id}.png${query}`, headers });
}

/** Mean colour of a part of a picture. */
async function colour(png: Buffer, left: number, top: number): Promise<number[]> {
  const { channels } = await sharp(await sharp(png).extract({ left, top, width: 20, height: 20 }).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

describe('the words of a preview', () => {
  it('are the card’s, in either language, in Amsterdam’s time', () => {
    expect(previewText(row, 'en', now)).toMatchObject({
      name: 'Donderdagavondvolleybal',
      sportName: 'Volleyball',
      kind: 'Beginner',
      statusName: 'Pending',
      fact: { icon: 'calendar', text: 'Sat 28 Nov · 20:00–21:30' },
      place: 'Utrecht, Sportlaan 1',
      tag: { text: '€\u00A04.50', tone: 'price' },
    });
    expect(previewText({ ...row, price_cents: 0, place_description: 'Hal Utrecht Zuid' }, 'nl', now)).toMatchObject({
      sportName: 'Volleybal',
      fact: { text: 'za 28 nov · 20:00–21:30' },
      place: 'Hal Utrecht Zuid',
      tag: { text: 'Gratis', tone: 'price' },
    });
  });

  it('say that a game is over, and the year of another one', () => {
    const past = { ...row, archived: true, starts_at: '2025-03-30T00:30:00.000Z', duration_minutes: 60 };
    // The clocks went forward at 2:00, so it is from 1:30 to 3:30.
    expect(previewText({ ...past, status: 'confirmed' }, 'en', now)).toMatchObject({
      status: 'played',
      statusName: 'Played',
      fact: { text: 'Sun 30 Mar 2025 · 01:30–03:30' },
    });
    expect(previewText({ ...past, status: 'cancelled' }, 'en', now).status).toBe('cancelled');
  });

  it('leave out what no font draws, and never end up without a name', () => {
    expect(previewText({ ...row, name: 'Łódź × İzmir 🏐 </text>' }, 'en', now).name).toBe('Łódź × İzmir </text>');
    expect(previewText({ ...row, name: '🏐🏐' }, 'nl', now).name).toBe('Volleybal');
  });
});

describe('a preview', () => {
  it('is a picture of 1200 x 630, however long the game’s name is', async () => {
    const png = await drawPreview(previewText({ ...row, name: 'W'.repeat(50) }, 'nl', now), null);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('shows the game’s photo, and the field where that is none', async () => {
    const red = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#ff2020' } })
      .webp()
      .toBuffer();
    const words = previewText(row, 'en', now);
    const [r = 0, g = 0, b = 0] = await colour(await drawPreview(words, red), 1170, 200);
    expect(r).toBeGreaterThan(180);
    expect(Math.max(g, b)).toBeLessThan(60);
    const field = await drawPreview(words, null);
    expect(await drawPreview(words, Buffer.from('not a picture'))).toEqual(field);
  });
});

describe('a picture for stories', () => {
  it('is served beside the preview, and of a game that is not there not at all', async () => {
    const id = await aGame(server, { name: 'Story', hoursAhead: 30 });
    const answer = await server.app.inject(`/previews/match/${id}/story.png?lang=nl`);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1920 });
    const [etag] = [answer.headers.etag].flat();
    expect(
      (
        await server.app.inject({
          url: `/previews/match/${id}/story.png?lang=nl`,
          headers: { 'if-none-match': String(etag) },
        })
      ).statusCode,
    ).toBe(304);
    const preview = await server.app.inject(`/previews/match/${id}.png?lang=nl`);
    expect(preview.headers.etag).not.toBe(answer.headers.etag);
    expect((await server.app.inject('/previews/match/nobody/story.png')).statusCode).toBe(404);
  });
});

describe('the picture of a recap', () => {
  const words = (more = {}) =>
    recapText({ ...row, archived: true, joined_count: 12, next_id: null, ...more }, 'en', 'https://rondo.test', now);

  it('fills a phone, with the whole scene and a code that cameras read', async () => {
    const png = await drawRecap(words({ joined_count: 22 }));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
    expect(png.byteLength).toBeLessThan(1_000_000);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(`https://rondo.test/match/${row.id}`);
  });

  it('has when it was and how many played, leads to the next one, and shows no photo', () => {
    expect(words({ photo: '/files/a.webp', next_id: 'b' })).toMatchObject({
      name: row.name,
      status: 'played',
      photo: null,
      fact: { text: expect.stringContaining('28 Nov') },
      tag: { text: '12 players' },
      code: { link: 'https://rondo.test/match/b' },
    });
  });

  it('is served of games that were played, and of no private community’s', async () => {
    const players = [await aPlayer(server)];
    const id = await aPlayedGame(server, players);
    const ask = (game: string) => server.app.inject(`/previews/match/${game}/recap.png?lang=nl`);
    const answer = await ask(id);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
    expect(answer.rawPayload.byteLength).toBeGreaterThan(10_000);
    await server.sql`update game set again_of_id = ${id} where id = ${await aGame(server)}`;
    expect((await ask(id)).headers.etag).not.toBe(answer.headers.etag);
    expect((await ask(await aGame(server))).statusCode).toBe(404);
    expect((await ask('x')).statusCode).toBe(404);
    const club = await aCommunity(server);
    expect((await ask(await aPlayedGame(server, players, { communityId: club.id }))).statusCode).toBe(404);
  });
});

describe('a tournament’s preview', () => {
  const said = { isOver: false, winner: null, latest: 'Oranje 3 – 1 Blauw' };

  it('has the latest result while it is played, then who won, and no price', () => {
    expect(previewText(row, 'en', now, said)).toMatchObject({
      statusName: 'Under way',
      fact: { icon: 'trophy', text: 'Oranje 3 – 1 Blauw' },
      tag: null,
    });
    expect(previewText(row, 'nl', now, { ...said, isOver: true, winner: 'Oranje' })).toMatchObject({
      status: 'played',
      fact: { icon: 'trophy', text: 'Oranje won' },
    });
    expect(previewText({ ...row, status: 'cancelled' }, 'en', now, said).fact.icon).toBe('calendar');
  });

  it('is another picture with each result', async () => {
    const { aDay, enter, ago } = tournamentCalls(server);
    const cup = await aDay();
    const before = await picture(cup.id);
    expect(before.statusCode).toBe(200);
    expect((await enter(cup, cup.host, 'K1-1-1', [[2, 0]], { at: ago(1) })).status).toBe(200);
    expect((await picture(cup.id)).headers.etag).not.toBe(before.headers.etag);
  });
});

describe('GET /previews/match/{id}.png', () => {
  it('answers a picture that crawlers keep, by its content', async () => {
    const id = await aGame(server, { priceCents: 450 });
    const first = await picture(id);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.headers['cache-control']).toContain('public');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const etag = String(first.headers.etag);
    expect((await picture(id, '', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await picture(id, '?lang=nl')).headers.etag).not.toBe(etag);
    await server.sql`update game set name = 'Renamed' where id = ${id}`;
    expect((await picture(id, '', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('draws for a network only its share, so that others get theirs meanwhile', async () => {
    const ask = async (n: number, remoteAddress: string) =>
      server.app.inject({ url: `/previews/match/${await aGame(server, { name: `Game ${n}` })}.png`, remoteAddress });
    const many = Array.from({ length: 24 }, (_, n) => ask(n, '203.0.113.7'));
    const honest = ask(99, '198.51.100.7');
    const answers = await Promise.all(many);
    expect((await honest).statusCode).toBe(200);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  });

  it('answers for cancelled and archived games too', async () => {
    const cancelled = await aGame(server);
    await server.sql`update game set status = 'cancelled', archived = true where id = ${cancelled}`;
    const played = await aGame(server);
    await server.sql`update game set status = 'confirmed', archived = true where id = ${played}`;
    const answers = await Promise.all([picture(cancelled), picture(played)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.headers.etag).not.toBe(answers[1]?.headers.etag);
  });

  it('shows a game with a passcode as its card does, and nothing of the passcode', async () => {
    const id = await aGame(server, { name: 'Closed' });
    const { etag } = (await picture(id)).headers;
    await server.sql`update game set passcode = '4711' where id = ${id}`;
    expect((await picture(id)).headers.etag).toBe(etag);
  });

  it('fetches no picture from elsewhere, nor from outside the store', async () => {
    for (const photo of ['https://example.test/x.webp', '/files/../../../etc/passwd.webp', '/files/none.webp']) {
      const id = await aGame(server);
      await server.sql`update game set photo = ${photo} where id = ${id}`;
      expect((await picture(id)).statusCode).toBe(200);
    }
  });

  it.each([randomUUID(), 'x', '%2e%2e', "1' or 1=1"])('answers 404 for %s', async (id) => {
    const { statusCode, body } = await picture(encodeURIComponent(id));
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { code: 'game_not_found' }]);
  });
});

describe('the shelf', () => {
  it('draws equal pictures once and no more than two at one time', async () => {
    const shelf = new PictureCache({ maxBytes: 1024 * 1024, atOnce: 2, maxQueued: 40 });
    let drawing = 0;
    let most = 0;
    let drawn = 0;
    const draw = async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      await new Promise((done) => setTimeout(done, 5));
      drawing -= 1;
      drawn += 1;
      return Buffer.from('picture');
    };
    await Promise.all(Array.from({ length: 30 }, (_, index) => shelf.get(String(index % 10), draw)));
    expect([most, drawn]).toEqual([2, 10]);
    await shelf.get('0', draw);
    expect(drawn).toBe(10);
  });

  it('refuses a line that is too long, and draws again after an error', async () => {
    const shelf = new PictureCache({ maxBytes: 1024 * 1024, atOnce: 2, maxQueued: 40 });
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const slow = async () => {
      await gate;
      return Buffer.alloc(1);
    };
    const waiting = Array.from({ length: 42 }, (_, index) => shelf.get(String(index), slow));
    await expect(shelf.get('more', slow)).rejects.toMatchObject({ code: 'unavailable' });
    open();
    await Promise.all(waiting);
    await expect(shelf.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await shelf.get('bad', slow)).toHaveLength(1);
  });
});

describe('the preview of a community', () => {
  const code = 'bij-de-buren';
  const ask = (query = '') => server.app.inject({ url: `/previews/community/${code}.png${query}` });

  it('has what everybody may know of it, in either language', async () => {
    const community = { name: 'Havenvolley 🏐', sport: 'Volleyball', city: 'Rotterdam', banner_image: null } as const;
    expect(communityPreviewText({ ...community, is_private: true, member_count: 1 }, 'en')).toMatchObject({
      name: 'Havenvolley',
      kind: 'Community',
      status: null,
      fact: { icon: 'people', text: '1 member' },
      place: 'Rotterdam',
      tag: { text: 'Private', tone: 'quiet' },
    });
    expect(communityPreviewText({ ...community, is_private: false, member_count: 34 }, 'nl')).toMatchObject({
      kind: 'Groep',
      fact: { text: '34 leden' },
      tag: null,
    });
  });

  it('is a picture, private or not; of a code that nobody has there is none', async () => {
    expect(await ask().then(({ statusCode }) => statusCode)).toBe(404);
    await server.sql`insert into community (short_code, name, sport, city, is_private)
      values (${code}, 'Buren', 'Futsal', 'Delft', true)`;
    const answer = await ask('?lang=nl');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const odd = await server.app.inject({ url: '/previews/community/%00%F0%9F.png' });
    expect(odd.statusCode).toBeLessThan(500);
  });
});
