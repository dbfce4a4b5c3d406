import { expect, test } from 'vitest';
import {
  bodyOf,
  type CallForm,
  columnOf,
  type FieldRules,
  problemOf,
  problemsOf,
  rulesAt,
  valueAt,
  withValue,
} from './call-form.ts';

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
  ['an amount that ends or begins with a comma', { type: 'number', multipleOf: 0.5 }, '1,', null],
  ['a comma alone', { type: 'number' }, ',', 'invalid'],
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

test('a draft is sent as the call takes it', () => {
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

test('an empty field is null if the call takes that, and left out if it can be neither', () => {
  expect(bodyOf(form, { name: '', note: '', when: ' ', people: '', rows: '', last: '' })).toEqual({
    name: '',
    note: '',
    when: null,
    people: null,
  });
});

const team = { name: { type: 'string', required: true }, size: { type: 'integer', maximum: 9 } } as const;
const rows: CallForm = {
  fields: {
    teams: { type: 'array', minItems: 2, fields: { _id: { type: 'string', optional: true }, ...team } },
    place: { type: 'object', fields: { floor: { type: 'integer' } } },
    prices: {
      type: 'array',
      fields: { spots: { type: 'object', fields: { total: { type: 'integer', required: true } } } },
    },
  },
  refused: {},
};

test('rows, and fields of an object, are sent as the call takes them', () => {
  const teams = [{ key: 'a', _id: '', name: 'Red', size: '6' }];
  expect(
    bodyOf(rows, { teams, place: { floor: '2', pin: 1 }, prices: [{ spots: { total: '4', occupied: 1 } }] }),
  ).toEqual({
    teams: [{ name: 'Red', size: 6 }],
    place: { floor: 2 },
    prices: [{ spots: { total: 4 } }],
  });
});

test('errors of a list, and of each of its rows', () => {
  const wrong = (name: string, value: unknown) =>
    Object.fromEntries(problemsOf(name, rulesAt(rows, name) ?? {}, value));
  expect(wrong('teams', [{ name: ' ', size: '10' }])).toEqual({
    teams: 'missing',
    'teams.0.name': 'missing',
    'teams.0.size': 'high',
  });
  expect(wrong('prices', [{ spots: { total: '1' } }, { spots: { total: '' } }])).toEqual({
    'prices.1.spots.total': 'missing',
  });
  expect(wrong('place', { floor: 'x' })).toEqual({});
});

test('a row is read and changed by its path', () => {
  const draft = { name: 'a', teams: [{ name: 'Red' }, { name: 'Blue' }] };
  expect(valueAt(draft, 'teams.1.name')).toBe('Blue');
  expect(valueAt(draft, 'teams.2.name')).toBeUndefined();
  expect(withValue(draft, 'teams.1.name', 'Green')).toEqual({ name: 'a', teams: [{ name: 'Red' }, { name: 'Green' }] });
  expect(rulesAt(rows, 'teams.1.size')).toEqual(team.size);
  expect(['teams.12.name', 'teams.0', 'name'].map(columnOf)).toEqual(['teams.name', 'teams', 'name']);
});
