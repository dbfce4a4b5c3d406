import * as contract from '@rondo/contract';
import type { Call } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Refused } from '../refusal.ts';
import { readInput } from './read-input.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;
const calls = Object.values(contract as Record<string, unknown>).filter(isCall);

function refusalOf(call: Call, given: { params?: unknown; query?: unknown; body?: unknown }) {
  try {
    readInput(call, { params: undefined, query: undefined, body: undefined, ...given });
  } catch (error) {
    if (error instanceof Refused) return error.body;
    throw error;
  }
  return null;
}

const odd = [undefined, null, '', 'x', 'x'.repeat(3000), 0, -1, 0.5, 1e12, true, [], ['x', null], {}, { x: 1 }];
const parts = ['params', 'query', 'body'] as const;

/** Messages that zod writes by itself. */
const library = /^(Invalid|Too|Unrecognized|Required|Expected)\b|expected .+ received/i;

/** An object's fields; none for anything else. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

test('whatever a field holds, what is wrong with it is said in our own words', () => {
  const said = new Set<string>();
  for (const call of calls)
    for (const part of parts) {
      const schema = call.input[part];
      const given = fieldsOf(schema).flatMap((field) => odd.map((value) => ({ [field]: value })));
      for (const value of [...given, ...odd])
        for (const { message } of refusalOf(call, { [part]: value })?.issues ?? []) said.add(message);
    }
  expect([...said].filter((message) => library.test(message) || !/^\S.*\S$/s.test(message))).toEqual([]);
  // No sentence is left unused either.
  expect([...said].filter((message) => message.includes('{'))).toEqual([]);
  expect(said.size).toBeGreaterThan(50);
});

describe('the product’s sentence stands at its field, and in the message where nothing else is wrong', () => {
  const person = {
    name: 'Robin',
    email: 'robin@rondo.test',
    password: 'Zonnebloem12',
    confirmPassword: 'Zonnebloem12',
  };
  const applicant = {
    name: 'Robin',
    email: 'robin@rondo.test',
    age: 30,
    freelancer: true,
    city: 'Utrecht',
    facility_contacted: false,
    sports: ['Football'],
  };
  const venue = { fullName: 'Robin', email: 'robin@rondo.test', availableDays: 'Mondays', availableHours: '20-22' };
  const described = { ...venue, facilityName: 'De Hal', address: 'Kerkstraat 1', sports: ['football'] };
  const company = { name: 'Brouwers', email: 'robin@rondo.test', sport: 'Football' };
  const guest = { matchId: crypto.randomUUID(), email: 'robin@rondo.test', terms: true, privacy: true };
  const name = 'Username must contain only letters, numbers, underscore(_) and dash(-)';
  const letters = 'Please ensure that your password has at least lowercase (a-z)';
  const cases: [Call, object, string, unknown[], string][] = [
    [contract.signUp, person, 'name', [undefined, null, '', ' ', 'a!b', 'x'.repeat(51)], name],
    [contract.changeUser, { reason: 'A typing error' }, 'name', ['', 'a!b'], name],
    [contract.signUp, person, 'email', [undefined, '', 'robin', 7], 'Enter a valid email address'],
    [contract.joinFreeAsGuest, guest, 'email', [undefined, 'robin@'], 'Enter a valid email address'],
    [contract.payForFriend, { matchId: guest.matchId }, 'payForFriendEmail', ['robin@'], 'Enter a valid email address'],
    [contract.joinFreeAsGuest, guest, 'terms', [undefined, 'yes'], 'Please accept the terms and conditions'],
    [contract.joinFreeAsGuest, guest, 'privacy', [undefined], 'Please accept the privacy policy'],
    [contract.signUp, person, 'password', [undefined, 'short'], letters],
    [contract.signUp, person, 'confirmPassword', [undefined], 'Passwords must be identical'],
    [contract.topUpWallet, {}, 'amount', [undefined, 'a lot', null], 'Minimum amount of 1 euro'],
    [contract.applyAsOrganiser, applicant, 'name', [undefined, ''], 'Please fill in all fields!'],
    [contract.applyAsOrganiser, applicant, 'sports', [undefined, []], 'Please fill in all fields!'],
    [contract.applyAsOrganiser, applicant, 'email', ['', 'robin@'], 'Please enter a valid email address!'],
    [contract.applyAsOrganiser, applicant, 'age', [undefined, '', 'old', 0, 1.5, 500], 'Please enter your age!'],
    [contract.applyAsOrganiser, applicant, 'freelancer', [undefined, ''], 'Please select if you are a freelancer!'],
    [contract.applyAsOrganiser, applicant, 'city', [undefined, 'Paris'], 'Please select a city!'],
    [
      contract.applyAsOrganiser,
      applicant,
      'facility_contacted',
      [undefined],
      'Please select if you have contacted a facility!',
    ],
    [contract.askAsFacility, venue, 'fullName', [undefined, ''], 'Full name is required.'],
    [contract.askAsFacility, venue, 'email', [undefined, 'robin'], 'Valid email is required.'],
    [contract.askAsFacility, venue, 'availableDays', [undefined, ''], 'Please enter available days.'],
    [contract.askAsFacility, venue, 'availableHours', [undefined, ''], 'Please enter available hours.'],
    [contract.askAsFacility, described, 'maxCapacity', ['', 'many', 0], 'Please enter a valid maximum capacity.'],
    [contract.askAsBusiness, company, 'name', [undefined, ''], 'The name of the organisation is required.'],
    [contract.askAsBusiness, company, 'email', ['robin'], 'Enter a valid email address.'],
    [contract.askAsBusiness, company, 'people', [0, -2, 'some'], 'The number must be a positive whole number.'],
  ];
  test.each(cases.map((row) => [`${row[0].path} ${row[2]}`, ...row] as const))(
    '%s',
    (_, call, right, field, wrong, sentence) => {
      for (const value of wrong) {
        const refusal = refusalOf(call, { params: { id: guest.matchId }, body: { ...right, [field]: value } });
        expect([value, refusal?.message]).toEqual([value, expect.stringContaining(sentence)]);
        expect(refusal?.issues).toEqual([{ path: field, message: expect.stringContaining(sentence) }]);
      }
    },
  );

  test('two of them stand at their fields', () => {
    const body = { ...applicant, age: '', city: '' };
    expect(refusalOf(contract.applyAsOrganiser, { body })).toMatchObject({
      code: 'invalid_input',
      message: contract.errorMessage('invalid_input'),
      issues: [
        { path: 'age', message: 'Please enter your age!' },
        { path: 'city', message: 'Please select a city!' },
      ],
    });
  });
});

describe('a key in the address that a call doesn’t know', () => {
  const strict = calls.filter(contract.knowsItsQuery);

  test('is refused by its name wherever something is changed or filed, and in all of the console', () => {
    expect(strict.length).toBeGreaterThan(200);
    for (const call of strict)
      expect(refusalOf(call, { query: { surprise: '1' } })).toMatchObject({
        code: 'query_unknown',
        message: 'This call doesn’t know “surprise” in its address, so it did nothing.',
        params: { keys: 'surprise' },
        issues: [{ path: 'surprise' }],
      });
  });

  test('those it knows are read as before', () => {
    for (const call of strict)
      for (const key of fieldsOf(call.input.query))
        expect(refusalOf(call, { query: { [key]: 'x' } })?.code).not.toBe('query_unknown');
  });

  test('doesn’t matter to who only looks', () => {
    expect(refusalOf(contract.listGames, { query: { utm_source: 'mail' } })).toBeNull();
  });
});
