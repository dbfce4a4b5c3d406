import type { GameCard, GameDetails } from '@rondo/contract';
import { day, minute } from '@rondo/rules';
import { sql } from 'kysely';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { livePages } from '../../../../test/live-pages.ts';
import { sweepLooseFiles } from '../../../../test/loose-files.ts';
import { refuses, useServer } from '../../../../test/server.ts';
import { findMailGames, gamePicture } from '../../notifications/mail/mail-games.ts';
import { findPreview } from '../../previews/queries.ts';
import { previewText } from '../../previews/preview-text.ts';

const server = useServer();
const watch = livePages(server);

const stripes = async (background: string) =>
  sharp({ create: { width: 1400, height: 700, channels: 3, background } })
    .png()
    .toBuffer();

/** Puts up a photo of a game's venue, or removes it. */
async function put(game: string, as: string, picture: Buffer | null) {
  if (!picture) return server.call('PUT', `/api/admin/match/${game}/venuePhoto`, { as, body: {} });
  const boundary = 'rondo';
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}\r\n`),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="p.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return server.call('PUT', `/api/admin/match/${game}/venuePhoto`, {
    as,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

const seenBy = async (game: string, as?: string): Promise<GameDetails> => {
  const { body } = await server.call('GET', `/api/matches/${game}`, { ...(as && { as }) });
  return (body.data as { match: GameDetails }).match;
};
const mayChange = async (game: string, as: string) => (await seenBy(game, as)).viewer?.mayChangeVenuePhoto;
const shownPhoto = async (game: string) => (await seenBy(game)).venuePhoto;
const stored = async () => {
  await sweepLooseFiles(server, day + minute);
  return readdirSync(path.join(server.config.dataDir, 'files/venues')).length;
};

/** An organiser with a game at a point of their own. */
let longitude = 4;
async function aVenue() {
  longitude += 0.01;
  const organiser = await aPlayer(server, { role: 'organiser' });
  const at = { longitude, latitude: 52.09 };
  return { organiser, at, game: await aGame(server, { organiserId: organiser.id, ...at }) };
}

describe('a photo of a venue', () => {
  test('is shown by all games there, on cards, previews and mails, and by none elsewhere', async () => {
    const { organiser, at, game } = await aVenue();
    const other = await aGame(server, at);
    const elsewhere = await aGame(server, { ...at, latitude: 52.1 });
    expect(await shownPhoto(other)).toBeNull();

    const answer = await put(game, organiser.token, await stripes('#123456'));
    expect(answer.status).toBe(200);
    const photo = (answer.body.data as { match: GameDetails }).match.venuePhoto ?? '';
    expect(photo).toMatch(/^\/files\/venues\/[\da-f]{32}-[\da-f]{8}\.webp$/);
    expect([await shownPhoto(game), await shownPhoto(other), await shownPhoto(elsewhere)]).toEqual([
      photo,
      photo,
      null,
    ]);
    expect((await seenBy(other)).photo).toBeNull();

    const { body } = await server.call('GET', `/api/matches?limit=100`);
    const cards = (body.data as { matches: GameCard[] }).matches;
    expect(cards.find(({ _id }) => _id === other)?.venuePhoto).toBe(photo);
    expect(cards.find(({ _id }) => _id === elsewhere)?.venuePhoto).toBeNull();

    const preview = await findPreview(server.db, other);
    expect(preview && previewText(preview, 'en', server.clock.now()).photo).toBe(photo);

    const mailed = (await findMailGames(server.db, [{ gameId: other }])).get(other);
    const inMail = mailed ? gamePicture(mailed, '') : '';
    expect(inMail).toBe(photo.replace('.webp', '-mail.jpg'));
    const served = await server.app.inject(inMail);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1120, height: 467 });
    expect((await server.app.inject(photo)).headers).not.toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('a game’s own photo goes before it', async () => {
    const { organiser, game } = await aVenue();
    await put(game, organiser.token, await stripes('#446688'));
    await server.sql`update game set photo = '/files/games/own.webp' where id = ${game}`;
    const preview = await findPreview(server.db, game);
    expect(preview && previewText(preview, 'en', server.clock.now()).photo).toBe('/files/games/own.webp');
    const mailed = (await findMailGames(server.db, [{ gameId: game }])).get(game);
    expect(mailed && gamePicture(mailed, '')).toMatch(/^\/scenes\//);
  });

  test('the address counts without its capitals and spaces, the point to some hundred metres', async () => {
    const { organiser, at, game } = await aVenue();
    const [near, typed, next] = await Promise.all([1, 2, 3].map(() => aGame(server, at)));
    await server.sql`update game set latitude = latitude + 0.0002 where id = ${near}`;
    await server.sql`update game set address = '  SPORTLAAN  1,  Utrecht ' where id = ${typed}`;
    await server.sql`update game set address = 'Sportlaan 3, Utrecht' where id = ${next}`;
    await put(game, organiser.token, await stripes('#aa3311'));
    const photo = await shownPhoto(game);
    expect(photo).not.toBeNull();
    expect(await Promise.all([near, typed, next].map((id) => shownPhoto(id ?? '')))).toEqual([photo, photo, null]);
  });

  test('open pages of the games there hear of it', async () => {
    const { organiser, at, game } = await aVenue();
    const page = await watch(await aGame(server, at));
    expect(await page.next()).toMatchObject({ venuePhoto: null });
    await put(game, organiser.token, await stripes('#998877'));
    expect(await page.next()).toMatchObject({ venuePhoto: await shownPhoto(game) });
  });

  test('replaced and removed ones leave no file behind', async () => {
    const { organiser, game } = await aVenue();
    await put(game, organiser.token, await stripes('#225522'));
    const first = (await shownPhoto(game)) ?? '';
    const count = await stored();
    await put(game, organiser.token, await stripes('#552255'));
    expect(await shownPhoto(game)).not.toBe(first);
    expect(await stored()).toBe(count);
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await put(game, organiser.token, null)).status).toBe(200);
    expect(await shownPhoto(game)).toBeNull();
    expect(await stored()).toBe(count - 3);
    await refuses(put(game, organiser.token, Buffer.from('no picture')), 'picture_not_usable');
    expect(await stored()).toBe(count - 3);
  });
});

describe('who may change it', () => {
  test('who has a game there; the first stays, until its owner, an admin, or nobody’s leaving', async () => {
    const { organiser: first, at, game } = await aVenue();
    const second = await aPlayer(server, { role: 'organiser' });
    const theirs = await aGame(server, { organiserId: second.id, ...at });
    expect([await mayChange(game, first.token), await mayChange(game, second.token)]).toEqual([true, true]);
    await put(game, first.token, await stripes('#101010'));
    const photo = await shownPhoto(game);
    const before = await stored();
    const refused = await put(theirs, second.token, await stripes('#eeeeee'));
    expect([refused.status, refused.body.code]).toEqual([403, 'venue_photo_taken']);
    await refuses(put(theirs, second.token, null), 'venue_photo_taken');
    expect(await mayChange(theirs, second.token)).toBe(false);
    expect([await shownPhoto(game), await stored()]).toEqual([photo, before]);

    await server.sql`update venue_photo set added_by = null where added_by = ${first.id}`;
    expect(await mayChange(theirs, second.token)).toBe(true);
    expect((await put(theirs, second.token, await stripes('#eeeeee'))).status).toBe(200);
    expect(await mayChange(game, first.token)).toBe(false);
  });

  test('its owner, also when they have no game there any more', async () => {
    const { organiser, game } = await aVenue();
    await put(game, organiser.token, await stripes('#303030'));
    await server.sql`update game set status = 'cancelled' where id = ${game}`;
    expect(await mayChange(game, organiser.token)).toBe(true);
    expect((await put(game, organiser.token, null)).status).toBe(200);
    expect(await shownPhoto(game)).toBeNull();
  });

  test.each([
    ['is banned', sql`banned_at = app_now()`],
    ['deleted their account', sql`deleted_at = app_now()`],
    ['organises no more', sql`role = 'player'`],
  ])('another who has a game there, once its owner %s', async (_, change) => {
    const { organiser, at, game } = await aVenue();
    const second = await aPlayer(server, { role: 'organiser' });
    const theirs = await aGame(server, { organiserId: second.id, ...at });
    await put(game, organiser.token, await stripes('#505050'));
    expect(await mayChange(theirs, second.token)).toBe(false);
    await server.sql`update app_user set ${change} where id = ${organiser.id}`;
    expect(await mayChange(theirs, second.token)).toBe(true);
    expect((await put(theirs, second.token, null)).status).toBe(200);
  });

  test('nobody else: players, organisers of other places, visitors', async () => {
    const { game } = await aVenue();
    const { organiser: elsewhere, game: other } = await aVenue();
    const player = await aPlayer(server);
    const picture = await stripes('#777777');
    await refuses(put(game, elsewhere.token, picture), 'not_allowed');
    await refuses(put(game, player.token, picture), 'not_allowed');
    await refuses(put(game, '', picture), 'not_logged_in');
    for (const { token } of [elsewhere, player]) expect(await mayChange(game, token)).toBe(false);
    // A cancelled game gives no right to the venue.
    await server.sql`update game set status = 'cancelled' where id = ${other}`;
    await refuses(put(other, elsewhere.token, picture), 'not_allowed');
    await refuses(put('0199aaaa-0000-7000-8000-00000000ffff', elsewhere.token, picture), 'game_not_found');
  });

  test('an admin anything, which is in the log', async () => {
    const { organiser, game } = await aVenue();
    await put(game, organiser.token, await stripes('#654321'));
    const photo = await shownPhoto(game);
    const admin = await aPlayer(server, { role: 'admin' });
    expect(await mayChange(game, admin.token)).toBe(true);
    expect((await put(game, admin.token, null)).status).toBe(200);
    expect(await shownPhoto(game)).toBeNull();
    const entry = await server.row<{ action: string; before: unknown; after: unknown }>`
      select action, before, after from admin_action where actor_id = ${admin.id} and subject_id = ${game}`;
    expect(entry).toEqual({ action: 'venue.photo', before: { photo }, after: { photo: null } });
  });

  test('of a game that moves meanwhile, the place it moved to has it', async () => {
    const { organiser, at, game } = await aVenue();
    const before = await aGame(server, at);
    const picture = await stripes('#909090');
    let answer: ReturnType<typeof put> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await sql`update game set address = 'Elsewhere 9, Utrecht' where id = ${game}`.execute(trx);
      answer = put(game, organiser.token, picture);
      await expect
        .poll(async () => {
          const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'venue:'`;
          return (await waiting.execute(server.db)).rows.length;
        })
        .toBe(1);
    });
    expect((await answer)?.status).toBe(200);
    expect([await shownPhoto(before), await shownPhoto(game)]).toEqual([null, expect.any(String)]);
  });

  test('of two first photos at one time one is there', async () => {
    const { organiser, at, game } = await aVenue();
    const second = await aPlayer(server, { role: 'organiser' });
    const theirs = await aGame(server, { organiserId: second.id, ...at });
    const picture = await stripes('#abcdef');
    const answers = await Promise.all([put(game, organiser.token, picture), put(theirs, second.token, picture)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    expect((await server.app.inject((await shownPhoto(game)) ?? '')).statusCode).toBe(200);
  });
});
