import { sql } from 'kysely';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, formOf, logIn, oldPassword } from '../../../test/passwords.ts';
import { advance, row, useServer } from '../../../test/server.ts';
import { queueMails } from '../notifications/queue-mails.ts';

const server = useServer();

const update = async (player: Player, fields: Record<string, string>, photo?: Buffer) =>
  server.call('PATCH', '/api/users/updateMe', {
    as: player.token,
    ...(await formOf(fields, photo && { field: 'photo', name: 'me.jpg', bytes: photo })),
  });
const photoOf = async (player: Player) =>
  (await row(server, sql<{ photo: string | null }>`select photo from app_user where id = ${player.id}`)).photo;
const fileOf = (path: string | null) => server.storage.read(path?.replace('/files/', '') ?? '');
const settingsOf = async (player: Player) =>
  (await server.call('GET', '/api/users/settings', { as: player.token })).body.settings;

describe('the profile', () => {
  test('a form with the fields of the specification, and one as JSON, change the name', async () => {
    const player = await aPlayer(server);
    const answer = await update(player, { name: 'Sanne de Vries' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Succesfully updated profile!', user: { name: 'Sanne de Vries' } },
    });
    const form = await update(player, { data: JSON.stringify({ name: 'Sanne' }) });
    expect(form.body.user).toMatchObject({ name: 'Sanne', email: player.email });
    for (const name of ['', 'x'.repeat(51), '<script>', 'a;b'])
      expect((await update(player, { name })).body.code).toBe('invalid_input');
  });

  test('nobody changes role, balance or another account by it', async () => {
    const player = await aPlayer(server);
    await update(player, { name: 'Sanne', role: 'admin', id: 'x', balance: '1000', __proto__: 'x' });
    expect((await update(player, { data: '{"role":"admin","balance":99}' })).body.user).toMatchObject({
      role: 'player',
      balance: 0,
    });
  });

  test('guests have none, and are told how to get one', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    expect(await update(guest, { name: 'Sanne' })).toMatchObject({
      status: 403,
      body: { code: 'profile_for_players' },
    });
  });
});

