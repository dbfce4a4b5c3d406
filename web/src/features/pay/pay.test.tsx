import { confirmIdentity, keepBankDetails, organisersPay, signInMethods } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../../test/forms.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';
import { PayOverview } from './pay-overview.tsx';

const t = speak('en');
const body = () => plain(document.body.textContent);
const id = '00000000-0000-4000-8000-00000000f00d';
const pay = answer(organisersPay, {
  data: { organiserKind: 'freelance', owed: 20, paid: 100, underWay: 5, year: 2026, paidInYear: 60 },
});

const openPay = (answers: readonly Answer[] = [pay], language: Language = 'en', address = '/organising') =>
  show(<PayOverview name="Olaf" />, {
    as: { role: 'organiser' },
    answers,
    language,
    address,
  });

describe.each(testedLanguages)('what an organiser is paid (%s)', (language) => {
  const say = speak(language);
  test('what is owed, under way and paid; without bank details they are asked for', async () => {
    await openPay([pay], language);
    await expect.element(page.getByText(say('pay.noDetails'))).toBeVisible();
    await expect.element(button(say('pay.details.enter'))).toBeVisible();
    await expect
      .element(page.getByText(say('pay.paidInYear', { year: 2026, amount: language === 'en' ? '€ 60.00' : '€ 60,00' })))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: say('pay.nothing', { year: 2026 }) })).toBeVisible();
  });
  test('a volunteer isn’t', async () => {
    await openPay([answer(organisersPay, { data: { organiserKind: 'volunteer' } })], language);
    await expect.element(page.getByText(say('pay.volunteer'))).toBeVisible();
  });
  test('failed, and asked for again', async () => {
    await openPay([refuse(organisersPay, 'unavailable')], language);
    await expect.element(page.getByText(say('pay.failed'))).toBeVisible();
    respondWith(pay);
    await button(say('common.retry')).tap();
    await expect.element(page.getByText(say('pay.noDetails'))).toBeVisible();
  });
});

test('it loads', async () => {
  await openPay([neverAnswer(organisersPay)]);
  await expect.element(page.getByText(t('common.loading'))).toBeInTheDocument();
});

test('each game and each payout of the year, the latest first; another year is chosen', async () => {
  const lines = [
    {
      createdAt: at('-P9D'),
      kind: 'game',
      match: { _id: id, name: 'Weekly', game_date: at('-P9D'), players: 8 },
      amount: 12,
      balance: 12,
    },
    { createdAt: at('-P2D'), kind: 'payout', payout: { iban: 'NL…1234', state: 'executed' }, amount: -12, balance: 0 },
    {
      createdAt: at('-P1D'),
      kind: 'returned',
      payout: { iban: 'NL…1234', state: 'returned', reason: 'Account closed' },
      amount: 12,
      balance: 12,
    },
  ] as const;
  const data = { organiserKind: 'freelance', owed: -3, year: 2026, openingBalance: 4, lines } as const;
  await openPay([answer(organisersPay, { data: { ...data, bankDetails: { holder: 'Olaf', iban: 'NL…1234' } } })]);
  await expect.poll(body).toMatch(/Account closed.*Weekly/);
  expect(body()).toContain(t('pay.takenBack'));
  await expect.element(button(t('pay.details.change'))).toBeVisible();
  await page.getByLabelText(t('pay.year')).selectOptions('2025');
  await expect.poll(() => askedOf(organisersPay).at(-1)?.query).toEqual({ year: '2025' });
});

describe('the bank details', () => {
  const iban = (say: Translate) => field(say('bankAccount.iban'));
  const openSheet = (language: Language) => openPay([pay], language, '/organising?step=bank');
  testRefusals({
    call: keepBankDetails,
    open: openSheet,
    fill: (say) => iban(say).write('NL91 ABNA 0417 1643 00'),
    button: (say) => inSheet(say('pay.details.save')),
    at: { iban_invalid: iban, iban_not_sepa: iban, iban_is_own: iban },
  });

  test.each(testedLanguages)('are asked for, each at its field (%s)', async (language) => {
    const say = speak(language);
    await openSheet(language);
    await field(say('bankAccount.holder')).write(' ');
    await inSheet(say('pay.details.save')).tap();
    await expectSaidAt(field(say('bankAccount.holder')), say('bankAccount.holderMissing'));
    await expect
      .element(iban(say))
      .toHaveAccessibleDescription(expect.stringContaining(say('bankAccount.ibanMissing')));
  });

  test('are saved once the organiser has proved who they are', async () => {
    await openSheet('en');
    await iban(t).write('NL91ABNA0417164300');
    respondWith(refuse(keepBankDetails, 'confirm_identity'), answer(signInMethods, { data: { hasPassword: true } }));
    await inSheet(t('pay.details.save')).tap();
    await page.getByLabelText(t('accounts.password'), { exact: true }).write('Rondo2026!');
    respondWith(answer(confirmIdentity), answer(keepBankDetails));
    await page.getByRole('button', { name: t('signIn.confirm.submit') }).tap();
    await expectBanner(t('pay.details.done'));
    expect(askedOf(keepBankDetails).at(-1)?.body).toEqual({ holder: 'Olaf', iban: 'NL91ABNA0417164300' });
  });
});
