import { expect, test } from 'vitest';
import { bodyOf, type CallForm, type FieldRules, problemOf } from './call-form.ts';

const cases: [string, FieldRules, unknown, ReturnType<typeof problemOf>][] = [
  ['an empty text that is needed', { type: 'string', required: true }, '', 'missing'],
  ['spaces alone', { type: 'string', required: true }, '  ', 'missing'],
  ['a password of spaces', { type: 'string', required: true, exact: true }, '  ', null],
  ['an empty text that isn’t needed', { type: 'string', maxLength: 3 }, '', null],
  ['a text that is too long', { type: 'string', maxLength: 3 }, 'four', 'long'],
  ['a text with spaces around it', { type: 'string', maxLength: 3 }, ' two ', null],
  ['a text that is too short', { type: 'string', minLength: 3 }, 'no', 'short'],
  ['no address', { type: 'string', format: 'email' }, 'nobody', 'invalid'],
  ['an address', { type: 'string', format: 'email' }, 'Sanne@rondo.test', null],
  ['none of the choices', { type: 'string', enum: ['Utrecht'] }, 'Paris', 'invalid'],
  ['what doesn’t match', { type: 'string', pattern: '^\\p{L}+$' }, '1', 'invalid'],
  ['what matches', { type: 'string', pattern: '^\\p{L}+$' }, 'é', null],
  ['words for a number', { type: 'integer', minimum: 1 }, 'forty', 'invalid'],
  ['a part of a person', { type: 'integer', minimum: 1 }, '1.5', 'invalid'],
  ['a number as programs write it', { type: 'integer' }, '1e3', 'invalid'],
  ['a number that is too low', { type: 'integer', minimum: 1 }, '0', 'low'],
  ['a negative number', { type: 'integer', minimum: 1 }, '-4', 'low'],
  ['a number that is too high', { type: 'integer', maximum: 10 }, '11', 'high'],
  ['a number with spaces around it', { type: 'integer', maximum: 10 }, ' 10 ', null],
  ['an amount', { type: 'number', multipleOf: 0.05 }, '0.15', null],
  ['an amount between the steps', { type: 'number', multipleOf: 0.05 }, '0.16', 'invalid'],
  ['an amount with a comma', { type: 'number', multipleOf: 0.05 }, '0,15', null],
  ['an empty number that is needed', { type: 'integer', required: true }, '', 'missing'],
  ['an empty number that may be', { type: 'integer', minimum: 1 }, '', null],
  ['an answer that isn’t given', { type: 'boolean', required: true }, '', 'missing'],
  ['an answer', { type: 'boolean', required: true }, false, null],
  ['none of a list', { type: 'array', minItems: 1 }, [], 'missing'],
  ['too many of a list', { type: 'array', maxItems: 1 }, ['a', 'b'], 'long'],
  ['enough of a list', { type: 'array', minItems: 1, maxItems: 2 }, ['a', 'b'], null],
];
test.each(cases)('%s', (_, rules, value, problem) => {
  expect(problemOf(rules, value)).toBe(problem);
});

const form: CallForm = {
  fields: {
    name: { type: 'string', required: true },
    note: { type: 'string' },
    when: { type: 'string', nullable: true },
    people: { type: 'integer', nullable: true },
    rows: { type: 'integer' },
    value: { type: 'number' },
    last: { type: 'string', optional: true },
    password: { type: 'string', required: true, exact: true },
    agrees: { type: 'boolean' },
    sports: { type: 'array' },
  },
  refused: {},
};

test('what was filled in is sent as the call takes it', () => {
  const filled = {
    name: 'Sanne',
    note: 'hello',
    when: '2026-12-01',
    people: ' 40 ',
    rows: '2',
    value: '2,5',
    last: '2026-12-31',
    password: ' ',
  };
  expect(bodyOf(form, { ...filled, agrees: false, sports: ['Football'], isOpen: true })).toEqual({
    ...filled,
    people: 40,
    rows: 2,
    value: 2.5,
    agrees: false,
    sports: ['Football'],
  });
});

test('what is empty is null where the call takes that, and left out where it can be neither', () => {
  expect(bodyOf(form, { name: '', note: '', when: ' ', people: '', rows: '', last: '' })).toEqual({
    name: '',
    note: '',
    when: null,
    people: null,
  });
});
