import { expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';

const server = useServer({ CONTACT_EMAIL: 'team@rondo.test', PUBLIC_URL: 'https://rondo.test' });
const other = useServer({
  SECURITY_CONTACT: 'https://rondo.test/report',
  SECURITY_POLICY_URL: 'https://rondo.test/policy',
});

async function fieldsOf(from: typeof server): Promise<Record<string, string>> {
  const { status, headers, body } = await from.call('GET', '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = String(body.text).trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
}

test('security.txt says where to report a weakness, until when that holds, and how it is dealt with', async () => {
  const { Expires, ...fields } = await fieldsOf(server);
  expect(fields).toEqual({
    Contact: 'mailto:team@rondo.test',
    'Preferred-Languages': 'en, nl',
    Canonical: 'https://rondo.test/.well-known/security.txt',
    Policy: 'https://rondo.test/.well-known/security-policy.md',
  });
  const days = (Date.parse(Expires ?? '') - server.clock.real().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  const policy = await server.call('GET', new URL(fields.Policy ?? '').pathname);
  expect(policy.body.text).toMatch(/^# Reporting a weakness/);
});

test('both can be somewhere else', async () => {
  expect(await fieldsOf(other)).toMatchObject({
    Contact: 'https://rondo.test/report',
    Policy: 'https://rondo.test/policy',
  });
});
