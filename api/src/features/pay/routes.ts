import * as contract from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, centsToEuros } from '@rondo/rules';
import { languageOf } from '../../platform/wording/language.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { keepBankDetails } from './keep-bank-details.ts';
import { makePayStatement } from './make-pay-statement.ts';
import { findPaidIn } from './paid-years.ts';
import { presentPayLine } from './present.ts';
import { findSums } from './queries.ts';
import { writePayCsv } from './write-pay-csv.ts';

/** An organiser's pay and payouts (product.md#organisers). */
export function payRoutes(context: Context): void {
  const { db, clock } = context;
  const thisYear = () => Number(amsterdamDay(clock.now()).slice(0, 4));

  serve(context, contract.organisersPay, async ({ viewer, query }) => {
    const [sums, { year, openingCents, lines }, paidInYear] = await Promise.all([
      findSums(db, viewer.id),
      makePayStatement(db, viewer.id, query.year ?? thisYear()),
      findPaidIn(db, viewer.id, query.year ?? thisYear()),
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
}
