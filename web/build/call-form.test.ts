import * as contract from '@rondo/contract';
import {
  applyAsOrganiser,
  askAsBusiness,
  askAsFacility,
  type Call,
  createGame,
  createPromocode,
  logIn,
  makeInvitation,
  signUp,
} from '@rondo/contract';
import { communityForm, enquiryForm, organiserCities } from '@rondo/rules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formOf } from './call-form.ts';

test('a field is what all the halves of its schema say', () => {
  const { fields } = formOf(askAsBusiness);
  expect(fields['name']).toEqual({ type: 'string', maxLength: enquiryForm.nameMax, required: true });
  expect(fields['email']).toEqual({
    type: 'string',
    format: 'email',
    maxLength: enquiryForm.emailMax,
    required: true,
  });
  expect(fields['duration']).toEqual({ type: 'string', maxLength: enquiryForm.durationMax });
});

test('a number, though a form may send its digits', () => {
  expect(formOf(askAsBusiness).fields['people']).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: enquiryForm.peopleMax,
    nullable: true,
  });
  expect(formOf(applyAsOrganiser).fields['age']).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: enquiryForm.ageMax,
    required: true,
  });
  expect(formOf(makeInvitation).fields['days']).toMatchObject({ minimum: 1, maximum: communityForm.invitationDaysMax });
});

test('a field may be left empty, although a value in it has to be right', () => {
  const { fields } = formOf(askAsFacility);
  expect(fields['maxCapacity']).toEqual({ type: 'integer', minimum: 1, maximum: enquiryForm.capacityMax });
  expect(fields['businessType']).not.toHaveProperty('required');
});

test('a field may be left out, although it can’t be empty', () => {
  const { fields } = formOf(createPromocode);
  expect(fields['endsAt']).toEqual({ type: 'string', format: 'date-time', optional: true });
  expect(fields['usesTotal']).toEqual({ type: 'integer', minimum: 1, maximum: 1_000_000 });
});

test('an answer, a choice and a list', () => {
  const { fields } = formOf(applyAsOrganiser);
  expect(fields['freelancer']).toEqual({ type: 'boolean', required: true });
  expect(fields['city']).toEqual({ type: 'string', enum: [...organiserCities], required: true });
  expect(fields['sports']).toMatchObject({ type: 'array', minItems: 1 });
});

test('the fields of an object, and of each row of a list', () => {
  const { location, teams, early_bird: prices } = formOf(createGame).fields;
  expect(location?.fields?.['address']).toMatchObject({ required: true, maxLength: 200 });
  expect(teams?.fields?.['team_size']).toEqual({ type: 'integer', minimum: 1, maximum: 99, required: true });
  expect(prices?.fields?.['spots']?.fields?.['total']).toMatchObject({ type: 'integer', required: true });
});

test('spaces count in a password, and not in a name', () => {
  expect(formOf(logIn).fields['password']).toMatchObject({ required: true, exact: true });
  expect(formOf(signUp).fields['name']).not.toHaveProperty('exact');
});

test('each refusal is about the field that the call has of those that it may be about', () => {
  expect(formOf(signUp).refused).toMatchObject({ email_invalid: 'email', passwords_differ: 'confirmPassword' });
  expect(formOf(askAsFacility)).toMatchObject({ file: 'images', refused: { picture_not_usable: 'images' } });
  expect(formOf(logIn).refused).toEqual({ wrong_credentials: 'password' });
});

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

test('no pattern of any call has a flag that a form doesn’t know', () => {
  for (const call of (Object.values(contract) as unknown[]).filter(isCall)) expect(() => formOf(call)).not.toThrow();
});

test.each([/^[a-z]+$/i, /^[a-z]+$/ms])('a pattern with other flags than a form knows is refused: %s', (pattern) => {
  const code = z.string().max(9).pipe(z.string().regex(pattern));
  const refused = `has a pattern with flags: ${pattern}`;
  const formWith = (fields: z.core.$ZodShape) => formOf({ ...signUp, input: { body: z.object(fields) } });
  expect(() => formWith({ code })).toThrow(`POST /users/confirmation: code ${refused}`);
  expect(() => formWith({ rows: z.array(z.object({ code })) })).toThrow(
    `POST /users/confirmation: rows code ${refused}`,
  );
});

test('it is light', () => {
  for (const call of [askAsBusiness, applyAsOrganiser, signUp])
    expect(JSON.stringify(formOf(call)).length).toBeLessThan(1200);
});
