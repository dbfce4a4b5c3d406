import type { CallResponse, getBooking } from '@rondo/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { gameIn } from '../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { appleSettings, googleSettings, startFakeApple, startFakeGoogle } from '../../../test/phone-wallets.ts';
import { filesOfPass } from '../../../test/read-pass.ts';
import { advance, useServer } from '../../../test/server.ts';

const fakes = { apple: await startFakeApple({ tls: false }), google: await startFakeGoogle() };
const lines: string[] = [];
const server = useServer(
  {
    PUBLIC_URL: 'https://rondo.test',
    LOG_LEVEL: 'warn',
    ...appleSettings,
    APPLE_PUSH_URL: fakes.apple.url,
    ...googleSettings(fakes.google.url),
  },
  { logTo: { write: (line) => lines.push(line) } },
);
const { join, leave } = joiningCalls(server);
const { created, edit, cancel } = organisingCalls(server);
afterAll(() => {
  fakes.apple.close();
  fakes.google.close();
});
beforeEach(async () => {
  await tellNow();
  fakes.apple.answers.clear();
  fakes.apple.pushed.length = 0;
  fakes.google.patched.length = 0;
  fakes.google.status = 200;
});

interface Pass {
  serialNumber: string;
  authenticationToken: string;
  voided: boolean;
  barcodes: { message: string }[];
  eventTicket: Record<'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', { value: string }[]>;
}

const readPass = (bytes: Buffer) => JSON.parse(String(filesOfPass(bytes).get('pass.json'))) as Pass;
const download = ({ token }: Player, gameId: string) =>
  server.app.inject({ url: `/api/matches/${gameId}/ticket.pkpass`, headers: { authorization: `Bearer ${token}` } });
const passOf = async (player: Player, gameId: string) => readPass((await download(player, gameId)).rawPayload);
const save = ({ token }: Player, gameId: string) =>
  server.app.inject({ url: `/api/matches/${gameId}/ticket/google`, headers: { authorization: `Bearer ${token}` } });
const bookingIn = ({ body }: { body: object }) => (body as CallResponse<typeof getBooking>).data.booking;
const tellNow = () => server.jobs.runNow('phone tickets');
const told = () => fakes.apple.pushed.map(({ token }) => token);

/** A phone as Apple's phones behave towards the server of their passes. */
function aPhone(device: string, pushToken: string) {
  const base = '/phone-tickets/v1';
  const type = 'pass.test.rondo.ticket';
  const by = (token: string) => ({ authorization: `ApplePass ${token}` });
  const registration = ({ serialNumber }: Pass) => `${base}/devices/${device}/registrations/${type}/${serialNumber}`;
  return {
    register: (pass: Pass, token = pass.authenticationToken, body: object = { pushToken }) =>
      server.app.inject({ method: 'POST', url: registration(pass), headers: by(token), payload: body }),
    remove: (pass: Pass, token = pass.authenticationToken) =>
      server.app.inject({ method: 'DELETE', url: registration(pass), headers: by(token) }),
    changed: (since?: string) =>
      server.app.inject({
        url: `${base}/devices/${device}/registrations/${type}${since ? `?passesUpdatedSince=${since}` : ''}`,
      }),
    fetch: (pass: Pass, since?: string, token = pass.authenticationToken) =>
      server.app.inject({
        url: `${base}/passes/${type}/${pass.serialNumber}`,
        headers: { ...by(token), ...(since && { 'if-modified-since': since }) },
      }),
    say: (body: object) => server.app.inject({ method: 'POST', url: `${base}/log`, payload: body }),
  };
}

let phones = 0;

/** A player in a game, whose phone has the ticket. */
async function aKeeper(more: object = {}) {
  const player = await aPlayer(server, { name: 'Sanne' });
  const gameId = await created({ name: 'Zaal Zuid', ...more });
  await join(player, gameId);
  const pass = await passOf(player, gameId);
  const token = `aa00aa00aa00aa00${(phones += 1).toString(16).padStart(4, '0')}`;
  const phone = aPhone(`device-${phones}`, token);
  expect((await phone.register(pass)).statusCode).toBe(201);
  return { player, gameId, pass, phone, token };
}

