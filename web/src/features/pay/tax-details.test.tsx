import { confirmIdentity, keepTaxDetails, keepVatNumber, organisersPay, signInMethods } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../../test/forms.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';
import { PayOverview } from './pay-overview.tsx';

const t = speak('en');
const kept = {
  name: 'Olaf de Wit',
  address: 'Kade 12, 3511 AB Utrecht',
  bornOn: '1990-05-17',
  bsn: '782',
  vat: null,
  invoicedSince: null,
};
const payWith = (
  taxDetails: { kept: typeof kept | object | null } | null,
  { canBeInvoiced = false, isReported = true } = {},
) =>
  answer(organisersPay, {
    data: {
      organiserKind: 'freelance',
      paid: 40,
      taxDetails: taxDetails && { ...taxDetails, canBeInvoiced, isReported },
    } as never,
  });
const wanted = payWith({ kept: null });

const open = (pay = wanted, language: Language = 'en', more: readonly Answer[] = [], step = '?step=tax') =>
  show(<PayOverview name="Olaf" />, {
    as: { role: 'organiser' },
    answers: [pay, ...more],
    language,
    address: `/organising${step}`,
  });

const fill = async (say: Translate) => {
  await field(say('pay.tax.name')).write('Olaf de Wit');
  await field(say('pay.tax.address')).write('Kade 12, 3511 AB Utrecht');
  await field(say('pay.tax.bornOn')).fill('1990-05-17');
  await field(say('pay.tax.bsn')).write('123456782');
};
const save = (say: Translate) => inSheet(say('pay.tax.save'));
const chargeVat = (say: Translate) => page.getByRole('radio', { name: say('pay.tax.withVat'), exact: false }).tap();

