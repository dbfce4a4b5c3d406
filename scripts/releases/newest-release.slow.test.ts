import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPublicKey } from '../../api/src/platform/releases/minisign.ts';
import { isNewer, ownKey, readNewest } from '../../api/src/platform/releases/newest-release.ts';
import { root, runProgram } from '../run-program.ts';
import { openReleaseKey, signRelease, writeFeed } from './sign-release.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const publicKey = join(fixtures, 'plain.pub');
const release = { version: '99.1.0', committedAt: Date.UTC(2026, 11, 1) / 1000 };
const changelog =
  '# Changelog\n\n## [99.1.0] - 2026-12-01\n\n### Security\n\n- A way in is closed.\n\n## [99.0.0] - 2026-11-30\n';

let folder: string;
let feed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-feed-'));
  const archive = join(folder, 'rondo-99.1.0-abc-linux-x64.tar.gz');
  writeFileSync(archive, 'what was packed');
  feed = await writeFeed(archive, release, changelog);
  await signRelease([feed], release, openReleaseKey({ RELEASE_KEY_FILE: join(fixtures, 'plain.key') }, publicKey));
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (env: Record<string, string>, ...args: string[]) =>
  runProgram('node', [join(root, 'scripts/upgrade.ts'), '--check', ...args], { output: 'kept', env });

test('the feed that a release makes names it, and whether it fixes a weakness', async () => {
  expect(await readNewest(feed, ownKey(publicKey))).toMatchObject({
    version: '99.1.0',
    day: '2026-12-01',
    file: 'rondo-99.1.0-abc-linux-x64.tar.gz',
    security: true,
  });
  const archive = join(folder, 'rondo-99.1.0-abc-linux-x64.tar.gz');
  const calm = await writeFeed(archive, { ...release, version: '99.0.0' }, changelog);
  expect(JSON.parse(readFileSync(calm, 'utf8'))).toMatchObject({ version: '99.0.0', security: false });
  // What was signed no longer stands there.
  await expect(readNewest(feed, ownKey(publicKey))).rejects.toThrow('the file is not what was signed');
  await writeFeed(archive, release, changelog);
});

test('upgrade --check tells of a newer release, with 1 at the end', async () => {
  const { code, output } = await check({ RELEASE_FEED: feed }, '--key', publicKey);
  expect(output).toContain('99.1.0 of 2026-12-01 is newer, and fixes a weakness: rondo-99.1.0-abc-linux-x64.tar.gz.');
  expect(code).toBe(1);
});

test('nobody is asked without a feed, and one that can not be believed ends with 2', async () => {
  const wrong: [Record<string, string>, string, string][] = [
    [{}, publicKey, 'RELEASE_FEED is not set, so newer releases go unnoticed'],
    [{ RELEASE_FEED: 'feed.json' }, publicKey, 'RELEASE_FEED (https://… or the path of a file)'],
    [{ RELEASE_FEED: join(folder, 'none.json') }, publicKey, 'no such file'],
    [{ RELEASE_FEED: feed }, join(fixtures, 'locked.pub'), 'The feed can’t be trusted: another key signed it'],
    [{ RELEASE_FEED: feed }, join(folder, 'none.pub'), "this copy came without the makers' key"],
  ];
  for (const [env, key, why] of wrong) {
    const { code, output } = await check(env, '--key', key);
    expect(output).toContain(why);
    expect(code).toBe(2);
  }
});

test('another file that the makers signed does not pass for the feed', async () => {
  const other = join(folder, 'other.json');
  writeFileSync(other, readFileSync(feed));
  await signRelease([other], release, openReleaseKey({ RELEASE_KEY_FILE: join(fixtures, 'plain.key') }, publicKey));
  await expect(readNewest(other, ownKey(publicKey))).rejects.toThrow('it was signed as: rondo 99.1.0');
});

test('a placeholder is no key of the makers', () => {
  const placeholder = Buffer.concat([Buffer.from('Ed'), Buffer.alloc(40)]).toString('base64');
  expect(() => readPublicKey(placeholder)).toThrow('this public key is a placeholder');
  expect(() => readPublicKey('untrusted comment: put your key here\nRW…\n')).toThrow('no public key of minisign');
  const file = join(folder, 'placeholder.pub');
  writeFileSync(file, placeholder);
  expect(() => openReleaseKey({ RELEASE_KEY_FILE: join(fixtures, 'plain.key') }, file)).toThrow('is a placeholder');
});

test.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.3', true],
  ['1.0.0', '0.9.3', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.2.0', false],
  ['0.1.0', '0.1.0-unreleased', true],
  ['0.1.0', '0.1.1-unreleased', false],
])('%s is newer than %s: %s', (theirs, ours, is) => {
  expect(isNewer(theirs, ours)).toBe(is);
});
