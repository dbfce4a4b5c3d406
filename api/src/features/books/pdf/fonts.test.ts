import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { partsByFont } from './fonts.ts';

test('a text is in parts of one font each, with Greek and Cyrillic among them', () => {
  expect(partsByFont('Ελιά €5 Хляб Łan ⚽')).toEqual([
    { set: 'greek', text: 'Ελιά' },
    { set: 'latin', text: ' €5 ' },
    { set: 'cyrillic', text: 'Хляб' },
    { set: 'latin', text: ' ' },
    { set: 'latin-ext', text: 'Ł' },
    { set: 'latin', text: 'an ?' },
  ]);
});

test('fonts that could not be read are read again', async () => {
  vi.resetModules();
  const { loadFonts } = await import('./fonts.ts');
  await expect(loadFonts(() => Promise.reject(new Error('too many open files')))).rejects.toThrow('too many');
  expect((await loadFonts(readFile)).length).toBeGreaterThan(0);
});
