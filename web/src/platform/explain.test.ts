import { phrasesIn } from '@rondo/phrases';
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { explain } from './explain.ts';

const refusal = (code: string, params: Record<string, string | number>) =>
  new ApiError(400, { code, message: 'in the server’s words', params } as ConstructorParameters<typeof ApiError>[1]);

test.each([
  ['insufficient_balance', { shortfall: '12.50' }, '€ 12.50', '€ 12,50'],
  ['price_changed', { price: '1234.00' }, '€ 1,234.00', '€ 1.234,00'],
  ['balance_left', { balance: '0.05' }, '€ 0.05', '€ 0,05'],
  ['level_too_low', { minimum: 3.5, score: '3.0' }, 'Yours is 3.0', 'jou is 3,0'],
  [
    'friend_level_too_low',
    { minimum: 3.5, friend: 'jan.smit@rondo.test' },
    'Minimum score: 3.5',
    'Minimale score: 3,5',
  ],
  ['friend_joined', { friend: 'jan.smit@rondo.test' }, 'jan.smit@rondo.test', 'jan.smit@rondo.test'],
])('%s writes its figures as the language does', (code, params, english, dutch) => {
  expect(explain(phrasesIn.en, 'en', refusal(code, params))).toContain(english);
  expect(explain(phrasesIn.nl, 'nl', refusal(code, params))).toContain(dutch);
});

test('a code from a newer server has the server’s words, and any other error general ones', () => {
  expect(explain(phrasesIn.nl, 'nl', refusal('new_code', {}))).toBe('in the server’s words');
  expect(explain(phrasesIn.nl, 'nl', new Error('x'))).toBe(phrasesIn.nl.common.somethingWrong);
});

test('a fault of ours names its request, by which the log shows the cause', () => {
  expect(explain(phrasesIn.en, 'en', refusal('unavailable', { reference: 'a3f912c49b01' }))).toBe(
    `${phrasesIn.en.errors.unavailable} · Reference, if you write to us: a3f912c49b01`,
  );
  expect(explain(phrasesIn.nl, 'nl', refusal('internal', { reference: 'a3f912c49b01' }))).toContain('a3f912c49b01');
});

test('no answer at all is said in the words of the banner about it', () => {
  const error = new ApiError(0, { code: 'unavailable', message: 'The backend is not available at the moment!' });
  expect(explain(phrasesIn.en, 'en', error)).toBe('The backend is not available at the moment!');
  expect(explain(phrasesIn.nl, 'nl', error)).toBe(phrasesIn.nl.common.offline);
});