describe.each(testedLanguages)('what the report says of an organiser (%s)', (language) => {
  const say = speak(language);

  test('is asked of who was paid', async () => {
    await open(wanted, language, [], '');
    await expect.element(page.getByText(say('pay.tax.wanted'))).toBeVisible();
    await expect.element(button(say('pay.tax.enter'))).toBeVisible();
  });

  test('is not asked of who wasn’t', async () => {
    await open(payWith(null), language);
    await expect.element(page.getByRole('heading', { name: say('pay.statement') })).toBeVisible();
    expect(document.body.textContent).not.toContain(say('pay.tax.title'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('is asked for, each at its field', async () => {
    await open(wanted, language);
    await field(say('pay.tax.name')).write(' ');
    await save(say).tap();
    await expectSaidAt(field(say('pay.tax.name')), say('pay.tax.nameMissing'));
    for (const [name, words] of [
      ['address', 'addressMissing'],
      ['bornOn', 'bornOnMissing'],
      ['bsn', 'bsnMissing'],
    ] as const)
      await expect
        .element(field(say(`pay.tax.${name}`)))
        .toHaveAccessibleDescription(expect.stringContaining(say(`pay.tax.${words}`)));
  });

  test('of who charges VAT is their number', async () => {
    await open(wanted, language);
    await chargeVat(say);
    expect(document.body.textContent).not.toContain(say('pay.tax.bsn'));
    await save(say).tap();
    await expect
      .element(field(say('pay.tax.vat')))
      .toHaveAccessibleDescription(expect.stringContaining(say('pay.tax.vatMissing')));
  });
});

test('the number is shown by its end, and never filled in again; everything else is', async () => {
  await open(payWith({ kept }), 'en', [], '');
  await expect.poll(() => plain(document.body.textContent)).toContain('Olaf de Wit · BSN •••••• 782');
  await button(t('pay.tax.change')).tap();
  await expect.element(field(t('pay.tax.address'))).toHaveValue('Kade 12, 3511 AB Utrecht');
  await expect.element(field(t('pay.tax.bornOn'))).toHaveValue('1990-05-17');
  await expect.element(field(t('pay.tax.bsn'))).toHaveValue('');
});

test.each([
  [{ ...kept, bsn: null }, `Olaf de Wit · ${t('pay.tax.none')}`],
  [{ ...kept, bornOn: null, bsn: null, vat: 'NL123456782B90' }, 'Olaf de Wit · NL123456782B90'],
])('%j is shown as %s', async (details, words) => {
  await open(payWith({ kept: details }), 'en', [], '');
  await expect.poll(() => plain(document.body.textContent)).toContain(words);
});

describe('the person', () => {
  testRefusals({
    call: keepTaxDetails,
    open: (language) => open(wanted, language),
    fill,
    button: save,
    at: { bsn_invalid: (say) => field(say('pay.tax.bsn')), birth_day_wrong: (say) => field(say('pay.tax.bornOn')) },
  });

  test('is saved once they have proved who they are; without a number if they have none', async () => {
    await open();
    await fill(t);
    await page.getByRole('checkbox', { name: t('pay.tax.hasNoBsn') }).tap();
    respondWith(refuse(keepTaxDetails, 'confirm_identity'), answer(signInMethods, { data: { hasPassword: true } }));
    await save(t).tap();
    await page.getByLabelText(t('accounts.password'), { exact: true }).write('Rondo2026!');
    respondWith(answer(confirmIdentity), answer(keepTaxDetails));
    await page.getByRole('button', { name: t('signIn.confirm.submit') }).tap();
    await expectBanner(t('pay.tax.done'));
    expect(askedOf(keepTaxDetails).at(-1)?.body).toMatchObject({ bornOn: '1990-05-17', hasNoBsn: true });
  });
});

describe('who charges VAT', () => {
  const fillVat = async (say: Translate) => {
    await chargeVat(say);
    await field(say('pay.tax.business')).write('De Wit Sport');
    await field(say('pay.tax.address')).write('Kade 12, 3511 AB Utrecht');
    await field(say('pay.tax.vat')).write('NL123456782B90');
  };
  testRefusals({
    call: keepVatNumber,
    open: (language) => open(wanted, language),
    fill: fillVat,
    reopen: chargeVat,
    button: save,
    at: {
      vat_number_invalid: (say) => field(say('pay.tax.vat')),
      vat_not_dutch: (say) => field(say('pay.tax.vat')),
      letters_unprintable: (say) => field(say('pay.tax.business')),
    },
  });

  test('is saved', async () => {
    await open(wanted, 'en', [answer(keepVatNumber)]);
    await fillVat(t);
    await save(t).tap();
    await expectBanner(t('pay.tax.done'));
    expect(askedOf(keepVatNumber).at(-1)?.body).toEqual({
      name: 'De Wit Sport',
      address: 'Kade 12, 3511 AB Utrecht',
      vat: 'NL123456782B90',
      isInvoiced: false,
    });
  });
});

describe('invoices that Rondo writes', () => {
  const offered = payWith({ kept: null }, { canBeInvoiced: true, isReported: false });

  test('are offered to a freelancer, whether or not there is a report', async () => {
    await open(offered, 'en', [], '');
    await expect.element(page.getByText(t('pay.tax.vatIntro'))).toBeVisible();
    expect(document.body.textContent).not.toContain(t('pay.tax.title'));
  });

  test('are agreed to with the VAT number, and nothing else is asked', async () => {
    await open(offered, 'en', [answer(keepVatNumber)]);
    await expect.element(page.getByText(t('pay.tax.vatBody'))).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(0);
    await field(t('pay.tax.business')).write('De Wit Sport');
    await field(t('pay.tax.address')).write('Kade 12, 3511 AB Utrecht');
    await field(t('pay.tax.vat')).write('NL123456782B90');
    await page.getByRole('checkbox', { name: t('pay.tax.isInvoiced'), exact: false }).tap();
    await save(t).tap();
    await expectBanner(t('pay.tax.done'));
    expect(askedOf(keepVatNumber).at(-1)?.body).toMatchObject({ vat: 'NL123456782B90', isInvoiced: true });
  });

  test('are not offered where Rondo writes none', async () => {
    await open(wanted);
    await chargeVat(t);
    await expect.element(field(t('pay.tax.vat'))).toBeVisible();
    expect(page.getByRole('checkbox', { name: t('pay.tax.isInvoiced'), exact: false }).elements()).toHaveLength(0);
  });

  test('are said beside the number once they are agreed to', async () => {
    const agreed = {
      ...kept,
      bornOn: null,
      bsn: null,
      vat: 'NL123456782B90',
      invoicedSince: '2026-11-01T09:00:00.000Z',
    };
    await open(payWith({ kept: agreed }, { canBeInvoiced: true }), 'en', [], '');
    await expect.poll(() => plain(document.body.textContent)).toContain(`NL123456782B90 · ${t('pay.tax.byRondo')}`);
  });
});
