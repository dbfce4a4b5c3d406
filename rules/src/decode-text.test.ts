import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'E-mailadres;Naam\r\nzoe@rondo.test;Zo\u00EB\r\n';
const bytesOf = (units: readonly number[]) => new Uint8Array(units);
const units = Array.from(text, (letter) => letter.charCodeAt(0));
const low = units.flatMap((unit) => [unit & 255, unit >> 8]);
const high = units.flatMap((unit) => [unit >> 8, unit & 255]);

test.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16', bytesOf([0xff, 0xfe, ...low])],
  ['UTF-16 from its other end', bytesOf([0xfe, 0xff, ...high])],
  ['UTF-16 without its mark', bytesOf(low)],
  ['UTF-16 from its other end without its mark', bytesOf(high)],
  ['what Windows writes', bytesOf(units)],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('reads the euro sign of Windows, and nothing', () => {
  expect(decodeText(bytesOf([0x80, 0x20, 0x35]))).toBe('€ 5');
  expect(decodeText(bytesOf([]))).toBe('');
});
