import { askRecovery } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectSaidAt, field, testRefusals, testRules } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const ten = { reset_expiration_time: at('PT10M') };

describe.each([
  ['/restore-password', 'restore'],
  ['/guest-account', 'guest'],
] as const)('%s', (address, kind) => {
  const openIn = (language: Language) => open(address, { language });
  testRefusals({
    call: askRecovery,
    open: openIn,
    fill: (t) => field(t('accounts.email')).write('sanne@rondo.test'),
    button: (t) => page.getByRole('button', { name: t(`recovery.${kind}.submit`) }),
    at: {
      email_invalid: (t) => field(t('accounts.email')),
      mails_limited: (t) => field(t('accounts.email')),
    },
  });
  testRules(openIn, (t) => [
    [t('accounts.email'), 'nobody', t('accounts.emailInvalid')],
    [t('accounts.email'), '', t('accounts.emailInvalid')],
  ]);

  test('begins with the address that led here', async () => {
    await open(`${address}?email=sanne%40rondo.test`);
    await expect.element(field(t('accounts.email'))).toHaveValue('sanne@rondo.test');
    await expect.element(page.getByRole('heading', { level: 1, name: t(`recovery.${kind}.title`) })).toBeVisible();
  });
});

test('leads to the login, and to the page for guests', async () => {
  await open('/restore-password');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name: t('accounts.signup.loginLink') })).toBeVisible();
  await expect.element(main.getByRole('link', { name: t('accounts.signup.guestLink') })).toBeVisible();
});

test('without an address nothing is sent', async () => {
  await open('/restore-password');
  await page.getByRole('button', { name: t('recovery.restore.submit') }).tap();
  await expectSaidAt(field(t('accounts.email')), t('accounts.emailInvalid'));
  expect(askedOf(askRecovery)).toEqual([]);
});

describe('once the mail is on its way', () => {
  async function send(until = ten) {
    await open('/restore-password', { answers: [answer(askRecovery, until)] });
    await field(t('accounts.email')).write(' sanne@rondo.test');
    await page.getByRole('button', { name: t('recovery.restore.submit') }).tap();
  }
  const again = () => page.getByRole('button', { name: t('recovery.again') });

  test('it says so, and how long its link works', async () => {
    await send();
    await expect.element(page.getByRole('heading', { name: t('recovery.checkTitle') })).toHaveFocus();
    await expect.element(page.getByText('Email has been sent successfully')).toBeVisible();
    await expect.element(page.getByText(t('recovery.checkBody', { email: 'sanne@rondo.test' }))).toBeVisible();
    await expect
      .element(page.getByRole('timer', { name: t('recovery.timeLeft') }))
      .toMatchTextContent(/^(10:00|09:5\d)$/);
    expect(askedOf(askRecovery)).toMatchObject([{ body: { email: 'sanne@rondo.test' } }]);
  });

  test('it is sent again; too often, it says why not', async () => {
    await send();
    await again().tap();
    await expect.element(page.getByText(t('recovery.sentAgain'))).toBeVisible();
    respondWith(refuse(askRecovery, 'too_many_requests', { params: { minutes: 12 } }));
    await again().tap();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 12 min.');
  });

  test('once the time is up it says so, and sends another', async () => {
    await send({ reset_expiration_time: at('-PT1S') });
    await expect.element(page.getByRole('heading', { name: t('recovery.overTitle') })).toBeVisible();
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    respondWith(answer(askRecovery, ten));
    await again().tap();
    await expect.element(page.getByRole('heading', { name: t('recovery.checkTitle') })).toBeVisible();
  });

  test('another address starts anew, with the one before', async () => {
    await send();
    await page.getByRole('button', { name: t('recovery.other') }).tap();
    await expect.element(field(t('accounts.email'))).toHaveValue('sanne@rondo.test');
  });
});
