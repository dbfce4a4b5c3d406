import { describe, expect, test } from 'vitest';
import { type TestServer, useServer } from '../../../test/server.ts';
import { openPool } from '../db.ts';
import { limitAttempts, limitByEach } from './rate-limit.ts';

const server = useServer({ TRUST_PROXY: '1' });
const ownServers: Record<string, TestServer> = {
  '127.0.0.1': useServer({ TRUST_PROXY: '127.0.0.1' }),
  '10.0.0.0/8': useServer({ TRUST_PROXY: '10.0.0.0/8' }),
};

const attempt = async (who: string, most = 20, minutes = 60, attempts = 1) =>
  limitAttempts(server.db, { name: 'test', most, minutes }, who, attempts).then(
    () => true,
    () => false,
  );
/** Makes everything so far look as if it had happened some minutes earlier. */
const pass = (subject: string, minutes: number) => server.sql`
  update rate_limit set window_start = window_start - make_interval(secs => ${minutes * 60}) where subject = ${`test:${subject}`}`;
const countOf = (subject: string) =>
  server.value<number>`select coalesce(sum(attempts), 0) as n from rate_limit where subject = ${`test:${subject}`}`;

describe('a limit slides', () => {
  test('in no hour more are let through than it says, wherever the hour begins', async () => {
    const through: number[] = [];
    // An attacker who tries as often as possible, every ten minutes for four hours.
    for (let minute = 0; minute < 240; minute += 10) {
      for (let n = 0; n < 21; n += 1) if (await attempt('hammer')) through.push(minute);
      await pass('hammer', 10);
    }
    for (let from = 0; from < 240; from += 10) {
      const within = through.filter((minute) => minute >= from && minute < from + 60).length;
      expect(within).toBeLessThanOrEqual(20);
    }
    expect(through.length).toBeGreaterThan(40);
  });

  test.each([
    [0, false],
    [4, false],
    [30, false],
    [59, false],
    [66, true],
  ])('%i minutes after a full count another attempt is let through: %s', async (minutes, isLet) => {
    const subject = `after-${minutes}`;
    for (let n = 0; n < 20; n += 1) await attempt(subject);
    await pass(subject, minutes);
    expect(await attempt(subject)).toBe(isLet);
  });

  test('of many at once exactly as many as it says are let through', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('rush', 7)));
    expect(answers.filter(Boolean)).toHaveLength(7);
  });

  test('several at once count as several, and not at all when they are too many', async () => {
    expect(await attempt('several', 10, 60, 6)).toBe(true);
    expect(await attempt('several', 10, 60, 6)).toBe(false);
    expect(await attempt('several', 10, 60, 4)).toBe(true);
    expect(await attempt('first', 3, 60, 4)).toBe(false);
  });

  test('one that was no guess is taken back, and only that one', async () => {
    for (let n = 0; n < 3; n += 1) await attempt('forgiven');
    await pass('forgiven', 20);
    const takeBack = await limitByEach(server.db, [[{ name: 'test', most: 20, minutes: 60 }, 'forgiven']]);
    await takeBack();
    expect(await countOf('forgiven')).toBe(3);
    await takeBack();
    expect(await countOf('forgiven')).toBe(2);
  });

  test('while others try and take back from the same place, none fails and none is left', async () => {
    const pool = openPool(server.databaseUrl, 40);
    const limit = { name: 'test', most: 10_000, minutes: 60 };
    const tries = Array.from({ length: 40 }, async () => {
      for (let n = 0; n < 25; n += 1) await (await limitByEach(pool.db, [[limit, 'campus']]))();
    });
    await Promise.all(tries);
    await pool.close();
    expect(await countOf('campus')).toBe(0);
  });

  test('what one budget refuses takes nothing of the others', async () => {
    const limits = [
      [{ name: 'test', most: 20, minutes: 60 }, 'wide'],
      [{ name: 'test', most: 1, minutes: 60 }, 'narrow'],
    ] as const;
    await limitByEach(server.db, limits);
    await expect(limitByEach(server.db, limits)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await countOf('wide')).toBe(1);
  });
});

describe('whose attempts they are', () => {
  const logIn = (forwarded: string) =>
    server.call('POST', '/api/users/login', {
      body: { email: 'nobody@rondo.test', password: 'Wrong1234' },
      headers: { 'x-forwarded-for': forwarded },
    });
  const subjects = async () => {
    const rows = await server.values<string>`
      delete from rate_limit where subject like 'login-ip:%' returning subject`;
    return [...new Set(rows)].toSorted();
  };

  test('what a client writes into X-Forwarded-For changes nothing: the proxy’s entry counts', async () => {
    for (const forged of ['1.1.1.1', '2.2.2.2, 3.3.3.3', '127.0.0.1', 'x']) await logIn(`${forged}, 203.0.113.9`);
    expect(await subjects()).toEqual(['login-ip:203.0.113.9']);
  });

  test('a named proxy is believed, another sender is not', async () => {
    const named = (trusted: string) =>
      ownServers[trusted]?.call('POST', '/api/users/login', {
        body: { email: 'nobody@rondo.test', password: 'Wrong1234' },
        headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' },
      });
    for (const trusted of Object.keys(ownServers)) await named(trusted);
    const kept = async (trusted: string) =>
      (ownServers[trusted] ?? server).row<{ subject: string }>`
        select subject from rate_limit where subject like 'login-ip:%'`;
    expect(await kept('127.0.0.1')).toEqual({ subject: 'login-ip:203.0.113.9' });
    expect(await kept('10.0.0.0/8')).toEqual({ subject: 'login-ip:127.0.0.1' });
  });

  test('the addresses of an IPv6 network count as one', async () => {
    await logIn('2001:db8:1:2::1');
    await logIn('2001:db8:1:2:ffff::9');
    await logIn('2001:db8:1:3::1');
    expect(await subjects()).toEqual(['login-ip:2001:db8:1:2::/64', 'login-ip:2001:db8:1:3::/64']);
  });
});
