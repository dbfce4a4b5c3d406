import { documentByNumber, mailDocument, myDocuments, walletReceipt, walletStatement } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, plain } from '../../../test/match.ts';
import { open, speak } from '../../../test/open.tsx';
import { aSeller } from '../../../test/seller.ts';

const t = speak('en');
const id = '00000000-0000-4000-8000-00000000abcd';
const main = () => plain(document.querySelector('main')?.textContent);

describe('the statement of a month', () => {
  const lines = [
    { createdAt: at('-P2D'), kind: 'top_up', amount: 20, balance: 30, receiptId: id },
    {
      createdAt: at('-P1D'),
      kind: 'entrance_fee',
      match: { _id: id, name: 'Weekly' },
      friend: 'Femke',
      amount: -4.5,
      balance: 25.5,
    },
  ] as const;
  const statement = answer(walletStatement, { data: { openingBalance: 10, lines, closingBalance: 25.5 } });
  const openMonth = (language: Language = 'en', answers = [statement]) =>
    open('/wallet/statement?month=2026-02', { as: {}, language, answers });

  test('goes from the opening to the closing balance, and is there as a file', async () => {
    await openMonth();
    await expect.element(page.getByRole('table')).toBeVisible();
    const sums = [...document.querySelectorAll('main dl > div')].map((sum) => plain(sum.textContent));
    expect(sums).toEqual(['Opening balance€ 10.00', 'In+ € 20.00', 'Out− € 4.50', 'Closing balance€ 25.50']);
    expect(main()).toMatch(/Weekly for Femke/);
    const csv = page.getByRole('link', { name: new RegExp(t('statement.csv')) });
    await expect
      .element(csv)
      .toHaveAttribute('href', '/api/wallet/statement.csv?from=2026-02-01&to=2026-02-28&lang=en');
  });

  test('another month is a press away', async () => {
    await openMonth();
    await page.getByRole('link', { name: t('statement.previous') }).tap();
    await expect.poll(() => askedOf(walletStatement).at(-1)?.query).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    await page.getByLabelText(t('statement.month')).selectOptions('2026-03');
    await expect.poll(() => location.search).toBe('?month=2026-03');
  });

  test.each(testedLanguages)('in which nothing happened says so (%s)', async (language) => {
    await openMonth(language, [answer(walletStatement)]);
    await expect.element(page.getByRole('heading', { name: speak(language)('statement.nothing') })).toBeVisible();
  });

  test('loads, failed, and is asked for again', async () => {
    await openMonth('en', [neverAnswer(walletStatement)]);
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
  });

  test('that failed is asked for again', async () => {
    await openMonth('en', [refuse(walletStatement, 'unavailable')]);
    await expect.element(page.getByText(t('errors.unavailable'))).toBeVisible();
    respondWith(statement);
    await button(t('common.retry')).tap();
    await expect.element(page.getByRole('table')).toBeVisible();
  });
});

describe('a receipt', () => {
  const receipt = {
    _id: id,
    number: 'P-20260921-1A2B3C4D',
    kind: 'entrance_fee',
    createdAt: at('-P1D'),
    payer: { name: 'Sanne', email: 'sanne@rondo.test' },
    match: { name: 'Weekly', address: 'Sporthal Galgenwaard' },
    lines: [
      { kind: 'base', amount: 4.5 },
      { kind: 'promocode', name: 'Spring', amount: -2 },
      { kind: 'fee', amount: 0.36 },
    ],
    total: 2.86,
    method: 'ideal',
    status: 'partial_refund',
    refund: { amount: 2, createdAt: at('-PT2H') },
  } as const;
  const paid = [
    { rate: 9, net: 41.28, vat: 3.72, amount: 45, exemptReason: null },
    { rate: 21, net: 0.3, vat: 0.06, amount: 0.36, exemptReason: null },
  ];
  const given = answer(myDocuments, {
    data: {
      documents: [
        { number: 'C-2026-000003', kind: 'creditNote', day: '2026-09-22', total: -2 },
        { number: 'R-2026-000012', kind: 'receipt', day: '2026-09-21', total: 45.36, vat: paid },
      ],
    },
  });
  const openReceipt = (answers = [answer(walletReceipt, { data: { receipt } }), given], language: Language = 'en') =>
    open(`/wallet/receipt/${id}`, { as: {}, answers, language });

  test.each(testedLanguages)('says who sold it, where somebody is named (%s)', async (language) => {
    const answers = [answer(walletReceipt, { data: { receipt } }), given];
    await open(`/wallet/receipt/${id}`, { as: {}, answers, language, settings: { seller: aSeller } });
    await expect.element(page.getByText(speak(language)('receipt.soldBy', aSeller))).toBeVisible();
  });

  test('has its number, what was paid for, each line, and what came back', async () => {
    await openReceipt();
    await expect.element(page.getByText(receipt.number)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /R-2026-000012/ }))
      .toHaveAttribute('href', '/documents/R-2026-000012');
    for (const words of ['Weekly', 'Sporthal Galgenwaard', 'sanne@rondo.test', '€ 4.50', '−€ 2.00', '€ 0.36', '€ 2.86'])
      expect(main()).toContain(words);
    const rates = page.getByRole('table', { name: t('receipt.receiptNumber', { number: 'R-2026-000012' }) });
    await expect.element(rates).toMatchTextContent('9 %€ 41.28€ 3.72€ 45.00');
    await expect.element(rates).toMatchTextContent('21 %€ 0.30€ 0.06€ 0.36');
  });

  test.each(testedLanguages)('that isn’t theirs is not found (%s)', async (language) => {
    await openReceipt([refuse(walletReceipt, 'payment_not_found')], language);
    await expect.element(page.getByRole('heading', { name: speak(language)('receipt.notFound') })).toBeVisible();
  });

  test.each(testedLanguages)('of a game that isn’t certain yet says that it is paid (%s)', async (language) => {
    const pending = { ...receipt, status: 'pending', match: { _id: id, name: 'Weekly' }, refund: null } as const;
    await openReceipt([answer(walletReceipt, { data: { receipt: pending } }), given], language);
    await expect.element(page.getByText(speak(language)('receipt.pendingMeans'))).toBeVisible();
  });

  test('loads', async () => {
    await openReceipt([neverAnswer(walletReceipt)]);
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
  });
});

