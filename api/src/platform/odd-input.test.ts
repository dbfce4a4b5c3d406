import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../test/builders.ts';
import { row, useServer } from '../../test/server.ts';
import { sql } from 'kysely';

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
    const answer = await server.call('POST', '/api/matches', { as: token, body, headers: { 'content-type': type } });
    expect(answer.body.code).toBe('invalid_input');
  });

  test.each(['a b%%', '[::', 'a/b'])('a Host of %j: the payer returns to our own address', async (host) => {
    const { token, id } = await aPlayer(server);
    const answer = await server.call('POST', '/api/payments/topUp', {
      as: token,
      body: { amount: 5 },
      headers: { host },
    });
    expect(answer.status).toBe(200);
    const { count } = await row<{ count: number }>(
      server,
      sql`select count(*) as count from sandbox_payment s join payment_order o on o.id = s.order_id
        where o.user_id = ${id} and s.return_url ~ '^http://(localhost:3000|a)/payments/redirect'`,
    );
    expect(count).toBe(1);
  });
});
