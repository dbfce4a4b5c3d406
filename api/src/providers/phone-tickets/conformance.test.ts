import { jwtVerify } from 'jose';
import { createPublicKey } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  appleSettings,
  googleEmail,
  googlePublicKey,
  googleSettings,
  startFakeApple,
  startFakeGoogle,
} from '../../../test/phone-wallets.ts';
import { filesOfPass, hashesOf, isSignedBy } from '../../../test/read-pass.ts';
import { phoneTicketsOf, phoneTicketVariables } from '../../platform/settings/phone-ticket-settings.ts';
import { z } from 'zod';
import { appleWallet } from './apple.ts';
import { applePush } from './apple-push.ts';
import { googleWallet } from './google.ts';
import { openPhoneWallets } from './open.ts';
import type { PhoneTicket } from './provider.ts';

const fakes = { apple: await startFakeApple({ tls: true }), google: await startFakeGoogle() };
afterAll(() => {
  fakes.apple.close();
  fakes.google.close();
});
beforeEach(() => {
  fakes.apple.answers.clear();
  fakes.apple.pushed.length = 0;
  fakes.google.patched.length = 0;
  fakes.google.status = 200;
});

const read = (given: Record<string, string>, production = false) =>
  phoneTicketsOf(z.object(phoneTicketVariables).parse(given), production);
const settings = read({ ...appleSettings, APPLE_PUSH_URL: fakes.apple.url, ...googleSettings(fakes.google.url) });
if (!settings.apple || !settings.google) throw new Error('they are set');
const { apple, google } = settings;

const ticket: PhoneTicket = {
  id: '0198c6a2-1111-7000-8000-000000000001',
  gameId: '0198c6a2-1111-7000-8000-000000000002',
  language: 'nl',
  name: 'Zaal “Zuid” & co',
  words: {
    when: 'Wanneer',
    place: 'Waar',
    holder: 'Speler',
    team: 'Team',
    cancelled: 'Afgelast',
    givenUp: 'Afgemeld',
  },
  when: 'dinsdag 24 november, 20:00–22:00',
  startsAt: new Date('2026-11-24T19:00:00Z'),
  endsAt: new Date('2026-11-24T21:00:00Z'),
  place: { name: 'Sporthal', address: 'Sportlaan 1, Utrecht', latitude: 52.09, longitude: 5.12 },
  holder: 'Sanne',
  team: null,
  code: { text: 'RONDO.ABC', code: 'ABC234' },
  voidBecause: null,
  more: [{ key: 'link', label: 'De wedstrijd', value: 'https://rondo.test/match/1' }],
  url: 'https://rondo.test/match/1',
};
const service = { url: 'https://rondo.test/phone-tickets', token: 'a token of sixteen or more' };
const passOf = async (given: Partial<PhoneTicket> = {}) =>
  filesOfPass(await appleWallet(apple).makePass({ ...ticket, ...given }, service));
const jsonOf = (files: ReadonlyMap<string, Buffer>) =>
  JSON.parse(String(files.get('pass.json'))) as Record<string, unknown>;

describe('a pass for Apple', () => {
  test('is signed whole, with pictures of each size', async () => {
    const files = await passOf();
    const manifest = files.get('manifest.json') ?? Buffer.alloc(0);
    expect(JSON.parse(String(manifest))).toEqual(hashesOf(files));
    const signature = files.get('signature') ?? Buffer.alloc(0);
    expect(isSignedBy(manifest, signature, apple)).toBe(true);
    expect(isSignedBy(Buffer.from(`${String(manifest)} `), signature, apple)).toBe(false);
    const widths = [...files]
      .filter(([name]) => name.endsWith('.png'))
      .map(([name, png]) => [name, png.readUInt32BE(16)]);
    expect(Object.fromEntries(widths)).toEqual({
      'icon.png': 29,
      'icon@2x.png': 58,
      'icon@3x.png': 87,
      'logo.png': 50,
      'logo@2x.png': 100,
      'logo@3x.png': 150,
    });
  });

  test('says what, when, where and who, and where its changes are', async () => {
    expect(jsonOf(await passOf())).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.test.rondo.ticket',
      teamIdentifier: 'TEAM123456',
      serialNumber: ticket.id,
      webServiceURL: service.url,
      authenticationToken: service.token,
      voided: false,
      relevantDate: '2026-11-24T19:00:00.000Z',
      relevantDates: [{ startDate: '2026-11-24T19:00:00.000Z', endDate: '2026-11-24T21:00:00.000Z' }],
      expirationDate: '2026-11-24T21:00:00.000Z',
      locations: [{ latitude: 52.09, longitude: 5.12 }],
      barcodes: [{ format: 'PKBarcodeFormatQR', message: 'RONDO.ABC', altText: 'ABC234' }],
      eventTicket: {
        primaryFields: [{ value: 'Zaal “Zuid” & co' }],
        secondaryFields: [{ label: 'Wanneer', value: ticket.when }],
        auxiliaryFields: [
          { label: 'Waar', value: 'Sporthal' },
          { label: 'Speler', value: 'Sanne' },
        ],
        backFields: [{ value: ticket.url }],
      },
    });
  });

  test.each(['cancelled', 'givenUp'] as const)('of what is %s is void and says so', async (voidBecause) => {
    expect(jsonOf(await passOf({ voidBecause, team: 'Rood' }))).toMatchObject({
      voided: true,
      eventTicket: {
        headerFields: [{ value: ticket.words[voidBecause] }],
        auxiliaryFields: expect.arrayContaining([expect.objectContaining({ label: 'Team', value: 'Rood' })]),
      },
    });
  });
});

