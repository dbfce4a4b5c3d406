import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

describe('a path of our own', () => {
  test.each([
    ['/', '/'],
    ['/match/1?step=join#teams', '/match/1?step=join#teams'],
    ['/allgames?search=a//b&to=https://x.example', '/allgames?search=a//b&to=https://x.example'],
    // An encoded tab is an ordinary character of the path.
    ['/%09/evil.example', '/%09/evil.example'],
    ['/a/../match/1', '/match/1'],
    ['/café?naam=Zoë', '/caf%C3%A9?naam=Zo%C3%AB'],
  ])('%j leads to %j', (path, led) => {
    expect(ownPath(path)).toBe(led);
  });

  test.each([
    null,
    undefined,
    '',
    'match/1',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/match\u0000',
    '/match\u0085',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    '/match/1?a=\\b',
  ])('%j leads nowhere', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  test('whatever is written, a browser stays with us', () => {
    const bits = constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      '%09',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '／',
      '。',
      'é',
    );
    const written = oneof(
      string({ unit: 'binary', maxLength: 9 }),
      array(bits, { maxLength: 9 }).map((parts) => parts.join('')),
    );
    assert(
      property(written, (rest) => {
        const led = ownPath(`/${rest}`);
        if (led === null) return;
        expect(new URL(led, 'https://rondo.example/login').origin).toBe('https://rondo.example');
        expect(ownPath(led)).toBe(led);
      }),
    );
  });
});
