import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const plain = { tileUrl: null, socialFeedUrl: null };
const framesOf = (policy: string) => /frame-src ([^;]*);/.exec(policy)?.[1];

test('a page frames the one site it names, and nothing else', () => {
  expect(framesOf(contentSecurityPolicy(plain, 'n'))).toBeUndefined();
  const policy = contentSecurityPolicy(plain, 'n', 'https://brackets.example.org');
  expect(framesOf(policy)).toBe("'self' https://brackets.example.org");
});

test.each(['https:', '*', 'http://example.org', 'https://a;sandbox', 'https://a, b', "https://a 'self'", 'data:'])(
  'not %s',
  (frame) => expect(framesOf(contentSecurityPolicy(plain, 'n', frame))).toBeUndefined(),
);

test('the social feed is framed on every page: one may walk to the home page from any', () => {
  const feed = { ...plain, socialFeedUrl: 'https://social.example.org/rondo' };
  expect(framesOf(contentSecurityPolicy(feed, 'n'))).toBe("'self' https://social.example.org");
  const both = contentSecurityPolicy(feed, 'n', 'https://brackets.example.org');
  expect(framesOf(both)).toBe("'self' https://social.example.org https://brackets.example.org");
});

test('pictures come from the tile server too', () => {
  const policy = contentSecurityPolicy({ ...plain, tileUrl: 'https://tiles.example.org/{z}/{x}/{y}.png' }, 'n');
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;");
  const hosts = contentSecurityPolicy({ ...plain, tileUrl: 'https://{s}.example.org/{z}/{x}/{y}.png' }, 'n');
  expect(hosts).toContain('blob: https://*.example.org;');
});
