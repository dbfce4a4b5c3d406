import { expect, test } from 'vitest';
import { ApiError } from '../platform/api.ts';
import { placeRefusal } from './place-refusal.ts';

const fields = { email: ['email_taken', 'mails_limited'], password: ['password_common'] } as const;

test.each([
  ['by its code', 'mails_limited', [], ['email']],
  ['by what the server says of each', 'invalid_input', ['password', 'email.0'], ['email', 'password']],
  ['by its code before that', 'password_common', ['email'], ['password']],
  ['as a whole', 'too_many_requests', ['language'], []],
] as const)('a refusal stands at the fields it is about: %s', (_, code, paths, names) => {
  const issues = paths.map((path) => ({ path, message: '' }));
  expect(placeRefusal(new ApiError(400, { code, message: '', issues }), fields)).toEqual(names);
});

test('an error that is no refusal is about no field', () => {
  expect(placeRefusal(new Error('oh'), fields)).toEqual([]);
});
