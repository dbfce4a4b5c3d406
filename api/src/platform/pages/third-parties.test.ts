import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { readConfig } from '../config.ts';

const plain = useServer();
const open = useServer({
  SOCIAL_FEED_URL: 'https://feed.example/rondo?theme=light',
  TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
});

const policyOf = async (server: typeof plain) =>
  String((await server.call('GET', '/healthz')).headers['content-security-policy']);

describe('other sites in the content security policy', () => {
  test('none by default', async () => {
    expect(await policyOf(plain)).not.toMatch(/https:|frame-src/);
  });

  test('a social feed in frames and tiles as pictures, where they are configured, and nowhere else', async () => {
    const policy = await policyOf(open);
    expect(policy).toContain("frame-src 'self' https://feed.example;");
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example(;|$)/);
    expect(policy.match(/https:/g)).toHaveLength(2);
  });

  test('a feed that is not https ends the start', () => {
    expect(() => readConfig({ SOCIAL_FEED_URL: 'http://feed.example' })).toThrow('SOCIAL_FEED_URL');
  });
});
