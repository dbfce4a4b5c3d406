import { payExternalEvent } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectSaidAt, field, paramsOf, sentence } from '../../../../test/forms.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, inSheet, leavingTo, openGame, priceLines, sheet } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const event = { tournament_external: true, tournament_org: 'ESN', external_member_price: 3 };
const openEvent = (language: Language = 'en') => openGame(event, { step: steps.externalEvent, language });

async function fill(say = t) {
  await field(say('spots.guest.email')).write('guus@rondo.test');
  await field(say('spots.external.name')).write('Guus');
  await box(say('spots.external.consent')).tap();
}

test.each(testedLanguages)('a name is asked for, at its field (%s)', async (language) => {
  const say = speak(language);
  await openEvent(language);
  const next = inSheet(say('spots.external.next'));
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await fill(say);
  await field(say('spots.external.name')).write('');
  await next.tap();
  await expectSaidAt(field(say('spots.external.name')), say('spots.checks.required'));
});

test('below an address that looks mistyped the likely one is suggested', async () => {
  await openEvent();
  await field(t('spots.guest.email')).write('guus@gmial.con');
  await userEvent.tab();
  await inSheet(t('spots.guest.likely', { email: 'guus@gmail.com' })).tap();
  await expect.element(field(t('spots.guest.email'))).toHaveValue('guus@gmail.com');
});

test('a member pays the price of the organisation, and all that was typed is sent', async () => {
  const leaving = leavingTo();
  await openEvent();
  await fill();
  await field(t('spots.external.team')).write('Spikers');
  await page.getByRole('radio', { name: /^Student-card price/ }).tap();
  await expect.element(page.getByText(t('spots.external.memberHint', { organisation: 'ESN' }))).toBeVisible();
  await inSheet(t('spots.external.next')).tap();
  await expect.element(sheet(t('spots.checkout.title'))).toBeVisible();
  await expect.poll(priceLines).toContainEqual(['Your spot', '€ 3.00']);
  const orderId = '00000000-0000-4000-8000-000000000abc';
  respondWith(answer(payExternalEvent, { orderId, paymentLink: 'https://bank.test/pay' }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay €/ })
    .tap();
  await expect.poll(leaving).toBe('https://bank.test/pay');
  expect(askedOf(payExternalEvent).at(-1)?.body).toMatchObject({
    name: 'Guus',
    email: 'guus@rondo.test',
    teamName: 'Spikers',
    organisationMember: true,
    method: 'ideal',
  });
});

test('a refusal is said beside the ways to pay', async () => {
  await openEvent();
  await fill();
  await inSheet(t('spots.external.next')).tap();
  for (const code of ['game_full', 'already_joined', 'provider_unavailable'] as const) {
    respondWith(refuse(payExternalEvent, code, { params: paramsOf(code) }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay €/ })
      .tap();
    await expect.element(page.getByRole('alert').filter({ hasText: sentence('en', code) })).toBeInViewport();
  }
});
