import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPublicKey, readSecretKey, signFile, verifyFile } from '../../api/src/platform/releases/minisign.ts';

/** Made by minisign 0.11 itself. No release is signed with any of these. */
const made = (name: string) => join(import.meta.dirname, 'fixtures', name);
const read = (name: string) => readFileSync(made(name), 'utf8');
const file = made('file.txt');
const key = readPublicKey(read('plain.pub'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rondo-minisign-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what minisign signed holds, and says its comment', async () => {
  expect(await verifyFile(file, read('file.txt.minisig'), key)).toBe('rondo 1.2.3, 2026-11-28, file.txt');
});

test('what is signed here is, to the byte, what minisign signs', async () => {
  const ours = await signFile(file, readSecretKey(read('plain.key'), null), 'rondo 1.2.3, 2026-11-28, file.txt');
  expect(ours.split('\n').slice(1)).toEqual(read('file.txt.minisig').split('\n').slice(1));
});

test('another file, another comment, another key and the old format are refused, each by its reason', async () => {
  const signed = read('file.txt.minisig');
  const other = join(folder, 'file.txt');
  copyFileSync(file, other);
  writeFileSync(other, 'one byte more', { flag: 'a' });
  await expect(verifyFile(other, signed, key)).rejects.toThrow('the file is not what was signed');
  await expect(verifyFile(file, signed.replace('1.2.3', '1.2.4'), key)).rejects.toThrow('the comment is not');
  await expect(verifyFile(file, signed, readPublicKey(read('locked.pub')))).rejects.toThrow('another key');
  await expect(verifyFile(file, read('legacy.minisig'), key)).rejects.toThrow('no prehashed signature');
  await expect(verifyFile(file, 'nothing', key)).rejects.toThrow('no signature of minisign');
  expect(() => readPublicKey('nothing')).toThrow('no public key');
  expect(() => readSecretKey(read('plain.pub'), null)).toThrow('no secret key');
  expect(() => readSecretKey(read('locked.key'), null)).toThrow('RELEASE_KEY_PASSWORD_FILE');
});
