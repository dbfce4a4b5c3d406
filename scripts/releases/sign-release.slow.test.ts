import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runProgram } from '../run-program.ts';
import { describeRelease, openReleaseKey, signRelease } from './sign-release.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const publicKey = join(fixtures, 'plain.pub');
const settings = { RELEASE_KEY_FILE: join(fixtures, 'plain.key') };
const release = { version: '1.2.3', committedAt: Date.UTC(2026, 10, 28) / 1000 };
const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

let folder: string;
let archive: string;
let files: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-signed-'));
  archive = join(folder, 'rondo-1.2.3-abc.tar.gz');
  writeFileSync(archive, 'what was packed');
  files = await describeRelease(archive, release);
  await signRelease(files, release, openReleaseKey(settings, publicKey));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const verify = (file: string, key = publicKey) =>
  runProgram('node', [join(root, 'scripts/verify-release.ts'), file, '--key', key], { output: 'kept' });

test('beside an archive lie its bill of materials, which says of which archive it is, and the checksums of both', () => {
  const bill = join(folder, 'rondo-1.2.3-abc.cdx.json');
  expect(files).toEqual([archive, bill]);
  expect(JSON.parse(readFileSync(bill, 'utf8'))).toMatchObject({
    metadata: { component: { version: '1.2.3', hashes: [{ alg: 'SHA-256', content: sha256(archive) }] } },
  });
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(
    `${sha256(archive)}  rondo-1.2.3-abc.tar.gz\n${sha256(bill)}  rondo-1.2.3-abc.cdx.json\n`,
  );
});

test('an operator without minisign verifies each file, and is told version and day', async () => {
  for (const file of files) {
    const { code, output } = await verify(file);
    expect(output).toContain('is genuine: rondo 1.2.3, 2026-11-28, rondo-1.2.3-abc.');
    expect(code).toBe(0);
  }
});

test('another key, another name, no key and no signature are told, with 1 at the end', async () => {
  const renamed = join(folder, 'rondo-2.0.0-abc.tar.gz');
  writeFileSync(renamed, readFileSync(archive));
  writeFileSync(`${renamed}.minisig`, readFileSync(`${archive}.minisig`));
  const wrong: [string, string, string][] = [
    [archive, join(fixtures, 'locked.pub'), 'another key signed it'],
    [renamed, publicKey, 'it was signed as: rondo 1.2.3'],
    [archive, join(folder, 'none.pub'), "none.pub is not there: this copy came without the makers' key"],
    [`${archive}.sha256`, publicKey, 'it is unsigned: without rondo-1.2.3-abc.tar.gz.sha256.minisig beside it'],
  ];
  for (const [file, key, why] of wrong) {
    const { code, output } = await verify(file, key);
    expect(output).toContain(why);
    expect(code).toBe(1);
  }
});

test('without a key nothing is signed, nor with one by which operators could not verify', () => {
  expect(() => openReleaseKey({}, publicKey)).toThrow('RELEASE_KEY_FILE names no key');
  expect(() => openReleaseKey(settings, join(fixtures, 'locked.pub'))).toThrow('not that of fixtures/locked.pub');
  expect(() => openReleaseKey(settings, join(folder, 'none.pub'))).toThrow('by which operators verify, is not there');
});
