import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { isEmail } from '../../../platform/email-of.ts';
import { refusedRow, rowProblem } from './friend-rows.ts';

test.each([
  ['a@b.nl', true],
  [' A@B.nl ', true],
  ['a.b+c@d.co.uk', true],
  ['a@b', false],
  ['a b@c.nl', false],
  ['a@b.', false],
  ['@b.nl', false],
  ['', false],
])('%j is an address: %s', (typed, right) => {
  expect(isEmail(typed)).toBe(right);
});

test('each address by itself, and among the others', () => {
  const emails = ['one@rondo.test', 'ONE@rondo.test ', 'me@rondo.test', 'nobody', 'two@rondo.test'];
  expect(emails.map((_, index) => rowProblem(emails, index, 'Me@rondo.test'))).toEqual([
    null,
    'twice',
    'you',
    'invalid',
    null,
  ]);
});

test('a refusal finds the address it is about', () => {
  const refusal = (params: Record<string, string>) => new ApiError(400, { code: 'friend_joined', message: '', params });
  const emails = ['one@rondo.test', 'Two@rondo.test'];
  expect(refusedRow(emails, refusal({ friend: 'two@rondo.test' }))).toBe(1);
  expect(refusedRow(emails, refusal({}))).toBe(-1);
  expect(refusedRow(emails, new Error('offline'))).toBe(-1);
});
