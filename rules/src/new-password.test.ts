import { assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword, isStrongPassword, missedRules, passwordRules } from './new-password.ts';

describe('a new password', () => {
  test.each([
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'uncommon']],
    ['a', ['length', 'uppercase', 'digit']],
    ['zonnebloem', ['uppercase', 'digit']],
    ['ZONNEBLOEM12', ['lowercase']],
    ['Zon12', ['length']],
    ['Welkom2026!', ['uncommon']],
    ['Password1', ['uncommon']],
    ['Zonnebloem12', []],
  ] as const)('%s lacks %j', (password, missed) => {
    expect(missedRules(password)).toEqual(missed);
  });

  test('is strong exactly when nothing but its being common is missed', () => {
    assert(
      property(string({ maxLength: 20 }), (password) => {
        const missed = missedRules(password);
        expect(isStrongPassword(password)).toBe(missed.every((rule) => rule === 'uncommon'));
        expect(passwordRules).toEqual(expect.arrayContaining(missed));
      }),
    );
  });

  test.each(['Qwerty123', 'VOETBAL1', 'aaaaaaaa', 'Aaaaaaaa1', 'a1234567890', 'Ab123456789'])(
    '%s is on the lists',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  test('signs and digits behind a common word make it no other', () => {
    assert(
      property(stringMatching(/^[\d!.?-]{0,6}$/), (end) => {
        expect(isCommonPassword(`Amsterdam${end}`)).toBe(true);
      }),
    );
  });
});
