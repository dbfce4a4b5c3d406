import { type ErrorCode, errorMessage, type ErrorParams } from '@rondo/contract/errors';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { gameForm } from '../../../test/game-form.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();

describe('odd input is refused in the API’s own words', () => {
  test.each<[string, 'GET' | 'POST', string, object?]>([
    ['a NUL in a search', 'GET', '/api/locations/search?query=%00'],
    ['an address that can not be decoded', 'GET', '/api/matches/%E0%A4%A'],
    ['a mailbox of two people', 'GET', '/dev/mailbox.json?to=a&to=b'],
    ['a checkout with a NUL', 'GET', '/sandbox/checkout/a%00'],
    ['an unknown checkout', 'POST', '/sandbox/checkout/a%00/complete', { outcome: 'paid' }],
    ['a clock moved out of bounds', 'POST', '/dev/clock', { advance: 'PT99999999999999999999H' }],
    ['a clock moved by next to nothing', 'POST', '/dev/clock', { advance: 'PT0.0000000000001S' }],
    ['a cut off token', 'GET', '/api/users/confirmation/a%00b'],
  ])('%s', async (_, method, path, body) => {
    const answer = await server.call(method, path, { body });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toMatchObject({ status: 'fail', code: expect.any(String), message: expect.any(String) });
  });

  test.each<[string, string, object, ErrorCode, ErrorParams]>([
    ['no team', '/api/guest/joinFreeAsGuest', { teamId: '' }, 'team_not_found', {}],
    ['an address that is none', '/api/guest/joinFreeAsGuest', { email: 'anna@' }, 'email_invalid', {}],
    ['an unknown way to pay', '/api/internalPayments/guest/pay', { method: 'Revolut' }, 'payment_method_unknown', {}],
    ['one of them, to top up', '/api/payments/topUp', { amount: 5, method: 'Revolut' }, 'payment_method_unknown', {}],
    [
      'too many tags',
      '/api/communities/any/user-tags/confirm',
      { tags: ['a', 'b', 'c'] },
      'too_many_tags',
      { most: 2 },
    ],
  ])('%s has a sentence of its own', async (_, path, wrong, code, params) => {
    const { token } = await aPlayer(server);
    const body = { matchId: randomUUID(), email: 'anna@rondo.test', terms: true, privacy: true, ...wrong };
    const answer = await server.call('POST', path, { as: token, body });
    expect(answer.body).toMatchObject({ code, message: errorMessage(code, params) });
  });

  test('two faults at once are told at their fields', async () => {
    const body = { matchId: 'x', teamId: '', email: 'anna@rondo.test', terms: true, privacy: true };
    await refuses(server.call('POST', '/api/guest/joinFreeAsGuest', { body }), 'invalid_input', {
      issues: [{ path: 'matchId' }, { path: 'teamId' }],
    });
  });

  test('a key that a call doesn’t know is named, and nothing is done or filed', async () => {
    const { token } = await aPlayer(server, { role: 'admin' });
    const gameId = await aGame(server);
    for (const [method, path] of [
      ['POST', '/api/matches/mainlist?group=x'],
      ['GET', '/api/wallet/statement.csv?from=2026-01-01&until=2026-02-01'],
      ['GET', '/api/admin/users.csv?to=2026-01-01'],
      ['GET', '/api/admin/bulk-changes/preview?act=cancel&from=2026-01-01&to=2026-01-02'],
    ] as const) {
      const answer = await server.call(method, path, {
        as: token,
        ...(method === 'POST' && { body: { matchId: gameId } }),
      });
      const keys = method === 'POST' ? 'group' : path.includes('statement') ? 'until' : 'to';
      await refuses(answer, 'query_unknown', {
        status: 400,
        params: { keys },
        message: errorMessage('query_unknown', { keys }),
      });
    }
    const n = await server.value<number>`select joined_count as n from game where id = ${gameId}`;
    expect(n).toBe(0);
  });

  test.each([
    ['none', '{"email": ', 'The body is no JSON.'],
    ['empty', '', 'The body is empty, though it is said to be JSON.'],
  ])('a body that is %s', async (_, body, message) => {
    const headers = { 'content-type': 'application/json' };
    await refuses(server.call('POST', '/api/users/login', { body, headers }), 'invalid_input', {
      issues: [{ path: '', message }],
    });
  });

  test('a NUL beside a name does not matter', async () => {
    expect((await server.call('GET', '/api/locations/search?query=Utrecht%00')).status).toBe(200);
    expect((await server.call('GET', '/dev/mailbox.json?to=a%00')).status).toBe(200);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty one', 'multipart/form-data; boundary=', 'x'],
    ['without a part', 'multipart/form-data; boundary=abc', 'x'],
    [
      'cut off',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nx',
    ],
  ])('a multipart body %s', async (_, type, body) => {
    const { token } = await aPlayer(server, { role: 'organiser' });
    await refuses(
      server.call('POST', '/api/matches', { as: token, body, headers: { 'content-type': type } }),
      'invalid_input',
    );
  });

  test.each(['a b%%', '[::', 'a/b'])('a Host of %j: the payer returns to our own address', async (host) => {
    const { token, id } = await aPlayer(server);
    const answer = await server.call('POST', '/api/payments/topUp', {
      as: token,
      body: { amount: 5 },
      headers: { host },
    });
    expect(answer.status).toBe(200);
    const count = await server.value<number>`
      select count(*) as count from sandbox_payment s join payment_order o on o.id = s.order_id
      where o.user_id = ${id} and s.return_url ~ '^http://(localhost:3000|a)/payments/redirect'`;
    expect(count).toBe(1);
  });
});

