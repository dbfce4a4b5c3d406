import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['sanne.visser@rondo.test', 's•••@rondo.test'],
  ['a@rondo.test', 'a•••@rondo.test'],
  ['"odd@name"@rondo.test', '"•••@rondo.test'],
  ['😀@rondo.test', '😀•••@rondo.test'],
  ['no address', '•••'],
])('%s is shown as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
