import * as contract from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, centsToEuros } from '@rondo/rules';
import { languageOf } from '../../platform/wording/language.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { keepBankDetails } from './keep-bank-details.ts';
import { makePayStatement } from './make-pay-statement.ts';
import { findPaidIn } from './paid-years.ts';
import { presentPayLine } from './present.ts';
import { canBeInvoiced, findTaxDetails, isReported, keepTaxDetails, keepVatNumber } from './report/keep-tax-details.ts';
import { findSums } from './queries.ts';
import { writePayCsv } from './write-pay-csv.ts';

/** An organiser's pay and payouts (product.md#organisers). */
export function payRoutes(context: Context): void {
  const { db, clock } = context;
  const thisYear = () => Number(amsterdamDay(clock.now()).slice(0, 4));

  serve(context, contract.organisersPay, async ({ viewer, query }) => {
    const [sums, { year, openingCents, lines }, paidInYear, isInReport, canBe, kept] = await Promise.all([
      findSums(db, viewer.id),
      makePayStatement(db, viewer.id, query.year ?? thisYear()),
      findPaidIn(db, viewer.id, query.year ?? thisYear()),
      isReported(context, viewer.id, clock.now()),
      canBeInvoiced(context, viewer.id),
      findTaxDetails(db, viewer.id),
    ]);
    const { holder, iban_masked: iban } = sums;
    return {
      status: 'success',
      data: {
        organiserKind: sums.organiser_kind,
        owed: centsToEuros(sums.owed_cents),
        underWay: centsToEuros(sums.under_way_cents),
        paid: centsToEuros(sums.paid_cents),
        bankDetails: holder !== null && iban !== null ? { holder, iban } : null,
        taxDetails: isInReport || canBe ? { kept, isReported: isInReport, canBeInvoiced: canBe } : null,
        year,
        openingBalance: centsToEuros(openingCents),
        paidInYear: centsToEuros(paidInYear),
        lines: lines.map(presentPayLine),
      },
    };
  });

  serve(context, contract.organisersPayCsv, async ({ viewer, query, http }) => {
    const statement = await makePayStatement(db, viewer.id, query.year ?? thisYear());
    const language = query.lang ?? languageOf(http.request);
    const name = `${phrasesIn[language].pay.csv.fileName}-${statement.year}.csv`;
    void http.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store');
    return writePayCsv(statement, language);
  });

  serve(context, contract.keepBankDetails, async ({ viewer, body }) => {
    const { holder } = body;
    const iban = await keepBankDetails(context, { userId: viewer.id, ...body }, clock.now());
    return { status: 'success', data: { bankDetails: { holder, iban } } };
  });

  serve(context, contract.keepTaxDetails, async ({ viewer, body }) => {
    const taxDetails = await keepTaxDetails(context, { userId: viewer.id, ...body }, clock.now());
    return { status: 'success', data: { taxDetails } };
  });

  serve(context, contract.keepVatNumber, async ({ viewer, body }) => {
    const taxDetails = await keepVatNumber(context, { userId: viewer.id, ...body }, clock.now());
    return { status: 'success', data: { taxDetails } };
  });
}