describe('the photo', () => {
  const picture = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#d02020' } }).withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' },
    });

  test('is kept as a square of WebP without its metadata; the one before it is removed, and it too on request', async () => {
    const player = await aPlayer(server);
    await update(player, {}, await picture().jpeg().toBuffer());
    const first = await photoOf(player);
    expect(first).toMatch(/^\/files\/photos\/[\da-f]{32}\.webp$/);
    const kept = await fileOf(first);
    const known = await sharp(kept ?? Buffer.alloc(0)).metadata();
    expect(known).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect([known.exif, known.xmp, known.icc]).toEqual([undefined, undefined, undefined]);
    expect((await server.call('GET', first ?? '')).headers['content-type']).toBe('image/webp');

    await update(player, {}, await picture().png().toBuffer());
    const second = await photoOf(player);
    expect(second).not.toBe(first);
    expect([await fileOf(first), await fileOf(second)]).toEqual([null, expect.any(Buffer)]);

    expect((await update(player, { removePhoto: 'true' })).body.user).toMatchObject({ photo: null });
    expect(await fileOf(second)).toBeNull();
  });

  test('that came with changes that fail is removed again', async () => {
    const player = await aPlayer(server);
    const puts: string[] = [];
    const put = server.storage.put.bind(server.storage);
    server.storage.put = async (path, bytes) => {
      puts.push(path);
      await put(path, bytes);
    };
    await sql`
      create function refuse_name() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      server.db,
    );
    await sql`create trigger refuse before update of photo on app_user for each row execute function refuse_name()`.execute(
      server.db,
    );
    expect((await update(player, {}, await picture().jpeg().toBuffer())).status).toBe(500);
    await sql`drop trigger refuse on app_user`.execute(server.db);
    server.storage.put = put;
    expect(puts).toHaveLength(1);
    expect(await server.storage.read(puts[0] ?? '')).toBeNull();
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const wide = (width: number, height: number) => {
    // A PNG whose header says more than its data holds: whoever decodes before looking would make room for all of it.
    const head = Buffer.alloc(25);
    head.writeUInt32BE(13, 0);
    head.write('IHDR', 4);
    head.writeUInt32BE(width, 8);
    head.writeUInt32BE(height, 12);
    head.set([8, 2, 0, 0, 0], 16);
    return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, deflateSync(Buffer.alloc(1000))]);
  };
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG that calls itself a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)])],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['30,000 by 30,000 pixels', wide(30_000, 30_000)],
    ['30,000 pixels wide', wide(30_000, 10)],
    ['nothing', Buffer.from('GIF89a')],
  ])('%s is refused', async (_, bytes) => {
    const player = await aPlayer(server);
    const from = performance.now();
    expect((await update(player, {}, bytes)).body.code).toBe('picture_not_usable');
    expect(performance.now() - from).toBeLessThan(2000);
    expect(await photoOf(player)).toBeNull();
  });

  test('a JPEG with a page behind it is only a picture afterwards', async () => {
    const player = await aPlayer(server);
    const polyglot = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from(`<script>${'x'.repeat(99)}</script>`),
    ]);
    await update(player, {}, polyglot);
    expect((await fileOf(await photoOf(player)))?.includes('script')).toBe(false);
  });
});

describe('the password', () => {
  const change = (player: Player, more: object = {}) =>
    server.call('PATCH', '/api/users/updateMyPassword', {
      as: player.token,
      body: { passwordCurrent: oldPassword, password: 'Korenbloem34', confirm: 'Korenbloem34', ...more },
    });

  test('is changed by who knows it: other sessions end, this one stays, and a mail tells', async () => {
    const player = await aPlayerWithPassword(server);
    const other = String((await logIn(server, player.email)).body.token);
    expect((await change(player)).body).toEqual({ status: 'success', message: 'Succesfully updated password!' });
    const me = (as: string) => server.call('GET', '/api/users/me', { as });
    expect([(await me(player.token)).status, (await me(other)).status]).toEqual([200, 401]);
    expect((await logIn(server, player.email)).status).toBe(401);
    expect((await logIn(server, player.email, 'Korenbloem34')).status).toBe(200);
    expect((await mailsTo(server, player.email))[0]?.subject).toBe('Your password has been changed');
  });

  test.each([
    ['wrong_password', { passwordCurrent: 'Wrong1234' }],
    ['passwords_differ', { confirm: 'Korenbloem35' }],
    ['password_weak', { password: 'korenbloem', confirm: 'korenbloem' }],
    ['password_common', { password: 'Password1', confirm: 'Password1' }],
  ])('%s', async (code, more) => {
    expect((await change(await aPlayerWithPassword(server), more)).body.code).toBe(code);
  });

  test('of an account without one is set by mail', async () => {
    expect((await change(await aPlayer(server))).body.code).toBe('password_not_set');
  });

  test('guesses of it are not looked at for ever', async () => {
    const player = await aPlayerWithPassword(server);
    const codes = new Set<unknown>();
    for (let guess = 0; guess < 22; guess += 1)
      codes.add((await change(player, { passwordCurrent: `Wrong${guess}aA` })).body.code);
    expect([...codes]).toEqual(['wrong_password', 'too_many_requests']);
    expect((await change(player)).body.code).toBe('too_many_requests');
  });

  test('of two changes at once one wins', async () => {
    const player = await aPlayerWithPassword(server);
    const answers = await Promise.all([
      change(player),
      change(player, { password: 'Klaproos56', confirm: 'Klaproos56' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe('another address', () => {
  const wanted = () => `new-${Math.random().toString(36).slice(2)}@rondo.test`;
  const tokenIn = (mails: { text: string }[]) => /confirm-address\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const confirm = (token: string) => server.call('POST', '/api/users/confirmAddress', { body: { token } });

  test('is not asked for by a session that was left open, until it gives the password', async () => {
    const player = await aPlayerWithPassword(server);
    await sql`update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${player.id}`.execute(
      server.db,
    );
    const email = wanted();
    expect(await update(player, { email, name: 'Thief' })).toMatchObject({
      status: 403,
      body: { code: 'confirm_identity' },
    });
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await settingsOf(player)).toMatchObject({ pendingEmail: null });
    const { name } = await row(server, sql<{ name: string }>`select name from app_user where id = ${player.id}`);
    expect(name).not.toBe('Thief');
    // What opens nothing asks for nothing: the name, and taking a change back by one's own address.
    expect((await update(player, { name: 'Sanne', email: player.email })).status).toBe(200);
    const body = { password: oldPassword };
    await server.call('POST', '/api/users/confirmIdentity', { as: player.token, body });
    expect((await update(player, { email })).body).toMatchObject({ pendingEmail: email });
  });

  test('is used once its link is followed; until then the old one is, which is told of both', async () => {
    const player = await aPlayerWithPassword(server);
    const email = wanted();
    const asked = await update(player, { email });
    expect(asked.body).toMatchObject({ user: { email: player.email }, pendingEmail: email });
    expect(await settingsOf(player)).toMatchObject({ pendingEmail: email });
    expect((await mailsTo(server, player.email))[0]?.text).toContain(email);
    expect((await logIn(server, email)).status).toBe(401);
    const token = tokenIn(await mailsTo(server, email));
    expect((await confirm(token)).body).toMatchObject({ status: 'success', email });
    expect((await confirm(token)).body.code).toBe('address_link_invalid');
    expect([(await logIn(server, email)).status, (await logIn(server, player.email)).status]).toEqual([200, 401]);
    expect((await mailsTo(server, player.email))[0]?.subject).toBe('Your account has another e-mail address');
    expect(await settingsOf(player)).toMatchObject({ pendingEmail: null });
  });

  test('gets what waits for the person; the old one hears of the change, and no more', async () => {
    const player = await aPlayer(server);
    const email = wanted();
    const mail = {
      to: player.email,
      userId: player.id,
      name: 'A',
      language: 'en',
      link: 'https://rondo.test/',
    } as const;
    const kinds = ['gameConfirmed', 'gameChanged', 'topUpPaid'] as const;
    const now = server.clock.now();
    await queueMails(
      server.db,
      server.jobs,
      kinds.map((kind) => ({ ...mail, kind })),
      now,
    );
    await update(player, { email });
    await confirm(tokenIn(await mailsTo(server, email)));
    const unsent = sql<{ n: number }>`
      select count(*) as n from mail where user_id = ${player.id} and recipient = ${email} and sent_at is null`;
    expect((await row(server, unsent)).n).toBe(3);
    const subjects = (await mailsTo(server, player.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Your account has another e-mail address',
      'Your account is about to get another e-mail address',
    ]);
  });

  test('a newer one supersedes it, one’s own takes it back, and a day ends it', async () => {
    const player = await aPlayer(server);
    const [first, second, third] = [wanted(), wanted(), wanted()];
    await update(player, { email: first });
    await update(player, { email: second });
    expect((await confirm(tokenIn(await mailsTo(server, first)))).body.code).toBe('address_link_invalid');
    expect((await update(player, { email: player.email })).body.pendingEmail).toBeNull();
    expect((await confirm(tokenIn(await mailsTo(server, second)))).body.code).toBe('address_link_invalid');
    await update(player, { email: third });
    await advance(server, 'PT24H');
    expect((await confirm(tokenIn(await mailsTo(server, third)))).body.code).toBe('address_link_invalid');
  });

  test('that has an account gets the same answer, and its owner another mail', async () => {
    const [player, owner] = [await aPlayer(server), await aPlayer(server)];
    const guest = await aPlayer(server, { role: 'guest' });
    const free = wanted();
    const answers = [];
    for (const email of [free, owner.email, guest.email]) {
      const { status, body } = await update(player, { email });
      answers.push({ status, ...body, pendingEmail: body.pendingEmail === email });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    for (const { email } of [owner, guest]) {
      const [mail] = await mailsTo(server, email);
      expect(mail?.subject).toBe('You already have a Rondo account');
      expect(mail?.text).not.toContain('confirm-address');
    }
  });

  test('that got an account meanwhile is not taken from it', async () => {
    const player = await aPlayer(server);
    const email = wanted();
    await update(player, { email });
    await sql`insert into app_user (name, email, confirmed_at) values ('Faster', ${email}, now())`.execute(server.db);
    expect((await confirm(tokenIn(await mailsTo(server, email)))).body.code).toBe('address_link_invalid');
  });

  test('is taken back by another password', async () => {
    const player = await aPlayerWithPassword(server);
    const email = wanted();
    await update(player, { email });
    await server.call('PATCH', '/api/users/updateMyPassword', {
      as: player.token,
      body: { passwordCurrent: oldPassword, password: 'Korenbloem34', confirm: 'Korenbloem34' },
    });
    expect((await confirm(tokenIn(await mailsTo(server, email)))).body.code).toBe('address_link_invalid');
  });

  test('five an hour', async () => {
    const player = await aPlayer(server);
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push((await update(player, { email: wanted() })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('settings: the language of mails, and whether visitors see one’s name', async () => {
  const player = await aPlayerWithPassword(server);
  expect(await settingsOf(player)).toEqual({ language: 'en', hidesName: false, hasPassword: true, pendingEmail: null });
  const save = (body: object) => server.call('PATCH', '/api/users/settings', { as: player.token, body });
  await save({ language: 'nl' });
  expect((await save({ hidesName: true })).body.settings).toMatchObject({ language: 'nl', hidesName: true });
  await server.call('PATCH', '/api/users/ifEmailExists', { body: { email: player.email } });
  expect((await mailsTo(server, player.email))[0]?.subject).toBe('Kies een nieuw wachtwoord');
  expect((await save({ language: 'de' })).body.code).toBe('invalid_input');
});
