import { expect, test } from 'vitest';
import { httpsOrigin } from './https-origin.ts';

test.each([
  ['https://brackets.example.org/cup?x=1', 'https://brackets.example.org'],
  ['https://EXAMPLE.org:8443/', 'https://example.org:8443'],
  ['http://example.org/', null],
  ['https://a;sandbox/', null],
  ['https://a,b/', null],
  ["https://'self'/", null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s', (address, origin) => expect(httpsOrigin(address)).toBe(origin));
