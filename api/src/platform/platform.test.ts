import { checkAuthToken } from '@rondo/contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aGame, aPlayer, aTeam, credit } from '../../test/builders.ts';
import { sellerSettings } from '../../test/seller.ts';
import { refuses, useServer } from '../../test/server.ts';
import { readConfig, readDatabaseSettings, readPublicUrl } from './config.ts';
import { publishedSecret } from './settings/unsafe-settings.ts';

const server = useServer();
const plain = useServer({ RONDO_DEMO: '0' });

describe('what is there for everyone', () => {
  test('health, readiness, metrics, the OpenAPI document and its page', async () => {
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    expect((await server.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
    expect((await server.call('GET', '/metrics')).body.text).toContain('rondo_http_request_seconds');
    const { body } = await server.call('GET', '/api/openapi.json');
    const paths = body.paths as Record<string, Record<string, { 'x-access': string }>>;
    expect(paths['/users/checkAuthToken']?.get?.['x-access']).toBe(checkAuthToken.access);
    expect(Object.keys(paths).length).toBeGreaterThanOrEqual(20);
    expect((await server.call('GET', '/api/docs/')).status).toBe(200);
    expect((await server.call('GET', '/api/nothing')).body).toMatchObject({ status: 'fail', code: 'not_found' });
  });

  test('readiness is denied at once while the database answers nothing, and comes back', async () => {
    await server.db.transaction().execute(async (trx) => {
      await sql`lock table migration in access exclusive mode`.execute(trx);
      const since = performance.now();
      const { status, body, headers } = await server.call('GET', '/readyz');
      expect({ status, body }).toEqual({ status: 503, body: { status: 'database not reachable' } });
      // It takes half a second, and on a busy machine still less than the lock's timeout (settings/connection-settings.ts).
      expect(performance.now() - since).toBeLessThan(2500);
      expect(headers['retry-after']).toBe('2');
    });
    await expect.poll(async () => (await server.call('GET', '/readyz')).status).toBe(200);
  });

  test('nothing of demo mode exists without it', async () => {
    const google = '/sandbox/google/.well-known/openid-configuration';
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/clock', google]) {
      expect((await server.call('GET', path)).status).toBe(200);
      expect((await plain.call('GET', path)).status).toBe(404);
    }
    expect((await plain.call('POST', '/dev/clock', { body: { advance: 'PT1H' } })).status).toBe(404);
  });

  test.each([{}, { advance: 'tomorrow' }, { advance: '-PT1H' }, { advance: 'P1Y' }, { advance: 7 }])(
    'the clock refuses %j',
    async (body) => {
      await refuses(server.call('POST', '/dev/clock', { body }), 'invalid_input');
    },
  );

  test('headers that browsers need for safety', async () => {
    const { headers } = await server.call('GET', '/healthz');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-xss-protection': '0',
    });
    const next = await server.call('GET', '/healthz');
    expect(next.headers['content-security-policy']).not.toBe(headers['content-security-policy']);
  });

  test.each<[string, 'POST', string, string]>([
    ['not JSON', 'POST', '/api/users/login', '{"email":'],
    ['deep JSON', 'POST', '/api/users/login', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a prototype', 'POST', '/api/users/login', '{"__proto__":{"role":"admin"}}'],
    ['an array', 'POST', '/api/matches/mainlist', '[]'],
    ['a large body', 'POST', '/api/users/login', `"${'x'.repeat(300_000)}"`],
  ])('%s is refused clearly', async (_, method, path, body) => {
    const player = await aPlayer(server);
    const answer = await server.call(method, path, {
      body,
      as: player.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.code).toBeDefined();
  });
});

describe('what the database itself refuses', () => {
  const refuses = async (query: ReturnType<typeof sql>, why: RegExp) =>
    expect(query.execute(server.db)).rejects.toThrow(why);

  test('one player more than fit', async () => {
    const gameId = await aGame(server, { capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 4; n += 1) {
      const { id } = await aPlayer(server);
      const insert = sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
        values (${gameId}, ${id}, ${id}, 0, 0, app_now())`;
      if (n < 3) await insert.execute(server.db);
      else await refuses(insert, /game_not_oversold/);
    }
  });

  test('a player twice, a team over its size, more paid than asked, a refund that does not add up', async () => {
    const gameId = await aGame(server);
    const teamId = await aTeam(server, gameId, 1);
    const [one, two] = [(await aPlayer(server)).id, (await aPlayer(server)).id];
    const insert = (user: string, team: string | null, price = 0, paid = 0) => sql`
      insert into registration (game_id, user_id, payer_id, team_id, price_cents, paid_cents, joined_at)
      values (${gameId}, ${user}, ${user}, ${team}, ${price}, ${paid}, app_now())`;
    await insert(one, teamId).execute(server.db);
    await refuses(insert(one, null), /registration_active/);
    await refuses(insert(two, teamId), /team_not_oversold/);
    await refuses(insert(two, null, 100, 200), /registration_paid_at_most_price/);
    await refuses(
      sql`update registration set status = 'refunded', retained_cents = 5 where user_id = ${one}`,
      /registration_refund_adds_up/,
    );
  });

  test('a negative wallet, a journal that does not sum to zero, and any change of the ledger', async () => {
    const { id } = await aPlayer(server, { balanceCents: 500 });
    await expect(credit(server, id, -600)).rejects.toThrow(/wallet_never_negative/);
    const head = sql`insert into journal (kind, idempotency_key, created_at) values ('demo', ${id}, app_now()) returning id`;
    await refuses(
      sql`with head as (${head}) insert into posting (journal_id, account, owner_id, amount_cents)
        select id, 'wallet', ${id}::uuid, 100 from head`,
      /does not sum to zero/,
    );
    await refuses(sql`update posting set amount_cents = 1`, /never changed/);
    await refuses(sql`delete from posting`, /never changed/);
    await refuses(sql`update journal set kind = 'refund'`, /never changed/);
    await refuses(sql`delete from journal`, /never changed/);
  });

  test('an early-bird spot and a promocode used once too often', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    await refuses(
      sql`insert into early_bird (game_id, priority, spots_total, spots_occupied, discount_type, discount_value)
        values (${gameId}, 1, 1, 2, 'fixed', 100)`,
      /early_bird_not_oversold/,
    );
    await refuses(
      sql`insert into promocode (code, name, promo_type, discount_type, discount_value, uses_total, uses_taken)
        values ('X', 'x', 'other', 'nominal', 100, 1, 2)`,
      /promocode_not_overused/,
    );
  });
});

describe('settings', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rondo.example/',
    DATABASE_URL: 'postgres://db/rondo',
    SECRET_KEY: 'k3Y_of-0ur.0wn~pZ7vQe4TtL2mWc9Bd',
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: `live_${'x'.repeat(30)}`,
    SMTP_URL: 'smtp://mail:25',
    ...sellerSettings,
  };

  test('production names every secret it misses', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      'NODE_ENV=production needs these settings: PUBLIC_URL, DATABASE_URL, SECRET_KEY, PAYMENT_PROVIDER, SMTP_URL, SELLER_NAME, SELLER_ADDRESS, SELLER_KVK, SELLER_VAT.',
    );
    const { SELLER_KVK: _, ...unnamed } = production;
    expect(() => readConfig(unnamed)).toThrow('NODE_ENV=production needs these settings: SELLER_KVK.');
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, publicUrl: 'https://rondo.example' });
    expect(() => readConfig({ ...production, RONDO_DEMO: '1' })).toThrow(/RONDO_DEMO/);
  });

  test('a command that writes mails is told where their links lead, beside a database of one’s own', () => {
    const { DATABASE_URL, PUBLIC_URL } = production;
    expect(readPublicUrl({ DATABASE_URL, PUBLIC_URL })).toBe('https://rondo.example');
    expect(readPublicUrl({ PORT: '3001' })).toBe('http://localhost:3001');
    expect(() => readPublicUrl({ DATABASE_URL })).toThrow(/^Set PUBLIC_URL [^.]+\.$/);
  });

  test('settings may be files of systemd, below those of the environment', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rondo-credentials-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { SECRET_KEY, SMTP_URL, ...others } = production;
    writeFileSync(path.join(folder, 'rondo_SECRET_KEY'), `${SECRET_KEY}\n`);
    writeFileSync(path.join(folder, 'rondo_SMTP_URL'), 'smtp://elsewhere:25\n');
    writeFileSync(path.join(folder, 'another'), 'of somebody else');
    const config = readConfig({ ...others, SMTP_URL, CREDENTIALS_DIRECTORY: folder });
    expect(config).toMatchObject({ secretKey: SECRET_KEY, smtpUrl: SMTP_URL });
  });

  test.each<[string, Record<string, string>]>([
    ['SECRET_KEY', { SECRET_KEY: publishedSecret }],
    ['SECRET_KEY', { SECRET_KEY: 'a'.repeat(40) }],
    ['SECRET_KEY', { SECRET_KEY: 'Zx8!kQ2p'.repeat(5) }],
    ['SECRET_KEY', { SECRET_KEY: 'ababababababababababababababababababcd' }],
    ['SECRET_KEY', { SECRET_KEY: 'change-me-to-something-of-32-characters' }],
    ['SECRET_KEY', { SECRET_KEY: 'rondosecretpasswordexample1234567' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: '1'.repeat(16) }],
    ['SECRET_KEY_PREVIOUS', { SECRET_KEY_PREVIOUS: `${production.SECRET_KEY}x,${'a'.repeat(40)}` }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://rondo.example' }],
    ['MOLLIE_API_URL', { MOLLIE_API_URL: 'http://mollie.example' }],
  ])('production refuses an unsafe %s, in one sentence: %j', (name, unsafe) => {
    expect(() => readConfig({ ...production, ...unsafe })).toThrow(new RegExp(`^${name} [^.]+\\.$`));
  });

  test('production takes every key that was drawn by chance', () => {
    for (let n = 0; n < 300; n += 1) {
      const bytes = randomBytes(24);
      const withWord = `${bytes.toString('hex').slice(0, 20)}rOnDo${bytes.toString('hex').slice(20, 30)}`;
      for (const SECRET_KEY of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url'), withWord])
        expect(readConfig({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY);
    }
  });

  test('a database of one’s own is never played with unless that is said', () => {
    const own = { DATABASE_URL: 'postgres://db/rondo' };
    for (const settings of [own, { ...own, RONDO_DEMO: 'off' }, { ...own, PAYMENT_PROVIDER: 'sandbox' }])
      expect(() => readConfig(settings)).toThrow(/^DATABASE_URL is set without NODE_ENV: [^.]+\.$/);
    for (const wrong of ['prod', 'Production', 'staging'])
      expect(() => readConfig({ ...own, NODE_ENV: wrong })).toThrow(/NODE_ENV/);
    expect(readConfig({ ...own, RONDO_DEMO: 'on' })).toMatchObject({ demo: true, playMoney: true });
    expect(readDatabaseSettings(own).databaseUrl).toBe(own.DATABASE_URL);
  });

  test('the clock of a demo may begin at another instant, and of nothing else', () => {
    const DEMO_CLOCK = '2026-12-31T23:57:00+01:00';
    expect(readConfig({ DEMO_CLOCK }).demoClock).toEqual(new Date('2026-12-31T22:57:00Z'));
    expect(() => readConfig({ ...production, DEMO_CLOCK })).toThrow(/^DEMO_CLOCK [^.]+\.$/);
    expect(() => readConfig({ DEMO_CLOCK: '2026-12-31T23:57:00' })).toThrow(/DEMO_CLOCK/); // of no place
  });

  test('a pooler stands before a database of one’s own, which is named too', () => {
    const settings = { NODE_ENV: 'test', DATABASE_POOLER_URL: 'postgres://pooler:6432/rondo' };
    expect(() => readConfig(settings)).toThrow(/^DATABASE_POOLER_URL needs DATABASE_URL: [^.]+\.$/);
    expect(readConfig({ ...settings, DATABASE_URL: 'postgres://db/rondo' }).poolerUrl).toBe(
      settings.DATABASE_POOLER_URL,
    );
  });

  test('standbys are of a database of one’s own, by commas', () => {
    const [one, two] = ['postgres://one/rondo', 'postgres://two/rondo'];
    const settings = { NODE_ENV: 'test', DATABASE_REPLICA_URLS: ` ${one}, ${two},` };
    expect(() => readConfig(settings)).toThrow(/^DATABASE_REPLICA_URLS needs DATABASE_URL: [^.]+\.$/);
    expect(readConfig({ ...settings, DATABASE_URL: 'postgres://db/rondo' }).replicaUrls).toEqual([one, two]);
    expect(() => readConfig({ ...settings, DATABASE_REPLICA_URLS: 'https://one' })).toThrow(/DATABASE_REPLICA_URLS/);
    expect(readConfig({}).replicaUrls).toEqual([]);
  });

  test('demo mode is on only with the embedded database', () => {
    expect(readConfig({}).demo).toBe(true);
    expect(readConfig({ NODE_ENV: 'development', DATABASE_URL: 'postgres://db/rondo' }).demo).toBe(false);
  });

  test('Google needs id and secret together, and https; the sandbox plays it in demo mode alone', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig({ ...production, ...google, GOOGLE_APP_CLIENT_IDS: ' ios, android ,' }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
      appClientIds: ['ios', 'android'],
    });
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/needed together/);
    for (const issuer of ['http://issuer.example', 'http://127.0.0.1:9'])
      expect(() => readConfig({ ...production, ...google, GOOGLE_ISSUER: issuer })).toThrow(/GOOGLE_ISSUER/);
    expect(readConfig({}).google).toBe('sandbox');
    expect([readConfig(production).google, readConfig({ RONDO_DEMO: '0' }).google]).toEqual([null, null]);
  });

  test('proxies are counted or named, and none is believed by itself', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect(['', '0', 'false', '1', 'true', '2'].map(trusted)).toEqual([null, null, null, 1, 1, 2]);
    expect(readConfig({}).trustProxy).toBeNull();
    expect(trusted('10.0.0.5, 10.1.0.0/16,fd00::/8')).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8']);
    for (const wrong of ['yes', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.5,', 'proxy.example', '1/2/3'])
      expect(() => trusted(wrong)).toThrow(/TRUST_PROXY/);
  });

  test('push messages: a pair of keys or none, and this machine only for tests', () => {
    const pair = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) };
    expect(readConfig(pair)).toMatchObject({
      pushKeys: { publicKey: pair.VAPID_PUBLIC_KEY, privateKey: pair.VAPID_PRIVATE_KEY },
      pushSubject: 'mailto:no-reply@rondo.test',
      pushLoopback: false,
    });
    expect(readConfig({}).pushKeys).toBeNull();
    expect(() => readConfig({ VAPID_PUBLIC_KEY: pair.VAPID_PUBLIC_KEY })).toThrow(/needed together/);
    expect(() => readConfig({ VAPID_SUBJECT: 'me' })).toThrow(/VAPID_SUBJECT/);
    expect(() => readConfig({ ...production, PUSH_LOOPBACK: '1' })).toThrow(/PUSH_LOOPBACK/);
  });

  test('wrong values are named in one sentence', () => {
    expect(() => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://db' })).toThrow(/PORT .*DATABASE_URL/);
  });
});
