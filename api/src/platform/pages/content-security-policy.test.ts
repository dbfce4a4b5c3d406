import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const plain = { tileUrl: null, socialFeedUrl: null, analyticsUrl: null, privacyPolicyUrl: null };
const framesOf = (policy: string) => /frame-src ([^;]*);/.exec(policy)?.[1];

test('a page frames the one site it names, and nothing else', () => {
  expect(framesOf(contentSecurityPolicy(plain)('n'))).toBeUndefined();
  const policy = contentSecurityPolicy(plain)('n', 'https://brackets.example.org');
  expect(framesOf(policy)).toBe("'self' https://brackets.example.org");
});

test.each(['https:', '*', 'http://example.org', 'https://a;sandbox', 'https://a, b', "https://a 'self'", 'data:'])(
  'not %s',
  (frame) => expect(framesOf(contentSecurityPolicy(plain)('n', frame))).toBeUndefined(),
);

test('the social feed is framed on every page: one may walk to the home page from any', () => {
  const feed = { ...plain, socialFeedUrl: 'https://social.example.org/rondo' };
  expect(framesOf(contentSecurityPolicy(feed)('n'))).toBe("'self' https://social.example.org");
  const both = contentSecurityPolicy(feed)('n', 'https://brackets.example.org');
  expect(framesOf(both)).toBe("'self' https://social.example.org https://brackets.example.org");
});

test('a script that counts pages is allowed where it is configured; an embedded policy in frames', () => {
  const policy = contentSecurityPolicy({ ...plain, analyticsUrl: 'https://count.example.org/tag.js?id=1' })('n');
  expect(policy).toContain("script-src 'self' 'nonce-n' https://count.example.org;");
  expect(policy).toContain("connect-src 'self' https://count.example.org;");
  const embedded = contentSecurityPolicy({ ...plain, privacyPolicyUrl: 'https://policy.example.org/rondo' })('n');
  expect(framesOf(embedded)).toBe("'self' https://policy.example.org");
});

test('pictures come from the tile server too', () => {
  const policy = contentSecurityPolicy({ ...plain, tileUrl: 'https://tiles.example.org/{z}/{x}/{y}.png' })('n');
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;");
  const hosts = contentSecurityPolicy({ ...plain, tileUrl: 'https://{s}.example.org/{z}/{x}/{y}.png' })('n');
  expect(hosts).toContain('blob: https://*.example.org;');
});
