import { checkAuthToken, logIn } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, hold, loseAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectSaidAt, field, testRefusals, testRules } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';

const t = speak('en');

async function fill(t: Translate) {
  await field(t('accounts.email')).fill('sanne@rondo.test');
  await field(t('accounts.password')).fill('Wrong2026!');
}

const submit = (t: Translate) => page.getByRole('button', { name: t('accounts.login.submit') });
const openIn = (language: 'en' | 'nl') => open('/login', { language });

testRefusals({
  call: logIn,
  open: openIn,
  fill,
  button: submit,
  at: { wrong_credentials: (t) => field(t('accounts.password')) },
});

testRules(openIn, (t) => [
  [t('accounts.email'), 'nobody', t('accounts.emailInvalid')],
  [t('accounts.email'), '', t('accounts.emailInvalid')],
  [t('accounts.password'), '', t('accounts.passwordRequired')],
]);

test('without anything typed nothing is sent, and the first field says why', async () => {
  await openIn('en');
  await submit(t).click();
  await expectSaidAt(field(t('accounts.email')), t('accounts.emailInvalid'));
  expect(askedOf(logIn)).toEqual([]);
});