describe('a document', () => {
  const { name, address, kvk, vat } = aSeller;
  const seller = { name, address, kvk, vat };
  const document = {
    number: 'C-2026-000003',
    kind: 'creditNote',
    day: '2026-09-22',
    issuedAt: at('-PT2H'),
    total: -2,
    about: { name: 'Weekly', startsAt: at('P1D') },
    lines: [{ kind: 'game', amount: -2, rate: 9, vat: -0.17, of: 'R-2026-000012' }],
    vat: [{ rate: 9, net: -1.83, vat: -0.17, amount: -2, exemptReason: null }],
    seller,
  } as const;
  const openDocument = (answers = [answer(documentByNumber, { data: { document } })], language: Language = 'en') =>
    open(`/documents/${document.number}`, { as: {}, answers, language });

  test.each(testedLanguages)(
    'says what was sold, by whom, how much VAT is in it and what it takes back (%s)',
    async (language) => {
      await openDocument(undefined, language);
      const say = speak(language);
      await expect.element(page.getByRole('heading', { name: say('document.creditNote') })).toBeVisible();
      for (const words of [document.number, 'Weekly', 'R-2026-000012', say('receipt.soldBy', seller)])
        expect(main()).toContain(words);
      const amount = language === 'nl' ? '−€ 2,00' : '−€ 2.00';
      for (const words of [amount, language === 'nl' ? '−€ 0,17' : '−€ 0.17']) expect(main()).toContain(words);
      const rates = page.getByRole('table', { name: say('document.vat.title') });
      const figures = language === 'nl' ? ['9 %', '−€ 1,83', '−€ 0,17', amount] : ['9 %', '−€ 1.83', '−€ 0.17', amount];
      await expect.element(rates).toMatchTextContent(figures.join(''));
    },
  );

  test.each(testedLanguages)('has its e-invoice beside it, if it has one (%s)', async (language) => {
    await openDocument([answer(documentByNumber, { data: { document: { ...document, hasXml: true } } })], language);
    await expect
      .element(page.getByRole('link').filter({ hasText: speak(language)('document.xml') }))
      .toHaveAttribute('href', `/api/documents/${document.number}.xml?lang=${language}`);
  });

  test('is there as a file, and is mailed, or a refusal is told', async () => {
    await openDocument([refuse(mailDocument, 'unavailable'), answer(documentByNumber, { data: { document } })]);
    await expect
      .element(page.getByRole('link', { name: new RegExp(t('document.file')) }))
      .toHaveAttribute('href', `/api/documents/${document.number}.pdf?lang=en`);
    expect(
      page
        .getByRole('link')
        .filter({ hasText: t('document.xml') })
        .elements(),
    ).toEqual([]);
    await button(t('document.mail')).tap();
    await expectBanner(t('errors.unavailable'));
    respondWith(answer(mailDocument));
    await button(t('document.mail')).tap();
    await expectBanner(t('document.mailed'));
    expect(askedOf(mailDocument).at(-1)?.params).toEqual({ number: document.number });
  });

  test('without VAT says why', async () => {
    const exempt = { rate: 0, net: -2, vat: 0, amount: -2, exemptReason: 'A sports club' } as const;
    await openDocument([answer(documentByNumber, { data: { document: { ...document, vat: [exempt] } } })]);
    await expect
      .element(page.getByText(t('document.vat.exempt', { rate: '0', reason: 'A sports club' })))
      .toBeVisible();
  });

  test.each(testedLanguages)('that isn’t theirs is not found (%s)', async (language) => {
    await openDocument([refuse(documentByNumber, 'document_not_found')], language);
    await expect.element(page.getByText(speak(language)('document.notFoundBody'))).toBeVisible();
  });

  test('loads, and that failed is asked for again', async () => {
    await openDocument([neverAnswer(documentByNumber)]);
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
    await openDocument([refuse(documentByNumber, 'unavailable')]);
    respondWith(answer(documentByNumber, { data: { document } }));
    await button(t('common.retry')).tap();
    await expect.element(page.getByRole('heading', { name: t('document.creditNote') })).toBeVisible();
  });
});