describe('one’s ticket for Apple’s Wallet', () => {
  test('says the game, in one’s language, with the code that the organiser reads', async () => {
    const player = await aPlayer(server, { name: 'Sanne' });
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    const gameId = await created({ name: 'Zaal Zuid', contact_details: 'Bel Daan' });
    await join(player, gameId);
    const answer = await download(player, gameId);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="rondo.pkpass"',
    });
    const pass = readPass(answer.rawPayload);
    const { viewer } = gameIn(await server.as(player).get(`/api/matches/${gameId}`));
    expect(viewer.phoneWallets).toEqual(['apple', 'google']);
    expect(pass.barcodes[0]?.message).toBe(viewer.ticket?.text);
    const said = Object.values(pass.eventTicket).flatMap((fields) => fields.map(({ value }) => value));
    expect(said).toEqual(
      expect.arrayContaining([
        'Zaal Zuid',
        'Sanne',
        'Bel Daan',
        'Sportkleding, Flesje water',
        `https://rondo.test/match/${gameId}`,
      ]),
    );
    expect(said.find((value) => value.includes('20:00–21:30'))).toMatch(/^\w+dag \d+ \w+, 20:00–21:30$/);
  });

  test('is nobody else’s, and nobody’s who is not in, or of a game that is not played', async () => {
    const { player, gameId } = await aKeeper();
    expect((await download(await aPlayer(server), gameId)).statusCode).toBe(404);
    expect((await save(await aPlayer(server), gameId)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/matches/${gameId}/ticket.pkpass` })).statusCode).toBe(401);
    await cancel(gameId);
    expect((await download(player, gameId)).statusCode).toBe(404);
  });
});

describe('a phone that has it', () => {
  test('is told once when the game moves, asks what, and gets the ticket as it is', async () => {
    const { gameId, pass, phone, token } = await aKeeper();
    const first = await phone.changed();
    expect(first.json()).toMatchObject({ serialNumbers: [pass.serialNumber] });
    const { lastUpdated } = first.json<{ lastUpdated: string }>();
    expect((await phone.changed(lastUpdated)).statusCode).toBe(204);
    const fetched = await phone.fetch(pass);
    const since = String(fetched.headers['last-modified']);
    expect((await phone.fetch(pass, since)).statusCode).toBe(304);
    await tellNow();
    expect(told()).toEqual([]);

    await advance(server, 'PT1H');
    await edit(gameId, { name: 'Zaal Noord' });
    await Promise.all([tellNow(), tellNow()]);
    await tellNow();
    expect(told()).toEqual([token]);
    expect((await phone.changed(lastUpdated)).json()).toMatchObject({ serialNumbers: [pass.serialNumber] });
    const again = await phone.fetch(pass, since);
    expect(again.statusCode).toBe(200);
    expect(readPass(again.rawPayload)).toMatchObject({
      serialNumber: pass.serialNumber,
      voided: false,
      eventTicket: { primaryFields: [{ value: 'Zaal Noord' }] },
    });
  });

  test('has it void once its spot is given up, or the game is cancelled', async () => {
    const one = await aKeeper();
    const other = await aKeeper();
    await leave(one.player, one.gameId);
    await cancel(other.gameId, { note: 'The roof leaks' });
    await tellNow();
    expect(told().toSorted()).toEqual([one.token, other.token].toSorted());
    for (const { phone, pass } of [one, other])
      expect(readPass((await phone.fetch(pass)).rawPayload).voided).toBe(true);
  });

  test('whose spot was given up hears no more of the game than that', async () => {
    const { player, gameId, phone, pass, token } = await aKeeper({ contact_details: 'Bel Daan' });
    const google = await aPlayer(server);
    await join(google, gameId);
    await save(google, gameId);
    await leave(player, gameId);
    await leave(google, gameId);
    await tellNow();
    expect(told()).toEqual([token]);
    expect(fakes.google.patched).toMatchObject([{ body: { state: 'INACTIVE' } }]);
    await edit(gameId, { contact_details: 'Bel Noor', organisational_details: 'By the back door' });
    await server.sql`update game set address = 'Geheimlaan 1', place_description = 'Hal 9' where id = ${gameId}`;
    await advance(server, 'PT2M');
    await tellNow();
    expect(told()).toEqual([token]);
    expect(fakes.google.patched).toHaveLength(1);
    const said = String(filesOfPass((await phone.fetch(pass)).rawPayload).get('pass.json'));
    for (const hidden of ['Bel Noor', 'Bel Daan', 'By the back door', 'Geheimlaan', 'Hal 9', 'latitude'])
      expect(said).not.toContain(hidden);
  });

  test('is told of on ten devices at most: one more takes the place of another', async () => {
    const { gameId, pass } = await aKeeper();
    for (let n = 1; n <= 12; n += 1)
      expect((await aPhone(`another-${n}`, `cc00cc00cc00cc${(n + 16).toString(16)}`).register(pass)).statusCode).toBe(
        201,
      );
    await edit(gameId, { name: 'Zaal West' });
    await tellNow();
    expect(told()).toHaveLength(10);
    expect(told()).toContain('cc00cc00cc00cc1c');
  });

  test('that names itself as no device does removes nothing', async () => {
    const { pass, token } = await aKeeper();
    expect((await aPhone('%00', token).remove(pass)).statusCode).toBe(200);
  });

  test('that keeps several is told of them together', async () => {
    const { player, phone, token } = await aKeeper();
    const gameId = await aGame(server);
    await join(player, gameId);
    await phone.register(await passOf(player, gameId));
    await server.sql`update game set name = 'Another' where id in (
      select game_id from registration where user_id = ${player.id})`;
    await tellNow();
    expect(told()).toEqual([token]);
    expect((await phone.changed()).json<{ serialNumbers: string[] }>().serialNumbers).toHaveLength(2);
  });

  test('that can’t be told now is told later; one that is gone never again', async () => {
    const { gameId, token, phone, pass } = await aKeeper();
    const gone = aPhone('gone', 'bb00bb00bb00bb00');
    await gone.register(pass);
    fakes.apple.answers.set('bb00bb00bb00bb00', { status: 410, reason: 'Unregistered' });
    fakes.apple.answers.set(token, { status: 503 });
    await edit(gameId, { name: 'Zaal Oost' });
    await tellNow();
    expect(told().toSorted()).toEqual([token, 'bb00bb00bb00bb00'].toSorted());
    expect(lines.filter((line) => line.includes('told of changes later'))).toHaveLength(1);
    fakes.apple.answers.clear();
    fakes.apple.pushed.length = 0;
    await tellNow();
    expect(told()).toEqual([]);
    await advance(server, 'PT2M');
    await tellNow();
    await tellNow();
    expect(told()).toEqual([token]);
    expect((await gone.changed()).statusCode).toBe(204);
    expect((await phone.changed()).statusCode).toBe(200);
  });

  test('that registers while the game changes hears of it', async () => {
    const player = await aPlayer(server);
    const gameId = await created();
    await join(player, gameId);
    const pass = await passOf(player, gameId);
    await edit(gameId, { name: 'Zaal West' });
    await tellNow();
    await aPhone('late', 'cc00cc00cc00cc00').register(pass);
    await tellNow();
    expect(told()).toEqual(['cc00cc00cc00cc00']);
  });

  test('is told no more once it removed the ticket', async () => {
    const { gameId, phone, pass } = await aKeeper();
    expect((await phone.register(pass)).statusCode).toBe(200);
    expect((await phone.remove(pass)).statusCode).toBe(200);
    await edit(gameId, { name: 'Zaal Zuidoost' });
    await tellNow();
    expect(told()).toEqual([]);
    expect((await phone.changed()).statusCode).toBe(204);
  });

  test('with another ticket’s token, or none, learns and changes nothing', async () => {
    const { pass, phone, gameId, token } = await aKeeper();
    const { pass: other } = await aKeeper();
    for (const wrong of [other.authenticationToken, '', 'x']) {
      expect((await phone.fetch(pass, undefined, wrong)).statusCode).toBe(401);
      expect((await phone.register(pass, wrong)).statusCode).toBe(401);
      expect((await phone.remove(pass, wrong)).statusCode).toBe(401);
    }
    expect((await phone.fetch({ ...pass, serialNumber: 'x' })).statusCode).toBe(401);
    expect((await phone.register(pass, pass.authenticationToken, { pushToken: '../x' })).statusCode).toBe(400);
    expect((await aPhone('nobody’s', token).register(pass)).statusCode).toBe(400);
    expect((await aPhone('unknown', token).changed()).statusCode).toBe(204);
    await edit(gameId, { name: 'Zaal Centrum' });
    await tellNow();
    expect(told()).toEqual([token]);
  });

  test('says what it could not use, in the log', async () => {
    const { phone } = await aKeeper();
    await phone.say({ logs: ['a bad\npass'] });
    await phone.say({ nonsense: true });
    expect(
      lines.filter((line) => line.includes('could not use')).map((line) => (JSON.parse(line) as { said: string }).said),
    ).toEqual(['a bad pass']);
  });
});

describe('one’s ticket for Google’s Wallet', () => {
  test('is saved by a link of Google’s, and changed there until it is void', async () => {
    const player = await aPlayer(server, { name: 'Sanne' });
    const gameId = await created({ name: 'Zaal Zuid' });
    await join(player, gameId);
    const answer = await save(player, gameId);
    expect(answer.statusCode).toBe(303);
    const { payload } = decodeJwt<{ payload: { eventTicketObjects: { id: string; ticketHolderName: string }[] } }>(
      String(answer.headers.location).split('/save/')[1] ?? '',
    );
    expect(payload.eventTicketObjects).toMatchObject([{ ticketHolderName: 'Sanne' }]);
    await tellNow();
    expect(fakes.google.patched).toEqual([]);
    await edit(gameId, { name: 'Zaal Noord' });
    await tellNow();
    await tellNow();
    expect(fakes.google.patched).toMatchObject([
      { body: { eventName: { defaultValue: { value: 'Zaal Noord' } } } },
      { body: { state: 'ACTIVE' } },
    ]);
    await leave(player, gameId);
    await tellNow();
    expect(fakes.google.patched.at(-1)).toMatchObject({ body: { state: 'INACTIVE' } });
  });

  test('that nobody saved is not asked about again', async () => {
    const player = await aPlayer(server);
    const gameId = await created();
    await join(player, gameId);
    await save(player, gameId);
    fakes.google.status = 404;
    await edit(gameId, { name: 'One' });
    await tellNow();
    await edit(gameId, { name: 'Two' });
    await tellNow();
    expect(fakes.google.patched).toHaveLength(1);
  });
});

describe('what is kept of it', () => {
  const keptOf = async ({ id }: Player) => (await server.rows`select from phone_ticket where user_id = ${id}`).length;

  test('goes a day after the game', async () => {
    const { player, phone, pass } = await aKeeper();
    await advance(server, 'P2DT12H');
    await tellNow();
    expect(await keptOf(player)).toBe(1);
    await advance(server, 'P2D');
    await tellNow();
    expect(await keptOf(player)).toBe(0);
    expect((await phone.fetch(pass)).statusCode).toBe(404);
    expect((await phone.register(pass)).statusCode).toBe(404);
  });

  test('is in one’s data, and ends with the account', async () => {
    const player = await aPlayerWithPassword(server);
    const gameId = await created({ name: 'Zaal Zuid' });
    await join(player, gameId);
    await save(player, gameId);
    const { body } = await server.as(player).get('/api/users/export');
    expect(body.data).toMatchObject({ ticketsInPhones: [{ game: 'Zaal Zuid', wallets: ['google'] }] });
    const gone = await server.as(player).delete('/api/users/deleteMe', { password: oldPassword });
    expect(gone.body).toMatchObject({ status: 'success' });
    expect(await keptOf(player)).toBe(0);
  });
});

test('by the link of a booking its holder has theirs, as long as they have the spot', async () => {
  const { joinFree, bookingOf } = guestCalls(server);
  const [gameId, email] = [await created({ name: 'Zaal Zuid' }), guestEmail()];
  await joinFree(gameId, email);
  const first = await bookingOf(email);
  await first.open();
  const booking = bookingIn(await first.see());
  expect(booking.phoneWallets).toEqual(['apple', 'google']);
  const get = (path: string) => server.app.inject({ url: path });
  const apple = await get(`${first.path}/ticket.pkpass`);
  expect(readPass(apple.rawPayload).barcodes[0]?.message).toBe(booking.ticket?.text);
  const google = await get(`${first.path}/ticket/google`);
  expect(google.statusCode).toBe(303);
  expect(google.headers.location).toMatch(/^https:\/\/pay\.google\.com\//);
  expect((await get('/api/guest/bookings/forged/ticket.pkpass')).json()).toMatchObject({ code: 'booking_not_found' });

  // The link of a spot that was given up gives nobody the ticket of the next spot.
  await first.cancel();
  await advance(server, 'PT1H');
  await joinFree(gameId, email);
  const second = await bookingOf(email);
  expect(second.path).not.toBe(first.path);
  expect(bookingIn(await first.see()).phoneWallets).toEqual([]);
  for (const path of ['ticket.pkpass', 'ticket/google']) {
    expect((await get(`${first.path}/${path}`)).statusCode).toBe(404);
    expect((await get(`${second.path}/${path}`)).statusCode).toBeLessThan(400);
  }
});
