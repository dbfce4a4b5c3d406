import { expect, test } from 'vitest';
import { type SetAsideFacts, setAsideParams } from './set-aside.ts';

const none: SetAsideFacts = { reported: null, currency: null, owed: null, status: null, provider: null, words: null };
const say = { money: (euros: number) => `€ ${euros}`, number: String, status: (status: string) => `[${status}]` };

test.each<[string, Partial<SetAsideFacts>, object]>([
  ['euros', { reported: 9, currency: 'EUR', owed: 10.36 }, { reported: '€ 9', owed: '€ 10.36' }],
  ['another currency', { reported: 10.36, currency: 'USD', owed: 10.36 }, { reported: 'USD 10.36', owed: '€ 10.36' }],
  ['a status', { status: 'expired' }, { status: '[expired]' }],
  ['a provider', { provider: 'mollie' }, { provider: 'Mollie', status: '' }],
  ['words', { words: 'ask the bank' }, { words: 'ask the bank' }],
])('a reason’s phrase names %s', (_, facts, params) => {
  expect(setAsideParams({ ...none, ...facts }, say)).toMatchObject(params);
});