describe('Apple’s push service', () => {
  const tell = applePush(apple, appleSettings.APPLE_WWDR);

  test('is told by the certificate, of nothing but that there is something', async () => {
    expect(await tell(['aa11', 'bb22'])).toEqual(['told', 'told']);
    const by = 'Pass Type ID: pass.test.rondo.ticket';
    expect(fakes.apple.pushed).toEqual([
      { token: 'aa11', topic: 'pass.test.rondo.ticket', body: '{}', by },
      { token: 'bb22', topic: 'pass.test.rondo.ticket', body: '{}', by },
    ]);
  });

  test('says which devices are gone, and which to try again', async () => {
    fakes.apple.answers.set('a', { status: 410, reason: 'Unregistered' });
    fakes.apple.answers.set('b', { status: 400, reason: 'BadDeviceToken' });
    fakes.apple.answers.set('c', { status: 503, reason: 'ServiceUnavailable' });
    fakes.apple.answers.set('d', { status: 403, reason: 'BadCertificate' });
    expect(await tell(['a', 'b', 'c', 'd', 'e'])).toEqual([
      'gone',
      'gone',
      { later: '503 {"reason":"ServiceUnavailable"}' },
      { later: '403 {"reason":"BadCertificate"}' },
      'told',
    ]);
  });

  test('that closes without an answer is tried again', async () => {
    fakes.apple.answers.set('a', null);
    expect(await tell(['a', 'b'])).toEqual([{ later: 'Error: closed without an answer' }, 'told']);
  });

  test('that isn’t there, or is somebody else, is tried again', async () => {
    expect(await applePush({ ...apple, pushUrl: 'https://127.0.0.1:9' })(['a'])).toEqual([
      { later: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await applePush(apple)(['a'])).toEqual([{ later: expect.stringContaining('certificate') }]);
    expect(fakes.apple.pushed).toEqual([]);
  });
});

describe('a ticket for Google', () => {
  const wallet = googleWallet(google);
  const now = new Date('2026-11-20T12:00:00Z');
  const key = createPublicKey(googlePublicKey);

  test('is saved by a signed link', async () => {
    const link = await wallet.saveLink(ticket, now);
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(link) ?? [];
    const { payload } = await jwtVerify(token, key, { audience: 'google', issuer: googleEmail, currentDate: now });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        eventTicketClasses: [
          {
            id: `3388000000012345678.${ticket.gameId}`,
            eventName: { defaultValue: { language: 'nl', value: ticket.name } },
            dateTime: { start: '2026-11-24T20:00:00+01:00', end: '2026-11-24T22:00:00+01:00' },
          },
        ],
        eventTicketObjects: [
          {
            id: `3388000000012345678.${ticket.id}`,
            state: 'ACTIVE',
            ticketHolderName: 'Sanne',
            barcode: { value: 'RONDO.ABC' },
          },
        ],
      },
    });
    // Google doesn't promise to read longer addresses.
    expect(token.length).toBeLessThan(1800);
  });

  test('is changed there by a token of the service account, which is asked for once', async () => {
    expect(await wallet.update(ticket, now)).toBe('told');
    expect(await wallet.update({ ...ticket, voidBecause: 'givenUp', team: 'Rood' }, now)).toBe('told');
    expect(fakes.google.assertions).toHaveLength(1);
    const audience = `${fakes.google.url}/token`;
    const { payload } = await jwtVerify(fakes.google.assertions[0] ?? '', key, { audience, currentDate: now });
    expect(payload).toMatchObject({ iss: googleEmail, scope: 'https://www.googleapis.com/auth/wallet_object.issuer' });
    expect(fakes.google.patched.map(({ path }) => path).slice(0, 2)).toEqual([
      `PATCH /walletobjects/v1/eventTicketClass/3388000000012345678.${ticket.gameId}`,
      `PATCH /walletobjects/v1/eventTicketObject/3388000000012345678.${ticket.id}`,
    ]);
    expect(fakes.google.patched.at(-1)).toMatchObject({
      authorization: 'Bearer a-token',
      body: { state: 'INACTIVE', textModulesData: [{ body: 'Afgemeld' }, { body: 'Rood' }] },
    });
  });

  test.each([
    [404, 'gone'],
    [503, { later: expect.stringContaining('answers 503') }],
    [401, { later: expect.stringContaining('answers 401') }],
  ])('is after %i %o', async (status, told) => {
    fakes.google.status = status;
    expect(await wallet.update(ticket, now)).toEqual(told);
  });

  test('is tried again where Google isn’t there', async () => {
    const nowhere = googleWallet({ ...google, tokenUrl: 'http://127.0.0.1:9/token' });
    expect(await nowhere.update(ticket, now)).toEqual({ later: expect.any(String) });
  });
});