describe('a right request with one odd text in it', () => {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const push = { endpoint: 'https://push.example.com/x', keys };
  const links = { groupchat: 'https://chat.example/a', tournament_link: 'https://example.com/t', secret_key: null };
  const person = { name: 'Robin', email: 'robin@rondo.test', password: 'Zonnebloem12' };
  test.each<[string, 'POST' | 'PATCH' | 'DELETE', string, () => object]>([
    ['a game', 'POST', '/api/matches', () => gameForm(server, links)],
    ['a subscription to push messages', 'POST', '/api/users/pushSubscriptions', () => push],
    ['the end of one', 'DELETE', '/api/users/pushSubscriptions', () => push],
    ['a profile', 'PATCH', '/api/users/updateMe', () => ({ name: 'Robin' })],
    ['a top-up', 'POST', '/api/payments/topUp', () => ({ amount: 5, method: 'ideal', returnTo: '/match/a' })],
    ['a login', 'POST', '/api/users/login', () => person],
    ['a sign-up', 'POST', '/api/users/signup', () => ({ ...person, terms: true, privacy: true })],
  ])('%s: taken without it, or refused', async (_, method, path, make) => {
    const problems: string[] = [];
    for (const odd of ['\0', '\ud800', '\udc00\0'])
      for (const body of withOdd(make(), odd)) {
        const { token } = await aPlayer(server, { role: 'organiser' });
        const headers = { 'content-type': 'application/json' };
        const answer = await server.call(method, path, { as: token, body: JSON.stringify(body), headers });
        if (answer.status >= 500) problems.push(`${answer.status} ${JSON.stringify(body)}`);
      }
    expect(problems).toEqual([]);
  });

  test.each(['%00', 'https://a.example/%00', '%ED%A0%80'])('an address in a query: %s', async (odd) => {
    const { token } = await aPlayer(server);
    const path = `/api/users/notificationPreferences?endpoint=${odd}`;
    expect((await server.call('GET', path, { as: token })).status).toBeLessThan(500);
  });

  /** Copies of a value; in each of them, another text has an odd ending. */
  function* withOdd(value: unknown, odd: string): Generator {
    if (typeof value === 'string') yield value + odd;
    else if (Array.isArray(value))
      for (const [index, one] of value.entries()) for (const copy of withOdd(one, odd)) yield value.with(index, copy);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        for (const copy of withOdd(one, odd)) yield { ...value, [name]: copy };
  }
});
