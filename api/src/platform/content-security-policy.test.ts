import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const framesOf = (policy: string) => /frame-src ([^;]*);/.exec(policy)?.[1];

test('a page frames the one site it names, and nothing else', () => {
  expect(framesOf(contentSecurityPolicy({ tileUrl: null }, 'n'))).toBe("'none'");
  const policy = contentSecurityPolicy({ tileUrl: null }, 'n', 'https://brackets.example.org');
  expect(framesOf(policy)).toBe('https://brackets.example.org');
});

test.each(['https:', '*', 'http://example.org', 'https://a;sandbox', 'https://a, b', "https://a 'self'", 'data:'])(
  'not %s',
  (frame) => expect(framesOf(contentSecurityPolicy({ tileUrl: null }, 'n', frame))).toBe("'none'"),
);

test('pictures come from the tile server too', () => {
  const policy = contentSecurityPolicy({ tileUrl: 'https://tiles.example.org/{z}/{x}/{y}.png' }, 'n');
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;");
});