describe('settings', () => {
  const { APPLE_PASS_KEY: key, ...withoutKey } = appleSettings;
  const account = JSON.parse(googleSettings('http://127.0.0.1:9').GOOGLE_WALLET_KEY) as Record<string, string>;
  const googleWith = (more: object) => ({
    GOOGLE_WALLET_ISSUER: '3388000000012345678',
    GOOGLE_WALLET_KEY: JSON.stringify({ ...account, ...more }),
  });

  test('without any there is neither', () => {
    expect(read({})).toEqual({ apple: null, google: null });
  });

  test('may have their lines in one', () => {
    const inOne = { ...appleSettings, APPLE_PASS_KEY: key.replaceAll('\n', String.raw`\n`) };
    expect(read(inOne).apple?.key).toBe(key);
  });

  test.each([
    ['a key is missing', withoutKey, /APPLE_PASS_KEY is missing/],
    [
      'the pass type is another',
      { ...appleSettings, APPLE_PASS_TYPE: 'pass.test.other' },
      /isn't for pass\.test\.other/,
    ],
    ['the team is another', { ...appleSettings, APPLE_TEAM: 'TEAM654321' }, /isn't of the team TEAM654321/],
    ['the key is another', { ...appleSettings, APPLE_PASS_KEY: account.private_key ?? '' }, /isn't the key/],
    ['another has signed', { ...appleSettings, APPLE_WWDR: appleSettings.APPLE_PASS_CERTIFICATE }, /hasn't signed/],
    [
      'the key is a certificate',
      { ...appleSettings, APPLE_PASS_KEY: appleSettings.APPLE_WWDR },
      /APPLE_PASS_KEY can't be read/,
    ],
    ['Google has no key', { GOOGLE_WALLET_ISSUER: '3388000000012345678' }, /needed together/],
    ['its key is none', { ...googleWith({}), GOOGLE_WALLET_KEY: 'x' }, /must be a service account's key/],
    ['its key is broken', googleWith({ private_key: 'x' }), /private_key of GOOGLE_WALLET_KEY can't be read/],
    ['tokens are asked for in the open', googleWith({ token_uri: 'http://tokens.example/' }), /must be https/],
    [
      'Apple is told in the open',
      { ...appleSettings, APPLE_PUSH_URL: 'http://push.example' },
      /APPLE_PUSH_URL must be/,
    ],
  ])('are refused where %s', (_, given, message) => {
    expect(() => read(given)).toThrow(message);
  });

  test('are refused once the certificate has ended, and warned of before', () => {
    const ends = appleWallet(apple).endsAt;
    const daysBefore = (days: number) => new Date(ends.getTime() - days * 86_400_000);
    const warned: string[] = [];
    const openAt = (now: Date) => openPhoneWallets({ apple, google: null }, now, (warning) => warned.push(warning));
    expect(openAt(daysBefore(31)).google).toBeNull();
    expect(warned).toEqual([]);
    openAt(daysBefore(29));
    expect(warned).toEqual([`APPLE_PASS_CERTIFICATE ends on ${ends.toISOString().slice(0, 10)}.`]);
    expect(() => openAt(ends)).toThrow(/ended on/);
  });
});
