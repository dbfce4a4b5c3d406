import {
  bookingDocument,
  bookingDocuments,
  documentByNumber,
  getBooking,
  invoiceBooking,
  invoiceDocument,
  keepCompany,
  mailBookingDocument,
  myCompany,
  myPasses,
  openPayments,
  removeCompany,
  walletTimeline,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../../test/forms.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, plain } from '../../../test/match.ts';
import { open, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';

const t = speak('en');
const kept = { name: 'Bakkerij Jansen', address: 'Markt 1, Utrecht', vat: 'NL123456782B01', kvk: '12345678' };
const main = () => plain(document.querySelector('main')?.textContent);
const nameField = (say: Translate) => field(say('company.name'));
const vatField = (say: Translate) => field(say('company.vat'));

async function fill(say: Translate): Promise<void> {
  await field(say('company.name')).write(kept.name);
  await field(say('company.address')).write(kept.address);
  await vatField(say).write(kept.vat);
  await field(say('company.kvk')).write(kept.kvk);
}

describe('the company of one’s invoices', () => {
  const wallet = [answer(walletTimeline), answer(myPasses), answer(openPayments)];
  const openSheet = (company: typeof kept | null, answers: readonly Answer[] = [], language: Language = 'en') =>
    open('/wallet?step=company', {
      as: {},
      language,
      answers: [...answers, answer(myCompany, { data: { company } }), ...wallet],
    });

  testRefusals({
    call: keepCompany,
    open: (language) => openSheet(null, [], language),
    fill,
    button: (say) => inSheet(say('company.save')),
    at: { vat_number_invalid: vatField, letters_unprintable: nameField },
  });

  test.each(testedLanguages)('says while it is typed what no invoice can print (%s)', async (language) => {
    const say = speak(language);
    await openSheet(kept, [], language);
    const letters = { letters: 'அ ன ்' };
    await field(say('company.name')).write('Łódź அன் Ltd');
    await expectSaidAt(field(say('company.name')), say('company.unprintable', letters));
    await inSheet(say('company.save')).tap();
    expect(askedOf(keepCompany)).toEqual([]);
    await field(say('company.name')).write('王小明 محمد');
    await expect.element(page.getByText(say('company.unprintable', letters))).not.toBeInTheDocument();
  });

  test.each(testedLanguages)('wants eight digits of KvK, if any (%s)', async (language) => {
    const say = speak(language);
    await openSheet(kept, [], language);
    await field(say('company.kvk')).write('123');
    await inSheet(say('company.save')).tap();
    await expectSaidAt(field(say('company.kvk')), say('company.kvkWrong'));
  });

  test('is changed', async () => {
    await openSheet(kept, [answer(keepCompany, { data: { company: kept } })]);
    await expect.element(vatField(t)).toHaveValue(kept.vat);
    await field(t('company.kvk')).write('');
    await inSheet(t('company.save')).tap();
    await expectBanner(t('company.saved'));
    expect(askedOf(keepCompany).at(-1)?.body).toEqual({ ...kept, kvk: '' });
  });

  test('is removed, or a refusal is told', async () => {
    await openSheet(kept, [refuse(removeCompany, 'unavailable')]);
    await inSheet(t('company.remove')).tap();
    await expectBanner(t('errors.unavailable'));
    respondWith(answer(removeCompany));
    await inSheet(t('company.remove')).tap();
    await expectBanner(t('company.removed'));
  });

  test('loads, and is loaded again after a failure', async () => {
    await openSheet(null, [neverAnswer(myCompany)]);
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
    await openSheet(null, [refuse(myCompany, 'unavailable')]);
    respondWith(answer(myCompany, { data: { company: null } }));
    await inSheet(t('common.retry')).tap();
    await expect.element(vatField(t)).toHaveValue('');
  });
});

const number = 'R-2026-000012';
const receipt = { number, kind: 'receipt', total: 4, about: { name: 'Weekly' } } as const;
const invoiced = { ...receipt, kind: 'invoice', buyer: kept } as const;

describe('a receipt of a member', () => {
  const openReceipt = (answers: readonly Answer[] = [], language: Language = 'en', step = '') =>
    open(`/documents/${number}${step}`, {
      as: {},
      language,
      answers: [
        ...answers,
        answer(myCompany, { data: { company: null } }),
        answer(documentByNumber, { data: { document: receipt } }),
      ],
    });

  testRefusals({
    call: invoiceDocument,
    open: (language) => openReceipt([], language, '?step=invoice'),
    fill,
    button: (say) => inSheet(say('company.make')),
    at: { vat_number_invalid: vatField, letters_unprintable: nameField },
  });

  test('becomes an invoice to the stored company', async () => {
    await openReceipt([answer(myCompany, { data: { company: kept } })]);
    await button(t('company.invoice')).tap();
    await expect.element(vatField(t)).toHaveValue(kept.vat);
    respondWith(
      answer(invoiceDocument, { data: { document: invoiced } }),
      answer(documentByNumber, { data: { document: invoiced } }),
    );
    await inSheet(t('company.make')).tap();
    await expectBanner(t('company.made'));
    await expect.element(page.getByRole('heading', { level: 1, name: t('document.invoice') })).toBeVisible();
    expect(askedOf(invoiceDocument).at(-1)).toMatchObject({ params: { number }, body: kept });
    await expect.element(button(t('company.invoice'))).not.toBeInTheDocument();
  });

  test('that became an invoice meanwhile says so, where it was asked for', async () => {
    await openReceipt([answer(myCompany, { data: { company: kept } })], 'en', '?step=invoice');
    await expect.element(vatField(t)).toHaveValue(kept.vat);
    respondWith(refuse(invoiceDocument, 'invoice_given'), answer(documentByNumber, { data: { document: invoiced } }));
    const asked = askedOf(documentByNumber).length;
    await inSheet(t('company.make')).tap();
    await expect.element(page.getByText(t('errors.invoice_given'))).toBeVisible();
    expect(askedOf(documentByNumber)).toHaveLength(asked);
  });

  test.each(testedLanguages)('that is an invoice says to whom (%s)', async (language) => {
    const say = speak(language);
    await openReceipt([answer(documentByNumber, { data: { document: invoiced } })], language);
    await expect.element(page.getByRole('heading', { level: 1, name: say('document.invoice') })).toBeVisible();
    for (const words of [
      say('document.buyer'),
      kept.name,
      kept.address,
      say('document.buyerVat', kept),
      say('document.buyerKvk', kept),
    ])
      expect(main()).toContain(plain(words));
  });
});

describe('a receipt of a booking', () => {
  const openReceipt = (answers: readonly Answer[] = [], language: Language = 'en', step = '') =>
    open(`/booking/token/documents/${number}${step}`, {
      language,
      answers: [...answers, answer(bookingDocument, { data: { document: receipt } })],
    });

  testRefusals({
    call: invoiceBooking,
    open: (language) => openReceipt([], language, '?step=invoice'),
    fill,
    button: (say) => inSheet(say('company.make')),
    at: { vat_number_invalid: vatField, letters_unprintable: nameField },
  });

  test('becomes an invoice by the link', async () => {
    await openReceipt([answer(invoiceBooking, { data: { document: invoiced } })], 'en', '?step=invoice');
    await fill(t);
    respondWith(answer(bookingDocument, { data: { document: invoiced } }));
    await inSheet(t('company.make')).tap();
    await expectBanner(t('company.made'));
    await expect.element(page.getByRole('heading', { level: 1, name: t('document.invoice') })).toBeVisible();
    expect(askedOf(invoiceBooking).at(-1)).toMatchObject({ params: { token: 'token', number }, body: kept });
  });

  test.each(testedLanguages)('that isn’t of it is not found, and leads back to the booking (%s)', async (language) => {
    const say = speak(language);
    await openReceipt([refuse(bookingDocument, 'document_not_found')], language);
    await expect.element(page.getByRole('heading', { name: say('receipt.notFound') })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: say('booking.title') }).first())
      .toHaveAttribute('href', '/booking/token');
  });

  test('is mailed to the guest', async () => {
    await openReceipt([answer(mailBookingDocument)]);
    await button(t('document.mail')).tap();
    await expectBanner(t('document.mailed'));
    expect(askedOf(mailBookingDocument).at(-1)?.params).toEqual({ token: 'token', number });
  });

  test.each(testedLanguages)('stands on the page of the booking (%s)', async (language) => {
    const say = speak(language);
    await open('/booking/token', {
      language,
      answers: [
        answer(bookingDocuments, { data: { documents: [receipt] } }),
        answer(getBooking, { data: { booking: { opened: true } } }),
      ],
    });
    await expect
      .element(page.getByRole('link', { name: say('receipt.receiptNumber', { number }) }))
      .toHaveAttribute('href', `/booking/token/documents/${number}`);
  });

  const booking = answer(getBooking, { data: { booking: { opened: true, paid: 5, paidBy: null } } });

  test('that could not be loaded is asked for again', async () => {
    await open('/booking/token', { answers: [refuse(bookingDocuments, 'unavailable'), booking] });
    await expect.element(page.getByText(t('errors.unavailable'))).toBeVisible();
    respondWith(answer(bookingDocuments, { data: { documents: [receipt] } }));
    await button(t('common.retry')).tap();
    await expect.element(page.getByRole('link', { name: t('receipt.receiptNumber', { number }) })).toBeVisible();
  });
});
