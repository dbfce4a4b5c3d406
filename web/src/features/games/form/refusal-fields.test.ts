import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { refusalErrors } from './refusal-fields.ts';

test('a refusal stands beside the field it is about', () => {
  const full = new ApiError(400, { code: 'capacity_below_joined', message: '' });
  expect(refusalErrors(full, 'Too few')).toEqual({ players: 'Too few' });
  const picture = new ApiError(400, { code: 'picture_not_usable', message: '' });
  expect(refusalErrors(picture, 'Not this one')).toEqual({ picture: 'Not this one' });
});

test('issues of the contract are told in the words of the form', () => {
  const issues = ['location.address', 'teams.0.name', 'scope'].map((path) => ({ path, message: '' }));
  const invalid = new ApiError(400, { code: 'invalid_input', message: '', issues });
  expect(refusalErrors(invalid, 'Check this')).toEqual({ place: 'Check this', teams: 'Check this' });
});

test('what is about no field stands beside none', () => {
  expect(refusalErrors(new ApiError(400, { code: 'game_started', message: '' }), 'Started')).toEqual({});
  expect(refusalErrors(new Error('offline'), 'Something')).toEqual({});
});
