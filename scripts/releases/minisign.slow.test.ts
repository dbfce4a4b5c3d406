import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPublicKey, readSecretKey, signFile, verifyFile } from '../../api/src/platform/releases/minisign.ts';

const made = (name: string) => join(import.meta.dirname, 'fixtures', name);
const read = (name: string) => readFileSync(made(name), 'utf8');

// Slow, because minisign has scrypt take a gibibyte and a few seconds for each password.
test('a key that minisign locked opens by its password, *secret words*, alone', { timeout: 240_000 }, async () => {
  const text = read('locked.key');
  expect(() => readSecretKey(text, 'other words')).toThrow('not that of the key');
  const file = made('file.txt');
  const signed = await signFile(file, readSecretKey(text, 'secret words'), 'a comment');
  expect(await verifyFile(file, signed, readPublicKey(read('locked.pub')))).toBe('a comment');
});
